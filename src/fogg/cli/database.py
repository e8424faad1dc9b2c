"""Shared parts of the commands that need the server or its database."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fogg.errors import FoggError, MissingExtra

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

DatabaseOption = Annotated[
    str,
    typer.Option(
        metavar="PATH or URL",
        envvar="FOGG_DB",
        help="The database: a file, or postgresql://user:password@host/name",
    ),
]


@contextmanager
def server_imports(command: str) -> Iterator[None]:
    """Say what to install where an import inside fails because the extra `server` is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "fogg").split(".")[0] == "fogg":
            raise
        raise MissingExtra(f"`fogg {command}`", "server") from error


@asynccontextmanager
async def open_database(db: str, *, must_exist: bool) -> AsyncIterator[AsyncEngine]:
    """Return a connection to the database that a host named; FoggError if there is none or it fails."""
    from sqlalchemy.exc import DBAPIError

    from fogg.server.store.connect import connect, database_url

    url = database_url(db)
    if must_exist and url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise FoggError(f"there is no database {url.database}: name it with --db")
    engine = connect(url)
    try:
        yield engine
    except (DBAPIError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise FoggError(f"the database {url.database} cannot be used: {reason}") from error
    finally:
        await engine.dispose()


def teller() -> Callable[[str, int], None]:
    """Return a progress printer that overwrites one line on the error stream; silent without a terminal."""
    if not sys.stderr.isatty():
        return lambda table, done: None
    return lambda table, done: print(f"\r\x1b[K{table}: {done} rows", end="", file=sys.stderr, flush=True)


def end_of_telling() -> None:
    """Remove the line of progress."""
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
