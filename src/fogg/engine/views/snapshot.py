# interpreted: a msgspec struct, which crosses processes
"""A seat's view of a position, field by field."""

from __future__ import annotations

from typing import Any

import msgspec

from fogg.words.score import ScoreLine


class ZoneSnapshot(msgspec.Struct, frozen=True, array_like=True):
    """A zone as a seat sees it: how much lies there, what (if it may know), and what is known to lie there at least."""

    size: int
    contents: tuple[int, ...] | None
    floor: tuple[int, ...] | None


class SeatSnapshot(msgspec.Struct, frozen=True):
    """A position as a seat sees it."""

    current: int
    turns: int
    passes: int
    final_turns: int
    over: bool
    agenda: tuple[tuple[str, dict[str, Any]], ...]  # name and form of each step, as far as the seat may know it
    owners: tuple[int, ...]
    trains: tuple[int, ...]
    scores: tuple[int, ...]
    routes: tuple[tuple[int, ...], ...]
    market: tuple[int, ...]
    reshuffles: int
    layers: tuple[tuple[int, ...], tuple[int, ...]]  # sizes of the layers of tickets, and who made them
    box: tuple[tuple[int, ...], tuple[int, ...]]
    tickets_left: int  # how many can still be drawn
    zones: tuple[ZoneSnapshot, ...]
    lines: tuple[ScoreLine, ...]
    module_states: tuple[Any, ...]
