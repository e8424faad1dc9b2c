"""`fogg serve`: a server from its start to its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.routing import Route

from fogg.errors import FoggError
from fogg.server.admin.host_actions import new_owner_link
from fogg.server.background import call_people, found, in_background, keep_lock, keep_tidy
from fogg.server.bots.pool import BotPool, default_workers
from fogg.server.clock import WallClock
from fogg.server.fleet.fleet import new_fleet
from fogg.server.fleet.fleet_metrics import count_fleet
from fogg.server.fleet.worker_processes import WorkerProcesses
from fogg.server.http.application import make_app
from fogg.server.http.bounded_http import BoundedHttpProtocol
from fogg.server.http.context import Server
from fogg.server.http.door import Door, raise_descriptors
from fogg.server.http.middleware import with_middleware
from fogg.server.http.wire import FastWebSocketProtocol
from fogg.server.logs import logger, set_up
from fogg.server.metrics import Metrics, MetricsPage
from fogg.server.offered import Catalog
from fogg.server.open_server import open_server
from fogg.server.page_build import build_id
from fogg.server.settings import BadSetting, Settings, read_node
from fogg.server.store.connect import connect, database_url, hidden, is_file
from fogg.server.store.lock import DatabaseLock
from fogg.server.store.migrate import migrate

COLLECT = (10_000, 20, 20)  # new objects before garbage is looked for: tables make many, and hardly any cycles
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
        for listening in self.servers:
            listening.close()  # new clients go to another node, where there is one
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

    def give_up(self, fault: FoggError) -> None:
        """End by itself, and say why."""
        self.fault = fault
        self.should_exit = True

    def end(self) -> None:
        """Take no more requests and finish those that run; told twice, do not wait for them."""
        self.force_exit = self.should_exit
        self.should_exit = True


def run(settings: Settings, told: Told, *, owner_link: bool = False) -> None:
    """Serve until the process is told to end; `told` is called with the port as soon as everybody can come.

    With `owner_link` it is also told a path that makes a person the owner, if there is none yet.
    """
    if settings.workers > 1:
        check_workers(settings)
        set_up(json=settings.json_logs)
        asyncio.run(WorkerProcesses(run_worker, settings).run(told, owner_link=owner_link))
    else:
        run_alone(settings, told, owner_link=owner_link)


def check_workers(settings: Settings) -> None:
    """Raise BadSetting if several processes cannot serve together."""
    if is_file(database_url(settings.db)):
        raise BadSetting(
            f"{settings.workers} workers cannot share a file of SQLite: give a PostgreSQL database to --db, "
            "or serve with one worker"
        )
    if read_node(settings.node)[1]:
        raise BadSetting(f"{settings.workers} workers cannot share one port for nodes: leave it out of --node")


def run_worker(settings: Settings, line: Connection, owner_link: bool) -> None:
    """Serve as one of several processes, until told to end or the process that started this is gone."""

    def told(port: int, path: str) -> None:
        line.send((port, path))
        loop = asyncio.get_running_loop()

        def orphaned() -> None:
            loop.remove_reader(line.fileno())  # its end can be read for ever; a second signal would mean haste
            signal.raise_signal(signal.SIGTERM)

        loop.add_reader(line.fileno(), orphaned)

    try:
        run_alone(settings, told, owner_link=owner_link)
    except FoggError as error:
        with contextlib.suppress(OSError):
            line.send(str(error))
        sys.exit(1)


def run_alone(settings: Settings, told: Told, *, owner_link: bool = False) -> None:
    """Serve in this process."""
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
        return socket.create_server(
            (settings.host, settings.port),
            family=family,
            backlog=2048,
            dualstack_ipv6=both,
            reuse_port=settings.workers > 1,
        )
    except OSError as error:
        where = f"{settings.host} port {settings.port}"
        raise FoggError(f"cannot listen at {where}: {error.strerror or error}; choose another with --port") from error


async def serve(settings: Settings, listening: socket.socket, told: Told, owner_link: bool = False) -> None:
    """Open the database, answer requests, close everything in good order."""
    metrics = Metrics()
    engine = connect(database_url(settings.db))
    try:
        async with DatabaseLock(engine, shared=True) as lock:
            copy = await migrate(engine, lock=lock)
            if copy is not None:
                logger().info("migrated", copy=str(copy))
            catalog = Catalog(settings.boards, allow_code=settings.allow_code)
            for fault in catalog.faults:
                logger().warning("board", fault=fault)
            fleet = None
            if not is_file(engine.url):
                fleet = await new_fleet(engine, WallClock().now(), may_write=lambda: lock.held)
            async with open_server(
                engine,
                clock=WallClock(),
                thinkers=BotPool(settings.bot_workers or default_workers(settings.workers), metrics.thought),
                catalog=catalog,
                watch=metrics,
                build=build_id(),
                secure_cookies=settings.is_https,
                public_url=settings.public_url,
                private_webhooks=settings.allow_private_webhooks,
                scale=settings.limit_scale,
                proxies=settings.proxy,
                check=lock.check,
                fleet=fleet,
            ) as server:
                await lock.mark()
                wanted = owner_link and not server.admin.owners
                path = f"/own#{await new_owner_link(server)}" if wanted else ""
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
    if server.fleet is not None:
        count_fleet(metrics.registry, server.fleet)
    app = make_app(server)
    app.router.routes.append(Route("/metrics", MetricsPage(metrics, settings.metrics_token, server.fleet).answer))
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
    web = GracefulServer(config, server.hub.stop if server.fleet is None else server.fleet.farewell)
    port = listening.getsockname()[1]
    work = (call_people(settings, server, lock, port), keep_lock(lock, web.give_up), keep_tidy(settings, server, lock))
    async with found(settings, server, app, port), in_background(*work):
        asyncio.get_running_loop().call_soon(told, port)
        await web.serve(sockets=[listening])
    if web.fault is not None:
        raise web.fault
