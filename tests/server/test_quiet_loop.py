"""Slow work leaves the event loop, and comes a little at a time."""

from __future__ import annotations

import asyncio
import threading

import pytest
from sqlalchemy.engine import URL
from tests.server.fake import FakeClock
from tests.server.house import CATALOG, house, started

import fogg.draw
from fogg.server.board_pictures import Boards
from fogg.server.clock import WallClock
from fogg.server.registry import unloader
from fogg.server.registry.table_loader import TableLoader
from fogg.server.registry.unloader import IDLE_SECONDS
from fogg.server.store.connect import prepare_sqlite
from fogg.server.table.table_state import TableState
from fogg.server.table.turn_clock import TurnClock


async def test_boards_are_first_drawn_in_a_thread_and_once(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def drawing(*given: object, **named: object) -> str:
        threads.append(threading.current_thread())
        return "<svg/>"

    monkeypatch.setattr(fogg.draw, "board_svg", drawing)
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=1)
        await asyncio.gather(*(ada.ask("GET", "/api/pictures/usa.svg") for _ in range(5)))
        key = table.facts().board
        boards = Boards(CATALOG)
        await asyncio.gather(*(boards.svg(key) for _ in range(5)))
    assert len(threads) == 3, "a table's board, a picture, and a board after the next start"
    assert threading.main_thread() not in threads


async def test_overdue_tables_are_loaded_a_few_at_a_time(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = FakeClock()
    number = 3 * unloader.LOADED_AT_ONCE
    async with house(sqlite, clock=clock) as home:
        ada = await home.guest("Ada")
        for _ in range(number):
            await started(ada, bots=1, clock=60)
    clock._now += 10 * IDLE_SECONDS  # while the server is off
    at_once: list[int] = []
    loading = 0
    load = TableLoader.load

    async def counted(loader: TableLoader, table: str) -> tuple[TableState, dict[int, str]]:
        nonlocal loading
        loading += 1
        at_once.append(loading)
        try:
            return await load(loader, table)
        finally:
            loading -= 1

    monkeypatch.setattr(TableLoader, "load", counted)
    async with house(sqlite, clock=clock) as home:
        await home.advance(1)
    assert len(at_once) == number and max(at_once) == unloader.LOADED_AT_ONCE


def test_the_clock_of_a_server_never_goes_back() -> None:
    wall, ticks = 1000.0, 50.0
    clock = WallClock(lambda: wall, lambda: ticks)
    assert clock.now() == 1000
    wall, ticks = 1010.0, 60.0
    assert clock.now() == 1010
    wall, ticks = 1010.0 - 3600, 61.0  # set back by an hour
    assert clock.now() == 1011
    wall, ticks = 1020.0 - 3600, 71.0
    assert clock.now() == 1021
    wall, ticks = 5000.0, 72.0  # and forward again
    assert clock.now() == 5000


def test_a_turn_begun_before_the_clock_was_set_back_gets_no_more_than_its_time() -> None:
    clock = TurnClock(60.0)
    clock.go_to((1, 0), 5000.0)
    clock.clamp(5010.0)
    assert clock.deadline == 5060.0, "nothing has changed"
    clock.clamp(5000.0 - 3600)
    assert (clock.since, clock.deadline) == (1400.0, 1460.0)
    untimed = TurnClock(None)
    untimed.go_to((1, 0), 5000.0)
    untimed.clamp(1.0)
    assert untimed.deadline is None


async def test_a_server_started_after_the_clock_was_set_back_does_not_lengthen_a_turn(sqlite: URL) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        id = (await started(ada, ben, clock=60)).state.id
    clock = FakeClock(clock.now() - 3600)
    async with house(sqlite, clock=clock) as home:
        assert (await home.table(id)).state.clock.deadline == clock.now() + 60


def test_what_is_deleted_is_overwritten_by_any_build_of_sqlite() -> None:
    said: list[str] = []

    class Cursor:
        def execute(self, text: str) -> None:
            said.append(text)

        def close(self) -> None:
            pass

    class Connection:
        def cursor(self) -> Cursor:
            return Cursor()

    prepare_sqlite(Connection(), None)
    assert "PRAGMA secure_delete=ON" in said
