"""`fogg serve --workers N`: several processes behind one port, looked after by another."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
from sqlalchemy.engine import URL
from tests.server.fleet.players import FleetClient
from tests.server.process import Serving

from fogg.server.run import run
from fogg.server.settings import BadSetting, Settings


async def nodes_of(client: FleetClient, number: int, *, without: frozenset[str] = frozenset()) -> frozenset[str]:
    """Return the nodes of a server once there are that many, none of them in `without`."""
    async with asyncio.timeout(60):
        while True:
            health = (await client.ask("GET", "/health")).json()
            found = frozenset(node["id"] for node in health["nodes"] if not node["draining"])
            if len(found) == number and not found & without:
                return found
            await asyncio.sleep(0.05)


async def test_workers_share_a_port_and_are_started_again(postgres: URL) -> None:
    db = postgres.render_as_string(hide_password=False)
    async with Serving(db, "--workers", "2", "--bot-workers", "1", "--limits", "1000") as serving:
        client = FleetClient(serving.base, "Ada")
        first = await nodes_of(client, 2)
        answered = {(await client.ask("GET", "/health")).json()["node"] for _ in range(40)}
        assert answered == first, "both answer at the same port"
        assert serving.process is not None
        serving.process.send_signal(signal.SIGHUP)
        await nodes_of(client, 2, without=first)  # each was replaced, one after the other
        assert await serving.kill(signal.SIGTERM) == 0


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="2 workers cannot share a file of SQLite: give a PostgreSQL database"):
        run(Settings(db=str(tmp_path / "fogg.sqlite"), workers=2), lambda port, path: None)


def test_several_workers_need_several_ports_for_nodes() -> None:
    settings = Settings(db="postgresql://fogg@db/fogg", workers=2, node="10.0.0.5:7000")
    with pytest.raises(BadSetting, match=r"leave it out of --node"):
        run(settings, lambda port, path: None)
