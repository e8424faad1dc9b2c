"""The prospects of all seats, told by all cards: what a player could know does not matter here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.analysis.game_report import Outlook
from fogg.bots import play_game
from fogg.bots.planner import PlannerBot
from fogg.engine import Chance, totals
from fogg.engine.game import other_future

if TYPE_CHECKING:
    from fogg.engine import Game


def outlook_of(game: Game, playouts: int, seed: int) -> tuple[Outlook, ...]:
    """Return chance to win and final lead of every seat: the cards that are drawn from now on are different ones in
    each of the playouts, all else is as it is. A game that is over is what it is.
    """
    seats = range(len(game.names))
    wins, leads = [0.0] * len(seats), [0.0] * len(seats)
    count = 1 if game.over else playouts
    bot = PlannerBot()
    for number in range(count):
        chance = Chance(seed + number)
        played = other_future(game, chance)
        play_game(played, [bot] * len(seats), [chance.stream(f"bot/{seat}") for seat in seats])
        points = totals(played)
        best = max(points)
        winners = [side for side, total in enumerate(points) if total == best]
        for seat in seats:
            side = game.side_of[seat]
            leads[seat] += points[side] - max([total for other, total in enumerate(points) if other != side], default=0)
            wins[seat] += 1 / len(winners) if side in winners else 0.0
    return tuple(Outlook(wins[seat] / count, leads[seat] / count) for seat in seats)
