"""Taking a meeple from an end of a route that was just claimed (marklin R33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogg.authoring import NOT_NOW, Action, City, Form, GameState, Refusal, Ruleset, Step, StepForm, public

if TYPE_CHECKING:
    from fogg.modules.meeples.rules import Meeples

ELSEWHERE: Final = Refusal("refusal-meeple-place", "marklin R33")
NONE_LEFT: Final = Refusal("refusal-meeple-color", "marklin R33")


class TakeMeeple(Action):
    """Take a meeple of that color from a city or country."""

    def __init__(self, place: City, color: str, color_id: int) -> None:
        super().__init__()
        self.place: Final = place
        self.color: Final = color
        self.color_id: Final = color_id

    def to_json(self) -> Form:
        return {"do": "take-meeple", "city": self.place.key, "kind": self.color}

    def targets(self) -> list[str]:
        return [f"city:{self.place.key}"]


class TakeStep(Step[Action]):
    """Take one meeple of choice from a place, or do without."""

    def __init__(self, seat: int, place: City, meeples: Meeples) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.meeples: Final = meeples

    def name(self) -> str:
        return "take-meeple"

    def options(self, game: GameState, seat: int) -> list[Action]:
        lying = self.meeples.state(game).places[int(self.place.id)]
        takes = self.meeples.takes[int(self.place.id)]
        options: list[Action] = [takes[color] for color in range(len(lying)) if lying[color]]
        options.append(game.ruleset.declining)
        return options

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if action is game.ruleset.declining:
            return None
        if not isinstance(action, TakeMeeple):
            return NOT_NOW
        if action.place is not self.place:
            return ELSEWHERE
        return None if self.meeples.state(game).places[int(self.place.id)][action.color_id] else NONE_LEFT

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        if isinstance(action, TakeMeeple):
            state = self.meeples.state(game)
            state.places[int(self.place.id)][action.color_id] -= 1
            state.held[seat][action.color_id] += 1
            n = state.held[seat][action.color_id]
            game.emit(public("event-meeple", seat=seat, city=self.place.key, kind=action.color, n=n))
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        if not isinstance(action, TakeMeeple):
            return {}
        return {"city": action.place.key, "city_here": self.place.key, "kind": action.color}

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        for takes in self.meeples.takes:
            if takes and target in takes[0].targets():
                return (self.refusal(game, seat, takes[0]) or NOT_NOW), self.details(game, seat, takes[0])
        return NOT_NOW, {}

    def to_json(self) -> StepForm:
        return {"seat": self.seat, "city": self.place.key}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, meeples: Meeples) -> TakeStep:
        return TakeStep(form["seat"], ruleset.board.city(form["city"]), meeples)
