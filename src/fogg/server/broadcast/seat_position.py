"""A position as it is sent: made from the view of a seat and its own options, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fogg.engine import View
from fogg.engine.scoring import Result
from fogg.server.broadcast.position_cache import PositionCache
from fogg.server.broadcast.question import QuestionParts
from fogg.server.protocol.frames import PlacedSeat, Position, encoder

Parts = dict[str, bytes]  # each part of a position as JSON
NOTHING = b"null"


def parts_of(
    view: View,
    question: QuestionParts | None,
    *,
    undo: int,
    assist: int,
    liveries: Sequence[str],
    result: Sequence[PlacedSeat] | None,
    memory: PositionCache,
) -> Parts:
    """Return the parts of a position. `question` is that of the view's seat,
    `result` the standings once the game is over.
    """
    memory.look(view, liveries, assist)
    counts = memory.common.counts(view)
    return {
        "turn": counts.turn,
        "seats": counts.seats,
        "market": counts.market,
        "marks": memory.marks,
        "extras": memory.extras,
        "ledgers": memory.ledgers,
        "notes": memory.notes,
        "own": memory.own,
        "question": NOTHING if question is None else question.text,
        "undo": b"%d" % undo,
        "lines": memory.lines,
        "result": NOTHING if result is None else encoder.encode(result),
    }


def position_of(parts: Parts, before: Parts | None = None) -> Position | None:
    """Return the parts as one struct, or only those that differ from `before`; None if none does."""
    changed = changed_parts(parts, before)
    return Position(**changed) if changed else None


def changed_parts(parts: Parts, before: Parts | None) -> dict[str, msgspec.Raw]:
    """Return the parts that differ from `before`, or all."""
    return {name: msgspec.Raw(text) for name, text in parts.items() if before is None or before.get(name) != text}


def placed(result: Result, resigned: Sequence[int], *, sides: bool) -> tuple[PlacedSeat, ...]:
    """Return the standings; who resigned comes after all who did not, the first to give up last.
    A team is ranked as it is.
    """
    out = [] if sides else [side for side in result.standings if side.seats[0] in resigned]
    out.sort(key=lambda side: resigned.index(side.seats[0]), reverse=True)
    stayed = [side for side in result.standings if side not in out]
    places = [1 + sum(other.place < side.place for other in stayed) for side in stayed]
    places += range(len(stayed) + 1, len(result.standings) + 1)
    return tuple(
        PlacedSeat(place, side.seats, side.total, side.completed, side.lines)
        for place, side in zip(places, [*stayed, *out], strict=True)
    )
