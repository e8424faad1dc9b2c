"""The rules of a table in a few sentences for who plays: those of every edition with its numbers, then its modules'.

The complete rules, numbered and with their sources, are in each edition's rules.md; these have the same numbers.
"""

from __future__ import annotations

from fogg.board import Edition
from fogg.engine import Ruleset
from fogg.server.protocol.book_bodies import BookChapter
from fogg.words.message import Message

LAST = "end_game.trigger_trains_left_at_most"


def chapters_of(ruleset: Ruleset) -> tuple[BookChapter, ...]:
    """Return the chapters of a ruleset: the rules of the base game with its numbers, then what its modules say."""
    edition, modules = ruleset.edition, ruleset.modules
    turns = [message for module in modules for message in module.turn_summary()]
    special = [message for module in modules for message in module.summary(edition)]
    ends = [message for module in modules for message in module.end_summary(edition)]
    found = [
        ("rules-turn", [Message("rules-turn-do"), *turns]),
        ("rules-cards", cards(edition)),
        ("rules-claim", claim(edition)),
        ("rules-tickets", tickets(edition)),
        ("rules-special", special),
        ("rules-end", [*end(edition), *ends, Message("rules-end-most")]),
    ]
    return tuple(BookChapter(Message(title), tuple(rules)) for title, rules in found if rules)


def cards(edition: Edition) -> list[Message]:
    found = [Message("rules-cards-take", {"n": edition.number("drawing.cards_per_turn")})]
    if edition.get("drawing.face_up_locomotive_ends_draw"):
        found.append(Message("rules-cards-wild"))
    flush = edition.get("drawing.flush_when_face_up_locomotives", 0)
    return [*found, Message("rules-cards-flush", {"n": flush})] if flush else found


def claim(edition: Edition) -> list[Message]:
    found = [Message("rules-claim-pay"), Message("rules-claim-trains")]
    both = edition.get("double_routes.both_usable_from_players", 0)
    return [*found, Message("rules-claim-double", {"n": both})] if both else found


def tickets(edition: Edition) -> list[Message]:
    def kept(key: str, dealt: str, least: str) -> Message:
        return Message(key, {"n": edition.number(dealt), "least": edition.number(least)})

    return [
        kept("rules-tickets-start", "tickets.initial_dealt", "tickets.initial_min_keep"),
        kept("rules-tickets-later", "tickets.later_drawn", "tickets.later_min_keep"),
        Message("rules-tickets-score"),
    ]


def end(edition: Edition) -> list[Message]:
    team = edition.get("end_game.trigger_counted_per") == "team"
    return [Message("rules-end-team" if team else "rules-end-trains", {"n": edition.number(LAST)})]
