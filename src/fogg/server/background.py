"""Work that a server does besides answering: calls to people, retention, and holding its database."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from fogg.errors import FoggError
from fogg.server.addresses import own_address, web_addresses
from fogg.server.admin.desk import served_at
from fogg.server.admin.upkeep import tidy
from fogg.server.fleet.in_time import InTime
from fogg.server.http.context import Server
from fogg.server.http.requests.table_lists import path_of
from fogg.server.logs import logger
from fogg.server.request_refusal import RequestRefused
from fogg.server.settings import Settings, read_node
from fogg.server.store.lock import AlreadyServed, DatabaseLock
from fogg.server.store.writer import NotStored
from fogg.server.webhooks.webhook import Caller
from fogg.server.webpush.push_sender import PushSender

CALL_SECONDS = 5.0  # between looks for calls to be made
FIRST_TIDY_SECONDS = 60.0  # after the start, which has enough to do
TIDY_SECONDS = 86400.0
RENEW_SECONDS = 2.0  # between looks whether the database is still ours
ANSWER_SECONDS = 5.0  # for such a look: it may take a new connection


@asynccontextmanager
async def in_background(*work: Awaitable[None]) -> AsyncIterator[None]:
    """Run work in the background until the block ends."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def call_people(settings: Settings, server: Server, lock: DatabaseLock, port: int) -> None:
    """Tell people by their webhooks and on their devices that it is their turn."""
    base = web_addresses(settings.host, port, settings.public_url)[0]
    caller = Caller(
        server.engine,
        now=server.clock.now,
        link=lambda table: base + path_of(table),
        allow_private=settings.allow_private_webhooks,
    )
    sender = PushSender(
        caller,
        server.vapid,
        subject=settings.public_url if settings.is_https else "",
        path=path_of,
        edition_name=server.catalog.name_of,
    )
    while True:
        try:
            if lock.held:
                await caller.due_calls()
                await sender.due_messages()
        except (SQLAlchemyError, OSError) as error:
            logger().warning("webhooks", error=type(error).__name__)
        await asyncio.sleep(CALL_SECONDS)


@asynccontextmanager
async def found(settings: Settings, server: Server, app: ASGIApp, port: int) -> AsyncIterator[None]:
    """Let `fogg admin` and other nodes find the server through its database, as long as it runs."""
    url = own_address(settings.host, port)
    here = json.dumps({"url": url, "public": settings.public_url or url, "token": server.admin.token})
    if server.fleet is not None:
        bind = read_node(settings.node_bind, anywhere=True) if settings.node_bind else None
        async with server.fleet.joined(app, *read_node(settings.node), bind=bind, admin=here):
            yield
        return
    await server.writer.append([], also=served_at(here))
    try:
        yield
    finally:
        with contextlib.suppress(NotStored):  # a token that is left behind opens nothing at the next start
            await server.writer.append([], also=served_at(""))


async def keep_tidy(settings: Settings, server: Server, lock: DatabaseLock) -> None:
    """Remove once a day what was left behind, unless the host wants to keep it."""
    await asyncio.sleep(FIRST_TIDY_SECONDS)
    while settings.retention_days:
        try:
            if lock.held and (server.fleet is None or server.fleet.is_first()):
                await tidy(server, settings.retention_days)
        except (SQLAlchemyError, OSError, NotStored, RequestRefused) as error:
            logger().warning("retention", error=type(error).__name__)
        await asyncio.sleep(TIDY_SECONDS)


async def keep_lock(lock: DatabaseLock, give_up: Callable[[FoggError], None]) -> None:
    """Hold the database; if another server has got it, this one ends before it does harm."""
    in_time = InTime()
    while True:
        await asyncio.sleep(RENEW_SECONDS)
        try:
            await in_time(ANSWER_SECONDS, lock.renew())
        except AlreadyServed as error:
            logger().error("lock", error=str(error))
            give_up(error)
            return
        except (SQLAlchemyError, OSError) as error:
            if isinstance(error, TimeoutError):
                lock.doubt()
            with contextlib.suppress(Exception):
                logger().warning("lock", error="the database does not answer")
