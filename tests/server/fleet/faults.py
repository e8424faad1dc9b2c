"""Everything that can go wrong in a fleet, from printed seeds, while people play at all its nodes."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import update
from sqlalchemy.engine import URL
from tests.server.fleet.nodes import FaultyFleet, FaultyNode, faulty_fleet
from tests.server.fleet.players import FleetClient, Pair
from tests.server.postgres import Cluster

from fogg.server.fleet.lease_rules import LEASE_SECONDS
from fogg.server.store.connect import connect
from fogg.server.store.schema import leases

SHOW = bool(os.environ.get("FOGG_SHOW_FAULTS"))
PROGRESS_SECONDS = 90.0  # in which every pair must get on after a fault

Fault = Callable[["Scene", FaultyNode], Awaitable[None]]


class Scene:
    """A fleet, its database, and the people who play there."""

    def __init__(
        self, fleet: FaultyFleet, cluster: Cluster, database: URL, pairs: list[Pair], chance: random.Random
    ) -> None:
        self.fleet = fleet
        self.cluster = cluster
        self.database = database
        self.pairs = pairs
        self.chance = chance

    async def get_on(self, tasks: list[asyncio.Task[None]]) -> None:
        """Wait until every pair has had another command confirmed."""
        before = [pair.acked for pair in self.pairs]
        async with asyncio.timeout(PROGRESS_SECONDS):
            while any(pair.acked <= old for pair, old in zip(self.pairs, before, strict=True)):
                done, _ = await asyncio.wait(tasks, timeout=0.02, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()  # they play until told to stop: only a fault ends it


async def kill(scene: Scene, node: FaultyNode) -> None:
    """End a node without a word, and start it again."""
    await node.restart(signal.SIGKILL)


async def drain(scene: Scene, node: FaultyNode) -> None:
    """End a node in good order, and start it again."""
    await node.restart(signal.SIGTERM)


async def freeze(scene: Scene, node: FaultyNode) -> None:
    """Stop a node for longer than its leases last, and let it go on: the zombie."""
    node.send(signal.SIGSTOP)
    await asyncio.sleep(LEASE_SECONDS + 1 + scene.chance.random())
    node.send(signal.SIGCONT)


async def hiccup(scene: Scene, node: FaultyNode) -> None:
    """Stop a node for about as long as it may be silent."""
    node.send(signal.SIGSTOP)
    await asyncio.sleep(LEASE_SECONDS * (0.3 + 0.6 * scene.chance.random()))
    node.send(signal.SIGCONT)


async def cut_nodes(scene: Scene, node: FaultyNode) -> None:
    """Cut the lines that other nodes have to a node."""
    node.from_nodes.refusing = True
    node.from_nodes.cut()
    await asyncio.sleep(1 + 2 * scene.chance.random())
    node.from_nodes.refusing = False


async def mute_nodes(scene: Scene, node: FaultyNode) -> None:
    """Swallow what other nodes say to a node, without breaking the lines."""
    node.from_nodes.silent = True
    await asyncio.sleep(1 + 3 * scene.chance.random())
    node.from_nodes.silent = False
    node.from_nodes.cut()


async def cut_database(scene: Scene, node: FaultyNode) -> None:
    """Cut the line of a node to the database, for shorter or longer than its leases last."""
    node.to_database.refusing = True
    node.to_database.cut()
    await asyncio.sleep((LEASE_SECONDS + 2) * scene.chance.random())
    node.to_database.refusing = False


async def mute_database(scene: Scene, node: FaultyNode) -> None:
    """Swallow what a node and the database say to each other."""
    node.to_database.silent = True
    await asyncio.sleep((LEASE_SECONDS + 2) * scene.chance.random())
    node.to_database.silent = False
    node.to_database.cut()


async def restart_database(scene: Scene, node: FaultyNode) -> None:
    """Crash the database and start it again."""
    scene.cluster.stop(at_once=True)  # in the thread that started it
    scene.cluster.start()


async def kill_two(scene: Scene, node: FaultyNode) -> None:
    """End two nodes at once: all tables are wanted by what is left, and by both when they are back."""
    other = scene.chance.choice([one for one in scene.fleet.nodes if one is not node])
    await asyncio.gather(node.restart(signal.SIGKILL), other.restart(signal.SIGKILL))


async def mute_lines(scene: Scene, node: FaultyNode) -> None:
    """Swallow what open lines to the database say, while new ones work: a table of connections was forgotten."""
    node.to_database.mute()
    await asyncio.sleep(LEASE_SECONDS * scene.chance.random())
    node.to_database.cut()


async def both_want(scene: Scene, node: FaultyNode) -> None:
    """Take a table from its node, and ask all nodes for it at the same moment."""
    pair = scene.chance.choice([one for one in scene.pairs if one.players])
    table, client = pair.players[-1].table, pair.clients[0]
    engine = connect(scene.database)
    async with engine.begin() as connection:
        await connection.execute(update(leases).where(leases.c.table_id == table).values(node=None))
    await engine.dispose()
    asked = []
    for other in scene.fleet.nodes:
        same = FleetClient(f"http://127.0.0.1:{other.port}", client.name)
        same.token = client.token
        asked.append(same.ask("GET", f"/api/tables/{table}"))
    for answer in await asyncio.gather(*asked):
        assert answer.status_code == 200, answer.text


FAULTS: tuple[Fault, ...] = (
    *(kill, freeze, cut_nodes, restart_database, both_want, drain, mute_database),
    *(hiccup, kill_two, cut_database, mute_nodes, mute_lines, freeze, kill, both_want),
)


async def play_with_faults(database: URL, cluster: Cluster, seed: int, faults: int, *, pairs: int = 5) -> list[Pair]:
    """Let people play at three nodes while one thing after the other goes wrong; return them when they are done."""
    chance = random.Random(seed)
    async with faulty_fleet(database, 3, random.Random(seed + 1)) as fleet:
        people = [Pair(fleet.base, number, seed + 100 * number, bots=number % 2) for number in range(pairs)]
        scene = Scene(fleet, cluster, database, people, chance)
        tasks = [asyncio.create_task(pair.play()) for pair in people]
        try:
            for number in range(faults):
                await scene.get_on(tasks)
                fault = FAULTS[number % len(FAULTS)]
                node = chance.choice(fleet.nodes)
                began = time.monotonic()
                await fault(scene, node)
                if SHOW:
                    took, acked = time.monotonic() - began, sum(pair.acked for pair in people)
                    print(
                        f"{number}: {fault.__name__} {fleet.nodes.index(node)}, {took:.1f} s, {acked} commands, "
                        f"longest wait {max(pair.longest for pair in people):.1f} s",
                        flush=True,
                    )
            await scene.get_on(tasks)
            for pair in people:
                pair.ending = True
            async with asyncio.timeout(300):
                await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    return people
