"""The zones of a game: those of the core, then those of its modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fogg.engine.cards.zone import CARDS, ListZone, PileZone, Zone
from fogg.engine.cards.zone import TICKETS as TICKET_POOL
from fogg.engine.event import EVERYBODY
from fogg.engine.tickets.ticket_deck import ALL, NO_SEAT, TicketDeck

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.engine.ruleset.ruleset import Ruleset

# Where the zones of the core stand in the list.
DECK: Final = 0
DISCARDS: Final = 1
FIRST_SEAT: Final = 3  # after the row; then for each seat:
HAND: Final = 0
TICKETS: Final = 2
OFFER: Final = 3
SHARED: Final = 4  # in teams only


def seat_zone(ruleset: Ruleset, seat: int, which: int) -> int:
    """Return the place in the list of one of a seat's zones."""
    return FIRST_SEAT + seat * (5 if ruleset.team_size > 1 else 4) + which


def zones_of(game: GameState) -> list[Zone]:
    """Return every place where cards and tickets lie, always in the same order for the same public position."""
    deck = game.deck
    zones: list[Zone] = [
        PileZone(CARDS, "deck", 0, deck.stock),
        PileZone(CARDS, "discards", EVERYBODY, deck.discards),
        PileZone(CARDS, "row", EVERYBODY, deck.market_counts),
    ]
    tickets_seen_by = EVERYBODY if game.over else 0  # they are shown at the end
    for seat, player in enumerate(game.players):
        own = 1 << seat
        zones.append(PileZone(CARDS, "hand", own, player.hand, player.known))
        zones.append(PileZone(CARDS, "laid", EVERYBODY, player.committed))
        seen = tickets_seen_by or own
        zones.append(ListZone(TICKET_POOL, "tickets", seen, player.tickets, 0, len(player.tickets)))
        zones.append(ListZone(TICKET_POOL, "offer", own, player.offer, 0, len(player.offer)))
        if game.ruleset.team_size > 1:
            partners = sum([1 << other for other in game.sides[game.side_of[seat]]])
            zones.append(
                ListZone(TICKET_POOL, "shared", tickets_seen_by or partners, player.shared, 0, len(player.shared))
            )
    zones += layer_zones("ticket-deck", game.tickets)
    zones += layer_zones("ticket-box", game.box)
    for module in game.ruleset.on_zones:
        zones += module.zones(game)
    return zones


class LayerZone(ListZone):
    """A layer of a deck of tickets, whose list a copy of the deck may have too."""

    def __init__(self, name: str, viewers: int, deck: TicketDeck, start: int, length: int) -> None:
        super().__init__(TICKET_POOL, name, viewers, deck.cards, start, length)
        self.deck: Final = deck

    def contents(self) -> list[int]:
        return self.deck.cards[self.start : self.start + self.length]

    def put(self, contents: list[int]) -> None:
        self.deck.own()
        for i in range(self.length):
            self.deck.cards[self.start + i] = contents[i]


def layer_zones(name: str, deck: TicketDeck) -> list[Zone]:
    """Return a zone for each layer of a deck of tickets, seen by its maker."""
    zones: list[Zone] = []
    start = 0
    for size, maker in zip(deck.sizes, deck.makers, strict=True):
        viewers = EVERYBODY if maker == ALL else 0 if maker == NO_SEAT else 1 << maker
        zones.append(LayerZone(name, viewers, deck, start, size))
        start += size
    return zones
