"""Proxies between the parts of a fleet, which can be cut or fall silent: to the database, between nodes, to clients."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Way = Callable[[], Awaitable[Streams]]


class FaultyLine:
    """Passes bytes on; `cut` breaks what is open, `refusing` takes nothing new, `silent` swallows everything.

    `mute` swallows what lines say that are open now: new ones work.
    """

    def __init__(self, way: Way) -> None:
        self.way = way
        self.port = 0
        self.refusing = False
        self.silent = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._muted: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> FaultyLine:
        """Listen at any port of this machine."""
        self._server = await asyncio.start_server(self._admit, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        """End everything."""
        if self._server is not None:
            self._server.close()
        self.cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Break all lines that are open."""
        for writer in list(self._writers):
            writer.transport.abort()
        self._writers.clear()
        self._muted.clear()

    def mute(self) -> None:
        """Swallow what all lines say that are open, without breaking them."""
        self._muted |= self._writers

    async def _admit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        try:
            onward = await self.way()
        except OSError:
            writer.transport.abort()
            return
        for source, sink in ((reader, onward[1]), (onward[0], writer)):
            self._writers.add(sink)
            task = asyncio.create_task(self._pass(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # uvloop raises the second for a line that was cut
            while data := await source.read(65536):
                if not self.silent and sink not in self._muted:
                    sink.write(data)
                    await sink.drain()
        self._writers.discard(sink)
        self._muted.discard(sink)
        sink.transport.abort()


def to_port(port: Callable[[], int]) -> Way:
    """Return the way to a port of this machine, which may change."""
    return lambda: asyncio.open_connection("127.0.0.1", port())


def to_socket_file(path: str) -> Way:
    """Return the way to a socket file, as that of a PostgreSQL."""
    return lambda: asyncio.open_unix_connection(path)


def to_any(ports: Callable[[], list[int]], chance: random.Random) -> Way:
    """Return the way to any node that takes connections: what a balancer in front of a fleet does."""

    async def way() -> Streams:
        tried = ports()
        chance.shuffle(tried)
        for port in tried:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        raise ConnectionRefusedError

    return way
