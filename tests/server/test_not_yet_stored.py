"""Nothing is shown before it is on disk, even if others come, go or ask meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.house import Guest, House, house, started

from fogg.server.protocol.commands import Resign
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.writer import NotStored
from fogg.server.table.table import Table


@asynccontextmanager
async def failing_commit(home: House, guest: Guest, table: Table) -> AsyncIterator[None]:
    """Let a player resign whose commit hangs until the block ends, and then fails."""
    writer = home.server.writer
    usual, reached, end = writer.append, asyncio.Event(), asyncio.Event()

    async def append(new: Any, *, entry: Any = None, also: Any = (), fence: Any = None) -> None:
        if not new:
            return await usual(new, entry=entry, also=also, fence=fence)
        reached.set()
        await end.wait()
        raise NotStored("the disk is full")

    writer.append = append  # type: ignore[method-assign]
    command = asyncio.create_task(guest.send(table, Resign("r", 0)))
    try:
        await reached.wait()
        yield
    finally:
        end.set()
        writer.append = usual  # type: ignore[method-assign]
        with pytest.raises(RequestRefused, match="not-stored"):
            await command


async def resigned_in(home: House, reader: Guest, table: Table, request: str) -> bool:
    """Return whether an answer of the server tells that a player has resigned."""
    asked = asyncio.create_task(reader.get(request))
    await asyncio.sleep(0.2)
    if not asked.done():
        return False  # it waits for the disk, which is right
    return bool((await asked)["facts"]["seats"][0].get("resigned"))


async def test_a_player_who_leaves_during_a_commit_does_not_show_it_to_the_others(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        ada.listen(table)
        ears, other = ben.listen(table), ben.listen(table)
        ears.heard()
        async with failing_commit(home, ada, table):
            table.leave(other.listener)
            home.server.hub.audience.republish(ben.id)
            assert ears.heard() == []
        assert [frame["type"] for frame in ears.heard()] == ["bye"]


async def test_what_is_not_stored_yet_is_not_told_over_http(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        async with failing_commit(home, ada, table):
            assert not await resigned_in(home, ben, table, f"/api/tables/{table.state.id}")
        shown = await ben.get(f"/api/tables/{table.state.id}")
        assert not shown["facts"]["seats"][0].get("resigned")


async def test_rows_that_cannot_be_applied_take_the_table_out_of_memory(sqlite: URL) -> None:
    """Half of them may have changed it already."""
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        original = table.state.apply

        def broken(row: Any, body: Any) -> None:
            original(row, body)
            raise KeyError("half done")

        table.state.apply = broken  # type: ignore[method-assign]
        with pytest.raises(KeyError):
            await ada.send(table, Resign("r", 0))
        assert table.dead
        assert (await home.table(table.state.id)).state.resigned == []
