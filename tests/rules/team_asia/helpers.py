"""Helpers for the tests of Team Asia's numbered rules: holders, shared tickets, tunnels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.factory import Cards, claim_form, move, position
from tests.rules.usa.helpers import Form

import fogg
from fogg.engine.cards.pile import Pile
from fogg.modules.holders.state import HolderState

TUNNEL = "kashgar-rawalpindi"  # black, two spaces, six cards turned up
TO_HAND: Form = {"do": "to-hand"}
TO_HOLDER: Form = {"do": "to-holder"}
GIVE_UP: Form = {"do": "give-up"}
DECLINE: Form = {"do": "decline"}


def share(ticket: str) -> Form:
    """Share a ticket with the team."""
    return {"do": "share", "ticket": ticket}


def from_holder(n: int) -> Form:
    """Take that many of the cards in question from the holder."""
    return {"do": "from-holder", "n": n}


def extra(wilds: int) -> Form:
    """Pay what a tunnel asks for, with that many locomotives."""
    return {"do": "extra", "wilds": wilds}


def teams(
    *, holder: Mapping[int, Cards] | None = None, shared: Mapping[int, Sequence[str]] | None = None, **more: Any
) -> fogg.Game:
    """Return a position of four seats unless told otherwise;
    `holder` has the cards of each team, `shared` tickets by seat.
    """
    deck, rest_to = more.pop("deck", None), more.pop("rest_to", None)
    game = position("team_asia", **({"seats": 4} | more))
    for side, cards in (holder or {}).items():
        move(game, cards, game.deck.stock, held(game).piles[side])
    for seat, tickets in (shared or {}).items():
        for key in tickets:
            ticket = game.ruleset.board.ticket(key).id
            game.tickets.cards.remove(ticket)
            game.tickets.sizes[-1] -= 1
            game.players[seat].shared.append(ticket)
    if deck is not None:
        for kind in game.ruleset.kinds:
            over = game.deck.stock.counts[kind.id] - deck.get(kind.key, 0)
            target = game.deck.discards if rest_to is None else game.players[rest_to].hand
            move(game, {kind.key: over}, game.deck.stock, target)
    return game


def held(game: fogg.Game) -> HolderState:
    """Return what lies in the holders."""
    return next(state for state in game.module_states if isinstance(state, HolderState))


def holder(game: fogg.Game, side: int) -> dict[str, int]:
    """Return the cards in a team's holder."""
    return cards(game, held(game).piles[side])


def cards(game: fogg.Game, pile: Pile) -> dict[str, int]:
    """Return a pile by kind; kinds without cards are left out."""
    return {kind.key: int(pile.counts[kind.id]) for kind in game.ruleset.kinds if pile.counts[kind.id]}


def discards(game: fogg.Game) -> dict[str, int]:
    return cards(game, game.deck.discards)


def asked(game: fogg.Game) -> int:
    """Return the number of extra cards the tunnel at hand asks for; 0 once it is settled."""
    return game.step.price() if game.step.name() == "tunnel" else 0


def attempt(turned_up: Sequence[str], color: str | None, wilds: int = 0, **more: Any) -> fogg.Game:
    """Seat 0 has chosen that payment for a tunnel; how much of it comes from the holder may still be asked."""
    route = more.pop("route", TUNNEL)
    game = teams(next_cards=turned_up, **more)
    game.play(0, claim_form(route, color, wilds))
    return game


def others_see(game: fogg.Game, seat: int) -> list[str]:
    """Return what everybody but that seat sees, byte by byte."""
    onlookers: list[int | None] = [None, *(other for other in range(len(game.players)) if other != seat)]
    return [game.view(onlooker).text() for onlooker in onlookers]


def opened(seats: int = 4, seed: int = 1) -> fogg.Game:
    """Return a game in which everybody has kept the first three tickets and is to share one."""
    game = fogg.new_game("team_asia", seats, seed)
    for seat in range(seats):
        game.play(seat, {"do": "keep", "tickets": 7})
    return game
