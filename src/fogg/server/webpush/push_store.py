"""Subscriptions of devices to messages, and messages that are still to be sent, as rows."""

from __future__ import annotations

from sqlalchemy import Executable, delete, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.store.schema import meta, push_calls, push_subscriptions
from fogg.server.webpush.push_crypto import VapidKey

VAPID = "vapid"


async def stored_vapid(engine: AsyncEngine) -> VapidKey:
    """Return the key of a database by which push services know it; made at the first start."""
    async with engine.begin() as connection:
        found = (await connection.execute(select(meta.c.value).where(meta.c.key == VAPID))).scalar()
        if found is None:
            found = VapidKey.new_secret()
            await connection.execute(insert(meta).values(key=VAPID, value=found))
    return VapidKey(found)


async def is_subscribed(engine: AsyncEngine, session: str) -> bool:
    """Return True if a device gets messages."""
    async with engine.connect() as connection:
        wanted = select(push_subscriptions.c.session).where(push_subscriptions.c.session == session)
        return (await connection.execute(wanted)).first() is not None


def subscribe(
    session: str, person: str, endpoint: str, p256dh: str, auth: str, language: str, now: float
) -> list[Executable]:
    """Return what subscribes a device; what it was subscribed to before, also by another session, is gone."""
    same = (push_subscriptions.c.session == session) | (push_subscriptions.c.endpoint == endpoint)
    fresh = insert(push_subscriptions).values(
        session=session,
        person=person,
        endpoint=endpoint,
        p256dh=p256dh,
        auth=auth,
        language=language,
        created=now,
    )
    return [delete(push_subscriptions).where(same), fresh]


def unsubscribe(session: str) -> Executable:
    """Return what ends the messages to a device, with those still to be sent."""
    return delete(push_subscriptions).where(push_subscriptions.c.session == session)


def messages_for(person: str | None, table: str, turn: int, now: float) -> list[Executable]:
    """Return what stores a message for each device of a person; an earlier one for the same table gives way."""
    devices = select(push_subscriptions.c.session).where(push_subscriptions.c.person == person)
    stale = delete(push_calls).where(push_calls.c.table_id == table, push_calls.c.session.in_(devices))
    wanted = select(push_subscriptions.c.session, literal(table), literal(0), literal(now), literal(turn)).where(
        push_subscriptions.c.person == person
    )
    return [stale, insert(push_calls).from_select(["session", "table_id", "tries", "due", "turn"], wanted)]
