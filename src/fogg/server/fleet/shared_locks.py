"""Locks that hold for all nodes on a database: those of PostgreSQL, each given back with its transaction."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.registry.naming import Naming

EXCLUSIVE = text("SELECT pg_advisory_xact_lock(:family, :key)")
SHARED = text("SELECT pg_advisory_xact_lock_shared(:family, :key)")
# A process that is stopped while it holds a lock must not hold the others up for ever.
END_IDLE = text("SET LOCAL idle_in_transaction_session_timeout = '10min'")
FAMILY = 0x464C  # apart from the lock of the whole database
Lock = Callable[[], AbstractAsyncContextManager[None]]
"""Something to be entered with `async with lock():`."""


def local_lock() -> Lock:
    """Return a lock for a node that has its database to itself."""
    lock = asyncio.Lock()
    return lambda: lock


def key_of(name: str) -> int:
    """Return the number by which PostgreSQL knows a lock."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "big", signed=True)


class SharedLocks:
    """Locks by name. The engine has connections for nothing else, so that waiting for one blocks no question."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @asynccontextmanager
    async def held(self, name: str, *, shared: bool = False) -> AsyncIterator[None]:
        """Hold a lock; `shared`: together with others that only share it."""
        async with self._engine.connect() as connection, connection.begin():
            await connection.execute(END_IDLE)
            await connection.execute(SHARED if shared else EXCLUSIVE, {"family": FAMILY, "key": key_of(name)})
            yield

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()

    def lock(self, name: str) -> Lock:
        """Return a lock by its name."""
        return lambda: self.held(name)


class FleetNaming(Naming):
    """The lock for names, held for all nodes; a node that compares names has heard of all changes before."""

    def __init__(self, locks: SharedLocks, caught_up: Callable[[], Awaitable[bool]]) -> None:
        super().__init__()
        self._locks = locks
        self._caught_up = caught_up

    @asynccontextmanager
    async def used(self) -> AsyncIterator[None]:
        """Compare names and store the result."""
        async with super().used(), self._locks.held("names", shared=True):
            await self._caught_up()
            yield

    @asynccontextmanager
    async def changed(self) -> AsyncIterator[None]:
        """Change a name."""
        async with super().changed(), self._locks.held("names"):
            await self._caught_up()
            yield
