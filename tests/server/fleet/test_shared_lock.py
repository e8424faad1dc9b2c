"""Nodes share the lock of a database; a change of its schema, and versions without leases, want it alone."""

from __future__ import annotations

import asyncio
import gzip
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from tests.server.clock import Clock
from tests.server.fleet.proxies import FaultyLine, to_socket_file
from tests.server.postgres import Cluster
from tests.server.stored import content, fill
from tests.server.test_migrate import later

from fogg.server import background
from fogg.server.fleet.lease_rules import LEASE_SECONDS
from fogg.server.store import lock as lock_module
from fogg.server.store import revisions, schema
from fogg.server.store.backup import write_backup
from fogg.server.store.connect import HASTE, PATIENCE, connect, connect_writer, database_url, options
from fogg.server.store.lock import ADVISORY_KEY, HELD, AlreadyServed, DatabaseLock, NodesRun
from fogg.server.store.migrate import migrate
from fogg.server.store.restore import restore_backup
from fogg.server.store.retention import table_removal
from fogg.server.store.revisions import WrongDatabase, changing, head, revision_of, upgrade
from fogg.server.store.writer import NotStored, Writer

DATA = Path(__file__).parent.parent / "data"


@pytest.fixture
async def engines(postgres: URL) -> AsyncIterator[Callable[[], AsyncEngine]]:
    """Yield a maker of engines on one PostgreSQL, each as of another process."""
    made: list[AsyncEngine] = []

    def make() -> AsyncEngine:
        made.append(connect(postgres))
        return made[-1]

    yield make
    for engine in made:
        await engine.dispose()


def node(engine: AsyncEngine) -> DatabaseLock:
    """Return the lock of a node."""
    return DatabaseLock(engine, shared=True, patience=0)


