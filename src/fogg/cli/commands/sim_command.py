"""`fogg sim`: bots play many games, and a table tells how they did."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fogg import native
from fogg.board import describe
from fogg.bots.match import Match, Outcome, check_match, play_games
from fogg.bots.match import Progress as Told
from fogg.bots.summary import Mean, Summary, SummaryRow, summarize
from fogg.cli.measure.measuring import BOTS, JobsOption, RayOption, chosen_workers, find_own_bots
from fogg.cli.options import (
    AddOption,
    EditionArgument,
    JsonOption,
    SeedOption,
    SetOption,
    VariantOption,
    chosen,
    read_seed,
)
from fogg.cli.sim_results import records_folder, results_file
from fogg.errors import FoggError


def sim(
    edition: EditionArgument,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play; default: as few as the bots and the edition allow.")
    ] = None,
    bot: Annotated[
        str,
        typer.Option(metavar="NAME,...", help=f"Who plays: {BOTS}; they take turns on the seats."),
    ] = "random",
    games: Annotated[int, typer.Option(metavar="G", min=1, help="How many games.")] = 100,
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    budget: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="How long a bot may think about one decision, if it respects that."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write the result of each game to a new file: .jsonl (a line a game) or .csv."
        ),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Save the record of each game in this new or empty folder.")
    ] = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    add: AddOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play many games, and show scores, victories, length and speed.

    For example: fogg sim usa --bot racer,greedy --games 100 --seed 1 --jobs 2 --out results.csv
    """
    if budget is not None and not budget > 0:
        raise FoggError(f"--budget must be a number of seconds above 0, not {budget:g}")
    if ray is not None and record is not None:
        raise FoggError("--record saves games where they are played, so it cannot be combined with --ray")
    find_own_bots()
    choice = chosen(edition, variant, settings, add)
    bots = tuple(name.strip() for name in bot.split(","))
    match = Match(
        edition=choice.edition,
        players=fewest_players(choice.edition, len(bots)) if players is None else players,
        bots=bots,
        seed=read_seed(seed),
        variant=choice.variant,
        settings=choice.settings,
        add_ons=choice.add_ons,
        budget=budget,
    )
    check_match(match)
    workers = chosen_workers(jobs, ray)
    outcomes: list[Outcome] = []
    records = records_folder(record)
    with results_file(out, match, recorded=record is not None) as results, progress_bar(games) as told:
        typer.echo(f"engine {native.status()}", err=True)
        started = time.perf_counter()
        for outcome in play_games(match, games, workers=workers, records=records):
            outcomes.append(outcome)
            if results is not None:
                results.write(outcome)
            if told is not None:
                told(len(outcomes))
    seconds = time.perf_counter() - started
    summary = summarize(match, outcomes)
    speed = speed_of(summary, games, jobs, seconds)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(as_data(match, games, summary, speed)), indent=2).decode())
    else:
        show(Console(), match, games, summary, speed)


def fewest_players(edition: str, bots: int) -> int:
    """Return the smallest number of players that the edition allows and that seats every bot; else their number."""
    return min((n for n in describe(edition).players if n >= bots), default=bots)


@contextmanager
def progress_bar(total: int, unit: str = "games") -> Iterator[Told | None]:
    """Yield a progress bar on the error stream, apart from results; none without a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(unit, total=total)
        yield lambda done: progress.update(task, completed=done)


def speed_of(summary: Summary, games: int, jobs: int, seconds: float) -> dict[str, Any]:
    """Return what depends on the clock, the machine or the number of jobs."""
    return {
        "jobs": jobs,
        "compiled": native.status().compiled,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 2),
        "decisions_per_second": round(games * summary.decisions.mean / seconds, 1),
    }


def as_data(match: Match, games: int, summary: Summary, speed: dict[str, Any]) -> dict[str, Any]:
    """Return the JSON of a simulation; but for `speed` it depends on the parameters alone."""
    return {
        "edition": match.edition,
        "variant": match.variant,
        "settings": match.settings,
        "add_ons": match.add_ons,
        "players": match.players,
        "games": games,
        "seed": f"{match.seed:x}",
        "bots": summary.bots,
        "seats": summary.seats,
        "turns": summary.turns,
        "decisions": summary.decisions,
        "speed": speed,
    }


def show(console: Console, match: Match, games: int, summary: Summary, speed: dict[str, Any]) -> None:
    """Print the results as tables."""
    variant = f" ({match.variant})" if match.variant else ""
    console.print(
        f"{match.edition}{variant}, {match.players} players, {games} games, seed {match.seed:#x}", highlight=False
    )
    console.print(table_of("bot", summary.bots))
    console.print(table_of("seat", summary.seats))
    console.print(f"turns {written(summary.turns)}, decisions {written(summary.decisions)} a game", highlight=False)
    compiled = "compiled" if speed["compiled"] else "plain Python"
    console.print(
        f"{speed['games_per_second']} games/s, {speed['decisions_per_second']:.0f} decisions/s, "
        f"{speed['seconds']} s with {speed['jobs']} job{'s' if speed['jobs'] > 1 else ''} ({compiled})",
        highlight=False,
    )


def table_of(what: str, rows: tuple[SummaryRow, ...]) -> Table:
    """Return games, scores and victories, a row each."""
    table = Table(what, "games", "score", "wins", box=None, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(row.name, str(row.games), written(row.score), f"{100 * row.wins:.1f} %")
    return table


def written(mean: Mean) -> str:
    """Return a text like `85.2 ± 1.3`."""
    return f"{mean.mean:.1f}" if mean.error is None else f"{mean.mean:.1f} ± {mean.error:.1f}"
