"""The chairs of a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from fogg.server.table.table_setup import COLORS, Chair, Color


class TableChair:
    """A chair and who has it: a bot, a person (`holder` acts for them), or none yet."""

    __slots__ = ("bot", "color", "holder", "kind", "person")

    def __init__(self, chair: Chair) -> None:
        self.kind = chair.kind
        self.bot = chair.bot if chair.kind == "bot" else None
        self.color: Color | None = chair.color
        self.person: str | None = None
        self.holder: str | None = None

    @property
    def free(self) -> bool:
        return self.bot is None and self.person is None


def free_color(places: Sequence[TableChair], wish: str | None, chair: int = -1) -> Color:
    """Return the wished color if no other chair has it, else the first free one."""
    taken = {place.color for n, place in enumerate(places) if n != chair}
    if wish is not None and wish not in taken:
        return next(color for color in COLORS if color == wish)
    return next(color for color in COLORS if color not in taken)


def drawn_order(chairs: int, team_size: int) -> tuple[int, ...]:
    """Return an order of play by lot; a team's chairs stay side by side."""
    lot = secrets.SystemRandom()
    sides = [list(range(first, first + team_size)) for first in range(0, chairs, team_size)]
    lot.shuffle(sides)
    for team in sides:
        lot.shuffle(team)
    return tuple(chair for team in sides for chair in team)
