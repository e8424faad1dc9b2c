"""The pieces of reports: escaping, scales, plots and pages that need nothing else."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from fogg.report import (
    Column,
    Html,
    PlotRow,
    Scale,
    Series,
    column_plot,
    data_table,
    fact_list,
    html_page,
    line_plot,
    percent,
    prose,
    row_plot,
    section,
    signed,
    tag,
)

EVIL = "<script>alert('1')</script>&\""
PIECES = {
    "row_plot": row_plot([PlotRow(EVIL, 0.5, EVIL, 0.4, 0.6, 1, EVIL)], mark=0.5),
    "bars": row_plot([PlotRow(EVIL, -3.0, EVIL), PlotRow("b", 4.0, "4")], bars=True),
    "column_plot": column_plot([(EVIL, 3.0), ("b", 0.0)], words=EVIL, unit=EVIL),
    "line_plot": line_plot([Series(EVIL, [(0.0, 1.0), (2.0, 3.0)])], words=EVIL, mark=2.0),
    "data_table": data_table([Column(EVIL, words=True, note=EVIL), Column("n")], [(EVIL, 1), (tag("b", EVIL), 2)]),
    "fact_list": fact_list([(EVIL, EVIL)]),
    "section": section(EVIL, prose(EVIL), EVIL),
}


@pytest.mark.parametrize("name", PIECES)
def test_no_text_becomes_markup(name: str) -> None:
    assert "<script" not in PIECES[name]
    assert "&lt;script&gt;" in PIECES[name]
    ElementTree.fromstring(PIECES[name])  # well formed, quotes in attributes included


def test_a_page_is_one_file_without_scripts_or_addresses() -> None:
    page = html_page(EVIL, *PIECES.values(), lead=EVIL)
    assert page.startswith("<!DOCTYPE html>\n<html")
    assert "<script" not in page
    assert re.findall(r'(?:src|href)="(?!#)|@import|https?://', page) == []
    assert "prefers-color-scheme: dark" in page and 'name="viewport"' in page


def test_markup_that_was_made_here_is_not_escaped_twice() -> None:
    assert tag("p", tag("b", "1 < 2"), Html("<i>3</i>"), " & ", None, [4, "5"]) == (
        "<p><b>1 &lt; 2</b><i>3</i> &amp; 45</p>"
    )


def test_attributes_are_named_as_in_python_and_left_out_if_there_are_none() -> None:
    assert tag("rect", class_="a", stroke_width=2, hidden=None, width='1"') == (
        '<rect class="a" stroke-width="2" width="1&quot;"/>'
    )


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0.0, 97.0], [0, 20, 40, 60, 80, 100]),
        ([-12.0, 31.0], [-20, -10, 0, 10, 20, 30, 40]),
        ([0.481, 0.519], [0.48, 0.49, 0.5, 0.51, 0.52]),
        ([5.0], [5.0, 5.2, 5.4, 5.6, 5.8, 6.0]),
    ],
)
def test_a_scale_has_round_ticks_around_its_values(values: list[float], ticks: list[float]) -> None:
    scale = Scale(values)
    assert scale.ticks == pytest.approx(ticks)
    assert (scale.part(scale.low), scale.part(scale.high)) == (0, 1)


def test_values_outside_a_scale_are_drawn_at_its_edge() -> None:
    scale = Scale([], bounds=(0.0, 1.0))
    assert (scale.percent(-1.0), scale.percent(0.25), scale.percent(7.0)) == ("0.00%", "25.00%", "100.00%")


def test_many_points_of_a_line_are_thinned_out_but_keep_the_last() -> None:
    drawn = line_plot([Series("a", [(float(n), float(n)) for n in range(5000)])], words="a")
    (points,) = re.findall(r'points="([^"]*)"', drawn)
    assert len(points.split()) <= 301
    assert points.split()[-1].startswith("999.8,")


def test_numbers_have_real_signs_and_percents_do_not_break() -> None:
    assert [signed(1.25), signed(-1.25), signed(0.01), percent(0.5)] == ["+1.2", "−1.2", "0.0", "50\u00a0%"]
