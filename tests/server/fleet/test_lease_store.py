"""Nodes and leases: PostgreSQL and the database of the simulation keep the same contract."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

import pytest
from sqlalchemy import delete, insert, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.clock import Clock
from tests.server.fleet.fake_database import FakeDatabase, FakeLeases, TableRow

from fogg.server.fleet.lease_rules import LEASE_SECONDS, Holder, NewNode
from fogg.server.fleet.lease_store import LeaseStore, NodeBuried, StoredLeases
from fogg.server.store.connect import connect, connect_leases
from fogg.server.store.migrate import migrate
from fogg.server.store.schema import nodes, tables


class Rig(Protocol):
    """A store of leases, and what a test must do behind its back."""

    store: LeaseStore

    async def add(self, table: str, state: str = "running", deadline: float | None = None) -> None: ...

    async def remove(self, table: str) -> None: ...

    async def age(self, node: str, seconds: float) -> None: ...


class FakeRig:
    def __init__(self) -> None:
        self.database = FakeDatabase(Clock())
        self.store: LeaseStore = FakeLeases(self.database)

    async def add(self, table: str, state: str = "running", deadline: float | None = None) -> None:
        self.database.tables[table] = TableRow(state, deadline)

    async def remove(self, table: str) -> None:
        del self.database.tables[table]
        self.database.leases.pop(table, None)

    async def age(self, node: str, seconds: float) -> None:
        self.database.nodes[node].beat -= seconds


class StoredRig:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.store: LeaseStore = StoredLeases(engine)

    async def add(self, table: str, state: str = "running", deadline: float | None = None) -> None:
        row = {"state": state, "private": False, "created": 0.0, "updated": 0.0, "deadline": deadline, "card": "{}"}
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables), {"id": table, **row})

    async def remove(self, table: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table))

    async def age(self, node: str, seconds: float) -> None:
        older = update(nodes).where(nodes.c.id == node).values(beat=nodes.c.beat - seconds)
        async with self.engine.begin() as connection:
            await connection.execute(older)


@pytest.fixture(params=["fake", "postgres"])
async def rig(request: pytest.FixtureRequest) -> AsyncIterator[Rig]:
    """Yield an empty store of leases with two nodes and one table."""
    if request.param == "fake":
        rig: Rig = FakeRig()
        await begin(rig)
        yield rig
        return
    url: URL = request.getfixturevalue("postgres")
    engine = connect(url)
    await migrate(engine)
    await engine.dispose()
    engine = connect_leases(url)
    rig = StoredRig(engine)
    await begin(rig)
    yield rig
    await engine.dispose()


async def begin(rig: Rig) -> None:
    await rig.store.enroll(NewNode("a", "10.0.0.1:7000", '{"port":1}'))
    await rig.store.enroll(NewNode("b", "10.0.0.2:7000"))
    await rig.add("t")


async def taken(rig: Rig, table: str, node: str) -> int:
    """Return the fence of a lease that a node takes."""
    holder = await rig.store.take(table, node)
    assert holder is not None and holder.node == node
    return holder.fence


async def test_a_beat_shows_all_living_nodes(rig: Rig) -> None:
    await rig.age("b", 1.0)
    shown = await rig.store.beat("a", tables=7, draining=True)
    assert shown is not None and [node.id for node in shown] == ["a", "b"]
    a, b = shown
    assert (a.address, a.admin, a.draining, a.tables, a.silent) == ("10.0.0.1:7000", '{"port":1}', True, 7, 0)
    assert (b.address, b.admin, b.draining, b.tables) == ("10.0.0.2:7000", "", False, 0)
    assert 1.0 <= b.silent < 2.9 and a.started == pytest.approx(b.started, abs=2.0)


async def test_what_a_node_says_of_itself_is_shown_to_the_others(rig: Rig) -> None:
    await rig.store.beat("a", tables=7, draining=True)
    shown = await rig.store.beat("b", tables=0, draining=False)
    assert shown is not None and (shown[0].tables, shown[0].draining) == (7, True)


async def test_a_silent_node_is_buried_and_can_not_beat_again(rig: Rig) -> None:
    await rig.age("b", LEASE_SECONDS + 0.1)
    await rig.store.beat("a", tables=0, draining=False)
    assert await rig.store.bury() == ["b"]
    assert await rig.store.beat("b", tables=0, draining=False) is None
    shown = await rig.store.beat("a", tables=0, draining=False)
    assert shown is not None and [node.id for node in shown] == ["a"]


async def test_a_node_that_beat_lately_is_not_buried(rig: Rig) -> None:
    await rig.age("b", LEASE_SECONDS + 1)
    await rig.store.beat("b", tables=0, draining=False)
    assert await rig.store.bury() == []


async def test_a_free_lease_is_taken_by_the_first_and_stays_with_it(rig: Rig) -> None:
    assert await rig.store.holder("t") is None
    fence = await taken(rig, "t", "a")
    assert await rig.store.take("t", "b") == await rig.store.holder("t") == Holder("a", "10.0.0.1:7000", fence)


async def test_a_lease_taken_again_by_its_holder_gets_a_new_fence(rig: Rig) -> None:
    first = await taken(rig, "t", "a")
    assert await taken(rig, "t", "a") == first + 1


async def test_the_lease_of_a_buried_node_is_free_and_its_fence_grows(rig: Rig) -> None:
    fence = await taken(rig, "t", "b")
    await rig.age("b", LEASE_SECONDS + 1)
    assert (await rig.store.take("t", "a") or Holder("", "", 0)).node == "b", "silent, and not buried yet"
    await rig.store.bury()
    assert await rig.store.holder("t") is None
    assert await taken(rig, "t", "a") > fence


async def test_a_buried_node_takes_nothing(rig: Rig) -> None:
    await rig.age("b", LEASE_SECONDS + 1)
    await rig.store.bury()
    with pytest.raises(NodeBuried, match="the node b was silent for too long"):
        await rig.store.take("t", "b")
    assert await rig.store.holder("t") is None


async def test_there_is_no_lease_of_a_table_that_does_not_exist(rig: Rig) -> None:
    assert await rig.store.take("other", "a") is None
    assert await rig.store.holder("other") is None


async def test_a_lease_goes_with_its_table(rig: Rig) -> None:
    await taken(rig, "t", "a")
    await rig.remove("t")
    assert await rig.store.holder("t") is None
    assert await rig.store.take("t", "a") is None


async def test_a_lease_is_handed_over_with_a_new_fence(rig: Rig) -> None:
    fence = await taken(rig, "t", "a")
    new = await rig.store.hand_over("t", "a", fence, "b")
    assert new is not None and new > fence
    assert await rig.store.holder("t") == Holder("b", "10.0.0.2:7000", new)


async def test_only_the_holder_under_its_fence_hands_a_lease_over(rig: Rig) -> None:
    fence = await taken(rig, "t", "a")
    assert await rig.store.hand_over("t", "b", fence, "b") is None
    assert await rig.store.hand_over("t", "a", fence - 1, "b") is None
    assert await rig.store.holder("t") == Holder("a", "10.0.0.1:7000", fence)


async def test_a_released_lease_is_free_and_keeps_its_fence(rig: Rig) -> None:
    fence = await taken(rig, "t", "a")
    await rig.store.release("t", "a", fence)
    assert await rig.store.holder("t") is None
    assert await taken(rig, "t", "b") == fence + 1


async def test_a_late_release_does_not_free_the_next_lease(rig: Rig) -> None:
    fence = await taken(rig, "t", "a")
    again = await taken(rig, "t", "a")
    await rig.store.release("t", "a", fence)
    assert await rig.store.holder("t") == Holder("a", "10.0.0.1:7000", again)


async def test_a_node_that_leaves_frees_its_leases_at_once(rig: Rig) -> None:
    fence = await taken(rig, "t", "a")
    await rig.store.leave("a")
    assert await rig.store.beat("a", tables=0, draining=False) is None
    assert await taken(rig, "t", "b") == fence + 1


async def test_a_lease_handed_to_a_node_that_is_gone_is_free(rig: Rig) -> None:
    fence = await taken(rig, "t", "a")
    await rig.store.leave("b")
    assert await rig.store.hand_over("t", "a", fence, "b") == fence + 1
    assert await rig.store.holder("t") is None
    assert await taken(rig, "t", "a") == fence + 2


async def test_overdue_tables_are_those_that_no_living_node_holds(rig: Rig) -> None:
    for table, state, deadline in (
        ("late", "running", 10.0),
        ("later", "open", 5.0),
        ("over", "finished", 1.0),
        ("early", "running", 99.0),
        ("held", "running", 1.0),
        ("orphan", "running", 2.0),
    ):
        await rig.add(table, state, deadline)
    await taken(rig, "held", "a")
    await taken(rig, "orphan", "b")
    await rig.store.leave("b")
    assert await rig.store.overdue(20.0, 10, "c", []) == ["orphan", "later", "late"]
    assert await rig.store.overdue(20.0, 2, "c", []) == ["orphan", "later"]


async def test_a_table_whose_lease_a_node_has_without_running_it_is_overdue_for_that_node(rig: Rig) -> None:
    for table in ("lost", "loaded"):
        await rig.add(table, "running", 1.0)
        await taken(rig, table, "a")
    assert await rig.store.overdue(20.0, 10, "a", ["loaded"]) == ["lost"]
    assert await rig.store.overdue(20.0, 10, "a", []) == ["loaded", "lost"]
    assert await rig.store.overdue(20.0, 10, "b", []) == []
