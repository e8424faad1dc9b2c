"""Cards: kinds, piles counted by kind, the deck with its market, and zones that say who sees what."""

from fogg.engine.cards.counts import filled, highest, listed, packed, zeros
from fogg.engine.cards.deck import Deck, new_deck
from fogg.engine.cards.kind import Kind
from fogg.engine.cards.pile import Pile, empty_pile
from fogg.engine.cards.zone import CARDS, TICKETS, ListZone, PileZone, Zone

__all__ = [
    "CARDS",
    "TICKETS",
    "Deck",
    "Kind",
    "ListZone",
    "Pile",
    "PileZone",
    "Zone",
    "empty_pile",
    "filled",
    "highest",
    "listed",
    "new_deck",
    "packed",
    "zeros",
]
