"""The chance of a playout's deck: a stream for each seat, so that games that differ in one decision stay alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from fogg.engine.chance import Stream
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.engine import Game


@final
class SeatedDraws(Stream):
    """Cards come from a stream of the seat whose turn it is.

    A draw goes by the part of the deck that a word stands for, not by a remainder: two decks that differ by a card or
    two give the same card most of the time. So what a seat draws does not depend on what the others did before.
    """

    def __init__(self, streams: list[Stream], source: int) -> None:
        self.streams: list[Stream] = streams
        self.source: int = source  # whose stream the next cards come from

    def word(self) -> i64:
        return self.streams[self.source].word()

    def pick(self, counts: vec[i64], size: i64) -> i64:
        x = self.streams[self.source].word() * size >> 32
        kind: i64 = 0
        while x >= counts[kind]:
            x -= counts[kind]
            kind += 1
        return kind

    def copy(self) -> Stream:
        return SeatedDraws([stream.copy() for stream in self.streams], self.source)

    def split(self) -> Stream:
        return self.streams[self.source].split()

    def parts(self) -> tuple[Any, ...]:
        return self.streams, self.source


def seat_draws(game: Game) -> None:
    """Give a game that was dealt from a view such a stream."""
    source = game.deck.stream
    game.deck.stream = SeatedDraws([source.split() for _ in range(len(game.players))], 0)
