"""Positions of the monsters, and the holders of their cards."""

from __future__ import annotations

from fogg.authoring import State

NOWHERE = -1
NO_SEAT = -1


class MonsterState(State):
    """By monster: its place, the cards left in its deck, and who has its face-up card for how many turns more.

    How many cards lie face down in front of a seat is secret (alvin_dexter R14), so `face_down` lies in zones.
    """

    def __init__(self, monsters: int, cards: int, seats: int) -> None:
        self.at: list[int] = [NOWHERE] * monsters
        self.left: list[int] = [cards] * monsters
        self.face_up: list[int] = [NO_SEAT] * monsters
        self.turns_to_go: list[int] = [0] * monsters
        self.moved_in: int = 0  # the turn in which a monster was moved last
        self.face_down: list[int] = [0] * (monsters * seats)  # monster by monster, seat by seat

    def copy(self) -> MonsterState:
        twin = MonsterState(0, 0, 0)
        twin.at = self.at[:]
        twin.left = self.left[:]
        twin.face_up = self.face_up[:]
        twin.turns_to_go = self.turns_to_go[:]
        twin.moved_in = self.moved_in
        twin.face_down = self.face_down[:]
        return twin

    def secrets(self) -> tuple[str, ...]:
        return ("face_down",)

    def cards_of(self, monster: int, seat: int, seats: int) -> int:
        """Return how many cards of a monster a seat has, face up and face down."""
        return self.face_down[monster * seats + seat] + (self.face_up[monster] == seat)
