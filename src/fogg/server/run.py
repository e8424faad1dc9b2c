"""A server from its start to its end: locked, migrated, announced, and closed in good order.

The database is locked before anything is read of it, so that a second server is refused before it can do harm.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator

import uvicorn
import uvloop
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.routing import Route
from starlette.types import ASGIApp

from fogg.errors import FoggError
from fogg.server import logs
from fogg.server.addresses import web_addresses
from fogg.server.bots.pool import BotPool, default_workers
from fogg.server.catalog import Catalog
from fogg.server.clock import WallClock
from fogg.server.hooks import Caller
from fogg.server.metrics import Metrics, MetricsPage
from fogg.server.opening import opened
from fogg.server.settings import BadSetting, Settings
from fogg.server.store.connect import connect, database_url
from fogg.server.store.lock import AlreadyServed, DatabaseLock
from fogg.server.store.migrate import migrate
from fogg.server.walls import walled
from fogg.server.web.app import make_app
from fogg.server.web.server import Server
from fogg.version import VERSION

Announce = Callable[[int], None]  # told the port once people can come

HOUSEKEEPING_SECONDS = 5.0  # how late a call to a webhook may be
SHUTDOWN_SECONDS = 5
BACKLOG = 2048
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Listening(uvicorn.Server):
    """Uvicorn, without its habit of ending the process by the signal before our own closing is done."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are ours: the first asks for a good end, the second for a quick one."""
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            loop.add_signal_handler(number, self.end)
        try:
            yield
        finally:
            for number in SIGNALS:
                loop.remove_signal_handler(number)

    def end(self) -> None:
        """Take no more requests, and finish those that run."""
        self.force_exit = self.should_exit
        self.should_exit = True


def run(settings: Settings, announce: Announce) -> None:
    """Serve until a signal ends it; FoggError if it cannot start."""
    logs.set_up(json=settings.json_logs)
    os.umask(0o077)  # the database holds the secret that signs cookies: only its owner may read it
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(settings, announce))


async def serve(settings: Settings, announce: Announce) -> None:
    """Open everything, take requests until a signal comes, close everything."""
    metrics = Metrics()
    async with database(settings) as (engine, lock), house(engine, settings, metrics) as server:
        with place(settings) as listener:
            app = make_app(server)
            app.routes.append(Route("/metrics", MetricsPage(metrics, settings.metrics_token).__call__))
            listening = Listening(configured(walled(app, settings, metrics)))
            port = int(listener.getsockname()[1])
            base = settings.public_url or web_addresses(settings.host, port)[0]
            caller = Caller(
                engine,
                now=server.clock.now,
                link=lambda table: f"{base}/table/{table}",
                allow_private=settings.allow_private_webhooks,
            )
            chores = asyncio.create_task(housekeeping(caller, lock, listening))
            announce(port)
            try:
                await listening.serve([listener])
            finally:
                chores.cancel()
                await asyncio.gather(chores, return_exceptions=True)


def configured(app: ASGIApp) -> uvicorn.Config:
    """Uvicorn as it has to be: small messages, no hidden queues, and nobody's headers believed but by our own wall."""
    return uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        ws_max_size=16_384,
        ws_max_queue=16,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


@contextlib.asynccontextmanager
async def database(settings: Settings) -> AsyncIterator[tuple[AsyncEngine, DatabaseLock]]:
    """The host's database, ours alone and of today's schema."""
    engine = connect(database_url(settings.db))
    try:
        lock = DatabaseLock(engine)
        try:
            await lock.acquire()
            copy = await migrate(engine)
        except (DBAPIError, OSError) as error:
            await lock.release()
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise FoggError(f"the database {engine.url.database} cannot be opened: {reason}") from error
        if copy is not None:
            logs.logger().info("migrated", copy=str(copy))
        try:
            yield engine, lock
        finally:
            await lock.release()
    finally:
        await engine.dispose()


@contextlib.asynccontextmanager
async def house(engine: AsyncEngine, settings: Settings, metrics: Metrics) -> AsyncIterator[Server]:
    """Tables, people and bots on a database."""
    catalog = Catalog(settings.boards)
    for fault in catalog.faults:
        logs.logger().warning("board", fault=fault)
    async with opened(
        engine,
        clock=WallClock(),
        thinkers=BotPool(settings.workers or default_workers(), metrics.thought),
        catalog=catalog,
        watch=metrics,
        build=VERSION,
        secure_cookies=settings.is_https,
        scale=settings.limit_scale,
    ) as server:
        metrics.count_tables(lambda: len(server.hub.loaded))
        yield server


def place(settings: Settings) -> socket.socket:
    """The socket at which people come in; BadSetting if the address is not ours or taken."""
    try:
        if ":" in settings.host:
            both = settings.host == "::" and socket.has_dualstack_ipv6()
            return socket.create_server(
                (settings.host, settings.port), family=socket.AF_INET6, backlog=BACKLOG, dualstack_ipv6=both
            )
        return socket.create_server((settings.host, settings.port), backlog=BACKLOG)
    except OSError as error:
        where = f"{settings.host} port {settings.port}"
        raise BadSetting(f"nobody can listen at {where}: {error.strerror or error}; try another --port") from error


async def housekeeping(caller: Caller, lock: DatabaseLock, listening: Listening) -> None:
    """What is due now and then: calls to webhooks, and the lock that a restart of PostgreSQL loses."""
    while True:
        await asyncio.sleep(HOUSEKEEPING_SECONDS)
        try:
            await lock.renew()
            await caller.due_calls()
        except AlreadyServed as error:
            logs.logger().error("lost", reason=str(error))
            listening.end()
            return
        except DBAPIError as error:
            logs.logger().warning("database", reason=type(error.orig).__name__)
