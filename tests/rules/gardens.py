"""A rule module with a free action after the turn's own, as warehouses and monsters will have one."""

from __future__ import annotations

from fogg.engine.decisions.action import Action, Form
from fogg.engine.decisions.refusal import Refusal
from fogg.engine.decisions.verb import Verb
from fogg.engine.game import GameState
from fogg.engine.ruleset.module import Module
from fogg.engine.ruleset.ruleset import Ruleset


class Water(Action):
    """Water the garden."""

    def to_json(self) -> Form:
        return {"do": "water"}


class WaterVerb(Verb[Action]):
    """May be done any number of times, to no effect."""

    def __init__(self) -> None:
        self.action = Water()

    def name(self) -> str:
        return "water"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [self.action]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        options.append(self.action)

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return None

    def do(self, game: GameState, seat: int, action: Action) -> None:
        """Do nothing."""


class Gardens(Module):
    """Adds the verb after the action."""

    def install(self, ruleset: Ruleset) -> None:
        ruleset.after_action_verbs.append(WaterVerb())
