"""The cards that a seat has seen, by kind, and what the next hidden card can be."""

from __future__ import annotations

import msgspec

from fogg.engine import View
from fogg.engine.cards import CARDS, Pile, PileZone


class KindCount(msgspec.Struct, frozen=True, array_like=True):
    """The places of the cards of a kind, as far as the seat knows.

    `elsewhere`: laid out, or in another hand where the seat saw them go. `unseen`: in the deck or in other hands.
    `next`: how many of the cards from which the next hidden one comes are of this kind.
    """

    kind: str
    total: int
    hand: int
    row: int
    discards: int
    elsewhere: int
    unseen: int
    next: int


def card_counts(view: View) -> tuple[KindCount, ...]:
    """Return the count of the seat of a view. Only public piles and its own hand are looked at."""
    game, seat = view.sampled_game, view.viewer
    hand = game.players[seat].hand.listed()
    row = game.deck.market_counts.listed()
    discards = game.deck.discards.listed()
    piles = [pile.listed() for pile in seen_elsewhere(view)]
    elsewhere = [sum(pile[i] for pile in piles) for i in range(len(view.ruleset.kinds))]
    counts = []
    for i, kind in enumerate(view.ruleset.kinds):
        unseen = int(kind.total) - hand[i] - row[i] - discards[i] - elsewhere[i]
        following = unseen if view.deck_size else discards[i]  # an empty deck is made of the discards
        counts.append(
            KindCount(kind.key, int(kind.total), hand[i], row[i], discards[i], elsewhere[i], unseen, following)
        )
    return tuple(counts)


def seen_elsewhere(view: View) -> list[Pile]:
    """Return the piles in sight besides hand, row and discards: what is laid out, and what others are known to hold."""
    game, seat = view.sampled_game, view.viewer
    found = [player.committed for player in game.players]
    found += [player.known for other, player in enumerate(game.players) if other != seat]
    for module in view.ruleset.on_zones:
        for zone in module.zones(game):
            if isinstance(zone, PileZone) and zone.pool == CARDS:
                pile = zone.pile if zone.seen_by(seat) else zone.floor
                found += [] if pile is None else [pile]
    return found
