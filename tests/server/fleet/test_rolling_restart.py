"""A rolling restart: all nodes are replaced one by one, and their people are refused nothing.

A backup that is taken meanwhile can be restored, and has all that was acknowledged before.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.engine import URL
from tests.server.fleet import players as players_module
from tests.server.fleet.players import FleetPlayer, Pair
from tests.server.fleet.proxies import FaultyLine, to_any
from tests.server.fleet.together import acquainted, node_in_test
from tests.server.test_crash import check

from fogg.cli.commands.backup_command import load, save
from fogg.server.store.connect import connect, database_url
from fogg.server.store.schema import rows

NODES = 3
PROGRESS = 10  # commands of each pair between two restarts


async def test_people_who_play_during_a_rolling_restart_meet_no_error(
    postgres: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = postgres.render_as_string(hide_password=False)
    for patience in ("ANSWER_SECONDS", "SILENT_SECONDS"):  # this is not about time, and the machine may be busy
        monkeypatch.setattr(players_module, patience, 60.0)
    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(AsyncExitStack()) for _ in range(2 * NODES)]
        nodes = [await life.enter_async_context(node_in_test(postgres)) for life in lives[:NODES]]
        await acquainted(nodes)
        balancer = FaultyLine(to_any(lambda: [node.port for node in nodes], random.Random(1)))
        await balancer.open()
        stack.push_async_callback(balancer.close)
        pairs = [Pair(f"http://127.0.0.1:{balancer.port}", number, number, bots=1) for number in range(3)]
        tasks = [asyncio.create_task(pair.play()) for pair in pairs]
        for number in range(NODES):
            await get_on(pairs, tasks)
            nodes.pop(0)  # a balancer sends no more to a node that says it is about to end
            await lives[number].aclose()
            nodes.append(await lives[NODES + number].enter_async_context(node_in_test(postgres)))
            await acquainted(nodes)
        before = [(player, list(player.acked)) for pair in pairs for player in pair.players]
        await save(tmp_path / "fogg.backup", db)
        await get_on(pairs, tasks)
        for pair in pairs:
            pair.ending = True
        async with asyncio.timeout(300):
            await asyncio.gather(*tasks)
    players = [player for pair in pairs for player in pair.players]
    assert [error for pair in pairs for client in pair.clients for error in client.errors] == []
    assert [error for player in players for error in player.errors] == []
    assert [code for player in players for code in player.refused] == []
    assert sum(player.reconnects for player in players) > 0, "tables have moved"
    await check(db, sorted({player.table for player in players}), [*players])
    await check_backup(tmp_path, before)


async def check_backup(folder: Path, before: list[tuple[FleetPlayer, list[str]]]) -> None:
    """Check that a backup restores, which plays every table of it again, and that nothing is missing in it."""
    await load(folder / "fogg.backup", str(folder / "restored.sqlite"), replace=False)
    engine = connect(database_url(str(folder / "restored.sqlite")))
    async with engine.connect() as connection:
        found = await connection.execute(select(rows.c.table_id, rows.c.person, rows.c.command))
        stored = {tuple(row) for row in found}
    await engine.dispose()
    assert sum(len(acked) for _, acked in before) >= PROGRESS
    assert stored >= {(player.table, player.client.id, id) for player, acked in before for id in acked}


async def get_on(pairs: list[Pair], tasks: list[asyncio.Task[None]]) -> None:
    """Wait until every pair has had some more commands confirmed."""
    goal = [pair.acked + PROGRESS for pair in pairs]
    async with asyncio.timeout(120):
        while any(pair.acked < wanted for pair, wanted in zip(pairs, goal, strict=True)):
            done, _ = await asyncio.wait(tasks, timeout=0.02, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
