"""Restoring a backup into an empty database of either kind.

The whole file is read and checked before anything is touched; then everything happens in one transaction, so that a
database is never found half restored. A backup of an earlier schema is restored as it is and then migrated.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.server.store.backup import BATCH, FORMAT, BackupError, Progress, quiet
from fogg.server.store.revisions import (
    VERSION_TABLE,
    WrongDatabase,
    changing,
    head,
    known,
    revision_of,
    tables_of,
    upgrade,
    where,
)

LONGEST_LINE = 64 << 20  # a damaged file must not fill the memory
T = TypeVar("T")
OWN = {"meta", "nodes"}  # written by every server at its start: they do not make a database full


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a backup."""

    fogg_backup: int
    revision: str
    made: float
    engine: str


class TableLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of the rows that follow."""

    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a backup."""

    rows: dict[str, int]
    sha256: str


async def trusting(connection: AsyncConnection) -> None:
    """Accept what was restored."""


async def restore_backup(
    engine: AsyncEngine,
    path: Path,
    *,
    replace: bool = False,
    progress: Progress = quiet,
    check: Callable[[AsyncConnection], Awaitable[None]] = trusting,
) -> dict[str, int]:
    """Fill a database from a backup and bring it to the schema of this version; how many rows of each table it got.

    BackupError if the file is not whole. WrongDatabase if there is something in the database already; with `replace`
    that is thrown away. `check` looks at what was restored, and raises if the database is to stay as it was.
    """
    start, end = check_backup(path)
    async with changing(engine) as connection:
        await connection.run_sync(empty, replace)
        await connection.run_sync(upgrade, start.revision)
        await fill(connection, path, progress)
        await connection.run_sync(upgrade)
        await check(connection)
    return end.rows


def check_backup(path: Path) -> tuple[Start, End]:
    """Return the first and the last line of a backup whose format, counts and hash are right; BackupError otherwise."""
    digest = hashlib.sha256()
    counts: dict[str, int] = {}
    table: TableLine | None = None
    start: Start | None = None
    end: End | None = None
    for number, line in lines_of(path):
        if end is not None:
            raise BackupError("there is data after the end of the backup", file=path, line=number)
        if start is None:
            start = read_start(path, line)
        elif line.startswith(b"["):
            values = parsed(path, number, line, list[str | int | float | bool | None])
            if table is None or len(values) != len(table.columns):
                raise BackupError("a row does not fit its table", file=path, line=number)
            counts[table.table] += 1
        elif line.startswith(b'{"table"'):
            table = parsed(path, number, line, TableLine)
            if table.table in counts:
                raise BackupError(f"the table {table.table} occurs twice", file=path, line=number)
            counts[table.table] = 0
        else:
            end = parsed(path, number, line, End)
            if end.rows != counts:
                raise BackupError("the numbers of rows are not those of its last line", file=path, line=number)
            if end.sha256 != digest.hexdigest():
                raise BackupError("the checksum does not match: the file was changed", file=path, line=number)
        digest.update(line)
    if start is None or end is None:
        raise BackupError("the file is cut off: its last line is missing", file=path)
    return start, end


def read_start(path: Path, line: bytes) -> Start:
    """Return the first line; BackupError if the file is something else, or of a later version."""
    try:
        format = json.loads(line)["fogg_backup"]
    except (ValueError, TypeError, KeyError):
        raise BackupError("not a Fogg backup", file=path) from None
    if format != FORMAT:
        raise BackupError(f"this backup has format {format}, this version of Fogg reads {FORMAT}", file=path)
    start = parsed(path, 1, line, Start)
    if start.revision not in known():
        raise BackupError(
            f"this backup is of a later version of Fogg ({start.engine}, schema {start.revision}; "
            f"this one knows {head()}): install that version",
            file=path,
        )
    return start


def lines_of(path: Path) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a backup with their numbers; BackupError if the file cannot be read to its end."""
    try:
        with gzip.open(path, "rb") as file:
            number = 0
            while line := file.readline(LONGEST_LINE):
                number += 1
                if not line.endswith(b"\n"):
                    raise BackupError("the line does not end", file=path, line=number)
                yield number, line
    except (EOFError, zlib.error) as error:
        raise BackupError("the file is damaged or cut off", file=path) from error
    except gzip.BadGzipFile as error:
        raise BackupError("not a Fogg backup, or it is damaged", file=path) from error
    except OSError as error:
        raise BackupError(error.strerror or str(error), file=path) from error


def parsed(path: Path, number: int, line: bytes, wanted: type[T]) -> T:
    """Return a line as what must stand there."""
    try:
        return msgspec.json.decode(line, type=wanted)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BackupError(f"the line is damaged: {error}", file=path, line=number) from error


def empty(connection: Connection, replace: bool) -> None:
    """Remove the tables of a database; WrongDatabase if they are another's, or, unless `replace`, hold anything."""
    if revision_of(connection) is None:
        return
    tables = tables_of(connection)
    full = [table.name for table in tables if table.name not in OWN and holds(connection, table)]
    if full and not replace:
        raise WrongDatabase(
            f"{where(connection)} holds something already ({', '.join(full[:3])}): restore into a new one, "
            "or say --replace to throw that away"
        )
    for table in reversed(tables):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))


def holds(connection: Connection, table: Table) -> bool:
    """Return True if a table has a row."""
    return bool(connection.execute(select(func.count()).select_from(select(table).limit(1).subquery())).scalar())


async def fill(connection: AsyncConnection, path: Path, progress: Progress) -> None:
    """Put all rows of a checked backup into tables of its schema."""
    known_tables = {table.name: table for table in await connection.run_sync(tables_of)}
    table: TableLine | None = None
    batch: list[dict[str, Any]] = []
    done = 0
    for number, line in lines_of(path):
        if line.startswith(b"["):
            assert table is not None
            batch.append(dict(zip(table.columns, json.loads(line), strict=True)))
            done += 1
            if len(batch) < BATCH:
                continue
        if batch and table is not None:
            await connection.execute(insert(known_tables[table.table]), batch)
            progress(table.table, done)
            batch = []
        if line.startswith(b'{"table"'):
            table, done = msgspec.json.decode(line, type=TableLine), 0
            columns = set(known_tables[table.table].columns.keys()) if table.table in known_tables else set()
            if not set(table.columns) <= columns:
                raise BackupError(f"there is no such table: {table.table}", file=path, line=number)
