"""The bot that works through its tickets: cheapest path first, claiming every part it can pay for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from fogg.bots.bot_position import BotPosition, RouteTarget
from fogg.bots.choices import Choices
from fogg.bots.heuristic import HeuristicBot
from fogg.bots.paths import plan_for

if TYPE_CHECKING:
    from fogg.engine import Action
    from fogg.engine.decisions import Keep

# With fewer trains than this left to anybody, the game is too near its end for another ticket.
TRAINS_FOR_TICKETS: Final = 8
# What a train is worth in tenths of a point, when tickets are weighed against the trains they take.
TRAIN: Final = 8
# What a thing costs, in the same tenths, that must be bought before a route can be claimed.
THING: Final = 20
# How many of the most valuable routes it collects for when it has no ticket to work on.
AIMS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(HeuristicBot):
    """Follows the cheapest paths of its tickets; when all are done it draws more, and at the end claims what pays."""

    name: ClassVar[str] = "greedy"
    wild_reach: ClassVar[int] = 1

    def keep(self, position: BotPosition, keeps: list[Keep]) -> Keep:
        """Return the tickets that fit together: most points for the trains that their shared paths take."""
        best: Keep | None = None
        best_worth = 0
        for choice in keeps:
            kept = [ticket for i, ticket in enumerate(position.offer) if choice.mask >> i & 1]
            plan = plan_for(position, position.tickets + kept)
            worth = 10 * plan.points - TRAIN * (position.trains - plan.trains)
            worth -= THING * len(position.things_for(plan.routes))
            if best is None or worth > best_worth:
                best, best_worth = choice, worth
        assert best is not None
        return best

    def aims(self, position: BotPosition) -> list[RouteTarget]:
        return self.planned(position) or self.richest(position)

    def wanted(self, position: BotPosition, choices: Choices) -> list[int]:
        return plan_for(position, position.tickets).routes

    def expected(self, position: BotPosition) -> list[int]:
        return [] if position.game.final_turns > 0 else plan_for(position, position.tickets).routes

    def choose(self, position: BotPosition, choices: Choices) -> Action:
        aims = self.planned(position)
        if not aims:
            return self.without_plan(position, choices)
        ready = [aim for aim in aims if aim.route in choices.claims]
        if ready:
            longest = max(ready, key=lambda aim: (aim.cards, -aim.route))
            return self.claim(position, choices, longest.route, aims)
        if choices.can_draw:
            return self.draw(position, choices, aims)
        return self.claim_most(position, choices)

    def planned(self, position: BotPosition) -> list[RouteTarget]:
        """Return the routes that its tickets still need:
        first those in reach, and of these those that lack fewest cards.
        """
        terms = {terms.route_id: terms for terms in position.open}
        routes = plan_for(position, position.tickets).routes
        aims = [position.target(terms[route]) for route in routes]
        return sorted(aims, key=lambda aim: (aim.route in position.out_of_reach, aim.missing, aim.route))

    def richest(self, position: BotPosition) -> list[RouteTarget]:
        """Return the most valuable routes that are open."""
        return sorted(map(position.target, position.reachable), key=lambda aim: (-aim.points, aim.route))[:AIMS]

    def without_plan(self, position: BotPosition, choices: Choices) -> Action:
        """Decide without an open ticket: draw tickets while there is time, else use up trains."""
        if choices.tickets is not None and position.fewest_trains >= TRAINS_FOR_TICKETS:
            return choices.tickets
        if choices.claims:
            return self.claim_most(position, choices)
        return self.draw(position, choices, self.richest(position))
