"""Helpers for the tests of Europe's numbered rules: tunnels, stations, and what lies where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.factory import claim_form, forms, position
from tests.rules.usa.helpers import TICKETS, Form, keep

import fogg
from fogg.engine.cards.pile import Pile
from fogg.engine.decisions.action import Pay
from fogg.modules.stations.rules import Built, Stations
from fogg.modules.tunnels.rules import Extra

GREEN_TUNNEL = "venezia-zurich"  # two spaces
GIVE_UP: Form = {"do": "give-up"}


def draw_all(game: fogg.Game, left: int) -> None:
    """Let all seats draw tickets and keep them until that many are left to draw, or a few more."""
    while game.view(None).tickets_left >= left + 3:
        seat = game.current
        game.play(seat, TICKETS)
        game.play(seat, keep(0, 1, 2))


def extra(wilds: int) -> Form:
    """Pay what a tunnel asks for, with that many locomotives."""
    return {"do": "extra", "wilds": wilds}


def station(city: str) -> Form:
    """Choose the city of a station."""
    return {"do": "station", "city": city}


def pay(color: str | None, wilds: int = 0) -> Form:
    """Pay with cards of a color and that many locomotives; without a color with locomotives only."""
    return {"do": "pay", "wilds": wilds} if color is None else {"do": "pay", "color": color, "wilds": wilds}


def attempt(
    turned_up: Sequence[str], *, hand: Mapping[str, int], color: str | None, wilds: int = 0, **more: Any
) -> fogg.Game:
    """Seat 0 has laid out that payment for a tunnel (the green one unless `route` says otherwise)."""
    route = more.pop("route", GREEN_TUNNEL)
    game = position("europe", hands={0: hand}, next_cards=turned_up, **more)
    game.play(0, claim_form(route, color, wilds))
    return game


def asked(game: fogg.Game) -> int:
    """Return the number of extra cards the tunnel at hand asks for; 0 once it is settled."""
    return game.step.price() if game.step.name() == "tunnel" else 0


def extras(game: fogg.Game) -> set[int]:
    """Return the legal numbers of locomotives among the extra cards: the whole action space is tried."""
    legal = [a for a in game.ruleset.actions if isinstance(a, Extra) and game.refusal(0, a) is None]
    assert [action.to_json() for action in legal] + [GIVE_UP] == forms(game, 0)
    return {int(action.wilds) for action in legal}


def station_payments(game: fogg.Game, seat: int) -> set[tuple[str | None, int]]:
    """Return the legal payments for the station at hand as (color, wilds): the whole action space is tried."""
    legal = [a for a in game.ruleset.actions if isinstance(a, Pay) and game.refusal(seat, a) is None]
    assert sorted(action.id for action in legal) == sorted(option.id for option in game.options(seat))
    return {(None if action.color is None else action.color.key, int(action.wilds)) for action in legal}


def built(game: fogg.Game) -> Built:
    """Return the stations of a game."""
    return next(state for state in game.module_states if isinstance(state, Built))


def stations_module(game: fogg.Game) -> Stations:
    return next(module for module in game.ruleset.modules if isinstance(module, Stations))


def with_stations(game: fogg.Game, where: Mapping[int, Sequence[str]]) -> fogg.Game:
    """Let seats have stations in these cities, as if they had paid for them; returns the game."""
    for seat, cities in where.items():
        for city in cities:
            built(game).seat_at[game.ruleset.board.city(city).id] = seat
            built(game).left[seat] -= 1
    return game


def stations(game: fogg.Game) -> dict[str, int]:
    """Return all stations as a spectator sees them: city and seat."""
    pieces = [piece for piece in game.view(None).pieces if piece.kind == "station"]
    return {piece.place.removeprefix("city:"): piece.seat for piece in pieces}


def cards(game: fogg.Game, pile: Pile) -> dict[str, int]:
    """Return a pile by kind; kinds without cards are left out."""
    return {kind.key: int(pile.counts[kind.id]) for kind in game.ruleset.kinds if pile.counts[kind.id]}


def discards(game: fogg.Game) -> dict[str, int]:
    return cards(game, game.deck.discards)


def others_see(game: fogg.Game, seat: int) -> list[str]:
    """Return what everybody but that seat sees, byte by byte."""
    onlookers: list[int | None] = [None, *(other for other in range(len(game.players)) if other != seat)]
    return [game.view(onlooker).text() for onlooker in onlookers]
