"""Measure how long an analysis takes on every edition; `--write` puts it into `src/fogg/analysis/costs.toml`.

`python tools/analysis_costs.py --write`: one game of planners with the fewest players of each edition, judged with the
fewest playouts by one process. With more than two players the time is divided by the square of half their number.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import fogg
from fogg.analysis import analyze
from fogg.analysis.usual_playouts import FEWEST
from fogg.bots import find_bot, play_game
from fogg.engine import Chance

FILE = Path(__file__).resolve().parent.parent / "src" / "fogg" / "analysis" / "costs.toml"
SEED = 7
HEAD = """\
# Seconds of a core that an analysis with ten playouts and two players takes: tools/analysis_costs.py, {date}.
"""


def main() -> int:
    """Measure all editions, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("editions", nargs="*", help="without any: all")
    parser.add_argument("--write", action="store_true", help="write the file; only with all editions")
    asked = parser.parse_args()
    found: dict[str, float] = {}
    for edition in asked.editions or fogg.playable():
        players = fogg.load(edition).players[0]
        game = fogg.new_game(edition, players, SEED)
        play_game(game, [find_bot("planner")] * players, [Chance(seat).stream("bot") for seat in range(players)])
        start = time.process_time()
        analyze(game.record(), playouts=FEWEST)
        found[edition] = (time.process_time() - start) / (players / 2) ** 2
        print(f"{edition:16} {found[edition]:6.2f} s", flush=True)
    if asked.write and not asked.editions:
        lines = [f"{edition} = {seconds:.2g}\n" for edition, seconds in sorted(found.items())]
        FILE.write_text(HEAD.format(date=time.strftime("%Y-%m-%d")) + "".join(lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
