"""Booster: fewer cards stand in for a locomotive (R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fogg.rules.modules.substitutes.rate import Rate
from fogg.rules.terms import Terms

if TYPE_CHECKING:
    from fogg.rules.game import Game
    from fogg.rules.modules.technologies.module import Technologies


class BoosterRate(Rate):
    """The printed rate, bettered for whoever owns the card."""

    def __init__(self, printed: Rate, better: int, technologies: Technologies, bit: i64) -> None:
        self.printed: Final = printed
        self.better: Final[i64] = better
        self.technologies: Final = technologies
        self.bit: Final[i64] = bit

    def cards(self, game: Game, seat: int, terms: Terms | None) -> i64:
        n = self.printed.cards(game, seat, terms)
        if n > self.better and self.technologies.display(game).owned[seat] & self.bit:
            return self.better
        return n
