"""`fogg backup` and `fogg restore`: everything of a server in one file, and back into either kind of database."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from fogg.cli.database import DatabaseOption, end_of_telling, open_database, server_imports, teller


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")],
    db: DatabaseOption = "fogg.sqlite",
) -> None:
    """Write everything that the server keeps into one file, also while it runs.

    The file holds people's names and what lets them in: keep it where only you can read it.
    For example: fogg backup fogg-monday.backup
    """
    counts = asyncio.run(save(file, db))
    typer.echo(f"{file}: {told(counts)}.")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    db: DatabaseOption = "fogg.sqlite",
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace what the database holds, if it is not empty.")
    ] = False,
    keep_damaged: Annotated[
        bool, typer.Option("--keep-damaged", help="Restore even if a table in it cannot be played again.")
    ] = False,
) -> None:
    """Fill a database from a backup; no server may be using it.

    The backup may be of a server with another kind of database, or of an earlier version. It is checked first, every
    table is played again, and if anything fails the database stays as it was.
    """
    os.umask(0o077)  # what lets people in is for the eyes of its owner only
    counts = asyncio.run(load(file, db, replace=replace, keep_damaged=keep_damaged))
    typer.echo(f"Restored from {file}: {told(counts)}.")


async def save(file: Path, db: str) -> dict[str, int]:
    """Write a backup; how many rows of each table it holds."""
    with server_imports("backup"):
        from fogg.server.store.backup import write_backup

    async with open_database(db, must_exist=True) as engine:
        try:
            return await write_backup(engine, file, progress=teller())
        finally:
            end_of_telling()


async def load(file: Path, db: str, *, replace: bool, keep_damaged: bool = False) -> dict[str, int]:
    """Restore a backup while no server can start; how many rows of each table it held."""
    with server_imports("restore"):
        from fogg.server.registry.restored import check_tables
        from fogg.server.store.lock import DatabaseLock
        from fogg.server.store.restore import check_backup, restore_backup, trusting

    check_backup(file)  # before a database is made for it
    async with open_database(db, must_exist=False) as engine, DatabaseLock(engine, patience=0):
        try:
            check = trusting if keep_damaged else check_tables
            return await restore_backup(engine, file, replace=replace, progress=teller(), check=check)
        finally:
            end_of_telling()


def told(counts: dict[str, int]) -> str:
    """Return what a backup holds, in the words of a host."""
    people, tables, rows = (counts.get(name, 0) for name in ("people", "tables", "rows"))
    return f"{people} people, {tables} tables, {rows} moves and other rows"
