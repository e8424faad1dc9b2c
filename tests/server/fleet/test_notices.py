"""The line on which a node hears of changes: it may break or fall silent, and nothing is missed."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs
from tests.server.fleet.proxies import FaultyLine, to_socket_file
from tests.server.fleet.test_fleet_lines import snapshot, through
from tests.server.fleet.test_fleet_memory import ended, soon
from tests.server.fleet.together import NodeInTest, table_at, together

from fogg.server.fleet import notices as of_notices
from fogg.server.fleet.notices import Notices, notice
from fogg.server.store.connect import connect
from fogg.server.store.schema import people, sessions

BREAK = text("""
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND query = 'LISTEN fogg'
""")


class Heard:
    """The notices that a node got; each of `fails` spoils one."""

    def __init__(self, url: URL, listening: URL | None = None) -> None:
        self.engine = connect(url)
        self.said: list[str] = []
        self.fails: list[Exception] = []
        self.notices = Notices(listening or url, self.send, on_person=self.person, on_hosts=self.hosts, on_gap=self.gap)

    async def send(self, statement: object) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(statement)  # type: ignore[call-overload]

    async def person(self, person: str) -> None:
        if self.fails:
            raise self.fails.pop()
        self.said.append(person)

    async def hosts(self) -> None:
        self.said.append("hosts")

    async def gap(self) -> None:
        self.said.append("gap")


async def test_a_change_that_could_not_be_taken_in_is_not_lost(postgres: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_notices, "RETRY_SECONDS", 0.01)
    heard = Heard(postgres)
    task = asyncio.create_task(heard.notices.run())
    await heard.notices.listening.wait()
    for error in (OperationalError("SELECT", {}, OSError()), ValueError("a fault")):
        heard.fails.append(error)
        heard.said.clear()
        with capture_logs() as logs:
            await heard.send(notice("person", "ada")[0])
            await soon(lambda: heard.said == ["gap"])  # everything is looked at again
        assert [line["event"] for line in logs] == ["fleet.notices"]
        await heard.notices.listening.wait()
    await heard.send(notice("person", "ada")[0])
    await soon(lambda: heard.said == ["gap", "ada"])
    task.cancel()
    await heard.engine.dispose()


async def test_a_line_that_falls_silent_is_replaced(postgres: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_notices, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(of_notices, "MARK_SECONDS", 0.2)
    monkeypatch.setattr(of_notices, "CAUGHT_UP_SECONDS", 1.0)
    line = await FaultyLine(to_socket_file(f"{postgres.query['host']}/.s.PGSQL.5432")).open()
    through_line = postgres.difference_update_query(["host"]).set(host="127.0.0.1", port=line.port)
    heard = Heard(postgres, through_line)
    task = asyncio.create_task(heard.notices.run())
    await heard.notices.listening.wait()
    assert await heard.notices.caught_up() and heard.said == ["gap"]
    with capture_logs() as logs:
        line.silent = True
        await soon(lambda: not heard.notices.listening.is_set())
        assert not await heard.notices.caught_up()
        line.silent = False
        line.cut()
        await soon(lambda: heard.said == ["gap", "gap"])
    assert {line["event"] for line in logs} == {"fleet.notices"}
    task.cancel()
    await line.close()
    await heard.engine.dispose()


async def broken(node: NodeInTest, *changes: object) -> None:
    """Change something without a notice, and break the line on which all nodes listen."""
    async with node.server.engine.begin() as connection:
        for change in changes:
            await connection.execute(change)  # type: ignore[call-overload]
    async with node.server.engine.connect() as connection:
        assert await connection.scalar(BREAK)


async def test_a_device_that_was_signed_out_while_a_node_heard_nothing_loses_its_socket(postgres: URL) -> None:
    async with together(postgres) as (here, there):
        ada, ben = await here.client("Ada"), await here.client("Ben")
        table = await table_at(there, [ada, ben])
        async with through(there, ada).connect(table) as gone, through(there, ben).connect(table) as stays:
            await snapshot(gone)
            await snapshot(stays)
            await broken(here, delete(sessions).where(sessions.c.person == ada.id))
            assert await ended(gone) == "signed-out"
            await stays.send('{"type":"ping","n":7}')
            async with asyncio.timeout(10):
                while '"pong"' not in str(await stays.recv()):
                    pass


async def test_a_person_who_was_forgotten_while_a_node_heard_nothing_is_seen_off(postgres: URL) -> None:
    async with together(postgres) as (here, there):
        ada = await here.client("Ada")
        table = await table_at(there, [ada], bots=1)
        async with through(there, ada).connect(table) as socket:
            await snapshot(socket)
            await broken(here, update(people).where(people.c.id == ada.id).values(name=None))
            assert await ended(socket) == "signed-out"
        assert there.server.hub.name_of(ada.id) is None
