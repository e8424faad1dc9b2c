"""The replay of an unfinished game is made of what the seat knew at each moment, and of nothing else.

Every frame equals a frame made from a game dealt from the seat's own view of that moment. Decisions that the
seat could not see leave no frame, which is told by those views alone.
"""

from __future__ import annotations

import pytest
from tests.server.replaying import played_rows
from tests.server.twins import begun

from fogg.engine import Chance, Game
from fogg.engine.views import Views
from fogg.server.broadcast.position_cache import PositionCache
from fogg.server.broadcast.shared_cache import SharedCache
from fogg.server.broadcast.table_frames import Seen, seen_through
from fogg.server.protocol.frames import encoder
from fogg.server.protocol.replay_bodies import ReplayFrame
from fogg.server.replays.replay_frames import frame_of, replay_frames
from fogg.server.replays.replayed_game import LongestPaths
from fogg.server.table.table_state import TableState

DECISIONS = 60
GAMES = [
    ("usa", 3, ()),
    ("usa", 5, ("alvin_dexter",)),
    ("europe", 4, ("warehouses_depots",)),
    ("team_asia", 4, ()),
    ("pennsylvania", 3, ()),
    ("uk", 2, ()),
    ("africa", 3, ()),
    ("france", 2, ()),
    ("nederland", 3, ()),
    ("germany", 2, ()),
    ("marklin", 2, ()),
    ("old_west", 3, ("alvin",)),
    ("switzerland", 2, ()),
    ("legendary_asia", 2, ()),
    ("india", 2, ()),
    ("nordic", 2, ()),
]


def seen_by_twin(twin: Game, state: TableState, seat: int | None) -> Seen:
    """Return what is seen of a game that was dealt from a view: nothing is kept from one position to the next."""
    views = Views(twin)
    seen = seen_through(
        twin,
        views,
        seat,
        undo=0,
        assist=state.setup.assist,
        liveries=state.liveries,
        result=None,
        memory=PositionCache(SharedCache()),
        asks=False,
    )
    return Seen(seat, {**seen.parts, "paths": LongestPaths().of(views.of(None))}, seen.history, None)


@pytest.mark.parametrize(("edition", "players", "add_ons"), GAMES)
async def test_a_replay_can_be_made_from_what_its_seat_knew(
    edition: str, players: int, add_ons: tuple[str, ...]
) -> None:
    state = begun(edition, players, 17, add_ons=add_ons)
    game = state.game
    assert game is not None
    seats: list[int | None] = [None, *range(players)]
    known: dict[int | None, list[ReplayFrame]] = {seat: [] for seat in seats}
    last: dict[int | None, Seen | None] = dict.fromkeys(seats)

    def look(number: int) -> None:
        for seat in seats:
            seen = seen_by_twin(game.view(seat).determinize(Chance(number)), state, seat)
            if (frame := frame_of(last[seat], seen)) is not None:
                known[seat].append(frame)
            last[seat] = seen

    look(0)
    for lasting in played_rows(state, 17):
        look(lasting)
        if lasting == DECISIONS:
            break
    assert state.phase == "running"
    for seat in seats:
        made = await replay_frames(state, "watch" if seat is None else seat)
        assert encoder.encode(made) == encoder.encode(known[seat])


async def test_the_comparison_would_see_a_leak() -> None:
    state = begun("usa", 3, 17)
    for lasting in played_rows(state, 17):
        if lasting == 20:
            break
    own, others = await replay_frames(state, 0), await replay_frames(state, 1)
    assert encoder.encode(own) != encoder.encode(others)
