"""Removing what is left behind, and keeping what was played."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.fake import FakeClock
from tests.server.house import house, started
from tests.server.playing import play_out
from tests.server.stored import content

from fogg.server.store.connect import connect
from fogg.server.store.retention import Removed, remove_old

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
