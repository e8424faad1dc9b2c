"""`fogg lab`: a board measured by many games of one bot with itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from fogg import native
from fogg.board import describe
from fogg.cli.commands.sim_command import progress_bar
from fogg.cli.measure.measuring import (
    BOTS,
    HtmlOption,
    JobsOption,
    JsonFileOption,
    RayOption,
    check_writable,
    chosen_workers,
    find_own_bots,
    write_file,
)
from fogg.cli.options import AddOption, EditionArgument, SeedOption, SetOption, VariantOption, chosen, read_seed
from fogg.lab import LabCounts, LabSetup, LabSummary, observe_games
from fogg.lab import summarize_lab as summarize
from fogg.lab.lab_page import lab_page, optional, with_error
from fogg.lab.lab_summary import most_contested
from fogg.lab.lab_tables import arrow, rows_of, table_files
from fogg.lab.observing import check_setup
from fogg.report import percent, signed
from fogg.version import VERSION
from fogg.workers import Workers

PRINTED = Path("-")
MOST = 8  # tickets and routes that the terminal shows


def lab(
    edition: EditionArgument,
    bot: Annotated[str, typer.Option(metavar="NAME", help=f"Who plays on every seat: {BOTS}.")] = "planner",
    games: Annotated[int, typer.Option(metavar="G", min=1, help="How many games.")] = 1000,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play; default: as few as the edition allows.")
    ] = None,
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    html: HtmlOption = None,
    json_file: JsonFileOption = None,
    csv: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write all that was observed as CSV tables to this new folder.")
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The same tables as Parquet files (extra `lab`).")
    ] = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    add: AddOption = None,
) -> None:
    """Measure a board: what each ticket is worth, which routes are contested, which seat is best, what brings points.

    One bot plays all seats in many games. For example: fogg lab usa --games 2000 --jobs 2 --html usa.html
    """
    find_own_bots()
    for option, path in (("--json", json_file if json_file != PRINTED else None), ("--html", html)):
        check_writable(option, path)
    if parquet is not None:
        arrow()  # a missing extra is told before anything is played
    choice = chosen(edition, variant, settings, add)
    setup = LabSetup(
        edition=choice.edition,
        players=min(describe(choice.edition).players) if players is None else players,
        bot=bot,
        seed=read_seed(seed),
        variant=choice.variant,
        settings=choice.settings,
        add_ons=choice.add_ons,
    )
    check_setup(setup)
    summary = observed(setup, games, chosen_workers(jobs, ray), csv, parquet)
    if json_file is not None:
        data = msgspec.json.format(msgspec.json.encode(as_data(setup, summary)), indent=2) + b"\n"
        if json_file == PRINTED:
            typer.echo(data.decode(), nl=False)
        else:
            write_file("--json", json_file, data)
    if html is not None:
        write_file("--html", html, lab_page(setup, summary))
    if json_file != PRINTED:
        show(Console(), setup, summary)


def observed(setup: LabSetup, games: int, workers: Workers, csv: Path | None, parquet: Path | None) -> LabSummary:
    """Play all games; rows go to the files as they come, and only counts are kept."""
    rules = setup.rules
    counts = LabCounts(rules, setup.players // rules.team_size)
    with table_files(csv, "csv") as plain, table_files(parquet, "parquet") as columns:
        typer.echo(f"engine {native.status()}", err=True)
        with progress_bar(games) as told:
            for game in observe_games(setup, games, workers):
                counts.add(game)
                rows = rows_of(setup, game) if plain or columns else {}
                for files in (plain, columns):
                    for name, file in files.items():
                        file.write(rows[name])
                if told is not None:
                    told(counts.games)
    return summarize(counts, setup.players)


def as_data(setup: LabSetup, summary: LabSummary) -> dict[str, Any]:
    """Return the JSON of a laboratory, which depends on its settings alone."""
    given = {**msgspec.structs.asdict(setup), "seed": f"{setup.seed:#x}"}
    return {"fogg": VERSION, **given, **msgspec.structs.asdict(summary)}


def show(console: Console, setup: LabSetup, summary: LabSummary) -> None:
    """Print the most important figures as tables."""
    variant = f" ({setup.variant})" if setup.variant else ""
    console.print(
        f"{setup.edition}{variant}, {setup.players} players, {summary.games} games of {setup.bot}, "
        f"seed {setup.seed:#x}",
        highlight=False,
    )
    seats = table_of("seat", "wins", "points", "margin")
    for seat in summary.seats:
        seats.add_row(seat.name, percent(seat.wins.mean, 1), with_error(seat.score), with_error(seat.margin, sign=True))
    console.print(seats)
    sources = table_of("source of points", "all", "winners")
    for source in summary.sources:
        sources.add_row(source.name, f"{source.points:.1f}", f"{source.winners:.1f}")
    console.print(sources)
    tickets = table_of("ticket", "face", "kept", "completed", "lift", "beyond face")
    ranked = [ticket for ticket in summary.tickets if ticket.lift is not None]
    shown = ranked if len(ranked) <= 2 * MOST else [*ranked[:MOST], *ranked[-MOST:]]
    for ticket in shown:
        if ticket.lift is not None:
            tickets.add_row(
                *(ticket.name, str(ticket.face), optional(ticket.kept), optional(ticket.completed)),
                *(
                    with_error(ticket.lift, sign=True),
                    "–" if ticket.beyond_face is None else signed(ticket.beyond_face),
                ),
            )
    console.print(tickets)
    routes = table_of("route", "spaces", "claimed", "wanted by 2 or more")
    for route in most_contested(summary.routes)[:MOST]:
        routes.add_row(route.name, str(route.length), percent(route.claimed), percent(route.contested))
    console.print(routes)
    console.print(f"turns {with_error(summary.turns)}, decisions {with_error(summary.decisions)}", highlight=False)
    if len(shown) < len(summary.tickets):
        console.print("--html and --json have all tickets and routes; ± is a standard error", style="dim")


def table_of(*columns: str) -> Table:
    """Return a table without lines whose first column holds words and the others numbers."""
    table = Table(*columns, box=None, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    return table
