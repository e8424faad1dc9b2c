"""Tables that are not looked at: woken when something is due, taken out of memory when nothing is."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from fogg.server.request_refusal import RequestRefused
from fogg.server.store.writer import LeaseLost, NotStored
from fogg.server.table.autopilot import tick
from fogg.server.table.table import Table

if TYPE_CHECKING:
    from fogg.server.registry.table_registry import TableRegistry

IDLE_SECONDS = 30.0  # that an unwatched table stays in memory
LOADED_AT_ONCE = 4  # of the tables whose time came while the server was off
SWEEP = 50  # tables let go before the remains of their sockets are looked for
RETRY_SECONDS = 5.0  # after which a table is read again that could not be stored
log = structlog.get_logger("fogg.tables")


class Unloader:
    """Looks after the tables of a registry whose alarms ring."""

    def __init__(self, hub: TableRegistry) -> None:
        self.hub = hub
        self._overdue = asyncio.Semaphore(LOADED_AT_ONCE)
        self._gone = 0  # tables let go so far

    def ring(self, table: str) -> None:
        """Look after a table whose alarm rings."""
        self.hub.work(self.look_after(table))

    async def look_after(self, table: str) -> None:
        """Do what is due at a table, or unload it if it is unwatched."""
        found = self.hub.loaded.get(table)
        if found is None:
            try:
                async with self._overdue:
                    found = await self.hub.table(table)
            except RequestRefused:
                return
            except Exception as error:
                if isinstance(error, SQLAlchemyError | OSError):  # the database is away for a while
                    log.warning("table.load", table=table, error=type(error).__name__)
                else:
                    log.exception("table.load", table=table)
                self.hub.alarms.set(self.hub.clock.now() + RETRY_SECONDS, table)
                return
            await self.hub.do(found, tick)
        else:
            await self.unload(found)

    async def unload(self, table: Table) -> None:
        """Unload an idle, unwatched table; its deadline stays in the database."""
        async with table.lock:
            now, asked_for = self.hub.clock.now(), table.idle_since
            if table.dead:
                return
            busy = bool(table.listeners) or table.thinking or now < table.idle_since + IDLE_SECONDS
            due = table.next_due()
            if busy or (due is not None and due <= now + IDLE_SECONDS):
                self.hub.alarms.set(now + IDLE_SECONDS, table.state.id)
                return
            try:
                await self.hub.writer.append([], entry=table.entry(due, exact=True), fence=table.fence)
            except LeaseLost:
                self.hub.drop(table, "not-stored")
                return
            except NotStored:
                self.hub.alarms.set(now + RETRY_SECONDS, table.state.id)
                return
            if table.idle_since != asked_for or table.listeners:  # it is wanted after all
                self.hub.alarms.set(now + IDLE_SECONDS, table.state.id)
                return
            del self.hub.loaded[table.state.id]
            table.retire()
            if due is not None:
                self.hub.alarms.set(due, table.state.id)
        await self.hub.release(table.state.id)
        self._gone += 1
        if self._gone % SWEEP == 0:
            gc.collect(1)  # a quiet server would keep what sockets leave behind for hours
