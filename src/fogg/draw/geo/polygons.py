"""Exact geometry of turned rectangles: how deep they overlap, how far a point is from them."""

from __future__ import annotations

import itertools
import math

from fogg.draw.geo.geography import to_segment

Point = tuple[float, float]
Corners = tuple[Point, ...]


def rectangle(x: float, y: float, angle: float, length: float, width: float) -> Corners:
    """Return the corners of a rectangle around a middle, turned by degrees."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    half_l, half_w = length / 2, width / 2
    corners = ((-half_l, -half_w), (half_l, -half_w), (half_l, half_w), (-half_l, half_w))
    return tuple((x + c * u - s * v, y + s * u + c * v) for u, v in corners)


def depth(one: Corners, other: Corners) -> float:
    """Return how deep two convex shapes overlap, over all separating axes; negative: their distance.

    Where two corners face each other, they are apart by at least as much.
    """
    best = math.inf
    for shape in (one, other):
        for (ax, ay), (bx, by) in itertools.pairwise((*shape, shape[0])):
            nx, ny = ay - by, bx - ax
            m = math.hypot(nx, ny) or 1.0
            p = [(nx * x + ny * y) / m for x, y in one]
            q = [(nx * x + ny * y) / m for x, y in other]
            best = min(best, max(p) - min(q), max(q) - min(p))
    return best


def to_shape(shape: Corners, x: float, y: float) -> float:
    """Return the distance from a point to a convex shape whose corners go clockwise on paper; 0 inside."""
    inside, best = True, math.inf
    for (ax, ay), (bx, by) in itertools.pairwise((*shape, shape[0])):
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
            inside = False
        best = min(best, to_segment(x, y, ax, ay, bx, by))
    return 0.0 if inside else best


def to_line(line: tuple[Point, ...], x: float, y: float) -> float:
    """Return the distance from a point to a line of straight pieces."""
    return min(to_segment(x, y, ax, ay, bx, by) for (ax, ay), (bx, by) in itertools.pairwise(line))


def to_box(x: float, y: float, half_w: float, half_h: float) -> float:
    """Return the distance from the origin to an upright box around a middle; 0 inside."""
    return math.hypot(max(0.0, abs(x) - half_w), max(0.0, abs(y) - half_h))
