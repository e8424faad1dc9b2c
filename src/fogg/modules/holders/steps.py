"""The place of the first card of a draw: hand or holder (team_asia R10)."""

from __future__ import annotations

from fogg.authoring import NOT_NOW, Action, Form, GameState, Refusal, Ruleset, Step, StepForm
from fogg.modules.holders.state import IN_HAND, IN_HOLDER, held_of


class ToHand(Action):
    """The card just drawn goes to the hand."""

    def to_json(self) -> Form:
        return {"do": "to-hand"}

    def targets(self) -> list[str]:
        return ["hand"]


class ToHolder(Action):
    """The card just drawn goes to the team's holder."""

    def to_json(self) -> Form:
        return {"do": "to-holder"}

    def targets(self) -> list[str]:
        return ["holder"]


class HolderPlaces:
    """The two actions, and where the module keeps its state."""

    def __init__(self) -> None:
        self.slot: int = -1
        self.to_hand = ToHand()
        self.to_holder = ToHolder()


class PlaceCardStep(Step[Action]):
    """Put the card just drawn into the hand or into the holder. Everybody sees the step; the card lies in a zone."""

    def __init__(self, seat: int, places: HolderPlaces) -> None:
        super().__init__(seat)
        self.places = places

    def name(self) -> str:
        return "place"

    def options(self, game: GameState, seat: int) -> list[Action]:
        return [self.places.to_hand, self.places.to_holder]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return None if isinstance(action, (ToHand, ToHolder)) else NOT_NOW

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        where = IN_HAND if isinstance(action, ToHand) else IN_HOLDER
        held_of(game, self.places.slot).place(game, seat, where)

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, places: HolderPlaces) -> PlaceCardStep:
        return PlaceCardStep(form["seat"], places)
