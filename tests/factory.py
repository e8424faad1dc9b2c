"""Helpers for tests of rules on top of `fogg.position`: forms of actions, and what is read off a game."""

from __future__ import annotations

from collections.abc import Iterable

import fogg
from fogg import position
from fogg.engine.cards.pile import Pile
from fogg.engine.claims.claim import record_owner
from fogg.engine.positions import Cards, move_cards
from fogg.modules.two_decks.state import Backs

__all__ = [
    "Cards",
    "claim_by_force",
    "claim_form",
    "finish",
    "forms",
    "move",
    "points",
    "position",
    "second_decks",
    "shortest_way",
]


def move(game: fogg.Game, cards: Cards, source: Pile, target: Pile) -> None:
    """Move cards from one pile to another."""
    move_cards(game, cards, source, target, "cards")


def claim_by_force(game: fogg.Game, seat: int, routes: Iterable[str]) -> fogg.Game:
    """Let a seat own routes without trains for them, so that whole boards can be claimed; `audit` must not be asked."""
    for route in routes:
        terms = game.ruleset.terms[game.ruleset.board.route(route).id]
        record_owner(game, seat, terms)
        game.players[seat].routes.append(int(terms.route.id))
        game.add_score(terms.lines[seat])
    return game


def second_decks(game: fogg.Game) -> list[Backs]:
    """Return the deck of long tickets, where there is one."""
    return [state for state in game.module_states if isinstance(state, Backs)]


def finish(game: fogg.Game) -> fogg.Result:
    """Score the position as if the game had ended here."""
    game.put_agenda([])
    game.over = True
    assert game.result is not None
    return game.result


def claim_form(route: str, color: str | None, wilds: int = 0) -> dict[str, str | int]:
    """Return the JSON form of a claim."""
    form: dict[str, str | int] = {"do": "claim", "route": route, "wilds": wilds}
    if color is not None:
        form["color"] = color
    return form


def shortest_way(edition: str, ticket: str) -> list[str]:
    """Return the keys of routes that complete a ticket with the fewest trains."""
    board = fogg.load(edition).board
    card = board.ticket(ticket)
    nodes = fogg.ruleset(edition).ticket_nodes
    found = fogg.board.shortest_path(board.routes, len(board.cities), nodes[card.a], nodes[card.b])
    assert found is not None
    return [route.key for route in found[1]]


def points(result: fogg.Result, seat: int, reason: str) -> int:
    """Return the points of a seat for one reason."""
    return sum(line.points for line in result.of(seat).lines if line.reason == reason and line.seat == seat)


def forms(game: fogg.Game, seat: int) -> list[dict[str, str | int]]:
    """Return the options of a seat in their JSON forms."""
    return [option.to_json() for option in game.options(seat)]
