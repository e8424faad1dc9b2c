"""Everything that the database holds about one person, for them to take away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.server.store.schema import (
    admin_log,
    daily,
    links,
    mutes,
    owners,
    people,
    profiles,
    push_subscriptions,
    results,
    rows,
    sanctions,
    sayings,
    sessions,
    turn_notifications,
)


async def data_about(engine: AsyncEngine, person: str) -> dict[str, Any]:
    """Return what is stored about a person and the players on their device, apart from tables.

    Of tokens and links the database has only hashes, which say nothing: they are left out.
    """
    async with engine.connect() as connection:
        own = (people.c.id, people.c.name, people.c.created, people.c.webhook)
        me = await listed(connection, select(*own).where(people.c.id == person))
        hot = await listed(
            connection, select(people.c.id, people.c.name, people.c.created).where(people.c.keeper == person)
        )
        ids = [person, *(one["id"] for one in hot)]
        muted = select(people.c.id, people.c.name).join(mutes, mutes.c.muted == people.c.id)
        return {
            **(me[0] if me else {}),
            "players_on_this_device": hot,
            "owner_since": await first(connection, select(owners.c.since).where(owners.c.person == person)),
            "devices": await listed(
                connection,
                select(sessions.c.label, sessions.c.created, sessions.c.seen)
                .where(sessions.c.person == person)
                .order_by(sessions.c.created),
            ),
            "messages_to": await listed(
                connection,
                select(
                    push_subscriptions.c.endpoint, push_subscriptions.c.language, push_subscriptions.c.created
                ).where(push_subscriptions.c.person == person),
            ),
            "links": await listed(
                connection, select(links.c.kind, links.c.expires, links.c.used).where(links.c.person == person)
            ),
            "calls_to_come": await listed(
                connection,
                select(turn_notifications.c.table_id, turn_notifications.c.due).where(
                    turn_notifications.c.person == person
                ),
            ),
            "muted": await listed(connection, muted.where(mutes.c.person == person)),
            "by_the_host": await listed(
                connection,
                select(sanctions.c.kind, sanctions.c.created, sanctions.c.until, sanctions.c.reason).where(
                    sanctions.c.person == person
                ),
            ),
            "log_of_the_host": await listed(
                connection,
                select(admin_log.c.at, admin_log.c.action, admin_log.c.reason)
                .where(admin_log.c.target == person)
                .order_by(admin_log.c.at),
            ),
            "chat": await said_by(connection, ids),
            "profile_open_since": await first(connection, select(profiles.c.opened).where(profiles.c.person == person)),
            "daily_deals": await listed(
                connection,
                select(daily.c.day, daily.c.edition, daily.c.table_id, daily.c.started)
                .where(daily.c.person == person)
                .order_by(daily.c.day),
            ),
            "results": await listed(
                connection, select(results).where(results.c.person.in_(ids)).order_by(results.c.ended)
            ),
        }


async def said_by(connection: AsyncConnection, ids: Sequence[str]) -> list[dict[str, Any]]:
    """Return the chat lines of people: where, when and what."""
    lines = (
        select(sayings.c.table_id, rows.c.at, sayings.c.text)
        .join(rows, (rows.c.table_id == sayings.c.table_id) & (rows.c.seq == sayings.c.seq))
        .where(sayings.c.person.in_(ids))
        .order_by(rows.c.at)
    )
    return await listed(connection, lines)


async def listed(connection: AsyncConnection, question: Executable) -> list[dict[str, Any]]:
    """Return what a question finds, each by the names of its columns."""
    return [dict(row) for row in (await connection.execute(question)).mappings()]


async def first(connection: AsyncConnection, question: Executable) -> Any:
    """Return the first value that a question finds; None if there is none."""
    return (await connection.execute(question)).scalar()
