"""Games of bots, and playouts: what search does by the thousand. CPU time of one core."""

from __future__ import annotations

import time

import fogg
from fogg.bots import bot_names, find_bot, play_game
from fogg.bots.search import SearchBot
from fogg.engine.chance import Chance, Stream
from fogg.engine.scoring.scoring import totals

MIDDLE = 30  # turns; a game of two racers has about 65
POSITIONS = 8


def streams(seed: int) -> list[Stream]:
    """Return the chance of two bots."""
    return [Chance(seed).stream(f"bot/{seat}") for seat in range(2)]


def middles() -> list[fogg.View]:
    """Return what the seats to move know in the middle of some games of USA."""
    racer = find_bot("racer")
    found: list[fogg.View] = []
    for seed in range(POSITIONS):
        game = fogg.new_game("usa", 2, seed, history=False)
        chance = streams(seed)
        while game.turns < MIDDLE:
            seat = game.actors[0]
            game.do(seat, racer.decide(game.view(seat), game.options(seat), chance[seat], None))
        found.append(game.view(game.actors[0], history=False))
    return found


def playouts_per_second(name: str, views: list[fogg.View], times: int) -> float:
    """Return how often a second a game is dealt from a view, played on by that bot on both seats, and scored."""
    bots = [find_bot(name), find_bot(name)]
    before = time.process_time()
    for number in range(times):
        for view in views:
            game = view.determinize(Chance(number))
            play_game(game, bots, streams(number))
            totals(game)
    return times * len(views) / (time.process_time() - before)


def match_speed(names: tuple[str, str], games: int) -> tuple[float, float]:
    """Return the games a second that two bots play in USA, scored, and the microseconds of a decision."""
    bots = [find_bot(name) for name in names]
    decisions = 0
    before = time.process_time()
    for number in range(games):
        game = fogg.new_game("usa", 2, number, history=False)
        decisions += play_game(game, bots if number % 2 else bots[::-1], streams(number))
        totals(game)
    seconds = time.process_time() - before
    return games / seconds, seconds / decisions * 1e6


def search_speed(playouts: int, games: int) -> tuple[float, float]:
    """Return the milliseconds of a decision of search against a planner, and the playouts a second over whole games.

    Decisions that are not searched, such as the further cards of a draw, are counted in.
    """
    bot, planner = SearchBot(str(playouts)), find_bot("planner")
    decisions = spent = 0
    seconds = 0.0
    for number in range(games):
        game = fogg.new_game("usa", 2, number, history=False)
        chance = streams(number)
        while not game.over:
            seat = game.actors[0]
            view, options = game.view(seat, history=False), game.options(seat)
            before = time.process_time()
            if seat == number % 2:
                action = bot.decide(view, options, chance[seat], None)
                seconds += time.process_time() - before
                decisions += 1
                spent += bot.spent
            else:
                action = planner.decide(view, options, chance[seat], None)
            game.do(seat, action)
    return seconds / decisions * 1e3, spent / seconds


def measure_bots(quick: int) -> dict[str, float]:
    """Return the numbers of all bots; `quick` divides the number of games."""
    found: dict[str, float] = {}
    games = max(100 // quick, 4)
    found["usa, racer against greedy, games/s"] = match_speed(("racer", "greedy"), games)[0]
    views = middles()
    for name in bot_names():
        found[f"usa, {name}, us a decision"] = match_speed((name, name), games)[1]
        found[f"usa, {name}, playouts/s from turn {MIDDLE}"] = playouts_per_second(name, views, max(20 // quick, 1))
    playouts = max(400 // quick, 40)
    each, rate = search_speed(playouts, max(4 // quick, 1))
    found[f"usa, search:{playouts}, ms a decision"] = each
    found[f"usa, search:{playouts}, playouts/s over a game"] = rate
    return found
