"""Clients may come to any node: what they ask of a table is answered by the node that runs it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy.engine import URL
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from tests.server.fleet.together import NodeInTest, open_table, table_at, together
from tests.server.wire import Client, Player
from websockets.asyncio.client import ClientConnection

from fogg.server.fleet.lease_rules import Theirs
from fogg.server.fleet.lines.forwarder import Forwarder
from fogg.server.fleet.lines.internal_door import InternalDoor
from fogg.server.fleet.lines.line import LineLost, NodeLine
from fogg.server.fleet.lines.openings import Chore, LineOpening

HELLO = '{"type":"hello","protocol":2}'


def through(node: NodeInTest, client: Client) -> Client:
    """Return the same person at another node."""
    other = Client(node.base, client.name)
    other.token, other.id = client.token, client.id
    return other


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def snapshot(socket: ClientConnection) -> dict[str, Any]:
    """Say hello, and return the first thing that is shown."""
    await socket.send(HELLO)
    welcome = msgspec.json.decode(await socket.recv())
    assert welcome["type"] == "welcome"
    found: dict[str, Any] = msgspec.json.decode(await socket.recv())
    return found


async def test_a_request_for_a_table_is_answered_by_the_node_that_runs_it(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(there, [ada], bots=1)
    shown = await ada.ask("GET", f"/api/tables/{table}")
    direct = await through(there, ada).ask("GET", f"/api/tables/{table}")
    assert shown.status_code == 200 and here.runs(table) is None and there.runs(table) is not None
    assert shown.json()["facts"]["seats"] == direct.json()["facts"]["seats"]
    assert shown.headers["content-security-policy"] and shown.headers["cache-control"] == "no-store"


async def test_a_refusal_comes_through_as_it_is(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada, ben = await here.client("Ada"), await here.client("Ben")
    table = await table_at(there, [ada], bots=1)
    refused = await ben.ask("POST", f"/api/tables/{table}/kick", {"chair": 0})
    direct = await through(there, ben).ask("POST", f"/api/tables/{table}/kick", {"chair": 0})
    assert (refused.status_code, refused.json()) == (direct.status_code, direct.json())
    assert (await ben.ask("GET", "/api/tables/nosuchtable")).status_code == 404


@pytest.mark.parametrize("who", ["a player", "a spectator"])
async def test_a_forwarded_socket_hears_exactly_what_a_direct_one_hears(nodes: list[NodeInTest], who: str) -> None:
    here, there = nodes
    ada, ben, eve = [await here.client(name) for name in ("Ada", "Ben", "Eve")]
    table = await table_at(there, [ada, ben])
    ears = ada if who == "a player" else eve
    async with (
        through(there, ears).connect(table) as direct,
        through(here, ears).connect(table) as forwarded,
    ):
        first, second = await snapshot(direct), await snapshot(forwarded)
        for each in (first, second):
            each["facts"].pop("watchers", None), each["facts"].pop("now", None)
        assert first == second
        players = [Player(client, table, seat, seat) for seat, client in enumerate((ada, ben))]
        tasks = [asyncio.create_task(player.play()) for player in players]
        heard: list[list[dict[str, Any]]] = [[], []]
        async with asyncio.timeout(60):
            for socket, frames in zip((direct, forwarded), heard, strict=True):
                while not any(over(frame) for frame in frames):
                    frames.append(msgspec.json.decode(await socket.recv()))
            await asyncio.gather(*tasks)
    assert [told(frame) for frame in heard[0]] == [told(frame) for frame in heard[1]]
    assert all(player.faults == [] for player in players)


def over(frame: dict[str, Any]) -> bool:
    """Return True once the game has ended."""
    return (frame.get("facts") or {}).get("state") == "finished"


def told(frame: dict[str, Any]) -> tuple[Any, ...]:
    """Return what a frame says of the game; facts hold the time."""
    return frame["type"], frame.get("position"), frame.get("keep"), frame.get("told"), frame.get("chat")


async def test_an_invite_leads_to_a_table_at_another_node(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada, ben = await here.client("Ada"), await here.client("Ben")
    while True:
        table = await open_table(ada, 2)
        home = here.fleet.keeper.home(table)
        if home is not None and home.id == there.id:
            break
    link = await ada.post(f"/api/tables/{table}/invite", {"chair": 1})
    joined = await ben.post("/api/invites", {"token": link["token"]})
    assert joined["chair"] == 1 and there.runs(table) is not None and here.runs(table) is None


async def test_a_closed_line_sends_the_client_back_to_any_node(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(there, [ada], bots=1)
    async with ada.connect(table) as socket:
        await snapshot(socket)
        for line in list(here.fleet.forwarder._lines):
            line.abort()
        with pytest.raises(Exception, match="1012"):
            while True:
                await socket.recv()
    async with ada.connect(table) as socket:
        assert (await snapshot(socket))["type"] == "snapshot"


@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\n\r\n", b"\x00\x00\x00\x00\x02{}", b"\xff" * 64, b""])
async def test_the_internal_address_refuses_callers_without_the_key(postgres: URL, said: bytes) -> None:
    async with together(postgres, 1) as (node,):
        host, _, port = node.fleet.keeper.address.rpartition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(said)
        writer.write_eof()
        answer = await asyncio.wait_for(reader.read(), 5)
        assert b"challenge" in answer and len(answer) < 100, "a challenge, and nothing else"
        writer.close()


async def test_a_caller_with_another_key_learns_nothing(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(there, [ada], bots=1)
    here.fleet.forwarder.key = "another"
    with pytest.raises(LineLost):
        await here.fleet.forwarder.open(Theirs(there.id, there.fleet.keeper.address), LineOpening(table))


async def test_a_false_node_is_told_nothing(postgres: URL) -> None:
    heard = b""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal heard
        line = NodeLine()
        line.connection_made(writer.transport)
        line.tell({"challenge": "0" * 32})
        heard += await reader.read(4096)
        line.tell({"proof": "0" * 64})
        heard += await reader.read(4096)
        writer.close()

    async with together(postgres, 1) as (node,):
        false = await asyncio.start_server(answer, "127.0.0.1", 0)
        address = f"127.0.0.1:{false.sockets[0].getsockname()[1]}"
        with pytest.raises(LineLost):
            await node.fleet.forwarder.open(Theirs("x", address), LineOpening("secret-table"))
        false.close()
    assert b"challenge" in heard and b"secret-table" not in heard


async def test_a_node_that_is_meant_for_another_does_not_answer(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    with pytest.raises(LineLost):
        await here.fleet.forwarder.open(Theirs("an-earlier-life", there.fleet.keeper.address), LineOpening("t"))


async def test_a_person_who_does_not_read_holds_no_other_up(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(there, [ada], bots=1)
    eve = await here.client("Eve")
    async with eve.connect(table) as deaf, ada.connect(table) as socket:
        await snapshot(deaf)
        deaf.transport.pause_reading()
        await snapshot(socket)
        for number in range(300):
            await socket.send(msgspec.json.encode({"type": "ping", "n": number}).decode())
        async with asyncio.timeout(20):
            for number in range(300):
                assert msgspec.json.decode(await socket.recv())["n"] == number


async def test_a_node_that_ends_first_answers_what_others_have_passed_on() -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.set()
        await go_on.wait()
        await Response("done")(scope, receive, send)

    async def runs_here(table: str) -> bool:
        return True

    async def do_chore(table: str, chore: Chore) -> None:
        raise AssertionError

    door = InternalDoor(app, "key", lambda: "node", runs_here, do_chore)
    there = Theirs("node", f"127.0.0.1:{await door.open('127.0.0.1', 0)}")

    async def locate(table: str, forced: bool) -> Theirs:
        return there

    forwarder = Forwarder("key", locate, asyncio.get_running_loop().time)
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "scheme": "http", "headers": []}
    asked = asyncio.create_task(forwarder.request("t", there, scope, b""))
    await begun.wait()
    finishing = asyncio.create_task(door.finish())
    await asyncio.sleep(0)
    go_on.set()
    await finishing
    await door.close()
    answer = await asked
    assert answer is not None and answer.body == b"done"
