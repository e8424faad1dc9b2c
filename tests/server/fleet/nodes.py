"""A fleet of real processes on one PostgreSQL, with a faulty line everywhere between its parts."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.engine import URL
from tests.server.fleet.proxies import FaultyLine, to_any, to_port, to_socket_file
from tests.server.process import Serving


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class FaultyNode:
    """A node whose lines to the database and to the other nodes lead through proxies."""

    def __init__(self, database: URL) -> None:
        self.bound = free_port()
        home = str(database.query["host"])
        self.to_database = FaultyLine(to_socket_file(f"{home}/.s.PGSQL.5432"))
        self.from_nodes = FaultyLine(to_port(lambda: self.bound))
        self.database = database
        self.serving: Serving | None = None
        self.stopped = False  # by SIGSTOP

    async def start(self) -> FaultyNode:
        """Open its lines and start it."""
        await self.to_database.open()
        await self.from_nodes.open()
        url = self.database.difference_update_query(["host"]).set(host="127.0.0.1", port=self.to_database.port)
        self.serving = Serving(
            url.render_as_string(hide_password=False),
            *("--limits", "1000", "--bot-workers", "1"),
            *("--node", f"127.0.0.1:{self.from_nodes.port}", "--node-bind", f"127.0.0.1:{self.bound}"),
        )
        await self.serving.start()
        return self

    @property
    def port(self) -> int:
        assert self.serving is not None
        return self.serving.port

    def send(self, number: signal.Signals) -> None:
        """Send the process a signal."""
        assert self.serving is not None and self.serving.process is not None
        self.stopped = number is signal.SIGSTOP
        if self.serving.process.returncode is None:
            self.serving.process.send_signal(number)

    async def restart(self, how: signal.Signals) -> None:
        """End it in some way, and start it again."""
        assert self.serving is not None
        if self.stopped:
            self.send(signal.SIGCONT)
        await self.serving.kill(how)
        await self.serving.start()

    async def close(self) -> None:
        """End it and its lines."""
        if self.serving is not None and self.serving.process is not None:
            self.send(signal.SIGCONT)
            await self.serving.kill()
        await self.to_database.close()
        await self.from_nodes.close()


class FaultyFleet:
    """Nodes behind a balancer: `base` is where clients go."""

    def __init__(self, nodes: list[FaultyNode], chance: random.Random) -> None:
        self.nodes = nodes
        self.balancer = FaultyLine(to_any(lambda: [node.port for node in nodes], chance))

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.balancer.port}"


@asynccontextmanager
async def faulty_fleet(database: URL, size: int, chance: random.Random) -> AsyncIterator[FaultyFleet]:
    """Run a fleet until the block ends."""
    fleet = FaultyFleet([FaultyNode(database) for _ in range(size)], chance)
    try:
        await fleet.nodes[0].start()  # it migrates
        await asyncio.gather(*(node.start() for node in fleet.nodes[1:]))
        await fleet.balancer.open()
        yield fleet
    finally:
        await fleet.balancer.close()
        await asyncio.gather(*(node.close() for node in fleet.nodes))
