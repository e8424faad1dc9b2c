"""Pictures in notebooks: boards, games and views ask here for theirs.

They stand on floors below drawing, and imports only go down: so `fogg/__init__.py`, which stands above all,
says who draws.
"""

from collections.abc import Callable

Painter = Callable[[object], str | None]

_painters: list[Painter] = []


def install(painter: Painter) -> None:
    """Register the function that draws."""
    _painters[:] = [painter]


def picture(thing: object) -> str | None:
    """Return the SVG of a thing; None if it cannot be drawn and a notebook shows its text."""
    return _painters[0](thing) if _painters else None
