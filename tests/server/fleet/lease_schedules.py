"""Schedules of faults for the lease protocol, each from a seed."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

from structlog.testing import capture_logs
from tests.server.fleet.lease_world import AWAY, TABLES, Server, Violation, World
from tests.server.fleet.network import OUTSIDE, Weather

from fogg.server.fleet.due_tables import HOME_SECONDS, LOOK_SECONDS, DueTables
from fogg.server.fleet.lease_keeper import LeaseKeeper
from fogg.server.fleet.lease_rules import BEAT_SECONDS, LEASE_SECONDS, Theirs

PLAYS_A_SECOND = 2.0  # at each node
CALM_SECONDS = 1.5  # at the beginning, so that there is something to lose
FAULT_SECONDS = 8.0
# Until every table is run again: at its home, or at any node if that does not take it.
SETTLE_SECONDS = LEASE_SECONDS + 7 * BEAT_SECONDS + HOME_SECONDS + 2 * LOOK_SECONDS
QUIET = TABLES[-1]  # a table for which no person asks after the faults: something is due there


class DueHub:
    """The tables of a node, as the look for due tables sees them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.clock = SimpleNamespace(now=server.machine.clock)
        self.loaded = server.memory

    async def locate(self, table: str, *, forced: bool) -> None:
        await self.server.keeper.locate(table, forced=forced)

    async def table(self, table: str) -> None:
        await self.server.serve(table)


