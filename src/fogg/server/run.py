"""`fogg serve`: a server from its start to its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.routing import Route

from fogg.errors import FoggError
from fogg.server.addresses import own_address, web_addresses
from fogg.server.admin.desk import served_at
from fogg.server.admin.host_actions import new_owner_link
from fogg.server.admin.upkeep import tidy
from fogg.server.bots.pool import BotPool, default_workers
from fogg.server.clock import WallClock
from fogg.server.http.application import make_app
from fogg.server.http.bounded_http import BoundedHttpProtocol
from fogg.server.http.context import Server
from fogg.server.http.door import Door, raise_descriptors
from fogg.server.http.middleware import with_middleware
from fogg.server.http.requests.table_lists import path_of
from fogg.server.http.wire import FastWebSocketProtocol
from fogg.server.logs import logger, set_up
from fogg.server.metrics import Metrics, MetricsPage
from fogg.server.offered import Catalog
from fogg.server.open_server import open_server
from fogg.server.page_build import build_id
from fogg.server.settings import Settings
from fogg.server.store.connect import connect, database_url, hidden
from fogg.server.store.lock import AlreadyServed, DatabaseLock
from fogg.server.store.migrate import migrate
from fogg.server.store.writer import NotStored
from fogg.server.webhooks.webhook import Caller
from fogg.server.webpush.push_sender import PushSender

COLLECT = (10_000, 20, 20)  # new objects before garbage is looked for: tables make many, and hardly any cycles
CALL_SECONDS = 5.0  # between looks for calls to be made
FIRST_TIDY_SECONDS = 60.0  # after the start, which has enough to do
TIDY_SECONDS = 86400.0
RENEW_SECONDS = 5.0  # between looks whether the database is still ours
SHUTDOWN_SECONDS = 5
SIGNALS = (signal.SIGINT, signal.SIGTERM)
# A client's message is short; a useless one should cost little memory.
SOCKETS = {
    "ws": FastWebSocketProtocol,
    "ws_per_message_deflate": False,
    "ws_ping_interval": None,
    "ws_max_size": 16_384,
    "ws_max_queue": 16,
}


def transport(door: Door) -> dict[str, Any]:
    """Return how uvicorn is to speak with peers."""
    return {"http": partial(BoundedHttpProtocol, door=door), **SOCKETS}


Told = Callable[[int, str], None]
"""Called with the port, and the path that makes a person the owner where one is wanted."""


class GracefulServer(uvicorn.Server):
    """Says goodbye at the tables before it closes their sockets, and lets us close the rest afterwards."""

    def __init__(self, config: uvicorn.Config, farewell: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.farewell = farewell
        self.fault: FoggError | None = None  # why it had to end, if by itself

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.farewell()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down cleanly at the first signal, quickly at the second.

        Uvicorn's own way is to raise the signal again once it is done, which would end the process before the writer,
        the bots and the lock are.
        """
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            loop.add_signal_handler(number, self.end)
        try:
            yield
        finally:
            for number in SIGNALS:
                loop.remove_signal_handler(number)

    def end(self) -> None:
        """Take no more requests and finish those that run; told twice, do not wait for them."""
        self.force_exit = self.should_exit
        self.should_exit = True


def run(settings: Settings, told: Told, *, owner_link: bool = False) -> None:
    """Serve until the process is told to end; `told` is called with the port as soon as everybody can come.

    With `owner_link` it is also told a path that makes a person the owner, if there is none yet.
    """
    set_up(json=settings.json_logs)
    os.umask(0o077)  # the database holds the secret that signs cookies: only its owner may read it
    raise_descriptors()
    listening = listen(settings)
    gc.freeze()  # what is loaded by now stays: spare the collector
    gc.set_threshold(*COLLECT)
    with asyncio.Runner(loop_factory=uvicorn_loop()) as runner:
        runner.run(serve(settings, listening, told, owner_link))


