"""Leaving for good: no table waits for a person who is gone."""

from __future__ import annotations

from fogg.server.registry.table_registry import TableRegistry
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.rows import Resigned
from fogg.server.table import lobby
from fogg.server.table.table import Table

MOST_LEFT = 2000


async def leave_all(hub: TableRegistry, person: str) -> None:
    """Get up from every table that has not begun, and give up the seats of games that are on."""
    for listed in await hub.tables.own(person, states=("open", "running"), limit=MOST_LEFT):
        try:
            table = await hub.table(listed.id)
            if table.state.phase == "open":
                await lobby.leave(table, person)
            else:
                await resign_all(table, person)
        except RequestRefused:
            continue  # it cannot be read, or has just ended


async def resign_all(table: Table, person: str) -> None:
    """Give up all seats of a person."""
    async with table.lock:
        if table.dead:
            raise RequestRefused("not-stored")
        if table.state.phase != "running":
            return
        seats = [seat for seat in table.state.seats_of(person) if seat not in table.state.resigned]
        if seats:
            await table.store(*(Resigned(seat) for seat in seats), person=person)
