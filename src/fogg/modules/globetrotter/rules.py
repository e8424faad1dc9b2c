"""Globetrotter: a bonus for the most completed tickets (usa R45). It does nothing where `bonuses` does not name it."""

from __future__ import annotations

from fogg.authoring import Edition, Message, Module, Ruleset, ScoreLine, Tally, bonus_entry, bonus_points


class Globetrotter(Module):
    """The bonus, paid to all who are tied; it needs a completed ticket (usa Q7)."""

    def __init__(self) -> None:
        super().__init__()
        self.prize: int = 0

    def install(self, ruleset: Ruleset) -> None:
        self.prize = bonus_points(ruleset.edition, "globetrotter")

    def tensors(self, ruleset: Ruleset) -> dict[str, list[int]] | None:
        return {"completed_bonus": [self.prize]}

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        if self.prize == 0 or not all(tally.known):
            return []  # unknown while tickets are hidden
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
