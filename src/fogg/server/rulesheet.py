"""The rules of a table in a few sentences for who plays: those of every edition with its numbers, then its modules'.

The complete rules, numbered and with their sources, are in each edition's rules.md; these have the same numbers.
"""

from __future__ import annotations

from typing import Any

from fogg.board import Edition
from fogg.rules.bonuses import bonus_entry
from fogg.server.protocol.bodies import BookChapter
from fogg.words.message import Message


def chapters_of(edition: Edition) -> tuple[BookChapter, ...]:
    """The chapters of an edition, or of a variant of it; one that would be empty is left out."""
    found = [
        ("rules-turn", turn(edition)),
        ("rules-cards", cards(edition)),
        ("rules-claim", claim(edition)),
        ("rules-tickets", tickets(edition)),
        ("rules-special", special(edition)),
        ("rules-end", end(edition)),
    ]
    return tuple(BookChapter(Message(title), tuple(rules)) for title, rules in found if rules)


def turn(edition: Edition) -> list[Message]:
    return [Message("rules-turn-do"), *(Message(key) for name, key in TURNS.items() if name in edition.rules)]


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


def special(edition: Edition) -> list[Message]:
    """What the modules of the edition add; of one that is not known here nothing is told."""
    numbers: dict[str, dict[str, Any]] = {
        "stations": {"n": edition.get("stations.points_per_unused", 0)},
        "substitutes": {"n": edition.get("locomotive_substitution.cards_for_one_locomotive", 0)},
        "plus_fours": {"n": edition.get("payment.plus4_min_route_length", 0)},
        "long_tickets": {"n": edition.get("tickets.initial_max_keep_long", 0)},
        "meeples": dict(zip(("first", "second"), edition.get("meeples.majority_points", [0, 0]), strict=True)),
        "tunnels": {"n": edition.get("tunnels.cards_revealed", 0)},
    }
    return [
        Message(key, numbers.get(module, {}) if key in NUMBERED else {})
        for module in edition.rules
        for key in SENTENCES.get(module, ())
    ]


def end(edition: Edition) -> list[Message]:
    team = edition.get("end_game.trigger_counted_per") == "team"
    last = Message("rules-end-team" if team else "rules-end-trains", {"n": edition.number(LAST)})
    found = [last]
    for name, key in BONUSES.items():
        entry = bonus_entry(edition, name)
        if entry is not None:
            found.append(Message(key, {"n": entry.get("points", entry.get("points_each", 0))}))
    ranks = (bonus_entry(edition, "merchandise") or {}).get("points_by_rank", {})
    for players, points in ranks.items():
        found.append(Message("rules-end-merchandise", {"n": int(players), "points": ", ".join(map(str, points))}))
    return [*found, Message("rules-end-most")]


TURNS = {"stations": "rules-turn-stations", "passengers": "rules-turn-passengers", "teams": "rules-turn-teams"}
LAST = "end_game.trigger_trains_left_at_most"
BONUSES = {
    "longest_path": "rules-end-longest-path",
    "globetrotter": "rules-end-globetrotter",
    "tourist_attractions": "rules-end-attractions",
}
SENTENCES = {
    "ferries": ("rules-ferries",),
    "tunnels": ("rules-tunnels", "rules-tunnels-back"),
    "stations": ("rules-stations", "rules-stations-cost", "rules-stations-left"),
    "long_tickets": ("rules-long-tickets",),
    "countries": ("rules-countries",),
    "attractions": ("rules-attractions",),
    "merchandise": ("rules-merchandise",),
    "substitutes": ("rules-substitutes",),
    "technologies": ("rules-technologies", "rules-technologies-without"),
    "track_beds": ("rules-track-beds", "rules-track-beds-lay", "rules-track-beds-cross"),
    "two_decks": ("rules-two-decks",),
    "plus_fours": ("rules-plus-fours",),
    "passengers": ("rules-passengers", "rules-passengers-travel", "rules-passengers-cards"),
    "merchandise_tokens": ("rules-tokens",),
    "meeples": ("rules-meeples", "rules-meeples-most"),
    "teams": ("rules-teams", "rules-teams-tickets"),
    "holders": ("rules-holders", "rules-holders-pay"),
}
NUMBERED = {
    *("rules-stations-left", "rules-substitutes", "rules-plus-fours", "rules-long-tickets"),
    *("rules-meeples-most", "rules-tunnels"),
}
