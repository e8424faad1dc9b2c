# interpreted: made again by its constructor
"""Setting the monsters up before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.authoring import NOT_NOW, Action, City, GameState, Refusal, Step

if TYPE_CHECKING:
    from fogg.modules.monsters.rules import Monsters


class PlaceMonster(Action):
    """Put a monster into a city before the first turn."""

    def __init__(self, monster: str, city: City) -> None:
        super().__init__()
        self.monster = monster
        self.city = city


class PlaceMonsterStep(Step[PlaceMonster]):
    """Put a monster into any city that holds no other (alvin_dexter R1, R2)."""

    def __init__(self, seat: int, monster: str, monsters: Monsters) -> None:
        super().__init__(seat)
        self.monster = monster
        self.monsters = monsters

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceMonster) or action.monster != self.monster:
            return NOT_NOW
        if int(action.city.id) in self.monsters.state(game).at:
            return Refusal("refusal-monster-here", "alvin_dexter R2", city=action.city.key)
        return None

    def do(self, game: GameState, seat: int, action: PlaceMonster) -> None:
        game.pop_step()
        self.monsters.state(game).at[self.monsters.names.index(self.monster)] = int(action.city.id)
        game.announce("event-monster-placed", seat=seat, monster=self.monster, city=action.city.key)
        game.flush_pushed()
