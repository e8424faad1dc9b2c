# interpreted: made again by its constructor
"""Moving Alvin to one of the seat's own cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.authoring import NOT_NOW, Action, City, GameState, Refusal, Step

if TYPE_CHECKING:
    from fogg.modules.alvin.rules import Alvin


class MoveAlvin(Action):
    """Take Alvin to a city."""

    def __init__(self, city: City) -> None:
        super().__init__()
        self.city = city


class MoveAlvinStep(Step[MoveAlvin]):
    """Choose which of one's cities Alvin goes to (old_west R12)."""

    def __init__(self, seat: int, alvin: Alvin) -> None:
        super().__init__(seat)
        self.alvin = alvin

    def options(self, game: GameState, seat: int) -> list[Action]:
        homes = self.alvin.homes(game, seat)
        return [move for move in self.alvin.moves if int(move.city.id) in homes]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, MoveAlvin):
            return NOT_NOW
        if int(action.city.id) not in self.alvin.homes(game, seat):
            return Refusal("refusal-alvin-home", "old_west R12", city=action.city.key)
        return None

    def do(self, game: GameState, seat: int, action: MoveAlvin) -> None:
        game.pop_step()
        self.alvin.bring(game, seat, int(action.city.id))
        game.flush_pushed()
