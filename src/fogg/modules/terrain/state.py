"""Positions of terrain cards."""

from __future__ import annotations

from typing import Any

from fogg.authoring import Deck, State

NOT_DOUBLED = -1


class TerrainState(State):
    """The terrain deck, and how many cards of each type lie in front of each seat. All of it lies open (R14).

    What is left in the deck follows from what lies open, so it is public too; only the order is hidden.
    `doubling`: the claim that is being completed is doubled with that many locomotives, or NOT_DOUBLED.
    """

    def __init__(self, deck: Deck, held: list[list[int]], doubling: int) -> None:
        self.deck = deck
        self.held = held
        self.doubling = doubling

    def decks(self) -> list[Deck]:
        return [self.deck]

    def copy(self) -> State:
        return TerrainState(self.deck.copy(), [own[:] for own in self.held], self.doubling)

    def to_json(self) -> dict[str, Any]:
        return {
            "held": [own[:] for own in self.held],
            "row": [int(kind) for kind in self.deck.market],
            "stock": self.deck.stock.listed(),
            "discards": self.deck.discards.listed(),
            "doubling": self.doubling,
        }

    def become(self, form: dict[str, Any]) -> None:
        """Hold what a public form says."""
        self.held = [list(own) for own in form["held"]]
        self.doubling = form["doubling"]
        shown = [0] * len(self.deck.kinds)
        for slot, kind in enumerate(form["row"]):
            self.deck.market[slot] = kind
            if kind >= 0:
                shown[kind] += 1
        self.deck.market_counts.become(shown)
        self.deck.stock.become(list(form["stock"]))
        self.deck.discards.become(list(form["discards"]))
