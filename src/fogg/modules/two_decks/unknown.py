"""Dealing tickets that a seat does not see over places of which it knows how many short ones lie there."""

from __future__ import annotations

from typing import Final

from fogg.authoring import GameState, ListZone, Stream, Zone
from fogg.modules.two_decks.state import Backs

LONG_DECK: Final = "long-tickets"


def deal_by_backs(
    game: GameState,
    hidden: list[Zone],
    backs: Backs,
    short: list[int],
    long: list[int],
    is_short: list[bool],
    stream: Stream,
) -> None:
    """Put the shuffled tickets into the hidden zones: offers and hands as their backs say, then the decks, the rest."""
    for seat in range(len(game.players)):
        player = game.players[seat]
        offer = zone_of(hidden, player.offer)
        if offer is not None:
            n = backs.offered[seat]
            offer.put(taken(short, n) + taken(long, offer.size() - n))
        own = [zone_of(hidden, player.tickets), zone_of(hidden, player.shared)]
        zones = [zone for zone in own if zone is not None]
        if zones:
            n = backs.short[seat]
            for i, things in enumerate([player.tickets, player.shared]):
                if own[i] is None:
                    n -= sum([1 for ticket in things if is_short[ticket]])
            size = sum([zone.size() for zone in zones])
            cards = taken(short, n) + taken(long, size - n)
            stream.shuffle(cards)
            for zone in zones:
                zone.put(taken(cards, zone.size()))
    for zone in hidden:
        if zone.name == "ticket-deck":
            zone.put(taken(short, zone.size()))
        elif zone.name == LONG_DECK:
            zone.put(taken(long, zone.size()))
    rest = short + long
    stream.shuffle(rest)
    for zone in hidden:
        if zone.name == "ticket-box":
            zone.put(taken(rest, zone.size()))


def taken(cards: list[int], n: int) -> list[int]:
    """Return the last `n` of the cards, which are taken out."""
    start = len(cards) - n
    found = cards[start:]
    del cards[start:]
    return found


def zone_of(hidden: list[Zone], things: list[int]) -> Zone | None:
    """Return the hidden zone that holds that list, if there is one."""
    for zone in hidden:
        if isinstance(zone, ListZone) and zone.things is things:
            return zone
    return None
