"""The cost of a second node: `python benchmarks/fleet.py [--seconds 8]`, on a PostgreSQL of its own.

Two nodes; all tables are run by one of them. First its clients come to it, then all of them come to the other one,
which passes everything on. Prints the CPU of both nodes' threads for each decision, and the time from a command to
the last seat's event at the same pace. Then how long seats wait in a rolling restart of three nodes.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.server import SEATS, Table, begun, pace, percentile, thread_seconds
from tests.server.fleet.nodes import faulty_fleet
from tests.server.fleet.players import Pair
from tests.server.postgres import Cluster
from tests.server.process import Serving
from tests.server.wire import Client, new_table

from fogg.server.fleet.lease_rules import NodeShown, home_of

TABLES = 40
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


async def cost(base: str, nodes: list[NodeShown], home: str, both: list[Serving], seconds: float) -> list[float]:
    """Return p50 and p99 in ms, and the thread's ms a decision of each node, at the same pace for all."""
    gate: asyncio.Queue[None] = asyncio.Queue()
    async with homed(base, gate, nodes, home) as tables:
        pacing = asyncio.create_task(pace(gate, RATE))
        await begun(tables)
        for table in tables:
            table.times.clear()
        used = [thread_seconds(one) for one in both]
        await asyncio.sleep(seconds)
        spent = [thread_seconds(one) - before for one, before in zip(both, used, strict=True)]
        pacing.cancel()
        times = [t for table in tables for t in table.times]
    return [percentile(times, 0.5), percentile(times, 0.99), *(1000 * one / len(times) for one in spent), len(times)]


async def hop(db: str, seconds: float) -> None:
    """Print what passing on costs."""
    async with Serving(db, "--limits", "1000") as near, Serving(db, "--limits", "1000") as far:
        found = [(await Client(one.base, "").ask("GET", "/health")).json() for one in (near, far)]
        nodes = [NodeShown(one["node"], "", "", 0.0, 0.0, False, 0) for one in found]
        print(f"{RATE:.0f} decisions/s wanted, {TABLES} tables of {SEATS}; times in ms")
        for turn in range(2):
            for name, base in (("direct", far.base), ("passed on", near.base)):
                p50, p99, passing, running, made = await cost(base, nodes, nodes[1].id, [near, far], seconds)
                print(
                    f"{turn + 1}. {name:10} p50 {p50:5.1f}  p99 {p99:6.1f}  thread a decision: "
                    f"node that runs {running:.3f}, other {passing:.3f}  ({made / seconds:.0f}/s)",
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
        refused = sum(len(player.refused) for player in players)
        print(
            f"rolling restarts: {rounds * 3} in {time.monotonic() - began:.0f} s, "
            f"{sum(pair.acked for pair in pairs)} commands, {refused} refused, "
            f"longest waits of seats {', '.join(f'{wait:.2f}' for wait in waits[-5:])} s"
        )


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=2, help="rolling restarts")
    asked = parser.parse_args()
    cluster = Cluster()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(hop(cluster.new_database().render_as_string(hide_password=False), asked.seconds))
            runner.run(rolling(cluster, asked.rounds))
    finally:
        cluster.close()


if __name__ == "__main__":
    main()
