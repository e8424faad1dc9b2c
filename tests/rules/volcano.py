"""A rule module as a user would write it: plain Python, in a file of their own."""

from __future__ import annotations

from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.refusal import Refusal
from fogg.engine.game import GameState
from fogg.engine.ruleset.module import Module
from fogg.engine.scoring.tally import Tally
from fogg.words import ScoreLine

ERUPTING = Refusal("refusal-not-now", "volcano R1")


class Volcano(Module):
    """Routes to Denver cannot be claimed, every claim brings a point more, and the end brings seven."""

    def forbids(self, game: GameState, seat: int, route: int) -> Refusal | None:
        return ERUPTING if "denver" in game.ruleset.board.routes[route].key else None

    def points(self, game: GameState, seat: int, terms: Terms, lines: list[ScoreLine]) -> list[ScoreLine]:
        return [*lines, ScoreLine(seat, "score-route", 1)]

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        return [ScoreLine(tally.captain(side), "score-stations", 7) for side in range(len(tally.game.sides))]
