"""Changes of people and hosts at one node hold at all nodes at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import insert
from sqlalchemy.engine import URL
from tests.server.fleet.test_fleet_lines import snapshot, through
from tests.server.fleet.together import NodeInTest, open_table, table_at, together
from tests.server.wire import Client
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from fogg.server.admin.host_actions import HostActions
from fogg.server.http.limits import Rule
from fogg.server.protocol.admin_bodies import BanRequest
from fogg.server.store.schema import turn_notifications
from fogg.server.table.table import Table
from fogg.server.webhooks.webhook import Caller

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def soon(true: Callable[[], bool]) -> None:
    """Wait until something is true, which must be soon."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


async def ended(socket: ClientConnection) -> str:
    """Return the code with which a socket is sent away."""
    code = ""
    with pytest.raises(ConnectionClosed):
        async with asyncio.timeout(10):
            while True:
                frame = msgspec.json.decode(await socket.recv())
                code = frame["code"] if frame["type"] == "bye" else code
    return code


async def test_a_new_name_is_shown_at_every_node(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(there, [ada], bots=1)
    assert there.server.hub.name_of(ada.id) == "Ada"
    assert (await ada.ask("PATCH", "/api/me", {"name": "Countess"})).status_code == 200
    await soon(lambda: there.server.hub.name_of(ada.id) == "Countess")
    shown = (await through(there, ada).ask("GET", f"/api/tables/{table}")).json()
    assert shown["facts"]["seats"][0]["name"] == "Countess"


async def test_a_name_that_was_just_taken_at_another_node_is_taken(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada, ben = await here.client("Ada"), await there.client("Ben")
    table = await open_table(ada, 2)
    renamed, joined = await asyncio.gather(
        ben.ask("PATCH", "/api/me", {"name": "Ada"}), ben.ask("POST", f"/api/tables/{table}/join", {})
    )
    assert sorted((renamed.status_code, joined.status_code)) == [200, 409], "one of them comes first"


async def test_a_mute_holds_at_the_node_of_the_table(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada, ben = await here.client("Ada"), await here.client("Ben")
    table = await table_at(there, [ada, ben])
    async with ben.connect(table) as socket:
        await snapshot(socket)
        await socket.send('{"type":"say","id":"1","text":"hello"}')
        await soon(lambda: len(runs(there, table).state.said) == 1)
    assert len(runs(there, table).chat(ada.id)) == 1
    await ada.post("/api/me/mute", {"person": ben.id, "muted": True})
    await soon(lambda: runs(there, table).chat(ada.id) == [])


def runs(node: NodeInTest, table: str) -> Table:
    """Return a table that a node runs."""
    found = node.runs(table)
    assert found is not None
    return found


async def test_a_device_that_is_signed_out_loses_its_sockets_at_every_node(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(there, [ada], bots=1)
    async with through(there, ada).connect(table) as direct, ada.connect(table) as forwarded:
        await snapshot(direct)
        await snapshot(forwarded)
        sessions = (await ada.ask("GET", "/api/me/sessions")).json()["sessions"]
        await ada.ask("DELETE", f"/api/me/sessions/{sessions[0]['id']}")
        assert await ended(direct) == await ended(forwarded) == "signed-out"
    assert (await through(there, ada).ask("GET", "/api/me")).status_code == 401


async def test_a_banned_person_is_sent_away_at_every_node(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(there, [ada], bots=1)
    async with through(there, ada).connect(table) as socket:
        await snapshot(socket)
        await HostActions(here.server, None).ban(BanRequest(person=ada.id, reason="rude"))
        assert await ended(socket) == "banned"
    assert (await through(there, ada).ask("GET", "/api/me")).status_code == 403


async def test_a_person_who_is_forgotten_resigns_at_all_nodes(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    tables = [await table_at(node, [ada], bots=1, edition="usa") for node in (here, there)]
    assert (await ada.ask("DELETE", "/api/me")).status_code == 200
    for node, table in zip((here, there), tables, strict=True):
        assert runs(node, table).state.resigned == [0]
        await soon(lambda node=node: node.server.hub.name_of(ada.id) is None)  # type: ignore[misc]


async def test_a_link_is_good_once_wherever_it_is_used(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    link = await ada.post("/api/me/device")
    uses = [through(node, ada).ask("POST", "/api/continue", {"token": link["token"]}) for node in (here, there) * 2]
    assert sorted(answer.status_code for answer in await asyncio.gather(*uses)) == [200, 404, 404, 404]


async def test_names_are_limited_over_all_nodes_together(postgres: URL) -> None:
    async with together(postgres, scale=0.25) as nodes:  # ten at once for an address
        for node in nodes:  # nothing is given back, however slow the machine is
            rules = node.server.limits.rules
            node.server.limits.rules = {**rules, "names": Rule(burst=rules["names"].burst, seconds=1e9)}
        answers = []
        for number in range(14):
            client = Client(nodes[number % 2].base, "")
            answers.append((await client.ask("POST", "/api/me", {"name": f"P{number}", "bearer": True})).status_code)
        assert answers == [201] * 10 + [429] * 4, "each node alone would let ten in"


async def test_a_call_is_made_by_one_node(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(here, [ada], bots=1, edition="usa")
    due = insert(turn_notifications).values(id="c", person=ada.id, table_id=table, tries=0, due=0.0, turn=0)
    await here.server.writer.append([], also=[due])
    made: list[object] = []

    class Counting(Caller):
        async def finished(self, call: object, claimed: float) -> bool:
            made.append(call)
            await asyncio.sleep(0.05)
            return True

    callers = [Counting(node.server.engine, now=node.server.clock.now, link=str) for node in (here, there)]
    await asyncio.gather(*(caller.due_calls() for caller in callers * 2))
    assert len(made) == 1


async def test_a_token_of_one_node_opens_the_others(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    await soon(lambda: there.server.admin.is_token(here.server.admin.token))
    assert not there.server.admin.is_token("another") and not there.server.admin.is_token("")


async def test_numbers_of_a_node_can_be_read_through_any_other(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    await table_at(there, [ada], bots=1)
    answer = await ada.ask("GET", f"/metrics?node={there.id}")
    assert answer.status_code == 200 and loaded(there) in answer.content
    assert loaded(here) in (await ada.ask("GET", "/metrics")).content
    assert (await ada.ask("GET", "/metrics?node=unknown")).status_code == 404
    health = (await ada.ask("GET", "/health")).json()
    assert health["node"] == here.id and {node["id"] for node in health["nodes"]} == {here.id, there.id}


def loaded(node: NodeInTest) -> bytes:
    """Return the line of a node's numbers that says how many tables it has in memory."""
    return b"fogg_tables_loaded %.1f" % len(node.server.hub.loaded)
