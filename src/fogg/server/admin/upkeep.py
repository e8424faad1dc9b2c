"""Retention while the server runs: what was left behind goes, in small steps between which others are served."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import select

from fogg.server.fleet.lease_rules import Mine
from fogg.server.fleet.shared_limits import forget_full
from fogg.server.http.context import Server
from fogg.server.store.retention import Removed, gone_people, old_tables, people_removal, table_removal
from fogg.server.store.schema import guests, leases, nodes, sayings, tables
from fogg.server.store.writer import Fence, LeaseLost

DAY = 86400.0
TABLES_AT_ONCE = 20
PEOPLE_AT_ONCE = 50
PAUSE_SECONDS = 0.2  # between steps
log = structlog.get_logger("fogg.upkeep")


async def tidy(server: Server, days: int, *, actor: str | None = None, why: str = "daily") -> Removed:
    """Remove unfinished tables and people without a game after days without a sign of life; log what went."""
    before = server.clock.now() - days * DAY
    removed = people = 0
    while done := await tables_step(server, before):
        removed += done
        await asyncio.sleep(PAUSE_SECONDS if done == TABLES_AT_ONCE else 0)
    while done := await people_step(server, before):
        people += done
        await asyncio.sleep(PAUSE_SECONDS if done >= PEOPLE_AT_ONCE else 0)
    await server.writer.append([], also=[forget_full(server.clock.now())])
    if removed or people:
        log.info("retention", tables=removed, people=people, days=days)
        told = f"{why}: {removed} tables, {people} people, {days} days without a sign of life"
        await server.writer.append([], also=[server.admin.logged(actor, "prune", "", told)])
    return Removed(removed, people)


async def tables_step(server: Server, before: float) -> int:
    """Remove some old tables, each in a transaction of its own; tables in memory are in use and stay."""
    loaded = server.hub.loaded
    async with server.engine.connect() as connection:
        at_nodes = select(leases.c.table_id).join(nodes, nodes.c.id == leases.c.node)  # in memory somewhere
        some = old_tables(before).where(tables.c.id.not_in(at_nodes)).limit(TABLES_AT_ONCE + len(loaded))
        found = list((await connection.execute(some)).scalars())
    gone = [id for id in found if id not in loaded][:TABLES_AT_ONCE]
    for id in gone:
        await remove_table(server, id)
    return len(gone)


async def remove_table(server: Server, id: str) -> None:
    """Remove a table, unless another node has taken it on since it was found."""
    with server.hub.removing(id):
        place = await server.hub.locate(id, forced=True)
        if not isinstance(place, Mine):
            return
        fence = Fence(id, place.fence) if place.fence is not None else None
        try:
            await server.writer.append([], also=table_removal([id]), fence=fence)
        except LeaseLost:
            return
        finally:
            await server.hub.release(id)


async def people_step(server: Server, before: float) -> int:
    """Remove some people without a game."""
    async with server.engine.connect() as connection:
        gone = await gone_people(connection, before, PEOPLE_AT_ONCE)
        # Old tables that are in memory are still there, and refer to their people.
        bound = (
            select(guests.c.person)
            .where(guests.c.person.in_(gone))
            .union(select(sayings.c.person).where(sayings.c.person.in_(gone)))
        )
        still = set((await connection.execute(bound)).scalars()) if gone else set()
    free = [person for person in gone if person not in still]
    if free:
        await server.writer.append([], also=people_removal(free))
    return len(free)
