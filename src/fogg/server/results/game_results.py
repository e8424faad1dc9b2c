"""Results as they are stored: worked out from the end of a game, or from a table's card if it does not replay."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Executable, delete, insert

from fogg.server.broadcast.seat_position import placed
from fogg.server.broadcast.table_card import Card
from fogg.server.results.unrated import UNAIDED, is_measured, why_unrated
from fogg.server.store.schema import results
from fogg.server.table.table_state import TableState

DONE, FAILED = "score-ticket-done", "score-ticket-failed"


def storing_results(state: TableState, *, ended_now: bool) -> list[Executable]:
    """Return what stores the results of a game that has just ended; nothing for any other."""
    if not ended_now or state.phase != "finished" or state.created.imported:
        return []
    return replacing(state.id, results_of(state))


def replacing(table: str, found: list[dict[str, Any]]) -> list[Executable]:
    """Return what stores the results of a table in place of earlier ones."""
    return [delete(results).where(results.c.table_id == table), insert(results).values(found)]


def results_of(state: TableState) -> list[dict[str, Any]]:
    """Return the results of a finished game, a row for each seat."""
    game, setup = state.game, state.setup
    assert game is not None and game.result is not None and state.ended is not None
    view = game.view(None)
    size = state.ruleset.team_size
    found = []
    for side in placed(game.result, state.resigned, sides=size > 1):
        for seat in side.seats:
            place = state.place_of(seat)
            reasons = [line.reason for line in side.lines if line.seat == seat]
            found.append(
                {
                    "table_id": state.id,
                    "seat": seat,
                    "person": place.person,
                    "bot": place.bot,
                    "edition": setup.edition,
                    "variant": setup.variant,
                    "add_ons": as_text(setup.add_ons),
                    "players": state.seats,
                    "side": seat // size,
                    "place": side.place,
                    "score": side.total,
                    "resigned": seat in state.resigned,
                    "tickets_done": reasons.count(DONE),
                    "tickets_kept": reasons.count(DONE) + reasons.count(FAILED),
                    "routes": as_text([view.board.routes[route].key for route in view.routes_of(seat)]),
                    "unrated": why_unrated(state),
                    "ended": state.ended,
                }
            )
    return sorted(found, key=lambda row: int(row["seat"]))


def results_of_card(table: str, card: Card, ended: float) -> list[dict[str, Any]]:
    """Return the results of a game that does not replay any more, as far as its card tells: neither tickets nor
    routes. It is not known who was in a team, so such games of teams are not rated.
    """
    reason = why_card_unrated(card)
    return [
        {
            "table_id": table,
            "seat": seat,
            "person": chair.person,
            "bot": chair.bot,
            "edition": card.edition,
            "variant": card.variant,
            "add_ons": as_text(card.add_ons),
            "players": len(card.chairs),
            "side": seat,
            "place": chair.place or len(card.chairs),
            "score": chair.total or 0,
            "resigned": chair.resigned,
            "tickets_done": None,
            "tickets_kept": None,
            "routes": "[]",
            "unrated": reason,
            "ended": ended,
        }
        for seat, chair in enumerate(card.chairs)
    ]


def why_card_unrated(card: Card) -> str:
    """Return why the game of a card is not rated; empty if it is."""
    if card.daily:
        return "daily"
    if card.known_deal:
        return "known"
    if card.assist > UNAIDED:
        return "assist"
    if any(chair.kind == "hot" or chair.person != chair.holder for chair in card.chairs):
        return "hot-seat"
    known = [chair for chair in card.chairs if chair.bot is None or is_measured(chair.bot)]
    shared = len({chair.place for chair in card.chairs}) * 2 <= len(card.chairs) and len(card.chairs) > 2  # teams
    people = any(chair.person is not None for chair in known)
    return "" if len(known) > 1 and people and not shared else "opponents"


def as_text(values: Any) -> str:
    """Return a list as it is stored."""
    return msgspec.json.encode(values).decode()
