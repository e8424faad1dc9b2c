"""The common parts of the seats' positions: made once for all that see the same.

It holds only public values that are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fogg.draw.svg.mark import Mark
from fogg.draw.svg.marks import closed_marks, standing_pieces
from fogg.engine import View
from fogg.engine.views import SeatSnapshot
from fogg.server.protocol.frames import Market, SeatCounts, Turn, encoder
from fogg.words.score import ScoreLine

KEPT = 2  # a drafting seat sees another position


class Counts:
    """The turn, and the public facts of each seat and of the decks; as JSON."""

    def __init__(self, view: View) -> None:
        sight = view.snapshot
        self.turn = encoder.encode(Turn(sight.current, sight.turns, view.final_turns, sight.over, actors_of(view)))
        self.market = encoder.encode(Market(view.market, view.deck_size, view.discards_size, view.tickets_left))
        seats = range(len(view.names))
        counts = [(view.trains[n], view.scores[n], view.hand_size(n), view.ticket_count(n)) for n in seats]
        self.seats = encoder.encode([SeatCounts(*each) for each in counts])


class SharedStanding:
    """Pieces and closed routes on the board, and public facts of modules; as JSON."""

    def __init__(self, view: View, liveries: Sequence[str]) -> None:
        self.closed = listed(closed_marks(view))
        self.pieces = listed(standing_pieces(view, liveries))
        self.extras = encoder.encode(view.module_states)
        self.lines = encoder.encode(view.snapshot.lines)[:-1]  # of what was scored so far, as a list that goes on


class SharedCache:
    """The last of both, with what they were made from.

    Views of one position have the same objects for what all see alike: then nothing is compared.
    """

    def __init__(self) -> None:
        self._counts: list[tuple[Any, Counts]] = []
        self._counted: SeatSnapshot | None = None  # what `counts` was last asked for
        self._looked: SeatSnapshot | None = None  # what `board` was last asked for,
        self._board: Any = None  # and what it answered
        self._standing: SharedStanding | None = None
        self._stood: Any = None  # the board that `_standing` was made from
        self._liveries: Sequence[str] = ()

    def board(self, view: View) -> Any:
        """Return all that is on the board and the scores: the same object until something of it changes."""
        sight = view.snapshot
        if self._looked is None or self._looked.trains is not sight.trains:
            standing = (sight.trains, sight.scores, len(sight.lines), sight.module_states, sight.over)
            board = (sight.routes, sight.owners, *standing)
            if board != self._board:
                self._board = board
            self._looked = sight
        return self._board

    def counts(self, view: View) -> Counts:
        """Return how turn, seats and decks stand."""
        sight, last = view.snapshot, self._counted
        if last is not None and last.trains is sight.trains and last.agenda == sight.agenda:
            return self._counts[0][1]
        sizes = [zone.size for zone in sight.zones]
        turn = (sight.current, sight.turns, sight.final_turns, sight.over, sight.agenda)
        key = (turn, sight.trains, sight.scores, sizes, sight.market, sight.tickets_left)
        fresh = next((made for known, made in self._counts if known == key), None) or Counts(view)
        self._counts = [(key, fresh), *[(known, made) for known, made in self._counts if made is not fresh][: KEPT - 1]]
        self._counted = sight
        return fresh

    def standing(self, view: View, liveries: Sequence[str]) -> SharedStanding:
        """Return how the board stands."""
        board = self.board(view)
        if self._standing is None or self._stood is not board or self._liveries != liveries:
            self._standing, self._stood, self._liveries = SharedStanding(view, liveries), board, liveries
        return self._standing

    def with_own_lines(self, view: View, lines: Sequence[ScoreLine]) -> bytes:
        """Return a seat's score lines as JSON; those of what was scored so far, which come first, are made once."""
        assert self._standing is not None and self._stood is self.board(view)
        booked = len(view.snapshot.lines)
        own = encoder.encode(lines[booked:])[1:]
        return self._standing.lines + (b"," if booked and len(lines) > booked else b"") + own


def listed(marks: list[Mark]) -> bytes:
    """Return marks as they stand in a list, without its brackets."""
    return encoder.encode(marks)[1:-1]


def actors_of(view: View) -> tuple[int, ...]:
    """Return who is asked, as far as the view tells: in a simultaneous step all whose choice is not known."""
    return tuple(view.ruleset.read_step(*view.steps[-1]).actors()) if view.steps else ()
