"""Rewards: what a seat is paid for a game, by the reward that was chosen."""

from __future__ import annotations

from typing import Final

from fogg.engine import Game, totals
from fogg.engine.scoring import standings, tally_of
from fogg.errors import UnknownName

WIN: Final = "win"
MARGIN: Final = "margin"
POINTS: Final = "points"
REWARDS: Final = (WIN, MARGIN, POINTS)


def checked_reward(name: str) -> str:
    """Return the name of a reward; UnknownName if there is none of that name."""
    if name not in REWARDS:
        raise UnknownName("reward", name, REWARDS)
    return name


def final_rewards(game: Game, reward: str) -> list[float]:
    """Return what each seat is paid for a game that is over.

    `win`: 1 for the winner; the others pay it in equal parts, and winners of a tie share it. `margin`: the points that
    the side has more than the others on average. Both add up to 0. `points`: the final points of the side.
    """
    paid = by_side(game, reward)
    return [paid[side] for side in game.side_of]


def by_side(game: Game, reward: str) -> list[float]:
    """Return what each side is paid."""
    sides = len(game.sides)
    if reward == WIN:
        result = standings(tally_of(game, [True] * len(game.players), explained=False, listed=False))
        first = {game.side_of[seat] for seat in result.winners}
        share = 1 / len(first)
        return [((share if side in first else 0) - 1 / sides) * sides / (sides - 1) for side in range(sides)]
    points = totals(game)
    if reward == POINTS:
        return [float(total) for total in points]
    return [total - (sum(points) - total) / (sides - 1) for total in points]


def scores_so_far(game: Game) -> list[float]:
    """Return the points that the side of each seat has scored so far."""
    return [float(sum([int(game.players[other].score) for other in game.sides[side]])) for side in game.side_of]
