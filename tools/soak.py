"""The long run: thousands of random games of every playable ruleset and number of players, all promises checked.

Prints a table as it goes and a summary for docs/measured.md. Every game is audited and scored at its end and its record
replayed; about one position in `--every` decisions is checked in full (options against the whole action space, views,
dealing from views, taking back). Seeds are printed with any failure.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tempfile
import time
from multiprocessing.pool import Pool
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.hoarding import hoard_game  # noqa: E402
from tests.rules.mixing import ADD_ONS, MODULES, play_all, play_some, refused  # noqa: E402
from tests.sample import PLAYABLE, choices, rulesets  # noqa: E402
from tests.scorer.agree import Way, differences, ways  # noqa: E402

import fogg  # noqa: E402
from fogg import native  # noqa: E402
from fogg.engine.chance import Chance  # noqa: E402
from fogg.engine.checks.contract import check_end, check_position, demand  # noqa: E402

Job = tuple[str, str | None, int, int, int, int]
BATCH = 100


def play_batch(job: Job) -> tuple[Job, int, int]:
    """Play some games; returns how many decisions and full checks they took."""
    edition, variant, players, first, last, every = job
    decisions = checks = 0
    for seed in range(first, last):
        # Every tenth game is recorded, so that its record can be replayed; the others run as simulations do.
        game = fogg.new_game(edition, players, seed, history=seed % 10 == 0, **choices(variant))
        stream = Chance(seed).stream("soak")
        played = 0
        while not game.over:
            demand(played < 5000, "a game ends", game)
            if stream.below(every) == 0:
                check_position(game, stream)
                checks += 1
            seat = game.actors[stream.below(len(game.actors))]
            options = game.options(seat)
            game.play(seat, options[stream.below(len(options))])
            played += 1
        check_end(game)
        decisions += played
    return job, decisions, checks


def play_hoarders(job: tuple[str, int, int]) -> int:
    """Play a game in which decks run out again and again; return how often the discards were shuffled."""
    return hoard_game(*job)


def soak_hoarders(pool: Pool, games: int) -> None:
    """Play hoarders' games of all editions and player counts in turn, with every audit after every decision."""
    kinds = [(edition, players) for edition in PLAYABLE for players in fogg.load(edition).players]
    jobs = [(*kinds[seed % len(kinds)], seed) for seed in range(games)]
    shuffles = sum(pool.imap_unordered(play_hoarders, jobs, chunksize=10))
    print(f"{games} games of hoarders, the discards shuffled {shuffles} times, no promise broken", flush=True)


def score_batch(job: tuple[Way, int, int]) -> list[str]:
    """Play some games and score them by hand, too; return what differs."""
    way, first, last = job
    return [problem for seed in range(first, last) for problem in differences(way, seed)]


def soak_scores(pool: Pool, games: int) -> None:
    """Compare final scores of all editions, variants and add-ons with those of a scorer that shares no code."""
    jobs = [(way, first, min(first + BATCH, games)) for way in ways() for first in range(0, games, BATCH)]
    problems = [problem for found in pool.imap_unordered(score_batch, jobs) for problem in found]
    for problem in problems:
        print(problem)
    print(
        f"{games * len(ways())} games of {len(ways())} ways to play scored by hand, {len(problems)} differences",
        flush=True,
    )
    if problems:
        sys.exit(1)


def mix_module(job: tuple[str, int]) -> tuple[int, int]:
    """Play a module on all boards that take it; return on how many, and how many do not."""
    module, games = job
    with tempfile.TemporaryDirectory() as folder:
        found = [why for _, why in play_all(Path(folder), module, games)]
    return found.count(""), len(found) - found.count("")


def mix_add_on(job: tuple[str, str, int]) -> tuple[int, int]:
    """Play an add-on on a board if it takes it; return whether it does, and whether not."""
    board, name, games = job
    if refused(board, add_ons=[name]):
        return 0, 1
    play_some(board, games, add_ons=[name])
    return 1, 0


def soak_mixing(pool: Pool, games: int) -> None:
    """Play every rule module and every add-on on every board that takes it."""
    found = [*pool.imap_unordered(mix_module, [(module, games) for module in MODULES])]
    found += pool.imap_unordered(mix_add_on, [(board, name, games) for board in PLAYABLE for name in ADD_ONS])
    taken, refusals = (sum(numbers) for numbers in zip(*found, strict=True))
    print(f"{taken} mixes of boards and rules played {games} times each, {refusals} refused in a sentence", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="games of each edition, variant and number of players")
    parser.add_argument("--every", type=int, default=400, help="decisions between full checks, on average")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--hoarders", type=int, default=1000, help="games of hoarders, over all editions")
    parser.add_argument("--scored", type=int, default=200, help="games of each way to play that are scored by hand")
    parser.add_argument("--mixed", type=int, default=20, help="games of each mix of a board and a module or add-on")
    asked = parser.parse_args()
    began = time.monotonic()
    print(f"engine {native.status()}")
    jobs = [
        (edition, variant, players, first, min(first + BATCH, asked.games), asked.every)
        for edition, variant, players in rulesets()
        for first in range(0, asked.games, BATCH)
    ]
    done: dict[tuple[str, str | None, int], list[int]] = {}
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        soak_hoarders(pool, asked.hoarders)
        soak_scores(pool, asked.scored)
        soak_mixing(pool, asked.mixed)
        for (edition, variant, players, first, last, _), decisions, checks in pool.imap(play_batch, jobs):
            row = done.setdefault((edition, variant, players), [0, 0, 0])
            row[0] += last - first
            row[1] += decisions
            row[2] += checks
            if row[0] == asked.games:
                mean = row[1] / row[0]
                print(
                    f"{edition:12} {variant or '-':18} {players} players: {row[0]} games, "
                    f"{mean:6.1f} decisions each, {row[2]} positions checked in full",
                    flush=True,
                )
    games = sum(row[0] for row in done.values())
    print(f"{games} games, no promise broken, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
