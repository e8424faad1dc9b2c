"""`fogg replay`: a recorded game told in plain words, with everything open."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from fogg.cli.command_language import LanguageOption, say, spoken_language
from fogg.cli.terminal.scores import show_result, show_standing
from fogg.cli.terminal.screen import show_events
from fogg.cli.terminal.terminal import Terminal
from fogg.engine import Game, Record, load_record
from fogg.engine.ruleset import presentation, provenance, wording_of
from fogg.engine.scoring import score
from fogg.errors import RecordError
from fogg.words import Message, Wording


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    until: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Stop after this many decisions. Default: the whole game.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Tell a recorded game, with everybody's cards and tickets open, and the score sheet at the end."""
    record = load_record(file)
    try:
        tell(Terminal(), record, until)
    except RecordError as error:
        if error.file:
            raise
        raise RecordError(error.message, file=str(file), line=error.line, value=error.value) from error


def tell(terminal: Terminal, record: Record, until: int | None) -> None:
    """Tell the first `until` decisions of a game, or all, and the points."""
    game = record.begin()
    wording = wording_of(game.ruleset, game.names, language=spoken_language())
    edition = game.ruleset.edition
    name = presentation(str(edition.folder), spoken_language()).get("name", edition.name)
    terminal.say(f"{name}{f' ({edition.variant})' if edition.variant else ''}: {', '.join(game.names)}.")
    for text in provenance(edition.labels, wording):
        terminal.say(text)
    heading = ""
    before = say("terminal-replay-opening")  # the heading that the next decision belongs under
    for line, game in islice(record.positions(), None if until is None else until + 1):
        title, before = before, heading_of(game)
        news = [item.full for item in game.events or ()]
        if line is not None and line.take_back:
            title = before  # told in the turn that goes on
            news = [Message("terminal-took-back", {"seat": line.seat})]
        if not news:
            continue
        if title != heading:
            terminal.say()
            terminal.heading(title)
            heading = title
        show_events(terminal, news, wording)
    show_points(terminal, game, record, until, wording)


def heading_of(game: Game) -> str:
    """Return the heading that the next decision of a game belongs under."""
    view = game.view(None, history=False)
    if view.choosing_together or not any(view.ticket_count(seat) for seat in range(len(view.names))):
        return say("terminal-replay-opening")
    return say("terminal-replay-turn", n=game.turns, name=game.names[game.current])


def show_points(terminal: Terminal, game: Game, record: Record, until: int | None, wording: Wording) -> None:
    """Print the score sheet of a finished game, or the standing so far."""
    terminal.say()
    if game.result is not None:
        terminal.heading(say("terminal-replay-score"), strong=True)
        terminal.say()
        show_result(terminal, game.result, wording)
        return
    decisions = len(record.lines) if until is None else min(until, len(record.lines))
    terminal.heading(say("terminal-replay-standing", n=decisions, of=len(record.lines)), strong=True)
    terminal.say()
    lines = [line for standing in score(game).standings for line in standing.lines]
    show_standing(terminal, lines, wording, game.sides)
