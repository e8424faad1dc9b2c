"""Attacks that fail at a table's own node fail through any other."""

from __future__ import annotations

import asyncio

import httpx2
import pytest
from sqlalchemy.engine import URL
from tests.server.fleet.test_fleet_lines import HELLO, snapshot, through
from tests.server.fleet.together import NodeInTest, open_table, table_at, together
from tests.server.wire import Client
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

EVIL = "https://evil.example"


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def far_table(nodes: list[NodeInTest]) -> tuple[NodeInTest, NodeInTest, Client, str]:
    """Return a node, another that runs a table, the table's host, and the table."""
    here, there = nodes
    ada = await here.client("Ada")
    return here, there, ada, await table_at(there, [ada], bots=1, edition="usa")


async def test_a_page_of_another_site_reaches_no_table(nodes: list[NodeInTest]) -> None:
    here, _, ada, table = await far_table(nodes)
    headers = {"authorization": f"Bearer {ada.token}", "origin": EVIL, "content-type": "application/json"}
    async with httpx2.AsyncClient(base_url=here.base, headers=headers) as client:
        assert (await client.post(f"/api/tables/{table}/leave", json={})).status_code == 403
    with pytest.raises(InvalidStatus):
        async with connect(f"ws://127.0.0.1:{here.port}/api/tables/{table}/socket", origin=EVIL, proxy=None):  # type: ignore[arg-type]
            pass


async def test_a_client_cannot_say_that_another_node_let_it_in(nodes: list[NodeInTest]) -> None:
    here, there, ada, table = await far_table(nodes)
    headers = {"authorization": f"Bearer {ada.token}", "fogg.forwarded": "true", "x-fogg-forwarded": "1"}
    for node in (here, there):
        async with httpx2.AsyncClient(base_url=node.base, headers=headers) as client:
            assert (await client.get(f"/metrics?node={there.id}", headers={"via": "1.1 x"})).status_code == 404
            assert (await client.get(f"/api/tables/{table}")).status_code == 200


async def test_a_private_table_does_not_exist_for_strangers(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada, eve = await here.client("Ada"), await here.client("Eve")
    while True:
        chairs = [{"kind": "me"}, {"kind": "bot", "bot": "racer"}]
        made = await ada.post("/api/tables", {"setup": {"edition": "usa", "chairs": chairs, "private": True}})
        home = here.fleet.keeper.home(made["table"])
        if home is not None and home.id == there.id:
            break
    assert (await eve.ask("GET", f"/api/tables/{made['table']}")).status_code == 404
    with pytest.raises(InvalidStatus):
        async with eve.connect(made["table"]):
            pass
    assert (await ada.ask("GET", f"/api/tables/{made['table']}")).status_code == 200


async def test_a_body_that_is_too_large_is_not_passed_on(nodes: list[NodeInTest]) -> None:
    _, _, ada, table = await far_table(nodes)
    refused = await ada.ask("POST", f"/api/tables/{table}/leave", {"more": "x" * 100_000})
    assert refused.status_code == 413


@pytest.mark.parametrize("rubbish", ["", "{}", "[" * 5000, '{"type":"play"}', "\x00"])
async def test_rubbish_ends_only_the_socket_that_sent_it(nodes: list[NodeInTest], rubbish: str) -> None:
    here, _, ada, table = await far_table(nodes)
    async with ada.connect(table) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.send(rubbish)
            async with asyncio.timeout(10):
                await socket.recv()
    async with ada.connect(table) as socket:
        assert (await snapshot(socket))["type"] == "snapshot"
        await socket.send(b"\xff\xfe")
        for _ in range(30):
            await socket.send(rubbish or "x")
        with pytest.raises(ConnectionClosed):
            async with asyncio.timeout(10):
                while True:
                    await socket.recv()
    assert (await through(here, ada).ask("GET", f"/api/tables/{table}")).status_code == 200


async def test_commands_are_limited_at_the_node_that_runs_the_table(postgres: URL) -> None:
    async with together(postgres, scale=0.5) as (here, there):
        ada = await here.client("Ada")
        table = await open_table(ada, 1, bots=1, edition="usa")
        await ada.post(f"/api/tables/{table}/start")
        node = here if here.runs(table) is None else there
        async with through(node, ada).connect(table) as socket:
            await socket.send(HELLO)
            for number in range(400):
                await socket.send('{"type":"ping","n":%d}' % number)  # noqa: UP031 - braces
            refused = False
            async with asyncio.timeout(10):
                while not refused:
                    refused = '"too-fast"' in str(await socket.recv())
