"""The possessions of a seat."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fogg.engine.cards.pile import Pile, empty_pile


@final
@mypyc_attr(acyclic=True)
class Player:
    """A seat's cards, tickets, trains and routes.

    `known` is what everybody knows to be in the hand, as lower bounds: cards taken face up and not paid since.
    `laid` holds cards that are laid out for a claim that is not complete yet.
    """

    def __init__(self, hand: Pile, known: Pile, laid: Pile, trains: i64) -> None:
        self.hand: Pile = hand
        self.known: Pile = known
        self.committed: Pile = laid
        self.trains: i64 = trains
        self.score: i64 = 0
        self.tickets: list[int] = []
        self.offer: list[int] = []
        self.shared: list[int] = []  # tickets that the whole side sees
        self.routes: list[int] = []

    def copy(self) -> Player:
        twin = Player(self.hand.copy(), self.known.copy(), self.committed.copy(), self.trains)
        twin.score = self.score
        twin.tickets = self.tickets[:]
        twin.offer = self.offer[:]
        twin.shared = self.shared[:]
        twin.routes = self.routes[:]
        return twin

    def __repr__(self) -> str:
        return (
            f"<Player with {self.hand.size} cards, {len(self.tickets)} tickets, {self.trains} trains, "
            f"{len(self.routes)} routes, {self.score} points>"
        )

    def give(self, kind: i64, n: i64) -> None:
        """Pay cards out of the hand; the known part shrinks with it."""
        self.hand.take(kind, n)
        known = self.known.counts[kind]
        if known:
            self.known.take(kind, known if known < n else n)


def new_player(kinds: int, trains: int) -> Player:
    """Return a seat with its trains and nothing else."""
    return Player(empty_pile(kinds), empty_pile(kinds), empty_pile(kinds), trains)