async def revision(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        return await connection.run_sync(revision_of)


async def test_nodes_share_a_lock(engines: Callable[[], AsyncEngine]) -> None:
    async with node(engines()) as one, node(engines()) as two:
        assert one.held and two.held


async def test_while_nodes_run_nothing_else_has_the_database_alone(engines: Callable[[], AsyncEngine]) -> None:
    async with node(engines()), node(engines()):
        with pytest.raises(AlreadyServed, match=r"process \d+ on .* and 1 more\) uses the database"):
            await DatabaseLock(engines(), patience=0).acquire()


async def test_a_server_without_leases_keeps_nodes_out(engines: Callable[[], AsyncEngine]) -> None:
    async with DatabaseLock(engines()):
        with pytest.raises(AlreadyServed, match=r"process \d+ on .* uses the database"):
            await node(engines()).acquire()


async def test_a_file_is_never_shared(sqlite: URL) -> None:
    engine, other = connect(sqlite), connect(sqlite)
    async with DatabaseLock(engine, shared=True) as lock:
        assert not lock.shared
        with pytest.raises(AlreadyServed):
            await DatabaseLock(other, shared=True).acquire()
    await engine.dispose()
    await other.dispose()


async def test_nodes_go_on_after_a_restart_of_postgres(cluster: Cluster, engines: Callable[[], AsyncEngine]) -> None:
    async with node(engines()) as one, node(engines()) as two:
        await migrate(one.engine)
        for lock in (one, two):
            await lock.mark()
        cluster.stop()
        cluster.start()
        for lock in (one, two, one):
            await lock.renew()
            assert lock.held


async def test_a_node_writes_nothing_until_it_shares_the_lock_again(
    cluster: Cluster, postgres: URL, engines: Callable[[], AsyncEngine]
) -> None:
    async with node(engines()) as lock:
        await migrate(lock.engine, lock=lock)
        writer = Writer(connect_writer(postgres), lambda rows, seconds: None, Clock(), check=lock.check)
        await writer.start()
        note = [insert(schema.meta).values(key="a", value="1")]
        cluster.stop()
        cluster.start()
        with pytest.raises(NotStored):
            await writer.append([], also=note)  # its own connection is broken too
        with pytest.raises(NotStored, match="not ours again yet"):
            for _ in range(2):
                await writer.append([], also=note)
        await lock.renew()
        await writer.append([], also=note)
        await writer.stop()


async def test_a_node_whose_line_falls_silent_takes_the_lock_over_another(
    postgres: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "RENEW_SECONDS", 0.05)
    monkeypatch.setattr(background, "ANSWER_SECONDS", 1.0)
    line = await FaultyLine(to_socket_file(f"{postgres.query['host']}/.s.PGSQL.5432")).open()
    engine = connect(postgres.difference_update_query(["host"]).set(host="127.0.0.1", port=line.port))
    async with node(engine) as lock:
        first = lock.backend
        keeping = asyncio.create_task(background.keep_lock(lock, lambda fault: None))
        line.mute()
        async with asyncio.timeout(30):
            while lock.backend == first:
                await asyncio.sleep(0.01)
            while not lock.held:
                await asyncio.sleep(0.01)
        line.cut()  # the late end of the old one changes nothing
        async with asyncio.timeout(30):
            while not lock.held or not await is_alone(engine, lock):
                await asyncio.sleep(0.01)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
    await engine.dispose()
    await line.close()


async def is_alone(engine: AsyncEngine, lock: DatabaseLock) -> bool:
    """Return True if a lock is held by the connection that it remembers."""
    async with engine.connect() as connection:
        return bool(await connection.scalar(HELD, {"key": ADVISORY_KEY, "pid": lock.backend}))


def test_a_database_that_vanishes_is_not_waited_for_longer_than_a_lease_lasts(postgres: URL) -> None:
    for patience in (PATIENCE, HASTE):
        given = options(postgres, patience)["connect_args"]
        assert given["tcp_user_timeout"] <= 1000 * LEASE_SECONDS and given["connect_timeout"] <= 5
        probes = given["keepalives_interval"] * given["keepalives_count"]
        assert given["keepalives_idle"] + probes <= LEASE_SECONDS + 2


async def test_nodes_that_begin_together_migrate_once(
    engines: Callable[[], AsyncEngine], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = engines()
    await migrate(first)
    await fill(first)
    before = await content(first)
    later(monkeypatch, tmp_path)

    async def begin(engine: AsyncEngine) -> tuple[DatabaseLock, Path | None]:
        lock = DatabaseLock(engine, shared=True)
        await lock.acquire()
        return lock, await migrate(engine, tmp_path, lock=lock)

    begun = await asyncio.gather(*(begin(engines()) for _ in range(4)))
    assert sorted(copy is not None for _, copy in begun) == [False, False, False, True]
    assert await revision(first) == "later" and await content(first) == before
    for lock, _ in begun:
        assert lock.held
        await lock.release()


async def test_a_node_that_must_migrate_says_that_all_others_must_stop(
    engines: Callable[[], AsyncEngine], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node(engines()) as old:
        await migrate(old.engine, lock=old)
        schema_before = head()
        later(monkeypatch, tmp_path)
        new = node(engines())
        await new.acquire()
        with pytest.raises(
            NodesRun, match=r"nodes of an earlier one \(process .*\) use it: stop all nodes, then start"
        ):
            await migrate(new.engine, tmp_path, lock=new)
        assert not new.held, "it ends"
    async with node(engines()) as new:
        assert await migrate(new.engine, tmp_path, lock=new) is not None
        assert await revision(new.engine) == "later" != schema_before


async def test_nothing_comes_in_between_while_a_node_migrates(
    engines: Callable[[], AsyncEngine], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node(engines()) as lock:

        async def needed() -> bool:
            return True

        monkeypatch.setattr(lock_module, "LONG_PATIENCE", 0.0)
        async with lock.alone(needed) as alone:
            assert alone
            for other in (node(engines()), DatabaseLock(engines(), patience=0)):
                with pytest.raises(AlreadyServed):
                    await other.acquire()
        async with node(engines()):
            pass
        with pytest.raises(AlreadyServed):
            await DatabaseLock(engines(), patience=0).acquire()


async def test_a_node_waits_for_another_that_migrates(engines: Callable[[], AsyncEngine]) -> None:
    async with node(engines()) as first:

        async def needed() -> bool:
            return True

        async with first.alone(needed):
            second = node(engines())
            waiting = asyncio.create_task(second.acquire())
            done, _ = await asyncio.wait((waiting,), timeout=3 * lock_module.PAUSE)
            assert not done
        await waiting
        await second.release()


async def test_a_change_that_ends_between_two_questions_does_not_keep_a_node_out(
    engines: Callable[[], AsyncEngine], monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = node(engines())
    holders = iter(["another server", None])

    async def tried() -> str | None:
        return next(holders)

    async def over() -> bool:
        return False

    monkeypatch.setattr(lock, "try_advisory", tried)
    monkeypatch.setattr(lock, "is_changing", over)
    await lock.acquire()
    assert next(holders, "none") == "none"


async def at_0006(connection: AsyncConnection) -> None:
    await connection.run_sync(upgrade, "0006")


async def test_a_database_of_0006_gets_nodes_and_leases_by_itself(engine: AsyncEngine, tmp_path: Path) -> None:
    async with changing(engine) as connection:
        await at_0006(connection)
    await fill(engine)
    assert await migrate(engine, tmp_path) is not None
    after = await content(engine)
    assert after["nodes"] == after["leases"] == [] and len(after["people"]) == 2


async def test_a_lease_goes_with_its_table_in_either_database(engine: AsyncEngine) -> None:
    await migrate(engine)
    await fill(engine)
    async with engine.begin() as connection:
        await connection.execute(
            insert(schema.leases), [{"table_id": t, "node": "n", "fence": 1} for t in ("t0", "t1")]
        )
    async with engine.begin() as connection:
        for statement in table_removal(["t0"]):
            await connection.execute(statement)
    async with engine.begin() as connection:
        await connection.execute(schema.tables.delete().where(schema.tables.c.id == "t1"))
        assert (await connection.execute(select(schema.leases))).all() == []


async def test_an_old_process_refuses_a_database_with_leases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "fogg.sqlite"
    path.write_bytes(gzip.decompress((DATA / "0007.sqlite.gz").read_bytes()))
    shutil.copytree(revisions.MIGRATIONS, tmp_path / "earlier")
    for step in (tmp_path / "earlier" / "versions").glob("v*.py"):
        if step.name > "v0007":
            step.unlink()
    monkeypatch.setattr(revisions, "MIGRATIONS", tmp_path / "earlier")
    assert head() == "0006"
    engine = connect(database_url(str(path)))
    with pytest.raises(WrongDatabase, match=r"by a later version of Fogg \(schema 0007, this one knows 0006\)"):
        await migrate(engine)
    await engine.dispose()


async def test_a_backup_has_no_nodes_and_no_leases(engine: AsyncEngine, sqlite: URL, tmp_path: Path) -> None:
    await migrate(engine)
    await fill(engine)
    row = {"address": "a:1", "admin": "{}", "started": 0.0, "beat": 0.0, "draining": False, "tables": 0}
    async with engine.begin() as connection:
        await connection.execute(insert(schema.nodes), {"id": "n", **row})
        await connection.execute(insert(schema.leases), {"table_id": "t0", "node": "n", "fence": 1})
    counts = await write_backup(engine, tmp_path / "backup")
    assert not schema.TRANSIENT & set(counts)
    other = connect(sqlite.set(database=str(tmp_path / "other.sqlite")))
    await migrate(other)
    async with other.begin() as connection:
        await connection.execute(insert(schema.nodes), {"id": "killed", **row})
    await restore_backup(other, tmp_path / "backup")
    restored = await content(other)
    assert restored["nodes"] == restored["leases"] == [] and len(restored["tables"]) == 2
    await other.dispose()
