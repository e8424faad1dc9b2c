"""Options tried on common deals: what each is worth compared with the first, and how sure that is."""

from __future__ import annotations

import time
from math import sqrt
from typing import TYPE_CHECKING, Final

from fogg.bots.search.playouts import Playouts
from fogg.engine import Chance

if TYPE_CHECKING:
    from fogg.engine import Action, Stream, View

LEAST_DEALS: Final = 8  # before anything is said of a candidate
FEW: Final = 2.0  # about what Student's t adds to two standard errors
SURE: Final = 2.0  # standard deviations of what a candidate may still come to


class PairedTrials:
    """Plays all candidates on in the same games, and sums up how much better than the first each of them ends.

    A game is dealt from the view once for all candidates. Opponents are planners in every other deal, and bots that
    race in the rest.
    """

    def __init__(self, view: View, candidates: list[Action], seed: int, playouts: Playouts, chance: Stream) -> None:
        self.view = view
        self.candidates: list[Action] = candidates
        self.alive: list[int] = list(range(1, len(candidates)))  # besides the first, which always stays
        self.sums: list[float] = [0.0] * len(candidates)
        self.squares: list[float] = [0.0] * len(candidates)
        self.counts: list[int] = [0] * len(candidates)
        self.deals: int = 0
        self.spent: int = 0  # playouts
        self.seed: int = seed
        self.playouts: Playouts = playouts
        self.chance: Stream = chance

    def deal(self, until: float) -> bool:
        """Try all candidates that are left on one more deal; False if the time (`until`, or 0) ran out before."""
        playouts = self.playouts
        playouts.deal(self.view.determinize(Chance(self.seed + self.deals)), self.view.viewer, self.deals)
        first = playouts.margin(self.candidates[0], self.chance)
        better: list[float] = []
        for i in self.alive:
            if until > 0.0 and time.perf_counter() > until:
                return False
            better.append(float(playouts.margin(self.candidates[i], self.chance) - first))
        for k in range(len(better)):
            i = self.alive[k]
            self.sums[i] += better[k]
            self.squares[i] += better[k] * better[k]
            self.counts[i] += 1
        self.deals += 1
        self.spent += 1 + len(better)
        return True

    def halve(self) -> None:
        """Leave the better half of the candidates."""
        ranked = sorted(self.alive, key=lambda i: -self.mean(i))
        self.alive = ranked[: (len(ranked) + 1) // 2]

    def drop_hopeless(self, left: float, errors: float) -> None:
        """Drop the candidates that will hardly be better than the first by that many standard errors, with at most
        `left` further deals.
        """
        self.alive = [i for i in self.alive if self.counts[i] < LEAST_DEALS or self.outlook(i, left, errors) > -SURE]

    def decided(self, left: float, errors: float) -> bool:
        """Return True if nothing is left to find out: no candidate, or one alone, nearly sure to pass."""
        if not self.alive:
            return True
        only = self.alive[0]
        return len(self.alive) == 1 and self.counts[only] >= LEAST_DEALS and self.outlook(only, left, errors) > SURE

    def outlook(self, i: int, left: float, errors: float) -> float:
        """Return by how many standard deviations a candidate is likely to pass, or to fail where it is negative."""
        n = float(self.counts[i])
        spread = self.error(i) * sqrt(n)
        every = n + left
        margin = self.mean(i) - errors * spread / sqrt(every)
        doubt = spread * sqrt(left / (n * every))
        if doubt > 0.0:
            return margin / doubt
        return 2 * SURE if margin > 0.0 else -2 * SURE

    def mean(self, i: int) -> float:
        """Return by how many points a candidate has been better than the first."""
        return self.sums[i] / self.counts[i] if self.counts[i] else 0.0

    def error(self, i: int) -> float:
        """Return the standard error of that mean, made larger while there are few deals to tell it from."""
        n = float(self.counts[i])
        if n < 2.0:
            return 1e9
        mean = self.sums[i] / n
        spread = (self.squares[i] - n * mean * mean) / (n - 1.0)
        return sqrt((spread if spread > 0.0 else 0.0) / n) * (1.0 + FEW / n)

    def best(self, errors: float) -> Action:
        """Return the candidate with the best mean, if it is better than the first by that many standard errors."""
        found = 0
        for i in self.alive:
            if self.mean(i) > errors * self.error(i) and (found == 0 or self.mean(i) > self.mean(found)):
                found = i
        return self.candidates[found]
