"""Removing what has been left behind: tables that were never finished, and people without a game.

Finished games and all who played them stay.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Select, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.server.store.schema import guests, links, mutes, people, rows, sayings, sessions, tables, turn_notifications

OF_TABLES = (sayings, rows, guests, links, turn_notifications)
OF_PEOPLE = (sessions, links, turn_notifications)


class Removed(NamedTuple):
    """The numbers of what was removed."""

    tables: int
    people: int


async def remove_old(engine: AsyncEngine, before: float, *, dry_run: bool = False) -> Removed:
    """Remove tables without an end and people without a game that gave no sign of life since; no server may run.

    With `dry_run` nothing changes: only the numbers are right.
    """
    async with engine.connect() as connection, connection.begin() as transaction:
        old = select(tables.c.id).where(tables.c.state != "finished", tables.c.updated < before)
        removed_tables = await count(connection, old)
        for of_table in OF_TABLES:
            await connection.execute(delete(of_table).where(of_table.c.table_id.in_(old)))
        await connection.execute(delete(tables).where(tables.c.id.in_(old)))
        gone = await gone_people(connection, before)
        for first in range(0, len(gone), 500):
            await remove_people(connection, gone[first : first + 500])
        if dry_run:
            await transaction.rollback()
    return Removed(removed_tables, len(gone))


async def count(connection: AsyncConnection, found: Select[tuple[str]]) -> int:
    """Return how many there are."""
    return int((await connection.execute(select(func.count()).select_from(found.subquery()))).scalar_one())


async def gone_people(connection: AsyncConnection, before: float) -> list[str]:
    """Return the people who have no game, said nothing and were not seen, and the players on their devices."""
    idle: ColumnElement[bool] = (
        (people.c.created < before)
        & people.c.id.not_in(select(guests.c.person))
        & people.c.id.not_in(select(sayings.c.person))
        & people.c.id.not_in(select(sessions.c.person).where(sessions.c.seen >= before))
    )
    own = select(people.c.id).where(people.c.keeper.is_(None), idle)
    kept = select(people.c.id).where(people.c.keeper.in_(own))
    found = select(people.c.id).where(or_(people.c.id.in_(own), people.c.id.in_(kept)))
    return list((await connection.execute(found)).scalars())


async def remove_people(connection: AsyncConnection, ids: list[str]) -> None:
    """Remove people and all that is kept for them."""
    for of_person in OF_PEOPLE:
        await connection.execute(delete(of_person).where(of_person.c.person.in_(ids)))
    await connection.execute(delete(mutes).where(or_(mutes.c.person.in_(ids), mutes.c.muted.in_(ids))))
    await connection.execute(delete(people).where(people.c.id.in_(ids)))
