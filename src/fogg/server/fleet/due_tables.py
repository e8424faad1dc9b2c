"""Tables whose time has come while no node runs them: their node died, or unloaded them."""

from __future__ import annotations

import asyncio

import structlog

from fogg.server.fleet.lease_keeper import AWAY, LeaseKeeper, Unsettled
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.request_refusal import RequestRefused

LOOK_SECONDS = 1.0
AT_ONCE = 200
HOME_SECONDS = 3.0  # that the home of a table has to take it; then any node does

log = structlog.get_logger("fogg.fleet")


class DueTables:
    """Looks for them now and then; each is taken by its home, or by another node if that does not."""

    def __init__(self, hub: TableRegistry, keeper: LeaseKeeper) -> None:
        self.hub = hub
        self.keeper = keeper
        self._seen: dict[str, float] = {}  # since when a table has waited

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.keeper.is_valid() and not self.keeper.draining:
                try:
                    await self.look()
                except Unsettled as error:
                    log.warning("fleet.due", error=str(error))
                except AWAY as error:  # between two questions
                    log.warning("fleet.due", error=type(error).__name__)

    async def look(self) -> None:
        """Wake the tables that are due and belong here."""
        now = self.hub.clock.now()
        found = await self.keeper.overdue(now, AT_ONCE, self.hub.loaded)
        self._seen = {table: self._seen.get(table, now) for table in found}
        for table in found:
            late = now - self._seen[table] >= HOME_SECONDS
            try:
                if late:
                    await self.hub.locate(table, forced=True)
                await self.hub.table(table)
            except RequestRefused:
                continue  # another node's, or it cannot be read: the next look tells
            except AWAY:
                raise
            except Exception:  # of this table alone
                log.exception("fleet.due", table=table)
