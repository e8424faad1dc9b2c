"""Two processes at once on a real PostgreSQL: one of them waits for the other, and both orders end well."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.server.fleet.lease_keeper import LeaseKeeper
from fogg.server.fleet.lease_rules import LEASE_SECONDS, Holder, Mine, NewNode, Theirs
from fogg.server.fleet.lease_store import BURY, TAKE, NodeBuried, StoredLeases
from fogg.server.store.connect import connect, connect_leases, connect_writer
from fogg.server.store.migrate import migrate
from fogg.server.store.rows import StoredRow
from fogg.server.store.schema import leases, rows, tables
from fogg.server.store.writer import Fence, LeaseLost, Writer

WAITING = text("""
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
""")
OLD = text(f"UPDATE nodes SET beat = beat - {LEASE_SECONDS + 1} WHERE id = :node")
PATIENCE = 30.0  # a loaded machine is slow
GATE = 4711  # an advisory lock of the tests
ROW = StoredRow("t", 0, 0.0, None, None, "{}", "ab")


@pytest.fixture
async def engine(postgres: URL) -> AsyncIterator[AsyncEngine]:
    """Yield a PostgreSQL with one table and the nodes a and b."""
    engine = connect(postgres)
    await migrate(engine)
    entry = {"id": "t", "state": "running", "private": False, "created": 0.0, "updated": 0.0, "card": "{}"}
    async with engine.begin() as connection:
        await connection.execute(insert(tables), entry)
    yield engine
    await engine.dispose()


@pytest.fixture
async def store(postgres: URL, engine: AsyncEngine) -> AsyncIterator[StoredLeases]:
    own = connect_leases(postgres)
    store = StoredLeases(own)
    for node in "ab":
        await store.enroll(NewNode(node, f"{node}:1"))
    yield store
    await own.dispose()


@pytest.fixture
async def writer(postgres: URL, engine: AsyncEngine) -> AsyncIterator[Writer]:
    writer = Writer(connect_writer(postgres), lambda rows, seconds: None, lambda: 0.0)
    await writer.start()
    yield writer
    await writer.stop()


async def until_waiting(engine: AsyncEngine, number: int = 1) -> None:
    """Return when that many connections wait for a lock of another."""
    async with asyncio.timeout(PATIENCE), engine.connect() as connection:
        while await connection.scalar(WAITING) != number:
            await connection.rollback()
            await asyncio.sleep(0.01)


async def fence_of(store: StoredLeases, node: str) -> int:
    """Return the fence of the lease that a node takes."""
    holder = await store.take("t", node)
    assert holder is not None and holder.node == node
    return holder.fence


async def changed(connection: AsyncConnection, statement: Any, **given: Any) -> int:
    """Return how many rows a statement has changed."""
    return (await connection.execute(statement, given)).rowcount


async def test_of_many_nodes_that_take_a_table_at_once_one_has_it(store: StoredLeases) -> None:
    nodes = [f"n{number}" for number in range(8)]
    for node in nodes:
        await store.enroll(NewNode(node, f"{node}:1"))
    first = await asyncio.gather(*(store.take("t", node) for node in nodes))
    assert len(set(first)) == 1 and first[0] is not None
    await store.leave(first[0].node)
    rest = [node for node in nodes if node != first[0].node]
    second = await asyncio.gather(*(store.take("t", node) for node in rest))
    assert len({found and (found.node, found.fence) for found in second}) == 1 and second[0] is not None
    assert second[0].node in rest and second[0].fence == first[0].fence + 1


async def test_a_node_that_takes_just_now_is_not_buried(store: StoredLeases, engine: AsyncEngine) -> None:
    async with engine.connect() as taking:
        await changed(taking, OLD, node="a")
        await taking.commit()
        await taking.execute(text("SELECT 1 FROM nodes WHERE id = 'a' FOR KEY SHARE"))
        assert await store.bury() == []
    assert await store.bury() == ["a"]


async def test_a_node_that_is_being_buried_takes_nothing(store: StoredLeases, engine: AsyncEngine) -> None:
    async with engine.connect() as burying:
        await changed(burying, OLD, node="a")
        assert await changed(burying, BURY, lease=LEASE_SECONDS) == 1
        taking = asyncio.create_task(store.take("t", "a"))
        await until_waiting(engine)
        await burying.commit()
    with pytest.raises(NodeBuried):
        await taking
    assert await fence_of(store, "b")


async def test_a_beat_during_a_burial_ends_with_it(store: StoredLeases, engine: AsyncEngine) -> None:
    for committed in (False, True):
        async with engine.connect() as burying:
            await changed(burying, OLD, node="a")
            assert await changed(burying, BURY, lease=LEASE_SECONDS) == 1
            beating = asyncio.create_task(store.beat("a", tables=0, draining=False))
            await until_waiting(engine)
            await (burying.commit() if committed else burying.rollback())
        assert (await beating is None) == committed


async def test_a_node_that_beats_just_now_is_not_buried(store: StoredLeases, engine: AsyncEngine) -> None:
    async with engine.connect() as beating:
        await changed(beating, OLD, node="a")
        await beating.commit()
        await changed(beating, text("UPDATE nodes SET beat = extract(epoch FROM clock_timestamp()) WHERE id = 'a'"))
        assert await store.bury() == []
        await beating.commit()
    assert await store.bury() == []


async def test_a_node_that_joined_while_another_waited_is_not_robbed(store: StoredLeases, engine: AsyncEngine) -> None:
    """Look at `nodes` after the wait: the statement that waits does not know the newcomer yet."""
    await store.release("t", "a", await fence_of(store, "a"))
    async with engine.connect() as handing:
        await handing.execute(text("UPDATE leases SET node = 'late', fence = fence + 1"))
        taking = asyncio.create_task(store.take("t", "b"))
        await until_waiting(engine)
        await store.enroll(NewNode("late", "late:1"))
        await handing.commit()
    holder = await taking
    assert holder is not None and holder.node == "late"


async def test_a_table_that_is_removed_while_it_is_taken_is_gone(store: StoredLeases, engine: AsyncEngine) -> None:
    for node in "ab":  # without a lease, then with one
        async with engine.connect() as removing:
            await changed(removing, tables.delete())
            taking = asyncio.create_task(store.take("t", node))
            await until_waiting(engine)
            await (removing.rollback() if node == "a" else removing.commit())
        holder = await taking
        assert (holder is not None) == (node == "a")


async def test_a_take_over_waits_for_a_write_that_has_begun(
    store: StoredLeases, writer: Writer, engine: AsyncEngine
) -> None:
    fence = await fence_of(store, "a")
    async with engine.connect() as gate:
        await gate.execute(text(f"SELECT pg_advisory_lock({GATE})"))
        also = [text(f"SELECT pg_advisory_xact_lock({GATE})")]  # the writer stops here, behind its fence
        writing = asyncio.create_task(writer.append([ROW], also=also, fence=Fence("t", fence)))
        await until_waiting(engine)
        await store.leave("a")
        taking = asyncio.create_task(store.take("t", "b"))
        await until_waiting(engine, 2)
        assert not taking.done()
        await gate.execute(text(f"SELECT pg_advisory_unlock({GATE})"))
        await writing
        assert await taking == Holder("b", "b:1", fence + 1, inherited=True)
        await gate.commit()
        assert (await gate.execute(select(rows.c.seq))).scalars().all() == [0]


@pytest.mark.parametrize("committed", [True, False])
async def test_a_write_waits_for_a_take_over_that_has_begun(
    store: StoredLeases, writer: Writer, engine: AsyncEngine, committed: bool
) -> None:
    fence = await fence_of(store, "a")
    await store.leave("a")
    async with engine.connect() as taking:
        assert await changed(taking, TAKE, table="t", node="b") == 1
        writing = asyncio.create_task(writer.append([ROW], fence=Fence("t", fence)))
        await until_waiting(engine)
        await (taking.commit() if committed else taking.rollback())
    if committed:
        with pytest.raises(LeaseLost):
            await writing
    else:
        await writing


async def test_a_removal_and_a_write_do_not_wait_for_each_other_in_a_circle(
    store: StoredLeases, writer: Writer, engine: AsyncEngine
) -> None:
    fence = await fence_of(store, "a")
    async with engine.connect() as removing:
        await changed(removing, leases.delete())
        writing = asyncio.create_task(writer.append([ROW], fence=Fence("t", fence)))
        await until_waiting(engine)
        await changed(removing, tables.delete())
        await removing.commit()
    with pytest.raises(LeaseLost):
        await writing


async def test_keepers_divide_a_table_on_a_real_database(store: StoredLeases, engine: AsyncEngine) -> None:
    one, two = (LeaseKeeper(store, address=f"{name}:1") for name in "cd")
    for keeper in (one, two, one):
        await keeper.start()
    assert len({one.id, two.id} & {node.id for node in one.nodes}) == 2
    first = await one.locate("t", forced=True)
    assert isinstance(first, Mine) and await two.locate("t", forced=True) == Theirs(one.id, "c:1")
    assert await one.hand_over("t", two.id) is not None
    assert isinstance(await two.locate("t", forced=True), Mine)
    before = two.id
    async with engine.begin() as connection:
        await connection.execute(OLD, {"node": two.id})
    assert await store.bury() == [two.id]
    await two.start()
    assert two.id != before and two.held == {}
    assert isinstance(await one.locate("t", forced=True), Mine)
    await one.close()
    assert isinstance(await two.locate("t", forced=True), Mine)


async def test_a_transaction_of_a_stopped_process_does_not_keep_its_locks(postgres: URL) -> None:
    setting = text("SHOW idle_in_transaction_session_timeout")
    engine, writing = connect_leases(postgres), connect_writer(postgres)
    async with engine.connect() as connection:
        assert await connection.scalar(setting) == "3s"
    with writing.connect() as own:
        assert own.scalar(setting) == "3s"
    await engine.dispose()
    writing.dispose()
