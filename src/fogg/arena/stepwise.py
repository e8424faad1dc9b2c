"""A game played decision by decision, with the time that each one took."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter_ns

from fogg.bots.bot import Bot, GameBot, ask, reads_games, view_for
from fogg.engine import Game, Stream


def step_through(
    game: Game, bots: Sequence[Bot], streams: Sequence[Stream], budget: float | None = None
) -> Iterator[tuple[int, int]]:
    """Play a game to its end; after each decision yield the seat that made it, and the nanoseconds it thought.

    The game is the same as with `play_game`. The time is the bot's alone: making its view and its options is not in it.
    """
    recorded = game.events is not None
    direct = [bot if isinstance(bot, GameBot) and reads_games(bot) else None for bot in bots]
    while not game.over:
        seat = game.actors[0]
        chance = streams[seat]
        reader = direct[seat]
        if reader is not None:
            begun = perf_counter_ns()
            action = reader.act(game, seat, chance)
            spent = perf_counter_ns() - begun
        else:
            view, options = view_for(bots[seat], game, seat), game.options(seat)
            begun = perf_counter_ns()
            action = ask(bots[seat], view, options, chance, budget)
            spent = perf_counter_ns() - begun
        if recorded:
            game.play(seat, action)
        else:
            game.do(seat, action)
        yield seat, spent
