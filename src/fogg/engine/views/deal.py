"""Dealing unseen cards at random over places of known sizes."""

from __future__ import annotations

from fogg.engine.cards.pile import Pile
from fogg.engine.chance import Stream


def deal_cards(unseen: Pile, places: list[Pile], sizes: list[int], stream: Stream) -> None:
    """Deal all unseen cards over places that hold what is known to lie there, up to their sizes.

    The largest place, usually the deck, takes what is left over, so dealing costs a draw for each other card.
    """
    if not places:
        return
    largest = 0
    for i in range(len(sizes)):
        if sizes[i] > sizes[largest]:
            largest = i
    for i in range(len(places)):
        place = places[i]
        if i != largest:
            for _ in range(sizes[i] - int(place.size)):
                kind = stream.pick(unseen.counts, unseen.size)
                unseen.take(kind, 1)
                place.add(kind, 1)
    unseen.pour_into(places[largest])
