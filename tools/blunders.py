"""Measure how well an analysis finds a blunder: games of search against itself, each with a planted one.

In every game one seat claims a short route of no use in mid-game, or draws tickets in the last round. What that truly
loses is measured first with many deals, and games in which it is less than six points are put aside. Then the game is
analyzed as `fogg analyze` does by default, and the blunder should be among the three worst decisions of its seat.
The games depend on the seed alone; a table for docs/measured.md is printed at the end.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from fogg.analysis import analyze
from fogg.analysis.deal_trials import DealTrials
from fogg.analysis.game_report import BLUNDER
from fogg.bots import find_bot
from fogg.bots.bot import ask, view_for
from fogg.engine import Action, Chance, Game, Stream, new_game
from fogg.engine.decisions import Claim, TurnStep
from fogg.workers.local_workers import begin_worker

TRUE_DEALS = 2000
SHORT = 2  # spaces of a route that is claimed for nothing
MOST_TRIED = 4  # claims of a position that are weighed
NEAR = 3  # places among the worst that count


class Planted(NamedTuple):
    """A game with a blunder: where it stands in the record, what it was, and what it truly lost."""

    text: str
    line: int
    seat: int
    label: str
    loss: float
    error: float


def main() -> int:
    """Plant and look for blunders; 0 if enough were found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--wanted", type=int, default=45, help="how many must be found")
    parser.add_argument("--bot", default="search:100")
    parser.add_argument("--seed", type=int, default=52_001)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    found = played = worst = 0
    seconds = 0.0
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn"), initializer=begin_worker) as pool:
        seeds = range(asked.seed, asked.seed + 4 * asked.games)
        for seed, told in zip(seeds, pool.map(look, seeds, [asked.bot] * len(seeds)), strict=True):
            if told is None:
                continue
            planted, place, took = told
            played += 1
            found += 0 < place <= NEAR
            worst += place == 1
            seconds = max(seconds, took)
            print(
                f"seed {seed}: {planted.label} lost {planted.loss:.1f} ± {2 * planted.error:.1f}, "
                f"place {place or 'none'} of its seat, analyzed in {took:.0f} s of one process",
                flush=True,
            )
            if played == asked.games:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    print(f"{found} of {played} among the {NEAR} worst, {worst} the worst; the longest analysis took {seconds:.0f} s")
    return 0 if found >= asked.wanted * played / asked.games else 1


def look(seed: int, bot: str) -> tuple[Planted, int, float] | None:
    """Plant a blunder and analyze the game; return its place among the worst (0: not among them), and the time."""
    planted = plant(seed, bot)
    if planted is None:
        return None
    from fogg.engine import read_record

    begun = time.process_time()
    report = analyze(read_record(planted.text), seat=planted.seat)
    worst = report.seats[0].worst
    number = planted.line + 1
    return planted, worst.index(number) + 1 if number in worst else 0, time.process_time() - begun


def plant(seed: int, name: str) -> Planted | None:
    """Play a game with one blunder in it; None if no position offered a costly one."""
    chance = Chance(seed)
    game = new_game("usa", 2, seed)
    bot = find_bot(name)
    streams = [chance.stream(f"bot/{seat}") for seat in range(2)]
    lot = chance.stream("plant")
    turn, late, seat = 16 + lot.below(30), lot.below(4) == 0, lot.below(2)
    found: Planted | None = None
    while not game.over:
        actor = game.actors[0]
        action: Action | None = None
        if found is None and actor == seat and isinstance(game.step, TurnStep):
            due = game.final_turns > 0 if late else game.turns >= turn
            if due:
                action = weigh(game, actor, streams[actor], bot, late=late)
        if action is not None:
            found = worth(game, actor, action, streams[actor], bot)
            if found is None:
                action = None
        if action is None:
            action = ask(bot, view_for(bot, game, actor), game.options(actor), streams[actor], None)
        game.play(actor, action)
    return None if found is None else found._replace(text=game.record().text())


def weigh(game: Game, seat: int, stream: Stream, bot: object, *, late: bool) -> Action | None:
    """Return a bad action: tickets in the last round, else the short claim that is worth least in a few deals."""
    options = game.options(seat)
    if late:
        return next((option for option in options if option.to_json()["do"] == "draw-tickets"), None)
    claims: dict[int, Action] = {}
    for option in options:
        if isinstance(option, Claim) and option.route.length <= SHORT:
            claims.setdefault(int(option.route.id), option)
    tried = list(claims.values())[:MOST_TRIED]
    if not tried:
        return None
    trials = DealTrials(game.view(seat), tried, int(stream.below(1 << 30)) << 20)
    trials.play(range(len(tried)), 100)
    return tried[min(range(len(tried)), key=trials.mean)]


def worth(game: Game, seat: int, action: Action, stream: Stream, bot: object) -> Planted | None:
    """Return the blunder with what it truly loses against the bot's own choice; None if that is too little."""
    good = find_bot("planner")
    best = ask(good, game.view(seat), game.options(seat), stream, None)
    if best == action:
        return None
    trials = DealTrials(game.view(seat), [best, action], int(stream.below(1 << 30)) << 20)
    trials.play((0, 1), TRUE_DEALS)
    loss, error = trials.compare(0, 1)
    if loss < BLUNDER:
        return None
    return Planted("", len(game.moves), seat, game.view(seat).label(action), loss, error)


if __name__ == "__main__":
    sys.exit(main())
