"""Free space on the paper: for hills, the compass and pieces that stand next to a city."""

from __future__ import annotations

import math

from fogg.draw.layout.layout import Layout
from fogg.draw.layout.plan import MapPlan
from fogg.draw.layout.shape import Shapes

CELL = 6.0  # px of a square
STRAIGHT, DIAGONAL = CELL, CELL * 1.4142
FAR = 1e6


class Room:
    """A grid that knows for every square how far it is to anything drawn, to about half a square."""

    def __init__(self, width: float, height: float) -> None:
        self.columns, self.rows = math.ceil(width / CELL), math.ceil(height / CELL)
        self.far = [FAR] * (self.columns * self.rows)

    def block(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """Mark a box as drawn on."""
        first, last = max(0, int(x0 / CELL)), min(self.columns - 1, int(x1 / CELL))
        for row in range(max(0, int(y0 / CELL)), min(self.rows - 1, int(y1 / CELL)) + 1):
            for column in range(first, last + 1):
                self.far[row * self.columns + column] = 0.0

    def measure(self) -> None:
        """Spread the distances: one sweep down the paper and one up."""
        columns, far = self.columns, self.far
        for order, near in (
            (range(len(far)), ((-1, 0), (-1, -1), (0, -1), (1, -1))),
            (range(len(far) - 1, -1, -1), ((1, 0), (1, 1), (0, 1), (-1, 1))),
        ):
            steps = [(dx, dy * columns + dx, DIAGONAL if dx and dy else STRAIGHT) for dx, dy in near]
            end = len(far)
            for i in order:
                best = far[i]
                column = i % columns
                for dx, step, cost in steps:
                    j = i + step
                    if 0 <= j < end and 0 <= column + dx < columns and far[j] + cost < best:
                        best = far[j] + cost
                far[i] = best

    def at(self, x: float, y: float) -> float:
        """Return how far a point is from anything drawn; 0 outside the paper."""
        column, row = int(x / CELL), int(y / CELL)
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return 0.0
        return self.far[row * self.columns + column]


def room_of(plan: MapPlan, layout: Layout, shapes: Shapes, height: float, *, beds: bool = True) -> Room:
    """Return the room that spots, names and routes leave on a map of that height;
    `beds`: the lines to the spots count.
    """
    room = Room(layout.width, height)
    for track in shapes.tracks.values():
        half = track.width / 2 + track.rim
        for space in track.spaces:
            ux, uy = math.cos(math.radians(space.angle)), math.sin(math.radians(space.angle))
            n = max(2, math.ceil(space.length / CELL))
            for k in range(n + 1):
                along = (k / n - 0.5) * space.length
                for across in (-half, 0.0, half):
                    x, y = space.x + ux * along - uy * across, space.y + uy * along + ux * across
                    room.block(x, y, x, y)
        for bed in track.beds if beds else ():
            for x, y in bed:
                room.block(x - 2, y - 2, x + 2, y + 2)
    for spot in plan.spots:
        place = layout.spots[spot.key]
        r = spot.radius
        room.block(place.x - r, place.y - r, place.x + r, place.y + r)
        if place.label is not None:
            x, y = place.x + place.label.dx, place.y + place.label.dy
            wide, tall = place.label.width / 2, place.label.height / 2
            room.block(x - wide, y - tall, x + wide, y + tall)
    room.measure()
    return room
