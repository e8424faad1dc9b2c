"""Three nodes, everything that can go wrong, and people who never notice more than a pause."""

from __future__ import annotations

import asyncio
import os
import random
import signal

from sqlalchemy.engine import URL
from tests.server.fleet.faults import FAULTS, Scene, play_with_faults
from tests.server.fleet.nodes import faulty_fleet
from tests.server.fleet.players import Pair
from tests.server.postgres import Cluster
from tests.server.test_crash import check

SEED = int(os.environ.get("FOGG_FAULT_SEED", "20261118"))
NUMBER = int(os.environ.get("FOGG_FAULTS", str(len(FAULTS))))
LONGEST_WAIT = float(os.environ.get("FOGG_LONGEST_WAIT", "inf"))  # seconds, for any client; the soak says how many


async def test_nothing_acknowledged_is_lost_and_no_client_waits_long(cluster: Cluster, postgres: URL) -> None:
    print("seed", SEED)
    pairs = await play_with_faults(postgres, cluster, SEED, NUMBER)
    players = [player for pair in pairs for player in pair.players]
    db = postgres.render_as_string(hide_password=False)
    await check(db, sorted({player.table for player in players}), list(players))
    waits = sorted((pair.longest for pair in pairs), reverse=True)
    print(f"{NUMBER} faults, {sum(pair.acked for pair in pairs)} commands, longest waits {waits[:3]}")
    assert waits[0] <= LONGEST_WAIT


async def test_a_rolling_restart_loses_nothing_and_refuses_nothing(postgres: URL) -> None:
    chance = random.Random(SEED)
    async with faulty_fleet(postgres, 3, chance) as fleet:
        pairs = [Pair(fleet.base, number, SEED + number) for number in range(4)]
        tasks = [asyncio.create_task(pair.play()) for pair in pairs]
        try:
            scene = Scene(fleet, None, pairs, chance)
            for node in fleet.nodes:
                await scene.get_on(tasks)
                await node.restart(signal.SIGTERM)
            await scene.get_on(tasks)
            for pair in pairs:
                pair.ending = True
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    players = [player for pair in pairs for player in pair.players]
    print("longest waits", sorted(round(player.longest, 3) for player in players)[-5:])
    assert [player.faults + player.refused for player in players] == [[]] * len(players)
    await check(postgres.render_as_string(hide_password=False), sorted({p.table for p in players}), list(players))
