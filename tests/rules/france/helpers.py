"""Helpers for the tests of France."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.factory import position
from tests.rules.usa.helpers import HIDDEN

import fogg
from fogg.modules.track_beds.rules import TrackBeds
from fogg.modules.track_beds.steps import PlaceTrack

EDITION = "france"
COLORS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white"]
Form = dict[str, str | int]


def place(route: str, color: str) -> Form:
    """Lay a piece of that color on a bed."""
    return {"do": "place-track", "route": route, "color": color}


def with_track(laid: Mapping[str, str], **more: Any) -> fogg.Game:
    """Return a position in which pieces lie on beds; other keywords are those of `position`."""
    game = position(EDITION, **more)
    for route, color in laid.items():
        lay(game, route, color)
    return game


def building(laid: Mapping[str, str] | None = None, *, turn: int = 0, **more: Any) -> fogg.Game:
    """Return a game in which that seat has drawn its two cards and is to build."""
    game = with_track(laid or {}, turn=turn, **more)
    game.play(turn, HIDDEN)
    game.play(turn, HIDDEN)
    return game


def lay(game: fogg.Game, route: str, color: str) -> None:
    """Let a piece lie on a bed, with all that follows from it."""
    action = game.ruleset.action(place(route, color))
    assert isinstance(action, PlaceTrack)
    module(game).lay(game, 0, action)


def module(game: fogg.Game) -> TrackBeds:
    """Return the rule module of the game."""
    return next(module for module in game.ruleset.modules if isinstance(module, TrackBeds))


def supply(game: fogg.Game, color: str, length: int) -> int:
    """Return the public number of pieces left of that color and length."""
    seen = game.view(None).data.snapshot.module_states[module(game).slot]
    n: int = seen["supply"][game.ruleset.kind(color).id][length]
    return n


def track_on(game: fogg.Game) -> dict[str, str]:
    """Return the colors of the pieces on beds, as a spectator sees them."""
    pieces = [piece for piece in game.view(None).pieces if piece.kind.startswith("track-")]
    return {piece.place.removeprefix("route:"): piece.kind.removeprefix("track-") for piece in pieces}


def draw_and_build(game: fogg.Game, route: str, color: str) -> None:
    """Let the seat whose turn it is draw two hidden cards and lay that piece."""
    seat = game.current
    game.play(seat, HIDDEN)
    game.play(seat, HIDDEN)
    game.play(seat, place(route, color))


def buildable(game: fogg.Game, seat: int) -> set[str]:
    """Return the beds on which the seat could lay a piece now:
    the whole action space is tried and must agree with options.
    """
    places = [action for action in game.ruleset.actions if isinstance(action, PlaceTrack)]
    legal = [action for action in places if game.refusal(seat, action) is None]
    assert legal == [option for option in game.options(seat) if isinstance(option, PlaceTrack)]
    return {action.route.key for action in legal}
