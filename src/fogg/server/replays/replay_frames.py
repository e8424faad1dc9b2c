"""The frames of a replay: the first position, and what has changed after each decision."""

from __future__ import annotations

import asyncio

from fogg.server.broadcast.seat_position import changed_parts
from fogg.server.broadcast.table_frames import Seen
from fogg.server.protocol.replay_bodies import OpenPosition, ReplayFrame
from fogg.server.replays.replayed_game import Look, ReplayedGame, decisions_of
from fogg.server.table.table_state import TableState

AT_ONCE = 25  # positions that are made before others are served


async def replay_frames(state: TableState, look: Look) -> tuple[ReplayFrame, ...]:
    """Return a game as one looks at it.

    Of a finished game there is a frame for each decision. Of another one, decisions that show nothing there have
    none: as over a socket, a choice that is hidden leaves no gap.
    """
    finished = state.phase == "finished"
    lines = [line for _, line in decisions_of(state)]
    found: list[ReplayFrame] = []
    before: Seen | None = None
    for number, seen in enumerate(ReplayedGame(state, look).positions(lines)):
        frame = frame_of(before, seen)
        if frame is not None or finished:
            found.append(frame or ReplayFrame())
        before = seen
        if number % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
    return tuple(found)


def frame_of(before: Seen | None, after: Seen) -> ReplayFrame | None:
    """Return what has changed; None if nothing has."""
    changed = changed_parts(after.parts, None if before is None else before.parts)
    told = after.history[0 if before is None else len(before.history) :]
    return ReplayFrame(OpenPosition(**changed) if changed else None, told) if changed or told else None
