"""A rule module as a user would write it: plain Python, in a file of their own."""

from __future__ import annotations

from fogg.rules.game import Game
from fogg.rules.module import Module
from fogg.rules.refusal import Refusal
from fogg.rules.tally import Tally
from fogg.rules.terms import Terms
from fogg.words import ScoreLine

ERUPTING = Refusal("refusal-not-now", "volcano R1")


class Volcano(Module):
    """Routes to Denver cannot be claimed, every claim brings a point more, and the end brings seven."""

    def forbids(self, game: Game, seat: int, route: int) -> Refusal | None:
        return ERUPTING if "denver" in game.ruleset.board.routes[route].key else None

    def points(self, game: Game, seat: int, terms: Terms, lines: list[ScoreLine]) -> list[ScoreLine]:
        return [*lines, ScoreLine(seat, "score-route", 1)]

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        return [ScoreLine(tally.captain(side), "score-stations", 7) for side in range(len(tally.game.sides))]
