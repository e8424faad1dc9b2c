"""`fogg serve --workers N`: several processes behind one port, looked after by another."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from sqlalchemy.engine import URL
from structlog.testing import capture_logs
from tests.server.fleet.players import FleetClient
from tests.server.fleet.test_fleet_memory import soon
from tests.server.process import Serving

from fogg.server.fleet import worker_processes
from fogg.server.fleet.worker_processes import WorkerProcesses
from fogg.server.run import run, run_worker
from fogg.server.settings import BadSetting, Settings


async def nodes_of(
    client: FleetClient, number: int, *, without: frozenset[str] = frozenset(), missing: frozenset[str] = frozenset()
) -> frozenset[str]:
    """Return the nodes of a server once there are that many, none of them in `without` and not just `missing`."""
    async with asyncio.timeout(60):
        while True:
            health = (await client.ask("GET", "/health")).json()
            found = frozenset(node["id"] for node in health["nodes"] if not node["draining"])
            if len(found) == number and not found & without and (not missing or missing != found):
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
        second = await nodes_of(client, 2, without=first)  # each was replaced, one after the other
        os.kill(workers_of(serving.process.pid)[0], signal.SIGKILL)
        await nodes_of(client, 2, missing=second)
        assert await serving.kill(signal.SIGTERM) == 0


async def test_workers_end_when_the_process_that_started_them_is_killed(postgres: URL) -> None:
    db = postgres.render_as_string(hide_password=False)
    async with Serving(db, "--workers", "2", "--bot-workers", "1") as serving:
        assert serving.process is not None
        workers = workers_of(serving.process.pid)
        assert len(workers) == 2
        serving.process.kill()
        async with asyncio.timeout(60):
            while any(is_running(worker) for worker in workers):
                await asyncio.sleep(0.05)


def workers_of(parent: int) -> list[int]:
    """Return the nodes among the processes that a process started."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def is_running(process: int) -> bool:
    """Return True if a process runs, and does not only wait for its parent to ask how it ended."""
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False


class FakeWorker:
    """A worker without a process; those that are made begin to serve when `ready`."""

    made: ClassVar[list[FakeWorker]] = []
    ready: ClassVar[asyncio.Event]

    def __init__(self, serve: object, settings: object) -> None:
        self.line = self.process = SimpleNamespace(close=lambda: None, exitcode=-9)
        self.asked = False
        self.replaced = asyncio.Event()
        self.gone = asyncio.Event()
        self.made.append(self)

    async def told(self) -> tuple[int, str]:
        await self.ready.wait()
        return 0, ""

    async def ended(self) -> None:
        await self.gone.wait()

    async def stop(self) -> None:
        self.asked = True
        self.gone.set()


async def test_while_workers_are_renewed_deaths_and_the_end_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_processes, "WorkerProcess", FakeWorker)
    monkeypatch.setattr(worker_processes, "PAUSE_SECONDS", 0.0)
    FakeWorker.ready = asyncio.Event()
    nothing: Any = None
    processes = WorkerProcesses(nothing, nothing)
    first, second = FakeWorker(None, None), FakeWorker(None, None)
    processes.workers = [first, second]  # type: ignore[list-item]
    watching = asyncio.create_task(processes.watch())
    processes.renewing.set()
    await soon(lambda: len(FakeWorker.made) == 3)  # the first one's successor does not serve yet
    assert not second.asked, "one after the other"
    with capture_logs():
        second.gone.set()
        await soon(lambda: len(FakeWorker.made) == 4)
    processes.ending.set()
    await asyncio.wait_for(watching, 10)


async def test_a_worker_whose_parent_is_gone_is_told_to_end_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    ours, theirs = multiprocessing.Pipe()

    def serve(settings: Settings, tell: Any, *, owner_link: bool) -> None:
        tell(1, "")

    monkeypatch.setattr("fogg.server.run.run_alone", serve)
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, told.append, 1)
    try:
        run_worker(Settings(), theirs, owner_link=False)
        ours.close()
        await soon(lambda: bool(told))
        for _ in range(50):
            await asyncio.sleep(0)
    finally:
        loop.remove_signal_handler(signal.SIGTERM)
    assert told == [1], "a second time would mean haste"


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="2 workers cannot share a file of SQLite: give a PostgreSQL database"):
        run(Settings(db=str(tmp_path / "fogg.sqlite"), workers=2), lambda port, path: None)


def test_several_workers_need_several_ports_for_nodes() -> None:
    settings = Settings(db="postgresql://fogg@db/fogg", workers=2, node="10.0.0.5:7000")
    with pytest.raises(BadSetting, match=r"leave it out of --node"):
        run(settings, lambda port, path: None)
