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
from collections.abc import Sequence
from multiprocessing.pool import Pool
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.hoarding import hoard_game  # noqa: E402
from tests.rules.mixing import ADD_ONS, MODULES, pairs, play_mixed, play_some, refused  # noqa: E402
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


def soak_hoarders(pool: Pool, games: int, editions: Sequence[str]) -> None:
    """Play hoarders' games of all editions and player counts in turn, with every audit after every decision."""
    kinds = [(edition, players) for edition in editions for players in fogg.load(edition).players]
    jobs = [(*kinds[seed % len(kinds)], seed) for seed in range(games)]
    shuffles = sum(pool.imap_unordered(play_hoarders, jobs, chunksize=10))
    print(f"{games} games of hoarders, the discards shuffled {shuffles} times, no promise broken", flush=True)


def score_batch(job: tuple[Way, int, int]) -> list[str]:
    """Play some games and score them by hand, too; return what differs."""
    way, first, last = job
    return [problem for seed in range(first, last) for problem in differences(way, seed)]


def soak_scores(pool: Pool, games: int, editions: Sequence[str]) -> None:
    """Compare final scores of all editions, variants and add-ons with those of a scorer that shares no code."""
    played = [way for way in ways() if way.edition in editions]
    jobs = [(way, first, min(first + BATCH, games)) for way in played for first in range(0, games, BATCH)]
    problems = [problem for found in pool.imap_unordered(score_batch, jobs) for problem in found]
    for problem in problems:
        print(problem)
    print(
        f"{games * len(played)} games of {len(played)} ways to play scored by hand, {len(problems)} differences",
        flush=True,
    )
    if problems:
        sys.exit(1)


def mix_module(job: tuple[str, str, int]) -> tuple[str, str, str]:
    """Play a module on a board that takes it; return the board, the module, and why it was refused."""
    board, module, games = job
    with tempfile.TemporaryDirectory() as folder:
        return board, module, play_mixed(Path(folder), module, board, games)


def mix_add_on(job: tuple[str, str, int]) -> tuple[str, str, str]:
    """Play an add-on on a board that takes it; return the board, the add-on, and why it was refused."""
    board, name, games = job
    why = refused(board, add_ons=[name])
    if not why:
        play_some(board, games, add_ons=[name])
    return board, name, why


def soak_mixing(pool: Pool, games: int, editions: Sequence[str]) -> None:
    """Play every add-on and every rule module on every board that takes it; print what became of each pair."""
    add_ons = [(board, name, games) for board in editions for name in ADD_ONS]
    modules = [(board, module, games) for module in MODULES for board in pairs(module) if board in editions]
    for what, found in (
        ("an add-on", pool.imap(mix_add_on, add_ons)),
        ("a module", pool.imap(mix_module, modules)),
    ):
        taken = refusals = 0
        for board, name, why in found:
            taken += not why
            refusals += bool(why)
            print(f"mix {board:15} {name:20} {why or 'played'}", flush=True)
        print(f"{taken} boards with {what} played {games} times each, {refusals} refused in a sentence", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="games of each edition, variant and number of players")
    parser.add_argument("--every", type=int, default=400, help="decisions between full checks, on average")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--hoarders", type=int, default=1000, help="games of hoarders, over all editions")
    parser.add_argument("--scored", type=int, default=200, help="games of each way to play that are scored by hand")
    parser.add_argument("--mixed", type=int, default=20, help="games of each mix of a board and a module or add-on")
    parser.add_argument("--editions", nargs="+", metavar="EDITION", choices=PLAYABLE, help="only these (default: all)")
    asked = parser.parse_args()
    editions = asked.editions or PLAYABLE
    began = time.monotonic()
    print(f"engine {native.status()}")
    jobs = [
        (edition, variant, players, first, min(first + BATCH, asked.games), asked.every)
        for edition, variant, players in rulesets()
        if edition in editions
        for first in range(0, asked.games, BATCH)
    ]
    done: dict[tuple[str, str | None, int], list[int]] = {}
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        soak_hoarders(pool, asked.hoarders, editions)
        soak_scores(pool, asked.scored, editions)
        soak_mixing(pool, asked.mixed, editions)
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
