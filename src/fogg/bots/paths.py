"""Routes that would complete a hand of tickets: the cheapest path for each, sharing routes where they can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from fogg.board import components
from fogg.bots.board_numbers import NO_WAY, finder_of, goals, lost
from fogg.engine.cards import filled
from fogg.engine.scoring import Network
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.board import Route, Ticket
    from fogg.bots.bot_position import BotPosition


class PathPlan:
    """Routes to claim, in the order of the tickets they are for, and the trains left after all of them."""

    def __init__(self, routes: list[int], trains: int, points: int) -> None:
        self.routes: list[int] = routes
        self.trains: int = trains
        self.points: int = points  # what the tickets bring if it comes true, those it cannot serve counted as lost


def plan_for(position: BotPosition, tickets: Sequence[Ticket]) -> PathPlan:
    """Return a plan for those tickets: the cheapest path first, then the next over what is planned already.

    A ticket that no open way completes, or not with the trains left, is given up. Between equal costs the ticket that
    comes first in the deck is served first.
    """
    ways = Ways(position)
    network = Network(components(ways.owned, ways.n_cities), position.ruleset.ticket_nodes)
    plan = PathPlan([], position.trains, 0)
    found: list[tuple[int, int, Ticket, list[int]]] = []
    for ticket in tickets:
        reached = [points for place, points in goals(ticket) if network.joins(ticket.a, place)]
        cost = -1 if reached else ways.to(ticket)
        if reached:
            plan.points += max(reached)
        elif cost < 0:
            plan.points -= lost(ticket)
        else:
            found.append((cost, int(ticket.id), ticket, ways.path()))
    found.sort(key=lambda entry: entry[:2])
    for i, (_, _, ticket, path) in enumerate(found):
        if i > 0:
            path = ways.path() if ways.to(ticket) >= 0 else []
        if not path or not ways.include(path, plan):
            plan.points -= lost(ticket)
        else:
            plan.points += max([points for _, points in goals(ticket)])
    if plan.routes and position.out_of_reach.issuperset(plan.routes):
        ways.connect(position, plan)
    return plan


class Ways:
    """The board as a seat can still use it: its own routes cost nothing, open ones their cards."""

    def __init__(self, position: BotPosition) -> None:
        routes = position.board.routes
        self.ends: list[list[int]] = position.ruleset.ticket_nodes
        self.n_cities: int = len(position.board.cities)
        self.finder = finder_of(position.ruleset)
        self.prices: vec[i64] = filled(len(routes), NO_WAY)
        self.trains: dict[int, int] = {}
        for terms in position.open:
            # A thing that must be bought first costs about two cards for each route that needs it.
            self.prices[terms.route_id] = terms.cards
            self.trains[int(terms.route_id)] = int(terms.trains)
        for route, things in position.blocked.items():
            self.prices[route] += 2 * len(things)
        self.owned: list[Route] = [routes[route] for route in position.own]
        for route in position.own:
            self.prices[route] = 0

    def to(self, ticket: Ticket) -> int:
        """Return the cost in cards of the cheapest way to complete a ticket, -1 if there is none; `path` has it."""
        targets = [end for place, _ in goals(ticket) for end in self.ends[place]]
        return int(self.finder.find(self.prices, self.ends[ticket.a], targets))

    def path(self) -> list[int]:
        """Return the routes of the way that was found last."""
        finder = self.finder
        return [int(finder.path[i]) for i in range(int(finder.length) - 1, -1, -1)]

    def connect(self, position: BotPosition, plan: PathPlan) -> None:
        """Put the cheapest way from the own network to a planned route on the plan, where the rules demand one network.

        A seat without routes begins where all routes that it may claim now meet.
        """
        board = position.board
        ends = [{int(terms.route.a), int(terms.route.b)} for terms in position.reachable]
        first = set.intersection(*ends) if ends else set()
        sources = {int(end) for route in self.owned for end in (route.a, route.b)} or first
        targets = {int(end) for route in plan.routes for end in (board.routes[route].a, board.routes[route].b)}
        if self.finder.find(self.prices, sorted(sources), sorted(targets)) != NO_WAY:
            self.include(self.path(), plan)

    def include(self, path: list[int], plan: PathPlan) -> bool:
        """Put the routes of a way on the plan, if the trains suffice for all of them."""
        new = [route for route in path if self.prices[route] > 0]
        trains = plan.trains
        for route in new:
            trains -= self.trains[route]
        if trains < 0:
            return False
        plan.trains = trains
        plan.routes += new
        for route in new:
            self.prices[route] = 0
        return True
