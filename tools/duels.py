"""Matches on common deals: every deal is played with all rotations of the bots, and intervals are over deals.

`python tools/duels.py usa --bots planner,racer --games 2000 --seed 90001` plays one match. Without an edition it plays
what is promised of the planner (part of `make strength`), and fails where the lower end of a 95% interval is below it.
The first bot is measured; partners are the same bot.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, variance
from typing import NamedTuple

import fogg
from fogg.bots import find_bot, play_game
from fogg.bots.match import game_seed
from fogg.engine import Chance, new_game, ruleset
from fogg.engine.scoring import standings, tally_of

SEED = 90001
ON_USA = (
    (("planner", "racer"), 2000, 82.0),
    (("planner", "greedy"), 400, 82.0),
    (("planner", "racer", "racer"), 600, 70.0),
    (("planner", "racer", "racer", "racer"), 800, 70.0),
)
ELSEWHERE = 60.0
GAMES = 400


class Duel(NamedTuple):
    """A match: the bots sit in turn, as often as there are seats."""

    edition: str
    players: int
    bots: tuple[str, ...]
    seed: int


class Played(NamedTuple):
    """One game of the first bot: its share of the victory, points, the best other's, tickets kept and completed."""

    won: float
    points: float
    others: int
    kept: int
    done: int


def play_deal(duel: Duel, deal: int) -> list[Played]:
    """Play a deal once for each bot that can sit first."""
    bots = [find_bot(name) for name in duel.bots]
    size = ruleset(duel.edition).team_size
    played: list[Played] = []
    for turned in range(len(bots)):
        game = new_game(duel.edition, duel.players, game_seed(duel.seed, deal), history=False)
        seated = [(seat // size + turned) % len(bots) for seat in range(duel.players)]
        streams = [Chance(duel.seed).stream(f"bot/{deal}/{turned}/{seat}") for seat in range(duel.players)]
        play_game(game, [bots[bot] for bot in seated], streams)
        tally = tally_of(game, [True] * duel.players, explained=False)
        result = standings(tally)
        own = [seat for seat in range(duel.players) if seated[seat] == 0]
        others = [result.total(seat) for seat in range(duel.players) if seated[seat] != 0]
        reasons = [line.reason for line in tally.lines if line.seat in own]
        done, failed = reasons.count("score-ticket-done"), reasons.count("score-ticket-failed")
        won = sum(seat in result.winners for seat in own) / len(result.winners)
        played.append(
            Played(won, fmean(result.total(seat) for seat in own), max(others, default=0), done + failed, done)
        )
    return played


def play_duel(duel: Duel, games: int, jobs: int) -> tuple[float, str]:
    """Play a match; return the lower end of the interval of the first bot's share of victories, and a line about it."""
    deals = range(max(2, games // len(duel.bots)))
    if jobs > 1:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            by_deal = list(pool.map(play_deal, [duel] * len(deals), deals, chunksize=max(1, len(deals) // (8 * jobs))))
    else:
        by_deal = [play_deal(duel, deal) for deal in deals]
    shares = [fmean(game.won for game in played) for played in by_deal]
    error = 196 * sqrt(variance(shares) / len(shares))
    every = [game for played in by_deal for game in played]
    kept, done = sum(game.kept for game in every), sum(game.done for game in every)
    share = 100 * fmean(shares)
    line = (
        f"{duel.edition:15} {duel.players} seats  {' v '.join(duel.bots):30} {share:5.1f}% ± {error:4.1f}"
        f"  points {fmean(game.points for game in every):6.1f} : {fmean(game.others for game in every):6.1f}"
        f"  tickets {kept / len(every):4.2f}, {100 * done / max(1, kept):3.0f}% done  {len(every)} games"
    )
    return share - error, line


def promised(jobs: int) -> bool:
    """Play what is promised of the planner; True if it is kept."""
    duels = [(Duel("usa", len(bots), bots, SEED), games, least) for bots, games, least in ON_USA]
    for edition in fogg.playable():
        if edition != "usa":
            seats = fogg.load(edition).players[0]
            duels.append((Duel(edition, seats, ("planner", "racer"), SEED), GAMES, ELSEWHERE))
    kept = True
    for duel, games, least in duels:
        lower, line = play_duel(duel, games, jobs)
        print(f"{line}  {'kept' if lower > least else 'NOT KEPT'} (> {least:.0f})", flush=True)
        kept &= lower > least
    return kept


def main(arguments: Sequence[str] | None = None) -> int:
    """Play one match, or all that is promised."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("edition", nargs="?", help="without it: what is promised of the planner")
    parser.add_argument("--bots", default="planner,racer", help="names, separated by commas")
    parser.add_argument("--players", type=int, default=0, help="seats (default: one for each bot)")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    asked = parser.parse_args(arguments)
    if asked.edition is None:
        return 0 if promised(asked.jobs) else 1
    bots = tuple(asked.bots.split(","))
    duel = Duel(asked.edition, asked.players or len(bots), bots, asked.seed)
    print(play_duel(duel, asked.games, asked.jobs)[1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
