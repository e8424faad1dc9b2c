"""`fogg new`: a small playable board to start from."""

from __future__ import annotations

import json
import shlex
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from fogg.errors import FoggError

TEMPLATE = "new_board"
FILES = ("edition.toml", "cities.csv", "routes.csv", "tickets.csv")
TITLE = 'name = "Fernhollow" '


def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to create; it must be empty or not exist.")],
    name: Annotated[
        str | None, typer.Option("--name", metavar="TEXT", help="The name of the board; default: the folder's name.")
    ] = None,
) -> None:
    """Make a small board of your own that plays at once: ten cities, with comments that say what to change.

    For example: fogg new my_board --name "My Island"
    """
    title = folder.resolve().name.replace("_", " ").capitalize() if name is None else name.strip()
    if not title or not title.isprintable():
        raise FoggError(f"a board needs a name of one line, not {name!r}")
    write_board(folder, title)
    at = shlex.quote(str(folder))
    typer.echo(
        f"{folder} is a board of ten cities that plays at once. Its edition.toml says what everything means.\n\n"
        f"  fogg play {at}                play it\n"
        f"  fogg check {at}               look for mistakes after a change; --balance: is it fair?\n"
        f"  fogg layout {at}              find a place for every city, route and name\n"
        f"  fogg draw {at} -o board.svg   draw it; --pdf FILE makes it ready for printing\n"
        f"  fogg serve --boards {shlex.quote(str(folder.parent))}    play it in the browser"
    )


def write_board(folder: Path, title: str) -> None:
    """Write the files of the template into a new folder; FoggError if there is something in the way."""
    template = files("fogg.cli").joinpath(TEMPLATE)
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise FoggError(f"{folder} already exists: choose another folder, or empty it first")
        folder.mkdir(parents=True, exist_ok=True)
        for file in FILES:
            text = template.joinpath(file).read_text(encoding="utf-8")
            text = text.replace(TITLE, f"name = {json.dumps(title, ensure_ascii=False)} ", 1)
            (folder / file).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise FoggError(f"{folder}: {error.strerror or error}") from error
