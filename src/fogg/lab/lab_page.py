"""The report of a laboratory as a page."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

from fogg.bots.summary import Mean
from fogg.lab.heat_map import HeatMaps, scale
from fogg.lab.lab_summary import LabSummary, RouteFigures, SourceFigures, TicketFigures, most_contested
from fogg.lab.observing import LabSetup
from fogg.report import (
    Column,
    Html,
    PlotRow,
    column_plot,
    data_table,
    fact_list,
    html_page,
    percent,
    prose,
    row_plot,
    section,
    signed,
    tag,
)

REACH = NormalDist().inv_cdf(0.975)  # standard errors to either side of 95 %
MOST_COLUMNS = 40
FIRST_ROUTES = 15


def lab_page(setup: LabSetup, summary: LabSummary) -> str:
    """Return the page of a laboratory."""
    rules = setup.rules
    maps = HeatMaps(rules.edition)
    best = max(summary.seats, key=lambda seat: seat.wins.mean)
    lead = (
        f"{summary.games:,} games of {setup.bot} with {setup.players} players, of {summary.turns.mean:.0f} turns on "
        f"average. Most victories: {best.name}, {percent(best.wins.mean)}."
    )
    facts = [
        *(("Bot", setup.bot), ("Players", setup.players), ("Games", f"{summary.games:,}")),
        *(("Turns", with_error(summary.turns)), ("Decisions", with_error(summary.decisions))),
        ("Seed", f"{setup.seed:#x}"),
    ]
    if setup.variant:
        facts.append(("Variant", setup.variant))
    return html_page(
        f"{rules.edition.name} in the lab",
        section("What was played", fact_list(facts), settings_of(setup)),
        section("Routes", *route_maps(maps, summary.routes), routes_table(summary.routes)),
        section("Tickets", prose(TICKETS), worth_plot(summary.tickets), tickets_table(summary.tickets)),
        section("Seats", seats_plot(summary), prose(SEATS)),
        section("Where points come from", sources_plot(summary.sources), prose(SOURCES)),
        section("Length of games", lengths_plot(summary.lengths), prose("Turns of all seats together, in games.")),
        lead=lead,
        style=maps.style,
    )


TICKETS = (
    "Worth beyond face: how much better sides with a ticket ended than its printed points explain. For each side that "
    "ended with it, the final margin (own points less those of the best other side) is compared with the mean margin "
    "of that seat over all games; the mean of these differences is the lift. A straight line through the lifts of all "
    "tickets, each weighted by how often it was held, says what lift is usual at that face value. What remains is "
    "drawn here, with 95 % intervals from the lift's standard error. Bots choose their tickets, so this describes, and "
    "proves no cause."
)
SEATS = (
    "Share of victories, a shared one in parts, with its 95 % interval over games. The dashed line is an even share."
)
SOURCES = "Mean points of a side, and in brackets of the sides that won. Negative bars are points lost."
CLAIMED = "How often each route was claimed"
EARLY = "How early it was claimed, where it was"
WANTED = "How often two or more sides wanted it"
WANTED_NOTE = (
    "A side counts as wanting a route if a shortest way for one of the tickets it ended with, on the empty board, "
    "leads over it. This follows from the tickets alone; what a bot intended is not known."
)


def settings_of(setup: LabSetup) -> Html | None:
    """Return the choices that facts do not show; None without any."""
    given = [f"{name} = {value}" for name, value in setup.settings.items()]
    given += [f"with {name}" for name in setup.add_ons]
    return prose("; ".join(given)) if given else None


def route_maps(maps: HeatMaps, routes: Sequence[RouteFigures]) -> list[Html]:
    """Return three maps: how often, how early, and how contested."""
    words = {one.route: route_words(one) for one in routes}
    most = max(max(one.contested for one in routes), 0.01)
    latest = [one.when.mean for one in routes if one.when is not None] or [0.0]
    first, last = min(latest), max(max(latest), min(latest) + 0.01)
    early = {one.route: None if one.when is None else 1 - (one.when.mean - first) / (last - first) for one in routes}
    contested = {one.route: one.contested / most for one in routes}
    return [
        tag("h3", CLAIMED),
        maps.map({one.route: one.claimed for one in routes}, words, title=CLAIMED),
        scale("never", "in every game"),
        tag("h3", EARLY),
        maps.map(early, words, title=EARLY),
        scale(f"late: after {percent(last)} of a game", f"early: after {percent(first)}"),
        tag("h3", WANTED),
        maps.map(contested, words, title=WANTED),
        scale("never", f"in {percent(most)} of games"),
        prose(WANTED_NOTE),
    ]


def route_words(one: RouteFigures) -> str:
    """Return what pointing at a route says."""
    when = "" if one.when is None else f", on average after {percent(one.when.mean)} of the game"
    return f"{one.name}: claimed in {percent(one.claimed)} of games{when}; wanted by {one.wanted:.2f} sides"


def routes_table(routes: Sequence[RouteFigures]) -> Html:
    """Return the most contested routes at once, and all routes on demand."""
    columns = (
        *(Column("route", words=True), Column("spaces"), Column("claimed", note="part of the games")),
        Column("when", note="part of the game that had passed at the first claim, with its standard error"),
        Column("wanted by", note="mean number of sides with a ticket whose shortest way leads over it"),
        Column("by two or more", note="part of the games"),
    )
    contested = data_table(columns, [route_row(one) for one in most_contested(routes)[:FIRST_ROUTES]])
    every = data_table(columns, [route_row(one) for one in sorted(routes, key=lambda one: (-one.claimed, one.route))])
    note = prose("Of parallel tracks the one claimed most; all have the same tickets behind them.")
    rest = tag("details", tag("summary", f"All {len(routes)} routes, by how often they were claimed"), every)
    return tag("div", tag("h3", "The most contested routes"), contested, note, rest)


def route_row(one: RouteFigures) -> tuple[object, ...]:
    """Return the figures of a route as cells."""
    when = "–" if one.when is None else share_error(one.when)
    return one.name, one.length, percent(one.claimed), when, f"{one.wanted:.2f}", percent(one.contested)


def worth_plot(tickets: Sequence[TicketFigures]) -> Html:
    """Return the worth beyond face of each ticket that was held."""
    rows = []
    for one in tickets:
        if one.beyond_face is None or one.lift is None:
            continue
        reach = REACH * (one.lift.error or 0.0)
        words = signed(one.beyond_face) + (f" ± {reach:.1f}" if one.lift.error is not None else "")
        color = 0 if one.beyond_face > 0 else 1
        low, high = one.beyond_face - reach, one.beyond_face + reach
        rows.append(PlotRow(one.name, one.beyond_face, words, low, high, color, f"{one.face} points"))
    if not rows:
        return prose("There are too few different tickets to tell.")
    return row_plot(rows, mark=0.0)


def tickets_table(tickets: Sequence[TicketFigures]) -> Html:
    """Return all tickets."""
    columns = (
        *(Column("ticket", words=True), Column("face"), Column("shortest way", note="spaces")),
        *(Column("offered", note="times"), Column("kept", note="of the times it was offered")),
        *(Column("held", note="sides that had it at the end"), Column("completed", note="of the sides that had it")),
        Column("brought", note="mean points on its line"),
        Column(
            "lift", note="margin of the sides that had it less the mean margin of their seats, with its standard error"
        ),
        Column("beyond face", note="lift less what is usual for its face value"),
    )
    rows = [
        (
            *(one.name, one.face, "–" if one.length is None else one.length, f"{one.offered:,}"),
            *(optional(one.kept), f"{one.held:,}", optional(one.completed)),
            "–" if one.points is None else signed(one.points),
            "–" if one.lift is None else with_error(one.lift, sign=True),
            "–" if one.beyond_face is None else signed(one.beyond_face),
        )
        for one in tickets
    ]
    return tag("details", tag("summary", f"All figures of the {len(rows)} tickets"), data_table(columns, rows), open="")


def seats_plot(summary: LabSummary) -> Html:
    """Return victories by seat, with points."""
    rows = []
    for seat in summary.seats:
        reach = REACH * (seat.wins.error or 0.0)
        low, high = max(0.0, seat.wins.mean - reach), min(1.0, seat.wins.mean + reach)
        words = f"{100 * seat.wins.mean:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
        note = f"{seat.score.mean:.1f} points"
        rows.append(PlotRow(seat.name, seat.wins.mean, words, low, high, 0, note))
    return row_plot(rows, mark=1 / len(rows), unit=percent)


def sources_plot(sources: Sequence[SourceFigures]) -> Html:
    """Return the sources of points as bars."""
    rows = []
    for source in sources:
        words = f"{source.points:.1f} ({source.winners:.1f})".replace("-", "−")
        rows.append(PlotRow(source.name, source.points, words, color=0 if source.points >= 0 else 1))
    return row_plot(rows, bars=True)


def lengths_plot(lengths: dict[int, int]) -> Html:
    """Return how many games had how many turns, in steps that leave few enough columns."""
    first, last = min(lengths), max(lengths)
    wide = -(-(last - first + 1) // MOST_COLUMNS)
    columns = []
    for start in range(first, last + 1, wide):
        games = sum(lengths.get(number, 0) for number in range(start, start + wide))
        columns.append((str(start) if wide == 1 else f"{start}–{start + wide - 1}", float(games)))
    return column_plot(columns, words="Games by their number of turns", unit=" games")


def optional(share: float | None) -> str:
    """Return a share in percent, or a dash."""
    return "–" if share is None else percent(share)


def share_error(mean: Mean) -> str:
    """Return a share with its standard error, in percent."""
    return percent(mean.mean) if mean.error is None else f"{100 * mean.mean:.0f} ± {100 * mean.error:.1f} %"


def with_error(mean: Mean, *, sign: bool = False) -> str:
    """Return a mean with its standard error."""
    number = signed(mean.mean) if sign else f"{mean.mean:.1f}"
    return number if mean.error is None else f"{number} ± {mean.error:.1f}"
