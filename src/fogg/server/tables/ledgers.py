"""Ledgers: who has what of the things that an edition counts beside trains and tickets, as everybody sees it.

One for each rule module that has something to count. What it is called and how it pays are messages of the catalogue,
so that a page can show any of them without knowing the edition.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from fogg.modules.meeples.room import REASONS
from fogg.rules import View
from fogg.rules.bonuses import bonus_entry
from fogg.server.protocol.frames import Ledger, LedgerEntry
from fogg.words.message import Message
from fogg.words.score import ScoreLine

ATTRACTION, TECHNOLOGY = "attraction", "technology"


def ledgers_of(view: View, lines: Sequence[ScoreLine] | None) -> tuple[Ledger, ...]:
    """The ledgers of a game. `lines` is the score if it ended now; None: without assistance points are not told."""
    extras = dict(zip(view.ruleset.edition.rules, view.data.snapshot.module_states, strict=True))
    return tuple(make(view, extras[module], lines) for module, make in MAKERS.items() if module in extras)


def points_of(lines: Sequence[ScoreLine] | None, reasons: Collection[str], seat: int) -> int | None:
    """What a seat would score for those reasons."""
    if lines is None:
        return None
    return sum(line.points for line in lines if line.seat == seat and line.reason in reasons)


def attractions(view: View, _: Any, lines: Sequence[ScoreLine] | None) -> Ledger:
    """Who has reached which attractions (new_york R29)."""
    board = view.board
    reached: list[set[int]] = [set() for _ in view.names]
    for route in board.routes:
        for seat in view.owners(int(route.id)):
            reached[seat] |= {int(route.a), int(route.b)}
    marked = [city for city in board.cities if ATTRACTION in city.tags]
    entries = []
    for seat, ends in enumerate(reached):
        cities = tuple(city.key for city in marked if int(city.id) in ends)
        entries.append(LedgerEntry(len(cities), points_of(lines, ("score-attractions",), seat), cities=cities))
    entry = bonus_entry(view.ruleset.edition, "tourist_attractions") or {}
    about = Message("ledger-attractions-about", {"n": int(entry.get("points_each", 0)), "all": len(marked)})
    return Ledger(Message("ledger-attractions"), about, tuple(entries))


def merchandise(view: View, state: Any, lines: Sequence[ScoreLine] | None) -> Ledger:
    """Who has how many merchandise cards (amsterdam R19)."""
    held = state["held"]
    entries = [LedgerEntry(n, points_of(lines, ("score-merchandise",), seat)) for seat, n in enumerate(held)]
    entry = bonus_entry(view.ruleset.edition, "merchandise") or {}
    ranks: list[int] = entry.get("points_by_rank", {}).get(str(len(held)), [])
    about = Message("ledger-merchandise-about", {"points": ", ".join(map(str, ranks)), "n": int(state["left"])})
    return Ledger(Message("ledger-merchandise"), about, tuple(entries))


def tokens(view: View, state: Any, lines: Sequence[ScoreLine] | None) -> Ledger:
    """Who has collected which tokens (marklin R24)."""
    entries = [LedgerEntry(len(held), sum(held)) for held in state["held"]]
    return Ledger(Message("ledger-tokens"), Message("ledger-tokens-about"), tuple(entries))


def meeples(view: View, state: Any, lines: Sequence[ScoreLine] | None) -> Ledger:
    """Who has how many passengers of each color (marklin R34)."""
    edition = view.ruleset.edition
    colors: list[str] = edition.get("meeples.colors", [])
    entries = [
        LedgerEntry(sum(held), points_of(lines, REASONS.values(), seat), kinds=tuple(zip(colors, held, strict=True)))
        for seat, held in enumerate(state["held"])
    ]
    first, second = edition.get("meeples.majority_points", (0, 0))
    about = Message("ledger-meeples-about", {"first": first, "second": second})
    return Ledger(Message("ledger-meeples"), about, tuple(entries))


def short_tickets(view: View, state: Any, lines: Sequence[ScoreLine] | None) -> Ledger:
    """How many of the tickets that each seat keeps are short: their backs show it (marklin R5)."""
    entries = tuple(LedgerEntry(n) for n in state["short"])
    return Ledger(Message("ledger-short"), Message("ledger-short-about"), entries)


def technologies(view: View, _: Any, lines: Sequence[ScoreLine] | None) -> Ledger:
    """Who has bought which technologies (uk R9)."""
    owned: list[list[str]] = [[] for _ in view.names]
    for piece in view.pieces:
        if piece.kind == TECHNOLOGY and piece.seat >= 0:
            owned[piece.seat].append(piece.place.partition(":")[2])
    entries = tuple(LedgerEntry(len(things), things=tuple(things)) for things in owned)
    return Ledger(Message("ledger-technologies"), Message("ledger-technologies-about"), entries)


Maker = Callable[[View, Any, Sequence[ScoreLine] | None], Ledger]
MAKERS: dict[str, Maker] = {
    "attractions": attractions,
    "merchandise": merchandise,
    "merchandise_tokens": tokens,
    "meeples": meeples,
    "technologies": technologies,
    "two_decks": short_tickets,
}
