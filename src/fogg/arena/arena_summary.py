"""Figures of a tournament: by bot over everything, and by table. What depends on the clock stands apart."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from fogg.arena.intervals import Interval, mean_interval, share_interval
from fogg.arena.ratings import Rating, rate
from fogg.arena.rotations import DealResult, GameResult, by_deal
from fogg.arena.tournament import Tournament


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's figures, each the mean over deals of what its chairs got, with its 95 % interval.

    `wins` is the share of victories of a chair, a shared victory in parts; `margin` the points ahead of the best other
    side, negative if behind.
    """

    bot: str
    games: int
    wins: Interval
    score: Interval
    margin: Interval


class TableFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One table: its bots as given, what was played, and the figures of each different bot."""

    bots: tuple[str, ...]
    deals: int
    games: int
    turns: float
    rows: tuple[Figures, ...]


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's time: the mean for a decision in milliseconds, and the number of decisions behind it."""

    bot: str
    decisions: int
    milliseconds: float


class ArenaSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in figures. `thinking` is measured with a clock; all else depends on the tournament alone."""

    deals: int
    games: int
    bots: tuple[Figures, ...]
    ratings: dict[str, Rating]
    tables: tuple[TableFigures, ...]
    thinking: tuple[Thinking, ...]

    def of(self, bot: str) -> Figures:
        """Return the figures of a bot over all tables."""
        return next(row for row in self.bots if row.bot == bot)


def summarize_arena(tournament: Tournament, results: Iterable[DealResult]) -> ArenaSummary:
    """Return the figures of at least one deal; bots with the largest share of victories come first."""
    ordered = by_deal(results)
    rows = [figures(bot, tournament, ordered) for bot in tournament.bots]
    return ArenaSummary(
        deals=len({result.deal for result in ordered}),
        games=sum(len(result.games) for result in ordered),
        bots=tuple(sorted(rows, key=lambda row: -row.wins.mean)),
        ratings=rate(tournament.tables, ordered),
        tables=tuple(table_figures(tournament, table, ordered) for table in range(len(tournament.tables))),
        thinking=tuple(thinking(bot, tournament, ordered) for bot in tournament.bots),
    )


def table_figures(tournament: Tournament, table: int, results: Sequence[DealResult]) -> TableFigures:
    """Return the figures of one table."""
    bots = tournament.tables[table]
    own = [result for result in results if result.table == table]
    games = [game for result in own for game in result.games]
    return TableFigures(
        bots=bots,
        deals=len(own),
        games=len(games),
        turns=fmean(game.turns for game in games),
        rows=tuple(figures(bot, tournament, own) for bot in dict.fromkeys(bots)),
    )


def figures(bot: str, tournament: Tournament, results: Sequence[DealResult]) -> Figures:
    """Return a bot's figures; its values of one deal, at all tables, are one value."""
    wins: dict[int, list[float]] = defaultdict(list)
    scores: dict[int, list[float]] = defaultdict(list)
    margins: dict[int, list[float]] = defaultdict(list)
    games = 0
    for result in results:
        table = tournament.tables[result.table]
        if bot not in table:
            continue
        games += len(result.games)
        sides = [(game, side) for game in result.games for side in sides_of_bot(game, table, bot)]
        wins[result.deal].append(fmean(credit(game, side) for game, side in sides))
        scores[result.deal].append(fmean(game.totals[side] for game, side in sides))
        margins[result.deal].append(fmean(margin(game.totals, side) for game, side in sides))
    return Figures(
        bot=bot,
        games=games,
        wins=share_interval(deal_means(wins)),
        score=mean_interval(deal_means(scores)),
        margin=mean_interval(deal_means(margins)),
    )


def deal_means(values: dict[int, list[float]]) -> list[float]:
    """Return one value for each deal: the mean over the tables."""
    return [fmean(values[deal]) for deal in sorted(values)]


def sides_of_bot(game: GameResult, table: Sequence[str], bot: str) -> list[int]:
    """Return the sides that a bot played."""
    return [side for side in range(len(table)) if table[game.chair(side)] == bot]


def credit(game: GameResult, side: int) -> float:
    """Return a side's part of the victory."""
    return 1 / game.places.count(1) if game.places[side] == 1 else 0.0


def margin(totals: Sequence[int], side: int) -> int:
    """Return the points of a side ahead of the best other one."""
    return totals[side] - max((total for other, total in enumerate(totals) if other != side), default=0)


def thinking(bot: str, tournament: Tournament, results: Sequence[DealResult]) -> Thinking:
    """Return how long a bot thought about its decisions."""
    asked = 0
    seconds = 0.0
    for result in results:
        table = tournament.tables[result.table]
        for game in result.games:
            for side in sides_of_bot(game, table, bot):
                asked += game.asked[side]
                seconds += game.seconds[side]
    return Thinking(bot=bot, decisions=asked, milliseconds=1000 * seconds / asked if asked else 0.0)
