"""Options tried on common deals: what each is worth compared with the first, and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from fogg.bots.planner import PlannerBot
from fogg.engine import Chance, totals

if TYPE_CHECKING:
    from fogg.bots.bot import GameBot
    from fogg.engine import Action, Game, Stream, View


class PairedTrials:
    """Plays all candidates on in the same games, and sums up how much better than the first each of them ends.

    A game is dealt from the view once for all candidates. Opponents are planners in every other deal, and bots that
    race in the rest.
    """

    def __init__(self, view: View, candidates: list[Action], seed: int, models: list[GameBot], chance: Stream) -> None:
        self.view = view
        self.seat: int = view.viewer
        self.candidates: list[Action] = candidates
        self.alive: list[int] = list(range(1, len(candidates)))  # besides the first, which always stays
        self.sums: list[float] = [0.0] * len(candidates)
        self.squares: list[float] = [0.0] * len(candidates)
        self.deals: int = 0
        self.playouts: int = 0
        self.counts: list[int] = [0] * len(candidates)
        self.seed: int = seed
        self.models: list[GameBot] = models
        self.chance: Stream = chance

    def deal(self) -> None:
        """Try all candidates that are left on one more deal."""
        root: Game = self.view.determinize(Chance(self.seed + self.deals))
        first = self.margin(root, self.candidates[0])
        for i in self.alive:
            better = float(self.margin(root, self.candidates[i]) - first)
            self.sums[i] += better
            self.squares[i] += better * better
            self.counts[i] += 1
        self.deals += 1
        self.playouts += 1 + len(self.alive)

    def margin(self, root: Game, action: Action) -> int:
        """Return the points by which the seat's side ends ahead of the best other one, if it takes that action."""
        game = root.copy()
        game.do(self.seat, action)
        side = game.side_of[self.seat]
        own = self.models[0]
        other = self.models[self.deals % len(self.models)]
        while not game.over:
            step = game.step
            seat = step.seat if step.seat >= 0 else step.actors()[0]
            bot = own if game.side_of[seat] == side else other
            game.do(seat, bot.act(game, seat, self.chance))
        points = totals(game)
        best = -(1 << 30)
        for i in range(len(points)):
            if i != side and points[i] > best:
                best = points[i]
        return points[side] - best if len(points) > 1 else points[side]

    def halve(self) -> None:
        """Leave the better half of the candidates."""
        ranked = sorted(self.alive, key=lambda i: -self.mean(i))
        self.alive = ranked[: (len(ranked) + 1) // 2]

    def mean(self, i: int) -> float:
        """Return by how many points a candidate has been better than the first."""
        return self.sums[i] / self.counts[i] if self.counts[i] else 0.0

    def error(self, i: int) -> float:
        """Return the standard error of that mean."""
        n = float(self.counts[i])
        if n < 2.0:
            return 1e9
        mean = self.sums[i] / n
        spread = self.squares[i] / n - mean * mean
        return sqrt((spread if spread > 0.0 else 0.0) / n)

    def best(self, errors: float) -> Action:
        """Return the candidate with the best mean, if it is better than the first by that many standard errors."""
        found = 0
        for i in self.alive:
            if self.mean(i) > errors * self.error(i) and (found == 0 or self.mean(i) > self.mean(found)):
                found = i
        return self.candidates[found]


def models() -> list[GameBot]:
    """Return the bots that play on: the first one for the own side, all of them in turn for the others."""
    return [PlannerBot(), PlannerBot(racing=True)]
