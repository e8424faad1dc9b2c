"""Hand-drawn maps on paper: each kind of layer has its own way of being painted."""

from __future__ import annotations

from typing import Final

from fogg.draw.canvas import Canvas
from fogg.draw.cut import Box, cut_line, cut_ring
from fogg.draw.paint import Paint
from fogg.draw.sketch import Layer, Sketch
from fogg.draw.svg import ROUND, Point, paths

# Areas: token of the fill and of the edge. Lines: tokens of the stroke and of a line on either side of it.
AREAS: Final = {"land": ("plain", "coast"), "water": ("sea", "coast"), "park": ("park", "park-edge")}
LINES: Final = {"canal": ("sea", "coast"), "bridge": ("casing", "bridge"), "avenue": ("avenue", "street")}
SHELF: Final = ((18.0, "shelf1"), (10.0, "shelf2"), (5.0, "shelf3"))
EDGE: Final = 1.0  # px
STEPS: Final = 5  # pieces of a smooth line between two points


def sketched(sketch: Sketch, canvas: Canvas, box: Box, paint: Paint) -> str:
    """All layers of a hand-drawn map, cut at a box."""
    return "".join(layer_of(layer, canvas, box, paint) for layer in sketch.layers)


def layer_of(layer: Layer, canvas: Canvas, box: Box, paint: Paint) -> str:
    """One layer: its areas, then its lines."""
    drawn = ""
    if layer.areas:
        rings = [placed(area, canvas, smooth=layer.smooth, closed=True) for area in layer.areas]
        drawn += area_of(layer.paint, paths([cut_ring(ring, box) for ring in rings], close=True), paint)
    if layer.lines:
        lines = [placed(line, canvas, smooth=layer.smooth, closed=False) for line in layer.lines]
        runs = [run for line in lines for run in cut_line(line, box)]
        drawn += line_of(layer.paint, paths(runs), layer.width, paint)
    return drawn


def area_of(kind: str, shape: str, paint: Paint) -> str:
    """Areas with their edge; land lies in shallow water."""
    fill, edge = AREAS.get(kind, (kind, ""))
    shallows = (
        "".join(paint.line(shape, token, width, also="shelf") for width, token in SHELF) if kind == "land" else ""
    )
    more = f'fill-rule="evenodd" {ROUND}'
    return shallows + paint.path(shape, fill=fill, stroke=edge, width=EDGE if edge else 0, also=kind, more=more)


def line_of(kind: str, line: str, width: float, paint: Paint) -> str:
    """Lines with an edge on either side where their kind has one."""
    stroke, edge = LINES.get(kind, (kind, ""))
    below = paint.line(line, edge, width + 2 * EDGE, also=kind, more=ROUND) if edge else ""
    return below + paint.line(line, stroke, width, also=kind, more=ROUND)


def placed(points: list[tuple[float, float]], canvas: Canvas, *, smooth: bool, closed: bool) -> list[Point]:
    """Points of the world on paper; `smooth`: as a soft curve through them (Catmull and Rom)."""
    line = [canvas.project(lat, lon) for lat, lon in points]
    if not smooth or len(line) < 3:
        return line
    ring = [line[-1], *line, line[0], line[1]] if closed else [line[0], *line, line[-1]]
    found: list[Point] = []
    for i in range(1, len(ring) - 2):
        p, q, r, s = ring[i - 1 : i + 3]
        for k in range(STEPS):
            t = k / STEPS
            weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2)
            x, y = (sum(w * point[a] for w, point in zip(weights, (p, q, r, s), strict=True)) / 2 for a in (0, 1))
            found.append((x, y))
    return found if closed else [*found, line[-1]]
