"""The cost of a second node: `python benchmarks/fleet.py [--seconds 8]`, on a PostgreSQL of its own.

Two nodes; all tables are run by one of them. First its clients come to it, then all of them come to the other one,
which passes everything on. Prints the CPU of both nodes' threads and of PostgreSQL for each decision, the time from a
command to the last seat's event at the same pace, and what passing on adds. Then how 1,000 live tables among 10,000
stored ones are spread over four nodes, and how long seats wait, and what they are refused, in a rolling restart of
three.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import uvloop
from sqlalchemy import select

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.bench_tables import fill
from benchmarks.server import SEATS, Table, begun, pace, percentile, thread_seconds
from tests.server.fleet.nodes import faulty_fleet
from tests.server.fleet.players import Pair
from tests.server.postgres import Cluster
from tests.server.process import Serving
from tests.server.wire import Client, new_table

from fogg.server.fleet.lease_rules import BEAT_SECONDS, NodeShown, home_of
from fogg.server.store import schema
from fogg.server.store.connect import connect, database_url

TABLES = 40
NODES = 4
RATE = 300.0  # decisions a second


class HomedTable(Table):
    """A table that is run by one node, wherever its clients come to."""

    def __init__(self, clients: list[Client], gate: asyncio.Queue[None] | None, nodes: list[NodeShown], home: str):
        super().__init__(clients, gate)
        self.nodes = nodes
        self.home = home

    async def play(self) -> None:
        """Play game after game."""
        while True:
            self._missing = set()
            while True:
                self.id = await new_table(self.clients, "usa")
                found = home_of(self.id, self.nodes)
                if found is not None and found.id == self.home:
                    break
            await asyncio.gather(*(seat.follow() for seat in self.seats))


@asynccontextmanager
async def homed(
    base: str, gate: asyncio.Queue[None] | None, nodes: list[NodeShown], home: str
) -> AsyncIterator[list[Table]]:
    """Let people play at tables of a node, through the node at `base`."""
    tables: list[Table] = []
    for _ in range(TABLES):
        people = [await Client(base, f"P{seat}").arrive() for seat in range(SEATS)]
        tables.append(HomedTable(people, gate, nodes, home))
    tasks = [asyncio.create_task(table.play()) for table in tables]
    try:
        yield tables
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Cost(NamedTuple):
    """Times in ms: to the last seat's event, and the CPU for a decision."""

    p50: float
    p99: float
    passing: float  # of the node that passes on
    running: float  # of the node that runs the tables
    database: float  # of all processes of PostgreSQL
    rate: float  # decisions a second

    def shown(self) -> str:
        """Return a line for people."""
        return (
            f"p50 {self.p50:5.2f}  p99 {self.p99:6.2f}  CPU a decision: node that runs {self.running:.3f}, "
            f"other {self.passing:.3f}, PostgreSQL {self.database:.3f}  ({self.rate:.0f}/s)"
        )


def database_seconds(cluster: Cluster) -> float:
    """Return the CPU seconds that a PostgreSQL has used so far, with the processes that have ended."""
    assert cluster.process is not None
    main, ticks = cluster.process.pid, 0
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with contextlib.suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(folder.name) == main:
                    ticks += sum(int(field) for field in fields[11:15])
                elif int(fields[1]) == main:
                    ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def cost(
    base: str, nodes: list[NodeShown], home: str, both: list[Serving], cluster: Cluster, seconds: float
) -> Cost:
    """Return what decisions cost, at the same pace for all."""
    gate: asyncio.Queue[None] = asyncio.Queue()
    async with homed(base, gate, nodes, home) as tables:
        pacing = asyncio.create_task(pace(gate, RATE))
        await begun(tables)
        for table in tables:
            table.times.clear()
        used = [*(thread_seconds(one) for one in both), database_seconds(cluster)]
        await asyncio.sleep(seconds)
        now = [*(thread_seconds(one) for one in both), database_seconds(cluster)]
        pacing.cancel()
        times = [t for table in tables for t in table.times]
    spent = [1000 * (after - before) / len(times) for after, before in zip(now, used, strict=True)]
    passing, running, database = spent
    return Cost(percentile(times, 0.5), percentile(times, 0.99), passing, running, database, len(times) / seconds)


