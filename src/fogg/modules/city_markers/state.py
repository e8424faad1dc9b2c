"""Positions of markers."""

from __future__ import annotations

from typing import Any

from fogg.authoring import State, Terms

NO_SEAT = -1
NOWHERE = -1


class InReach:
    """The cities of a seat's network and the routes that touch it, while it has that many routes, the last this one."""

    def __init__(self, own: int, last: int, near: list[bool], routes: list[Terms]) -> None:
        self.own = own
        self.last = last
        self.near = near
        self.routes = routes


class MarkerState(State):
    """By city the seat that controls it; by seat its starting city and the markers left. They lie open."""

    def __init__(self, at: list[int], start: list[int], left: list[int]) -> None:
        self.at = at
        self.start = start
        self.left = left
        self.in_reach: list[InReach | None] = [None] * len(start)  # by seat, kept until its network grows

    def place(self, seat: int, city: int) -> None:
        """Put a marker of a seat into a city; the first one makes it the starting city (R3)."""
        self.at[city] = seat
        self.left[seat] -= 1
        if self.start[seat] == NOWHERE:
            self.start[seat] = city
            self.in_reach[seat] = None

    def copy(self) -> State:
        twin = MarkerState(self.at[:], self.start[:], self.left[:])
        twin.in_reach = self.in_reach[:]
        return twin

    def to_json(self) -> dict[str, Any]:
        return {"at": self.at[:], "start": self.start[:], "left": self.left[:]}
