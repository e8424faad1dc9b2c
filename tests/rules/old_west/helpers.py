"""Helpers for the tests of Old West: markers, starting cities, Alvin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.factory import position

import fogg
from fogg.modules.alvin.rules import AlvinState
from fogg.modules.city_markers.state import MarkerState

DECLINE = {"do": "decline"}
ALVIN = ["alvin"]


def state(game: fogg.Game) -> MarkerState:
    """Return where the markers of a game stand."""
    (found,) = [state for state in game.module_states if isinstance(state, MarkerState)]
    return found


def alvin(game: fogg.Game) -> tuple[str, int]:
    """Return where Alvin is and who holds him."""
    (found,) = [state for state in game.module_states if isinstance(state, AlvinState)]
    return game.ruleset.board.cities[found.at].key, found.holder


def markers(game: fogg.Game) -> dict[str, int]:
    """Return everybody's markers as a spectator sees them: city and seat."""
    pieces = [piece for piece in game.view(None).pieces if piece.kind == "marker"]
    return {piece.place.removeprefix("city:"): piece.seat for piece in pieces}


def marked(where: Mapping[int, Sequence[str]], **more: Any) -> fogg.Game:
    """Return a position in which seats have markers in these cities; the first is where a seat has started."""
    game = position("old_west", **more)
    for seat, cities in where.items():
        for city in cities:
            state(game).place(seat, int(game.ruleset.board.city(city).id))
    return game


def place(city: str) -> dict[str, str | int]:
    """Return the JSON form of putting a marker into a city."""
    return {"do": "place-marker", "city": city}


def take_to(city: str) -> dict[str, str | int]:
    """Return the JSON form of taking Alvin to a city."""
    return {"do": "move-alvin", "city": city}


def scores(game: fogg.Game) -> list[int]:
    """Return the points of each seat so far."""
    return [int(player.score) for player in game.players]
