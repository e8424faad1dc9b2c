"""Routes that would complete a hand of tickets: the cheapest path for each, sharing routes where they can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fogg.board import components, shortest_path
from fogg.engine.scoring import Network

if TYPE_CHECKING:
    from fogg.board import Route, Ticket
    from fogg.bots.bot_position import BotPosition


class PathPlan:
    """Routes to claim, in the order of the tickets they are for, and the trains left after all of them."""

    def __init__(self, routes: list[int], trains: int, points: int) -> None:
        self.routes = routes
        self.trains = trains
        self.points = points  # what the tickets bring if the plan comes true, those it cannot serve counted as lost


def plan_for(position: BotPosition, tickets: Sequence[Ticket]) -> PathPlan:
    """Return a plan for those tickets: the cheapest path first, then the next over what is planned already.

    A ticket that no open way completes, or not with the trains left, is given up. Between equal costs the ticket that
    comes first in the deck is served first.
    """
    ways = Ways(position)
    network = Network(components(ways.owned, ways.n_cities), position.ruleset.ticket_nodes)
    plan = PathPlan([], position.trains, 0)
    found: list[tuple[int, int, Ticket, list[Route]]] = []
    for ticket in tickets:
        reached = [points for place, points in goals(ticket) if network.joins(ticket.a, place)]
        way = None if reached else ways.to(ticket)
        if reached:
            plan.points += max(reached)
        elif way is None:
            plan.points -= lost(ticket)
        else:
            found.append((way[0], int(ticket.id), ticket, way[1]))
    found.sort(key=lambda entry: entry[:2])
    for i, (cost, _, ticket, path) in enumerate(found):
        way = (cost, path) if i == 0 else ways.to(ticket)
        if way is None or not ways.include(way[1], plan):
            plan.points -= lost(ticket)
        else:
            plan.points += max(points for _, points in goals(ticket))
    if plan.routes and position.out_of_reach.issuperset(plan.routes):
        ways.connect(position, plan)
    return plan


class Ways:
    """The board as a seat can still use it: its own routes cost nothing, open ones their cards."""

    def __init__(self, position: BotPosition) -> None:
        routes = position.board.routes
        self.ends = position.ruleset.ticket_nodes
        self.n_cities = len(position.board.cities)
        self.costs = [0] * len(routes)
        self.trains: dict[int, int] = {terms.route_id: terms.trains for terms in position.open}
        for terms in position.open:
            # A thing that must be bought first costs about two cards for each route that needs it.
            self.costs[terms.route_id] = terms.cards + 2 * len(position.blocked.get(terms.route_id, ()))
        self.owned = [routes[route] for route in position.own]
        self.usable = self.owned + [terms.route for terms in position.open]

    def to(self, ticket: Ticket) -> tuple[int, list[Route]] | None:
        """Return the cheapest way to complete a ticket: its cost in cards, and its routes; None if there is none."""
        targets = [end for place, _ in goals(ticket) for end in self.ends[place]]
        return shortest_path(self.usable, self.n_cities, self.ends[ticket.a], targets, self.costs)

    def connect(self, position: BotPosition, plan: PathPlan) -> None:
        """Put the cheapest way from the own network to a planned route on the plan, where the rules demand one network.

        A seat without routes begins where all routes that it may claim now meet.
        """
        board = position.board
        ends = [{int(terms.route.a), int(terms.route.b)} for terms in position.reachable]
        first = set.intersection(*ends) if ends else set()
        sources = {int(end) for route in self.owned for end in (route.a, route.b)} or first
        targets = {int(end) for route in plan.routes for end in (board.routes[route].a, board.routes[route].b)}
        way = shortest_path(self.usable, self.n_cities, sorted(sources), sorted(targets), self.costs)
        if way is not None:
            self.include(way[1], plan)

    def include(self, path: list[Route], plan: PathPlan) -> bool:
        """Put the routes of a way on the plan, if the trains suffice for all of them."""
        new = [int(route.id) for route in path if self.costs[route.id] > 0]
        trains = plan.trains - sum(self.trains[route] for route in new)
        if trains < 0:
            return False
        plan.trains = trains
        plan.routes += new
        for route in new:
            self.costs[route] = 0
        return True


def goals(ticket: Ticket) -> list[tuple[int, int]]:
    """Return the places that complete a ticket, with what each brings."""
    return ticket.targets or [(int(ticket.b), int(ticket.points))]


def lost(ticket: Ticket) -> int:
    """Return what a ticket costs that is not completed."""
    return min(points for _, points in goals(ticket))
