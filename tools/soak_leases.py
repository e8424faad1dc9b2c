"""The long run of the lease protocol: schedules of faults in virtual time, each from its seed; see
`tests/server/fleet/lease_schedules.py`. A seed that breaks a promise is printed. Ten thousand take a few minutes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.fleet.lease_schedules import Schedule  # noqa: E402

STEP = 100  # schedules between two looks


def explored(size: int, first: int) -> tuple[Counter[str], list[str]]:
    """Run some schedules; what happened in them, and the promises that were broken."""
    seen: Counter[str] = Counter()
    broken = []
    for seed in range(first, first + size):
        try:
            world = Schedule(seed).run()
        except AssertionError as error:
            broken.append(str(error))
        else:
            seen += world.database.seen
            seen["acknowledged"] += sum(len(told) for told in world.acknowledged.values())
    return seen, broken


def main() -> int:
    """Run all; 0 if no promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--schedules", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1000, help="the first seed; `make test` runs those below 1000")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    start = time.monotonic()
    seen: Counter[str] = Counter()
    broken: list[str] = []
    steps = range(given.seed, given.seed + given.schedules, STEP)
    with ProcessPoolExecutor(given.workers) as pool:
        for some, wrong in pool.map(partial(explored, STEP), steps):
            seen += some
            broken += wrong
            for sentence in wrong:
                print(sentence, flush=True)
    print(f"{len(steps) * STEP:,} schedules from seed {given.seed} in {time.monotonic() - start:,.0f} s")
    print(", ".join(f"{what}: {count:,}" for what, count in sorted(seen.items())))
    print(f"{len(broken)} broke a promise" if broken else "no promise was broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
