"""The views of all seats of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.engine.ruleset.load_ruleset import header_of
from fogg.engine.views.snapshots import SeatSnapshots
from fogg.engine.views.view import SharedPosition, View
from fogg.engine.views.view_data import SPECTATOR, ViewData
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.engine.game.game import Game


def view_of(game: Game, seat: int | None, *, history: bool = True) -> View:
    """Return the view of a seat of a game, with or without what it has heard."""
    return Views(game).alone(seat, history=history)


class Views:
    """The views of one position: what all may know is worked out once. Use it before the game continues."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._snapshots = SeatSnapshots(game)
        if game.header is None:
            game.header = header_of(game)
        self._header = game.header
        self._shared_position: SharedPosition | None = None

    def of(self, seat: int | None) -> View:
        """Return the view of a seat; None: a spectator's."""
        if self._shared_position is None:
            public = ViewData(self._header, SPECTATOR, self._snapshots.of(SPECTATOR), ())
            self._shared_position = SharedPosition(View(public, self._game.ruleset))
        return View(self._data(seat, history=True), self._game.ruleset, self._shared_position)

    def alone(self, seat: int | None, *, history: bool = True) -> View:
        """Return the same view, which shares nothing; without `history` it does not list what was heard."""
        return View(self._data(seat, history=history), self._game.ruleset)

    def _data(self, seat: int | None, *, history: bool) -> ViewData:
        who = SPECTATOR if seat is None else seat
        heard: tuple[Message, ...] = tuple(self._game.history[who]) if history and self._game.history else ()
        return ViewData(self._header, who, self._snapshots.of(who), heard)
