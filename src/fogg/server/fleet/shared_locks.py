"""Locks that hold for all nodes on a database: those of PostgreSQL, each given back with its transaction."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager

import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.server.registry.naming import Naming
from fogg.server.request_refusal import RequestRefused

EXCLUSIVE = text("SELECT pg_advisory_xact_lock(:family, :key)")
SHARED = text("SELECT pg_advisory_xact_lock_shared(:family, :key)")
STILL = text("SELECT 1")
# A process that is stopped while it holds a lock must not hold the others up.
PATIENCE = text("""
    SELECT set_config('idle_in_transaction_session_timeout', :idle, true), set_config('lock_timeout', :wait, true)
""")
WAIT_SECONDS = 5.0  # for a lock, longer than a stopped process can hold it
HASTE = {"idle": "3s", "wait": f"{WAIT_SECONDS:.0f}s"}
LEISURE = {"idle": "60s", "wait": "0"}  # for long work, which looks now and then whether it is still held
FAMILY = 0x464C  # apart from the lock of the whole database
StillHeld = Callable[[], Awaitable[None]]
"""Raises SQLAlchemyError if a lock was lost."""
Lock = Callable[[], AbstractAsyncContextManager[StillHeld]]
"""Something to be entered with `async with lock() as still_held:`."""
log = structlog.get_logger("fogg.fleet")


def local_lock() -> Lock:
    """Return a lock for a node that has its database to itself."""
    lock = asyncio.Lock()

    @asynccontextmanager
    async def held() -> AsyncIterator[StillHeld]:
        async with lock:
            yield never_lost

    return held


def local_locks(name: str, *, long: bool = False) -> Lock:
    """Return a lock of its own for each name, as SharedLocks does for several nodes."""
    return local_lock()


async def never_lost() -> None:
    """Stand in where a lock cannot be lost."""


def key_of(name: str) -> int:
    """Return the number by which PostgreSQL knows a lock."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "big", signed=True)


class SharedLocks:
    """Locks by name. The engine has connections for nothing else, so that waiting for one blocks no question.

    One caller of this node waits for a lock in the database, the others wait here. So no lock takes more than one
    connection, and the holder of one finds a connection for the next. Only locks that are shared take more.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._first: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def held(self, name: str, *, shared: bool = False, long: bool = False) -> AsyncIterator[StillHeld]:
        """Hold a lock; `shared`: together with others that only share it, `long`: for as long as it takes."""
        async with AsyncExitStack() as stack:
            if not shared:
                await stack.enter_async_context(self._alone(name, None if long else WAIT_SECONDS))
            connection = await stack.enter_async_context(self._engine.connect())
            await connection.execute(PATIENCE, LEISURE if long else HASTE)
            await connection.execute(SHARED if shared else EXCLUSIVE, {"family": FAMILY, "key": key_of(name)})

            async def still_held() -> None:
                await connection.execute(STILL)

            try:
                yield still_held
            finally:
                await give_back(connection, name)

    @asynccontextmanager
    async def _alone(self, name: str, seconds: float | None) -> AsyncIterator[None]:
        """Be the only one of this node that wants a lock; a refusal if that takes too long."""
        lock = self._first.setdefault(name, asyncio.Lock())
        try:
            async with asyncio.timeout(seconds):
                await lock.acquire()
        except TimeoutError as error:
            raise RequestRefused("not-stored") from error
        try:
            yield
        finally:
            lock.release()

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()

    def lock(self, name: str, *, long: bool = False) -> Lock:
        """Return a lock by its name."""
        return lambda: self.held(name, long=long)


async def give_back(connection: AsyncConnection, name: str) -> None:
    """End the transaction that holds a lock."""
    try:
        await connection.rollback()
    except SQLAlchemyError as error:
        log.warning("fleet.lock", lost=name, error=type(error).__name__)


class FleetNaming(Naming):
    """The lock for names, held for all nodes; a node that compares names has heard of all changes before.

    Its connections are its own: many share the lock at once, and some of them hold another lock meanwhile.
    """

    def __init__(self, locks: SharedLocks, caught_up: Callable[[], Awaitable[bool]]) -> None:
        super().__init__()
        self._locks = locks
        self._caught_up = caught_up

    @asynccontextmanager
    async def used(self) -> AsyncIterator[None]:
        """Compare names and store the result; a refusal while it is not known what other nodes changed."""
        async with super().used(), self._locks.held("names", shared=True):
            await self._check()
            yield

    @asynccontextmanager
    async def changed(self) -> AsyncIterator[None]:
        """Change a name."""
        async with super().changed(), self._locks.held("names"):
            await self._check()
            yield

    async def _check(self) -> None:
        if not await self._caught_up():
            raise RequestRefused("not-stored")
