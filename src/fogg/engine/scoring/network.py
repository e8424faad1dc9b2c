"""The cities a side has connected, for its tickets."""

from __future__ import annotations

from typing import final


@final
class Network:
    """Cities by connected part; `ends` has the nodes that serve each end of a ticket (a country has several)."""

    def __init__(self, part: list[int], ends: list[list[int]]) -> None:
        self.part = part
        self.ends = ends

    def joins(self, a: int, b: int) -> bool:
        """Return whether a path joins the two ends."""
        part = self.part
        for x in self.ends[a]:
            for y in self.ends[b]:
                if part[x] == part[y] and x != y:
                    return True
        return False

    def with_routes(self, pairs: list[tuple[int, int]]) -> Network:
        """Return the network with further routes between those cities."""
        part = self.part
        for a, b in pairs:
            x, y = part[a], part[b]
            if x != y:
                part = [x if z == y else z for z in part]
        return Network(part, self.ends)
