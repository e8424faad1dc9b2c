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
    The lists lie in copies of the game as well: put another list in their place, never change them where they are.
    """

    def __init__(
        self,
        hand: Pile,
        known: Pile,
        laid: Pile,
        trains: i64,
        tickets: list[int],
        offer: list[int],
        shared: list[int],
        routes: list[int],
    ) -> None:
        self.hand: Pile = hand
        self.known: Pile = known
        self.committed: Pile = laid
        self.trains: i64 = trains
        self.score: i64 = 0
        self.tickets: list[int] = tickets
        self.offer: list[int] = offer
        self.shared: list[int] = shared  # tickets that the whole side sees
        self.routes: list[int] = routes  # `GameState.own_board` first, then they may be appended to

    def copy(self) -> Player:
        twin = Player(
            self.hand.copy(),
            self.known.copy(),
            self.committed.copy(),
            self.trains,
            self.tickets,
            self.offer,
            self.shared,
            self.routes,
        )
        twin.score = self.score
        return twin

    def own_tickets(self) -> None:
        """Make the lists of tickets its own, so that zones may put tickets into them."""
        self.tickets = self.tickets[:]
        self.offer = self.offer[:]
        self.shared = self.shared[:]

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
    return Player(empty_pile(kinds), empty_pile(kinds), empty_pile(kinds), trains, [], [], [], [])
