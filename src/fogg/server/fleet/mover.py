"""Tables that change hands while all is well: away from a node that ends, and to a new node, which has few."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from fogg.server.fair.reveal import deal_now
from fogg.server.fleet.lease_keeper import LeaseKeeper, Unsettled
from fogg.server.fleet.lease_rules import NodeShown, Theirs, home_of
from fogg.server.fleet.lines.openings import Chore
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.writer import NotStored

WARM = "warm"  # the chore of reading a table into memory
STEADY_SECONDS = 5.0  # that the same nodes must be there before tables are moved to even the load
MOVE_SECONDS = 0.2  # between two tables that are moved for that
log = structlog.get_logger("fogg.fleet")

Ask = Callable[[str, Theirs, Chore], Awaitable[bool]]


class Mover:
    """Hands tables of this node over to others. `ask` lets another node do something."""

    def __init__(self, hub: TableRegistry, keeper: LeaseKeeper, ask: Ask) -> None:
        self.hub = hub
        self.keeper = keeper
        self.ask = ask
        self.moved = 0

    def others(self) -> list[NodeShown]:
        """Return the nodes that can take tables on."""
        return [node for node in self.keeper.nodes if node.id != self.keeper.id and not node.draining]

    async def drain(self) -> None:
        """Hand all tables over, one by one; without other nodes they wait in the database for the next one."""
        await self.keeper.drain()
        for id in list(self.hub.loaded):
            home = home_of(id, self.others())
            if home is None:
                return
            await self.move(id, home)

    async def run(self) -> None:
        """Even the load until cancelled: a table moves to its home once the nodes stay the same for a while."""
        known: frozenset[str] = frozenset()
        while True:
            present = frozenset(node.id for node in self.keeper.nodes if not node.draining)
            if present != known or self.keeper.draining:
                known = present
                await asyncio.sleep(STEADY_SECONDS)
            elif not await self.move_one():
                await asyncio.sleep(STEADY_SECONDS)
            else:
                await asyncio.sleep(MOVE_SECONDS)

    async def move_one(self) -> bool:
        """Move a table that another node should run; False if all are where they belong."""
        for id in list(self.hub.loaded):
            home = self.keeper.home(id)
            if home is not None and home.id != self.keeper.id:
                await self.move(id, home)
                return True
        return False

    async def move(self, id: str, to: NodeShown) -> None:
        """Hand a table over: stored, out of memory here, in memory there, and only then its viewers come along."""
        table = self.hub.loaded.get(id)
        if table is None:
            return
        try:
            await deal_now(table)
            async with table.lock:
                if table.dead:
                    return
                table.moving = True
                await self.hub.writer.append([], entry=table.entry(table.next_due(), exact=True), fence=table.fence)
                self.hub.loaded.pop(id, None)
                table.retire()
            if await self.keeper.hand_over(id, to.id) is not None:
                self.moved += 1
                await self.ask(id, Theirs(to.id, to.address), Chore(WARM, ""))
        except (RequestRefused, NotStored, Unsettled) as error:
            log.warning("table.move", table=id, error=str(error))
            table.moving = table.retired
        for listener in list(table.listeners):
            listener.close("moved", back=True)
