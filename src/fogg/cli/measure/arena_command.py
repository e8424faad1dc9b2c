"""`fogg arena`: bots meet on common deals, and every figure comes with its uncertainty."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from fogg import native
from fogg.arena import ArenaSummary, DealResult, DealState, Tournament, all_pairings, check_tournament, play_deals
from fogg.arena import summarize_arena as summarize
from fogg.arena.arena_page import arena_page, between, duration, rated, with_reach, won
from fogg.arena.deal_state import header_of, kept_seed
from fogg.arena.tournament import sides_of
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
from fogg.cli.options import (
    AddOption,
    Chosen,
    EditionArgument,
    SeedOption,
    SetOption,
    VariantOption,
    chosen,
    read_seed,
)
from fogg.engine import ruleset
from fogg.errors import FoggError
from fogg.workers import Workers

ENDING = ".deals.jsonl"
PRINTED = Path("-")


def arena(
    edition: EditionArgument,
    bots: Annotated[
        str | None, typer.Option(metavar="NAME,...", help=f"Bots of which all pairings play: {BOTS}.")
    ] = None,
    table: Annotated[
        str | None, typer.Option(metavar="NAME,...", help="One table instead: a bot for each seat, or for each team.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play; default: as --table says, else the fewest.")
    ] = None,
    deals: Annotated[
        int, typer.Option(metavar="D", min=1, help="How many deals; each is played with every rotation of the bots.")
    ] = 100,
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    budget: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="How long a bot may think about one decision, if it respects that."),
    ] = None,
    json_file: JsonFileOption = None,
    html: HtmlOption = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Keep finished deals in this file and go on from it; default: by the report."
        ),
    ] = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    add: AddOption = None,
) -> None:
    """Let bots meet on common deals: victories, points and ratings with their uncertainty, and time per decision.

    Every deal is played with all rotations of the bots. With --json, --html or --resume a run that was killed goes on
    when the same command is given again.

    For example: fogg arena usa --bots racer,planner,search:400 --players 2 --deals 200 --html arena.html
    """
    if budget is not None and not budget > 0:
        raise FoggError(f"--budget must be a number of seconds above 0, not {budget:g}")
    find_own_bots()
    for option, path in (("--json", json_file if json_file != PRINTED else None), ("--html", html)):
        check_writable(option, path)
    state = resume or state_by(html if json_file in (None, PRINTED) else json_file)
    choice = chosen(edition, variant, settings, add)
    seats, tables = seating(choice, bots, table, players)
    kept = kept_seed(state) if state is not None and seed is None else None
    tournament = Tournament(
        edition=choice.edition,
        players=seats,
        tables=tables,
        seed=read_seed(seed) if kept is None else kept,
        variant=choice.variant,
        settings=choice.settings,
        add_ons=choice.add_ons,
        budget=budget,
    )
    check_tournament(tournament)
    results = played(tournament, deals, chosen_workers(jobs, ray), state)
    summary = summarize(tournament, results)
    if json_file is not None:
        data = msgspec.json.format(msgspec.json.encode(as_data(tournament, summary)), indent=2) + b"\n"
        if json_file == PRINTED:
            typer.echo(data.decode(), nl=False)
        else:
            write_file("--json", json_file, data)
    if html is not None:
        write_file("--html", html, arena_page(tournament, summary, results))
    if json_file != PRINTED:
        show(Console(), tournament, summary)


def state_by(report: Path | None) -> Path | None:
    """Return the file next to a report that keeps finished deals; None without a report."""
    return None if report is None else report.with_name(report.stem + ENDING)


def seating(
    choice: Chosen, bots: str | None, table: str | None, players: int | None
) -> tuple[int, tuple[tuple[str, ...], ...]]:
    """Return the number of players, and the bots of each table."""
    if (bots is None) == (table is None):
        raise FoggError("say who plays: --bots NAME,... for all pairings, or --table NAME,... for one table")
    rules = ruleset(choice.edition, variant=choice.variant, settings=choice.settings, add_ons=choice.add_ons)
    if table is not None:
        seated = tuple(name.strip() for name in table.split(","))
        sides = [count // rules.team_size for count in rules.edition.players]
        if rules.team_size > 1 and players is None and len(seated) not in sides:
            many = " or ".join(map(str, sides))
            raise FoggError(f"--table takes a bot for each team: {many} in {rules.edition.name}, not {len(seated)}")
        return len(seated) * rules.team_size if players is None else players, (seated,)
    seats = min(describe(choice.edition).players) if players is None else players
    return seats, all_pairings([name.strip() for name in (bots or "").split(",")], sides_of(rules, seats))


def played(tournament: Tournament, deals: int, workers: Workers, state: Path | None) -> list[DealResult]:
    """Play all deals that the state does not have, and return all; each finished one is in the file at once."""
    typer.echo(f"engine {native.status()}", err=True)
    tasks = deals * len(tournament.tables)
    if state is None:
        with progress_bar(tasks, "deals") as told:
            found: list[DealResult] = []
            for result in play_deals(tournament, deals, workers):
                found.append(result)
                if told is not None:
                    told(len(found))
        return found
    with DealState(state, tournament) as kept, progress_bar(tasks, "deals") as told:
        found = [result for result in kept.done if result.deal < deals]
        if found:
            typer.echo(f"{len(found)} of {tasks} deals are in {state} already", err=True)
        try:
            for result in play_deals(tournament, deals, workers, kept.done):
                kept.add(result)
                found.append(result)
                if told is not None:
                    told(len(found))
        except KeyboardInterrupt:
            typer.echo(f"{len(found)} of {tasks} deals are in {state}: the same command goes on from there", err=True)
            raise
    return found


def as_data(tournament: Tournament, summary: ArenaSummary) -> dict[str, Any]:
    """Return the JSON of a tournament; but for `thinking` it depends on the settings alone."""
    header = header_of(tournament)
    return {"fogg": header.version, **header.tournament, **msgspec.structs.asdict(summary)}


def show(console: Console, tournament: Tournament, summary: ArenaSummary) -> None:
    """Print the figures as tables."""
    variant = f" ({tournament.variant})" if tournament.variant else ""
    console.print(
        f"{tournament.edition}{variant}, {tournament.players} players, {summary.deals} deals, {summary.games} games, "
        f"seed {tournament.seed:#x}",
        highlight=False,
    )
    thought = {one.bot: one.milliseconds for one in summary.thinking}
    columns = ("bot", "wins", "95 %", "points", "margin", "rating", "thinks")
    overall = Table(*columns, box=None, header_style="bold")
    for row in summary.bots:
        overall.add_row(
            *(row.bot, won(row.wins.mean), between(row.wins), with_reach(row.score)),
            *(with_reach(row.margin, sign=True), rated(summary.ratings[row.bot])),
            duration(thought[row.bot]),
        )
    right_aligned(overall)
    console.print(overall)
    if len(summary.tables) > 1:
        pairs = Table("table", "wins", "95 %", "points", "margin", box=None, header_style="bold")
        for table in summary.tables:
            first, *others = table.rows
            against = ", ".join(row.bot for row in others)
            pairs.add_row(
                *(f"{first.bot} against {against}", won(first.wins.mean), between(first.wins)),
                *(with_reach(first.score), with_reach(first.margin, sign=True)),
            )
        right_aligned(pairs)
        console.print(pairs)
    console.print("± and 95 %: intervals over deals, not over games", style="dim", highlight=False)


def right_aligned(table: Table) -> None:
    """Put the numbers of a table, all but its first column, to the right."""
    for column in table.columns[1:]:
        column.justify = "right"
