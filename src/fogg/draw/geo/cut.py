"""Cutting rings and lines at a box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogg.draw.style.svg_writer import Point

Box = tuple[float, float, float, float]  # left, top, right, bottom


def grown(box: Box, by: float) -> Box:
    """Return a box with a margin around it."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def cut_ring(ring: list[Point], box: Box) -> list[Point]:
    """Return a ring cut at a box, edge by edge (Sutherland and Hodgman)."""
    for axis, limit, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        if all(sign * (point[axis] - limit) >= 0 for point in ring):
            continue
        kept: list[Point] = []
        for p, q in zip(ring, ring[1:] + ring[:1], strict=True):
            a, b = sign * (p[axis] - limit), sign * (q[axis] - limit)
            if a >= 0:
                kept.append(p)
            if (a >= 0) != (b >= 0):
                t = a / (a - b)
                kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        ring = kept
        if not ring:
            return []
    return ring


def cut_line(line: Sequence[Point], box: Box) -> Iterator[list[Point]]:
    """Yield the runs of a line that lie in a box, each with its first point outside."""
    run: list[Point] = []
    for p in line:
        if box[0] <= p[0] <= box[2] and box[1] <= p[1] <= box[3]:
            run.append(p)
        elif run:
            yield [*run, p]
            run = []
    if len(run) > 1:
        yield run
