"""Globetrotter: a bonus for the most completed tickets (usa R45). It does nothing where `bonuses` does not name it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.board import Edition
from fogg.engine.ruleset.module import Module
from fogg.engine.scoring.bonuses import bonus_entry, bonus_points
from fogg.words.message import Message
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.engine.ruleset.ruleset import Ruleset
    from fogg.engine.scoring.tally import Tally


class Globetrotter(Module):
    """The bonus, paid to all who are tied; to nobody without a completed ticket (usa Q7)."""

    def __init__(self) -> None:
        super().__init__()
        self.prize: int = 0

    def install(self, ruleset: Ruleset) -> None:
        self.prize = bonus_points(ruleset.edition, "globetrotter")

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        if self.prize == 0 or not all(tally.known):
            return []  # nobody knows it while tickets are hidden
        return [
            ScoreLine(tally.captain(side), "score-globetrotter", self.prize) for side in tally.leaders(tally.completed)
        ]

    # ---- at the table

    def end_summary(self, edition: Edition) -> list[Message]:
        return (
            [Message("rules-end-globetrotter", {"n": bonus_points(edition, "globetrotter")})]
            if bonus_entry(edition, "globetrotter")
            else []
        )


def module() -> Module:
    return Globetrotter()
