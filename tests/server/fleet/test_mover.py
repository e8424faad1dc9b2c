"""Handing tables over: what fails concerns one table, what is slow ends in time, and nothing new is taken on."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs
from tests.server.clock import Clock
from tests.server.fleet.test_fleet_lines import snapshot, through
from tests.server.fleet.test_fleet_memory import ended, runs
from tests.server.fleet.test_lost_leases import stolen
from tests.server.fleet.together import NodeInTest, table_at
from websockets.asyncio.client import ClientConnection

from fogg.server.fleet import mover as of_mover
from fogg.server.fleet.lease_rules import NodeShown, Theirs
from fogg.server.fleet.lines.openings import Chore
from fogg.server.fleet.mover import Mover
from fogg.server.store.schema import leases
from fogg.server.store.writer import NotStored

pytestmark = pytest.mark.asyncio(loop_scope="module")


def shown(name: str) -> NodeShown:
    return NodeShown(name, f"{name}:1", "", 0.0, 0.0, False, 0)


class Keeper:
    """A node with two others."""

    def __init__(self) -> None:
        self.id = "me"
        self.nodes = [shown(name) for name in ("me", "a", "b")]
        self.draining = False

    async def drain(self) -> None:
        self.draining = True

    def home(self, table: str) -> NodeShown:
        return self.nodes[1]


class Recorded(Mover):
    """Notes what is moved; tables in `stuck` cannot be."""

    def __init__(self, *tables: str, stuck: tuple[str, ...] = ()) -> None:
        self.tables = SimpleNamespace(loaded=dict.fromkeys(tables))
        hub: Any = self.tables
        keeper: Any = Keeper()
        self.clock = Clock()
        super().__init__(hub, keeper, never, self.clock)
        self.stuck = stuck
        self.tried: list[tuple[str, str]] = []

    async def move(self, id: str, to: NodeShown) -> bool:
        self.tried.append((id, to.id))
        if id in self.stuck:
            return False
        del self.tables.loaded[id]
        if id == "t0":
            self.tables.loaded["new"] = None  # read meanwhile
        return True


async def never(table: str, there: Theirs, chore: Chore) -> bool:
    await asyncio.Event().wait()
    return True


async def test_a_node_that_ends_also_hands_over_what_comes_to_it_meanwhile() -> None:
    mover = Recorded("t0", "t1", "t2", "t3", "t4", "t5", stuck=("t3",))
    await mover.drain()
    assert mover.tables.loaded == {"t3": None} and [id for id, _ in mover.tried].count("t3") == 1
    assert {id for id, _ in mover.tried} == {"t0", "t1", "t2", "t3", "t4", "t5", "new"}


async def test_a_node_that_ends_does_so_in_time() -> None:
    mover = Recorded(*(f"t{number}" for number in range(100)))
    usual = mover.move

    async def slow(id: str, to: NodeShown) -> bool:
        mover.clock.wait(of_mover.WARM_SECONDS)
        return await usual(id, to)

    mover.move = slow  # type: ignore[method-assign]
    began = mover.clock()
    await mover.drain()
    assert mover.clock() - began <= of_mover.DRAIN_SECONDS + of_mover.AT_ONCE * of_mover.WARM_SECONDS


async def test_a_table_that_cannot_be_moved_does_not_keep_the_others_from_it() -> None:
    mover = Recorded("t1", "t2", stuck=("t1",))
    assert not await mover.move_one(), "then it waits for a while"
    assert await mover.move_one() and not await mover.move_one()
    assert [id for id, _ in mover.tried] == ["t1", "t2"]
    mover.clock.wait(of_mover.LATER_SECONDS)
    await mover.move_one()
    assert [id for id, _ in mover.tried] == ["t1", "t2", "t1"]


async def test_a_node_that_does_not_read_a_table_in_time_gets_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_mover, "WARM_SECONDS", 0.01)
    mover = Recorded()
    with capture_logs() as logs:
        await mover._warm("t", shown("a"))
    assert [node.id for node in mover.others()] == ["b"] and logs[0]["silent"] == "a"
    with capture_logs():
        await mover._warm("t", shown("b"))
    assert [node.id for node in mover.others()] == ["a", "b"], "one of them is better than none"


async def pings(socket: ClientConnection) -> None:
    """Return when a socket is answered."""
    await socket.send('{"type":"ping","n":7}')
    async with asyncio.timeout(10):
        while '"pong"' not in str(await socket.recv()):
            pass


async def test_people_notice_nothing_of_a_move_that_fails(
    nodes: list[NodeInTest], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(there, [ada], bots=1, edition="usa")
    mover = there.fleet.mover
    assert mover is not None

    async def append(*given: object, **named: object) -> None:
        raise NotStored("the database is away")

    async with through(there, ada).connect(table) as socket:
        await snapshot(socket)
        with monkeypatch.context() as away, capture_logs():
            away.setattr(there.server.hub.writer, "append", append)
            assert not await mover.move(table, next(node for node in there.fleet.keeper.nodes if node.id == here.id))
        assert not runs(there, table).moving
        await pings(socket)


async def test_a_table_whose_lease_is_lost_is_not_moved_again_and_again(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(there, [ada], bots=1, edition="usa")
    mover = there.fleet.mover
    assert mover is not None
    async with through(there, ada).connect(table) as socket:
        await snapshot(socket)
        await stolen(here, table)
        assert await mover.move(table, shown("x")), "it is gone from here"
        assert await ended(socket) == "moved"
    assert there.runs(table) is None
    async with here.server.engine.connect() as connection:
        assert await connection.scalar(select(leases.c.node).where(leases.c.table_id == table)) == here.id
