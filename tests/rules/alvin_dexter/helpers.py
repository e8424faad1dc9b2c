"""Helpers for the tests of Alvin & Dexter."""

from __future__ import annotations

from typing import Any

from tests.factory import position

import fogg
from fogg.modules.monsters.rules import Monsters
from fogg.modules.monsters.state import MonsterState

ADD_ON = ["alvin_dexter"]
END = {"do": "end-turn"}


def state(game: fogg.Game) -> MonsterState:
    """Return where the monsters of a game are."""
    (found,) = [state for state in game.module_states if isinstance(state, MonsterState)]
    return found


def monsters(edition: str = "usa", *, alvin: str = "denver", dexter: str = "miami", **more: Any) -> fogg.Game:
    """Return a position with the monsters in these cities."""
    game = position(edition, add_ons=ADD_ON, **more)
    state(game).at[:] = [int(game.ruleset.board.city(city).id) for city in (alvin, dexter)]
    return game


def module(game: fogg.Game) -> Monsters:
    """Return the module of a game."""
    (found,) = [module for module in game.ruleset.modules if isinstance(module, Monsters)]
    return found


def move(monster: str, city: str, locomotives: int = 1) -> dict[str, str | int]:
    """Return the JSON form of a move."""
    return {"do": "move-monster", "monster": monster, "city": city, "locomotives": locomotives}


def place(monster: str, city: str) -> dict[str, str | int]:
    """Return the JSON form of setting a monster up."""
    return {"do": "place-monster", "monster": monster, "city": city}


def cards(game: fogg.Game, monster: int) -> list[int]:
    """Return how many cards of a monster each seat has."""
    seats = len(game.players)
    return [state(game).cards_of(monster, seat, seats) for seat in range(seats)]


def give_cards(game: fogg.Game, monster: int, *numbers: int) -> None:
    """Let seats have that many face-down cards of a monster."""
    seats = len(game.players)
    state(game).face_down[monster * seats : (monster + 1) * seats] = numbers
    state(game).left[monster] -= sum(numbers)
