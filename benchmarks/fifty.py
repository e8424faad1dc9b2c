"""Fifty seeded USA games, for counting instructions. Takes the number of games, so that starting can be subtracted."""

from __future__ import annotations

import sys

import fogg
from fogg.engine.chance import Chance
from fogg.engine.game.playout import play_out
from fogg.engine.game.setup import start
from fogg.engine.scoring.scoring import totals


def main(games: int) -> None:
    rules = fogg.ruleset("usa")
    for seed in range(games):
        chance = Chance(seed)
        game = start(rules, ["a", "b"], chance, telling=False)
        play_out(game, chance.stream("bot"))
        totals(game)


if __name__ == "__main__":
    main(int(sys.argv[1]))
