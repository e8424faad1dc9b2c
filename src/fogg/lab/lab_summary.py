"""Figures of a laboratory: tickets, routes, seats, sources of points and the length of games."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fogg.board import Ticket
from fogg.bots.summary import Mean
from fogg.engine import Ruleset
from fogg.engine.ruleset import ticket_names, wording_of
from fogg.lab.demand import all_distances, shortest_length
from fogg.lab.lab_counts import LabCounts, SideCount
from fogg.lab.moments import Moments
from fogg.lab.ticket_worth import face_line, lift_of


class TicketFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One ticket. `lift` is the final margin of its holders, less the mean margin of their seats over all games.

    `beyond_face` is what `lift` exceeds the lift by that tickets of that value have, by a straight line through all
    tickets, each weighted by its holders; its standard error is that of `lift`.
    """

    ticket: str
    name: str
    face: int
    length: int | None
    offered: int
    kept: float | None
    held: int
    completed: float | None
    points: float | None
    lift: Mean | None
    beyond_face: float | None


class RouteFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One route: in which part of the games it was claimed, after which part of a game, and who had a use for it.

    `wanted` is the mean number of sides with a ticket at the end of which a shortest way on the empty board leads over
    it, `contested` the part of the games in which there were two or more. It says nothing about what a bot intended.
    """

    route: str
    name: str
    length: int
    claimed: float
    when: Mean | None
    wanted: float
    contested: float


class SideFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One seat, or one team, by its place in the order of play."""

    name: str
    wins: Mean
    score: Mean
    margin: Mean


class SourceFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One reason for points: the mean over all sides, and over those that won."""

    reason: str
    name: str
    points: float
    winners: float


class LabSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A board in figures."""

    games: int
    turns: Mean
    decisions: Mean
    lengths: dict[int, int]
    seats: tuple[SideFigures, ...]
    sources: tuple[SourceFigures, ...]
    tickets: tuple[TicketFigures, ...]
    routes: tuple[RouteFigures, ...]


def summarize_lab(counts: LabCounts, players: int) -> LabSummary:
    """Return the figures of at least one game; tickets that are worth most and routes claimed most come first."""
    turns = Moments()
    for number, times in counts.turns.items():
        for _ in range(times):
            turns.add(number)
    return LabSummary(
        games=counts.games,
        turns=mean(turns),
        decisions=mean(counts.decisions),
        lengths=dict(sorted(counts.turns.items())),
        seats=side_figures(counts.sides, players),
        sources=source_figures(counts),
        tickets=ticket_figures(counts),
        routes=route_figures(counts),
    )


def mean(moments: Moments) -> Mean:
    """Return a mean with its standard error."""
    return Mean(moments.mean, moments.error)


def side_figures(sides: Sequence[SideCount], players: int) -> tuple[SideFigures, ...]:
    """Return the figures of each seat, or of each team."""
    what = "seat" if len(sides) == players else "team"
    return tuple(
        SideFigures(name=f"{what} {n}", wins=mean(side.wins), score=mean(side.score), margin=mean(side.margin))
        for n, side in enumerate(sides, start=1)
    )


def source_figures(counts: LabCounts) -> tuple[SourceFigures, ...]:
    """Return where points come from, the largest source first."""
    wording = wording_of(counts.rules, ())
    all_sides = counts.games * len(counts.sides)
    found = [
        SourceFigures(
            reason=reason,
            name=wording.format(reason, {}),
            points=points / all_sides,
            winners=counts.winning[reason] / counts.winners,
        )
        for reason, points in sorted(counts.sources.items())
    ]
    return tuple(sorted(found, key=lambda source: -source.points))


def ticket_figures(counts: LabCounts) -> tuple[TicketFigures, ...]:
    """Return the figures of all tickets; those that were never held come last."""
    means = [side.margin.mean for side in counts.sides]
    lifts = {key: lift_of(count.margins, means) for key, count in counts.tickets.items()}
    tickets = {ticket.key: ticket for ticket in counts.rules.board.tickets}
    line = face_line([(float(face_of(tickets[key])), lift.mean, lift.n) for key, lift in lifts.items() if lift.n])
    distances = all_distances(counts.rules)
    found = []
    for key, ticket in tickets.items():
        count, lift = counts.tickets[key], lifts[key]
        beyond = lift.mean - line.at(face_of(ticket)) if lift.n and line is not None else None
        found.append(
            TicketFigures(
                ticket=key,
                name=ticket_name(counts.rules, ticket),
                face=face_of(ticket),
                length=shortest_length(counts.rules, ticket, distances),
                offered=count.offered,
                kept=count.kept / count.offered if count.offered else None,
                held=count.held,
                completed=count.done / count.held if count.held else None,
                points=count.points / count.held if count.held else None,
                lift=mean(lift) if lift.n else None,
                beyond_face=beyond,
            )
        )
    return tuple(sorted(found, key=lambda one: (one.beyond_face is None, -(one.beyond_face or 0.0), one.ticket)))


def face_of(ticket: Ticket) -> int:
    """Return the points printed on a ticket, of several the highest."""
    return max((points for _, points in ticket.targets), default=int(ticket.points))


def ticket_name(rules: Ruleset, ticket: Ticket) -> str:
    """Return the two ends of a ticket."""
    a, b, _ = ticket_names(ticket, [city.name for city in rules.board.cities])
    return f"{a} – {b}"


def route_figures(counts: LabCounts) -> tuple[RouteFigures, ...]:
    """Return the figures of all routes; tracks between the same cities are numbered."""
    board = counts.rules.board
    found = []
    for route in board.routes:
        count = counts.routes[route.key]
        track = route.key.partition(".")[2]
        found.append(
            RouteFigures(
                route=route.key,
                name=f"{board.cities[route.a].name} – {board.cities[route.b].name}" + (f" ({track})" if track else ""),
                length=int(route.length),
                claimed=count.games / counts.games,
                when=mean(count.when) if count.games else None,
                wanted=count.wanted / counts.games,
                contested=count.contested / counts.games,
            )
        )
    return tuple(sorted(found, key=lambda one: (-one.claimed, one.route)))


def most_contested(routes: Sequence[RouteFigures]) -> list[RouteFigures]:
    """Return the most contested connections first; of parallel tracks only the one claimed most."""
    best: dict[str, RouteFigures] = {}
    for one in routes:
        connection = one.route.partition(".")[0]
        if connection not in best or one.claimed > best[connection].claimed:
            best[connection] = one
    return sorted(best.values(), key=lambda one: (-one.contested, -one.claimed, one.route))
