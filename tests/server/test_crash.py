"""The server is killed in the middle of games, again and again: nothing that was acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.engine import URL
from tests.server.postgres import Cluster
from tests.server.process import Serving
from tests.server.wire import Client, Player, new_table

from fogg.server.offered import Catalog
from fogg.server.registry.replay import replay
from fogg.server.store.connect import connect, database_url
from fogg.server.store.rows import Created, read_body
from fogg.server.store.schema import rows
from fogg.server.store.stored_tables import Tables

ROUNDS = int(os.environ.get("FOGG_CRASH_ROUNDS", "1"))  # of games, for each of two databases
KILLS = 5  # in each round
SEED = int(os.environ.get("FOGG_CRASH_SEED", "20261115"))


async def crash(db: str, kills: int, seed: int, tables: int = 3) -> tuple[list[str], list[Player]]:
    """Play tables of two, killing the server at moments that depend on the seed; the tables and their players."""
    chance = random.Random(seed)
    serving = await Serving(db, "--limits", "1000").start()
    players: list[Player] = []
    names: list[str] = []
    try:
        for number in range(tables):
            clients = [await Client(serving.base, f"P{number}{seat}").arrive() for seat in range(2)]
            names.append(await new_table(clients))
            players += [Player(client, names[-1], seat, seed + seat) for seat, client in enumerate(clients)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        for _ in range(kills):
            until = sum(len(player.acked) for player in players) + chance.randrange(1, 25)
            while sum(len(player.acked) for player in players) < until and not all(task.done() for task in tasks):
                await asyncio.wait(tasks, timeout=chance.random() * 0.01)
            await serving.kill()
            await serving.start()
        async with asyncio.timeout(300):
            await asyncio.gather(*tasks)
    finally:
        await serving.kill()
    return names, players


async def check(db: str, names: list[str], players: list[Player]) -> None:
    """Check that everything acknowledged is stored once and in order, every table replays, and none is stuck."""
    engine = connect(database_url(db))
    try:
        async with engine.connect() as connection:
            some = select(rows.c.table_id, rows.c.person, rows.c.command, rows.c.seq).where(rows.c.command.is_not(None))
            found = (await connection.execute(some)).all()
        stored = Counter((row.table_id, row.person, row.command) for row in found)
        places = {(row.table_id, row.person, row.command): row.seq for row in found}
        for player in players:
            assert player.faults == []
            order = [places[player.table, player.client.id, id] for id in player.acked]
            assert order == sorted(order), "in the order in which they were acknowledged"
        assert max(stored.values()) == 1
        for name in names:
            read = await Tables(engine).rows(name)
            created = read_body(read[0])
            assert isinstance(created, Created)
            state = await replay(read, Catalog().ruleset(created.setup), created)
            assert state.phase == "finished"
    finally:
        await engine.dispose()


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    for number in range(ROUNDS):
        print("seed", SEED + number)
        db = str(tmp_path / f"fogg{number}.sqlite")
        await check(db, *await crash(db, KILLS, SEED + number))


async def test_nothing_acknowledged_is_lost_on_postgresql_either(postgres: URL) -> None:
    db = postgres.render_as_string(hide_password=False)
    for number in range(ROUNDS):
        print("seed", SEED - 1 - number)
        await check(db, *await crash(db, KILLS, SEED - 1 - number))


async def test_a_restart_of_postgresql_in_mid_game_is_survived(cluster: Cluster, postgres: URL) -> None:
    db = postgres.render_as_string(hide_password=False)
    async with Serving(db, "--limits", "1000") as serving:
        clients = [await Client(serving.base, name).arrive() for name in ("Ada", "Ben")]
        table = await new_table(clients)
        players = [Player(client, table, seat, seat) for seat, client in enumerate(clients)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        for _ in range(2):
            until = sum(len(player.acked) for player in players) + 10
            while sum(len(player.acked) for player in players) < until:
                await asyncio.wait(tasks, timeout=0.01)
            cluster.stop(at_once=True)  # in the thread that started the cluster
            cluster.start()
        async with asyncio.timeout(300):
            await asyncio.gather(*tasks)
    await check(db, [table], players)


async def test_a_second_server_on_the_same_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    db = str(tmp_path / "fogg.sqlite")
    async with Serving(db):
        second = Serving(db)
        with pytest.raises(AssertionError, match="the server ended with 1"):
            await second.start()
