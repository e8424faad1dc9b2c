"""Frames: the one place where anything about a game is put into bytes for somebody."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fogg.rules import Game, View
from fogg.rules.grouped import Group, grouped_options
from fogg.server.protocol.frames import Facts, Line, PlacedSeat, Snapshot, Update
from fogg.server.tables.position import Memory, Parts, parts_of, position_of
from fogg.words.message import Message


class Sight:
    """What one recipient has before them, made from a view, its seat's own options and facts of the table alone."""

    __slots__ = ("chat", "facts", "history", "parts", "seat", "waiting")

    def __init__(
        self,
        seat: int | None,
        parts: Parts | None,
        history: tuple[Message, ...],
        facts: Facts,
        chat: Sequence[Line],
        waiting: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.parts = parts
        self.history = history
        self.facts = facts
        self.chat = chat
        self.waiting = waiting


def options_of(game: Game, seat: int | None) -> list[Group]:
    """The options of a seat as they are sent."""
    return [] if seat is None else grouped_options(game, seat)


def sight_of(
    view: View | None,
    options: Sequence[Group],
    facts: Facts,
    *,
    chat: Sequence[Line] = (),
    waiting: tuple[int, ...] = (),
    undo: int = 0,
    result: Sequence[PlacedSeat] | None = None,
    memory: Memory | None = None,
) -> Sight:
    """What a recipient sees; `view` None: the game has not begun."""
    if view is None:
        return Sight(None, None, (), facts, chat, waiting)
    parts = parts_of(view, options, undo=undo, assist=facts.assist, result=result, memory=memory or Memory())
    return Sight(view.seat, parts, view.history, facts, chat, waiting)


def snapshot(n: int, sight: Sight) -> Snapshot:
    """Everything that a recipient sees."""
    position = None if sight.parts is None else position_of(sight.parts)
    return Snapshot(n, sight.seat, sight.facts, position, sight.history, tuple(sight.chat), sight.waiting)


def update(n: int, before: Sight, after: Sight) -> Update | None:
    """What has changed for a recipient; None if nothing has, so that nothing is sent."""
    position = None if after.parts is None else position_of(after.parts, before.parts)
    keep = common_length(before.history, after.history)
    told = after.history[keep:]
    rewritten = keep if told or keep < len(before.history) else None
    same = facts_equal(before.facts, after.facts)
    last = before.chat[-1].n if before.chat else -1
    chat = tuple(line for line in after.chat if line.n > last)
    waiting = after.waiting if after.waiting != before.waiting else None
    if position is None and rewritten is None and same and not chat and waiting is None:
        return None
    return Update(n, position, rewritten, told, None if same else after.facts, chat, waiting)


def facts_equal(a: Facts, b: Facts) -> bool:
    """Whether two facts say the same, whatever the time is."""
    return msgspec.structs.replace(a, now=b.now) == b


def common_length(a: Sequence[Message], b: Sequence[Message]) -> int:
    """How many messages at the beginning are the same; take-backs are rare, so the end is looked at first."""
    shorter = min(len(a), len(b))
    if shorter == 0 or a[shorter - 1] is b[shorter - 1]:
        return shorter
    same = 0
    while same < shorter and a[same] == b[same]:
        same += 1
    return same
