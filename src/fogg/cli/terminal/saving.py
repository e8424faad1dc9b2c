"""The file of a terminal game's record."""

from __future__ import annotations

import shlex
import tempfile
from datetime import date
from pathlib import Path

from fogg.cli.command_language import say
from fogg.engine import Game
from fogg.errors import FoggError


class Saving:
    """The file of a game: a chosen one, or a new one in the current folder once there is something to keep."""

    def __init__(self, chosen: Path | None, *, may_exist: bool = False) -> None:
        if chosen is not None and chosen.exists() and not may_exist:
            raise FoggError(say("terminal-file-exists", file=str(chosen)))
        self.path = chosen

    def save(self, game: Game) -> Path:
        """Write the record; if its folder cannot be written, into the folder for temporary files."""
        path = self.path or new_path(game, Path())
        try:
            game.record().save(path)
        except OSError:
            path = new_path(game, Path(tempfile.gettempdir()))
            game.record().save(path)
        self.path = path
        return path

    def save_as(self, game: Game, path: Path) -> None:
        """Write the record into that file from now on; FoggError if it is another's or cannot be written."""
        if path.exists() and path != self.path:
            raise FoggError(say("terminal-file-taken", file=str(path)))
        try:
            game.record().save(path)
        except OSError as error:
            raise FoggError(f"{path}: {error.strerror or error}") from error
        self.path = path


def new_path(game: Game, folder: Path) -> Path:
    """Return a file that is not there yet: `fogg-usa-2026-08-01.jsonl`, then `fogg-usa-2026-08-01-2.jsonl`."""
    name = f"fogg-{game.ruleset.edition.id}-{date.today().isoformat()}"
    path = folder / f"{name}.jsonl"
    n = 2
    while path.exists():
        path = folder / f"{name}-{n}.jsonl"
        n += 1
    return path


def command(verb: str, path: Path) -> str:
    """Return a command line about that file."""
    return f"fogg {verb} {shlex.quote(str(path))}"