async def hop(cluster: Cluster, seconds: float) -> None:
    """Print what passing on costs."""
    db = cluster.new_database().render_as_string(hide_password=False)
    async with Serving(db, "--limits", "1000") as near, Serving(db, "--limits", "1000") as far:
        found = [(await Client(one.base, "").ask("GET", "/health")).json() for one in (near, far)]
        nodes = [NodeShown(one["node"], "", "", 0.0, 0.0, False, 0) for one in found]
        print(f"{RATE:.0f} decisions/s wanted, {TABLES} tables of {SEATS}; times in ms")
        for turn in range(2):
            direct = await cost(far.base, nodes, nodes[1].id, [near, far], cluster, seconds)
            passed = await cost(near.base, nodes, nodes[1].id, [near, far], cluster, seconds)
            print(f"{turn + 1}. direct     {direct.shown()}\n{turn + 1}. passed on  {passed.shown()}")
            added = passed.running + passed.passing - direct.running - direct.passing
            print(
                f"{turn + 1}. added      p50 {passed.p50 - direct.p50:5.2f}  p99 {passed.p99 - direct.p99:6.2f}  "
                f"CPU of both nodes {added:.3f}",
                flush=True,
            )


async def spread(db: str, stored: int, live: int) -> None:
    """Print how tables that are asked for are spread over the nodes."""
    await fill(db, stored)
    engine = connect(database_url(db))
    async with engine.connect() as connection:
        ids = list(
            (await connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id).limit(live))).scalars()
        )
    await engine.dispose()
    async with AsyncExitStack() as stack:
        nodes = [
            await stack.enter_async_context(Serving(db, "--limits", "100000", "--bot-workers", "1"))
            for _ in range(NODES)
        ]
        clients = [Client(node.base, "") for node in nodes]
        chance, places = random.Random(1), asyncio.Semaphore(16)

        async def look(id: str) -> None:
            async with places:
                answer = await chance.choice(clients).ask("GET", f"/api/tables/{id}")
                assert answer.status_code == 200, answer.text

        for client in clients:
            while len((await client.ask("GET", "/health")).json()["nodes"]) < NODES:
                await asyncio.sleep(0.1)
        began = time.monotonic()
        await asyncio.gather(*(look(id) for id in ids))
        took = time.monotonic() - began
        await asyncio.sleep(2 * BEAT_SECONDS)
        shares = sorted(node["tables"] for node in (await clients[0].ask("GET", "/health")).json()["nodes"])
    even = live / NODES
    print(
        f"{live} live tables among {stored} stored, read in {took:.1f} s by {NODES} nodes: {shares}, "
        f"{100 * (shares[0] / even - 1):+.0f}% to {100 * (shares[-1] / even - 1):+.0f}% of even",
        flush=True,
    )


async def rolling(cluster: Cluster, rounds: int) -> None:
    """Print the longest that any seat waited while three nodes were restarted one by one."""
    async with faulty_fleet(cluster.new_database(), 3, random.Random(1)) as fleet:
        pairs = [Pair(fleet.base, number, number) for number in range(4)]
        tasks = [asyncio.create_task(pair.play()) for pair in pairs]
        while min(pair.acked for pair in pairs) < 5:
            await asyncio.sleep(0.05)
        began = time.monotonic()
        for _ in range(rounds):
            for node in fleet.nodes:
                await node.restart(signal.SIGTERM)
                await asyncio.sleep(2.0)
        for pair in pairs:
            pair.ending = True
        await asyncio.gather(*tasks)
        players = [player for pair in pairs for player in pair.players]
        waits = sorted(player.longest for player in players)
        refused = [code for player in players for code in player.refused]
        clients = [client for pair in pairs for client in pair.clients]
        errors = [error for player in players for error in player.errors]
        errors += [error for client in clients for error in client.errors]
        print(
            f"rolling restarts: {rounds * 3} in {time.monotonic() - began:.0f} s, "
            f"{sum(pair.acked for pair in pairs)} commands, {len(refused)} refused, {len(errors)} errors, "
            f"longest waits of seats {', '.join(f'{wait:.2f}' for wait in waits[-5:])} s, "
            f"of requests {max(client.longest for client in clients):.2f} s"
        )
        for text, number in Counter((*refused, *errors)).most_common(10):
            print(f"  {number} x {text[:160]}")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=2, help="rolling restarts")
    parser.add_argument("--stored", type=int, default=10_000, help="tables in the database")
    parser.add_argument("--live", type=int, default=1_000, help="tables that are asked for")
    asked = parser.parse_args()
    cluster = Cluster()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(hop(cluster, asked.seconds))
            db = cluster.new_database().render_as_string(hide_password=False)
            runner.run(spread(db, asked.stored, asked.live))
            runner.run(rolling(cluster, asked.rounds))
    finally:
        cluster.close()


if __name__ == "__main__":
    main()
