"""Helpers for the tests of Nederland: tokens, loans, the neutral player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.factory import position
from tests.rules.usa.helpers import take_turn

import fogg
from fogg.modules.loans.rules import LoanState
from fogg.modules.neutral_player.state import NeutralState
from fogg.modules.ticket_discards.rules import DiscardedTickets
from fogg.modules.tolls.state import TollState

NEUTRAL = "two_players_neutral"
UTRECHT = "amsterdam-utrecht"  # orange; .2 purple: 1 space, toll 1
BREDA = "breda-rotterdam"  # purple; .2 yellow: 2 spaces, toll 4


def tolls(game: fogg.Game) -> TollState:
    """Return who has how many tokens."""
    (found,) = [state for state in game.module_states if isinstance(state, TollState)]
    return found


def loans(game: fogg.Game) -> list[int]:
    """Return how many loan cards each seat has."""
    (found,) = [state for state in game.module_states if isinstance(state, LoanState)]
    return found.held


def neutral(game: fogg.Game) -> NeutralState:
    """Return what the neutral player has."""
    (found,) = [state for state in game.module_states if isinstance(state, NeutralState)]
    return found


def discarded(game: fogg.Game) -> list[str]:
    """Return the tickets on the discard pile."""
    (found,) = [state for state in game.module_states if isinstance(state, DiscardedTickets)]
    return [game.ruleset.board.tickets[ticket].key for ticket in found.tickets]


def nederland(
    tokens: Mapping[int, int] | None = None, debts: Mapping[int, int] | None = None, **more: Any
) -> fogg.Game:
    """Return a position in which seats have these tokens and loans; the bank has the other tokens."""
    game = position("nederland", **more)
    for seat, n in (tokens or {}).items():
        tolls(game).bank += tolls(game).tokens[seat] - n
        tolls(game).tokens[seat] = n
    for seat, n in (debts or {}).items():
        loans(game)[seat] = n
    game.audit()
    return game


def with_neutral(
    tickets: Sequence[str] = (), *, trains: int = 40, marker: int = 1, rounds: int = 6, **more: Any
) -> fogg.Game:
    """Return the last turn of a round; then the neutral player's holder turns up these tickets, one in each phase."""
    game = nederland(variant=NEUTRAL, turn=1, next_tickets=tickets, **more)
    game.turns = 2 * rounds
    if trains != 40:
        board = game.ruleset.board
        length = 40 - trains
        neutral(game).routes = filler(board, length)
        neutral(game).trains = trains
    neutral(game).marker = marker
    return game


def filler(board: fogg.board.Board, length: int) -> list[int]:
    """Return routes of that length in all that no ticket's foot names."""
    found: list[int] = []
    for route in sorted(board.routes, key=lambda route: -int(route.length)):
        if len(board.groups[int(route.group)]) == 1 and route.length <= length:
            found.append(int(route.id))
            length -= int(route.length)
    for route in board.routes:
        if length and route.length <= length and "emden" in route.key and int(route.id) not in found:
            found.append(int(route.id))
            length -= int(route.length)
    assert length == 0, length
    return found


def phase(game: fogg.Game) -> None:
    """End the round: the second player draws cards, then comes the neutral phase."""
    take_turn(game)


def score(game: fogg.Game) -> list[int]:
    """Return the points of each seat so far."""
    return [int(player.score) for player in game.players]


def place(route: str) -> dict[str, str | int]:
    """Return the JSON form of putting neutral trains on a route."""
    return {"do": "place-neutral", "route": route}
