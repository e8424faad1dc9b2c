# interpreted: msgspec structs, which cross processes
"""Ledgers: what each seat has of something that a rule module counts, as everybody sees it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from fogg.words.message import Message
from fogg.words.score import ScoreLine


class LedgerEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's line in a ledger: how many, what they would pay now, and which ones.

    `n` is None where only the seat itself may know it.
    """

    n: int | None
    points: int | None = None
    cities: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    kinds: tuple[tuple[str, int], ...] = ()


class Ledger(msgspec.Struct, frozen=True):
    """A public count kept by an edition: its name, how it pays, and an entry for each seat.

    `icon` is the module's (`Module.icon`), put in where the ledger is shown.
    """

    title: Message
    about: Message
    seats: tuple[LedgerEntry, ...]
    icon: str = ""


def points_for(lines: Sequence[ScoreLine] | None, reasons: Collection[str], seat: int) -> int | None:
    """Return what a seat would score for those reasons; None where points are hidden."""
    if lines is None:
        return None
    return sum(line.points for line in lines if line.seat == seat and line.reason in reasons)
