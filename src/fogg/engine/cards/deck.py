"""A deck of cards by counts, its discards and its face-up row. One place draws, reshuffles and flushes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fogg.engine.cards.counts import filled
from fogg.engine.cards.kind import Kind
from fogg.engine.cards.pile import Pile, empty_pile
from fogg.engine.chance import Stream
from fogg.engine.event import Event, public
from fogg.vec import vec

NO_CARD: Final[i64] = -1
MOST_FLUSHES: Final = 1000  # usa Q2: a series ends by itself; this bounds what cannot happen


@final
@mypyc_attr(acyclic=True)
class Deck:
    """The unordered stock, the discards and the row of one sort of cards.

    A stock without order has nothing to leak: drawing samples it by the deck's own stream.
    """

    def __init__(
        self,
        kinds: list[Kind],
        flushing: list[Kind],
        stream: Stream,
        stock: Pile,
        discards: Pile,
        shown: Pile,
        row: vec[i64],
    ) -> None:
        self.kinds: list[Kind] = kinds
        self.flushing: list[Kind] = flushing  # the kinds that replace the row when too many are shown
        self.stream: Stream = stream
        self.stock: Pile = stock
        self.discards: Pile = discards
        self.market_counts: Pile = shown  # the cards of the row, as counts
        self.market: vec[i64] = row  # the same cards in their slots, for the eye
        self.drawn: i64 = 0  # cards drawn so far: what a seat has seen cannot be taken back
        self.reshuffles: i64 = 0
        self.events: list[Event] | None = None

    def __repr__(self) -> str:
        return f"<Deck of {self.stock.size} cards, {self.discards.size} discarded, {self.market_counts.size} face up>"

    def copy(self) -> Deck:
        twin = Deck(
            self.kinds,
            self.flushing,
            self.stream.copy(),
            self.stock.copy(),
            self.discards.copy(),
            self.market_counts.copy(),
            self.market[:],
        )
        twin.drawn = self.drawn
        twin.reshuffles = self.reshuffles
        return twin

    def can_draw(self) -> bool:
        """Return whether a card can be drawn, by reshuffling if need be."""
        return self.stock.size + self.discards.size > 0

    def draw(self) -> i64:
        """Take a random card of the stock; an empty stock is first refilled from the discards (usa R15)."""
        stock = self.stock
        if stock.size == 0:
            self.reshuffle()
        kind = self.stream.pick(stock.counts, stock.size)
        stock.take(kind, 1)
        self.drawn += 1
        return kind

    def reshuffle(self) -> None:
        """Shuffle the discards into the stock."""
        self.discards.pour_into(self.stock)
        self.reshuffles += 1
        if self.events is not None:
            self.events.append(public("event-reshuffled", n=int(self.stock.size)))

    def take_from_market(self, kind: i64, slot: i64) -> None:
        """Take a face-up card: of the named slot, or of the lowest that shows the kind if the slot is negative."""
        if slot < 0:
            slot = 0
            while self.market[slot] != kind:
                slot += 1
        self.market[slot] = NO_CARD
        self.market_counts.take(kind, 1)

    def fill(self) -> None:
        """Fill the empty slots of the row, then replace it while it shows too many of a kind (usa R9, R14, Q4)."""
        if self.market_counts.size < len(self.market) and self.can_draw():
            self.turn_up()
            self.check_market()

    def check_market(self) -> None:
        """Replace the row while it shows too many of a kind (usa R14).

        Several cards that are turned up together are looked at together, after the last of them.
        """
        for _ in range(MOST_FLUSHES):
            if not self.must_flush():
                return
            self.flush()
            self.turn_up()

    def turn_up(self) -> None:
        """Draw a card for every empty slot, while there are cards."""
        row = self.market
        slot: i64
        for slot in range(len(row)):
            if row[slot] == NO_CARD and self.can_draw():
                kind = self.draw()
                row[slot] = kind
                self.market_counts.add(kind, 1)
                if self.events is not None:
                    self.events.append(public("event-turned-up", slot=int(slot), kind=self.kinds[kind].key))

    def must_flush(self) -> bool:
        """Return True if the row shows too many of a kind and the cards outside the hands could make a better one."""
        i: i64
        shown = self.market_counts.counts
        too_many = False
        for kind in self.flushing:
            if shown[kind.id] >= kind.flush_at:
                too_many = True
        if not too_many:
            return False
        fit: i64 = 0  # usa Q2: the most cards that a row without too many of a kind could hold
        for i in range(len(self.kinds)):
            cards = self.market_counts.counts[i] + self.stock.counts[i] + self.discards.counts[i]
            most = self.kinds[i].flush_at
            fit += most - 1 if most and cards >= most else cards
        return fit >= len(self.market)

    def flush(self) -> None:
        """Discard the whole row."""
        if self.events is not None:
            self.events.append(public("event-flushed", cards=self.cards_of(self.market_counts)))
        slot: i64
        for slot in range(len(self.market)):
            self.market[slot] = NO_CARD
        self.market_counts.pour_into(self.discards)

    def cards_of(self, pile: Pile) -> list[list[str | int]]:
        """Return a pile for a message: pairs of kind and number, kinds without cards left out."""
        cards: list[list[str | int]] = []
        for kind in self.kinds:
            n = int(pile.counts[kind.id])
            if n:
                cards.append([kind.key, n])
        return cards


def new_deck(kinds: list[Kind], row_size: int, stream: Stream) -> Deck:
    """Return a full deck with an empty row."""
    n = len(kinds)
    flushing = [kind for kind in kinds if kind.flush_at]
    deck = Deck(kinds, flushing, stream, empty_pile(n), empty_pile(n), empty_pile(n), filled(row_size, NO_CARD))
    for kind in kinds:
        deck.stock.add(kind.id, kind.total)
    return deck
