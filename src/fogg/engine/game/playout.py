"""Random play to the end: what simulation and search do by the million."""

from __future__ import annotations

from fogg.engine.chance import Stream
from fogg.engine.game.game import Game


def play_out(game: Game, stream: Stream) -> int:
    """Play uniformly random options until the game is over; returns the number of decisions."""
    decisions = 0
    while not game.over:
        step = game.step
        seat = step.seat if step.seat >= 0 else step.actors()[0]
        game.do(seat, step.pick(game, seat, stream))
        decisions += 1
    return decisions
