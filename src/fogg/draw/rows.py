"""The geometry of one bundle: a parabola between two spots, and rows of spaces along it.

Plain numbers in and out: the search for layouts calls this hundreds of thousands of times.
"""

from __future__ import annotations

import math
from typing import NamedTuple

STEPS = 24  # pieces of a curve
GAP = 3.5  # px between the spaces of a row, at least
CLEAR = 5.0  # px from the rim of a spot to the first space
LONGER = 1.18  # how much longer than the board's a space may become where there is room
TAPER = 16.0  # px in which the beds of parallel tracks come together at a spot


class Space(NamedTuple):
    """One space: its middle, its direction as a unit vector, its length."""

    x: float
    y: float
    tx: float
    ty: float
    length: float


class Row(NamedTuple):
    """The spaces of one track, and where its row starts and ends along the middle curve, in px from `a`."""

    spaces: list[Space]
    start: float
    end: float
    offset: float


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
        """The point `s` px along the curve and its direction there; before the start and past the end it goes on."""
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

    def bend(self, offset: float) -> float:
        """How long a track at this offset is where the curve bends most, as a part of the middle line."""
        return 1.0 - offset * 8.0 * self._sag / (self._d * self._d)


def rows(
    arc: Arc, first: float, last: float, lengths: list[int], offsets: list[float], space: float, shift: float
) -> list[Row]:
    """One row of spaces for each track, between `first` and `last` px along the curve.

    A row is centered, moved by `shift` of the room it leaves. Spaces are `space` long, a little longer where there is
    room, shorter where there is not.
    """
    found: list[Row] = []
    for j in range(len(lengths)):
        n, offset = lengths[j], offsets[j]
        bend = arc.bend(offset)
        tight = bend if bend < 1.0 else 1.0
        room = (last - first - (n - 1) * GAP) / n * tight
        length = room if room < space else min(LONGER * space, space + 0.3 * (room - space))
        length = max(6.0, length)
        gap = max(GAP, min(GAP + 0.2 * length, ((last - first) - n * length) / (n + 3)))
        row = n * length + (n - 1) * gap
        slack = max(0.0, last - first - row / tight)
        middle = (first + last) / 2 + shift * slack / 2
        spaces: list[Space] = []
        for k in range(n):
            x, y, tx, ty = arc.at(middle + (-row / 2 + length / 2 + k * (length + gap)) / bend)
            spaces.append(Space(x - ty * offset, y + tx * offset, tx, ty, length))
        found.append(Row(spaces, middle - row / 2 / bend, middle + row / 2 / bend, offset))
    return found


def bed(arc: Arc, start: float, end: float, offset: float, radii: tuple[float, float]) -> list[tuple[float, float]]:
    """The line of a track from `start` to `end` px; the offset shrinks toward the rims of the two spots."""
    n = max(2, math.ceil((end - start) / 8.0) + 1)
    line: list[tuple[float, float]] = []
    for k in range(n):
        s = start + (end - start) * k / (n - 1)
        x, y, tx, ty = arc.at(s)
        near = min(s - radii[0], arc.total - radii[1] - s)
        part = offset * max(0.25, min(1.0, 0.25 + 0.75 * near / TAPER))
        line.append((x - ty * part, y + tx * part))
    return line
