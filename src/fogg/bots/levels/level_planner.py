"""A planner that slips as people do: ways that are too short, a love of locomotives, a ticket out of mind."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from fogg.bots.levels.level import Level, level
from fogg.bots.planner import PlannerBot
from fogg.bots.planner.habits import PlannerHabits, mixed

if TYPE_CHECKING:
    from fogg.bots.bot import Bot
    from fogg.bots.bot_position import BotPosition
    from fogg.engine import Game


ANY_PRICE: Final[i64] = 10000  # it does not give up a ticket because its poor way looks dear


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelPlanner(PlannerBot):
    """Plays as the planner does, with the slips of a level.

    A slip follows from the seat, its tickets and the routes that it has: it lasts for some turns, and anyone who
    takes over the seat slips in the same way.
    """

    name: ClassVar[str] = "level"

    def __init__(self, slips: Level) -> None:
        super().__init__()
        self.number: int = slips.number
        self.rebate: int = slips.rebate
        self.noise: int = slips.noise
        self.locomotives: int = slips.reach
        self.forgets: int = slips.forgets
        self.stage: int = slips.stage

    @property
    def label(self) -> str:
        return f"{self.name}:{self.number}"

    def shape(self, habits: PlannerHabits) -> None:
        if self.rebate >= 0:
            habits.rebate = self.rebate
            habits.price_limit = ANY_PRICE
        habits.noise = self.noise
        habits.reach = self.locomotives

    def reach(self, position: BotPosition) -> int:
        return self.locomotives

    def in_mind(self, game: Game, seat: int, tickets: list[int]) -> list[int]:
        if not self.forgets:
            return tickets
        stage = len(game.players[seat].routes) // self.stage
        return [ticket for ticket in tickets if mixed(ticket, stage, seat) % 100 >= self.forgets]


def level_bot(number: str) -> Bot:
    """Return the bot that plays a level."""
    from fogg.bots.registry import find_bot

    chosen = level(number)
    return LevelPlanner(chosen) if chosen.bot == "planner" else find_bot(chosen.bot)
