"""Fences: a write that names an old one is refused, and nothing else is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from sqlalchemy import insert, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.fleet.lease_rules import NewNode
from fogg.server.fleet.lease_store import StoredLeases
from fogg.server.store.connect import connect, connect_leases, connect_writer
from fogg.server.store.migrate import migrate
from fogg.server.store.rows import StoredRow
from fogg.server.store.schema import rows, tables
from fogg.server.store.writer import Fence, LeaseLost, Writer


def row(table: str, seq: int) -> StoredRow:
    return StoredRow(table, seq, 0.0, None, None, "{}", "ab")


@pytest.fixture
async def fleet_engine(postgres: URL) -> AsyncIterator[AsyncEngine]:
    """Yield a database of PostgreSQL with two tables."""
    engine = connect(postgres)
    await migrate(engine)
    entry = {"state": "running", "private": False, "created": 0.0, "updated": 0.0, "card": "{}"}
    async with engine.begin() as connection:
        await connection.execute(insert(tables), [{"id": "t", **entry}, {"id": "u", **entry}])
    yield engine
    await engine.dispose()


@pytest.fixture
async def store(postgres: URL, fleet_engine: AsyncEngine) -> AsyncIterator[StoredLeases]:
    """Yield its leases, with two nodes."""
    engine = connect_leases(postgres)
    store = StoredLeases(engine)
    for node in "ab":
        await store.enroll(NewNode(node, f"{node}:1"))
    yield store
    await engine.dispose()


@pytest.fixture
async def writer(postgres: URL, fleet_engine: AsyncEngine) -> AsyncIterator[Writer]:
    """Yield a running writer."""
    writer = Writer(connect_writer(postgres), lambda rows, seconds: None, lambda: 0.0)
    await writer.start()
    yield writer
    await writer.stop()


async def fence_of(store: StoredLeases, table: str, node: str) -> Fence:
    """Return the fence of a lease that a node takes."""
    holder = await store.take(table, node)
    assert holder is not None and holder.node == node
    return Fence(table, holder.fence)


async def stored(engine: AsyncEngine) -> Sequence[tuple[str, int]]:
    async with engine.connect() as connection:
        found = await connection.execute(select(rows.c.table_id, rows.c.seq).order_by(rows.c.table_id, rows.c.seq))
        return [(table, seq) for table, seq in found]


async def test_a_write_with_the_present_fence_is_stored(
    store: StoredLeases, writer: Writer, fleet_engine: AsyncEngine
) -> None:
    await writer.append([row("t", 0)], fence=await fence_of(store, "t", "a"))
    assert await stored(fleet_engine) == [("t", 0)]


async def test_a_write_with_an_older_fence_is_refused(
    store: StoredLeases, writer: Writer, fleet_engine: AsyncEngine
) -> None:
    old = await fence_of(store, "t", "a")
    await store.leave("a")
    await fence_of(store, "t", "b")
    with pytest.raises(LeaseLost, match="another node runs the table t now"):
        await writer.append([row("t", 0)], fence=old)
    assert await stored(fleet_engine) == []


async def test_a_write_for_a_lease_that_is_gone_is_refused(writer: Writer) -> None:
    with pytest.raises(LeaseLost):
        await writer.append([row("t", 0)], fence=Fence("t", 1))


async def test_of_a_batch_only_the_items_with_old_fences_are_refused(
    store: StoredLeases, writer: Writer, fleet_engine: AsyncEngine
) -> None:
    old, other = await fence_of(store, "t", "a"), await fence_of(store, "u", "a")
    new = await fence_of(store, "t", "a")
    async with asyncio.TaskGroup() as group:
        writer_busy = group.create_task(writer.append([row("u", 0)], fence=other))
        batch = [
            group.create_task(outcome(writer, row("t", 0), old)),
            group.create_task(outcome(writer, row("u", 1), other)),
            group.create_task(outcome(writer, row("t", 1), new)),
            group.create_task(outcome(writer, row("u", 2), None)),
        ]
    assert writer_busy.result() is None
    assert [task.result() for task in batch] == ["LeaseLost", "stored", "stored", "stored"]
    assert await stored(fleet_engine) == [("t", 1), ("u", 0), ("u", 1), ("u", 2)]


async def outcome(writer: Writer, new: StoredRow, fence: Fence | None) -> str:
    try:
        await writer.append([new], fence=fence)
    except LeaseLost:
        return "LeaseLost"
    return "stored"