class Schedule:
    """Nodes under faults; `run` raises Violation, with the seed, if a promise was broken."""

    def __init__(self, seed: int, *, keeper: type[LeaseKeeper] = LeaseKeeper, fencing: bool = True) -> None:
        self.seed = seed
        self.chance = Random(seed)
        self.world = World(self.chance, keeper, fencing)
        self.calm = False
        self.served: dict[str, float] = {}  # since the faults ended
        self.count = self.chance.randint(2, 4)

    def run(self) -> World:
        """Run all of it, in no time."""
        world, loop = self.world, self.world.loop
        with capture_logs():
            try:
                for _ in range(self.count):
                    self.start()
                loop.run(CALM_SECONDS)
                self.worsen()
                loop.run(CALM_SECONDS + FAULT_SECONDS)
                self.recover()
                self.settle(loop.now + SETTLE_SECONDS)
                world.check()
                world.check_chains()
            except Violation as error:
                raise Violation(f"seed {self.seed}: {error}") from error
            finally:
                loop.end()
        return world

    def start(self, address: str | None = None) -> None:
        """Start a node at which people play."""
        server = self.world.add(address)
        server.machine.spawn(self.players(server))
        if self.calm:
            self.look(server)

    def look(self, server: Server) -> None:
        """Let a node look for due tables from now on."""
        hub: Any = DueHub(server)
        server.machine.spawn(DueTables(hub, server.keeper).run())

    async def players(self, server: Server) -> None:
        """Play at a node, at a table that it runs or another, until all is over."""
        while not (server.ended or self.calm):
            await asyncio.sleep(self.chance.expovariate(PLAYS_A_SECOND))
            server.machine.spawn(self.play(server, self.chance.choice(TABLES)))

    async def play(self, server: Server, table: str) -> bool:
        """Send a command to a node, which runs the table or passes it on; True if it was acknowledged."""
        try:
            found = await server.serve(table)
            if not isinstance(found, Theirs):
                return found
            others = [other for other in self.world.reachable() if other.keeper.address == found.address]
            if others:
                passed = others[-1].machine.spawn(others[-1].serve(table, forced=True))
                return await server.in_time(1.0, joined(passed)) is True
            return await server.serve(table, forced=True) is True
        except AWAY:
            return False

    # ---- faults

    def worsen(self) -> None:
        """Let the faults begin, at moments from the seed."""
        self.world.network.weather = Weather(self.chance.choice((0.0, 0.02, 0.1)), self.chance.choice((0.0, 0.05, 0.2)))
        for _ in range(self.chance.randint(2, 8)):
            when = self.world.loop.now + self.chance.uniform(0.0, FAULT_SECONDS)
            self.world.loop.call_at(when, self.chance.choice(FAULTS), self)

    def any_server(self) -> Server | None:
        return self.chance.choice(self.world.reachable() or [None])

    def stop(self) -> None:
        """Stop a process, and let it go on with what it remembers."""
        if (server := self.any_server()) is not None:
            server.machine.stop(self.chance.uniform(0.5, 8.0))

    def kill(self) -> None:
        """Kill a process, and start another, perhaps at the same address."""
        if (server := self.any_server()) is not None:
            server.machine.dead = True
            self.world.loop.call_later(
                self.chance.uniform(0.1, 4.0), self.start, self.chance.choice((None, server.keeper.address))
            )

    def cut(self) -> None:
        """Cut a node off from the database."""
        if (server := self.any_server()) is not None:
            self.world.network.cut[server.machine] = self.world.loop.now + self.chance.uniform(0.5, 8.0)

    def outage(self) -> None:
        """Take the database away from all: questions are refused, or wait for its return."""
        network = self.world.network
        network.frozen = self.chance.random() < 0.5
        network.down_until = self.world.loop.now + self.chance.uniform(0.2, 6.0)

    def hand_over(self) -> None:
        """Give a table to a node, which may be gone."""
        server = self.any_server()
        if server is not None and server.keeper.held and server.keeper.nodes:
            table, to = self.chance.choice(list(server.keeper.held)), self.chance.choice(server.keeper.nodes).id
            server.machine.spawn(server.hand_over(table, to))

    def release(self) -> None:
        """Let go of a table."""
        if (server := self.any_server()) is not None:
            server.machine.spawn(server.release(self.chance.choice(TABLES)))

    def end(self) -> None:
        """End a node in good order, and start another."""
        if (server := self.any_server()) is not None:
            server.machine.spawn(server.end())
            self.world.loop.call_later(self.chance.uniform(0.1, 2.0), self.start)

    def grab(self) -> None:
        """Have all nodes want one table at once."""
        table = self.chance.choice(TABLES)
        for server in self.world.reachable():
            server.machine.spawn(self.insist(server, table))

    async def insist(self, server: Server, table: str) -> None:
        try:
            await server.serve(table, forced=True)
        except AWAY:
            return

    # ---- recovery

    def recover(self) -> None:
        """End all faults; one living node at least is there."""
        self.world.network.calm()
        for server in self.world.servers:
            server.machine.go_on()
        if not self.world.reachable():
            self.start()
        self.calm = True
        self.world.database.tables[QUIET].deadline = float("-inf")
        for server in self.world.reachable():
            self.look(server)
        for table in TABLES:
            if table != QUIET:
                self.world.loop.create_task(self.client(table), context=OUTSIDE.copy())

    async def client(self, table: str) -> None:
        """Play at a table until it works, at any node."""
        while table not in self.served:
            server = self.any_server()
            if server is not None and await joined(server.machine.spawn(self.play(server, table))):
                self.served[table] = self.world.loop.now
            else:
                await asyncio.sleep(0.1)

    def is_run(self, table: str) -> bool:
        """Return True if a node has a table in memory, and its lease."""
        lease = self.world.database.leases.get(table)
        return any(
            server.keeper.is_valid() and table in server.memory and lease is not None and lease.node == server.keeper.id
            for server in self.world.reachable()
        )

    def settle(self, deadline: float) -> None:
        """Let time pass until every table is run again, which must be soon; one of them is only due."""
        loop = self.world.loop
        while missing := [t for t in TABLES if not (self.is_run(t) if t == QUIET else t in self.served)]:
            if loop.now >= deadline:
                raise Violation(f"{missing} did not go on within {SETTLE_SECONDS} s")
            loop.run(loop.now + BEAT_SECONDS)


async def joined(task: asyncio.Task[bool | Theirs] | asyncio.Task[bool]) -> bool | Theirs:
    """Return the result of work on another machine."""
    return await task


FAULTS = (
    Schedule.stop,
    Schedule.stop,
    Schedule.kill,
    Schedule.cut,
    Schedule.outage,
    Schedule.hand_over,
    Schedule.hand_over,
    Schedule.release,
    Schedule.end,
    Schedule.grab,
)
