"""Places for a name: boxes around its spot, each with its price."""

from __future__ import annotations

import math

from fogg.draw.layout.layout import Label
from fogg.draw.layout.lettering import box_size, on_two_lines
from fogg.draw.layout.plan import Spot

DIRECTIONS = 24
# Price by direction, clockwise from the right of the spot: next to it reads best, straight above or below worst.
BELOW = (0.0, 1.0, 2.0, 3.0, 3.7, 4.4, 5.0, 4.4, 3.7, 3.0, 2.3, 1.7)  # from the right over below to the left
ABOVE = (1.5, 1.8, 2.4, 3.0, 3.7, 4.0, 4.2, 3.8, 3.3, 2.6, 1.8, 0.9)  # from the left over above to the right
SIDES = BELOW + ABOVE
# Distance from the rim of the spot in px, and its price; over `LEAD` px a hairline leads from spot to name.
RINGS = ((3.0, 0.0), (5.5, 1.4), (8.5, 3.4), (11.5, 6.0), (14.5, 9.0), (19.0, 26.0))
LEAD = 15.0
TWO_LINES = 2.5
BORDER_SMALLER = 2.0  # px: names of border nodes


class NamePlacement:
    """One place for a name, relative to its spot."""

    __slots__ = ("dx", "dy", "half_h", "half_w", "label", "own", "price")

    def __init__(self, label: Label, price: float) -> None:
        self.label = label
        self.price: float = price
        self.dx: float = label.dx
        self.dy: float = label.dy
        self.half_w: float = label.width / 2
        self.half_h: float = label.height / 2
        self.own: float = math.hypot(max(0.0, abs(self.dx) - self.half_w), max(0.0, abs(self.dy) - self.half_h))


def choices_of(spot: Spot, font: float) -> list[NamePlacement]:
    """Return all places for the name of a spot, cheapest first; none for a junction, which shows no name."""
    if spot.kind == "junction":
        return []
    size = round(font - BORDER_SMALLER if spot.kind == "border" else font, 2)
    forms: list[tuple[tuple[str, ...], float]] = [((spot.name,), 0.0)]
    two = on_two_lines(spot.name)
    if two:
        forms.append((two, TWO_LINES))
    found = []
    for lines, extra in forms:
        width, height = box_size(lines, size)
        for distance, far in RINGS:
            for k in range(DIRECTIONS):
                found.append(
                    NamePlacement(
                        box_at(k, spot.radius + distance, lines, width, height, size, distance), extra + SIDES[k] + far
                    )
                )
    found.sort(key=lambda choice: choice.price)
    return found


def box_at(
    k: int, r: float, lines: tuple[str, ...], width: float, height: float, size: float, distance: float
) -> Label:
    """Return the box of a name in one of the directions, `r` px from the middle of its spot."""
    angle = 2 * math.pi * k / DIRECTIONS
    ux, uy = math.cos(angle), math.sin(angle)
    kx, ky = max(-1.0, min(1.0, 1.5 * ux)), max(-1.0, min(1.0, 1.5 * uy))
    dx, dy = round(ux * r + kx * width / 2, 1), round(uy * r + ky * height / 2, 1)
    return Label(dx + 0.0, dy + 0.0, round(width, 1), round(height, 1), lines, size, distance > LEAD)
