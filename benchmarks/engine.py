"""The speed of the engine on one core: games, copies, views, options, deals, environments, longest paths, memory.

Prints a table and writes build/bench.json. Times are CPU time, the best of three. The plain engine is timed in a
process of its own. Targets are those of the plan; machines are noisy, so compare ratios of one run.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.environments import measure_environments  # noqa: E402
from benchmarks.networks import connected_networks, worst_network  # noqa: E402
from benchmarks.playouts import measure_bots  # noqa: E402

import fogg  # noqa: E402
from fogg import native  # noqa: E402
from fogg.board.graph import longest_length  # noqa: E402
from fogg.engine.chance import Chance  # noqa: E402
from fogg.engine.game.playout import play_out  # noqa: E402
from fogg.engine.game.setup import start  # noqa: E402
from fogg.engine.scoring.scoring import totals  # noqa: E402

ROUNDS = 3
# name -> (target when compiled, target when plain, whether more is better)
TARGETS: dict[str, tuple[float | None, float | None, bool]] = {
    "usa, 2 players, games/s": (6000, 400, True),
    "usa, 4 players, games/s": (3500, 230, True),
    "copy, us": (1, None, False),
    "view of a seat, us": (7, None, False),
    "options, us": (5, None, False),
    "determinize, us": (10, None, False),
    "PettingZoo, usa, 2 players, steps/s": (15_000, None, True),
    "Gymnasium against racer, usa, 2 players, steps/s": (15_000, None, True),
    "OpenSpiel by an observer, usa, 2 players, steps/s": (15_000, None, True),
    "usa, planner, us a decision": (8, None, False),
    "usa, search:400, playouts/s over a game": (5000, None, True),
    "usa, search:400, ms a decision": (40, None, False),
    "longest path, mean of 45-train networks, us": (60, None, False),
    "longest path, worst known network, us": (5000, None, False),
}


def best(work: Callable[[], int]) -> float:
    """Return seconds of CPU for one unit of work; `work` returns how many units it did."""
    times: list[float] = []
    for _ in range(ROUNDS):
        gc.collect()
        before = time.process_time()
        units = work()
        times.append((time.process_time() - before) / units)
    return min(times)


def scored_games(edition: str, players: int, games: int, **choices: Any) -> tuple[float, float]:
    """Return games and decisions a second: deal, uniformly random play with all options listed, exact final score."""
    rules = fogg.ruleset(edition, **choices)
    names = [str(seat) for seat in range(players)]
    decisions = 0

    def work() -> int:
        nonlocal decisions
        decisions = 0
        bots = Chance(0).stream("bot")
        for seed in range(games):
            game = start(rules, names, Chance(seed), telling=False)
            decisions += play_out(game, bots)
            totals(game)
        return games

    seconds = best(work)
    return 1 / seconds, decisions / games / seconds


def positions(edition: str, players: int, *, telling: bool) -> list[fogg.Game]:
    """Return positions through a few random games, for what is timed position by position."""
    found: list[fogg.Game] = []
    for seed in range(4):
        game = fogg.new_game(edition, players, seed, history=telling)
        stream = Chance(seed).stream("bench")
        while not game.over:
            seat = game.actors[0]
            options = game.options(seat)
            if stream.below(10) == 0:
                found.append(game.copy())
            game.play(seat, options[stream.below(len(options))])
    return found


def repeat(do: Callable[[fogg.Game], object], games: list[fogg.Game], times: int) -> float:
    """Return the microseconds for doing it to one of the positions."""

    def work() -> int:
        for _ in range(times):
            for game in games:
                do(game)
        return times * len(games)

    return best(work) * 1e6


def options_per_second(games: list[fogg.Game], times: int) -> float:
    """Return the number of options that are listed a second."""
    listed = sum(len(game.options(game.actors[0])) for game in games) / len(games)
    return listed / repeat(lambda game: game.options(game.actors[0]), games, times) * 1e6


def measure(quick: int) -> dict[str, float]:
    """Return all numbers; `quick` divides the number of games."""
    found: dict[str, float] = {}
    games = max(2000 // quick, 20)
    for players in (2, 4):
        per_second, decisions = scored_games("usa", players, games)
        found[f"usa, {players} players, games/s"] = per_second
        found[f"usa, {players} players, decisions/s"] = decisions
    typical = positions("usa", 2, telling=False)
    times = max(40 // quick, 1)
    found["copy, us"] = repeat(lambda game: game.copy(), typical, times)
    found["options, us"] = repeat(lambda game: game.options(game.actors[0]), typical, times)
    told = positions("usa", 2, telling=True)
    found["view of a seat, us"] = repeat(lambda game: game.view(0), typical, times)
    found["view of a seat with its history, us"] = repeat(lambda game: game.view(0), told, times)
    chance = Chance(1)
    views = {id(game): game.view(0) for game in typical}
    found["determinize, us"] = repeat(lambda game: views[id(game)].determinize(chance), typical, times)
    worst = rich_position()
    found["options of a hand of 45 cards, us"] = repeat(lambda game: game.options(0), [worst], times * 10)
    late = late_position()
    late_view = late.view(0)
    found["copy, late in a 5-player game, us"] = repeat(lambda game: game.copy(), [late], times * 10)
    found["view, late in a 5-player game, us"] = repeat(lambda game: game.view(0), [late], times * 10)
    found["determinize, late in a 5-player game, us"] = repeat(
        lambda game: late_view.determinize(chance), [late], times * 10
    )
    for edition in fogg.playable():
        rules = fogg.ruleset(edition)
        players = rules.edition.players[0]
        per_second, decisions = scored_games(edition, players, max(games // 4, 10))
        sample = positions(edition, players, telling=False)
        found[f"{edition}, {players} players, decisions/s"] = decisions
        # Both in one breath: what the machine does meanwhile concerns both.
        usa_rate = options_per_second(typical, 5 * times)
        found[f"{edition}, options/s relative to usa"] = options_per_second(sample, 5 * times) / usa_rate
        found[f"{edition}, copy, us"] = repeat(lambda game: game.copy(), sample, times)
        found[f"{edition}, view, us"] = repeat(lambda game: game.view(0), sample, times)
    found.update(measure_bots(quick))
    found.update(measure_environments(quick))
    networks = connected_networks(300 // quick or 10)
    cities = len(fogg.ruleset("usa").board.cities)
    found["longest path, mean of 45-train networks, us"] = (
        best(lambda: sum(1 for n in networks if longest_length(n, cities))) * 1e6
    )
    hardest = worst_network()
    found["longest path, worst known network, us"] = best(lambda: min(longest_length(hardest, cities), 1)) * 1e6
    found["memory of a game, bytes"] = memory(telling=False)
    found["memory of a game with history, bytes"] = memory(telling=True)
    found["memory of a copy, bytes"] = memory(telling=False, sharing=True)
    return found


def rich_position() -> fogg.Game:
    """Return a hand of five cards of every color and five locomotives, on an empty board."""
    game = fogg.new_game("usa", 2, 1, history=False)
    for seat in (0, 1):
        game.do(seat, game.options(seat)[0])
    for kind in game.ruleset.kinds:
        missing = 5 - game.players[0].hand.counts[kind.id]
        game.deck.stock.take(kind.id, missing)
        game.players[0].hand.add(kind.id, missing)
    return game


def late_position() -> fogg.Game:
    """Return a position in the last round of a random 5-player game."""
    game = fogg.new_game("usa", 5, 1, history=False)
    stream = Chance(1).stream("bot")
    while game.final_turns != 1:
        seat = game.actors[0]
        options = game.options(seat)
        game.do(seat, options[stream.below(len(options))])
    return game


def memory(*, telling: bool, sharing: bool = False) -> float:
    """Return the bytes that one more game in its middle takes; `sharing`: while nothing has changed in a copy of it."""
    game = fogg.new_game("usa", 4, 1, history=telling)
    stream = Chance(1).stream("memory")
    for _ in range(150):
        seat = game.actors[0]
        options = game.options(seat)
        game.play(seat, options[stream.below(len(options))])
    game.saved = ()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [game.copy() for _ in range(50)]
    if not sharing:
        for copy in copies:
            own_everything(copy)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(copies)


def own_everything(game: fogg.Game) -> None:
    """Make all that copies share the game's own."""
    game.own_board()
    game.tickets.own()
    game.box.own()
    for player in game.players:
        player.own_tickets()


