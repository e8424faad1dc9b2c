"""A cache of the costly parts of a view that seldom change, from one position of a table to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fogg.draw.svg.mark import Mark
from fogg.draw.svg.marks import last_marks, own_marks, places_of
from fogg.engine import View
from fogg.engine.views import ticket_states
from fogg.server.broadcast.shared_cache import SharedCache, listed
from fogg.server.protocol.frames import Own, TicketState, encoder
from fogg.words.message import Message


class PositionCache:
    """A seat's board, hand and tickets; only changed parts are rebuilt."""

    def __init__(self, common: SharedCache) -> None:
        self.common = common
        self._board: Any = None  # what was compared last of the board,
        self._contents: Any = None  # of what the seat may look into,
        self._tickets: Any = None  # and of its tickets
        self._heard = -1  # how much had been told when marks were made, and what came last
        self._last: Message | None = None
        self._ways: dict[str, list[int]] = {}  # for each ticket, routes over which it could still be completed
        self._states: dict[str, str] = {}  # how far each ticket is
        self._closed = b""  # marks, as they stand in a list
        self._lasting = b""
        self.lines = b"null"  # the score if the game ended now
        self.ledgers = b"[]"  # who has what of what modules count
        self.notes = b"{}"  # what modules say of places
        self.extras = b"{}"  # what modules tell everybody
        self.own = b"null"  # what the seat alone sees
        self.marks = b"[]"  # what stands on the board, and what happened last

    def look(self, view: View, liveries: Sequence[str], assist: int) -> None:
        """Take in a view. Without assistance, ticket progress and the standing are left out."""
        board = self.common.board(view)
        contents = view.contents
        same_board, same_contents = board is self._board, contents == self._contents
        if not same_board or not same_contents:
            tickets, states = (view.tickets, view.shared), self._states
            if not same_board or tickets != self._tickets:
                self._work_out(view, liveries, assist)
                self._heard = -1
            self._board, self._contents, self._tickets = board, contents, tickets
            if not same_contents or states != self._states:
                self.own = encoder.encode(own_of(view, self._states))
        if self._heard < 0 or self._shows_more(view):
            marks = [self._closed, listed(last_marks(view)), self._lasting]
            self.marks = b"[" + b",".join([part for part in marks if part]) + b"]"
        self._heard = len(view.history)
        self._last = view.history[-1] if view.history else None

    def _shows_more(self, view: View) -> bool:
        """Return whether what was told since then changes what happened last:
        it names a place, or the seat has decided.
        """
        history, heard = view.history, self._heard
        if heard > len(history) or (heard and history[heard - 1] is not self._last):
            return True  # something was taken back
        return any(message.params.get("seat") == view.seat or places_of(message) for message in history[heard:])

    def _work_out(self, view: View, liveries: Sequence[str], assist: int) -> None:
        """Compute all that depends on the board and the tickets."""
        own = own_marks(view)
        standing = self.common.standing(view, liveries)
        lines = None
        if assist and view.seat is not None:
            states = ticket_states(view, [*view.tickets, *view.shared], self._ways)
            self._states = {ticket.key: state for state, ticket in states}
            lines = view.standing()
            self.lines = self.common.with_own_lines(view, lines)
        elif not assist:
            own = [Mark("ticket", mark.place, mark.owner) if mark.kind == "done" else mark for mark in own]
        self.ledgers = encoder.encode(view.ledgers(None if lines is None else list(lines)))
        self.notes = encoder.encode(view.notes())
        self.extras = standing.extras
        self._closed = standing.closed
        self._lasting = b",".join([part for part in (listed(own), standing.pieces) if part])


def own_of(view: View, states: Mapping[str, str]) -> Own | None:
    """Return what the seat alone sees, with the state of its tickets where that is shown; a spectator has nothing."""
    if view.seat is None:
        return None
    return Own(
        hand=view.hand,
        tickets=tuple(TicketState(ticket.key, states.get(ticket.key)) for ticket in view.tickets),
        offer=tuple(ticket.key for ticket in view.offer),
        common=view.common,
        shared=tuple(TicketState(ticket.key, states.get(ticket.key)) for ticket in view.shared),
    )
