"""Warehouses and depots in the tests of europe R50 to R66."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.factory import Cards, move, position
from tests.rules.usa.helpers import Form

import fogg
from fogg.modules.warehouses.rules import Warehouses
from fogg.modules.warehouses.state import WarehouseState

ADD_ON = ["warehouses_depots"]
DECLINE: Form = {"do": "decline"}
END: Form = {"do": "end-turn"}


def module(game: fogg.Game) -> Warehouses:
    """Return the rule module of that game."""
    (found,) = [one for one in game.ruleset.modules if isinstance(one, Warehouses)]
    return found


def state(game: fogg.Game) -> WarehouseState:
    """Return the depots and warehouses of that game."""
    return module(game).state(game)


def yard(
    depots: Mapping[int, Sequence[str]] | None = None,
    stored: Mapping[int, Cards] | None = None,
    left: Mapping[int, int] | None = None,
    edition: str = "europe",
    **more: Any,
) -> fogg.Game:
    """Return a position with depots in cities and cards in warehouses;
    `left`: depots still by the warehouse of a seat.
    """
    game = position(edition, add_ons=ADD_ON, **more)
    for seat, cities in (depots or {}).items():
        for city in cities:
            state(game).seat_at[int(game.ruleset.board.city(city).id)] = seat
            state(game).depots[seat] -= 1
    for seat, cards in (stored or {}).items():
        move(game, cards, game.deck.stock, state(game).piles[seat])
    for seat, n in (left or {}).items():
        state(game).boxed[seat] += state(game).depots[seat] - n
        state(game).depots[seat] = n
    game.audit()
    return game


def store(seat: int) -> Form:
    """Put a card into the warehouse of that seat, then draw."""
    return {"do": "store", "seat": seat}


def depot(city: str) -> Form:
    """Place a depot."""
    return {"do": "place-depot", "city": city}


def empty(owner: int) -> Form:
    """Give a depot for the cards of that seat's warehouse."""
    return {"do": "empty", "seat": owner}


def sizes(game: fogg.Game) -> list[int]:
    """Return the number of cards in each warehouse."""
    return [int(pile.size) for pile in state(game).piles]


def standing(game: fogg.Game) -> dict[str, int]:
    """Return the depots on the board as a spectator sees them: city and seat."""
    pieces = [piece for piece in game.view(None).pieces if piece.kind == "depot"]
    return {piece.place.removeprefix("city:"): piece.seat for piece in pieces}


def drawn(game: fogg.Game) -> None:
    """Let the seat whose turn it is store a card of its own, draw two hidden cards and end its turn."""
    seat = game.current
    game.play(seat, store(seat))
    for _ in range(2):
        game.play(seat, {"do": "draw-hidden"})
    if game.current == seat and not game.over:
        game.play(seat, END)
