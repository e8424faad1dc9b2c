"""The second deck of tickets, and what everybody knows of the backs of the tickets."""

from __future__ import annotations

from typing import Any

from fogg.authoring import State, Stream, TicketDeck


class Backs(State):
    """The deck of long tickets (the game's own deck is the short one) and its stream of chance.

    `short` counts the short tickets that each seat has kept, `offered` those of its offer, where they come first. The
    other tickets of a seat are long. What is in the deck lies in zones.
    """

    def __init__(self, deck: TicketDeck, stream: Stream, short: list[int], offered: list[int]) -> None:
        self.deck: TicketDeck = deck
        self.stream: Stream = stream
        self.short: list[int] = short
        self.offered: list[int] = offered

    def copy(self) -> State:
        return Backs(self.deck.copy(), self.stream.copy(), self.short[:], self.offered[:])

    def streams(self) -> list[Stream]:
        return [self.stream]

    def use_streams(self, streams: list[Stream]) -> None:
        self.stream = streams[0]

    def to_json(self) -> Any:
        return {
            "sizes": self.deck.sizes[:],
            "makers": self.deck.makers[:],
            "short": self.short[:],
            "offered": self.offered[:],
        }
