"""Sending messages to devices when it is a person's turn: the same care as for webhooks, by the same caller.

A message is a row until the push service took it, is tried again after growing pauses, and given up in the end. A
service that no longer knows a device ends its subscription.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, delete, func, select, update

from fogg.errors import FoggError
from fogg.server.broadcast.table_card import Card
from fogg.server.http.sentences import wording
from fogg.server.store.schema import push_calls, push_subscriptions, tables
from fogg.server.webhooks.webhook import BATCH, PAUSES, Caller, CallFailed, LeftForLater, still_asked
from fogg.server.webpush.push_crypto import VapidKey, encrypted

TTL = 86400  # seconds for which a service keeps a message for a device that is off
GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


class PushNote(msgspec.Struct, frozen=True):
    """The message to a device: what is shown, and which table a click opens. Nothing of the game."""

    title: str
    body: str
    path: str
    tag: str


class PushSender:
    """Sends the messages of one server. `edition_name` says what an edition is called in a language."""

    def __init__(
        self,
        caller: Caller,
        key: VapidKey,
        *,
        subject: str,
        path: Callable[[str], str],
        edition_name: Callable[[str, str], str],
    ) -> None:
        self.caller = caller
        self.key = key
        self.subject = subject
        self.path = path
        self.edition_name = edition_name

    async def due_messages(self) -> float | None:
        """Send the messages whose time has come; when the next one is due, or None if there is none."""
        now = self.caller.now()
        query = (
            select(push_calls, push_subscriptions, tables.c.card)
            .join(push_subscriptions, push_subscriptions.c.session == push_calls.c.session)
            .join(tables, tables.c.id == push_calls.c.table_id)
            .where(push_calls.c.due <= now)
            .order_by(push_calls.c.due)
            .limit(BATCH)
            .with_for_update(skip_locked=True, of=push_calls)  # other nodes send other messages
        )
        async with self.caller.engine.begin() as connection:
            due = (await connection.execute(query)).all()
            for message in due:
                # Counted before it is sent, as calls of webhooks are.
                pause = PAUSES[min(message.tries, len(PAUSES) - 1)]
                counted = update(push_calls).where(*same(message)).values(tries=message.tries + 1, due=now + pause)
                await connection.execute(counted)
        await asyncio.gather(*(self.settled(message, now) for message in due))
        async with self.caller.engine.begin() as connection:
            following: float | None = await connection.scalar(select(func.min(push_calls.c.due)))
            return following

    async def settled(self, message: Row[Any], claimed: float) -> None:
        """Send a message, and store at once what became of it."""
        this = (*same(message), push_calls.c.turn == message.turn)
        change: Executable
        try:
            done = await self.sent(message, claimed)
            if done is None:
                change = delete(push_subscriptions).where(push_subscriptions.c.endpoint == message.endpoint)
            elif done:
                change = delete(push_calls).where(*this)
            else:
                return
        except LeftForLater:
            counted = push_calls.c.tries == message.tries + 1  # else another has it by now
            change = update(push_calls).where(*this, counted).values(tries=message.tries, due=message.due)
        async with self.caller.engine.begin() as connection:
            await connection.execute(change)

    async def sent(self, message: Row[Any], claimed: float) -> bool | None:
        """Send a message; whether its row can go. None: the service no longer knows the device."""
        if message.tries > len(PAUSES) or not still_asked(message.card, message.person, message.turn):
            return True
        body = encrypted(self.note(message), message.p256dh, message.auth)
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TTL),
            "Urgency": "normal",
            "Topic": message.table_id,
            "Authorization": self.key.authorization(message.endpoint, self.subject, self.caller.now()),
        }
        async with self.caller.places:
            self.caller.check_time(claimed)
            try:
                await self.caller.call(message.endpoint, body, headers, redirects=0)
            except CallFailed as error:
                return None if error.status in GONE else message.tries == len(PAUSES)
            except FoggError:
                return bool(message.tries == len(PAUSES))
        return True

    def note(self, message: Row[Any]) -> bytes:
        """Return the text of a message in the language of its device."""
        card = msgspec.json.decode(message.card, type=Card)
        words = wording(message.language)
        title = words.format("web-push-title", {"edition": self.edition_name(card.edition, message.language)})
        text = words.format("web-push-body", {})
        return msgspec.json.encode(PushNote(title, text, self.path(message.table_id), message.table_id))


def same(message: Row[Any]) -> tuple[Any, Any]:
    """Return what finds the row of a message."""
    return push_calls.c.session == message.session, push_calls.c.table_id == message.table_id
