"""Helpers for the tests of Märklin and Germany."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.factory import position, second_decks

import fogg
from fogg.engine.scripted import NextTickets
from fogg.modules.merchandise_tokens.rules import Tokens
from fogg.modules.passengers.state import Travelers

Form = dict[str, str | int]
EDITION = "marklin"
PLUS4 = "locomotive_plus4"
PASSENGER = "passenger"
STOP: Form = {"do": "stop"}
DECLINE: Form = {"do": "decline"}
NORTH = ["berlin-hamburg", "hamburg-kiel"]
ALIEN = {0: ["berlin-hamburg"], 1: ["berlin-leipzig", "erfurt-leipzig"]}


def mix(short: int, long: int) -> Form:
    """Draw the given numbers of short and long tickets."""
    return {"do": "draw-tickets", "short": short, "long": long}


def plus_fours(n: int) -> Form:
    """Use that many +4 locomotives among the wild cards."""
    return {"do": "plus-fours", "n": n}


def put(city: str) -> Form:
    """Put a passenger into a city."""
    return {"do": "place-passenger", "city": city}


def move(city: str) -> Form:
    """Let the passenger of a city travel."""
    return {"do": "move-passenger", "city": city}


def along(route: str) -> Form:
    """Travel along a route."""
    return {"do": "along", "route": route}


def state(game: fogg.Game, kind: type[Any]) -> Any:
    """Return the state of that kind, as everybody sees it, in its JSON form."""
    (found,) = [state for state in game.module_states if isinstance(state, kind)]
    return found.to_json()


def station(game: fogg.Game, seat: int, *cities: str) -> fogg.Game:
    """Let passengers of a seat stand in these cities; returns the game."""
    (travelers,) = [state for state in game.module_states if isinstance(state, Travelers)]
    for city in cities:
        travelers.seat_at[int(game.ruleset.board.city(city).id)] = seat
        travelers.left[seat] -= 1
    return game


def passengers(game: fogg.Game) -> dict[str, int]:
    """Return whose passenger stands in which city."""
    return {piece.place.partition(":")[2]: piece.seat for piece in game.view(None).pieces if piece.kind == PASSENGER}


def top(game: fogg.Game, city: str) -> int:
    """Return the token that lies on top in a city; 0 if there is none."""
    tops = {piece.place: piece.n for piece in game.view(None).pieces if piece.kind == "token"}
    return tops.get(f"city:{city}", 0)


def take_tokens(game: fogg.Game, city: str, n: int, seat: int = 0) -> fogg.Game:
    """Let a seat have the first tokens of a city without having scored them; returns the game."""
    (tokens,) = [state for state in game.module_states if isinstance(state, Tokens)]
    stack = game.ruleset.edition.data["merchandise"][game.ruleset.board.city(city).tags["merch"]]
    tokens.taken[int(game.ruleset.board.city(city).id)] = n
    tokens.held[seat] += stack[:n]
    return game


def journey(game: fogg.Game, seat: int, start: str, *routes: str) -> int:
    """Let a passenger travel along these routes and get off; the points that it brought."""
    before = game.view(None).scores[seat]
    game.play(seat, move(start))
    for route in routes:
        game.play(seat, along(route))
    game.play(seat, STOP)
    return game.view(None).scores[seat] - before


def draws_long(game: fogg.Game, tickets: Sequence[str]) -> fogg.Game:
    """Let these tickets come next from the deck of long ones; returns the game."""
    (backs,) = second_decks(game)
    backs.stream = NextTickets([game.ruleset.board.ticket(ticket).id for ticket in tickets], backs.stream)
    return game


def decks(game: fogg.Game) -> tuple[int, int]:
    """Return how many short and how many long tickets can be drawn."""
    (backs,) = second_decks(game)
    return len(game.tickets.cards), len(backs.deck.cards)


def opened(edition: str, seats: int, seed: int = 1, **choices: Any) -> fogg.Game:
    """Return a game whose opening mixes (two of each deck) are announced."""
    game = fogg.new_game(edition, seats, seed, **choices)
    for seat in range(seats):
        game.play(seat, mix(2, 2))
    return game


def traveling(start: str = "berlin", **more: object) -> fogg.Game:
    """Seat 0 owns the way from Berlin to Kiel and has a passenger at the start of it."""
    options: dict[str, object] = {"claimed": {0: NORTH}, **more}
    return station(position(EDITION, **options), 0, start)  # type: ignore[arg-type]
