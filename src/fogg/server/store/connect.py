"""The connection to the database: a path of SQLite or an URL of PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from fogg.errors import FoggError, MissingExtra

BUSY_SECONDS = 5
# How long a PostgreSQL is waited for that vanished without a word: in seconds, the second in milliseconds. Whether it
# was silent before or after it took a question in: clients wait, so a line is given up as soon as a node's leases are.
VANISHED = {"tcp_user_timeout": 3_000, "keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 3}
PATIENCE = {"connect_timeout": 5, **VANISHED}
HASTE = {"connect_timeout": 2, **VANISHED}
# A process that is stopped in the middle of a transaction must not lock a table's lease against its next node.
END_IDLE = "SET idle_in_transaction_session_timeout = 3000"


def database_url(given: str) -> URL:
    """Return the URL of what a host wrote after `--db`: a file's path, or an URL of SQLite or PostgreSQL."""
    if given == ":memory:":
        given = "sqlite://"
    if "://" not in given:
        return URL.create("sqlite+aiosqlite", database=str(Path(given).expanduser().absolute()))
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise FoggError(f"{hidden(given)} is not the address of a database") from error
    family = url.get_backend_name()
    if family == "sqlite":
        if not url.database or ":memory:" in url.database or url.query.get("mode") == "memory":
            raise FoggError("a database in memory would be lost with the server: give the path of a file")
        return url.set(drivername="sqlite+aiosqlite")
    if family in ("postgresql", "postgres"):
        if find_spec("psycopg") is None:
            raise MissingExtra("a PostgreSQL database", "postgres", instead="give the path of a file to --db")
        return url.set(drivername="postgresql+psycopg")
    raise FoggError(f"{family} is not a database that Fogg knows: give the path of a file, or postgresql://...")


def hidden(url: str) -> str:
    """Return an address without passwords."""
    scheme, colon, rest = url.partition("://")
    return f"{scheme}{colon}{rest.rpartition('@')[2]}"


def connect(url: URL) -> AsyncEngine:
    """Return an engine on which every commit is on disk when it returns."""
    engine = create_async_engine(url, **options(url))
    if is_file(url):
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def connect_writer(url: URL) -> Engine:
    """Return the same for one thread that waits for the database itself:
    so a whole transaction takes one step aside.
    """
    engine = create_engine(url.set(drivername="sqlite+pysqlite") if is_file(url) else url, **options(url))
    event.listen(engine, "connect", prepare_sqlite if is_file(url) else prepare_postgres)
    return engine


def connect_leases(url: URL) -> AsyncEngine:
    """Return an engine on PostgreSQL for a node's beats and leases, which must not wait for the rest of the server."""
    engine = create_async_engine(url, **{**options(url, HASTE), "pool_size": 2, "max_overflow": 4})
    event.listen(engine.sync_engine, "connect", prepare_postgres)
    return engine


def connect_locks(url: URL) -> AsyncEngine:
    """Return an engine on PostgreSQL for locks alone, since each is waited for on a connection of its own."""
    few = {"pool_size": 1, "max_overflow": 7, "pool_timeout": 5}
    return create_async_engine(url, **{**options(url, HASTE), **few})


def is_file(url: URL) -> bool:
    """Return True if the database is one of SQLite."""
    return url.get_backend_name() == "sqlite"


def options(url: URL, patience: Mapping[str, int] = PATIENCE) -> dict[str, Any]:
    """Return how an engine is made."""
    if is_file(url):
        return {"connect_args": {"timeout": BUSY_SECONDS}, "hide_parameters": True}
    given = {name: value for name, value in patience.items() if name not in url.query}
    return {"connect_args": given, "pool_pre_ping": True, "pool_size": 5, "max_overflow": 5, "hide_parameters": True}


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Allow readers during writes, make commits survive a power cut, enforce foreign keys, overwrite deletions."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA secure_delete=ON")  # forgotten names and chat; not every build of SQLite does so by itself
    cursor.close()


def prepare_postgres(connection: Any, _record: Any) -> None:
    """Have PostgreSQL end a transaction that is left open, and with it its locks."""
    cursor = connection.cursor()
    cursor.execute(END_IDLE)
    cursor.close()
    connection.commit()
