"""Helpers for the tests of Pennsylvania: shares, and who holds which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.factory import claim_form, position

import fogg
from fogg.modules.shares.rules import Shares
from fogg.modules.shares.state import ShareState

DECLINE = {"do": "decline"}
HARRISBURG = "altoona-harrisburg"  # red, 5 spaces, prr alone
ROCHESTER = "elmira-rochester"  # prr, bo, erie, lv, nyc, brp


def take(railroad: str) -> dict[str, str | int]:
    """Return the JSON form of taking a share."""
    return {"do": "take-share", "railroad": railroad}


def module(game: fogg.Game) -> Shares:
    """Return the module of a game."""
    (found,) = [module for module in game.ruleset.modules if isinstance(module, Shares)]
    return found


def state(game: fogg.Game) -> ShareState:
    """Return who holds what in a game."""
    (found,) = [state for state in game.module_states if isinstance(state, ShareState)]
    return found


def left(game: fogg.Game) -> dict[str, int]:
    """Return how many shares lie in each pile."""
    shares = module(game)
    return {key: shares.left(game, i) for i, key in enumerate(shares.keys)}


def holdings(game: fogg.Game, holder: int) -> dict[str, list[int]]:
    """Return the numbers of a holder's shares by railroad."""
    shares = module(game)
    found = {key: shares.numbers(state(game).held[holder], i) for i, key in enumerate(shares.keys)}
    return {key: sorted(numbers) for key, numbers in found.items() if numbers}


def deal(game: fogg.Game, railroad: str, numbers: Mapping[int, Sequence[int]]) -> fogg.Game:
    """Let holders have shares of a railroad with these numbers, which must be the lowest ones; returns the game."""
    shares = module(game)
    which = shares.keys.index(railroad)
    owner = {number: holder for holder, own in numbers.items() for number in own}
    assert sorted(owner) == list(range(1, len(owner) + 1))
    for number in sorted(owner):
        assert shares.give(game, owner[number], which) == number
    return game


def empty(game: fogg.Game, *railroads: str) -> fogg.Game:
    """Let the last seat have all shares of these railroads; returns the game."""
    shares = module(game)
    for railroad in railroads:
        which = shares.keys.index(railroad)
        while shares.left(game, which):
            shares.give(game, len(game.players) - 1, which)
    return game


def claimed(route: str = HARRISBURG, color: str = "red", *, seats: int = 3, **more: Any) -> fogg.Game:
    """Return a position in which seat 0 has just claimed a route."""
    game = position("pennsylvania", seats=seats, hands={0: {color: 8}}, **more)
    game.play(0, claim_form(route, color))
    return game
