"""A map drawn by hand: `underlay.json` of an edition that no map of the world is fine enough for."""

from __future__ import annotations

import msgspec

from fogg.board import Edition
from fogg.draw.geo.geography import decoded
from fogg.draw.layout.board_files import map_file

FILE = "underlay.json"


class Layer(msgspec.Struct, frozen=True):
    """Areas (closed, even-odd) and lines in one paint, a token of the palette; points are (latitude, longitude).

    The `width` of lines is in px.
    """

    paint: str
    areas: list[list[tuple[float, float]]] = []
    lines: list[list[tuple[float, float]]] = []
    width: float = 1.0


class Sketch(msgspec.Struct, frozen=True):
    """The layers of a hand-drawn map, the lowest first; below them is water."""

    layers: list[Layer]
    source: str = ""


def read_sketch(edition: Edition) -> Sketch | None:
    """Return the hand-drawn map of an edition, or of the one it builds on; None where there is none."""
    path = map_file(edition, FILE)
    return None if path is None else decoded(path, Sketch)