def plain_numbers(quick: int) -> dict[str, float]:
    """Return the numbers of the plain engine, from a process of its own."""
    command = [sys.executable, __file__, "--numbers", "--quick", str(max(quick, 8))]
    environment = {**os.environ, "FOGG_NATIVE": "off"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    numbers: dict[str, float] = json.loads(done.stdout)
    return numbers


def verdict(value: float | None, target: float | None, *, more: bool) -> str:
    """Return whether a target is met; nothing where there is none, or no number."""
    if target is None or value is None:
        return ""
    met = value >= target if more else value <= target
    return f"{'met' if met else 'MISSED'} ({'at least' if more else 'at most'} {target:g})"


def row(name: str, compiled: float, plain: float | None) -> str:
    """Return a line with both numbers, and how they stand to their targets. Plain runs search less deeply."""
    wanted, wanted_plain, more = TARGETS.get(name, (None, None, True))
    remarks = [verdict(compiled, wanted, more=more), verdict(plain, wanted_plain, more=more)]
    number = "-" if plain is None else f"{plain:,.1f}"
    return f"{name:48} {compiled:12,.1f} {number:>12}  {'; plain '.join(r for r in remarks if r)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", type=int, default=1, help="divide the number of games by this")
    parser.add_argument("--numbers", action="store_true", help="print this process's numbers as JSON and nothing else")
    asked = parser.parse_args()
    if asked.numbers:
        print(json.dumps(measure(asked.quick)))
        return
    status = native.status()
    compiled = measure(asked.quick)
    plain = plain_numbers(asked.quick)
    print(f"{'':48} {'compiled':>12} {'plain':>12}  targets")
    for name, value in compiled.items():
        print(row(name, value, plain.get(name)))
    out = ROOT / "build" / "bench.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps({"engine": str(status), "compiled": compiled, "plain": plain}, indent=2) + "\n")
    print(f"written to {out.relative_to(ROOT)}; the engine was {str(status).partition(':')[0]}")


if __name__ == "__main__":
    main()
