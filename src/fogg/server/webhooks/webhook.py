"""Telling people who play by days that it is their turn: a POST to an address of theirs.

A call is a row until it was answered: it survives a restart, is tried again after growing pauses, and is given up in
the end. No player ever waits for one, and of the other side's answer only the status is used.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from http import HTTPStatus
from typing import Any
from urllib.parse import urljoin

import msgspec
from sqlalchemy import Executable, Row, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.errors import FoggError
from fogg.server.broadcast.table_card import Card
from fogg.server.store.schema import people, tables, turn_notifications
from fogg.server.webhooks.allowed_targets import Resolver, WebhookTarget, find_target, resolve
from fogg.version import VERSION

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Opener = Callable[[WebhookTarget], Awaitable[Connection]]

PAUSES = (30.0, 300.0, 3600.0)  # seconds before the first, second and third time that it is tried again
SECONDS = 5.0  # for all of one try: the name, the connection, redirects, the answer
REDIRECTS = 3
JSON = {"Content-Type": "application/json"}
LONGEST_HEAD = 16_384
AT_ONCE = 8
BATCH = 50
STALE_SECONDS = 10.0  # after which calls that were counted are not begun: with SECONDS less than the first pause
FOLLOWED = (301, 302, 307, 308)  # 303 says: received, and there is something to look at elsewhere


class CallFailed(FoggError):
    """A call that was not answered as it should; the message says why, without the address.

    `status` is that of the answer, 0 if there was none.
    """

    def __init__(self, message: str, status: int = 0) -> None:
        self.status = status
        super().__init__(message)


class LeftForLater(FoggError):
    """A call came too late in a slow batch: any node makes it at its next look."""

    def __init__(self) -> None:
        super().__init__("there was no time left for a call; it is made later")


class YourTurn(msgspec.Struct, frozen=True):
    """The message to a webhook: enough to find the table, and nothing of the game."""

    kind: str
    table: str
    url: str


class Caller:
    """Makes the calls of one server. `link` gives the address of a table's page."""

    def __init__(
        self,
        engine: AsyncEngine,
        *,
        now: Callable[[], float],
        link: Callable[[str], str],
        allow_private: bool = False,
        resolver: Resolver = resolve,
        opener: Opener | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self.engine = engine
        self.now = now
        self.link = link
        self.allow_private = allow_private
        self.resolver = resolver
        self.opener = opener or Opening()
        self.seconds = seconds
        self.places = asyncio.Semaphore(AT_ONCE)

    async def due_calls(self) -> float | None:
        """Make the calls whose time has come; when the next one is due, or None if there is none."""
        now = self.now()
        query = (
            select(turn_notifications, people.c.webhook, tables.c.card)
            .join(people, people.c.id == turn_notifications.c.person)
            .join(tables, tables.c.id == turn_notifications.c.table_id)
            .where(turn_notifications.c.due <= now)
            .order_by(turn_notifications.c.due)
            .limit(BATCH)
            .with_for_update(skip_locked=True, of=turn_notifications)  # other nodes make other calls
        )
        async with self.engine.begin() as connection:
            due = (await connection.execute(query)).all()
            for call in due:
                # Counted before it is made: a call during which the server is killed is tried again, not for ever.
                pause = PAUSES[min(call.tries, len(PAUSES) - 1)]
                counted = (
                    update(turn_notifications)
                    .where(turn_notifications.c.id == call.id)
                    .values(tries=call.tries + 1, due=now + pause)
                )
                await connection.execute(counted)
        await asyncio.gather(*(self.settled(call, now) for call in due))
        async with self.engine.begin() as connection:
            following: float | None = await connection.scalar(select(func.min(turn_notifications.c.due)))
            return following

    async def settled(self, call: Row[Any], claimed: float) -> None:
        """Make a call, and store at once what became of it: a slow one among others has none made twice."""
        same = turn_notifications.c.id == call.id
        change: Executable
        try:
            if not await self.finished(call, claimed):
                return
            change = delete(turn_notifications).where(same)
        except LeftForLater:
            counted = turn_notifications.c.tries == call.tries + 1  # else another has it by now
            change = update(turn_notifications).where(same, counted).values(tries=call.tries, due=call.due)
        async with self.engine.begin() as connection:
            await connection.execute(change)

    def check_time(self, claimed: float) -> None:
        """Raise LeftForLater if a call must not be begun any more: it may fall due again before it is answered."""
        if self.now() - claimed > STALE_SECONDS:
            raise LeftForLater

    async def finished(self, call: Row[Any], claimed: float) -> bool:
        """Make a call; whether its row can go: it was answered, comes too late, or this was the last time."""
        if call.webhook is None or call.tries > len(PAUSES) or not still_asked(call.card, call.person, call.turn):
            return True
        body = msgspec.json.encode(YourTurn("your-turn", call.table_id, self.link(call.table_id)))
        async with self.places:
            self.check_time(claimed)
            try:
                await self.call(call.webhook, body)
            except FoggError:
                return bool(call.tries == len(PAUSES))
        return True

    async def call(
        self, url: str, body: bytes, headers: Mapping[str, str] = JSON, *, redirects: int = REDIRECTS
    ) -> None:
        """Send a body to an URL by POST; BadTarget or CallFailed if that fails, in a few seconds at most."""
        try:
            async with asyncio.timeout(self.seconds):
                await self.follow(url, body, headers, redirects)
        except TimeoutError:
            raise CallFailed(f"no answer within {self.seconds:g} seconds") from None

    async def follow(self, url: str, body: bytes, headers: Mapping[str, str], redirects: int) -> None:
        """Send a body by POST, following redirects; every target is checked like the first."""
        for _ in range(redirects + 1):
            target = await find_target(url, resolver=self.resolver, allow_private=self.allow_private)
            status, location = await self.post(target, body, headers)
            if status not in FOLLOWED or not location:
                break
            onward = urljoin(url, location)
            if target.scheme == "https" and not onward.startswith("https:"):
                raise CallFailed("the answer points from https to http")
            url = onward
        else:
            raise CallFailed(f"more than {redirects} redirects")
        if not (200 <= status < 300 or status == HTTPStatus.SEE_OTHER):
            raise CallFailed(f"the answer is {status}", status)

    async def post(self, target: WebhookTarget, body: bytes, headers: Mapping[str, str]) -> tuple[int, str]:
        """Ask one place once; the status of its answer and where that points to."""
        try:
            reader, writer = await self.opener(target)
        except (OSError, ssl.CertificateError) as error:
            raise CallFailed(f"no connection: {type(error).__name__}") from error
        try:
            writer.write(request(target, body, headers))
            await writer.drain()
            return await answer(reader)
        except (OSError, EOFError, asyncio.LimitOverrunError, ValueError) as error:
            raise CallFailed(f"no answer that can be read: {type(error).__name__}") from error
        finally:
            writer.transport.abort()  # its body is not read; no clean close needed


def still_asked(card: str, person: str, turn: int) -> bool:
    """Return True if it is still the turn that a person was to be called for."""
    now = msgspec.json.decode(card, type=Card)
    return now.turns == turn and any(chair.asked and chair.holder == person for chair in now.chairs)


class Opening:
    """Connects to the checked address and to no other; with TLS the certificate must be that of the name."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self._given = context

    @cached_property
    def context(self) -> ssl.SSLContext:
        """The certificates that are trusted, read for the first call, since that takes a while."""
        return self._given or ssl.create_default_context()

    async def __call__(self, target: WebhookTarget) -> Connection:
        """Return an open connection."""
        secure = target.scheme == "https"
        return await asyncio.open_connection(
            target.address,
            target.port,
            limit=LONGEST_HEAD,
            ssl=self.context if secure else None,
            server_hostname=target.host if secure else None,
        )


def request(target: WebhookTarget, body: bytes, headers: Mapping[str, str]) -> bytes:
    """Return the request as bytes. Path and host were checked to hold no line break, and headers are ours."""
    head = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.authority}",
        f"User-Agent: fogg/{VERSION}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Accept: */*",
        "Connection: close",
    )
    return "\r\n".join((*head, "", "")).encode("ascii") + body


async def answer(reader: asyncio.StreamReader) -> tuple[int, str]:
    """Return status and `Location` of an answer; ValueError if it is malformed. Its body stays unread."""
    while True:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        version, _, rest = head[0].partition(" ")
        if not version.startswith("HTTP/1.") or not rest[:3].isdecimal():
            raise ValueError("not an HTTP answer")
        if int(rest[:3]) >= HTTPStatus.OK:  # others announce the real one
            break
    fields = (line.partition(":") for line in head[1:])
    location = next((value.strip() for name, _, value in fields if name.strip().lower() == "location"), "")
    return int(rest[:3]), location
