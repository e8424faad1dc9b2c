"""The report of a tournament as a page."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean

from fogg.arena.arena_summary import ArenaSummary, Figures, TableFigures, credit, sides_of_bot
from fogg.arena.intervals import Interval
from fogg.arena.ratings import Rating
from fogg.arena.rotations import DealResult, by_deal
from fogg.arena.tournament import Tournament
from fogg.report import (
    Column,
    Html,
    PlotRow,
    Series,
    data_table,
    fact_list,
    html_page,
    line_plot,
    percent,
    prose,
    row_plot,
    section,
    signed,
    tag,
)

COLORS = 6
DEVIATIONS = 2  # to either side of a rating
WHOLE = (0.0, 1.0)


def arena_page(tournament: Tournament, summary: ArenaSummary, results: Sequence[DealResult]) -> str:
    """Return the page of a tournament."""
    bots = [row.bot for row in summary.bots]
    colors = {bot: n % COLORS for n, bot in enumerate(bots)}
    sides = len(tournament.tables[0])
    rules = tournament.rules
    grouped = f" on {sides} sides" if rules.team_size > 1 else ""
    best = summary.bots[0]
    who = f"Each chair of {best.bot}" if any(table.count(best.bot) > 1 for table in tournament.tables) else best.bot
    lead = f"{who} won {won(best.wins.mean)} of its games ({between(best.wins)}); an even share is "
    facts = (
        *(("Players", f"{tournament.players}{grouped}"), ("Deals", summary.deals), ("Games", summary.games)),
        *(("Tables", len(summary.tables)), ("Seed", f"{tournament.seed:#x}")),
        *([("Variant", tournament.variant)] if tournament.variant else []),
    )
    return html_page(
        f"{rules.edition.name}: {len(bots)} bots in the arena",
        section("What was played", fact_list(facts), settings_of(tournament)),
        section("Victories", wins_plot(summary.bots, colors, 1 / sides), prose(WINS.format(par=percent(1 / sides)))),
        section("Points and time", figures_table(summary), prose(POINTS)),
        pairs_section(bots, summary.tables) if sides == 2 and len(bots) > 2 else None,
        tables_section(summary.tables) if sides > 2 else None,
        section("Ratings", ratings_plot(summary, colors), prose(RATINGS)),
        section("As the deals came in", running_plot(tournament, bots, colors, results, sides), prose(RUNNING)),
        section("How it was measured", prose(METHOD)),
        lead=lead + f"{percent(1 / sides)}.",
    )


WINS = (
    "The share of victories of a chair, a shared victory in parts, with its 95 % interval. The dashed line is an even "
    "share, {par}. Where two intervals do not overlap, the difference is hardly chance."
)
POINTS = (
    "Means over deals with half the width of their 95 % intervals. The margin is the distance to the best other side. "
    "Time is what the bot itself took for a decision on this machine, with all jobs running."
)
RATINGS = (
    "openskill's Plackett-Luce model over all games of all tables, in the order of deals, with the range of two "
    "standard deviations. Everyone begins with 25 ± 16. Only differences mean something."
)
RUNNING = "The share of victories after each deal: lines that still move need more deals."
METHOD = (
    "Every deal is played at each table with all rotations of its bots, so that each of them gets every seat with the "
    "same cards, and all tables play the same deals. Games of one deal are not independent: a deal counts as one "
    "value, and intervals are computed over deals. For victories it is Wilson's interval at the number of independent "
    "games that have the variance found between deals, with Student's quantile; for points it is Student's interval."
)


def settings_of(tournament: Tournament) -> Html | None:
    """Return the choices that facts do not show; None without any."""
    given = [f"{name} = {value}" for name, value in tournament.settings.items()]
    given += [f"with {name}" for name in tournament.add_ons]
    if tournament.budget is not None:
        given.append(f"{tournament.budget:g} s for a decision")
    return prose("; ".join(given)) if given else None


def wins_plot(rows: Sequence[Figures], colors: dict[str, int], par: float) -> Html:
    """Return the share of victories of each bot."""
    return row_plot(
        [interval_row(row.bot, row.wins, won(row.wins.mean), colors[row.bot]) for row in rows],
        mark=par,
        bounds=WHOLE,
        unit=percent,
    )


def interval_row(label: str, interval: Interval, words: str, color: int) -> PlotRow:
    """Return the row of an interval, with its bounds in words."""
    if interval.low is None or interval.high is None:
        return PlotRow(label, interval.mean, words, color=color)
    return PlotRow(label, interval.mean, f"{words} ({between(interval)})", interval.low, interval.high, color)


def figures_table(summary: ArenaSummary) -> Html:
    """Return points and time, bot by bot."""
    thought = {one.bot: one for one in summary.thinking}
    columns = (
        *(Column("bot", words=True), Column("games"), Column("points"), Column("margin")),
        *(Column("decisions"), Column("time per decision")),
    )
    rows = [
        (
            *(row.bot, f"{row.games:,}", with_reach(row.score), with_reach(row.margin, sign=True)),
            *(f"{thought[row.bot].decisions:,}", duration(thought[row.bot].milliseconds)),
        )
        for row in summary.bots
    ]
    return data_table(columns, rows)


def pairs_section(bots: Sequence[str], tables: Sequence[TableFigures]) -> Html:
    """Return who wins against whom."""
    met = {(row.bot, other): row for table in tables for row in table.rows for other in table.bots if other != row.bot}
    columns = (Column("", words=True), *(Column(f"against {bot}") for bot in bots))
    rows = [(bot, *(pair_cell(met.get((bot, other))) for other in bots)) for bot in bots]
    return section("Who beats whom", data_table(columns, rows), prose("Victories of the bot on the left."))


def pair_cell(row: Figures | None) -> object:
    """Return the result of a pairing with its interval."""
    if row is None:
        return "–"
    return (tag("b", won(row.wins.mean)), " ", tag("small", between(row.wins)))


def tables_section(tables: Sequence[TableFigures]) -> Html:
    """Return the figures of tables of more than two sides."""
    columns = (Column("bot", words=True), Column("victories"), Column("95 %"), Column("points"), Column("margin"))
    parts: list[Html] = []
    for table in tables:
        rows = [
            (
                *(row.bot, won(row.wins.mean), between(row.wins), with_reach(row.score)),
                with_reach(row.margin, sign=True),
            )
            for row in sorted(table.rows, key=lambda row: -row.wins.mean)
        ]
        seated = tag("h3", f"{', '.join(table.bots)}: {table.games:,} games of {table.turns:.0f} turns")
        parts.append(tag("div", seated, data_table(columns, rows)))
    return section("Table by table", *parts)


def ratings_plot(summary: ArenaSummary, colors: dict[str, int]) -> Html:
    """Return ratings, best first."""
    rows = []
    for bot, rating in sorted(summary.ratings.items(), key=lambda pair: -pair[1].mu):
        reach = DEVIATIONS * rating.sigma
        rows.append(PlotRow(bot, rating.mu, rated(rating), rating.mu - reach, rating.mu + reach, colors[bot]))
    return row_plot(rows)


def rated(rating: Rating) -> str:
    """Return a rating with the range of two standard deviations."""
    return f"{rating.mu:.1f} ± {DEVIATIONS * rating.sigma:.1f}"


def running_plot(
    tournament: Tournament, bots: Sequence[str], colors: dict[str, int], results: Sequence[DealResult], sides: int
) -> Html:
    """Return the share of victories of each bot after each deal."""
    series = [Series(bot, running_share(tournament, bot, results), colors[bot]) for bot in bots]
    return line_plot(series, words="Share of victories after each deal", mark=1 / sides, bounds=WHOLE, y_unit=percent)


def running_share(tournament: Tournament, bot: str, results: Sequence[DealResult]) -> list[tuple[float, float]]:
    """Return the number of deals and the share of victories until then."""
    values: dict[int, list[float]] = defaultdict(list)
    for result in by_deal(results):
        table = tournament.tables[result.table]
        for game in result.games:
            values[result.deal] += [credit(game, side) for side in sides_of_bot(game, table, bot)]
    points = []
    total = 0.0
    for n, deal in enumerate(sorted(deal for deal, found in values.items() if found), start=1):
        total += fmean(values[deal])
        points.append((float(n), total / n))
    return points


def won(share: float) -> str:
    """Return a share of victories as it is read: 62 %, and 99.7 % near the ends."""
    return percent(share, 1 if 0 < share < 0.02 or 0.98 < share < 1 else 0)


def between(interval: Interval) -> str:
    """Return the bounds of a share."""
    if interval.low is None or interval.high is None:
        return "one deal tells no interval"
    return f"{100 * interval.low:.0f}–{percent(interval.high)}"


def with_reach(interval: Interval, *, sign: bool = False) -> str:
    """Return a mean with half the width of its interval."""
    mean = signed(interval.mean) if sign else f"{interval.mean:.1f}"
    return mean if interval.high is None else f"{mean} ± {interval.high - interval.mean:.1f}"


def duration(milliseconds: float) -> str:
    """Return a time with a unit that suits it."""
    if milliseconds < 1:
        return f"{1000 * milliseconds:.0f} µs"
    return f"{milliseconds:.1f} ms" if milliseconds < 1000 else f"{milliseconds / 1000:.2f} s"
