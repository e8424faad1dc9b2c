"""The turn clock: how long the turn that is on may still take."""

from __future__ import annotations

KEPT = 8  # how many turns back a take-back can reach

Turn = tuple[int, int]  # the number of the turn, and the seat that is asked; -1: several


class TurnClock:
    """Runs whoever is there. A turn that is gone back to has what was left of it: a take-back does not refill it."""

    def __init__(self, limit: float | None) -> None:
        self.limit = limit
        self.turn: Turn | None = None
        self.since = 0.0  # when the question came to whoever is asked now
        self.deadline: float | None = None
        self._left: dict[Turn, float] = {}

    def go_to(self, turn: Turn | None, at: float) -> None:
        """That turn is on from that moment; None: the game is over."""
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
