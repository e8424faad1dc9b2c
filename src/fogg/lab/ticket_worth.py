"""The worth of tickets: how holders of each ended, and how much of that its face value does not explain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fogg.lab.moments import Moments

FEWEST = 3  # tickets of different value that a line is drawn through


@dataclass(frozen=True)
class FaceLine:
    """A straight line from a ticket's face value to the lift of its holders."""

    start: float
    slope: float

    def at(self, face: float) -> float:
        """Return the lift that a ticket of that value has on average."""
        return self.start + self.slope * face


def lift_of(margins: dict[int, Moments], means: Sequence[float]) -> Moments:
    """Return the margins of a ticket's holders, each less the mean margin of its side of the table."""
    found = Moments()
    for side, moments in margins.items():
        found.join(moments.about(means[side]))
    return found


def face_line(points: Sequence[tuple[float, float, int]]) -> FaceLine | None:
    """Return the line through (face value, lift, holders) by least squares, each ticket weighted by its holders.

    None with fewer than three different values: there would be nothing left to compare with.
    """
    if len({face for face, _, _ in points}) < FEWEST:
        return None
    total = sum(n for _, _, n in points)
    face = sum(x * n for x, _, n in points) / total
    lift = sum(y * n for _, y, n in points) / total
    spread = sum(n * (x - face) ** 2 for x, _, n in points)
    slope = sum(n * (x - face) * (y - lift) for x, y, n in points) / spread
    return FaceLine(lift - slope * face, slope)
