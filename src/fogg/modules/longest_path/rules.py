"""Longest continuous path: a bonus for the side with the longest trail of its own routes (usa R33).

Adds the bonus card that an edition calls longest path, European Express or the like, and the tie-break of holding it.
It does nothing where `bonuses` does not name it.
"""

from __future__ import annotations

from fogg.authoring import Edition, Message, Module, Ruleset, ScoreLine, Tally, bonus_entry, bonus_points


class LongestPath(Module):
    """The bonus, paid to all who are tied for the longest path."""

    def __init__(self) -> None:
        super().__init__()
        self.prize: int = 0

    def install(self, ruleset: Ruleset) -> None:
        self.prize = bonus_points(ruleset.edition, "longest_path")

    def tensors(self, ruleset: Ruleset) -> dict[str, list[int]] | None:
        return {"path_bonus": [self.prize]}

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        if self.prize == 0:
            return []
        return [
            ScoreLine(tally.captain(side), "score-longest-path", self.prize, tally.trail(side))
            for side in holders(tally)
        ]

    def tie_breaks(self) -> list[str]:
        return ["holds_longest_path_bonus"]

    def tie_break(self, name: str, tally: Tally) -> list[int] | None:
        if name != "holds_longest_path_bonus":
            return None
        held = holders(tally)
        return [1 if side in held else 0 for side in range(len(tally.game.sides))]

    # ---- at the table

    def end_summary(self, edition: Edition) -> list[Message]:
        return (
            [Message("rules-end-longest-path", {"n": bonus_points(edition, "longest_path")})]
            if bonus_entry(edition, "longest_path")
            else []
        )


def holders(tally: Tally) -> list[int]:
    """Return the sides with the longest path; none without any route (usa Q7)."""
    return tally.leaders([tally.longest(side) for side in range(len(tally.game.sides))])
