"""A server on a real port of this machine, in the test's own process, and a proxy that cuts lines."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

import uvicorn
from sqlalchemy.engine import URL
from tests.server import house
from tests.server.fake import Instant
from tests.server.fleet.hop import front_of
from tests.server.house import CATALOG

from fogg.server.clock import WallClock
from fogg.server.http.application import make_app
from fogg.server.http.context import Server
from fogg.server.http.door import Door
from fogg.server.http.middleware import with_middleware
from fogg.server.metrics import Metrics
from fogg.server.open_server import open_server
from fogg.server.run import GracefulServer, transport
from fogg.server.settings import Settings
from fogg.server.store.connect import connect
from fogg.server.store.migrate import migrate


class Live:
    """A running server and where it is."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def live(url: URL, *, scale: float = 1000.0) -> AsyncIterator[Live]:
    """Serve a database until the block ends."""
    engine = connect(url)
    listening = socket.create_server(("127.0.0.1", 0))
    try:
        await migrate(engine)
        async with (
            open_server(
                engine,
                clock=WallClock(),
                thinkers=Instant(),
                catalog=CATALOG,
                watch=Metrics(),
                build="test",
                scale=scale,
            ) as server,
            front_of(server) if house.HOP else nullcontext() as front,
        ):
            app = with_middleware(make_app(front or server), Settings(), Metrics())
            config = uvicorn.Config(app, log_config=None, lifespan="off", **transport(Door(scale=scale)))
            web = GracefulServer(config, server.hub.stop)
            web.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
            task = asyncio.create_task(web._serve([listening]))
            try:
                yield Live(server, listening.getsockname()[1])
            finally:
                web.should_exit = True
                await task
    finally:
        listening.close()
        await engine.dispose()


class CuttingProxy:
    """Passes bytes on to a server, until it is told to cut, refuse, or swallow them in silence."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.silent = False
        self.refusing = False
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> CuttingProxy:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Break all connections at once."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers = []

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        try:
            onward = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._writers += [writer, onward[1]]
        for source, sink in ((reader, onward[1]), (onward[0], writer)):
            task = asyncio.create_task(self._pass(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if self.silent:
                    continue  # swallowed: neither side is told
                sink.write(data)
                await sink.drain()
        sink.transport.abort()
