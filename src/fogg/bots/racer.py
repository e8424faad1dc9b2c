"""The bot that races: long routes, few tickets, a quick end. The baseline that stronger bots are measured against."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from fogg.bots.bot_position import BotPosition, RouteTarget
from fogg.bots.choices import Choices
from fogg.bots.heuristic import HeuristicBot
from fogg.engine.cards import filled, listed, zeros
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.engine import Action
    from fogg.engine.claims import Terms
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
# More than any route is worth, and more than there are cards in a hand or routes on a board.
MOST_WORTH: Final[i64] = 1 << 16
PLACES: Final[i64] = 1 << 12
NO_KEY: Final[i64] = 1 << 60


@mypyc_attr(allow_interpreted_subclasses=True)
class RacerBot(HeuristicBot):
    """Collects for the routes that bring most for the turns they take, which are the longest, and claims the best one
    as soon as it can pay. Keeps as few and as cheap tickets as it may, and takes no more.
    """

    name: ClassVar[str] = "racer"

    def keep(self, position: BotPosition, keeps: list[Keep]) -> Keep:
        """Return the set of tickets that costs least if none of them is ever completed."""
        worth = [int(ticket.points) or min(points for _, points in ticket.targets) for ticket in position.offer]

        def at_risk(choice: Keep) -> tuple[int, int]:
            return sum([points for i, points in enumerate(worth) if choice.mask >> i & 1]), choice.mask

        return min(keeps, key=at_risk)

    def wanted(self, position: BotPosition, choices: Choices) -> list[int]:
        aims = self.aims(position)
        near = [aim for aim in aims if aim.missing or aim.route in position.blocked or aim.route in choices.claims]
        return [aim.route for aim in near[:AIMS] if aim.route in position.blocked][:1]

    def choose(self, position: BotPosition, choices: Choices) -> Action:
        aims = self.foremost(position, choices)
        if aims and aims[0].route in choices.claims:
            return self.claim(position, choices, aims[0].route, aims)
        if choices.can_draw:
            return self.draw(position, choices, aims)
        return self.claim_most(position, choices)

    def foremost(self, position: BotPosition, choices: Choices) -> list[RouteTarget]:
        """Return the aims that it collects for."""
        best = filled(AIMS, NO_KEY)
        touched = touched_cities(position)
        for terms in position.reachable:
            missing = position.missing(terms, position.color_for(terms))
            # What lacks no card and cannot be claimed waits for something else: nothing to collect for.
            if missing == 0 and int(terms.route_id) not in choices.claims:
                continue
            key = sort_key(position, terms, missing, touched)
            place: i64 = AIMS - 1
            if key > best[place]:
                continue
            while place > 0 and best[place - 1] > key:
                best[place] = best[place - 1]
                place -= 1
            best[place] = key
        return [position.target(terms) for terms in in_order(position, [key for key in listed(best) if key != NO_KEY])]

    def aims(self, position: BotPosition) -> list[RouteTarget]:
        return [position.target(terms) for terms in ranking(position)]


def ranking(position: BotPosition) -> list[Terms]:
    """Return the terms of all open routes, best first."""
    touched = touched_cities(position)
    keys: list[int] = []
    for terms in position.reachable:
        missing = position.missing(terms, position.color_for(terms))
        keys.append(int(sort_key(position, terms, missing, touched)))
    keys.sort()
    return in_order(position, keys)


def touched_cities(position: BotPosition) -> vec[i64]:
    """Return 1 for every city that the own network touches, 0 for the others."""
    touched = zeros(len(position.board.cities))
    for own in position.own:
        route = position.board.routes[own]
        touched[route.a] = 1
        touched[route.b] = 1
    return touched


def sort_key(position: BotPosition, terms: Terms, missing: i64, touched: vec[i64]) -> i64:
    """Return a number by which routes are sorted, best first; a draw takes two cards, and the claim itself a turn.

    Of equal worth are first those that lack fewest cards, then those with the lowest number.
    """
    route = terms.route
    worth: i64 = 2 * terms.points + JOINT * (touched[route.a] + touched[route.b]) - TURN * missing // 2
    if position.blocked:
        worth -= THING * len(position.blocked.get(int(terms.route_id), ()))
    return ((MOST_WORTH - worth) * PLACES + missing) * PLACES + terms.route_id


def in_order(position: BotPosition, keys: list[int]) -> list[Terms]:
    """Return the terms that sorted keys stand for."""
    last = int(PLACES) - 1
    if position.ruleset.on_terms:
        by_route = {int(terms.route_id): terms for terms in position.open}
        return [by_route[key & last] for key in keys]
    return [position.ruleset.terms[key & last] for key in keys]
