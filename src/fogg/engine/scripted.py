# interpreted: for positions that are put together, never for a dealt game
"""Streams that let a deck deal chosen cards or tickets first, and random ones afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fogg.engine.chance import Stream
from fogg.errors import FoggError


class Scripted(Stream):
    """A list of things that come next, then another stream."""

    def __init__(self, coming: Sequence[int], after: Stream) -> None:
        self.coming = list(coming)
        self.after = after

    def word(self) -> Any:
        return self.after.word()

    def below(self, n: Any) -> Any:
        return self.after.below(n)

    def split(self) -> Stream:
        return self.after.split()

    def copy(self) -> Stream:
        return type(self)(self.coming, self.after.copy())

    def parts(self) -> tuple[Any, ...]:
        return self.coming, self.after


class NextCards(Scripted):
    """Lets a deck draw given kinds of cards in order."""

    def pick(self, counts: Any, size: Any) -> Any:
        if not self.coming:
            return self.after.pick(counts, size)
        kind = self.coming.pop(0)
        if not counts[kind]:
            raise FoggError(f"next_cards: the deck holds no card of kind {kind} when it is to be drawn")
        return kind


class NextTickets(Scripted):
    """Lets a deck of tickets draw given ones in order; those that are not in its top layer wait for their deck."""

    def choose(self, things: list[int], last: int) -> int:
        top = things[len(things) - last :]
        for ticket in self.coming:
            if ticket in top:
                self.coming.remove(ticket)
                return len(things) - last + top.index(ticket)
        return self.after.choose(things, last)
