"""Booster: fewer cards stand in for a locomotive (R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fogg.authoring import GameState
from fogg.modules.substitutes.rate import PrintedRate, Rate

if TYPE_CHECKING:
    from fogg.modules.technologies.rules import Technologies


class BoosterRate(Rate):
    """The printed rate, and a better one for the card's owners."""

    def __init__(self, printed: PrintedRate, better: int, technologies: Technologies, bit: i64) -> None:
        self.printed: Final = printed
        self.bettered: Final = printed.bettered(better)
        self.technologies: Final = technologies
        self.bit: Final[i64] = bit

    def of(self, game: GameState, seat: int) -> PrintedRate:
        """Return the rate of a seat."""
        return self.bettered if self.technologies.display(game).owned[seat] & self.bit else self.printed

    def by_route(self, game: GameState, seat: int) -> list[int]:
        return self.of(game, seat).routes

    def other(self, game: GameState, seat: int) -> int:
        return self.of(game, seat).others

    def best(self, game: GameState, seat: int) -> i64:
        return self.of(game, seat).fewest
