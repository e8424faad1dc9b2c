"""A step in which several seats choose at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from fogg.engine.decisions.action import Action
from fogg.engine.decisions.step import AnyStep, Step, StepForm

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.engine.ruleset.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousStep(Step[Action]):
    """Choices are held until all are made, then applied in seat order, regardless of who answered first.

    `choices` has for each seat its choice, or None. No seat sees whether another has chosen.
    """

    def __init__(self, choices: list[Action | None]) -> None:
        super().__init__(-1)
        self.choices: list[Action | None] = choices

    def with_choices(self, choices: list[Action | None]) -> SimultaneousStep:
        """Return the same step with those choices."""
        raise NotImplementedError

    def resolve(self, game: GameState, choices: list[Action]) -> None:
        """Apply the choices once all are made; the step is off the agenda."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        return [seat for seat in range(len(self.choices)) if self.choices[seat] is None]

    def may_act(self, seat: int) -> bool:
        return 0 <= seat < len(self.choices) and self.choices[seat] is None

    def has_answered(self, seat: int) -> bool:
        return 0 <= seat < len(self.choices) and self.choices[seat] is not None

    def do(self, game: GameState, seat: int, action: Action) -> None:
        choices = self.choices[:]
        choices[seat] = action
        game.pop_step()
        made = [choice for choice in choices if choice is not None]
        if len(made) < len(choices):
            game.put_step(self.with_choices(choices))
            return
        game.revealed_information = True  # what all have chosen is known now
        self.resolve(game, made)
        game.flush_pushed()

    def retract(self, game: GameState, seat: int) -> None:
        choices = self.choices[:]
        choices[seat] = None
        game.pop_step()
        game.put_step(self.with_choices(choices))

    def seen_by(self, game: GameState, seat: int) -> AnyStep | None:
        own: list[Action | None] = [None] * len(self.choices)
        if 0 <= seat < len(own):
            own[seat] = self.choices[seat]
        return self.with_choices(own)

    def to_json(self) -> StepForm:
        return {"choices": [None if choice is None else choice.to_json() for choice in self.choices]}


def read_choices(ruleset: Ruleset, form: StepForm) -> list[Action | None]:
    """Return the choices of a form."""
    return [None if choice is None else ruleset.action(choice) for choice in form["choices"]]
