"""Decks of tickets as layers: no hidden order exists that could leak."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from fogg.engine.chance import Stream

NO_SEAT: Final = -1
ALL: Final = -2  # face up: everybody knows


@final
@mypyc_attr(acyclic=True)
class TicketDeck:
    """Tickets in unordered layers, the top one last; drawing samples the top layer.

    A fresh deck is one layer; tickets put under it in a fixed order are layers of one card each; tickets shuffled
    together under it are one layer. `makers` says which seat made a layer and so knows what is in it (NO_SEAT: none
    does; ALL: everybody does).
    """

    def __init__(self, cards: list[int], sizes: list[int], makers: list[int]) -> None:
        self.cards: list[int] = cards
        self.sizes: list[int] = sizes
        self.makers: list[int] = makers
        self.is_shared: bool = False  # a copy has the same lists: see `own`

    def __repr__(self) -> str:
        return f"<TicketDeck of {len(self.cards)} tickets in {len(self.sizes)} layers>"

    def copy(self) -> TicketDeck:
        twin = TicketDeck(self.cards, self.sizes, self.makers)
        twin.is_shared = self.is_shared = True
        return twin

    def own(self) -> None:
        """Make the lists its own, where a copy has the same ones; comes before every change of them."""
        if self.is_shared:
            self.is_shared = False
            self.cards = self.cards[:]
            self.sizes = self.sizes[:]
            self.makers = self.makers[:]

    def draw(self, n: int, stream: Stream) -> list[int]:
        """Take up to `n` tickets from the top."""
        self.own()
        cards = self.cards
        drawn: list[int] = []
        while len(drawn) < n and cards:
            top = self.sizes[-1]
            last = len(cards) - 1
            chosen = stream.choose(cards, top)
            cards[chosen], cards[last] = cards[last], cards[chosen]
            drawn.append(cards.pop())
            if top == 1:
                self.sizes.pop()
                self.makers.pop()
            else:
                self.sizes[-1] = top - 1
                self.makers[-1] = NO_SEAT  # its maker no longer knows which are left
        return drawn

    def put_under(self, tickets: list[int], maker: int) -> None:
        """Put tickets under the deck one after the other, so that the last one lies lowest (usa Q1)."""
        self.own()
        for ticket in tickets:
            self.cards.insert(0, ticket)
            self.sizes.insert(0, 1)
            self.makers.insert(0, maker)

    def put_under_together(self, tickets: list[int], maker: int, *, join: bool = False) -> None:
        """Put tickets under the deck as one shuffled layer, or into the lowest one if they join it."""
        if tickets:
            self.own()
            self.cards = tickets + self.cards
            if join:
                self.sizes[0] += len(tickets)
                return
            self.sizes.insert(0, len(tickets))
            self.makers.insert(0, maker)

    def shuffle_in(self, tickets: list[int]) -> None:
        """Shuffle tickets into the whole deck: one layer, unknown to all seats."""
        self.own()
        self.cards += tickets
        self.sizes = [len(self.cards)] if self.cards else []
        self.makers = [NO_SEAT] if self.cards else []

    def layers(self) -> list[list[int]]:
        """Return the layers from the bottom to the top."""
        found: list[list[int]] = []
        start = 0
        for size in self.sizes:
            found.append(self.cards[start : start + size])
            start += size
        return found


def fresh_deck(tickets: list[int]) -> TicketDeck:
    """Return a shuffled deck: one layer without a maker."""
    return TicketDeck(tickets[:], [len(tickets)], [NO_SEAT]) if tickets else TicketDeck([], [], [])
