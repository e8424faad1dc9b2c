"""Fifty seeded USA games, for counting instructions. Takes the number of games, so that starting can be subtracted."""

from __future__ import annotations

import sys

import fogg

# Public names only, so that trees with other packages inside can be compared.


def main(games: int) -> None:
    fogg.ruleset("usa")
    for seed in range(games):
        game = fogg.new_game("usa", 2, seed, history=False)
        fogg.play_out(game, fogg.Chance(seed).stream("bot"))
        assert game.result is not None


if __name__ == "__main__":
    main(int(sys.argv[1]))
