"""One server per database."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.postgres import Cluster

from fogg.server.store.connect import connect
from fogg.server.store.lock import AlreadyServed, DatabaseLock

HOLD = """
import asyncio, sys
from fogg.server.store.connect import connect, database_url
from fogg.server.store.lock import DatabaseLock

async def hold():
    async with DatabaseLock(connect(database_url(sys.argv[1]))):
        print("held", flush=True)
        await asyncio.Event().wait()

asyncio.run(hold())
"""


def holding(database: URL) -> subprocess.Popen[str]:
    """Return another process that serves a database."""
    command = [sys.executable, "-c", HOLD, database.render_as_string(hide_password=False)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stdout.readline() == "held\n"
    return process


async def test_a_second_server_is_refused_and_told_who_is_the_first(engine: AsyncEngine, database: URL) -> None:
    other = connect(database)
    async with DatabaseLock(engine):
        with pytest.raises(AlreadyServed, match=f"another server .process {os.getpid()} on .* uses the database"):
            await DatabaseLock(other, patience=0).acquire()
    await other.dispose()


async def test_the_lock_can_be_taken_again_after_it_was_released(engine: AsyncEngine) -> None:
    async with DatabaseLock(engine):
        pass
    async with DatabaseLock(engine):
        pass


async def test_a_killed_server_leaves_no_lock_behind(engine: AsyncEngine, database: URL) -> None:
    process = holding(database)
    try:
        with pytest.raises(AlreadyServed, match=f"process {process.pid} "):
            await DatabaseLock(engine, patience=0).acquire()
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate()
    async with DatabaseLock(engine):
        pass


async def test_another_name_of_the_same_file_has_the_same_lock(sqlite: URL, tmp_path: Path) -> None:
    (tmp_path / "alias.sqlite").symlink_to(str(sqlite.database))
    engine, other = connect(sqlite), connect(sqlite.set(database=str(tmp_path / "alias.sqlite")))
    async with DatabaseLock(engine):
        with pytest.raises(AlreadyServed):
            await DatabaseLock(other).acquire()
    await engine.dispose()
    await other.dispose()


async def test_databases_of_their_own_have_locks_of_their_own(engine: AsyncEngine, tmp_path: Path) -> None:
    other = connect(URL.create("sqlite+aiosqlite", database=str(tmp_path / "other.sqlite")))
    async with DatabaseLock(engine), DatabaseLock(other, patience=0):
        pass
    await other.dispose()


async def test_two_databases_of_one_postgres_do_not_share_a_lock(cluster: Cluster, postgres: URL) -> None:
    second = cluster.new_database()
    engines = [connect(postgres), connect(second)]
    async with DatabaseLock(engines[0]), DatabaseLock(engines[1], patience=0):
        pass
    for engine in engines:
        await engine.dispose()
    cluster.drop(second)


async def test_the_lock_is_taken_again_after_a_restart_of_postgres(cluster: Cluster, postgres: URL) -> None:
    engine, other = connect(postgres), connect(postgres)
    async with DatabaseLock(engine) as lock:
        cluster.stop()
        cluster.start()
        await lock.renew()
        with pytest.raises(AlreadyServed):
            await DatabaseLock(other, patience=0).acquire()
    await engine.dispose()
    await other.dispose()


async def test_a_server_that_lost_its_lock_to_another_is_told(cluster: Cluster, postgres: URL) -> None:
    engine, other = connect(postgres), connect(postgres)
    lock = DatabaseLock(engine, patience=0)
    await lock.acquire()
    cluster.stop()
    cluster.start()
    async with DatabaseLock(other):
        with pytest.raises(AlreadyServed):
            await lock.renew()
    await engine.dispose()
    await other.dispose()


async def test_renewing_a_lock_that_is_held_changes_nothing(engine: AsyncEngine) -> None:
    async with DatabaseLock(engine) as lock:
        await lock.renew()
