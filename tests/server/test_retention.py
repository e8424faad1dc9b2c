"""Removing what is left behind, and keeping what was played."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.fake import FakeClock
from tests.server.house import house, started
from tests.server.playing import play_out
from tests.server.stored import content

from fogg.server import background
from fogg.server.admin import upkeep
from fogg.server.admin.host_actions import new_owner_link
from fogg.server.http.context import Server
from fogg.server.settings import Settings
from fogg.server.store.connect import connect
from fogg.server.store.lock import DatabaseLock
from fogg.server.store.retention import Removed, remove_old
from fogg.server.store.writer import NotStored

DAY = 86400.0


async def rested(database: URL) -> tuple[AsyncEngine, float, dict[str, Any]]:
    """Return a database with finished, unfinished and empty tables of long ago and of today, and the time between."""
    clock = FakeClock()
    async with house(database, clock=clock) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        finished = await started(ada, bots=1)
        await play_out(home, finished, ada)
        await started(ben, bots=1)
        idle = await home.guest("Idle")
        hot = {"edition": "new_york", "chairs": [{"kind": "me"}, {"kind": "hot"}], "private": False}
        await idle.post("/api/tables", {"setup": hot, "names": ["Child"]})
        await home.guest("Never sat down")
        clock._now += 100 * DAY
        cy = await home.guest("Cy")
        fresh = await started(cy, bots=1)
    engine = connect(database)
    return engine, clock.now() - 90 * DAY, {"finished": finished.state.id, "fresh": fresh.state.id}


async def test_unfinished_tables_and_people_without_games_go(database: URL) -> None:
    engine, before, kept = await rested(database)
    assert await remove_old(engine, before, dry_run=True) == Removed(2, 4)
    assert len((await content(engine))["people"]) == 6, "nothing was done yet"
    assert await remove_old(engine, before) == Removed(2, 4)
    left = await content(engine)
    assert {table["id"] for table in left["tables"]} == set(kept.values())
    assert {row["table_id"] for name in ("rows", "guests") for row in left[name]} == set(kept.values())
    assert {person["name"] for person in left["people"]} == {"Ada", "Cy"}
    assert await remove_old(engine, before) == Removed(0, 0)
    await engine.dispose()


async def test_a_server_runs_on_what_is_left(sqlite: URL) -> None:
    engine, before, kept = await rested(sqlite)
    await remove_old(engine, before)
    await engine.dispose()
    async with house(sqlite) as home:
        for id in kept.values():
            assert (await home.table(id)).state.id == id


@pytest.mark.parametrize("days", [364, 366])
async def test_a_session_ends_after_a_year_of_silence(sqlite: URL, days: int) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        home.clock._now += days * DAY
        token = next(iter(ada.client.cookies.jar)).value
        answer = await ada.client.get("/api/me", headers={"cookie": f"fogg={token}"})
        assert answer.status_code == (200 if days < 365 else 401)


async def test_the_running_server_removes_the_same_and_logs_it(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "TABLES_AT_ONCE", 1)  # several steps
    monkeypatch.setattr(upkeep, "PEOPLE_AT_ONCE", 1)
    monkeypatch.setattr(upkeep, "PAUSE_SECONDS", 0.0)
    engine, before, kept = await rested(database)
    await engine.dispose()
    async with house(database, clock=FakeClock(before + 90 * DAY)) as home:
        assert await remove_old(home.server.engine, before, dry_run=True) == Removed(2, 4), "counted while it runs"
        assert await upkeep.tidy(home.server, 90) == Removed(2, 4)
        left = await content(home.server.engine)
        assert {table["id"] for table in left["tables"]} == set(kept.values())
        assert {person["name"] for person in left["people"]} == {"Ada", "Cy"}
        [line] = left["admin_log"]
        assert (line["action"], line["actor"]) == ("prune", None)
        assert line["reason"] == "daily: 2 tables, 4 people, 90 days without a sign of life"
        assert await upkeep.tidy(home.server, 90) == Removed(0, 0)
        assert len((await content(home.server.engine))["admin_log"]) == 1, "nothing happened, nothing is logged"
        for id in kept.values():
            assert (await home.table(id)).state.id == id


async def test_a_table_that_is_looked_at_stays_with_its_people(sqlite: URL) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=1, pace="days")
        ada.listen(table)
        clock._now += 100 * DAY
        assert await upkeep.tidy(home.server, 90) == Removed(0, 0)
        assert home.server.hub.loaded[table.state.id] is table


async def test_an_owner_without_a_game_stays(sqlite: URL) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        ada = await home.guest("Ada")
        await home.guest("Ben")
        await ada.post("/api/own", {"token": await new_owner_link(home.server)})
        clock._now += 100 * DAY
        assert await upkeep.tidy(home.server, 90) == Removed(0, 1)
        assert [person["name"] for person in (await content(home.server.engine))["people"]] == ["Ada"]


async def test_the_server_tidies_up_daily_unless_the_host_says_0(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    runs: list[int] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 3:
            raise asyncio.CancelledError

    async def tidied(server: Server, days: int) -> None:
        runs.append(days)
        if len(runs) == 1:
            raise NotStored("the disk is full")  # it is tried again the next day

    monkeypatch.setattr(asyncio, "sleep", pause)
    monkeypatch.setattr(background, "tidy", tidied)
    async with house(sqlite) as home:
        lock = DatabaseLock(home.server.engine)
        await background.keep_tidy(Settings(retention_days=0), home.server, lock)
        assert runs == [] and len(pauses) == 1
        pauses.clear()
        with pytest.raises(asyncio.CancelledError):
            await background.keep_tidy(Settings(), home.server, lock)
        assert runs == [90, 90] and pauses == [60, DAY, DAY]
        monkeypatch.undo()
