"""A line of a game's record."""

from __future__ import annotations

from typing import Final

from fogg.engine.decisions.action import Action


class Move:
    """A line of a record: a seat's decision, or (`action` None) that it took its last one back."""

    def __init__(self, seat: int, action: Action | None, slot: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.slot: Final = slot

    def __repr__(self) -> str:
        return f"<Move of seat {self.seat}: {'takes back' if self.action is None else self.action}>"
