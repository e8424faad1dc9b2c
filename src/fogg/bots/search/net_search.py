# interpreted: NumPy does the work
"""Search by a network: its policy picks what is tried and plays on, its value says how a game stands."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, ClassVar

from fogg.bots.bot import Bot
from fogg.bots.net.net_bot import NetBot
from fogg.bots.net.net_weights import Floats, np
from fogg.bots.search.seated_draws import SeatedDraws, seat_draws
from fogg.engine import Chance
from fogg.errors import FoggError

if TYPE_CHECKING:
    from fogg.bots.net.net_bot import NetEyes
    from fogg.engine import Action, Game, Options, Stream, View

MOST = 8  # candidates
LIKELY = 0.01  # a candidate must be that likely by the policy
ERRORS = 1.0  # standard errors by which another option must be better
AHEAD = 10  # decisions of the seat that are played on; with the next one alone nothing is gained on the network
SEEDS = 1 << 31
UNLIMITED = 1 << 30
SPARE = 0.8  # of a time budget: a deal that was begun is played to its end


class NetSearch(Bot):
    """Tries the options that its network likes in games that the seat could be in.

    `search:net:100` looks at 100 positions for a decision: each candidate is played on the same deals, all seats go on
    as the network plays until the seat has decided a few times more, and there its value counts. The network's own
    choice is played unless another option is better by a standard error. `search:net:50ms` looks for that time.
    """

    name: ClassVar[str] = "search:net"

    def __init__(self, effort: str = "100") -> None:
        self.effort = effort
        self.most = UNLIMITED
        self.seconds = 0.0  # 0: no limit
        number = effort.removesuffix("ms")
        if not number.isdecimal() or int(number) < 1:
            wanted = "positions or milliseconds, as in search:net:100 or search:net:50ms"
            raise FoggError(f"search:net takes {wanted}, not {effort!r}")
        if number == effort:
            self.most = int(number)
        else:
            self.seconds = int(number) / 1000
        self.net = NetBot()
        self.spent = 0  # positions of the last decision

    @property
    def label(self) -> str:
        return f"{self.name}:{self.effort}"

    def decide(self, view: View, options: Options, chance: Stream, budget: float | None) -> Action:
        begun = time.perf_counter()
        self.spent = 0
        if len(options) == 1:
            return options[0]
        likely = self.net.chances(view.sampled_game, view.viewer, options)
        order = [int(i) for i in np.argsort(-likely, kind="stable")]
        candidates = [options[i] for i in order[: min(MOST, self.most)] if likely[i] >= LIKELY or i == order[0]]
        if len(candidates) == 1:
            return candidates[0]
        seed = int(chance.below(SEEDS)) << 20
        limits = [seconds for seconds in (self.seconds, budget) if seconds]
        return self.search(view, candidates, seed, begun, SPARE * min(limits) if limits else 0.0)

    def search(self, view: View, candidates: list[Action], seed: int, begun: float, seconds: float) -> Action:
        """Spend the positions, or the time if `seconds` is above 0, in rounds with half of the candidates less in each.

        With a time, deals are played one by one, so that the clock is looked at after each.
        """
        sums = Margins(len(candidates))
        end = begun + seconds if seconds else math.inf
        left = list(range(len(candidates)))
        rounds = max(1, (len(candidates) - 1).bit_length())
        deals = 0
        for number in range(1, rounds + 1):
            wanted = max(1, (self.most * number // rounds - self.spent) // len(left))
            while wanted and self.spent + len(left) <= self.most:
                if seconds and deals and time.perf_counter() > begun + seconds * number / rounds:
                    break
                n = 1 if seconds else min(wanted, (self.most - self.spent) // len(left))
                values = self.tried(view, [candidates[i] for i in left], seed + deals, n, end)
                sums.add(left, values)
                self.spent += values.size
                deals += n
                wanted -= n
            better = sorted(left[1:], key=lambda i: -sums.mean(i))
            left = [0, *better[: (len(better) + 1) // 2]]
        return candidates[sums.best(left)]

    def tried(self, view: View, candidates: list[Action], seed: int, deals: int, end: float) -> Floats:
        """Return what each candidate is worth on each of some new deals: [candidates, deals].

        What is not played on far enough at the time `end` counts as it stands when the seat decides next.
        """
        seat = view.viewer
        games: list[Game] = []
        for number in range(deals):
            root = view.determinize(Chance(seed + number))
            seat_draws(root)
            games += [root.copy() for _ in candidates]
        eyes = self.net.eyes(games[0])
        for i, game in enumerate(games):
            play(game, seat, candidates[i % len(candidates)])
        values = self.values(eyes, games, seat, end)
        return np.asarray(values.reshape(deals, len(candidates)).T, np.float32)

    def values(self, eyes: NetEyes, games: list[Game], seat: int, end: float) -> Floats:
        """Play all games on until the seat has decided a few times, or it is late; return what they are worth then."""
        values = np.zeros(len(games), np.float32)
        going = list(range(len(games)))
        ahead = [AHEAD] * len(games)
        while going:
            over = [i for i in going if games[i].over]
            for i in over:
                values[i] = end_value(games[i], seat)
            going = [i for i in going if not games[i].over]
            if not going:
                break
            actors = [games[i].actors[0] for i in going]
            late = end < math.inf and time.perf_counter() > end
            logits, seats = eyes.judge([(games[i], actor) for i, actor in zip(going, actors, strict=True)])
            still: list[int] = []
            for row, (i, actor) in enumerate(zip(going, actors, strict=True)):
                if actor == seat:
                    ahead[i] -= 1
                    if late or not ahead[i]:
                        values[i] = seats[row, 0]
                        continue
                options = games[i].options(actor)
                best = int(logits[row, [option.id for option in options]].argmax())
                play(games[i], actor, options[best])
                still.append(i)
            going = still
        return values


class Margins:
    """The difference of each candidate to the first, on common deals."""

    def __init__(self, candidates: int) -> None:
        self.differences: list[list[float]] = [[] for _ in range(candidates)]

    def add(self, which: list[int], values: Floats) -> None:
        """Take the values of those candidates on new deals; the first of them is the one compared with."""
        for row, i in enumerate(which):
            self.differences[i] += [float(x) for x in values[row] - values[0]]

    def mean(self, i: int) -> float:
        """Return the mean difference of a candidate."""
        return math.fsum(self.differences[i]) / len(self.differences[i])

    def best(self, which: list[int]) -> int:
        """Return the candidate with the best mean, if that is surely above the first's."""
        found = which[0]
        for i in which[1:]:
            n = len(self.differences[i])
            if n > 1:
                mean = self.mean(i)
                spread = math.fsum((x - mean) ** 2 for x in self.differences[i]) / (n - 1)
                if mean > ERRORS * math.sqrt(spread / n) and (found == which[0] or mean > self.mean(found)):
                    found = i
        return found


def play(game: Game, seat: int, action: Action) -> None:
    """Carry out an action; cards come from the seat's own stream."""
    draws = game.deck.stream
    assert isinstance(draws, SeatedDraws)
    draws.source = seat
    game.do(seat, action)


def end_value(game: Game, seat: int) -> float:
    """Return what a finished game is worth for a seat, as training counts it: winning, and the margin."""
    result = game.result
    assert result is not None
    own = result.of(seat)
    others = [standing.total for standing in result.standings if standing is not own]
    sides = len(result.standings)
    winners = sum(1 for standing in result.standings if standing.place == 1)
    share = 1 / winners if own.place == 1 else 0.0
    margin = max(-1.0, min(1.0, (own.total - max(others)) / 60)) if others else 0.0
    return 0.7 * (sides * share - 1) / max(1, sides - 1) + 0.3 * margin
