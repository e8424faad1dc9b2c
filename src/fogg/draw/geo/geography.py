"""The map under a board: land, lakes, rivers and borders of an edition, decoded."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TypeVar

import msgspec

from fogg.board import Edition
from fogg.draw.layout.board_files import map_file
from fogg.errors import EditionError

FILE = "map.json"

T = TypeVar("T")
Point = tuple[float, float]
Line = list[Point]  # (longitude, latitude) in degrees
Segment = tuple[float, float, float, float]


class MapData(msgspec.Struct, frozen=True):
    """A map file as it is written: flat lists of whole numbers of `unit` degrees, the first point and then steps.

    Areas (`land`, `lakes`, `home`, `ranges`) are lists of rings, the outer one first; `rivers`, `borders` and
    `states` are lines. `beyond_*` is the coarse world past the frame.
    """

    unit: float
    bbox: tuple[float, float, float, float]
    source: str = ""
    land: list[list[list[int]]] = []
    lakes: list[list[list[int]]] = []
    home: list[list[list[int]]] = []
    ranges: list[list[list[int]]] = []
    rivers: list[list[int]] = []
    borders: list[list[int]] = []
    states: list[list[int]] = []
    beyond_bbox: tuple[float, float, float, float] | None = None
    beyond_land: list[list[list[int]]] = []
    beyond_lakes: list[list[list[int]]] = []


def read_map(edition: Edition) -> MapData | None:
    """Return the map of an edition, or of the one it builds on; None where there is none: then the ground is plain."""
    path = map_file(edition, FILE)
    if path is None:
        return None
    return decoded(path, MapData)


def decoded(path: Path, kind: type[T]) -> T:
    """Return a JSON file of an edition's folder; EditionError if it holds anything else."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise EditionError(str(error), file=f"{path.parent.name}/{path.name}") from None


def unpacked(flat: list[int], unit: float) -> Line:
    """Return a ring or line as (longitude, latitude)."""
    x, y = flat[0], flat[1]
    line = [(x * unit, y * unit)]
    for i in range(2, len(flat), 2):
        x, y = x + flat[i], y + flat[i + 1]
        line.append((x * unit, y * unit))
    return line


def inside(edges: list[Segment], x: float, y: float) -> bool:
    """Return whether a point lies inside closed rings, by the even-odd rule;
    `edges` are all of theirs at its height.
    """
    odd = False
    for ax, ay, bx, by in edges:
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            odd = not odd
    return odd


def to_segment(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Return the distance from a point to a straight piece of line."""
    dx, dy = bx - ax, by - ay
    t = ((x - ax) * dx + (y - ay) * dy) / ((dx * dx + dy * dy) or 1.0)
    t = max(0.0, min(1.0, t))
    return math.hypot(x - ax - t * dx, y - ay - t * dy)
