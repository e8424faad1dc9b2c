"""Exact answers about networks of routes: what is joined, how far, by how many separate ways.

A network is a list of routes and the number of places on the board; routes may be parallel. Border nodes need no care
here: each has one neighbor, so nothing runs through it. The longest path is computed in `fogg.board.trails`.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from fogg.board.route import Route
from fogg.board.trails import longest_length, longest_path

__all__ = [
    "adjacency",
    "components",
    "connected",
    "disjoint_paths",
    "distances",
    "edge_disjoint_paths",
    "longest_length",
    "longest_path",
    "shortest_path",
]

UNREACHED: Final = -1


def components(routes: list[Route], n_cities: int) -> list[int]:
    """Return for every place the lowest id among the places it is connected with; alone, its own id."""
    root = list(range(n_cities))
    for route in routes:
        a: int = route.a
        b: int = route.b
        while root[a] != a:
            root[a] = root[root[a]]
            a = root[a]
        while root[b] != b:
            root[b] = root[root[b]]
            b = root[b]
        # The lower id stays the root, so that the answer does not depend on the order of the routes.
        if a < b:
            root[b] = a
        elif b < a:
            root[a] = b
    for city in range(n_cities):
        root[city] = root[root[city]]
    return root


def connected(routes: list[Route], n_cities: int, a: int, b: int) -> bool:
    """Return True if the routes join two places; a place is joined with itself."""
    root = components(routes, n_cities)
    return root[a] == root[b]


def adjacency(routes: list[Route], n_cities: int) -> list[list[Route]]:
    """Return the routes that end in each place, in the order given."""
    at: list[list[Route]] = [[] for _ in range(n_cities)]
    for route in routes:
        at[route.a].append(route)
        at[route.b].append(route)
    return at


def distances(routes: list[Route], n_cities: int, start: int, costs: list[int] | None = None) -> list[int]:
    """Return the cheapest cost from `start` to every place, -1 where no way leads.

    A route costs its length, or `costs[route.id]`; a negative cost closes it.
    """
    return _search(routes, n_cities, [start], costs)[0]


def shortest_path(
    routes: list[Route], n_cities: int, sources: list[int], targets: list[int], costs: list[int] | None = None
) -> tuple[int, list[Route]] | None:
    """Return the cheapest path from any of `sources` to any of `targets`, as cost and routes; None without one.

    A route costs its length, or `costs[route.id]`; a negative cost closes it. Several places on either side stand for
    a country with several border nodes, or for a network already built. Equal costs are decided by the number of
    routes, then by the ids of places and the order of the routes, so the answer is always the same.
    """
    cost, arrived, hops = _search(routes, n_cities, sources, costs)
    best = UNREACHED
    for city in targets:
        if cost[city] == UNREACHED:
            continue
        if best == UNREACHED or (cost[city], hops[city], city) < (cost[best], hops[best], best):
            best = city
    if best == UNREACHED:
        return None
    path: list[Route] = []
    at: int = best
    route = arrived[at]
    while route is not None:
        path.append(route)
        at = int(route.other_end(at))
        route = arrived[at]
    path.reverse()
    return cost[best], path


def _search(
    routes: list[Route], n_cities: int, sources: list[int], costs: list[int] | None
) -> tuple[list[int], list[Route | None], list[int]]:
    """Run Dijkstra: for every place the cheapest cost, the route it is reached by, and the number of routes."""
    at = adjacency(routes, n_cities)
    cost = [UNREACHED] * n_cities
    hops = [0] * n_cities
    arrived: list[Route | None] = [None] * n_cities
    done = [False] * n_cities
    waiting: list[tuple[int, int, int]] = []
    for city in sorted(sources):
        cost[city] = 0
        heappush(waiting, (0, 0, city))
    while waiting:
        so_far, steps, city = heappop(waiting)
        if done[city]:
            continue
        done[city] = True
        for route in at[city]:
            price: int = route.length if costs is None else costs[route.id]
            if price < 0:
                continue
            other: int = route.b if route.a == city else route.a
            if done[other]:
                continue
            known = cost[other]
            total = so_far + price
            if known == UNREACHED or total < known or (total == known and steps + 1 < hops[other]):
                cost[other] = total
                hops[other] = steps + 1
                arrived[other] = route
                heappush(waiting, (total, steps + 1, other))
    return cost, arrived, hops


def edge_disjoint_paths(routes: list[Route], n_cities: int, a: int, b: int) -> int:
    """Return how many ways lead from `a` to `b` that share no route; they may share places."""
    return 0 if a == b else len(disjoint_paths(routes, n_cities, [a], [b]))


def disjoint_paths(routes: list[Route], n_cities: int, sources: list[int], targets: list[int]) -> list[list[Route]]:
    """Return as many ways as possible from any of `sources` to any of `targets` that share no route.

    They may share places, and parallel routes are separate ways. Each round of the search adds one way, and may take
    routes back from earlier ones (maximal flow). A place that is both source and target is not joined with itself.
    """
    at = adjacency(routes, n_cities)
    goals = [city for city in targets if city not in sources]
    toward: dict[int, int] = {}  # route id -> the place that the way using it runs to
    ways = 0
    while True:
        arrived: list[Route | None] = [None] * n_cities
        seen = [False] * n_cities
        for city in sources:
            seen[city] = True
        waiting = sources[:]
        for city in waiting:
            for route in at[city]:
                key: int = route.id
                other: int = route.b if route.a == city else route.a
                # A used route may be walked only against its direction, which gives it back.
                if not seen[other] and toward.get(key, city) == city:
                    seen[other] = True
                    arrived[other] = route
                    waiting.append(other)
        reached = [city for city in goals if seen[city]]
        if not reached:
            return [_follow(at, toward, sources, goals) for _ in range(ways)]
        ways += 1
        at_end: int = reached[0]
        step = arrived[at_end]
        while step is not None:
            used: int = step.id
            if used in toward:
                del toward[used]
            else:
                toward[used] = at_end
            at_end = int(step.other_end(at_end))
            step = arrived[at_end]


def _follow(at: list[list[Route]], toward: dict[int, int], sources: list[int], goals: list[int]) -> list[Route]:
    """Return one way of a flow and take its routes out of it; loops of the flow are left out of the way."""
    path: list[Route] = []
    places: list[int] = []
    here: int = -1
    for city in sources:
        if here < 0 and any([toward.get(int(route.id), city) != city for route in at[city]]):
            here = city
    while here not in goals:
        for route in at[here]:
            used: int = route.id
            if toward.get(used, here) != here:
                break
        del toward[used]
        if here in places:
            del path[places.index(here) :], places[places.index(here) :]
        path.append(route)
        places.append(here)
        here = int(route.other_end(here))
    return path
