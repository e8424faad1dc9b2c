"""Options of one decision tried on common deals, with every margin kept: any two of them can be compared."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from fogg.analysis.game_report import Estimate
from fogg.bots.search import Playouts
from fogg.engine import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fogg.engine import Action, View


class DealTrials:
    """Plays options on in games that the seat could be in. A deal is the same for all options that are tried on it."""

    def __init__(self, view: View, options: Sequence[Action], seed: int) -> None:
        self.view = view
        self.options = list(options)
        self.margins: list[list[int]] = [[] for _ in options]
        self.seed = seed
        self._playouts = Playouts()
        self._chance = Chance(seed).stream("analysis")
        self._playouts.begin(view.sampled_game)

    def add(self, options: Sequence[Action]) -> None:
        """Add options that no deal has tried yet."""
        for option in options:
            self.options.append(option)
            self.margins.append([])

    def play(self, which: Sequence[int], deals: int) -> None:
        """Try these options on the deals from 0 to `deals` - 1 that they have not been tried on."""
        for deal in range(min(len(self.margins[i]) for i in which), deals):
            late = [i for i in dict.fromkeys(which) if len(self.margins[i]) == deal]
            self._playouts.deal(self.view.determinize(Chance(self.seed + deal)), self.view.viewer, deal)
            for i in late:
                self.margins[i].append(self._playouts.margin(self.options[i], self._chance))

    def mean(self, i: int) -> float:
        """Return the mean margin of an option."""
        return sum(self.margins[i]) / len(self.margins[i])

    def estimate(self, i: int) -> Estimate:
        """Return margin and chance to win of an option."""
        margins = self.margins[i]
        wins = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
        return Estimate(self.mean(i), error_of(margins), wins / len(margins))

    def compare(self, i: int, j: int) -> tuple[float, float]:
        """Return by how many points an option is better than another on the deals of both, and the standard error."""
        if i == j:
            return 0.0, 0.0
        differences = [a - b for a, b in zip(self.margins[i], self.margins[j], strict=False)]
        return sum(differences) / len(differences), error_of(differences)


def error_of(values: Sequence[int]) -> float:
    """Return the standard error of a mean; of a single value nothing is known."""
    n = len(values)
    if n < 2:
        return float("inf")
    mean = sum(values) / n
    return sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
