"""`fogg serve` as a process: its start, its end, and what it keeps others from."""

import signal
import socket
import stat
from pathlib import Path

import httpx2
import pytest
from sqlalchemy.engine import URL
from tests.server.process import Serving
from tests.server.stored import content

from fogg.cli.commands.backup_command import load, save
from fogg.errors import FoggError
from fogg.server.http.requests import public_info as house
from fogg.server.run import listen, serve
from fogg.server.settings import Settings
from fogg.server.store.connect import connect, database_url, is_file
from fogg.server.store.lock import AlreadyServed, DatabaseLock


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_in_good_order(sqlite: URL, how: signal.Signals) -> None:
    serving = await Serving(str(sqlite.database)).start()
    async with httpx2.AsyncClient(base_url=serving.base) as client:  # a connection that stays open
        health = (await client.get("/health")).json()
        assert (health["ok"], health["engine"], health["why"]) == (True, *house.engine())
        assert "fogg_info{version=" in (await client.get("/metrics")).text
        assert await serving.kill(how) == 0
    engine = connect(sqlite)
    async with DatabaseLock(engine, patience=0):
        assert (await content(engine))["meta"] != []
    await engine.dispose()


async def test_while_it_runs_it_can_be_backed_up_and_nothing_else(database: URL, tmp_path: Path) -> None:
    db = database.render_as_string(hide_password=False)
    async with Serving(db) as serving, httpx2.AsyncClient(base_url=serving.base) as client:
        assert (await client.post("/api/me", json={"name": "Ada"})).status_code == 201
        assert (await save(tmp_path / "a.backup", db))["people"] == 1
        assert serving.process is not None
        who = rf"another server \(process {serving.process.pid} on .*\) uses the database"
        with pytest.raises(AlreadyServed, match=who):
            await load(tmp_path / "a.backup", db, replace=True)
        if is_file(database):  # PostgreSQL has room for more
            second = Settings(db=db, port=0)
            with pytest.raises(AlreadyServed, match=who):
                await serve(second, listen(second), lambda port, path: None)
        assert (await client.get("/health")).json()["ok"] is True
        files = list(tmp_path.glob("fogg.sqlite*"))
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} <= {0o600}  # for its owner only
    other = str(tmp_path / "b.sqlite")
    await load(tmp_path / "a.backup", other, replace=False)
    engine = connect(database_url(other))
    assert [person["name"] for person in (await content(engine))["people"]] == ["Ada"]
    await engine.dispose()


def test_a_port_that_is_taken_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(FoggError, match=f"port {port}: Address already in use"):
            listen(Settings(port=port))


async def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "nowhere" / "fogg.sqlite"), port=0)
    with pytest.raises(FoggError, match=r"nowhere/fogg.sqlite cannot be used: No such file"):
        await serve(settings, listen(settings), lambda port, path: None)
