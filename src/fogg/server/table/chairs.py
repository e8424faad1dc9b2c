"""The chairs of a table."""

from __future__ import annotations

from collections.abc import Sequence

from fogg.engine import Chance, Stream
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


def order_lot(seed: str, generator: str) -> Stream:
    """Return the chance that draws the order of play of a deal; it tells nothing of the cards."""
    return Chance(int(seed, 16), generator).stream("order of play")


def drawn_order(chairs: int, team_size: int, lot: Stream) -> tuple[int, ...]:
    """Return an order of play by lot; a team's chairs stay side by side."""
    sides = list(range(chairs // team_size))
    lot.shuffle(sides)
    order: list[int] = []
    for side in sides:
        team = list(range(side * team_size, (side + 1) * team_size))
        lot.shuffle(team)
        order += team
    return tuple(order)
