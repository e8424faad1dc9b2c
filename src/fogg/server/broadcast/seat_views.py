"""The view of each seat of a table: made once for a position and shared by all who look through the seat."""

from __future__ import annotations

from collections.abc import Sequence

from fogg.engine import Game
from fogg.engine.views import Views
from fogg.server.broadcast.position_cache import PositionCache
from fogg.server.broadcast.seat_position import placed
from fogg.server.broadcast.shared_cache import SharedCache
from fogg.server.broadcast.table_frames import Seen, seen_through
from fogg.server.protocol.frames import PlacedSeat
from fogg.server.table.table_state import TableState


class Seats:
    """The views of one table."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._at: tuple[int, int] = (-1, -1)  # the position that `_seen` is of: decisions, and who gave up
        self._seen: dict[int | None, Seen] = {}
        self._views: Views | None = None
        self._common = SharedCache()
        self._memories: dict[int | None, PositionCache] = {}

    def seen(self, seat: int | None) -> Seen:
        """Return what a seat (None: a spectator) sees of the game, which must have begun."""
        state, game = self._state, self._state.game
        assert game is not None
        at = (len(game.moves), len(state.resigned))
        if at != self._at or self._views is None:
            self._at, self._seen, self._views = at, {}, Views(game)
        if seat not in self._seen:
            if seat not in self._memories:
                self._memories[seat] = PositionCache(self._common)
            self._seen[seat] = seen_through(
                game,
                self._views,
                seat,
                undo=0 if seat is None else state.undoable(seat),
                assist=state.setup.assist,
                liveries=state.liveries,
                result=self.result(),
                memory=self._memories[seat],
            )
        return self._seen[seat]

    def result(self) -> tuple[PlacedSeat, ...] | None:
        """Return the standings, once the game is over."""
        game = self._state.game
        return None if game is None else final_places(game, self._state.resigned)


def final_places(game: Game, resigned: Sequence[int]) -> tuple[PlacedSeat, ...] | None:
    """Return the standings of a game, once it is over."""
    return None if game.result is None else placed(game.result, resigned, sides=game.ruleset.team_size > 1)
