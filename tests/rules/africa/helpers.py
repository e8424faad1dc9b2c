"""Helpers for the tests of The Heart of Africa: terrain cards in front of seats, and doubling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.factory import claim_form, position

import fogg
from fogg.modules.terrain.rules import Terrain
from fogg.modules.terrain.state import TerrainState

DECLINE = {"do": "decline"}
BLIND = {"do": "draw-terrain-hidden"}
FACHODA = "addis_ababa-fachoda"  # red, 5 spaces: desert


def module(game: fogg.Game) -> Terrain:
    """Return the module of a game."""
    (found,) = [module for module in game.ruleset.modules if isinstance(module, Terrain)]
    return found


def state(game: fogg.Game) -> TerrainState:
    """Return where terrain cards lie in a game."""
    (found,) = [state for state in game.module_states if isinstance(state, TerrainState)]
    return found


def held(game: fogg.Game, seat: int) -> dict[str, int]:
    """Return the terrain cards in front of a seat; types without cards are left out."""
    own = state(game).held[seat]
    return {kind.key: own[kind.id] for kind in module(game).kinds if own[kind.id]}


def terrain_row(game: fogg.Game) -> list[str | None]:
    """Return the face-up terrain cards by slot."""
    return [None if card < 0 else module(game).kinds[card].key for card in state(game).deck.market]


def discards(game: fogg.Game) -> dict[str, int]:
    """Return the terrain discards."""
    pile = state(game).deck.discards
    return {kind.key: int(pile.counts[kind.id]) for kind in module(game).kinds if pile.counts[kind.id]}


def africa(
    terrain: Mapping[int, Mapping[str, int]] | None = None,
    *,
    row: Sequence[str | None] | None = None,
    deck: Mapping[str, int] | None = None,
    **more: Any,
) -> fogg.Game:
    """Return a position with exactly these terrain cards in front of seats, face up and in the terrain deck.

    All others are in the deck or, where `deck` says what it holds, in front of the last seat.
    """
    seats = more.pop("seats", 3)
    game = position("africa", seats=seats, **more)
    kinds = {kind.key: kind.id for kind in module(game).kinds}
    now, left = state(game), [kind.total for kind in module(game).kinds]
    now.held = [[0] * len(left) for _ in range(seats)]
    now.deck.market_counts.become([0] * len(left))
    for seat, cards in (terrain or {}).items():
        for key, n in cards.items():
            now.held[seat][kinds[key]] = n
            left[kinds[key]] -= n
    for slot, shown in enumerate(["desert", "jungle"] if row is None else row):
        now.deck.market[slot] = -1 if shown is None else kinds[shown]
        if shown is not None:
            now.deck.market_counts.add(kinds[shown], 1)
            left[kinds[shown]] -= 1
    stock = left if deck is None else [deck.get(kind.key, 0) for kind in module(game).kinds]
    now.deck.stock.become(stock)
    now.deck.discards.become([0] * len(left))
    if deck is not None:
        for kind, n in enumerate(left):
            now.held[seats - 1][kind] += n - stock[kind]
    game.audit()
    return game


def terrain(kind: str) -> dict[str, str | int]:
    """Return the JSON form of taking a face-up terrain card."""
    return {"do": "draw-terrain", "kind": kind}


def double(locomotives: int = 0) -> dict[str, str | int]:
    """Return the JSON form of doubling a claim."""
    return {"do": "double", "locomotives": locomotives}


def claiming(
    route: str, color: str | None, wilds: int = 0, *, hand: Mapping[str, int], cards: Mapping[int, Mapping[str, int]]
) -> fogg.Game:
    """Return a position in which seat 0 has chosen a claim, with these terrain cards in front of the seats."""
    game = africa(cards, hands={0: hand})
    game.play(0, claim_form(route, color, wilds))
    return game


def score(game: fogg.Game, seat: int = 0) -> int:
    """Return the points of a seat so far."""
    return int(game.players[seat].score)
