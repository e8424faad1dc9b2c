"""The longest continuous path of a network: no route twice, places as often as wanted (usa R33).

The search is exact. Four shortcuts make it fast: a connected part with at most two odd places (an odd number of
routes) is one trail, by Euler; otherwise the best trail starts at an odd place; every odd place but two leaves a route
out, which bounds what can be reached, so reaching the bound ends the search; and a part no longer than the best so
far is skipped.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fogg.board.route import Route
from fogg.vec import vec


def longest_length(routes: list[Route], n_cities: int) -> int:
    """Return the length of the longest path in spaces; 0 without routes."""
    search = TrailSearch(routes, n_cities)
    search.run()
    return search.best


def longest_path(routes: list[Route], n_cities: int) -> tuple[int, list[int]]:
    """Return the length of the longest path, and one such path as the ids of its routes in order."""
    search = TrailSearch(routes, n_cities)
    search.run()
    trail = search.trail() if search.euler_start < 0 else euler_trail(routes, n_cities, search.euler_start)
    return search.best, [int(routes[i].id) for i in trail]


@final
@mypyc_attr(acyclic=True)
class TrailSearch:
    """The search for one network, over flat lists: the routes at place `v` are `first[v]` up to `first[v + 1]`."""

    def __init__(self, routes: list[Route], n_cities: int) -> None:
        zeros: vec[i64] = vec[i64]([0] * (n_cities + 1))
        slots: vec[i64] = vec[i64]([0] * (2 * len(routes)))
        edges: vec[i64] = vec[i64]([0] * len(routes))
        self.n: i64 = n_cities
        self.first: vec[i64] = zeros
        self.edge_at: vec[i64] = slots
        self.other_at: vec[i64] = slots[:]
        self.length: vec[i64] = edges
        self.used: vec[i64] = edges[:]
        self.walked: vec[i64] = edges[:]  # the trail being walked, by depth
        self.found: vec[i64] = edges[:]  # the best trail so far
        self.found_depth: i64 = 0
        self.best: i64 = 0
        self.bound: i64 = 0
        self.euler_start: i64 = -1  # where the best trail starts if Euler says that it takes a whole part
        self.lay_out(routes)

    def lay_out(self, routes: list[Route]) -> None:
        """Fill the flat lists."""
        first = self.first
        v: i64
        e: i64
        for route in routes:
            first[route.a] += 1
            first[route.b] += 1
        slot: i64 = 0
        for v in range(self.n + 1):
            slot += first[v]
            first[v] = slot
        # Filling from the back turns each end of a block into its start.
        for e in range(len(routes) - 1, -1, -1):
            route = routes[e]
            self.length[e] = route.length
            self.put(route.a, e, route.b)
            self.put(route.b, e, route.a)

    def put(self, city: i64, edge: i64, other: i64) -> None:
        """Enter a route at one of its ends, in front of what is there."""
        slot: i64 = self.first[city] - 1
        self.first[city] = slot
        self.edge_at[slot] = edge
        self.other_at[slot] = other

    def run(self) -> None:
        """Search every connected part."""
        seen: vec[i64] = vec[i64]([0] * self.n)
        part = seen[:]
        start: i64
        for start in range(self.n):
            if seen[start] == 0 and self.first[start] < self.first[start + 1]:
                self.search_part(start, seen, part)

    def search_part(self, start: i64, seen: vec[i64], part: vec[i64]) -> None:
        """Find the best trail of the part that `start` belongs to, if it beats the best so far.

        `part` is room for the places of the part.
        """
        first = self.first
        part[0] = start
        size: i64 = 1
        seen[start] = 1
        total: i64 = 0
        odds: i64 = 0
        i: i64
        slot: i64
        i = 0
        while i < size:
            v = part[i]
            i += 1
            odds += (first[v + 1] - first[v]) & 1
            for slot in range(first[v], first[v + 1]):
                total += self.length[self.edge_at[slot]]
                u = self.other_at[slot]
                if seen[u] == 0:
                    seen[u] = 1
                    part[size] = u
                    size += 1
        total = total >> 1
        if total <= self.best:
            return
        odd: list[i64] = []
        if odds:
            for i in range(size):
                v = part[i]
                if (first[v + 1] - first[v]) & 1:
                    odd.append(v)
        if odds <= 2:
            self.best = total
            self.euler_start = odd[0] if odd else start
            return
        self.bound = total - self.least_loss(odd)
        for v in odd:
            if self.best >= self.bound:
                return
            self.walk(v, 0, 0)

    def least_loss(self, odd: list[i64]) -> i64:
        """Return a lower bound of what is left out: each odd place but two loses a route, which has two ends."""
        losses: list[i64] = []
        slot: i64
        for v in odd:
            least = self.length[self.edge_at[self.first[v]]]
            for slot in range(self.first[v] + 1, self.first[v + 1]):
                least = min(least, self.length[self.edge_at[slot]])
            losses.append(least)
        losses.sort()
        loss: i64 = 1
        for i in range(len(losses) - 2):
            loss += losses[i]
        return loss // 2

    def walk(self, city: i64, length: i64, depth: i64) -> None:
        """Try every continuation from `city`, reached by a trail of this length and number of routes."""
        if length > self.best:
            self.best = length
            self.euler_start = -1
            self.found_depth = depth
            i: i64
            for i in range(depth):
                self.found[i] = self.walked[i]
        slot: i64
        for slot in range(self.first[city], self.first[city + 1]):
            edge = self.edge_at[slot]
            if self.used[edge] == 0:
                self.used[edge] = 1
                self.walked[depth] = edge
                self.walk(self.other_at[slot], length + self.length[edge], depth + 1)
                self.used[edge] = 0
                if self.best >= self.bound:
                    return

    def trail(self) -> list[int]:
        """Return the best trail that was walked, as positions in the list of routes."""
        return [int(self.found[i]) for i in range(self.found_depth)]


def euler_trail(routes: list[Route], n_cities: int, start: int) -> list[int]:
    """Return a trail over all routes of the part that `start` belongs to, as positions in the list;
    it must have one.
    """
    at: list[list[int]] = [[] for _ in range(n_cities)]
    for i in range(len(routes) - 1, -1, -1):
        at[routes[i].a].append(i)
        at[routes[i].b].append(i)
    used = [False] * len(routes)
    # Hierholzer: walk until stuck, then step back and go round the loops that were left out.
    stack: list[tuple[int, int]] = [(start, -1)]
    trail: list[int] = []
    while stack:
        city, came_by = stack[-1]
        here = at[city]
        while here and used[here[-1]]:
            here.pop()
        if here:
            i = here.pop()
            used[i] = True
            stack.append((int(routes[i].other_end(city)), i))
        else:
            stack.pop()
            if came_by >= 0:
                trail.append(came_by)
    return trail
