"""Reports as one HTML file: a page frame, tables and plots of our own, light and dark, without any script."""

from fogg.report.column_plot import column_plot
from fogg.report.data_table import Column, data_table
from fogg.report.line_plot import Series, line_plot
from fogg.report.markup import Html, joined, tag
from fogg.report.page import fact_list, html_page, prose, section
from fogg.report.row_plot import PlotRow, row_plot
from fogg.report.scale import Scale, percent, signed

__all__ = [
    "Column",
    "Html",
    "PlotRow",
    "Scale",
    "Series",
    "column_plot",
    "data_table",
    "fact_list",
    "html_page",
    "joined",
    "line_plot",
    "percent",
    "prose",
    "row_plot",
    "section",
    "signed",
    "tag",
]
