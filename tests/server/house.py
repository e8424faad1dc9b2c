"""A whole server in a test's hand: fake time, bots that think at once, requests without a network."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import httpx2
import msgspec
from sqlalchemy.engine import URL
from tests.server.fake import FakeClock, Instant
from tests.server.fleet.hop import front_of

from fogg.server.bots.pool import BotRunner
from fogg.server.broadcast.listener import Listener
from fogg.server.counters import Watch
from fogg.server.http.application import make_app
from fogg.server.http.context import Server
from fogg.server.http.middleware import with_middleware
from fogg.server.metrics import Metrics
from fogg.server.offered import Catalog
from fogg.server.open_server import open_server
from fogg.server.protocol.commands import AnyCommand
from fogg.server.protocol.frames import Ack
from fogg.server.settings import Settings
from fogg.server.store.connect import connect
from fogg.server.store.migrate import migrate
from fogg.server.table import playing as play
from fogg.server.table.table import Table

CATALOG = Catalog()
HOP = bool(os.environ.get("FOGG_HOP"))  # what concerns a table goes through a forwarding node
JSON = {"content-type": "application/json"}


class Guest:
    """A person who talks to the server over HTTP, with their own cookie."""

    def __init__(self, house: House, name: str | None, client: httpx2.AsyncClient) -> None:
        self.house = house
        self.name = name
        self.client = client
        self.id = ""

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> httpx2.Response:
        """Send one request; return its answer with any status."""
        content = None if body is None else msgspec.json.encode(body)
        return await self.client.request(
            method, path, content=content, headers={**JSON, **options.pop("headers", {})}, **options
        )

    async def get(self, path: str) -> Any:
        """Return the body of a request that must be answered with success."""
        return checked(await self.ask("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        return checked(await self.ask("POST", path, {} if body is None else body))

    def listen(self, table: Table, seat: int | None = None) -> Ears:
        """Follow a table as a socket would."""
        own = table.state.seats_of(self.id)
        ears = Ears(Listener(self.id or None, seat if seat is not None else own[0] if len(own) == 1 else None))
        table.enter(ears.listener)
        return ears

    async def send(self, table: Table, order: AnyCommand) -> Ack:
        """Return a command, as a socket gives it to the table."""
        return await play.command(table, self.id, order)


class Ears:
    """The frames that one socket got."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.frames: list[dict[str, Any]] = []

    def heard(self) -> list[dict[str, Any]]:
        """Return the frames that came since the last time."""
        fresh = [msgspec.json.decode(frame) for frame in self.listener.outbox.take() if frame is not None]
        self.frames += fresh
        return fresh


class House:
    """A running server."""

    def __init__(self, server: Server, clock: FakeClock, bots: BotRunner, front: Server | None = None) -> None:
        self.server = server
        self.front = front
        self.clock = clock
        self.bots = bots
        self.app = with_middleware(make_app(front or server), Settings(), Metrics())
        self.clients: list[httpx2.AsyncClient] = []

    async def guest(self, name: str | None = None) -> Guest:
        """Return a new guest; without a name they stay unknown."""
        transport = httpx2.ASGITransport(app=self.app)
        client = httpx2.AsyncClient(transport=transport, base_url="http://fogg.test")
        self.clients.append(client)
        guest = Guest(self, name, client)
        if name is not None:
            guest.id = (await guest.post("/api/me", {"name": name}))["id"]
        return guest

    async def table(self, id: str) -> Table:
        return await self.server.hub.table(id)

    async def advance(self, seconds: float) -> None:
        await self.clock.advance(seconds, self.server.hub.quiet)


def checked(answer: httpx2.Response) -> Any:
    """Return the body of an answer that must be a success."""
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


@asynccontextmanager
async def house(url: URL, *, clock: FakeClock | None = None, bots: BotRunner | None = None) -> AsyncIterator[House]:
    """Return a server on a database; closed at the end, and the database with it."""
    clock = clock or FakeClock()
    bots = bots or Instant()
    engine = connect(url)
    try:
        await migrate(engine)
        async with (
            open_server(
                engine, clock=clock, thinkers=bots, catalog=CATALOG, watch=Watch(), build="test", scale=1000.0
            ) as server,
            front_of(server) if HOP else nullcontext() as front,
        ):
            running = House(server, clock, bots, front)
            yield running
            await asyncio.gather(*(client.aclose() for client in running.clients))
    finally:
        await engine.dispose()


async def started(
    host: Guest, *others: Guest, edition: str = "new_york", bots: int = 0, seed: str | None = None, **setup: Any
) -> Table:
    """Return a table at which the host, guests by open chairs, and bots sit, already begun;
    played in the given order.
    """
    chairs: list[dict[str, Any]] = [{"kind": "me"}]
    chairs += [{"kind": "open"} for _ in others]
    chairs += [{"kind": "bot", "bot": "racer"} for _ in range(bots)]
    options = {"private": False, "fixed_order": True, "bot_pace": "instant", **setup}
    body = {"setup": {"edition": edition, "chairs": chairs, **options}, "seed": seed}
    made = await host.post("/api/tables", body)
    for other in others:
        await other.post(f"/api/tables/{made['table']}/join")
    await host.post(f"/api/tables/{made['table']}/start")
    return await host.house.table(made["table"])
