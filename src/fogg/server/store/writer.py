"""The single writer of rows: all that wait go into one transaction, on disk before any client is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Executable, bindparam, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from fogg.errors import FoggError
from fogg.server.store.rows import StoredRow
from fogg.server.store.schema import leases, rows, tables

INSERT_ROW = insert(rows)
UPDATE_ENTRY = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values({name: bindparam(f"new_{name}") for name in ("state", "updated", "deadline", "card")})
)
# In one order for all nodes, so that two batches never wait for each other.
LOCK_LEASES = (
    select(leases.c.table_id, leases.c.fence)
    .where(leases.c.table_id.in_(bindparam("which", expanding=True)))
    .order_by(leases.c.table_id)
    .with_for_update(key_share=True)  # FOR NO KEY UPDATE
)
T = TypeVar("T")
FULL = 2  # what `PRAGMA synchronous` answers when every commit is flushed


class NotStored(FoggError):
    """Something could not be written; nothing of it is there."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"it could not be stored: {reason}")


class LeaseLost(NotStored):
    """A write named a fence that is not the table's any more: another node runs it."""

    def __init__(self, fence: Fence) -> None:
        self.fence = fence
        super().__init__(f"another node runs the table {fence.table} now")


class Fence(NamedTuple):
    """The right to write to a table, good until its lease changes hands."""

    table: str
    number: int


class PendingWrite(NamedTuple):
    """A table's line in the list of tables."""

    table: str
    state: str
    updated: float
    deadline: float | None
    card: str

    def values(self) -> dict[str, Any]:
        """Return the values by the names of the update's parameters."""
        return {
            "which": self.table,
            **{f"new_{name}": value for name, value in self._asdict().items() if name != "table"},
        }


class Append:
    """Rows of one table and what must change with them, all or nothing."""

    __slots__ = ("also", "done", "entry", "fence", "rows")

    def __init__(
        self,
        new: Sequence[StoredRow],
        entry: PendingWrite | None,
        also: Sequence[Executable],
        fence: Fence | None,
        done: asyncio.Future[None],
    ) -> None:
        self.rows = new
        self.entry = entry
        self.also = also
        self.fence = fence
        self.done = done


class Writer:
    """Appends rows in batches: while one commit runs, the next batch gathers.

    A batch is stored from beginning to end in a thread of its own, which alone has the writing connection.
    `on_commit(rows, seconds)` is called after each commit, for the metrics. `on_change(statements)` is told what else
    was to be stored, before any client learns how that went. `check` raises, in each transaction, if it must not write.
    """

    def __init__(
        self,
        engine: Engine,
        on_commit: Callable[[int, float], None],
        now: Callable[[], float],
        on_change: Callable[[Sequence[Executable]], None] = lambda _: None,
        check: Callable[[Connection], None] = lambda _: None,
    ) -> None:
        self._engine = engine
        self._on_commit = on_commit
        self._on_change = on_change
        self._now = now
        self._check = check
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None
        self._closing = False

    async def start(self) -> None:
        """Open the writing connection and begin."""
        try:
            await self.in_thread(self._open)
        except BaseException:
            self._thread.submit(self._close)
            self._thread.shutdown(wait=False)
            raise
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what still waits, and close the connection."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self.in_thread(self._close)
        self._thread.shutdown()

    async def in_thread(self, work: Callable[..., T], *given: Any) -> T:
        """Run work in the writing thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    async def append(
        self,
        new: Sequence[StoredRow],
        *,
        entry: PendingWrite | None = None,
        also: Sequence[Executable] = (),
        fence: Fence | None = None,
    ) -> None:
        """Store rows, the table's new entry and all that belongs to them, or raise NotStored and store nothing.

        LeaseLost if the fence is not the table's any more.
        """
        if self._closing:
            raise NotStored("the server is shutting down")
        item = Append(new, entry, also, fence, asyncio.get_running_loop().create_future())
        self._waiting.append(item)
        self._wake.set()
        await item.done

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)

    async def _commit(self, batch: list[Append]) -> None:
        """Store a batch; if it fails as a whole each item is tried alone, so that one cannot spoil the others'."""
        start = self._now()
        try:
            try:
                refused = await self.in_thread(self._store, batch)
            finally:
                self._on_change([statement for item in batch for statement in item.also])
        except Exception as error:
            if len(batch) > 1 and isinstance(error, IntegrityError):
                for item in batch:
                    await self._commit([item])
                return
            for item in batch:
                if not item.done.cancelled():
                    item.done.set_exception(NotStored(reason_of(error)))
            return
        self._on_commit(sum(len(item.rows) for item in batch if item not in refused), self._now() - start)
        for item in batch:
            if item.done.cancelled():
                continue
            if item in refused and item.fence is not None:
                item.done.set_exception(LeaseLost(item.fence))
            else:
                item.done.set_result(None)

    # ---- in the writing thread

    def _store(self, batch: list[Append]) -> list[Append]:
        """Store a batch in one transaction; the items that it left out because of their fences."""
        connection = self._open()
        try:
            with connection.begin():
                self._check(connection)
                refused = lock_fences(connection, batch)
                if refused:
                    batch = [item for item in batch if item not in refused]
                new = [values(row) for item in batch for row in item.rows]
                # What rows refer to comes first: a table before its first row.
                for item in batch:
                    for statement in item.also:
                        connection.execute(statement)
                if new:
                    connection.execute(INSERT_ROW, new)
                entries = [item.entry.values() for item in batch if item.entry is not None]
                if entries:
                    connection.execute(UPDATE_ENTRY, entries)
            return refused
        except Exception:
            if connection.invalidated or connection.closed:
                connection.close()
                self._connection = None
            raise

    def _open(self) -> Connection:
        """Return the writing connection; a lost one (the database was restarted) is replaced."""
        if self._connection is None or self._connection.invalidated or self._connection.closed:
            connection = self._engine.connect()
            if self._engine.dialect.name == "sqlite":
                level = connection.execute(text("PRAGMA synchronous")).scalar()
                connection.rollback()
                if level != FULL:
                    connection.close()
                    raise NotStored(f"the writing connection has synchronous={level}, which can lose moves")
            self._connection = connection
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def lock_fences(connection: Connection, batch: Sequence[Append]) -> list[Append]:
    """Keep the leases of a batch from changing hands until the transaction ends; the items whose fence is too old."""
    fenced = [item.fence for item in batch if item.fence is not None]
    if not fenced:
        return []
    found = connection.execute(LOCK_LEASES, {"which": sorted({fence.table for fence in fenced})})
    present = {Fence(*row) for row in found}
    return [item for item in batch if item.fence is not None and item.fence not in present]


def values(row: StoredRow) -> dict[str, Any]:
    """Return a row by the names of the columns."""
    return {
        "table_id": row.table,
        "seq": row.seq,
        "at": row.at,
        "person": row.person,
        "command": row.command,
        "body": row.body,
        "checksum": row.checksum,
    }


def reason_of(error: Exception) -> str:
    """Return what the database said, without the statement."""
    said = str(getattr(error, "orig", None) or error) or type(error).__name__
    return said.splitlines()[0][:200]
