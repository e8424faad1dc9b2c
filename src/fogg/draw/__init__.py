"""Pictures of boards and positions: where everything lies on the paper, and what it looks like."""

from fogg.draw.mark import Mark
from fogg.draw.marks import marks
from fogg.draw.palette import DAY, NIGHT, THEMES, stylesheet
from fogg.draw.picture import applied, board_svg, legend_svg, picture_of, view_svg
from fogg.draw.png import png
from fogg.draw.static import StaticBoard, static_board

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
