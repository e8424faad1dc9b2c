"""`fogg analyze`: what every decision of a recorded game was worth."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from fogg.analysis import AnalyzedDecision, GameReport, SeatReport, analyze
from fogg.analysis.analysis_page import analysis_page
from fogg.analysis.analyze import Progress
from fogg.analysis.usual_playouts import FEWEST, MOST
from fogg.cli.measure.measuring import HtmlOption, JsonFileOption, check_writable, write_file
from fogg.cli.options import SeedOption, read_seed
from fogg.engine import load_record
from fogg.errors import RecordError, UnknownName

MOST_SHOWN = 5  # decisions of a seat


def analyze_record(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    seat: Annotated[
        str | None, typer.Option(metavar="NAME", help="Look at the decisions of one player: a name, or a seat from 1.")
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=FEWEST,
            help="Games played on after a decision, four times as many where it is looked at closely. By default "
            f"{MOST}, and fewer where a game of the edition takes long.",
        ),
    ] = None,
    seed: SeedOption = "0",
    jobs: Annotated[
        int | None, typer.Option(metavar="J", min=1, help="How many processes; the report does not depend on it.")
    ] = None,
    json: JsonFileOption = None,
    html: HtmlOption = None,
) -> None:
    """Judge every decision of a finished game by what its player could know.

    Each is compared with what a planner would do, and ten of each player with every sort of option, in games dealt
    from the player's view and played on by bots. What counts is the final lead in points over the best other player.

    For example: fogg analyze game.jsonl --seat Ada --html report.html
    """
    check_writable("--json", json)
    check_writable("--html", html)
    record = load_record(file)
    which = None if seat is None else seat_number(seat, record.header.game.seats)
    workers = jobs if jobs is not None else os.cpu_count() or 1
    try:
        with progress_bar() as told:
            report = analyze(record, playouts=playouts, seat=which, seed=read_seed(seed), jobs=workers, progress=told)
    except RecordError as error:
        raise RecordError(error.message, file=str(file), line=error.line, value=error.value) from error
    written = msgspec.json.format(msgspec.json.encode(report), indent=1)
    if html is not None:
        write_file("--html", html, analysis_page(report))
    if json is not None and str(json) == "-":
        typer.echo(written.decode())
        return
    if json is not None:
        write_file("--json", json, written)
    show(Console(), report)


def seat_number(given: str, names: tuple[str, ...]) -> int:
    """Return the seat of a name, or of a number from 1."""
    if given in names:
        return names.index(given)
    if given.isdigit() and 1 <= int(given) <= len(names):
        return int(given) - 1
    raise UnknownName("player", given, names)


@contextmanager
def progress_bar() -> Iterator[Progress | None]:
    """Yield a progress bar on the error stream, apart from the report; none without a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task("decisions", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def show(console: Console, report: GameReport) -> None:
    """Print the report."""
    variant = f" ({report.variant})" if report.variant else ""
    console.print(f"{report.edition}{variant}: {', '.join(report.names)}", highlight=False, markup=False)
    console.print(table_of(report))
    for seat in report.seats:
        show_seat(console, report, seat)
    console.print(
        "\nPoints are of the final lead over the best other player. Play: what the decisions gained or lost against "
        "the best option found. Luck: all else, the cards above all.",
        highlight=False,
    )


def table_of(report: GameReport) -> Table:
    """Return a row for each player."""
    columns = ("player", "points", "lead", "expected", "play", "others", "luck", "accuracy", "mistakes")
    table = Table(*columns, box=None, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    for seat in report.seats:
        others = "" if seat.others is None else f"{seat.others:+.0f}"
        table.add_row(
            seat.name,
            str(seat.points),
            f"{seat.margin:+d}",
            f"{seat.expected:+.0f}",
            f"{seat.play:+.0f}",
            others,
            f"{seat.luck:+.0f}",
            f"{100 * seat.accuracy:.0f} %",
            str(seat.mistakes + seat.blunders),
        )
    return table


def show_seat(console: Console, report: GameReport, seat: SeatReport) -> None:
    """Print the decisions of a player that lost most."""
    found = {decision.number: decision for decision in report.decisions}
    console.print(f"\n{seat.name}", style="bold", highlight=False, markup=False)
    if not seat.worst:
        console.print("  No decision lost anything.", highlight=False)
    for number in seat.worst[:MOST_SHOWN]:
        console.print(sentence(found[number]), highlight=False, markup=False, soft_wrap=True)


def sentence(decision: AnalyzedDecision) -> str:
    """Return what a decision lost, in words."""
    told = f" ({decision.rating})" if decision.rating else ""
    return (
        f"  Turn {decision.turn}: {decision.label}{told}. {decision.best_label} was worth {decision.loss:.1f} ± "
        f"{2 * decision.error:.1f} points more: {100 * decision.before.win:.0f} % to win "
        f"instead of {100 * decision.after.win:.0f} %."
    )
