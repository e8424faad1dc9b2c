"""The commands of `fogg`, and what happens when one fails: one clear line, the traceback in a file."""

from __future__ import annotations

import sys
import tempfile
import traceback
from typing import Annotated

import typer

from fogg import native
from fogg.cli.admin.admin_app import admin
from fogg.cli.commands.backup_command import backup, restore
from fogg.cli.commands.check_command import check
from fogg.cli.commands.compile_command import compile_engine
from fogg.cli.commands.draw_command import draw
from fogg.cli.commands.editions_command import editions
from fogg.cli.commands.layout_command import layout
from fogg.cli.commands.new_command import new
from fogg.cli.commands.play_command import play
from fogg.cli.commands.prune_command import prune
from fogg.cli.commands.replay_command import replay
from fogg.cli.commands.serve_command import serve
from fogg.cli.commands.sim_command import sim
from fogg.cli.commands.verify_command import verify
from fogg.cli.measure.analyze_command import analyze_record
from fogg.cli.measure.arena_command import arena
from fogg.cli.measure.lab_command import lab
from fogg.cli.measure.train_command import train
from fogg.errors import FoggError
from fogg.version import VERSION
from fogg.workers import keep_to_one_core

app = typer.Typer(
    name="fogg",
    help="Play Ticket to Ride by its real rules, with people and bots. Unofficial.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Start with: fogg play",
)


@app.callback(invoke_without_command=True)
def fogg(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Play Ticket to Ride by its real rules, with people and bots. Unofficial."""
    if version:
        engine = native.status()
        typer.echo(f"fogg {VERSION} ({'compiled' if engine.compiled else engine})")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command(short_help="Play a game in the terminal.")(play)
app.command(short_help="Replay a recorded game in plain English.")(replay)
app.command("analyze", short_help="Judge every decision of a finished game.")(analyze_record)
app.command(short_help="List the editions and what can be chosen.")(editions)
app.command(short_help="Draw a board or a position as a picture.")(draw)
app.command(short_help="Create a small board of your own, ready to play.")(new)
app.command(short_help="Check a folder with a board of your own.")(check)
app.command(short_help="Let bots play many games.")(sim)
app.command(short_help="Let bots meet on common deals, and rate them.")(arena)
app.command(short_help="Measure a board: tickets, routes, seats, sources of points.")(lab)
app.command(short_help="Train a network that teaches itself.")(train)
app.command(short_help="Find a place for every city, route and name.")(layout)
app.command("compile", short_help="Compile the engine, which makes it many times faster.")(compile_engine)
app.command(short_help="Serve tables on the network.")(serve)
app.command(short_help="Back up a server's database to one file.")(backup)
app.command(short_help="Restore a server's database from a backup.")(restore)
app.command(short_help="Remove old tables that were never finished, and guests who never played.")(prune)
app.add_typer(admin, short_help="Look after a server that is running: tables, people, bans.")
app.command(short_help="Check a recorded game, and that its deal was the promised one.")(verify)


def main() -> None:
    """Run the command line. Errors are one line on stderr and status 1; usage errors are status 2."""
    keep_to_one_core()
    try:
        app(prog_name="fogg")
    except FoggError as error:
        print(f"fogg: {error}", file=sys.stderr)
        sys.exit(1)
    except Exception as error:  # a fault of Fogg, or of code that a board or bot brings
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        print(f"fogg: this should not have happened: {reason}. {report(error)}", file=sys.stderr)
        sys.exit(1)


def report(error: Exception) -> str:
    """Write a traceback into a file of the temporary folder; return the sentence that says where it is."""
    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="fogg-error-", suffix=".txt", encoding="utf-8", delete=False
        ) as file:
            file.write(f"fogg {VERSION}, Python {sys.version}\n{' '.join(sys.argv)}\n\n")
            file.writelines(traceback.format_exception(error))
    except OSError:
        return "Where it happened could not be written down"
    return f"Where it happened is written in {file.name}"
