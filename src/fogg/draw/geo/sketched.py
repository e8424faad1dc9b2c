"""Hand-drawn maps on paper."""

from __future__ import annotations

from fogg.draw.geo.canvas import Canvas
from fogg.draw.geo.cut import Box, cut_line, cut_ring
from fogg.draw.geo.sketch import Layer, Sketch
from fogg.draw.style.paint import Paint
from fogg.draw.style.svg_writer import ROUND, paths


def sketched(sketch: Sketch, canvas: Canvas, box: Box, paint: Paint) -> str:
    """Return all layers of a hand-drawn map, cut at a box."""
    return "".join(layer_of(layer, canvas, box, paint) for layer in sketch.layers)


def layer_of(layer: Layer, canvas: Canvas, box: Box, paint: Paint) -> str:
    """Return one layer: its areas, then its lines."""
    drawn = ""
    if layer.areas:
        rings = [cut_ring([canvas.project(*point) for point in area], box) for area in layer.areas]
        drawn += paint.path(paths(rings, close=True), fill=layer.paint, more='fill-rule="evenodd"')
    if layer.lines:
        lines = [run for line in layer.lines for run in cut_line([canvas.project(*point) for point in line], box)]
        drawn += paint.line(paths(lines), layer.paint, layer.width, more=ROUND)
    return drawn
