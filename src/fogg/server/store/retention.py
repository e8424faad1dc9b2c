"""Removing what has been left behind: tables that were never finished, and people without a game.

Finished games and all who played them stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Executable, Select, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.server.store.schema import (
    analyses,
    daily,
    guests,
    leases,
    links,
    mutes,
    owners,
    people,
    profiles,
    push_calls,
    push_subscriptions,
    results,
    rows,
    sanctions,
    sayings,
    sessions,
    tables,
    turn_notifications,
)

# The lease first: a writer locks it first too, so that neither waits for the other in a circle.
OF_TABLES = (leases, analyses, results, daily, sayings, rows, guests, links, turn_notifications, push_calls)
OF_PEOPLE = (push_subscriptions, sessions, links, turn_notifications, sanctions, owners, profiles, daily)


def table_removal(ids: Sequence[str]) -> list[Executable]:
    """Return what removes tables and all that belongs to them."""
    parts: list[Executable] = [delete(part).where(part.c.table_id.in_(ids)) for part in OF_TABLES]
    return [*parts, delete(tables).where(tables.c.id.in_(ids))]


def people_removal(ids: Sequence[str]) -> list[Executable]:
    """Return what removes people and all that is kept for them."""
    parts: list[Executable] = [delete(part).where(part.c.person.in_(ids)) for part in OF_PEOPLE]
    heard = delete(mutes).where(or_(mutes.c.person.in_(ids), mutes.c.muted.in_(ids)))
    return [*parts, heard, delete(people).where(people.c.id.in_(ids))]


def old_tables(before: float) -> Select[Any]:
    """Return what finds the tables without an end that gave no sign of life since."""
    return select(tables.c.id).where(tables.c.state != "finished", tables.c.updated < before)


class Removed(NamedTuple):
    """The numbers of what was removed."""

    tables: int
    people: int


async def remove_old(engine: AsyncEngine, before: float, *, dry_run: bool = False) -> Removed:
    """Remove tables without an end and people without a game that gave no sign of life since; no server may run.

    With `dry_run` nothing changes, and one may run.
    """
    async with engine.connect() as connection, connection.begin():
        old = old_tables(before)
        removed_tables = await count(connection, old)
        gone = await gone_people(connection, before)
        if dry_run:
            return Removed(removed_tables, len(gone))
        for of_table in OF_TABLES:
            await connection.execute(delete(of_table).where(of_table.c.table_id.in_(old)))
        await connection.execute(delete(tables).where(tables.c.id.in_(old)))
        for first in range(0, len(gone), 500):
            await remove_people(connection, gone[first : first + 500])
    return Removed(removed_tables, len(gone))


async def count(connection: AsyncConnection, found: Select[Any]) -> int:
    """Return how many there are."""
    return int((await connection.execute(select(func.count()).select_from(found.subquery()))).scalar_one())


async def gone_people(connection: AsyncConnection, before: float, most: int | None = None) -> list[str]:
    """Return the people who were not seen, are not hosts and have neither games nor chat but at tables that go too.

    The players on their devices come with them. `most`: a limit, which does not count those.
    """
    old = old_tables(before)
    idle: ColumnElement[bool] = (
        (people.c.created < before)
        & people.c.id.not_in(select(guests.c.person).where(guests.c.table_id.not_in(old)))
        & people.c.id.not_in(select(sayings.c.person).where(sayings.c.table_id.not_in(old)))
        & people.c.id.not_in(select(owners.c.person))
        & people.c.id.not_in(select(sessions.c.person).where(sessions.c.seen >= before))
    )
    own = select(people.c.id).where(people.c.keeper.is_(None), idle).order_by(people.c.id).limit(most)
    kept = select(people.c.id).where(people.c.keeper.in_(own))
    found = select(people.c.id).where(or_(people.c.id.in_(own), people.c.id.in_(kept)))
    return list((await connection.execute(found)).scalars())


async def remove_people(connection: AsyncConnection, ids: list[str]) -> None:
    """Remove people and all that is kept for them."""
    for statement in people_removal(ids):
        await connection.execute(statement)
