"""Time budgets of bots: the 99th percentile of CPU time for a decision, on every edition.

`python benchmarks/budgets.py` asks `search:50ms` at least 300 decisions that it searches, on each edition with the
fewest players, in games that planners play. Wanted is at most the budget, a fifth of it and 20 ms more. The budget is
of wall time, so a quiet machine is needed: where others take the core, less CPU time is left to overrun.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from typing import NamedTuple

import fogg
from fogg import native
from fogg.bots import find_bot
from fogg.engine import Chance

DECISIONS = 300
SHARE, SPARE = 1.2, 0.020  # of the budget, and seconds more
PERCENT = 99


class Times(NamedTuple):
    """CPU times of decisions in seconds, sorted, and how many games they are from."""

    seconds: list[float]
    games: int

    def percentile(self, percent: int) -> float:
        """Return the time that a percentage of decisions do not exceed."""
        last = -(-percent * len(self.seconds) // 100) - 1
        return self.seconds[max(last, 0)]


def decision_times(edition: str, name: str, decisions: int, budget: float | None = None) -> Times:
    """Return the times of at least that many decisions of a bot, of those only that it searches if it says so."""
    bot, planner = find_bot(name), find_bot("planner")
    players = fogg.load(edition).players[0]
    found: list[float] = []
    games = 0
    while len(found) < decisions:
        game = fogg.new_game(edition, players, games, history=False)
        chance = Chance(games).stream("budget")
        games += 1
        while not game.over and len(found) < decisions:
            seat = game.actors[0]
            view, options = game.view(seat, history=False), game.options(seat)
            if len(options) > 1:
                before = time.process_time()
                bot.decide(view, options, chance, budget)
                passed = time.process_time() - before
                if getattr(bot, "spent", 1):
                    found.append(passed)
            game.do(seat, planner.decide(view, options, chance, None))
    return Times(sorted(found), games)


def limit(seconds: float) -> float:
    """Return the most that a decision with a budget may take."""
    return SHARE * seconds + SPARE


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure editions one after the other; 0 if all keep to the limit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("editions", nargs="*", help="default: all")
    parser.add_argument("--ms", type=int, default=50, help="the budget")
    parser.add_argument("--bot", default="search", help="`search` or `search:net`: its budget is put behind its name")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="at least, of each edition")
    asked = parser.parse_args(arguments)
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # as in the processes of a server: one core for a decision
    most = limit(asked.ms / 1000)
    load = os.getloadavg()[0]
    print(f"{asked.bot}:{asked.ms}ms, at most {1000 * most:.0f} ms, {native.status().engine}, load {load:.1f}")
    kept = True
    for edition in asked.editions or fogg.playable():
        times = decision_times(edition, f"{asked.bot}:{asked.ms}ms", asked.decisions)
        high = times.percentile(PERCENT)
        kept &= high <= most
        print(
            f"{edition:16} {len(times.seconds):5} decisions of {times.games:3} games: "
            f"median {1000 * times.percentile(50):6.1f}  99% {1000 * high:6.1f}  "
            f"most {1000 * times.seconds[-1]:6.1f} ms  {'met' if high <= most else 'MISSED'}",
            flush=True,
        )
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
