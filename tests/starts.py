"""Positions from which things are common that are rare in games from the deal, by the rule module that they are for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.factory import position

import fogg
from fogg.modules.city_markers.state import MarkerState
from fogg.modules.shares.rules import Shares
from fogg.modules.terrain.state import TerrainState
from fogg.modules.tolls.state import TollState

Start = Callable[[str, int, Mapping[str, Any]], fogg.Game]
COPIES = 14


def dummy_with_shares(edition: str, seats: int, choices: Mapping[str, Any]) -> fogg.Game:
    """Return the last turn of a game in which the dummy holds shares."""
    game = position(edition, seats=seats, final_turns=1, **choices)
    (shares,) = [module for module in game.ruleset.modules if isinstance(module, Shares)]
    for railroad in range(len(shares.keys)):
        shares.give_dummy(game, railroad)
    return game


def alvin_captured(edition: str, seats: int, choices: Mapping[str, Any]) -> fogg.Game:
    """Seat 0 has captured Alvin and has two cities to take him to."""
    hands = {0: {"red": 2, "green": 3}}
    game = position(edition, seats=seats, hands=hands, claimed={0: ["albuquerque-phoenix"]}, **choices)
    (markers,) = [state for state in game.module_states if isinstance(state, MarkerState)]
    for seat, city in ((0, "phoenix"), (0, "fresno"), (1, "denver")):
        markers.place(seat, int(game.ruleset.board.city(city).id))
    game.play(0, {"do": "claim", "route": "albuquerque-roswell", "color": "red", "wilds": 0})
    return game


def out_of_tokens(edition: str, seats: int, choices: Mapping[str, Any]) -> fogg.Game:
    """Return a game in which seat 1 has no token left, and cards for a track parallel to seat 0's."""
    claimed = {0: ["breda-rotterdam", "breda-turnhout", "amsterdam-utrecht"]}
    hand = {"yellow": 4, "purple": 4, "blue": 4, "orange": 4}
    game = position(edition, seats=seats, turn=1, hands={1: hand}, claimed=claimed, **choices)
    (tolls,) = [state for state in game.module_states if isinstance(state, TollState)]
    tolls.bank += tolls.tokens[1]
    tolls.tokens[1] = 0
    game.play(1, {"do": "claim", "route": "breda-rotterdam.2", "color": "yellow", "wilds": 0})
    return game


STARTS: dict[str, Start] = {
    "shares": dummy_with_shares,
    "alvin": alvin_captured,
    "loans": out_of_tokens,
}


def use_up(game: fogg.Game) -> None:
    """Let the last seat have what could still be drawn from decks of modules."""
    for state in game.module_states:
        if isinstance(state, TerrainState):
            deck = state.deck
            for kind in range(len(deck.kinds)):
                own = state.held[-1]
                own[kind] += int(deck.stock.counts[kind] + deck.market_counts.counts[kind])
            deck.stock.become([0] * len(deck.kinds))
            deck.market_counts.become([0] * len(deck.kinds))
            for slot in range(len(deck.market)):
                deck.market[slot] = -1


def module_starts(edition: str, seats: int, choices: Mapping[str, Any]) -> list[fogg.Game]:
    """Return several copies of each start that is for a module of the ruleset."""
    rules = fogg.ruleset(edition, **choices).edition.rules
    made = [make for module, make in STARTS.items() if module in rules]
    return [make(edition, seats, choices) for make in made for _ in range(COPIES)]
