"""Playing deals: each one as often as it takes for every bot to sit on every side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import msgspec

from fogg.arena.stepwise import step_through
from fogg.arena.tournament import Tournament
from fogg.bots.match import bots_of, game_seed
from fogg.engine import Chance, new_game
from fogg.engine.scoring import standings, tally_of
from fogg.workers import Workers

NANO = 1e-9


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """One game, side by side: points, places (1 is best), how often it was asked and for how many seconds it thought.

    Side `s` is played by the bot on chair `(s + rotation) % sides` of the table.
    """

    rotation: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    asked: tuple[int, ...]
    seconds: tuple[float, ...]
    turns: int

    def chair(self, side: int) -> int:
        """Return which bot of the table played that side, by its place in the table's list."""
        return (side + self.rotation) % len(self.totals)


class DealResult(msgspec.Struct, frozen=True):
    """All games of one table with one deal."""

    table: int
    deal: int
    games: tuple[GameResult, ...]


def play_deals(
    tournament: Tournament, deals: int, workers: Workers, done: Sequence[DealResult] = ()
) -> Iterator[DealResult]:
    """Play what is not `done` of the deals 0 to `deals` - 1 at every table; yield each as soon as it is finished."""
    known = {(result.table, result.deal) for result in done}
    tasks = (
        (table, deal) for deal in range(deals) for table in range(len(tournament.tables)) if (table, deal) not in known
    )
    return workers.map(partial(play_deal, tournament), tasks, ordered=False)


def play_deal(tournament: Tournament, task: tuple[int, int]) -> DealResult:
    """Play one deal at one table, with every rotation of its bots."""
    table, deal = task
    rounds = range(tournament.games_of(table))
    return DealResult(table, deal, tuple(play_rotation(tournament, table, deal, rotation) for rotation in rounds))


def play_rotation(tournament: Tournament, table: int, deal: int, rotation: int) -> GameResult:
    """Play one game: the deal depends on its number alone, and bots draw on chance of their own."""
    bots = bots_of(tournament.tables[table])
    sides = len(bots)
    game = new_game(
        tournament.edition,
        tournament.players,
        game_seed(tournament.seed, deal),
        variant=tournament.variant,
        settings=tournament.settings,
        add_ons=tournament.add_ons,
        history=any(bot.needs_history for bot in bots),
    )
    side_of = [int(side) for side in game.side_of]
    seated = [bots[(side + rotation) % sides] for side in side_of]
    chance = Chance(tournament.seed)
    streams = [chance.stream(f"arena/{deal}/{rotation}/{seat}") for seat in range(tournament.players)]
    asked = [0] * sides
    spent = [0] * sides
    for seat, nanoseconds in step_through(game, seated, streams, tournament.budget):
        asked[side_of[seat]] += 1
        spent[side_of[seat]] += nanoseconds
    result = standings(tally_of(game, [True] * tournament.players, explained=False))  # without the costly paths
    by_side = [result.of(seats[0]) for seats in game.sides]
    return GameResult(
        rotation=rotation,
        totals=tuple(standing.total for standing in by_side),
        places=tuple(standing.place for standing in by_side),
        asked=tuple(asked),
        seconds=tuple(round(nanoseconds * NANO, 6) for nanoseconds in spent),
        turns=game.turns,
    )


def by_deal(results: Iterable[DealResult]) -> list[DealResult]:
    """Return results in the order of deals and tables, in which nothing depends on who finished first."""
    return sorted(results, key=lambda result: (result.deal, result.table))