def uvicorn_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the fast event loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def listen(settings: Settings) -> socket.socket:
    """Return the socket at which people arrive; FoggError with a sentence if it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        both = settings.host == "::" and socket.has_dualstack_ipv6()  # version 4 as well where the system can
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048, dualstack_ipv6=both)
    except OSError as error:
        where = f"{settings.host} port {settings.port}"
        raise FoggError(f"cannot listen at {where}: {error.strerror or error}; choose another with --port") from error


async def serve(settings: Settings, listening: socket.socket, told: Told, owner_link: bool = False) -> None:
    """Open the database, answer requests, close everything in good order."""
    metrics = Metrics()
    engine = connect(database_url(settings.db))
    try:
        async with DatabaseLock(engine) as lock:
            copy = await migrate(engine)
            if copy is not None:
                logger().info("migrated", copy=str(copy))
            catalog = Catalog(settings.boards, allow_code=settings.allow_code)
            for fault in catalog.faults:
                logger().warning("board", fault=fault)
            async with open_server(
                engine,
                clock=WallClock(),
                thinkers=BotPool(settings.workers or default_workers(), metrics.thought),
                catalog=catalog,
                watch=metrics,
                build=build_id(),
                secure_cookies=settings.is_https,
                public_url=settings.public_url,
                private_webhooks=settings.allow_private_webhooks,
                scale=settings.limit_scale,
                proxies=settings.proxy,
                check=lock.check,
            ) as server:
                await lock.mark()
                wanted = owner_link and not server.admin.owners
                path = f"/own#{await new_owner_link(server)}" if wanted else ""
                async with found_by_admin(settings, server, listening.getsockname()[1]):
                    await answer(settings, server, metrics, lock, listening, lambda port: told(port, path))
    except SQLAlchemyError as error:
        raise FoggError(f"the database does not answer: {str(error).splitlines()[0]}") from error
    except OSError as error:
        raise FoggError(f"the database {hidden(settings.db)} cannot be used: {error.strerror or error}") from error
    finally:
        listening.close()
        await engine.dispose()


async def answer(
    settings: Settings,
    server: Server,
    metrics: Metrics,
    lock: DatabaseLock,
    listening: socket.socket,
    told: Callable[[int], None],
) -> None:
    """Answer requests until the process is told to end."""
    metrics.count_tables(lambda: len(server.hub.loaded))
    app = make_app(server)
    app.router.routes.append(Route("/metrics", MetricsPage(metrics, settings.metrics_token).answer))
    config = uvicorn.Config(
        with_middleware(app, settings, metrics),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="off",
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        **transport(Door(trusted=settings.proxy, scale=settings.limit_scale)),
    )
    web = GracefulServer(config, server.hub.stop)
    port = listening.getsockname()[1]
    work = (call_people(settings, server, lock, port), keep_lock(lock, web), keep_tidy(settings, server, lock))
    async with in_background(*work):
        asyncio.get_running_loop().call_soon(told, port)
        await web.serve(sockets=[listening])
    if web.fault is not None:
        raise web.fault


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
async def found_by_admin(settings: Settings, server: Server, port: int) -> AsyncIterator[None]:
    """Let `fogg admin` find the server through its database, as long as it runs."""
    url = own_address(settings.host, port)
    here = {"url": url, "public": settings.public_url or url, "token": server.admin.token}
    await server.writer.append([], also=served_at(json.dumps(here)))
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
            if lock.held:
                await tidy(server, settings.retention_days)
        except (SQLAlchemyError, OSError, NotStored) as error:
            logger().warning("retention", error=type(error).__name__)
        await asyncio.sleep(TIDY_SECONDS)


async def keep_lock(lock: DatabaseLock, web: GracefulServer) -> None:
    """Hold the database; if another server has got it, this one ends before it does harm."""
    while True:
        await asyncio.sleep(RENEW_SECONDS)
        try:
            await lock.renew()
        except AlreadyServed as error:
            logger().error("lock", error=str(error))
            web.fault = error
            web.should_exit = True
            return
        except (SQLAlchemyError, OSError):
            with contextlib.suppress(Exception):
                logger().warning("lock", error="the database does not answer")
