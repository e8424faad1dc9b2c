"""Backups: one file of our own format, written from one moment of a database that may be in use.

A backup is gzip-compressed text of JSON lines in UTF-8:

- the header: `{"fogg_backup": 1, "revision": "0001", "made": 1790000000.0, "engine": "0.1.0"}`
- for each table, in an order in which no row refers to a later table: `{"table": "people", "columns": ["id", ...]}`,
  then one array of values per row
- the end: `{"rows": {"people": 12, ...}, "sha256": "..."}`, the hash being that of all bytes before this line

The tables are those that the database has, not those of this version: a backup can be made before a migration. Nodes
and their leases are left out: they belong to the processes that run now.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.errors import FoggError
from fogg.server.store.atomic_files import part_of, settle
from fogg.server.store.revisions import WrongDatabase, revision_of, tables_of
from fogg.server.store.schema import ADMIN_KEY, TRANSIENT, meta
from fogg.version import VERSION

FORMAT = 1
BATCH = 500  # rows in memory at a time
Progress = Callable[[str, int], None]  # told the table and how many of its rows are done


class BackupError(FoggError):
    """A file that is not a backup, is damaged or of a later format, or cannot be written."""

    def __init__(self, message: str, *, file: Path, line: int = 0) -> None:
        self.message = message
        self.file = file
        self.line = line
        super().__init__(f"{file}:{line}: {message}" if line else f"{file}: {message}")


def quiet(table: str, done: int) -> None:
    """Ignore progress."""


class Lines:
    """The lines of a backup as they are written, and their hash so far."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.digest = hashlib.sha256()

    def write(self, value: object) -> None:
        """Add one line."""
        line = (json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
        self.digest.update(line)
        self.file.write(line)


async def write_backup(
    engine: AsyncEngine, path: Path, *, progress: Progress = quiet, now: Callable[[], float] = time.time
) -> dict[str, int]:
    """Write a backup of a database to a file that is not there yet; how many rows of each table it holds.

    The file gets its name when it is complete, and only its owner may read it: it holds people's names and the
    secret that signs their cookies.
    """
    if path.exists():
        raise BackupError("the file already exists; choose another name", file=path)
    part = part_of(path)
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as raw, gzip.GzipFile("", "wb", 6, raw, mtime=0) as file:
            async with reading(engine) as connection:
                counts = await write_tables(connection, Lines(file), progress, now())
        settle(part, path)
    except OSError as error:
        raise BackupError(error.strerror or str(error), file=path) from error
    finally:
        part.unlink(missing_ok=True)
    return counts


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Yield a connection with a snapshot of a database, unaffected by later writes."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")  # Python's driver begins none for reading
            yield connection
        else:
            yield await connection.execution_options(isolation_level="REPEATABLE READ")


async def write_tables(connection: AsyncConnection, lines: Lines, progress: Progress, now: float) -> dict[str, int]:
    """Write all lines of a backup."""
    revision = await connection.run_sync(revision_of)
    if revision is None:
        raise WrongDatabase(f"there is nothing in the database {connection.engine.url.database or ''}".rstrip())
    lines.write({"fogg_backup": FORMAT, "revision": revision, "made": now, "engine": VERSION})
    counts: dict[str, int] = {}
    for table in await connection.run_sync(tables_of):
        if table.name in TRANSIENT:
            continue
        lines.write({"table": table.name, "columns": [column.name for column in table.columns]})
        counts[table.name] = 0
        question = select(table).order_by(*table.primary_key.columns)
        if table.name == meta.name:
            question = question.where(table.c.key != ADMIN_KEY)  # it opens the running server
        result = await connection.stream(question, execution_options={"yield_per": BATCH})
        async for rows in result.partitions():
            for row in rows:
                lines.write(list(row))
            counts[table.name] += len(rows)
            progress(table.name, counts[table.name])
    lines.write({"rows": counts, "sha256": lines.digest.hexdigest()})
    return counts
