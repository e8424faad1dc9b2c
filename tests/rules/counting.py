"""Counting sequences of decisions, as chess programs do with moves."""

from __future__ import annotations

from tests.sample import choices

import fogg
from fogg.engine.chance import Chance

SEED = 7
MIDDLE = 40  # decisions before the position in the middle
MOST_LEAVES = 4_000


def leaves(game: fogg.Game, depth: int) -> int:
    """Return the number of sequences of that many decisions there are; of several actors the first decides."""
    if depth == 0 or game.over:
        return 1
    seat = game.actors[0]
    options = game.options(seat)
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        twin = game.copy()
        twin.do(seat, option)
        total += leaves(twin, depth - 1)
    return total


def counted(game: fogg.Game) -> list[int]:
    """Return the counts of depth 1, 2, 3, ... as long as they stay small."""
    found: list[int] = []
    while len(found) < 4 and (not found or found[-1] < MOST_LEAVES):
        found.append(leaves(game, len(found) + 1))
    return found


def counts(edition: str, variant: str | None, players: int) -> dict[str, list[int]]:
    """Return the counts from the deal and from the middle of a random game."""
    game = fogg.new_game(edition, players, SEED, history=False, **choices(variant))
    start = counted(game)
    stream = Chance(SEED).stream("perft")
    for _ in range(MIDDLE):
        seat = game.actors[0]
        options = sorted(game.options(seat), key=lambda option: option.id)  # they may be listed in any order
        game.do(seat, options[stream.below(len(options))])
    return {"deal": start, "middle": counted(game)}
