"""Pictures of boards and positions: where everything lies on the paper, and what it looks like."""

from fogg.draw.style.palette import DAY, NIGHT, THEMES, stylesheet
from fogg.draw.svg.mark import Mark
from fogg.draw.svg.marks import marks
from fogg.draw.svg.picture import applied, board_svg, legend_svg, picture_of, view_svg
from fogg.draw.svg.png import png
from fogg.draw.svg.static_board import StaticBoard, static_board

__all__ = [
    "DAY",
    "NIGHT",
    "THEMES",
    "Mark",
    "StaticBoard",
    "applied",
    "board_svg",
    "legend_svg",
    "marks",
    "picture_of",
    "png",
    "static_board",
    "stylesheet",
    "view_svg",
]
