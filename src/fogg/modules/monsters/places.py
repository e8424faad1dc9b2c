"""The places where a monster can stand, and how far they are from each other (alvin_dexter R8, R25, R26)."""

from __future__ import annotations

from fogg.authoring import City, Ruleset

FAR = 1_000


class Places:
    """Every node is a place, but the border nodes of a country are one place together (R25)."""

    def __init__(self, ruleset: Ruleset) -> None:
        cities = ruleset.board.cities
        self.of: list[int] = [int(city.id) for city in cities]  # by node: its place
        for city in cities:
            if city.kind == "country":
                for node in ruleset.ticket_nodes[city.id]:
                    if cities[node].kind == "border":
                        self.of[node] = int(city.id)
        linked = {self.of[int(end)] for route in ruleset.board.routes for end in (route.a, route.b)}
        self.all: list[City] = [city for city in cities if int(city.id) in linked]
        self.neighbors: dict[int, set[int]] = {place: set() for place in linked}
        for route in ruleset.board.routes:
            a, b = self.of[int(route.a)], self.of[int(route.b)]
            self.neighbors[a].add(b)
            self.neighbors[b].add(a)
        self.distances = {place: self.from_place(place) for place in linked}

    def from_place(self, start: int) -> dict[int, int]:
        """Return how many routes each place is away, claimed or not (R8)."""
        found = {start: 0}
        edge = [start]
        while edge:
            edge = [place for here in edge for place in sorted(self.neighbors[here]) if place not in found]
            far = max(found.values()) + 1
            found |= dict.fromkeys(edge, far)
            edge = list(dict.fromkeys(edge))
        return found

    def distance(self, a: int, b: int) -> int:
        """Return the number of routes between two places; a large number if no way leads, or from nowhere."""
        return self.distances.get(a, {}).get(b, FAR)
