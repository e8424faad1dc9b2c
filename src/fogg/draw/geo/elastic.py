"""Stretching a map where its routes are crowded and narrowing it where they are not, as printed boards do.

The map is cut into equal bands from west to east, and from north to south; each has a weight, how wide it becomes.
Land and cities move together, so that nothing leaves its coast.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

KNOTS = 96


class Elastic:
    """A rubber band from 0 to 1, stretched by weights of its equal parts; outside it goes on as at its ends."""

    def __init__(self, weights: Sequence[float]) -> None:
        n = len(weights)
        run = [0.0]
        for k in range(KNOTS):
            at = (k + 0.5) / KNOTS * n - 0.5  # in bands, from the middle of the first
            i = max(0, min(n - 2, math.floor(at)))
            part = max(0.0, min(1.0, at - i))
            run.append(run[-1] + (weights[i] * (1 - part) + weights[i + 1] * part if n > 1 else 1.0))
        self._run = [value / run[-1] for value in run]

    def stretched(self, s: float) -> float:
        """Return where the point `s` comes to lie."""
        k = max(0, min(KNOTS - 1, math.floor(s * KNOTS)))
        low, high = self._run[k], self._run[k + 1]
        return low + (s * KNOTS - k) * (high - low)

    def relaxed(self, t: float) -> float:
        """Return the point that comes to lie at `t`."""
        low, high = 0, KNOTS - 1
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self._run[middle] <= t else (low, middle - 1)
        start, end = self._run[low], self._run[low + 1]
        return (low + (t - start) / (end - start)) / KNOTS
