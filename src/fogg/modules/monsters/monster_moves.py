"""Moving a monster for locomotives, before or after the action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.authoring import ALL_WILD, Action, City, GameState, Refusal, Ruleset, Verb, spend
from fogg.modules.monsters.places import FAR
from fogg.modules.monsters.state import NO_SEAT

if TYPE_CHECKING:
    from fogg.modules.monsters.rules import Monsters


class MoveMonster(Action):
    """Move a monster to a city and discard that many locomotives."""

    def __init__(self, monster: str, city: City, locomotives: int) -> None:
        super().__init__()
        self.monster = monster
        self.city = city
        self.locomotives = locomotives

    def targets(self) -> list[str]:
        return [f"city:{self.city.key}", f"piece:{self.monster}"]


class MoveMonsterVerb(Verb[MoveMonster]):
    """Move one monster in the turn, before or after the action (alvin_dexter R7)."""

    def __init__(self, monsters: Monsters) -> None:
        self.monsters = monsters
        self.reached: dict[tuple[int, int, int], list[Action]] = {}  # by monster, place and locomotives; as asked

    def actions(self, ruleset: Ruleset) -> list[Action]:
        most = range(1, self.monsters.most_locomotives + 1)
        places = self.monsters.places.all
        return [MoveMonster(name, city, n) for name in self.monsters.names for city in places for n in most]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        locomotives = min(self.monsters.locomotives(game, seat), self.monsters.most_locomotives)
        if locomotives:
            at = self.monsters.state(game).at
            for number in range(len(at)):
                if self.can_move(game, number):
                    options += self.moves(game, number, at[number], locomotives)

    def moves(self, game: GameState, number: int, place: int, locomotives: int) -> list[Action]:
        """Return the moves of a monster from a place for no more than that many locomotives."""
        key = (number, place, locomotives)
        if key not in self.reached:
            far, reach = self.monsters.places.distances.get(place, {}), self.monsters.cities_per_locomotive
            self.reached[key] = [
                action
                for action in game.ruleset.actions_by_verb[self.name()]
                if isinstance(action, MoveMonster)
                and action.monster == self.monsters.names[number]
                and action.locomotives <= locomotives
                and 0 < far.get(int(action.city.id), FAR) <= action.locomotives * reach
            ]
        return self.reached[key]

    def is_open(self, game: GameState, seat: int) -> bool:
        movable = [self.can_move(game, number) for number in range(len(self.monsters.names))]
        return any(movable) and self.monsters.hand_size(game, seat) > 0

    def can_move(self, game: GameState, number: int) -> bool:
        """Return True if a seat may move that monster now (R11 to R13)."""
        state = self.monsters.state(game)
        return state.face_up[number] == NO_SEAT and state.moved_in != game.turns and state.left[number] > 0

    def monster_refusal(self, game: GameState, number: int) -> Refusal | None:
        """Return why no seat may move that monster now."""
        state, name = self.monsters.state(game), self.monsters.names[number]
        if state.face_up[number] != NO_SEAT:  # the mover's own second move in a turn is caught here too
            return Refusal("refusal-monster-locked", "alvin_dexter R11", monster=name, seat=state.face_up[number])
        if state.moved_in == game.turns:
            return Refusal("refusal-monster-moved", "alvin_dexter R12")
        if state.left[number] == 0:
            return Refusal("refusal-monster-cards", "alvin_dexter R13", monster=name)
        return None

    def refusal(self, game: GameState, seat: int, action: MoveMonster) -> Refusal | None:
        number = self.monsters.names.index(action.monster)
        why = self.monster_refusal(game, number)
        if why is not None:
            return why
        far = self.monsters.places.distance(self.monsters.state(game).at[number], int(action.city.id))
        if far == 0:
            return Refusal("refusal-monster-stays", "alvin_dexter R8", monster=action.monster, city=action.city.key)
        reach = self.monsters.cities_per_locomotive
        if far > action.locomotives * reach:
            return Refusal("refusal-monster-far", "alvin_dexter R8", city=action.city.key, n=far)
        if self.monsters.locomotives(game, seat) < action.locomotives:
            return Refusal("refusal-monster-locomotives", "alvin_dexter R7", n=action.locomotives)
        return None

    def do(self, game: GameState, seat: int, action: MoveMonster) -> None:
        spend(game, seat, ALL_WILD, action.locomotives, action.locomotives)  # R15
        state, number = self.monsters.state(game), self.monsters.names.index(action.monster)
        state.at[number] = int(action.city.id)
        state.left[number] -= 1
        state.face_up[number] = seat  # R9
        state.turns_to_go[number] = 2  # R10: this turn and the next one
        state.moved_in = game.turns
        game.announce(
            "event-monster-moved", seat=seat, monster=action.monster, city=action.city.key, n=action.locomotives
        )
