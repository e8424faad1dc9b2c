"""Leaving for good: no table waits for a person who is gone."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

from sqlalchemy import Executable

from fogg.server.fair.reveal import deal_now
from fogg.server.fleet.lines.openings import Chore
from fogg.server.registry.elsewhere import Elsewhere, once_moved
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.people import forget
from fogg.server.store.rows import Resigned, SeatAutopiloted
from fogg.server.table import lobby
from fogg.server.table.table import Table

MOST_LEFT = 2000
RESIGN, STEP_ASIDE = "resign", "step-aside"  # how seats of a running game are given up; told to other nodes


async def leave_all(hub: TableRegistry, person: str) -> None:
    """Get up from every table that has not begun, and give up the seats of games that are on."""
    await leave_by(hub, person, RESIGN)


async def step_aside(hub: TableRegistry, person: str) -> None:
    """Get up from every table that has not begun; elsewhere a bot plays until the person comes back."""
    await leave_by(hub, person, STEP_ASIDE)


async def leave_by(hub: TableRegistry, person: str, how: str) -> None:
    """Get up from every table that has not begun, and give up the seats of games that are on in some way."""
    for listed in await hub.tables.own(person, states=("open", "running"), limit=MOST_LEFT):
        with contextlib.suppress(RequestRefused):  # it cannot be read, or has just ended
            try:
                await once_moved(partial(leave_table, hub, listed.id, person, how))
            except Elsewhere as found:
                await hub.errands(found, Chore(how, person))


async def leave_table(hub: TableRegistry, id: str, person: str, how: str) -> None:
    """Get up from a table that runs here, or give up one's seats."""
    table = await hub.table(id)
    await deal_now(table)
    if table.state.phase == "open":
        await lobby.leave(table, person)
    else:
        await GIVE_UP[how](table, person)


async def forget_person(hub: TableRegistry, person: str, also: Sequence[Executable] = ()) -> None:
    """Forget a person: "former player" everywhere, all devices signed out. Games stay, and so do their checksums.

    Running games are resigned, so that no table waits for a player who cannot come back.
    """
    await leave_all(hub, person)
    kept = await hub.people.kept_by(person)
    told = [statement for one in (person, *kept) for statement in hub.changed(one)]
    await hub.writer.append([], also=[*forget(person, kept), *also, *told])
    for one in (person, *kept):
        hub.known.tell(one, None)
    await hub.audience.forgotten(person)


async def hand_over(table: Table, person: str) -> None:
    """Let a bot keep all seats of a person who cannot come for now."""
    async with table.lock:
        lobby.check_alive(table)
        if table.state.phase != "running":
            return
        state = table.state
        seats = [seat for seat in state.seats_of(person) if state.decides(seat) is None]
        if seats:
            await table.store(*(SeatAutopiloted(seat, "away") for seat in seats))


async def resign_all(table: Table, person: str) -> None:
    """Give up all seats of a person."""
    async with table.lock:
        lobby.check_alive(table)
        if table.state.phase != "running":
            return
        seats = [seat for seat in table.state.seats_of(person) if seat not in table.state.resigned]
        if seats:
            await table.store(*(Resigned(seat) for seat in seats), person=person)


GIVE_UP: Mapping[str, Callable[[Table, str], Awaitable[None]]] = {RESIGN: resign_all, STEP_ASIDE: hand_over}
