"""The cheapest ways of a seat, in trains: how far the ends of its tickets are, and which routes lie on such a way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fogg.bots.board_numbers import BARRED, FAR, BoardNumbers
from fogg.engine.cards import zeros
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.board import Ticket

NEVER: Final[i64] = -1


class SeatWays:
    """Distances from the ends of tickets over routes that take trains.

    `prices` are the trains that each route takes; what was measured holds until they change (`changed`).
    """

    def __init__(self, numbers: BoardNumbers) -> None:
        ruleset = numbers.ruleset
        self.numbers: BoardNumbers = numbers
        self.prices: vec[i64] = zeros(int(numbers.n_routes))
        self.version: i64 = 0
        self.ends: list[list[int]] = [list(nodes) for nodes in ruleset.ticket_nodes]  # by city
        self.goals: list[list[int]] = []  # by ticket: the nodes that complete it
        for ticket in ruleset.board.tickets:
            places = [place for place, _ in ticket.targets] or [int(ticket.b)]
            self.goals.append([node for place in places for node in ruleset.ticket_nodes[place]])
        self.rows: list[vec[i64]] = [zeros(0) for _ in self.ends]  # by city: the distances of all cities from it
        self.measured: list[i64] = [NEVER for _ in self.ends]  # the version of the prices in which they hold
        self.waiting: vec[i64] = zeros(int(numbers.n_cities))
        self.passed: vec[i64] = zeros(int(numbers.n_cities))  # by city: the last walk back that came there
        self.walk: i64 = 0

    def set_prices(self, prices: vec[i64]) -> None:
        """Go by these prices from now on; distances are kept if they are the same."""
        own = self.prices
        changed = False
        route: i64
        for route in range(self.numbers.n_routes):
            if own[route] != prices[route]:
                own[route] = prices[route]
                changed = True
        if changed:
            self.version += 1

    def distance(self, ticket: Ticket) -> i64:
        """Return the trains that the cheapest way of a ticket takes, or FAR."""
        start = self.row(int(ticket.a))
        nearest: i64 = FAR
        for node in self.goals[ticket.id]:
            if start[node] < nearest:
                nearest = start[node]
        return nearest

    def add_demand(self, ticket: Ticket, points: i64, demand: vec[i64]) -> None:
        """Add points to every route that takes trains and lies on some cheapest way of a ticket that has one.

        These are the routes that a way back from the goals meets, if every step goes back by just what it costs.
        """
        numbers = self.numbers
        prices = self.prices
        first = numbers.first
        edges = numbers.edges
        start = self.row(int(ticket.a))
        shortest = self.distance(ticket)
        passed = self.passed
        waiting = self.waiting
        n_waiting: i64 = 0
        k: i64
        self.walk += 1
        for node in self.goals[ticket.id]:
            if start[node] == shortest and passed[node] != self.walk:
                passed[node] = self.walk
                waiting[n_waiting] = node
                n_waiting += 1
        while n_waiting > 0:
            n_waiting -= 1
            here = waiting[n_waiting]
            far = start[here]
            for k in range(first[here], first[here + 1]):
                route = edges[k]
                price = prices[route]
                if price == BARRED:
                    continue
                other = numbers.b[route] if numbers.a[route] == here else numbers.a[route]
                if start[other] + price == far:
                    if price > 0:
                        demand[route] += points
                    if passed[other] != self.walk:
                        passed[other] = self.walk
                        waiting[n_waiting] = other
                        n_waiting += 1

    def row(self, city: int) -> vec[i64]:
        """Return the distances of all cities from one in which tickets begin."""
        if self.measured[city] != self.version:
            self.measured[city] = self.version
            if len(self.rows[city]) == 0:
                self.rows[city] = zeros(int(self.numbers.n_cities))
            self.measure(self.ends[city], self.rows[city])
        return self.rows[city]

    def measure(self, sources: list[int], distance: vec[i64]) -> None:
        """Work out the distances of all cities from the nearest of the sources."""
        numbers = self.numbers
        prices = self.prices
        first = numbers.first
        edges = numbers.edges
        ends_a = numbers.a
        ends_b = numbers.b
        waiting = self.waiting
        n_waiting: i64 = 0
        city: i64
        k: i64
        for city in range(numbers.n_cities):
            distance[city] = FAR
        for place in sources:
            if distance[place] == FAR:
                distance[place] = 0
                waiting[n_waiting] = place
                n_waiting += 1
        while n_waiting > 0:
            at: i64 = 0
            here = waiting[0]
            near = distance[here]
            for k in range(1, n_waiting):
                city = waiting[k]
                if distance[city] < near:
                    near = distance[city]
                    here = city
                    at = k
            n_waiting -= 1
            waiting[at] = waiting[n_waiting]
            for k in range(first[here], first[here + 1]):
                route = edges[k]
                price = prices[route]
                if price == BARRED:
                    continue
                other = ends_b[route] if ends_a[route] == here else ends_a[route]
                so_far = near + price
                if so_far < distance[other]:
                    if distance[other] == FAR:
                        waiting[n_waiting] = other
                        n_waiting += 1
                    distance[other] = so_far


def worth_of(ticket: Ticket) -> int:
    """Return what a ticket brings at best."""
    return max([points for _, points in ticket.targets], default=int(ticket.points))
