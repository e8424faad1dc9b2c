"""Land and water under a board: the map data of an edition, decoded, and how far a point is from land."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TypeVar

import msgspec

from fogg.board import Edition
from fogg.draw.canvas import Canvas
from fogg.errors import EditionError

FILE = "map.json"
CELL = 40.0  # px of the squares by which coasts are looked up

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
    """The map of an edition, or of the one it builds on; None where there is none: then the ground is plain."""
    path = edition.file(FILE)
    if path is None:
        return None
    return decoded(path, MapData)


def decoded(path: Path, kind: type[T]) -> T:
    """A JSON file of an edition's folder; EditionError if it holds anything else."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise EditionError(str(error), file=f"{path.parent.name}/{path.name}") from None


def unpacked(flat: list[int], unit: float) -> Line:
    """A ring or line as (longitude, latitude)."""
    x, y = flat[0], flat[1]
    line = [(x * unit, y * unit)]
    for i in range(2, len(flat), 2):
        x, y = x + flat[i], y + flat[i + 1]
        line.append((x * unit, y * unit))
    return line


class Coast:
    """The edge between land and water on paper; answers how far a point lies off the land.

    Lakes are water. `offshore` is positive in the water (px to the land) and negative on land (px to the water).
    """

    def __init__(self, data: MapData, canvas: Canvas) -> None:
        self._cells: dict[tuple[int, int], list[Segment]] = {}
        self._bands: dict[int, list[Segment]] = {}
        self._lake_bands: dict[int, list[Segment]] = {}
        self._known: dict[Point, float] = {}
        for areas, bands in ((data.land, self._bands), (data.lakes, self._lake_bands)):
            for area in areas:
                for flat in area:
                    ring = [canvas.project(lat, lon) for lon, lat in unpacked(flat, data.unit)]
                    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
                        self._file(bands, (ax, ay, bx, by))

    def _file(self, bands: dict[int, list[Segment]], segment: Segment) -> None:
        ax, ay, bx, by = segment
        for j in range(math.floor(min(ay, by) / CELL), math.floor(max(ay, by) / CELL) + 1):
            bands.setdefault(j, []).append(segment)
            for i in range(math.floor(min(ax, bx) / CELL), math.floor(max(ax, bx) / CELL) + 1):
                self._cells.setdefault((i, j), []).append(segment)

    def offshore(self, x: float, y: float) -> float:
        """How far a point lies off the land; beyond some 100 px the distance is only a lower bound."""
        found = self._known.get((x, y))
        if found is None:
            band = math.floor(y / CELL)
            wet = not inside(self._bands.get(band, []), x, y) or inside(self._lake_bands.get(band, []), x, y)
            distance = self._to_edge(x, y)
            found = self._known[(x, y)] = distance if wet else -distance
        return found

    def _to_edge(self, x: float, y: float) -> float:
        i, j, best = math.floor(x / CELL), math.floor(y / CELL), 3 * CELL
        for ring in range(4):
            for u in range(i - ring, i + ring + 1):
                for v in range(j - ring, j + ring + 1):
                    if max(abs(u - i), abs(v - j)) == ring:
                        for segment in self._cells.get((u, v), ()):
                            best = min(best, to_segment(x, y, *segment))
            if best <= ring * CELL:
                break  # nothing in the next squares can be nearer
        return best


def inside(edges: list[Segment], x: float, y: float) -> bool:
    """Whether a point lies inside closed rings, by the even-odd rule; `edges` are all of theirs at its height."""
    odd = False
    for ax, ay, bx, by in edges:
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            odd = not odd
    return odd


def to_segment(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The distance from a point to a straight piece of line."""
    dx, dy = bx - ax, by - ay
    t = ((x - ax) * dx + (y - ay) * dy) / ((dx * dx + dy * dy) or 1.0)
    t = max(0.0, min(1.0, t))
    return math.hypot(x - ax - t * dx, y - ay - t * dy)
