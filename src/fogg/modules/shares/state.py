"""Shares in the piles, and the holders of the others."""

from __future__ import annotations

from typing import Any

from fogg.authoring import State

UNKNOWN = -1


class ShareState(State):
    """The shares taken of each railroad, and those of each holder.

    Holders are the seats, and after them the dummy of a game for two. Shares are kept face down (R7): how many a holder
    has is public, which ones lie in zones. A share is a number over all railroads (`Shares.railroad_of`).
    """

    def __init__(self, railroads: int, holders: int) -> None:
        self.taken: list[int] = [0] * railroads
        self.sizes: list[int] = [0] * holders
        self.revealed: list[int] = []  # the dummy's shares that count, once they are turned up (R12)
        self.held: list[list[int]] = [[] for _ in range(holders)]

    def secrets(self) -> tuple[str, ...]:
        return ("held",)

    def give(self, holder: int, share: int, railroad: int) -> None:
        """Give a holder the top share of a railroad's pile."""
        self.taken[railroad] += 1
        self.sizes[holder] += 1
        self.held[holder].append(share)

    def restored(self) -> ShareState:
        """Make room for the shares that zones put in, in a state read from its public form."""
        self.held = [[UNKNOWN] * size for size in self.sizes]
        return self

    def copy(self) -> State:
        twin = ShareState(0, 0)
        twin.taken, twin.sizes, twin.revealed = self.taken[:], self.sizes[:], self.revealed[:]
        twin.held = [shares[:] for shares in self.held]
        return twin

    def to_json(self) -> dict[str, Any]:
        return {"taken": self.taken[:], "sizes": self.sizes[:], "revealed": self.revealed[:]}
