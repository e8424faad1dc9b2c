# interpreted: sentences are made only where a person reads them
"""The words of a table: names of its cities, routes, tickets and seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from fogg.engine.ruleset.own_words import keys_of, words_of
from fogg.words import ENGLISH, Names, Wording
from fogg.words.wording import catalogue

if TYPE_CHECKING:
    from fogg.board import Ticket
    from fogg.engine.ruleset.ruleset import Ruleset

OWN_WORDS = {"wild": "wild_name", "train": "train_name", "ticket": "ticket_name"}


def wording_of(ruleset: Ruleset, seats: Sequence[str], *, language: str = ENGLISH, strict: bool = False) -> Wording:
    """Return the wording of a table with those names at its seats; a strict one raises where words are missing."""
    return _wording(ruleset, tuple(seats), language, strict)


@lru_cache(maxsize=64)
def _wording(ruleset: Ruleset, seats: tuple[str, ...], language: str, strict: bool) -> Wording:
    board = ruleset.board
    brought = words_of(ruleset, language)
    cities = translated("city", {city.key: city.name for city in board.cities}, brought, language)
    names = list(cities.values())
    routes = {route.key: (names[route.a], names[route.b]) for route in board.routes}
    tickets = {ticket.key: ticket_names(ticket, names) for ticket in board.tickets}
    own = own_words({word: ruleset.edition.get(key) for word, key in OWN_WORDS.items()}, brought)
    things = translated("thing", things_of(ruleset), brought, language)
    called = Names(cities=cities, routes=routes, tickets=tickets, seats=seats, own_words=own, things=things)
    return Wording(called, language, own=brought, strict=strict)


def translated(sort: str, names: Mapping[str, str], brought: str, language: str) -> dict[str, str]:
    """Return names by their keys, as an entry such as `thing-<key>` of the edition's words says them, if there is one.

    Cities are called as on the board in every language; only a junction without a printed name has such an entry.
    """
    bundle, known = catalogue(language, brought), keys_of(brought)
    entries = {key: f"{sort}-{key}" for key in names if f"{sort}-{key}" in known}
    return {**names, **{key: bundle.format(entry, {})[0] for key, entry in entries.items()}}


def own_words(printed: Mapping[str, str | None], brought: str) -> dict[str, str]:
    """Return the words that an edition prints for a train and the like, less those that its catalog has entries for."""
    return {word: text for word, text in printed.items() if text and f"word-{word}" not in keys_of(brought)}


def things_of(ruleset: Ruleset) -> dict[str, str]:
    """Return the names of what the edition's own tables list: every row with an id and a name that is not a city."""
    tables = [name for name in ruleset.edition.get("tables") if name != "cities"]
    rows = [row for name in tables for row in ruleset.edition.table(name)]
    return {row["id"]: row["name"] for row in rows if "id" in row and "name" in row}


def ticket_names(ticket: Ticket, names: Sequence[str]) -> tuple[str, str, str]:
    """Return the two ends of a ticket and its value; several targets are all named."""
    if not ticket.targets:
        return names[ticket.a], names[ticket.b], str(ticket.points)
    ends = "/".join(names[city] for city, _ in ticket.targets)
    return names[ticket.a], ends, "/".join(str(points) for _, points in ticket.targets)
