"""Land and water on paper: how far a point lies off the land."""

from __future__ import annotations

import math
from typing import NamedTuple

from fogg.board import Edition
from fogg.draw.geo.canvas import Canvas
from fogg.draw.geo.geography import Segment, inside, read_map, to_segment, unpacked
from fogg.draw.geo.sketch import read_sketch

CELL = 40.0  # px of the squares by which coasts are looked up
SKETCHED_LAND, SKETCHED_WATER = ("land", "home"), ("sea", "lake")  # the paints of a hand-drawn map

Ring = list[tuple[float, float]]  # (latitude, longitude)


class LandAndWater(NamedTuple):
    """Areas of land and of water in it; each is a list of rings that belong together by the even-odd rule."""

    land: list[list[Ring]]
    water: list[list[Ring]]


def read_land(edition: Edition) -> LandAndWater | None:
    """Return land and water of an edition's map, drawn by hand or not; None where there is no map."""
    data = read_map(edition)
    if data is not None:
        land, lakes = (
            [[(lat, lon) for lon, lat in unpacked(flat, data.unit)] for area in areas for flat in area]
            for areas in (data.land, data.lakes)
        )
        return LandAndWater([land], [lakes])
    sketch = read_sketch(edition)
    if sketch is None:
        return None
    return LandAndWater(
        [layer.areas for layer in sketch.layers if layer.paint in SKETCHED_LAND],
        [layer.areas for layer in sketch.layers if layer.paint in SKETCHED_WATER],
    )


class Coast:
    """The edge between land and water on paper; answers how far a point lies off the land.

    Lakes are water. `offshore` is positive in the water (px to the land) and negative on land (px to the water).
    """

    def __init__(self, land: LandAndWater, canvas: Canvas) -> None:
        self._cells: dict[tuple[int, int], list[Segment]] = {}
        self._known: dict[tuple[float, float], float] = {}
        self._land = [self._filed(area, canvas) for area in land.land]
        self._water = [self._filed(area, canvas) for area in land.water]

    def _filed(self, area: list[Ring], canvas: Canvas) -> dict[int, list[Segment]]:
        """Return the edges of an area by the horizontal bands they reach into; all of them also by squares."""
        bands: dict[int, list[Segment]] = {}
        for ring in area:
            points = [canvas.project(lat, lon) for lat, lon in ring]
            for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
                for j in range(math.floor(min(ay, by) / CELL), math.floor(max(ay, by) / CELL) + 1):
                    bands.setdefault(j, []).append((ax, ay, bx, by))
                    for i in range(math.floor(min(ax, bx) / CELL), math.floor(max(ax, bx) / CELL) + 1):
                        self._cells.setdefault((i, j), []).append((ax, ay, bx, by))
        return bands

    def offshore(self, x: float, y: float) -> float:
        """Return how far a point lies off the land; beyond some 100 px the distance is only a lower bound."""
        found = self._known.get((x, y))
        if found is None:
            band = math.floor(y / CELL)
            dry = any(inside(area.get(band, []), x, y) for area in self._land)
            wet = not dry or any(inside(area.get(band, []), x, y) for area in self._water)
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
