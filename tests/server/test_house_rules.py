"""Small things that a house must get right: full disks, lists, exports, calls, and what the document promises."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.engine import URL
from tests.server.house import house, started
from tests.server.playing import move, play_out
from tests.server.test_lobby import ME, made

from fogg.server.http.requests.openapi import openapi
from fogg.server.protocol.commands import Undo
from fogg.server.registry.replay import replay
from fogg.server.registry.unloader import IDLE_SECONDS
from fogg.server.store.schema import turn_notifications
from fogg.server.store.writer import NotStored
from fogg.server.table.table_setup import Chair, TableSetup


async def test_a_full_disk_does_not_prevent_looking(sqlite: URL) -> None:
    """When a session was last used is not worth a refusal."""
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await home.advance(4000)

        async def full(new: Any, **more: Any) -> None:
            raise NotStored("the disk is full")

        home.server.writer.append = full  # type: ignore[method-assign]
        assert (await ada.ask("GET", f"/api/tables/{table.state.id}")).status_code == 200


def test_every_request_may_be_answered_that_the_database_is_away() -> None:
    for path, operations in openapi()["paths"].items():
        for method, operation in operations.items():
            assert "503" in operation["responses"], f"{method} {path}"


async def test_the_list_does_not_tell_when_a_hidden_choice_was_made(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, eve = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Eve")
        table = await started(ada, ben, edition="usa", pace="days")
        before = (await eve.get("/api/tables"))["running"]
        await home.advance(50)
        await move(ada, await home.table(table.state.id), 0, "a")
        await home.advance(3 * IDLE_SECONDS)
        assert home.server.hub.loaded == {}
        assert (await eve.get("/api/tables"))["running"] == before
        await move(ben, await home.table(table.state.id), 1, "b")
        await home.advance(3 * IDLE_SECONDS)
        assert (await eve.get("/api/tables"))["running"] != before


async def test_taking_all_games_away_fills_no_memory(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await play_out(home, table, ada, ben)
        table.listeners.clear()
        await home.advance(3 * IDLE_SECONDS)
        assert home.server.hub.loaded == {}
        assert len((await ada.ask("GET", "/api/me/games")).content) > 500
        assert home.server.hub.loaded == {}


async def test_the_turn_of_a_hot_seat_calls_the_holder_of_the_device(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        await ada.ask("PUT", "/api/me/webhook", {"url": "https://example.com/x"})
        chairs = [{"kind": "bot", "bot": "racer"}, {"kind": "hot"}]
        id = await made(ada, chairs, names=["Ben"], pace="days", fixed_order=True)
        await ada.post(f"/api/tables/{id}/start")

        async def called() -> list[str]:
            async with home.server.engine.connect() as connection:
                return list((await connection.execute(select(turn_notifications.c.person))).scalars().all())

        assert await called() == [], "who begins the game knows it"
        table = await home.table(id)
        await move(ada, table, 1, "a")
        assert await called() == []
        while table.waiting(ada.id) != (1,):
            await home.advance(10)
        assert await called() == [ada.id]


async def test_names_of_people_long_gone_do_not_fill_the_memory(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogg.server.registry.people_cache.MOST_NAMES", 10)
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await home.table(await made(ada, [ME, {"kind": "open"}]))
        ears = ada.listen(table)
        for number in range(40):
            await home.guest(f"Guest {number}")
        assert len(home.server.hub.names) <= 20 and len(home.server.hub.mutes) <= 20
        table.publish()
        assert home.server.hub.name_of(ada.id) == "Ada"
        assert ears.heard()[-1]["facts"]["seats"][0]["name"] == "Ada"


async def test_a_table_that_was_never_watched_is_closed_after_a_week(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        await made(ada, [ME, {"kind": "open"}], private=False)
        await home.advance(7 * 86400 + 60)
        lists = await ada.get("/api/tables")
        assert lists["open"] == [] and lists["mine"][0]["state"] == "closed"


async def test_a_board_for_more_than_there_are_colors_is_refused(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        setup = {"edition": "usa", "chairs": [ME, *({"kind": "bot", "bot": "racer"} for _ in range(7))]}
        rules = home.server.catalog.ruleset(TableSetup("usa", (Chair("me"), Chair("open"))))
        players = rules.edition.players
        object.__setattr__(rules.edition, "players", tuple(range(2, 9)))
        try:
            answer = await ada.ask("POST", "/api/tables", {"setup": setup})
        finally:
            object.__setattr__(rules.edition, "players", players)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-setup")


async def test_who_is_asking_too_often_is_not_even_looked_up(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        asked: list[str] = []

        async def never(token: str) -> None:
            asked.append(token)

        home.server.people.person_of = never  # type: ignore[method-assign]
        home.server.limits.scale = 1e-9
        assert (await ada.ask("GET", "/api/me")).status_code == 429
        assert asked == []


async def test_a_long_game_is_read_without_keeping_the_others_waiting(sqlite: URL) -> None:
    """Playing and taking back for hours makes a table of many thousand rows."""
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        for number in range(100):
            await move(ada, table, 0, f"a{number}")
            await ada.send(table, Undo(f"b{number}", 0))
        rows = await home.server.tables.rows(table.state.id)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        waiting = asyncio.create_task(others())
        state = await replay(rows, table.state.ruleset, table.state.created)
        waiting.cancel()
        assert state.seq == table.state.seq and turns >= 4
