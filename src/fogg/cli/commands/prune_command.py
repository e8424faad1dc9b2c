"""`fogg prune`: remove tables that were never finished, and guests who never played."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import typer

from fogg.cli.database import DatabaseOption, open_database, server_imports

A_DAY = 86400.0


def prune(
    db: DatabaseOption = "fogg.sqlite",
    days: Annotated[int, typer.Option(min=1, metavar="N", help="Days without a sign of life.")] = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell what would go.")] = False,
) -> None:
    """Remove tables that were never finished and people without a game, after days without a sign of life.

    Finished games and their players stay. No server may be using the database; make a backup first.
    For example: fogg prune --days 180 --dry-run
    """
    tables, people = asyncio.run(removed(db, time.time() - days * A_DAY, dry_run=dry_run))
    done = "would be removed" if dry_run else "removed"
    typer.echo(f"{tables} tables and {people} people {done}.")


async def removed(db: str, before: float, *, dry_run: bool) -> tuple[int, int]:
    """Remove what is older than a time; return how many tables and people."""
    with server_imports("prune"):
        from fogg.server.store.lock import DatabaseLock
        from fogg.server.store.migrate import migrate
        from fogg.server.store.retention import remove_old

    async with open_database(db, must_exist=True) as engine, DatabaseLock(engine, patience=0):
        await migrate(engine)
        return await remove_old(engine, before, dry_run=dry_run)
