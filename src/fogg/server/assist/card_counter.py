"""The cards that a seat has seen, by kind, and the odds of the next hidden card."""

from __future__ import annotations

from fogg.engine import View
from fogg.engine.cards import CARDS
from fogg.engine.views.zones import DECK, DISCARDS, FIRST_SEAT, HAND, seat_zone, zones_of
from fogg.server.protocol.assist_frames import CardOdds, KindCount

ROW = FIRST_SEAT - 1


def card_odds(view: View, id: str) -> CardOdds:
    """Return the count of the seat of a view. Cards that another seat took face up are known to be in its hand."""
    kinds = view.ruleset.kinds
    own = seat_zone(view.ruleset, view.viewer, HAND)
    hand, row, discards, elsewhere = ([0] * len(kinds) for _ in range(4))
    piles = {own: hand, ROW: row, DISCARDS: discards}
    for number, zone in enumerate(zones_of(view.sampled_game)):
        seen = view.snapshot.zones[number]
        known = seen.floor if seen.contents is None else seen.contents
        if zone.pool == CARDS and known is not None:
            pile = piles.get(number, elsewhere)
            for kind, n in enumerate(known):
                pile[kind] += n
    sums = [hand[i] + row[i] + discards[i] + elsewhere[i] for i in range(len(kinds))]
    unseen = [int(kind.total) - n for kind, n in zip(kinds, sums, strict=True)]
    deck = view.snapshot.zones[DECK].size
    following = unseen if deck else discards  # an empty deck is made of the discards before the next draw
    counts = [
        KindCount(kind.key, int(kind.total), hand[i], row[i], discards[i], elsewhere[i], unseen[i], following[i])
        for i, kind in enumerate(kinds)
    ]
    return CardOdds(id, tuple(counts), deck, sum(following))
