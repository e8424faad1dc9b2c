"""Several nodes in the test's own process, on real ports and one PostgreSQL, whose insides a test can look at."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import uvicorn
from sqlalchemy.engine import URL
from starlette.routing import Route
from tests.server.fake import Instant
from tests.server.house import CATALOG
from tests.server.wire import Client

from fogg.server.clock import WallClock
from fogg.server.fleet.fleet import Fleet, new_fleet
from fogg.server.fleet.fleet_metrics import count_fleet
from fogg.server.http.application import make_app
from fogg.server.http.context import Server
from fogg.server.http.door import Door
from fogg.server.http.middleware import with_middleware
from fogg.server.metrics import Metrics, MetricsPage
from fogg.server.open_server import open_server
from fogg.server.run import GracefulServer, transport
from fogg.server.settings import Settings
from fogg.server.store.connect import connect
from fogg.server.store.migrate import migrate
from fogg.server.table.table import Table


class NodeInTest:
    """A running node."""

    def __init__(self, server: Server, fleet: Fleet, metrics: Metrics, port: int, web: GracefulServer) -> None:
        self.server = server
        self.fleet = fleet
        self.metrics = metrics
        self.port = port
        self.web = web
        self.ended: asyncio.Event = asyncio.Event()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def id(self) -> str:
        return self.fleet.keeper.id

    async def client(self, name: str) -> Client:
        """Return a person who has arrived at this node."""
        return await Client(self.base, name).arrive()

    def runs(self, table: str) -> Table | None:
        """Return a table if it is in this node's memory."""
        return self.server.hub.loaded.get(table)

    async def leave(self) -> None:
        """End in good order, as at SIGTERM."""
        self.web.should_exit = True
        await self.ended.wait()


@asynccontextmanager
async def node_in_test(url: URL, *, scale: float = 1000.0) -> AsyncIterator[NodeInTest]:
    """Run a node until the block ends."""
    engine = connect(url)
    metrics = Metrics()
    listening = socket.create_server(("127.0.0.1", 0))
    try:
        await migrate(engine)
        fleet = await new_fleet(engine, 0.0)
        async with open_server(
            engine,
            clock=WallClock(),
            thinkers=Instant(),
            catalog=CATALOG,
            watch=metrics,
            build="test",
            scale=scale,
            fleet=fleet,
        ) as server:
            app = make_app(server)
            app.router.routes.append(Route("/metrics", MetricsPage(metrics, "", fleet).answer))
            metrics.count_tables(lambda: len(server.hub.loaded))
            count_fleet(metrics.registry, fleet)
            wrapped = with_middleware(app, Settings(), metrics)
            config = uvicorn.Config(wrapped, log_config=None, lifespan="off", **transport(Door(scale=scale)))
            web = GracefulServer(config, fleet.farewell)
            admin = json.dumps({"token": server.admin.token})
            async with fleet.joined(app, "127.0.0.1", admin=admin):
                node = NodeInTest(server, fleet, metrics, listening.getsockname()[1], web)
                task = asyncio.create_task(web._serve([listening]))
                task.add_done_callback(lambda _: node.ended.set())
                try:
                    yield node
                finally:
                    web.should_exit = True
                    await task
    finally:
        listening.close()
        await engine.dispose()


@asynccontextmanager
async def together(url: URL, number: int = 2, *, scale: float = 1000.0) -> AsyncIterator[list[NodeInTest]]:
    """Run several nodes that know each other."""
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(node_in_test(url, scale=scale)) for _ in range(number)]
        await acquainted(nodes)
        yield nodes


async def acquainted(nodes: list[NodeInTest]) -> None:
    """Wait until all nodes have heard of each other."""
    ids = {node.id for node in nodes}
    async with asyncio.timeout(60):
        while any({one.id for one in node.fleet.keeper.nodes} != ids for node in nodes):
            await asyncio.sleep(0.01)


async def table_at(node: NodeInTest, clients: list[Client], *, bots: int = 0, edition: str = "new_york") -> str:
    """Return a table, already begun, whose home is a node: the clients' first asks until it is."""
    while True:
        table = await open_table(clients[0], len(clients), bots=bots, edition=edition)
        home = node.fleet.keeper.home(table)
        if home is not None and home.id == node.id:
            break
    for client in clients[1:]:
        await client.post(f"/api/tables/{table}/join")
    await clients[0].post(f"/api/tables/{table}/start")
    return table


async def open_table(host: Client, people: int, *, bots: int = 0, edition: str = "new_york") -> str:
    """Return a table that has not begun."""
    chairs = [{"kind": "me"}, *({"kind": "open"} for _ in range(people - 1))]
    chairs += [{"kind": "bot", "bot": "racer"} for _ in range(bots)]
    setup = {"edition": edition, "chairs": chairs, "private": False, "fixed_order": True, "bot_pace": "instant"}
    made = await host.post("/api/tables", {"setup": setup})
    return str(made["table"])
