"""The turn clock: how long the turn that is on may still take."""

from __future__ import annotations

KEPT = 8  # how many turns back a take-back can reach

Turn = tuple[int, int]  # the number of the turn, and the seat that is asked; -1: several


class TurnClock:
    """Runs regardless of presence. A turn reopened by a take-back keeps its remaining time."""

    def __init__(self, limit: float | None) -> None:
        self.limit = limit
        self.turn: Turn | None = None
        self.since = 0.0  # when the current question was asked
        self.moved = 0.0  # when everybody last saw something happen in the game
        self.deadline: float | None = None
        self._left: dict[Turn, float] = {}

    def go_to(self, turn: Turn | None, at: float) -> None:
        """Start the clock of that turn; None: the game is over."""
        if turn == self.turn:
            return
        if self.turn is not None and self.deadline is not None:
            self._left[self.turn] = max(0.0, self.deadline - at)
        self.turn = turn
        self.since = at
        if self.limit is None or turn is None:
            self.deadline = None
            return
        self.deadline = at + self._left.get(turn, self.limit)
        while len(self._left) > KEPT:
            del self._left[next(iter(self._left))]

    def clamp(self, now: float) -> None:
        """Leave no more time than a turn has, if times were stored by a clock that has been set back since."""
        self.since = min(self.since, now)
        self.moved = min(self.moved, now)
        if self.deadline is not None and self.limit is not None:
            self.deadline = min(self.deadline, now + self.limit)
