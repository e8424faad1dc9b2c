"""A pile: cards by kind, as counts. Hands, decks, discards and all other holders of cards are piles."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fogg.engine.cards.counts import listed, zeros
from fogg.vec import vec


@final
@mypyc_attr(acyclic=True)
class Pile:
    """The number of cards of each kind in one place, and in all."""

    def __init__(self, counts: vec[i64], size: i64) -> None:
        self.counts: vec[i64] = counts
        self.size: i64 = size

    def __repr__(self) -> str:
        return f"<Pile {self.listed()}>"

    def copy(self) -> Pile:
        return Pile(self.counts[:], self.size)

    def add(self, kind: i64, n: i64) -> None:
        self.counts[kind] += n
        self.size += n

    def take(self, kind: i64, n: i64) -> None:
        self.counts[kind] -= n
        self.size -= n

    def pour_into(self, other: Pile) -> None:
        """Move every card to `other`."""
        i: i64
        for i in range(len(self.counts)):
            n = self.counts[i]
            if n:
                other.counts[i] += n
                self.counts[i] = 0
        other.size += self.size
        self.size = 0

    def take_all(self, other: Pile) -> None:
        """Take as many cards of each kind as `other` holds, which keeps them."""
        i: i64
        for i in range(len(self.counts)):
            self.counts[i] -= other.counts[i]
        self.size -= other.size

    def become(self, counts: list[int]) -> None:
        """Hold exactly `counts`."""
        numbers = self.counts
        size: i64 = 0
        for i, count in enumerate(counts):
            n: i64 = count
            numbers[i] = n
            size += n
        self.size = size

    def listed(self) -> list[int]:
        return listed(self.counts)


def empty_pile(kinds: int) -> Pile:
    """Return a pile without cards."""
    return Pile(zeros(kinds), 0)
