"""Positions of markers."""

from __future__ import annotations

from typing import Any

from fogg.authoring import State

NO_SEAT = -1
NOWHERE = -1


class MarkerState(State):
    """By city the seat that controls it; by seat its starting city and the markers left. They lie open."""

    def __init__(self, at: list[int], start: list[int], left: list[int]) -> None:
        self.at = at
        self.start = start
        self.left = left

    def place(self, seat: int, city: int) -> None:
        """Put a marker of a seat into a city; the first one makes it the starting city (R3)."""
        self.at[city] = seat
        self.left[seat] -= 1
        if self.start[seat] == NOWHERE:
            self.start[seat] = city

    def copy(self) -> State:
        return MarkerState(self.at[:], self.start[:], self.left[:])

    def to_json(self) -> dict[str, Any]:
        return {"at": self.at[:], "start": self.start[:], "left": self.left[:]}
