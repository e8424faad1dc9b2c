"""Games at tables without a network: played through rows, with decisions taken back now and then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from tests.sample import any_option, build, save
from tests.server.fake import FakeClock

from fogg.engine import Chance
from fogg.server.protocol.replay_bodies import ReplayFrame
from fogg.server.store.rows import Played, TakenBack, make_row
from fogg.server.table.table_state import TableState
from fogg.words.message import Message

POLICIES = (build, save, any_option)


class Shown(NamedTuple):
    """A page at one moment: the parts of the position as JSON, how much was told, and what came last."""

    parts: dict[str, bytes]
    told: int
    last: Message | None


def apply(state: TableState, body: Played | TakenBack) -> None:
    """Append a row to a table."""
    now = FakeClock().now()
    state.apply(make_row("t", state.seq + 1, now, body, person=None, command=None, before=state.checksum), body)


def played_rows(state: TableState, seed: int, *, regret: int = 0) -> Iterator[int]:
    """Play a table to its end; yield after each row how many decisions last. Every `regret`-th is taken back once."""
    stream = Chance(seed).stream("players")
    game = state.game
    assert game is not None
    made, lasting = 0, 0
    while state.phase == "running":
        seat = game.actors[stream.below(len(game.actors))]
        apply(state, Played(seat, POLICIES[seat % len(POLICIES)](game, seat, stream).to_json()))
        made, lasting = made + 1, lasting + 1
        yield lasting
        if regret and made % regret == 0 and state.undoable(seat):
            apply(state, TakenBack(seat))
            lasting -= 1
            yield lasting


def unrolled(frames: tuple[ReplayFrame, ...]) -> list[Shown]:
    """Return what a page shows after each frame of a replay."""
    parts: dict[str, bytes] = {}
    told: list[Message] = []
    found: list[Shown] = []
    for frame in frames:
        if frame.position is not None:
            raw = {name: getattr(frame.position, name) for name in frame.position.__struct_fields__}
            parts = {**parts, **{name: bytes(part) for name, part in raw.items() if part is not UNSET}}
        told += frame.told
        found.append(Shown(parts, len(told), told[-1] if told else None))
    return found


def decoded(shown: Shown) -> dict[str, Any]:
    """Return the parts of a position as values."""
    return {name: msgspec.json.decode(part) for name, part in shown.parts.items()}


def told_in(frames: tuple[ReplayFrame, ...]) -> list[Message]:
    """Return all that a replay tells."""
    return [message for frame in frames for message in frame.told]
