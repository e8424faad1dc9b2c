"""The bot that races: long routes, few tickets, a quick end. The baseline that stronger bots are measured against."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fogg.bots.bot_position import BotPosition, RouteTarget
from fogg.bots.choices import Choices
from fogg.bots.planner import HeuristicBot

if TYPE_CHECKING:
    from fogg.engine import Action
    from fogg.engine.decisions import Keep

# What a turn is worth in half points: a route that takes longer to pay must bring more. Found by playing; anything
# from four to eight plays alike.
TURN: Final = 6
# What each end of a route that touches the own network is worth, in half points: it makes for a longer path.
JOINT: Final = 2
# What a thing costs, in half points, that must be bought before a route can be claimed: a turn and a card or two.
THING: Final = 9
# How many of the best targets it collects for at a time.
AIMS: Final = 8


class RacerBot(HeuristicBot):
    """Collects for the routes that bring most for the turns they take, which are the longest, and claims the best one
    as soon as it can pay. Keeps as few and as cheap tickets as it may, and takes no more.
    """

    name: ClassVar[str] = "racer"

    def keep(self, position: BotPosition, keeps: list[Keep]) -> Keep:
        """Return the set of tickets that costs least if none of them is ever completed."""
        worth = [int(ticket.points) or min(points for _, points in ticket.targets) for ticket in position.offer]

        def at_risk(choice: Keep) -> tuple[int, int]:
            return sum(points for i, points in enumerate(worth) if choice.mask >> i & 1), choice.mask

        return min(keeps, key=at_risk)

    def wanted(self, position: BotPosition, choices: Choices) -> list[int]:
        aims = self.aims(position)
        near = [aim for aim in aims if aim.missing or aim.route in position.blocked or aim.route in choices.claims]
        return [aim.route for aim in near[:AIMS] if aim.route in position.blocked][:1]

    def choose(self, position: BotPosition, choices: Choices) -> Action:
        # What lacks no card and cannot be claimed waits for something else: nothing to collect for.
        aims = [aim for aim in self.aims(position) if aim.missing or aim.route in choices.claims][:AIMS]
        if aims and aims[0].route in choices.claims:
            return self.claim(position, choices, aims[0].route, aims)
        if choices.can_draw:
            return self.draw(position, choices, aims)
        return self.claim_most(position, choices)

    def aims(self, position: BotPosition) -> list[RouteTarget]:
        """Return all open routes, best first; a draw takes two cards, and the claim itself a turn."""
        routes = position.board.routes
        touched = {int(end) for route in position.own for end in (routes[route].a, routes[route].b)}
        ranked: list[tuple[int, int, int, RouteTarget]] = []
        for terms in position.reachable:
            target = position.target(terms)
            joints = (terms.route.a in touched) + (terms.route.b in touched)
            worth = 2 * target.points + JOINT * joints - TURN * target.missing // 2
            worth -= THING * len(position.blocked.get(target.route, ()))
            ranked.append((-worth, target.missing, target.route, target))
        ranked.sort()
        return [target for _, _, _, target in ranked]
