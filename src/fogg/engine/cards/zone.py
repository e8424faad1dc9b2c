"""Zones: every place where cards or tickets lie, and who sees what is there.

`audit`, `view` and `determinize` are written once, over the zones that core and modules list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fogg.engine.cards.pile import Pile
from fogg.engine.event import EVERYBODY

CARDS: Final = "cards"
TICKETS: Final = "tickets"


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """A place of a pool (`cards`, `tickets`, or a module's own) and the seats that see into it (a bit mask)."""

    def __init__(self, pool: str, name: str, viewers: int) -> None:
        self.pool: Final = pool
        self.name: Final = name
        self.viewers: Final = viewers

    def seen_by(self, seat: int) -> bool:
        """Return whether that seat (-1: a spectator) sees the contents; the number is public."""
        return self.viewers == EVERYBODY or (seat >= 0 and self.viewers >> seat & 1 == 1)

    def size(self) -> int:
        raise NotImplementedError

    def contents(self) -> list[int]:
        """Return what lies there: counts by kind, or the tickets in their order."""
        raise NotImplementedError

    def seen(self) -> tuple[int, ...]:
        """Return the contents as a view holds them."""
        return tuple(self.contents())

    def put(self, contents: list[int]) -> None:
        """Set the contents."""
        raise NotImplementedError


class PileZone(Zone):
    """A place that holds cards by counts; `floor` is the publicly known minimum."""

    def __init__(self, pool: str, name: str, viewers: int, pile: Pile, floor: Pile | None = None) -> None:
        super().__init__(pool, name, viewers)
        self.pile: Final = pile
        self.floor: Final = floor

    def size(self) -> int:
        return int(self.pile.size)

    def contents(self) -> list[int]:
        return self.pile.listed()

    def seen(self) -> tuple[int, ...]:
        return tuple(self.pile.counts)

    def put(self, contents: list[int]) -> None:
        self.pile.become(contents)


class ListZone(Zone):
    """A place that holds single things in order: `start` to `start + length - 1` of a list."""

    def __init__(self, pool: str, name: str, viewers: int, things: list[int], start: int, length: int) -> None:
        super().__init__(pool, name, viewers)
        self.things: Final = things
        self.start: Final = start
        self.length: Final = length

    def size(self) -> int:
        return self.length

    def contents(self) -> list[int]:
        return self.things[self.start : self.start + self.length]

    def put(self, contents: list[int]) -> None:
        for i in range(self.length):
            self.things[self.start + i] = contents[i]
