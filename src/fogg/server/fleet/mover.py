"""Tables that change hands while all is well: away from a node that ends, and to a new node, which has few."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from fogg.server.fair.reveal import deal_now
from fogg.server.fleet.lease_keeper import LeaseKeeper, Unsettled
from fogg.server.fleet.lease_rules import NodeShown, Theirs, home_of
from fogg.server.fleet.lines.openings import Chore
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.writer import LeaseLost, NotStored
from fogg.server.table.table import Table

WARM = "warm"  # the chore of reading a table into memory
WARM_SECONDS = 2.0  # for the other node to do so; if it takes longer, the table's people come all the same
STEADY_SECONDS = 5.0  # that the same nodes must be there before tables are moved to even the load
MOVE_SECONDS = 0.2  # between two tables that are moved for that
LATER_SECONDS = 60.0  # until a table is tried again that could not be moved
DRAIN_SECONDS = 12.0  # for all tables of a node that ends; what is left is free when it has left
AT_ONCE = 4  # tables of a node that ends
log = structlog.get_logger("fogg.fleet")

Ask = Callable[[str, Theirs, Chore], Awaitable[bool]]


class Mover:
    """Hands tables of this node over to others. `ask` lets another node do something."""

    def __init__(
        self, hub: TableRegistry, keeper: LeaseKeeper, ask: Ask, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.hub = hub
        self.keeper = keeper
        self.ask = ask
        self.moved = 0
        self._now = now
        self._later: dict[str, float] = {}  # tables that could not be moved: when they are tried again
        self._silent: set[str] = set()  # nodes that did not read a table in time

    def others(self) -> list[NodeShown]:
        """Return the nodes that can take tables on."""
        others = [node for node in self.keeper.nodes if node.id != self.keeper.id and not node.draining]
        return [node for node in others if node.id not in self._silent] or others

    async def drain(self) -> None:
        """Hand all tables over, a few at a time; without other nodes they wait in the database for the next one."""
        await self.keeper.drain()
        self._silent.clear()
        until, tried = self._now() + DRAIN_SECONDS, set[str]()
        while self._now() < until and self.others() and (left := [id for id in self.hub.loaded if id not in tried]):
            some = left[:AT_ONCE]
            tried.update(some)
            await asyncio.gather(*(self._drain_one(id) for id in some))

    async def _drain_one(self, id: str) -> None:
        home = home_of(id, self.others())
        if home is not None:
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
        """Move a table that another node should run; False if there is none, or it could not be moved."""
        now = self._now()
        self._later = {id: when for id, when in self._later.items() if when > now}
        for id in list(self.hub.loaded):
            home = self.keeper.home(id)
            if home is not None and home.id != self.keeper.id and id not in self._later:
                if await self.move(id, home):
                    return True
                self._later[id] = now + LATER_SECONDS
                return False
        return False

    async def move(self, id: str, to: NodeShown) -> bool:
        """Hand a table over: stored, out of memory here, in memory there, and only then its viewers come along.

        False if it is still here, or another node's already: its viewers then notice nothing of the attempt.
        """
        table = self.hub.loaded.get(id)
        if table is None:
            return False
        try:
            if not await self._let_go(table):
                return False
            if await self.keeper.hand_over(id, to.id) is not None:
                self.moved += 1
                await self._warm(id, to)
        except LeaseLost:
            self.hub.drop(table, "moved")
        except (RequestRefused, NotStored, Unsettled) as error:
            log.warning("table.move", table=id, error=str(error))
        table.moving = table.retired
        for listener in list(table.listeners) if table.retired else ():
            listener.close("moved", back=True)
        return table.retired

    async def _let_go(self, table: Table) -> bool:
        """Store a table and take it out of memory; False if it is out already."""
        await deal_now(table)
        async with table.lock:
            if table.dead:
                return False
            table.moving = True
            await self.hub.writer.append([], entry=table.entry(table.next_due(), exact=True), fence=table.fence)
            self.hub.loaded.pop(table.state.id, None)
            table.retire()
        return True

    async def _warm(self, id: str, to: NodeShown) -> None:
        """Have the other node read a table; what goes wrong there delays its people, and no other table."""
        try:
            async with asyncio.timeout(WARM_SECONDS):
                await self.ask(id, Theirs(to.id, to.address), Chore(WARM, ""))
        except TimeoutError:
            self._silent.add(to.id)
            log.warning("table.move", table=id, silent=to.id)
