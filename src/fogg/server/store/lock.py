"""The right to use a database: a table in memory is a cache of its rows, and two caches would contradict each other.

SQLite has one server, by a lock of the operating system on `<database>.lock`, which it releases however the process
ends. PostgreSQL has several, which share an advisory lock and divide the tables among themselves by leases; versions
without leases, migrations and restoring hold the same lock alone. A restart of PostgreSQL loses such a lock, hence
`renew`. Until it is held again nothing may be written: every transaction of the writer asks for it with `check`.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import platform
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.errors import FoggError
from fogg.server.store.schema import meta

ADVISORY_KEY = 0x464F4747  # "FOGG"; such locks belong to one database of the cluster
CHANGING_KEY = 0x464F4748  # held by a node that looks after the schema, before it wants ADVISORY_KEY alone
KEEPERS = text("""
    SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
    WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = :key AND datname = current_database()
        AND pid <> pg_backend_pid()
    ORDER BY backend_start
""")
HELD = text("""
    SELECT 1 FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = :key AND pid = :pid
""")
END_OWN = text("""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = :who AND datname = current_database() AND pid <> pg_backend_pid()
""")
MARK = "served"  # the key in `meta` of who served the database last
LONG_PATIENCE = 600.0  # for a node that migrates, and copies everything first
PATIENCE = 3.0  # PostgreSQL needs a moment to notice that a killed server is gone
PAUSE = 0.1


class AlreadyServed(FoggError):
    """Another server uses this database; `holder` is what is known of it."""

    def __init__(self, database: str, holder: str = "") -> None:
        self.database = database
        self.holder = holder
        who = f" ({holder})" if holder else ""
        super().__init__(
            f"another server{who} uses the database {database}: stop it first, or choose another with --db"
        )


class NodesRun(FoggError):
    """The schema must change, and nodes of another version use the database."""

    def __init__(self, database: str, holder: str) -> None:
        who = f" ({holder})" if holder else ""
        super().__init__(
            f"the database {database} must be brought to the schema of this version, and nodes of an earlier one"
            f"{who} use it: stop all nodes, then start this version"
        )


class NotHeld(FoggError):
    """The lock was lost; nothing may be written until it is held again."""

    def __init__(self) -> None:
        super().__init__("the database was away, and is not ours again yet")


class DatabaseLock:
    """Held from `async with` on, or from `acquire` until `release`; AlreadyServed if another process has it.

    `shared`: others may share it too. A file of SQLite is never shared.
    """

    def __init__(self, engine: AsyncEngine, *, patience: float = PATIENCE, shared: bool = False) -> None:
        self.engine = engine
        self.shared = shared and engine.dialect.name != "sqlite"
        self.patience = patience
        self.descriptor: int | None = None
        self.connection: AsyncConnection | None = None
        self.backend: int | None = None  # the process of PostgreSQL that holds the lock for us
        self.who = whoami()
        self.marked = False

    async def __aenter__(self) -> Self:
        await self.acquire()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.release()

    @property
    def name(self) -> str:
        """The database as its host knows it."""
        return self.engine.url.database or ""

    @property
    def of_file(self) -> bool:
        """True if the lock is one of the operating system."""
        return self.engine.dialect.name == "sqlite"

    @property
    def held(self) -> bool:
        """True if the lock was ours when that was last looked at."""
        return self.of_file or self.backend is not None

    async def acquire(self) -> None:
        """Take the lock; PostgreSQL is given a moment to notice that a server has ended."""
        of_file = self.of_file
        deadline = time.monotonic() + (0.0 if of_file else self.patience)  # a file is free as soon as its server ends
        while True:
            holder = await self.try_file() if of_file else await self.try_advisory()
            if holder is None:
                return
            late = time.monotonic() - deadline
            if late >= 0 and not (late < LONG_PATIENCE and self.shared and await self.is_changing()):
                again = holder if of_file else await self.try_advisory()  # the change may just have ended
                if again is None:
                    return
                raise AlreadyServed(self.name, again)
            await asyncio.sleep(PAUSE)

    async def is_changing(self) -> bool:
        """Return True if another node brings the schema up to date."""
        async with self.engine.connect() as connection:
            return bool((await connection.execute(KEEPERS, {"key": CHANGING_KEY})).first())

    async def try_file(self) -> str | None:
        """Return None if the lock of a SQLite file is ours now, else what is known of its holder."""
        # The file stays when the lock is released: removing it could remove a file another process just locked.
        # Next to the real file, so that two names of one database have one lock.
        path = f"{Path(self.name).resolve()}.lock"
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.pread(descriptor, 200, 0).decode("utf-8", "replace").strip()
            os.close(descriptor)
            return holder
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{self.who}\n".encode(), 0)
        self.descriptor = descriptor
        return None

    async def try_advisory(self) -> str | None:
        """Return None if the lock of a PostgreSQL database is ours now, else what is known of its holder."""
        connection = await self.engine.connect()
        try:
            # Not in a transaction: it would be open as long as the server runs.
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text("SELECT set_config('application_name', :who, false)"), {"who": self.who})
            await connection.execute(END_OWN, {"who": self.who})  # a line that broke unnoticed would keep us out
            if await try_lock(connection, ADVISORY_KEY, shared=self.shared):
                if self.marked and await self.last_served(connection) != self.who:
                    raise AlreadyServed(self.name)  # meanwhile: what we remember may be wrong
                self.backend = await connection.scalar(text("SELECT pg_backend_pid()"))
                self.connection = connection
                return None
            holder = await keepers_of(connection)
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        await connection.invalidate()  # it has our name: not to be used for anything else
        await connection.close()
        return holder

    @asynccontextmanager
    async def alone(self, needed: Callable[[], Awaitable[bool]]) -> AsyncIterator[bool]:
        """Hold a shared lock alone for a while, and yield True; or False if that is not `needed` once it is our turn.

        Nodes that begin together come here one after the other, and do not hold the lock while they wait. NodesRun if
        others keep it.
        """
        connection = self.connection
        assert self.shared and connection is not None
        await unlock(connection, ADVISORY_KEY, shared=True)
        try:
            if not await keep_trying(connection, CHANGING_KEY, LONG_PATIENCE):
                raise NodesRun(self.name, await keepers_of(connection))
            wanted = await needed()
            if wanted and not await keep_trying(connection, ADVISORY_KEY, self.patience):
                raise NodesRun(self.name, await keepers_of(connection))
            yield wanted
            # Shared again first: so a restore cannot come in between.
            if not await try_lock(connection, ADVISORY_KEY, shared=True):
                raise AlreadyServed(self.name, await keepers_of(connection))
            if wanted:
                await unlock(connection, ADVISORY_KEY, shared=False)
            await unlock(connection, CHANGING_KEY, shared=False)
        except BaseException:
            await self.close_connection()
            raise

    async def renew(self) -> None:
        """Take the lock again if it was lost, as by a restart of PostgreSQL; to be called now and then.

        AlreadyServed if another server was quicker: this one must end. DBAPIError while PostgreSQL is not there.
        """
        if self.of_file:
            return
        connection = self.connection
        if connection is not None:
            try:
                await connection.execute(text("SELECT 1"))
                return
            except DBAPIError:
                if self.connection is not connection:
                    return  # in doubt before, and taken again meanwhile
                await self.close_connection()
        await self.acquire()

    async def mark(self) -> None:
        """Write down who serves the database, so that `renew` notices if another one did meanwhile."""
        if self.of_file or self.shared:
            return  # the first is not lost, and of the other the leases tell
        async with self.engine.begin() as connection:
            await connection.execute(delete(meta).where(meta.c.key == MARK))
            await connection.execute(insert(meta).values(key=MARK, value=self.who))
        self.marked = True

    async def last_served(self, connection: AsyncConnection) -> str | None:
        """Return who served the database last."""
        found: str | None = await connection.scalar(select(meta.c.value).where(meta.c.key == MARK))
        return found

    def check(self, connection: Connection) -> None:
        """Raise NotHeld unless the lock is ours, in the transaction that is about to write."""
        if self.of_file:
            return
        backend = self.backend
        if backend is None or not connection.scalar(HELD, {"key": ADVISORY_KEY, "pid": backend}):
            raise NotHeld

    async def release(self) -> None:
        """Give the lock back; done by the system if the process is killed."""
        if self.descriptor is not None:
            os.close(self.descriptor)
            self.descriptor = None
        await self.close_connection()

    def doubt(self) -> None:
        """Hold it no longer after an answer that did not come; `renew` takes it over another connection."""
        self.backend, self.connection = None, None

    async def close_connection(self) -> None:
        """Close the connection that holds the lock, and with it the lock."""
        self.backend = None
        if self.connection is not None:
            connection, self.connection = self.connection, None
            await connection.invalidate()
            await connection.close()


async def try_lock(connection: AsyncConnection, key: int, *, shared: bool) -> bool:
    """Return True if an advisory lock is the connection's now."""
    statement = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}(:key)"
    return bool(await connection.scalar(text(statement), {"key": key}))


async def keep_trying(connection: AsyncConnection, key: int, patience: float) -> bool:
    """Return True if an advisory lock is the connection's alone within some seconds."""
    deadline = time.monotonic() + patience
    while not await try_lock(connection, key, shared=False):
        if time.monotonic() >= deadline:
            return False
        await asyncio.sleep(PAUSE)
    return True


async def unlock(connection: AsyncConnection, key: int, *, shared: bool) -> None:
    """Give an advisory lock back."""
    await connection.execute(text(f"SELECT pg_advisory_unlock{'_shared' if shared else ''}(:key)"), {"key": key})


async def keepers_of(connection: AsyncConnection) -> str:
    """Return what is known of the other processes that hold the lock."""
    first, *others = [*(await connection.execute(KEEPERS, {"key": ADVISORY_KEY})).scalars()] or [""]
    return f"{first} and {len(others)} more" if others else first


def whoami() -> str:
    """Describe this process for a refused one, not to be mistaken for another; at most 63 characters for PostgreSQL."""
    return f"process {os.getpid()} on {platform.node()[:32]} ({secrets.token_hex(4)})"
