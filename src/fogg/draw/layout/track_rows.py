"""The geometry of one bundle: a parabola between two spots, and rows of spaces along it.

Plain numbers in and out: the search for layouts calls this hundreds of thousands of times.
"""

from __future__ import annotations

import math
from typing import NamedTuple

STEPS = 24  # pieces of a curve
GAP = 3.5  # px between the spaces of a row, at least
CLEAR = 5.0  # px from the rim of a spot to the first space
BADGE = 7.0  # px, the radius of a badge
LEAST = 25.0  # px, of a space with separate room for a badge
LONGER = 1.18  # how much longer than the board's a space may become where there is room
TAPER = 44.0  # px, at most, in which the beds of parallel tracks come together at a spot


class PlacedSpace(NamedTuple):
    """One space: its middle, its direction as a unit vector, its length."""

    x: float
    y: float
    tx: float
    ty: float
    length: float


class SpaceRow(NamedTuple):
    """The spaces of one track; where its row starts and ends and a badge would stand, in px along the middle curve."""

    spaces: list[PlacedSpace]
    start: float
    end: float
    offset: float
    badge: float


class Arc:
    """A parabola from one point to another; `total` is its length, `points` the curve in `STEPS` straight pieces."""

    __slots__ = ("_ax", "_ay", "_d", "_run", "_sag", "_ux", "_uy", "points", "sag", "total")

    def __init__(self, ax: float, ay: float, bx: float, by: float, bow: float) -> None:
        d = math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) or 1.0
        ux, uy, sag = (bx - ax) / d, (by - ay) / d, bow * d
        points: list[tuple[float, float]] = [(ax, ay)]
        run: list[float] = [0.0]
        total, px, py = 0.0, ax, ay
        for k in range(1, STEPS + 1):
            t = k / STEPS
            h = 4.0 * sag * t * (1.0 - t)
            x, y = ax + ux * d * t - uy * h, ay + uy * d * t + ux * h
            total += math.sqrt((x - px) ** 2 + (y - py) ** 2)
            px, py = x, y
            points.append((x, y))
            run.append(total)
        points[STEPS] = (bx, by)  # to the bit: curves of one spot meet there and do not cross
        self._ax, self._ay, self._ux, self._uy, self._d, self._sag = ax, ay, ux, uy, d, sag
        self._run: list[float] = run
        self.points: list[tuple[float, float]] = points
        self.total: float = total
        self.sag: float = abs(sag)

    def at(self, s: float) -> tuple[float, float, float, float]:
        """Return the point `s` px along the curve and its direction there;
        before the start and past the end it goes on.
        """
        run = self._run
        k = int(s / self.total * STEPS)
        k = 0 if k < 0 else STEPS - 1 if k > STEPS - 1 else k
        while k < STEPS - 1 and run[k + 1] < s:
            k += 1
        while k > 0 and run[k] > s:
            k -= 1
        t = (k + (s - run[k]) / (run[k + 1] - run[k])) / STEPS
        h = 4.0 * self._sag * t * (1.0 - t)
        along, across = self._d, 4.0 * self._sag * (1.0 - 2.0 * t)
        m = math.sqrt(along * along + across * across)
        ux, uy = self._ux, self._uy
        x, y = self._ax + ux * along * t - uy * h, self._ay + uy * along * t + ux * h
        return x, y, (ux * along - uy * across) / m, (uy * along + ux * across) / m

    def turn(self, length: float) -> float:
        """Return the angle between two neighbors of this length where the curve bends most, in radians."""
        return 8.0 * self.sag * length / (self._d * self._d)

    def bend(self, offset: float) -> float:
        """Return how long a track at this offset is where the curve bends most, as a part of the middle line."""
        return 1.0 - offset * 8.0 * self._sag / (self._d * self._d)


def rows(
    arc: Arc,
    first: float,
    last: float,
    lengths: list[int],
    badges: list[bool],
    offsets: list[float],
    space: float,
    shift: float,
) -> list[SpaceRow]:
    """Return one row of spaces for each track, between `first` and `last` px along the curve.

    A row is centered, moved by `shift` of the room it leaves. Spaces are `space` long, a little longer where there is
    room, shorter where there is not; those of parallel tracks lie side by side. A badge stands between two spaces.
    """
    tight = 1.0
    for offset in offsets:
        tight = min(tight, arc.bend(offset))
    tight = max(0.3, tight)
    wide = (last - first) * tight
    found: list[SpaceRow] = []
    for j in range(len(lengths)):
        n, offset = lengths[j], offsets[j]
        slot = 2.0 * BADGE if badges[j] and (n > 1 or wide > LEAST + 2.0 * BADGE) else 0.0
        room = (wide - slot - (n - 1) * GAP) / n
        length = room if room < space else min(LONGER * space, space + 0.3 * (room - space))
        length = max(6.0, length)
        gap = max(GAP, min(GAP + 0.2 * length, (wide - slot - n * length) / (n + 3)))
        row = n * length + (n - 1) * gap + slot
        middle = (first + last) / 2 + shift * max(0.0, wide - row) / tight / 2
        before = max(1, n // 2)  # spaces before the badge
        spaces: list[PlacedSpace] = []
        for k in range(n):
            u = -row / 2 + length / 2 + k * (length + gap) + (slot if k >= before else 0.0)
            x, y, tx, ty = arc.at(middle + u / tight)
            spaces.append(PlacedSpace(x - ty * offset, y + tx * offset, tx, ty, length))
        gap = gap if n > 1 else 0.0
        badge = middle + (-row / 2 + before * (length + gap) + (slot - gap) / 2) / tight if slot else middle
        found.append(SpaceRow(spaces, middle - row / 2 / tight, middle + row / 2 / tight, offset, badge))
    return found


def bed(arc: Arc, start: float, end: float, offset: float, radii: tuple[float, float]) -> list[tuple[float, float]]:
    """Return the line of a track from `start` to `end` px:
    beds of parallel tracks come together at the rims of the spots.
    """
    n = max(2, math.ceil((end - start) / 6.0) + 1)
    taper = max(1.0, min(TAPER, end - start))
    line: list[tuple[float, float]] = []
    for k in range(n):
        s = start + (end - start) * k / (n - 1)
        x, y, tx, ty = arc.at(s)
        near = max(0.0, min(1.0, min(s - radii[0], arc.total - radii[1] - s) / taper))
        part = offset * (0.3 + 0.7 * near * near * (3.0 - 2.0 * near))
        line.append((x - ty * part, y + tx * part))
    return line
