"""Tables whose time has come while no node runs them: each is woken, even if something failed before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs
from tests.server.clock import Clock
from tests.server.fleet.fake_database import FakeDatabase, FakeLeases, TableRow
from tests.server.fleet.test_fleet_memory import soon
from tests.server.fleet.together import table_at, together

from fogg.server.fleet import due_tables, fleet
from fogg.server.fleet.due_tables import DueTables
from fogg.server.fleet.fleet import kept_up
from fogg.server.fleet.lease_keeper import LeaseKeeper
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.schema import tables
from fogg.server.store.stored_tables import Tables

AWAY = OperationalError("SELECT", {}, OSError("restarted"))


class Hub:
    """A registry whose tables are loaded, or fail to."""

    def __init__(self, clock: Clock, fails: dict[str, list[Exception]]) -> None:
        self.clock = SimpleNamespace(now=clock)
        self.loaded: dict[str, str] = {}
        self.fails = fails
        self.tried: list[str] = []

    async def locate(self, table: str, *, forced: bool) -> None:
        """Take nothing: the only node has all tables."""

    async def table(self, table: str) -> None:
        """Load a table."""
        self.tried.append(table)
        if errors := self.fails.get(table):
            raise errors.pop()
        self.loaded[table] = table


async def looking(fails: dict[str, list[Exception]]) -> tuple[DueTables, Any]:
    """Return a look for three tables that are late."""
    clock = Clock()
    database = FakeDatabase(clock)
    database.tables = {name: TableRow(deadline=1.0) for name in ("t0", "t1", "t2")}
    keeper = LeaseKeeper(FakeLeases(database), address="a:1", clock=clock)
    await keeper.start()
    hub: Any = Hub(clock, fails)
    return DueTables(hub, keeper), hub


@pytest.mark.parametrize(
    "error", [AWAY, OSError("gone"), TimeoutError(), ValueError("a fault"), RequestRefused("moved")]
)
async def test_a_table_that_fails_once_is_looked_at_again(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_tables, "LOOK_SECONDS", 0.001)
    due, hub = await looking({"t0": [error]})
    task = asyncio.create_task(due.run())
    with capture_logs():
        await soon(lambda: set(hub.loaded) == {"t0", "t1", "t2"} or task.done())
    assert not task.done() and set(hub.loaded) == {"t0", "t1", "t2"}
    task.cancel()


async def test_a_table_that_always_fails_holds_no_other_up() -> None:
    due, hub = await looking({"t0": [ValueError("a fault")] * 9})
    with capture_logs() as logs:
        await due.look()
    assert set(hub.loaded) == {"t1", "t2"} and [line["event"] for line in logs] == ["fleet.due"]


async def test_a_table_whose_lease_is_held_and_that_is_in_no_memory_is_woken() -> None:
    due, hub = await looking({})
    await due.keeper.locate("t1")
    await due.look()
    assert set(hub.loaded) == {"t0", "t1", "t2"}
    hub.tried.clear()
    await due.look()
    assert hub.tried == ["t0", "t2"], "of those in memory their alarms tell; the fake takes no leases of the others"


async def test_work_of_a_node_that_fails_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "AGAIN_SECONDS", 0.001)
    tries: list[int] = []

    async def work() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise ValueError("a fault")
        await asyncio.Event().wait()

    with capture_logs() as logs:
        task = asyncio.create_task(kept_up(work))
        await soon(lambda: len(tries) == 3)
        task.cancel()
    assert [line["event"] for line in logs] == ["fleet.work"] * 2


async def test_a_deadline_comes_although_its_table_could_not_be_read(
    postgres: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: Callable[[Tables, str], Awaitable[Any]] = Tables.rows
    failures = [AWAY] * 3

    async def rows(self: Tables, table: str) -> Any:
        if failures:
            raise failures.pop()
        return await read(self, table)

    async with together(postgres, 1) as (node,):
        ada = await node.client("Ada")
        table = await table_at(node, [ada], bots=1, edition="usa")
        node.server.hub.let_all_go()
        monkeypatch.setattr(Tables, "rows", rows)
        due = update(tables).where(tables.c.id == table).values(deadline=0.0)
        await node.server.writer.append([], also=[due])
        assert table in node.fleet.keeper.held, "other nodes see a living owner"
        await soon(lambda: node.runs(table) is not None and not failures)
