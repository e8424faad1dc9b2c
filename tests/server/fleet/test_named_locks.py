"""Locks by name that hold for all nodes: they are given back in time, and waiting for one blocks no other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from structlog.testing import capture_logs

from fogg.server.fleet import shared_locks
from fogg.server.fleet.shared_locks import FleetNaming, SharedLocks, StillHeld, local_locks
from fogg.server.request_refusal import RequestRefused
from fogg.server.results.rating_keeper import RatingKeeper
from fogg.server.store.connect import connect, connect_locks

CUT = text("""
    SELECT count(pg_terminate_backend(pid)) FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
""")


@pytest.fixture
async def locks(postgres: URL) -> AsyncIterator[list[SharedLocks]]:
    """Yield the locks of two nodes, and those for names of the first."""
    found = [SharedLocks(connect_locks(postgres)) for _ in range(3)]
    yield found
    for one in found:
        await one.close()


async def caught_up() -> bool:
    return True


async def not_caught_up() -> bool:
    return False


async def test_many_who_want_two_locks_one_after_the_other_all_get_them(locks: list[SharedLocks]) -> None:
    naming = FleetNaming(locks[2], caught_up)
    done: list[int] = []

    async def use_invite(number: int) -> None:
        async with locks[0].held("links"), naming.used():
            done.append(number)

    async with asyncio.timeout(20):
        await asyncio.gather(*(use_invite(number) for number in range(40)))
    assert sorted(done) == list(range(40))


async def test_waiting_for_one_name_blocks_no_other(locks: list[SharedLocks]) -> None:
    async with locks[1].held("links"):
        waiting = [asyncio.create_task(hold(locks[0], "links")) for _ in range(20)]
        async with asyncio.timeout(20):
            await hold(locks[0], "daily")
        assert not any(task.done() for task in waiting)
    await asyncio.gather(*waiting)


async def hold(locks: SharedLocks, name: str) -> None:
    async with locks.held(name):
        pass


async def test_a_lock_of_a_node_that_stands_still_is_free_soon(
    locks: list[SharedLocks], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shared_locks.HASTE == {"idle": "3s", "wait": "5s"}, "free before another gives up"
    monkeypatch.setitem(shared_locks.HASTE, "idle", "100ms")
    with capture_logs() as logs:
        async with locks[0].held("names"):
            await hold(locks[1], "names")
    assert [line["lost"] for line in logs] == ["names"]


async def test_a_lock_is_not_waited_for_without_end(locks: list[SharedLocks], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shared_locks.HASTE, "wait", "50ms")
    monkeypatch.setattr(shared_locks, "WAIT_SECONDS", 0.01)
    async with locks[0].held("names", long=True):
        with pytest.raises(OperationalError, match="lock timeout"):
            await hold(locks[1], "names")
        with pytest.raises(RequestRefused, match="not-stored"):
            await hold(locks[0], "names")


async def test_a_lock_that_was_lost_in_a_restart_is_noticed(postgres: URL, locks: list[SharedLocks]) -> None:
    engine = connect(postgres)
    with capture_logs():
        async with locks[0].held("ratings", long=True) as still_held:
            await still_held()
            async with engine.connect() as connection:
                assert await connection.scalar(CUT) == 1
            with pytest.raises(SQLAlchemyError):
                await still_held()
    await engine.dispose()


async def test_names_are_not_compared_while_it_is_not_known_what_has_changed(locks: list[SharedLocks]) -> None:
    naming = FleetNaming(locks[2], not_caught_up)
    for way in (naming.used, naming.changed):
        with pytest.raises(RequestRefused, match="not-stored"):
            async with way():
                pytest.fail("two people could take the same name")


async def test_games_are_not_rated_on_without_the_lock() -> None:
    rated: list[str] = []
    left = [SimpleNamespace(table_id=f"t{number}") for number in range(5)]

    async def still_held() -> None:
        if len(rated) == 2:
            raise OperationalError("SELECT", {}, OSError("restarted"))

    @asynccontextmanager
    async def lock() -> AsyncIterator[StillHeld]:
        yield still_held

    class Keeper(RatingKeeper):
        async def _is_late(self) -> bool:
            return False

        async def _all(self, statement: Any) -> list[Any]:
            return left if "max" in str(statement) else []

        async def _rate_one(self, table: str, known: Any) -> None:
            rated.append(table)

    nothing: Any = None
    keeper = Keeper(nothing, nothing, nothing, lock)
    with capture_logs() as logs:
        keeper.wake()
        await keeper.settled()
    assert rated == ["t0", "t1"] and logs[0]["error"] == "OperationalError"


async def test_a_server_that_is_alone_has_a_lock_for_each_name() -> None:
    first, second = local_locks("links"), local_locks("daily", long=True)
    async with first() as still_held, second():
        await still_held()
