"""What is costly to make of a view and seldom changes, kept from one position of a table to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fogg.draw.marks import Mark, closed_marks, last_marks, own_marks, standing_pieces
from fogg.rules import View
from fogg.rules.progress import ticket_states
from fogg.server.protocol.frames import encoder
from fogg.server.tables.ledgers import ledgers_of

MOST_BOARDS = 8  # seats see the same board, but for one that drafts


class Boards:
    """What stands on the board and is closed there: the same for all who see the same of it, so it is made once.

    Only what is compared goes into it, and none of that is anybody's own: routes, trains, scores, what modules tell.
    """

    def __init__(self) -> None:
        self._made: dict[Any, tuple[list[Mark], list[Mark]]] = {}

    def of(self, view: View, liveries: Sequence[str]) -> tuple[list[Mark], list[Mark]]:
        """Closed routes, and pieces."""
        sight = view.data.sight
        key = msgspec.json.encode((sight.routes, sight.owners, sight.trains, sight.extras, sight.over, liveries))
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST_BOARDS:
                self._made.clear()
            found = self._made[key] = closed_marks(view), standing_pieces(view, liveries)
        return found


class Memory:
    """What a seat sees that changes only with the board or the seat's tickets; all of it is made anew when they do."""

    def __init__(self, boards: Boards | None = None) -> None:
        self._boards = boards or Boards()
        self._key: Any = None
        self._ways: dict[str, list[int]] = {}  # for each ticket, routes over which it could still be completed
        self.states: dict[str, str] = {}  # how far each ticket is
        self.lines = b"null"  # the score if the game ended now
        self.ledgers = b"[]"  # who has what of what modules count
        self._closed: list[Mark] = []
        self._lasting: list[Mark] = []

    def look(self, view: View, liveries: Sequence[str], assist: int) -> None:
        """Take in a view. Without assistance nobody is told how far tickets are, nor how the score stands."""
        sight = view.data.sight
        key = (
            sight.routes,
            sight.owners,
            sight.trains,
            sight.scores,
            sight.extras,
            view.tickets,
            view.shared,
            sight.over,
        )
        if key == self._key:
            return
        self._key = key
        own = own_marks(view)
        lines = None
        if assist and view.seat is not None:
            states = ticket_states(view, [*view.tickets, *view.shared], self._ways)
            self.states = {ticket.key: state for state, ticket in states}
            lines = view.standing()
            self.lines = encoder.encode(lines)
        elif not assist:
            own = [Mark("ticket", mark.place, mark.owner) if mark.kind == "done" else mark for mark in own]
        self.ledgers = encoder.encode(ledgers_of(view, lines))
        self._closed, pieces = self._boards.of(view, liveries)
        self._lasting = [*own, *pieces]

    def marks(self, view: View) -> list[Mark]:
        """What stands on the board of the view that was taken in, and what happened last."""
        return [*self._closed, *last_marks(view), *self._lasting]
