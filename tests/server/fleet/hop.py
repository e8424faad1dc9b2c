"""A forwarding node in front of a server under test: what concerns a table goes through a real line between nodes."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.faketransport import FakeTransport

from fogg.server.fleet.lease_rules import Theirs
from fogg.server.fleet.lines.forwarder import Forwarder, to_client
from fogg.server.fleet.lines.internal_door import InternalDoor, SocketOverLink
from fogg.server.fleet.lines.line import NodeLine
from fogg.server.fleet.lines.openings import Chore
from fogg.server.fleet.sole_owner import SoleOwner
from fogg.server.http.application import make_app
from fogg.server.http.context import Server
from fogg.server.registry.elsewhere import Elsewhere

KEY = "a key of the tests"
NODE = "behind"


class FrontHub:
    """The tables as a node sees them that runs none."""

    def __init__(self, server: Server, there: Theirs) -> None:
        self._hub = server.hub
        self._there = there

    def __getattr__(self, name: str) -> Any:
        return getattr(self._hub, name)

    async def check_here(self, table: str) -> None:
        raise Elsewhere(table, self._there)

    async def table(self, table: str) -> None:
        raise Elsewhere(table, self._there)


class FrontFleet:
    """The fleet as that node sees it."""

    def __init__(self, forwarder: Forwarder) -> None:
        self.forwarder = forwarder
        self.keeper = SoleOwner()


class FrontServer(Server):
    """The server of that node; limits that hold everywhere need a PostgreSQL, and are counted here."""

    async def limit_everywhere(self, rule: str, *keys: str) -> None:
        self.limit(rule, *keys)


@asynccontextmanager
async def front_of(server: Server) -> AsyncIterator[Server]:
    """Return a server that passes on to another what concerns a table."""

    async def runs_here(table: str) -> bool:
        return True

    async def do_chore(table: str, chore: Chore) -> None:
        raise AssertionError("requests and sockets only")

    door = InternalDoor(make_app(server), KEY, lambda: NODE, runs_here, do_chore)
    there = Theirs(NODE, f"127.0.0.1:{await door.open('127.0.0.1', 0)}")

    async def locate(table: str, forced: bool) -> Theirs:
        return there

    forwarder = Forwarder(KEY, locate, time.monotonic)
    parts: dict[str, Any] = {one.name: getattr(server, one.name) for one in dataclasses.fields(server)}
    try:
        yield FrontServer(**{**parts, "hub": FrontHub(server, there), "fleet": FrontFleet(forwarder)})
    finally:
        await forwarder.close()
        await door.close()


class JoinedTransport(FakeTransport):
    """Gives to a line what another writes."""

    def __init__(self, protocol: NodeLine, other: NodeLine) -> None:
        super().__init__(protocol)
        self.other = other

    def write(self, data: Any) -> None:
        super().write(data)
        self.other.data_received(bytes(data))


async def _carried(frames: list[bytes]) -> tuple[list[bytes], bytes]:
    near, far = NodeLine(), NodeLine()
    transport = JoinedTransport(far, near)
    far.connection_made(transport)
    near.connection_made(FakeTransport(near))
    near.trusted = far.trusted = True
    conversation = SocketOverLink(far)
    await conversation.send({"type": "websocket.accept"})
    arrived: list[bytes] = []

    async def send(message: Any) -> None:
        assert message["type"] in ("websocket.accept", "websocket.close")

    def write(frame: bytes) -> bool:
        arrived.append(frame)
        return True

    passing = asyncio.create_task(to_client(near, send, write))
    for frame in frames:
        assert conversation.write(frame)
        await asyncio.sleep(0)  # the other end reads
    await conversation.send({"type": "websocket.close", "code": 1000})
    await passing
    return arrived, transport.sent


def carried(frames: list[bytes]) -> tuple[list[bytes], bytes]:
    """Return frames as a forwarding node gives them to its client, and all that went over the line."""
    return asyncio.run(_carried(frames))
