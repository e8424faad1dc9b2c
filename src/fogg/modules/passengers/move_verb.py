"""Moving a passenger as the action of a turn (marklin R7, R18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogg.authoring import NOT_NOW, Action, GameState, Refusal, Ruleset, Verb
from fogg.modules.passengers.state import Along, MovePassenger
from fogg.modules.passengers.travel import TravelStep

if TYPE_CHECKING:
    from fogg.modules.passengers.rules import Passengers

NONE_HERE: Final = Refusal("refusal-no-passenger", "marklin R18")
NO_WAY: Final = Refusal("refusal-no-way", "marklin R23")


class MoveVerb(Verb[MovePassenger]):
    """Use the turn to let a passenger travel."""

    def __init__(self, passengers: Passengers) -> None:
        self.passengers: Final = passengers

    def name(self) -> str:
        return "passenger"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.passengers.moves]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        waiting = self.passengers.waiting(game, seat)
        if waiting == 0:
            return
        for city, owner in enumerate(self.passengers.state(game).seat_at):
            if owner == seat:
                move = self.passengers.moves[self.passengers.number[city]]
                if self.begin(seat, move).leads_on(game, seat):
                    options.append(move)
                waiting -= 1
                if waiting == 0:
                    break

    def begin(self, seat: int, move: MovePassenger) -> TravelStep:
        """Return the first step of the journey."""
        return TravelStep(seat, int(move.city.id), [], self.passengers)

    def refusal(self, game: GameState, seat: int, action: MovePassenger) -> Refusal | None:
        if self.passengers.state(game).seat_at[int(action.city.id)] != seat:
            return NONE_HERE
        return None if self.begin(seat, action).leads_on(game, seat) else NO_WAY

    def do(self, game: GameState, seat: int, action: MovePassenger) -> None:
        game.push_step(self.begin(seat, action))

    def details(self, game: GameState, seat: int, action: MovePassenger) -> dict[str, Any]:
        return {"city": action.city.key}

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        for move in self.passengers.moves:
            if target in move.targets():
                return (self.refusal(game, seat, move) or NOT_NOW), self.details(game, seat, move)
        return None

    def immediate_points(self, game: GameState, seat: int, action: MovePassenger) -> int:
        """Return what a journey brings that always goes where most points wait next door; there may be better ones."""
        step = self.begin(seat, action)
        points = 0
        first = step.options(game, seat)[0]
        while isinstance(first, Along):
            points += step.immediate_points(game, seat, first)
            step = step.along(int(first.route.id))
            first = step.options(game, seat)[0]
        return points
