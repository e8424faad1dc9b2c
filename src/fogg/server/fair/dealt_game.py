"""The game that a table deals when it begins."""

from __future__ import annotations

from fogg.engine import Chance, Game, Ruleset
from fogg.engine.game import start
from fogg.engine.records import follow
from fogg.server.store.rows import Created


def new_game(ruleset: Ruleset, created: Created, seats: int, seed: str) -> Game:
    """Return the game of a table before its first decision; seats have no names in it but their numbers."""
    names = [str(seat + 1) for seat in range(seats)]
    game = start(ruleset, names, Chance(int(seed, 16), created.generator), telling=True)
    for number, line in enumerate(created.played_on, 2):
        follow(game, line, number)
    return game
