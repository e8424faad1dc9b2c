"""Pictures of boards and positions: where everything lies on the paper, and what it looks like.

What draws is imported when it is first asked for: a server starts without it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
MODULES = {
    "fogg.draw.style.palette": ("DAY", "NIGHT", "THEMES", "stylesheet"),
    "fogg.draw.svg.mark": ("Mark",),
    "fogg.draw.svg.marks": ("marks",),
    "fogg.draw.svg.picture": ("applied", "board_svg", "legend_svg", "picture_of", "view_svg"),
    "fogg.draw.svg.png": ("png",),
    "fogg.draw.svg.static_board": ("StaticBoard", "static_board"),
}


def __getattr__(name: str) -> Any:
    """Import what is asked for."""
    for module, names in MODULES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(module), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
