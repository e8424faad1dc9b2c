"""One server per database."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.clock import Clock
from tests.server.postgres import Cluster

from fogg.server import background, run
from fogg.server.settings import Settings
from fogg.server.store.connect import connect, connect_writer
from fogg.server.store.lock import AlreadyServed, DatabaseLock
from fogg.server.store.migrate import migrate
from fogg.server.store.schema import meta
from fogg.server.store.writer import NotStored, Writer

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


async def test_an_outage_of_any_length_ends_with_the_lock_taken_again(cluster: Cluster, postgres: URL) -> None:
    engine, other = connect(postgres), connect(postgres)
    async with DatabaseLock(engine) as lock:
        for checks in (0, 1, 2, 0, 1):
            cluster.stop()
            for _ in range(checks):
                with pytest.raises(DBAPIError):
                    await lock.renew()
                assert not lock.held
            cluster.start()
            await lock.renew()
            assert lock.held
            with pytest.raises(AlreadyServed):
                await DatabaseLock(other, patience=0).acquire()
    await engine.dispose()
    await other.dispose()


async def test_nothing_is_written_until_the_lock_is_held_again(cluster: Cluster, postgres: URL) -> None:
    engine = connect(postgres)
    await migrate(engine)
    async with DatabaseLock(engine) as lock:
        clock = Clock()
        writer = Writer(connect_writer(postgres), lambda rows, seconds: None, clock, check=lock.check)
        await writer.start()
        note = [insert(meta).values(key="a", value="1")]
        cluster.stop()
        cluster.start()
        for _ in range(2):  # the first finds its connection broken, the second gets a new one
            with pytest.raises(NotStored):
                await writer.append([], also=note)
        with pytest.raises(NotStored, match="not ours again yet"):
            await writer.append([], also=note)
        await lock.renew()
        await writer.append([], also=note)
        await writer.stop()
    await engine.dispose()


async def test_another_server_in_between_is_noticed_even_if_it_is_gone(cluster: Cluster, postgres: URL) -> None:
    engine, other = connect(postgres), connect(postgres)
    await migrate(engine)
    lock = DatabaseLock(engine)
    await lock.acquire()
    await lock.mark()
    cluster.stop()
    cluster.start()
    await lock.renew()  # alone: it goes on
    cluster.stop()
    cluster.start()
    async with DatabaseLock(other) as second:
        await second.mark()
    with pytest.raises(AlreadyServed):
        await lock.renew()
    assert not lock.held
    await engine.dispose()
    await other.dispose()


async def test_a_line_that_broke_unnoticed_does_not_keep_its_server_out(postgres: URL) -> None:
    engine = connect(postgres)
    async with DatabaseLock(engine) as lock:
        broken, lock.connection = lock.connection, None  # PostgreSQL still takes it for alive
        await lock.renew()
        assert lock.held and broken is not None
        await broken.invalidate()
        await broken.close()
    await engine.dispose()


async def test_a_server_that_must_end_ends_with_a_failure(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(lock: DatabaseLock) -> None:
        raise AlreadyServed("fogg")

    monkeypatch.setattr(DatabaseLock, "renew", lost)
    monkeypatch.setattr(background, "RENEW_SECONDS", 0.0)
    settings = Settings(db=str(sqlite.database), port=0)
    with pytest.raises(AlreadyServed):
        await run.serve(settings, run.listen(settings), lambda port, path: None)


async def test_renewing_a_lock_that_is_held_changes_nothing(engine: AsyncEngine) -> None:
    async with DatabaseLock(engine) as lock:
        await lock.renew()
