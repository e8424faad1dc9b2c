"""A board as vectors of numbers, and the cheapest ways over it: what planning asks a thousand times in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fogg.engine.cards import packed, zeros
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.board import Ticket
    from fogg.engine import Ruleset

BARRED: Final[i64] = -1  # the price of a route that no way may use
NO_WAY: Final[i64] = -1
FAR: Final[i64] = 1 << 60
HOPS: Final[i64] = 1 << 10  # more routes than any way has: prices are compared first, then the number of routes
KEPT: Final = 64  # boards that are remembered


class BoardNumbers:
    """The ends of routes, and the routes at each city: those of city c are `edges[first[c]]` to `edges[first[c + 1]]`.

    `risky` says of a route whether its claim may still cost more once it was paid for, `worth` what it brings besides
    its printed points.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        board = ruleset.board
        self.ruleset: Ruleset = ruleset
        self.n_routes: i64 = len(board.routes)
        self.n_cities: i64 = len(board.cities)
        self.a: vec[i64] = packed([int(route.a) for route in board.routes])
        self.b: vec[i64] = packed([int(route.b) for route in board.routes])
        at: list[list[int]] = [[] for _ in board.cities]
        for route in board.routes:
            at[int(route.a)].append(int(route.id))
            at[int(route.b)].append(int(route.id))
        first = [0]
        edges: list[int] = []
        for routes in at:
            edges += routes
            first.append(len(edges))
        by_points = sorted(range(len(board.routes)), key=lambda route: (-int(ruleset.terms[route].points), route))
        self.by_points: vec[i64] = packed(by_points)
        self.first: vec[i64] = packed(first)
        self.edges: vec[i64] = packed(edges)
        self.goals: list[list[tuple[int, int]]] = [goals(ticket) for ticket in board.tickets]
        risks: set[str] = set()
        for module in ruleset.modules:
            risks.update(module.risks(ruleset))
        self.risky: vec[i64] = packed([int(f"route:{route.key}" in risks) for route in board.routes])
        worth = dict.fromkeys([f"route:{route.key}" for route in board.routes], 0)
        for module in ruleset.modules:
            for key, points in module.worth(ruleset).items():
                worth[key] += points
        self.worth: vec[i64] = packed([worth[f"route:{route.key}"] for route in board.routes])


class PathFinder:
    """Finds the cheapest way over a board; `path` then has its routes, the last one first, `length` of them."""

    def __init__(self, numbers: BoardNumbers) -> None:
        self.numbers: BoardNumbers = numbers
        self.distance: vec[i64] = zeros(int(numbers.n_cities))
        self.arrived: vec[i64] = zeros(int(numbers.n_cities))
        self.closed: vec[i64] = zeros(int(numbers.n_cities))
        self.goal: vec[i64] = zeros(int(numbers.n_cities))
        self.waiting: vec[i64] = zeros(int(numbers.n_cities))  # cities that a way leads to and none leads on from
        self.path: vec[i64] = zeros(int(numbers.n_routes))
        self.length: i64 = 0

    def find(self, prices: vec[i64], sources: list[int], targets: list[int]) -> i64:
        """Return the price of the cheapest way from any of `sources` to any of `targets`, or NO_WAY.

        Of equally cheap ways the one with fewest routes is taken, then the lowest cities and routes.
        """
        numbers = self.numbers
        distance = self.distance
        closed = self.closed
        arrived = self.arrived
        goal = self.goal
        first = numbers.first
        edges = numbers.edges
        ends_a = numbers.a
        ends_b = numbers.b
        n = numbers.n_cities
        city: i64
        k: i64
        for city in range(n):
            distance[city] = FAR
            closed[city] = 0
            goal[city] = 0
        for place in targets:
            goal[place] = 1
        waiting = self.waiting
        n_waiting: i64 = 0
        for place in sources:
            if distance[place] == FAR:
                waiting[n_waiting] = place
                n_waiting += 1
            distance[place] = 0
            arrived[place] = -1
        while n_waiting > 0:
            at: i64 = 0
            here = waiting[0]
            near = distance[here]
            for k in range(1, n_waiting):
                city = waiting[k]
                if distance[city] < near or (distance[city] == near and city < here):
                    near = distance[city]
                    here = city
                    at = k
            if goal[here]:
                self._trace(here)
                return near // HOPS
            n_waiting -= 1
            waiting[at] = waiting[n_waiting]
            closed[here] = 1
            for k in range(first[here], first[here + 1]):
                route = edges[k]
                price = prices[route]
                if price < 0:
                    continue
                other = ends_b[route] if ends_a[route] == here else ends_a[route]
                so_far = near + price * HOPS + 1
                if so_far < distance[other] and closed[other] == 0:
                    if distance[other] == FAR:
                        waiting[n_waiting] = other
                        n_waiting += 1
                    distance[other] = so_far
                    arrived[other] = route
        self.length = 0
        return NO_WAY

    def _trace(self, city: i64) -> None:
        numbers = self.numbers
        length: i64 = 0
        route = self.arrived[city]
        while route >= 0:
            self.path[length] = route
            length += 1
            city = numbers.b[route] if numbers.a[route] == city else numbers.a[route]
            route = self.arrived[city]
        self.length = length


_kept: dict[int, PathFinder] = {}


def finder_of(ruleset: Ruleset) -> PathFinder:
    """Return the path finder of a ruleset, made once."""
    found = _kept.get(id(ruleset))
    if found is None or found.numbers.ruleset is not ruleset:
        found = PathFinder(BoardNumbers(ruleset))
        if len(_kept) >= KEPT:
            _kept.clear()
        _kept[id(ruleset)] = found
    return found


def goals(ticket: Ticket) -> list[tuple[int, int]]:
    """Return the places that complete a ticket, with what each brings."""
    return ticket.targets or [(int(ticket.b), int(ticket.points))]


def lost(ticket: Ticket) -> int:
    """Return what a ticket costs that is not completed."""
    return min([points for _, points in goals(ticket)])
