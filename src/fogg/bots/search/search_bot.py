"""The bot that tries its options: the planner's decision, unless another is clearly better in games played on."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from fogg.bots.bot import Bot, GameBot
from fogg.bots.choices import Choices, cheapest
from fogg.bots.planner import PlannerBot
from fogg.bots.search.trials import PairedTrials, models
from fogg.engine.cards import listed
from fogg.engine.decisions import Claim, NextCardStep
from fogg.errors import FoggError

if TYPE_CHECKING:
    from fogg.engine import Action, Game, Options, Stream, View

PLAYOUTS: Final = 400
MOST: Final = 16  # candidates
ERRORS: Final = 2.0  # standard errors by which another option must be better
SEEDS: Final = 1 << 31
SPARE: Final = 0.85  # of a time budget: what is begun is finished


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Tries up to 16 options by sequential halving: all on the same deals, the better half on further ones.

    `search:400` plays 400 games on for a decision, the same ones whenever it is asked with the same random numbers;
    `search:50ms` plays for that time.
    """

    name: ClassVar[str] = "search"

    def __init__(self, effort: str = "") -> None:
        self.playouts: int = PLAYOUTS
        self.seconds: float = 0.0  # 0: no limit
        self.errors: float = ERRORS
        self.spent: int = 0  # playouts of the last decision
        self.base: PlannerBot = PlannerBot()
        self.models: list[GameBot] = models()
        if effort.endswith("ms") and effort[:-2].isdigit():
            self.playouts = 1 << 30
            self.seconds = int(effort[:-2]) / 1000
        elif effort.isdigit():
            self.playouts = int(effort)
        elif effort:
            raise FoggError(f"search takes playouts or milliseconds, as in search:400 or search:50ms, not {effort!r}")

    def decide(self, view: View, options: Options, chance: Stream, budget: float | None) -> Action:
        game = view.sampled_game
        seat = view.viewer
        base = self.base.act(game, seat, chance)
        # Which card to draw next is hardly worth a search.
        if len(options) == 1 or isinstance(game.step, NextCardStep):
            return base
        seed = int(chance.below(SEEDS)) << 20
        trials = PairedTrials(view, self.candidates(game, seat, base, options), seed, self.models, chance)
        if len(trials.candidates) == 1:
            return base
        seconds = self.seconds
        if budget is not None and (seconds == 0.0 or budget < seconds):
            seconds = budget
        self.search(trials, seconds * SPARE)
        self.spent = trials.playouts
        return trials.best(self.errors)

    def search(self, trials: PairedTrials, seconds: float) -> None:
        """Spend the playouts, or the time, in rounds of equal size, with half of the candidates less in each."""
        rounds = max(1, (len(trials.candidates) - 1).bit_length())
        begun = time.perf_counter()
        for number in range(1, rounds + 1):
            while trials.playouts + 1 + len(trials.alive) <= self.playouts * number // rounds or trials.deals < number:
                if seconds > 0.0 and time.perf_counter() - begun > seconds * number / rounds:
                    break
                trials.deal()
            trials.halve()

    def candidates(self, game: Game, seat: int, base: Action, options: Options) -> list[Action]:
        """Return what is tried: the planner's decision, one claim for each route by its rank, then anything else."""
        choices = Choices(options)
        desk = self.base.desk(game.ruleset)
        claimed = [route for route in choices.claims if base not in choices.claims[route]]
        others = [option for option in options if option is not base and not isinstance(option, Claim)]
        found: list[Action] = [base, *others[: MOST - 1 - min(len(claimed), MOST // 2)]]
        hand = listed(game.available_cards(seat))
        claimed.sort(key=lambda route: (-int(desk.worth[route]), route))
        for route in claimed[: MOST - len(found)]:
            if desk.outlook.plain:
                found.append(self.base.pay(desk, desk.plans[seat], route))
            else:
                found.append(cheapest(choices.claims[route], hand, {}))
        return found
