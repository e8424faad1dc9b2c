"""`fogg train`: a network teaches itself by playing thousands of games at once."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fogg.cli.measure.measuring import HtmlOption, check_writable, write_file
from fogg.errors import FoggError, UnknownName

if TYPE_CHECKING:
    from fogg.gpu.learning.train_config import TrainConfig

SHOWN = ("iteration", "seconds", "points", "tickets", "completed", "length", "entropy", "past_wins")


def train(
    recipe: Annotated[
        str,
        typer.Argument(metavar="RECIPE", help="A recipe of Fogg's own, named by edition and players, or a TOML file."),
    ],
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="The checkpoint; a run that is there already goes on.")
    ] = Path("run"),
    minutes: Annotated[
        float | None, typer.Option(metavar="M", help="Stop after that time; the same command goes on later.")
    ] = None,
    fit: Annotated[
        bool, typer.Option("--fit", help="Make the stages longer or shorter, so that the run ends with --minutes.")
    ] = False,
    start: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Begin with an exported network, also one for other numbers of players."),
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Let one seat of every game be this exported network, which never learns."),
    ] = None,
    opponent: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="Keep a bot among the opponents, next to past selves; can be repeated. A network imitates it first.",
        ),
    ] = None,
    imitated: Annotated[
        int, typer.Option(metavar="N", min=1, help="Games of a bot that a network is shown for --opponent.")
    ] = 4000,
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the network for the bot `net:FILE`, with 16-bit weights.")
    ] = None,
    html: HtmlOption = None,
    every: Annotated[int, typer.Option(metavar="N", min=1, help="Iterations for each row of the curve.")] = 10,
) -> None:
    """Train a network by self-play, in pieces of any length; it needs the extra `gpu`, an accelerator helps.

    For example: fogg train new_york-2 --minutes 3 --html curve.html --export net.npz, then
    fogg arena new_york --bots net:net.npz,racer
    """
    for option, path in (("--export", export), ("--html", html)):
        check_writable(option, path)
    if minutes is not None and not minutes > 0:
        raise FoggError(f"--minutes must be above 0, not {minutes:g}")
    if fit and minutes is None:
        raise FoggError("--fit makes a run end with --minutes M: say how many")
    from fogg.gpu.learning.curve_page import curve_page
    from fogg.gpu.learning.train_config import read_config
    from fogg.gpu.train import prepared

    config = read_config(recipe_file(recipe))
    opponents = [opponent_file(bot, config, out, imitated) for bot in opponent or []]
    trainer = prepared(config, out, start=start, against=against, opponents=opponents)
    typer.echo(f"iteration {trainer.iteration} of {trainer.total}; compiling takes a while", err=True)
    seconds = float("inf") if minutes is None else 60 * minutes

    def report(row: dict[str, float]) -> None:
        typer.echo("  ".join(f"{name} {row[name]:.4g}" for name in SHOWN))

    try:
        trainer.run(seconds, report, every=every, saving=(out, 60.0), fit=seconds if fit and minutes else None)
    except KeyboardInterrupt:
        typer.echo("stopped", err=True)
    trainer.save(out)
    if export is not None:
        trainer.export(export)
    if html is not None:
        write_file("--html", html, curve_page(trainer.config, trainer.curve, f"{config.edition}"))
    typer.echo(f"iteration {trainer.iteration} of {trainer.total}; the checkpoint is in {out}", err=True)


def opponent_file(bot: str, config: TrainConfig, out: Path, games: int) -> Path:
    """Return the file of a network that plays as an opponent: a given file, or an imitation of a bot."""
    if bot.endswith(".npz"):
        return Path(bot)
    from fogg.engine import ruleset
    from fogg.gpu.learning.imitated_bots import imitation_of

    rules = ruleset(config.edition, variant=config.variant or None)
    return imitation_of(bot, config, rules, out, games, lambda text: typer.echo(text, err=True))


def recipe_file(recipe: str) -> Path:
    """Return the file of a recipe: a path, or the name of one of Fogg's own."""
    if recipe.endswith(".toml"):
        return Path(recipe)
    with as_file(files("fogg") / "gpu" / "recipes") as folder:
        known = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    if recipe not in known:
        raise UnknownName("recipe", recipe, [*known, "a file .toml"])
    return known[recipe]
