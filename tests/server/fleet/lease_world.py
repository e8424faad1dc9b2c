"""Nodes that run tables on a bad network, and what must be true of them at every moment.

The keepers and rules are the real ones. A node serves as a table does: it reads the rows once it has the lease, builds
each write on what it remembers, and forgets the table when a write is refused or its answer does not come.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random

from tests.server.fleet.fake_database import FakeDatabase, TableRow
from tests.server.fleet.network import Network, RemoteLeases
from tests.server.fleet.virtual_loop import Machine, VirtualLoop

from fogg.server.fleet.in_time import InTime
from fogg.server.fleet.lease_keeper import LeaseKeeper, Unsettled
from fogg.server.fleet.lease_rules import Mine, Theirs
from fogg.server.fleet.lease_store import NodeBuried

TABLES = ("t0", "t1", "t2")
WRITE_SECONDS = 2.0  # a node waits for the answer to a write
DRIFT = 0.1  # clocks run that much too fast or too slow
AWAY = (OSError, Unsettled, NodeBuried)


class Violation(AssertionError):
    """Something that must never be true."""


@dataclass
class Remembered:
    """A table in memory."""

    fence: int
    rows: list[str]


class Server:
    """A node: a keeper, and the tables it has in memory."""

    def __init__(self, world: World, number: int, address: str) -> None:
        self.world = world
        self.number = number
        self.machine = Machine(world.loop, rate=world.rate(), ahead=world.chance.uniform(-1e4, 1e4))
        self.store = RemoteLeases(world.network, self.machine)
        self.memory: dict[str, Remembered] = {}
        self.locks = {table: asyncio.Lock() for table in TABLES}
        self.writes = 0
        self.lives = 0
        self.in_time = InTime()
        self.ended = False
        self.keeper = world.keeper(
            self.store, address=address, clock=self.machine.clock, new_node=self.name, on_lost=self.memory.clear
        )
        self.running = self.machine.spawn(self.run())

    def name(self) -> str:
        self.lives += 1
        return f"n{self.number}.{self.lives}"

    @property
    def answers(self) -> bool:
        """True if others can reach it now."""
        return not (self.ended or self.machine.dead or self.machine.stopped)

    async def run(self) -> None:
        """Join, and beat."""
        while True:
            try:
                await self.keeper.start()
                break
            except OSError:
                await asyncio.sleep(0.2)
        await self.keeper.run()

    async def end(self) -> None:
        """Hand over all tables, and leave."""
        await self.keeper.drain()
        others = [node for node in self.keeper.nodes if node.id != self.keeper.id]
        for table in list(self.keeper.held):
            if others:
                await self.hand_over(table, others[0].id)
        self.ended = True
        self.running.cancel()
        await self.keeper.close()

    async def hand_over(self, table: str, to: str) -> None:
        """Give a table to another node, between two writes."""
        async with self.locks[table]:
            self.memory.pop(table, None)
            try:
                await self.keeper.hand_over(table, to)
            except AWAY:
                return

    async def release(self, table: str) -> None:
        async with self.locks[table]:
            self.memory.pop(table, None)
            try:
                await self.keeper.release(table)
            except AWAY:
                return

    async def serve(self, table: str, *, forced: bool = False) -> bool | Theirs:
        """Write to a table if it is this node's; True if that was stored and its answer came."""
        found = await self.keeper.locate(table, forced=forced)
        if not isinstance(found, Mine) or found.fence is None:
            return found if isinstance(found, Theirs) else False
        async with self.locks[table]:
            return await self.write(table, found.fence)

    def drop(self, table: str, known: Remembered) -> None:
        """Forget a table whose rows could not be stored, and let others have it."""
        if self.memory.get(table) is known:
            del self.memory[table]
            self.machine.spawn(self.let_go(table))

    async def let_go(self, table: str) -> None:
        try:
            await self.keeper.release(table)
        except AWAY:
            return

    async def write(self, table: str, fence: int) -> bool:
        database = self.world.database
        known = self.memory.get(table)
        if known is None or known.fence != fence:
            rows = await self.in_time(WRITE_SECONDS, self.store.ask(lambda: list(database.tables[table].rows)))
            known = Remembered(fence, rows)
        if not self.keeper.is_valid() or self.keeper.held.get(table) != fence:
            return False
        self.memory[table] = known
        self.writes += 1
        before, row = list(known.rows), f"{self.number}:{self.writes}"
        try:
            outcome = await self.in_time(
                WRITE_SECONDS,
                self.store.ask(lambda: database.write(table, fence, len(before), row, self.world.fencing)),
            )
        except AWAY:
            self.drop(table, known)  # it may be stored or not
            return False
        if outcome != "stored":
            self.drop(table, known)
            return False
        known.rows.append(row)
        self.world.acknowledge(table, [*before, row], fence, self.number)
        return True


