"""The book of a table: names and numbers that are printed, so that a page can put messages into sentences."""

from __future__ import annotations

from functools import lru_cache

from fogg.board import Ticket
from fogg.engine import Ruleset
from fogg.engine.ruleset import presentation, provenance, ticket_names, wording_of, words_of
from fogg.server.broadcast.rulesheet import chapters_of
from fogg.server.protocol.book_bodies import Book, BookKind, BookRoute, BookTicket
from fogg.words import ENGLISH, Wording
from fogg.words.message import Message


@lru_cache(maxsize=64)
def book_of(ruleset: Ruleset, language: str = ENGLISH) -> Book:
    """Return the book of a ruleset in a language: the same for every table that plays by it."""
    board, edition = ruleset.board, ruleset.edition
    wording = wording_of(ruleset, (), language=language)
    shown = presentation(str(edition.folder), language)
    about = edition.get("about", {})
    cities = board.cities
    routes = {
        route.key: BookRoute(
            cities[route.a].key, cities[route.b].key, route.color, int(route.length), route.kind, route.locos
        )
        for route in board.routes
    }
    return Book(
        name=shown.get("short_name") or about.get("short_name", "") or shown.get("name") or edition.name,
        cities=dict(wording.names.cities),
        routes=routes,
        tickets={ticket.key: book_ticket(ruleset, ticket) for ticket in board.tickets},
        kinds=tuple(BookKind(kind.key, kind.total, kind.is_color) for kind in ruleset.kinds),
        own_words=dict(wording.names.own_words),
        things=dict(wording.names.things),
        points=points_of(ruleset),
        trains=ruleset.trains,
        team_size=ruleset.team_size,
        modules=tuple(edition.rules),
        icons=icons_of(ruleset),
        about={**about, **{key: text for key, text in shown.items() if key in about}},
        provenance=tuple(provenance(edition.labels, wording)),
        gives=gives_of(ruleset, wording),
        risks=risks_of(ruleset),
        chapters=chapters_of(ruleset),
        words=words_of(ruleset, language),
        notes=any(ruleset.defines("claim_notes", module) for module in ruleset.modules),
        pictures={kind: path for module in ruleset.modules for kind, path in module.pictures().items()},
    )


def book_ticket(ruleset: Ruleset, ticket: Ticket) -> BookTicket:
    """Return a ticket, with the cities on the map for each of its ends."""
    cities = ruleset.board.cities
    a, b, value = ticket_names(ticket, [city.name for city in cities])
    goals = ticket.targets or [(int(ticket.b), int(ticket.points))]
    pays = {cities[node].key: points for goal, points in goals for node in ruleset.ticket_nodes[goal]}
    return BookTicket(
        a,
        b,
        value,
        tuple(cities[node].key for node in ruleset.ticket_nodes[ticket.a]),
        tuple(pays),
        ticket.kind,
        tuple(pays.values()) if ticket.targets else (),
    )


def gives_of(ruleset: Ruleset, wording: Wording) -> dict[str, Message]:
    """Return what a city or route gives the player who reaches or claims it.

    A text that the edition's tables print (`text`) is replaced by what its words say in another language.
    """
    found: dict[str, Message] = {}
    for module in ruleset.modules:
        found |= module.gives(ruleset)
    for target, message in found.items():
        key = f"thing-about-{target.partition(':')[2]}"
        if "text" in message.params and wording.bundle.has_message(key):
            found[target] = Message(message.key, {**message.params, "text": wording.format(key, {})})
    return found


def risks_of(ruleset: Ruleset) -> dict[str, Message]:
    """Return what claims of routes may still cost when they are paid for."""
    found: dict[str, Message] = {}
    for module in ruleset.modules:
        found |= module.risks(ruleset)
    return found


def icons_of(ruleset: Ruleset) -> dict[str, str]:
    """Return the icons of modules that count something for each seat, by the name of the module."""
    named = zip(ruleset.edition.rules, ruleset.modules, strict=True)
    return {name: module.icon() for name, module in named if module.icon()}


def points_of(ruleset: Ruleset) -> tuple[tuple[int, int], ...]:
    """Return what routes are worth, for each length that the board has."""
    points = ruleset.edition.get("scoring.route_points", {})
    lengths = {int(route.length) for route in ruleset.board.routes}
    return tuple(sorted((int(length), int(n)) for length, n in points.items() if int(length) in lengths))
