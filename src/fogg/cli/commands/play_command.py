"""`fogg play`: a whole game in the terminal."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
from rich.text import Text

from fogg.cli.command_language import LanguageOption, say, spoken_language
from fogg.cli.options import AddOption, SetOption, VariantOption, chosen
from fogg.cli.terminal.saving import Saving, command
from fogg.cli.terminal.scores import show_result
from fogg.cli.terminal.seated import DEFAULT_SEATS, bots_at, seat_names
from fogg.cli.terminal.start import ask_edition, ask_seats
from fogg.cli.terminal.terminal import Leave, Terminal
from fogg.cli.terminal.terminal_table import TerminalTable
from fogg.engine import Game, load_record, new_game
from fogg.engine.api import seed_number
from fogg.engine.ruleset import presentation, provenance, wording_of
from fogg.errors import FoggError


def play(
    edition: Annotated[
        str | None,
        typer.Argument(metavar="EDITION", help="An edition (see `fogg editions`), or a folder with your own board."),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help=f"Who plays, in order, with commas: bots by name, people by any other. Default: {DEFAULT_SEATS}.",
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="SEED", help="A number: the same seed deals the same game.")
    ] = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    add: AddOption = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved game.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save. Default: fogg-EDITION-DATE.jsonl here.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Play a game in the terminal.

    Without arguments it asks which board and who plays. Leaving the game (`quit`, Ctrl-C) saves it.
    Several people at one terminal take turns behind a curtain: fogg play usa --seats ann,ben,racer
    """
    if resume is not None and any((edition, seats, seed, variant, settings, add)):
        raise typer.BadParameter(say("terminal-resume-alone"))
    terminal = Terminal()
    with contextlib.suppress(Leave):
        if resume is not None:
            game = resumed(resume)
            saving = Saving(save, may_exist=save == resume) if save else Saving(resume, may_exist=True)
        else:
            saving = Saving(save)
            names = seats
            if edition is None:
                edition = ask_edition(terminal)
                names = seats or ask_seats(terminal)
            choice = chosen(edition, variant, settings, add)
            game = new_game(
                choice.edition,
                seat_names(names or DEFAULT_SEATS),
                read_seed(seed),
                variant=choice.variant,
                settings=choice.settings,
                add_ons=choice.add_ons,
            )
        table = TerminalTable(terminal, game, bots_at(game.names), saving)
        introduce(terminal, game)
        play_out(table)


def resumed(file: Path) -> Game:
    """Return the game of a record, to be resumed."""
    game = load_record(file).replay()
    if game.over:
        raise FoggError(say("terminal-already-over", file=str(file), command=command("replay", file)))
    return game


def read_seed(text: str | None) -> int | None:
    """Return a seed as typed: a decimal number, or a hexadecimal one beginning with 0x."""
    if text is None:
        return None
    try:
        return seed_number(int(text, 0))
    except ValueError:
        raise FoggError(say("terminal-bad-seed", said=text)) from None


def introduce(terminal: Terminal, game: Game) -> None:
    """Print what is played, and which parts are not the printed game."""
    edition = game.ruleset.edition
    language = spoken_language()
    shown = presentation(str(edition.folder), language)
    words = wording_of(game.ruleset, game.names, language=language)
    variant = edition.get(f"variants.{edition.variant}.name", edition.variant) if edition.variant else ""
    if words.bundle.has_message(f"variant-{edition.variant}"):
        variant = words.format(f"variant-{edition.variant}", {})
    terminal.say(Text(f"{shown.get('name', edition.name)}{f': {variant}' if variant else ''}", style="bold"))
    terminal.say(shown.get("theme") or str(edition.get("about.theme", "")))
    for text in provenance(edition.labels, words):
        terminal.say(Text(text, style="italic"))
    terminal.say(say("terminal-at-the-table", names=", ".join(game.names)))


def play_out(table: TerminalTable) -> None:
    """Play until the game is over or a person leaves; either way the record is kept."""
    terminal, game = table.terminal, table.game
    try:
        with leaving_on_signals():
            table.run()
    except Leave:
        keep(table)
        return
    except BaseException:
        keep(table)
        raise
    path = table.saving.save(game)
    assert game.result is not None
    terminal.say()
    terminal.heading(say("terminal-game-over"), strong=True)
    terminal.say()
    show_result(terminal, game.result, table.wording)
    terminal.say(say("terminal-saved", command=command("replay", path)))


def keep(table: TerminalTable) -> None:
    """Save an unfinished game and say how to resume it; the window may be gone already."""
    if not table.game.moves and table.saving.path is None:
        table.terminal.say(say("terminal-nothing-saved"))
        return
    path = table.saving.save(table.game)
    with contextlib.suppress(OSError):
        table.terminal.say(say("terminal-saved-unfinished", command=command("play --resume", path)))


@contextlib.contextmanager
def leaving_on_signals() -> Iterator[None]:
    """Treat a closed window or a polite kill as a person who leaves."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise Leave

    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.signal(number, leave) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