@dataclass
class World:
    """A database, the nodes on it, and what was seen."""

    chance: Random
    keeper: type[LeaseKeeper] = LeaseKeeper
    fencing: bool = True
    servers: list[Server] = field(default_factory=list)
    acknowledged: dict[str, list[list[str]]] = field(default_factory=lambda: {table: [] for table in TABLES})
    checked: int = 0

    def __post_init__(self) -> None:
        self.loop = VirtualLoop()
        rate, ahead = self.rate(), self.chance.uniform(1e6, 2e6)
        self.database = FakeDatabase(lambda: ahead + rate * self.loop.now)
        self.database.tables = {table: TableRow() for table in TABLES}
        self.network = Network(self.loop, self.database, self.chance, self.check)
        self.owners: dict[tuple[str, int], str] = {}

    def rate(self) -> float:
        return self.chance.uniform(1 - DRIFT, 1 + DRIFT)

    def add(self, address: str | None = None) -> Server:
        """Start a node."""
        number = len(self.servers)
        self.servers.append(Server(self, number, address or f"h{number}:1"))
        return self.servers[-1]

    def reachable(self) -> list[Server]:
        return [server for server in self.servers if server.answers]

    def acknowledge(self, table: str, rows: list[str], fence: int, number: int) -> None:
        """Note the rows that a node has told its players."""
        self.acknowledged[table].append(rows)

    # ---- what must be true

    def check(self) -> None:
        """Look at everything after each thing that the database did."""
        self.checked += 1
        for table, row in self.database.tables.items():
            for write in row.unchecked:
                self._check_write(table, write.fence, write.lease_fence, write.row)
            row.unchecked.clear()
        for server in self.servers:
            if not server.machine.dead and server.keeper.is_valid():
                self._check_held(server)

    def _check_write(self, table: str, fence: int, lease_fence: int, row: str) -> None:
        node = row.partition(":")[0]
        if fence != lease_fence:
            raise Violation(f"{row} of {table} was stored with fence {fence}, which is {lease_fence} by now")
        if self.owners.setdefault((table, fence), node) != node:
            raise Violation(f"two nodes wrote to {table} with fence {fence}")

    def _check_held(self, server: Server) -> None:
        for table in server.keeper.held:
            if self.database.leases[table].node != server.keeper.id:
                holder = self.database.leases[table].node
                raise Violation(f"{server.keeper.id} takes {table} for its own, and {holder} has it")
        for table, known in server.memory.items():
            if server.keeper.held.get(table) != known.fence:
                raise Violation(f"{server.keeper.id} shows {table} from memory without its lease")

    def check_chains(self) -> None:
        """Look whether all that was acknowledged is there, in order."""
        for table, told in self.acknowledged.items():
            rows = self.database.tables[table].rows
            if len(set(rows)) != len(rows):
                raise Violation(f"a row of {table} was stored twice")
            for known in told:
                if rows[: len(known)] != known:
                    raise Violation(f"{known[-1]} of {table} was acknowledged, and other rows are stored")
