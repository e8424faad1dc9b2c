"""The bot that tries its options: the planner's decision, unless another is clearly better in games played on."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from fogg.bots.bot import Bot
from fogg.bots.choices import Choices, cheapest
from fogg.bots.planner import PlannerBot
from fogg.bots.search.playouts import Playouts
from fogg.bots.search.trials import PairedTrials
from fogg.engine.cards import listed
from fogg.engine.decisions import Claim, DrawTickets, NextCardStep
from fogg.errors import FoggError

if TYPE_CHECKING:
    from fogg.engine import Action, Game, Options, Stream, View

PLAYOUTS: Final = 400
WITH_NET: Final = "net:"
MOST: Final = 16  # candidates
ERRORS: Final = 2.0  # standard errors by which another option must be better
SEEDS: Final = 1 << 31
UNLIMITED: Final = 1 << 30
SPARE: Final = 0.9  # of a time budget: what comes after the search takes time as well
LOOKS: Final = 4  # deals between two looks at what can be dropped
LATE: Final = 3  # no tickets are drawn when a seat has less than a third of its trains left


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Tries up to 16 options by sequential halving: all on the same deals, the better half on further ones.

    `search:400` plays up to 400 games on for a decision, the same ones whenever it is asked with the same random
    numbers; `search:50ms` plays for up to that time. Options that can hardly turn out better are dropped before.
    """

    name: ClassVar[str] = "search"

    def __init__(self, effort: str = "") -> None:
        self.most: int = PLAYOUTS
        self.seconds: float = 0.0  # 0: no limit
        self.errors: float = ERRORS
        self.spent: int = 0  # playouts of the last decision
        self.base: PlannerBot = PlannerBot()
        self.playouts: Playouts = Playouts()
        if effort:
            number = effort.removesuffix("ms")
            if not number.isdecimal() or int(number) < 1:
                wanted = "playouts or milliseconds, as in search:400 or search:50ms"
                raise FoggError(f"search takes {wanted}, not {effort!r}")
            if number == effort:
                self.most = int(number)
            else:
                self.most = UNLIMITED
                self.seconds = int(number) / 1000

    def decide(self, view: View, options: Options, chance: Stream, budget: float | None) -> Action:
        begun = time.perf_counter()
        self.spent = 0
        if len(options) == 1:
            return options[0]
        game = view.sampled_game
        seat = view.viewer
        base = self.base.act(game, seat, chance)
        # Which card to draw next is hardly worth a search.
        if isinstance(game.step, NextCardStep):
            return base
        candidates = self.candidates(game, seat, base, options)
        if len(candidates) == 1:
            return base
        seed = int(chance.below(SEEDS)) << 20
        self.playouts.begin(game)
        trials = PairedTrials(view, candidates, seed, self.playouts, chance)
        seconds = self.seconds
        if budget is not None and (seconds == 0.0 or budget < seconds):
            seconds = budget
        self.search(trials, begun, seconds * SPARE)
        self.spent = trials.spent
        return trials.best(self.errors)

    def search(self, trials: PairedTrials, begun: float, seconds: float) -> None:
        """Spend the playouts, or the time, in rounds of equal size, with half of the candidates less in each."""
        rounds = max(1, (len(trials.candidates) - 1).bit_length())
        until = begun + seconds if seconds > 0.0 else 0.0
        for number in range(1, rounds + 1):
            while trials.deals == 0 or trials.spent + 1 + len(trials.alive) <= self.most * number // rounds:
                if seconds > 0.0 and time.perf_counter() > begun + seconds * number / rounds:
                    break
                if not trials.deal(until):
                    return
                if trials.deals % LOOKS == 0:
                    left = self.deals_left(trials, begun, seconds, rounds - number)
                    trials.drop_hopeless(left, self.errors)
                    if trials.decided(left, self.errors):
                        return
            trials.halve()

    def deals_left(self, trials: PairedTrials, begun: float, seconds: float, rounds: int) -> float:
        """Return about how many further deals a candidate will have if it stays to the end."""
        most = float(self.most)
        if seconds > 0.0:
            passed = (time.perf_counter() - begun) / seconds
            by_time = trials.spent / passed if passed > 0.0 else most
            most = by_time if by_time < most else most
        spare = most - trials.spent
        share = spare / (rounds + 1)
        alive = len(trials.alive)
        deals = 0.0
        for _ in range(rounds + 1):
            deals += share / (1 + alive)
            alive = (alive + 1) // 2
        return deals if deals > 0.0 else 0.0

    def candidates(self, game: Game, seat: int, base: Action, options: Options) -> list[Action]:
        """Return what is tried: the planner's decision, one claim for each route by its rank, then anything else."""
        choices = Choices(options)
        late = LATE * min([int(player.trains) for player in game.players]) < game.ruleset.trains
        claimed = [route for route in choices.claims if base not in choices.claims[route]]
        others = [
            option
            for option in options
            if option is not base and not isinstance(option, Claim) and not (late and isinstance(option, DrawTickets))
        ]
        found: list[Action] = [base, *others[: MOST - 1 - min(len(claimed), MOST // 2)]]
        if not claimed or len(found) == MOST:
            return found
        desk = self.base.ranked(game, seat)
        claimed.sort(key=lambda route: (-int(desk.worth[route]), route))
        hand = listed(game.available_cards(seat))
        for route in claimed[: MOST - len(found)]:
            if desk.outlook.plain:
                found.append(self.base.pay(desk, desk.seats[seat].plan, route))
            else:
                found.append(cheapest(choices.claims[route], hand, {}))
        return found


def search_bot(effort: str) -> Bot:
    """Return the bot that searches with that effort: by planners, or by a network (`net:100`)."""
    if effort.startswith(WITH_NET):
        from fogg.bots.search.net_search import NetSearch

        return NetSearch(effort[len(WITH_NET) :])
    return SearchBot(effort)
