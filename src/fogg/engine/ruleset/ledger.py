# interpreted: msgspec structs, which cross processes
"""Ledgers and notes, which rule modules tell at the table: what each seat has, and what a claim would cost or bring."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from fogg.words.message import Message
from fogg.words.score import ScoreLine


class LedgerEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's line in a ledger: how many, what they would pay now, and which ones.

    `n` is None where only the seat itself may know it. `cards`: cards of a kind, and how many of each. `trains`: trains
    of the seat that lie there. `note`: what else there is to say about it.
    """

    n: int | None
    points: int | None = None
    cities: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    kinds: tuple[tuple[str, int], ...] = ()
    cards: tuple[tuple[str, int], ...] = ()
    trains: int = 0
    note: Message | None = None


class LedgerRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line about one of the things that a ledger counts: how many the viewer has, what they pay, and a sentence.

    `ladder`: the points of each rank, the first one first; `rank`: the rank that the viewer is sure of, from 0.
    """

    thing: str
    note: Message
    n: int | None = None
    points: int | None = None
    ladder: tuple[int, ...] = ()
    rank: int | None = None


class DisplayCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that can be taken next to the market: the target of the option that takes it, and what that is called.

    `kind` is empty for a deck; `n` is how many cards lie there. `note` says what the card is good for.
    """

    target: str
    label: Message
    kind: str = ""
    n: int | None = None
    note: Message | None = None


class Bystander(msgspec.Struct, frozen=True):
    """A player that is not a person and has no seat, as a strip next to the seats: its name, trains, and a sentence."""

    name: Message
    note: Message
    trains: int


class Ledger(msgspec.Struct, frozen=True, omit_defaults=True):
    """A public count kept by an edition: its name, how it pays, and an entry for each seat.

    `icon` is the module's (`Module.icon`), put in where the ledger is shown. `rows` tell about the things themselves,
    `display` lies next to the market, `bystander` stands next to the seats.
    """

    title: Message
    about: Message
    seats: tuple[LedgerEntry, ...]
    icon: str = ""
    rows: tuple[LedgerRow, ...] = ()
    display: tuple[DisplayCard, ...] = ()
    bystander: Bystander | None = None


class ClaimNote(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence about a claim, told before it is made: what it costs or brings besides what is printed.

    `why`: it is not to be had, for that reason. `verb`: it is chosen after the payment, by an option of that verb.
    """

    text: Message
    why: Message | None = None
    verb: str = ""


def points_for(lines: Sequence[ScoreLine] | None, reasons: Collection[str], seat: int) -> int | None:
    """Return what a seat would score for those reasons; None where points are hidden."""
    if lines is None:
        return None
    return sum(line.points for line in lines if line.seat == seat and line.reason in reasons)
