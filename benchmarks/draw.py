"""The speed of drawing boards from their saved layouts, plain Python: CPU time, the best of three.

`first`: everything, with map and layout read. `board`: the ground is cached, as it is from the second drawing of a
theme on; this is the one with a target. `position`: marks of a game in its middle put on the cached board.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import fogg
from fogg.board import describe
from fogg.draw import board_svg, view_svg
from fogg.draw.svg import board_drawing as sheet
from fogg.draw.svg import ground
from fogg.draw.svg import static_board as static
from fogg.engine.chance import Chance
from fogg.engine.game.playout import play_out
from fogg.engine.game.setup import start

ROUNDS = 3
TARGET = 200.0  # ms, the column `board`


def best(prepare: Callable[[], None], work: Callable[[], object]) -> float:
    """Return milliseconds of CPU."""
    times = []
    for _ in range(ROUNDS):
        prepare()
        before = time.process_time()
        work()
        times.append(time.process_time() - before)
    return 1000 * min(times)


def forget_all() -> None:
    """Forget everything drawn so far."""
    for cached in (sheet._sheet, ground.ground_of, static._static):
        cached.cache_clear()


def position_ms(name: str) -> float:
    """Return milliseconds for the picture of a finished random game; 0 if the edition cannot be played."""
    if name not in fogg.playable():
        return 0.0
    rules = fogg.ruleset(name)
    game = start(rules, [f"Seat {n + 1}" for n in range(max(rules.edition.players))], Chance(1), telling=False)
    play_out(game, Chance(2).stream("play"))
    view = game.view(None)
    view_svg(view)
    return best(lambda: None, lambda: view_svg(view))


def main() -> None:
    """Print a line for each board."""
    print(f"{'board':<16}{'first':>8}{'board':>8}{'position':>10}   ms")
    slowest = 0.0
    for name in fogg.edition_ids():
        if describe(name).kind != "board":
            continue
        edition = fogg.load(name)
        first = best(forget_all, partial(board_svg, edition))
        board = best(static._static.cache_clear, partial(board_svg, edition))
        position = position_ms(name)
        slowest = max(slowest, board)
        print(f"{name:<16}{first:8.0f}{board:8.0f}{f'{position:10.1f}' if position else '':>10}")
    print(f"slowest board: {slowest:.0f} ms, target {TARGET:.0f} ms: {'reached' if slowest < TARGET else 'MISSED'}")


if __name__ == "__main__":
    main()
