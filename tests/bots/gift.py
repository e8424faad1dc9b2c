"""A rule module that no bot knows: a turn can be used to take five points, again and again."""

from __future__ import annotations

from fogg.engine.decisions.action import Action, Form
from fogg.engine.decisions.refusal import Refusal
from fogg.engine.decisions.verb import Verb
from fogg.engine.game import GameState
from fogg.engine.ruleset.module import Module
from fogg.engine.ruleset.ruleset import Ruleset
from fogg.words import ScoreLine


class TakeGift(Action):
    """Take the points."""

    def to_json(self) -> Form:
        return {"do": "gift"}


class GiftVerb(Verb[Action]):
    """Use the turn for a gift."""

    def __init__(self) -> None:
        self.action = TakeGift()

    def name(self) -> str:
        return "gift"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [self.action]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        options.append(self.action)

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return None

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.add_score(ScoreLine(seat, "score-route", 5))

    def immediate_points(self, game: GameState, seat: int, action: Action) -> int:
        return 5


class Gift(Module):
    """Adds the verb."""

    def install(self, ruleset: Ruleset) -> None:
        ruleset.add_verb(GiftVerb())
