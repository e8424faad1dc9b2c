"""A person who is forgotten, signed out or removed is gone everywhere, and blocks no table."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy.engine import URL
from tests.server.house import house, started
from tests.server.live import live
from tests.server.test_lobby import ME, OPEN, made
from tests.server.wire import Client
from websockets.exceptions import ConnectionClosed

from fogg.server.protocol.commands import Say
from fogg.server.request_refusal import RequestRefused


async def test_a_forgotten_person_leaves_the_tables_that_have_not_begun(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await made(ada, [ME, OPEN], private=False)
        await ben.post(f"/api/tables/{table}/join")
        await ada.ask("DELETE", "/api/me")
        state = (await home.table(table)).state
        assert state.host == ben.id and state.places[0].free


async def test_a_forgotten_person_resigns_so_that_no_game_waits_for_ever(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, pace="days")
        await ada.ask("DELETE", "/api/me")
        assert table.state.resigned == [0]


async def test_what_a_forgotten_person_said_goes_from_every_screen_at_once(sqlite: URL) -> None:
    """Also at a table that they have left since."""
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await home.table(await made(ben, [ME, OPEN], private=False))
        await ada.post(f"/api/tables/{table.state.id}/join")
        ears = ben.listen(table)
        await ada.send(table, Say("x", "I am Ada of Ockham"))
        await ada.post(f"/api/tables/{table.state.id}/leave")
        ears.heard()
        await ada.ask("DELETE", "/api/me")
        chat = ears.heard()[-1]["chat"]
        assert [(line["name"], line["text"]) for line in chat] == [(None, None)]


async def test_a_name_that_was_being_looked_up_while_it_was_deleted_stays_deleted(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        hub = home.server.hub
        del hub.names[ada.id]
        usual, asked, go_on = hub.people.names, asyncio.Event(), asyncio.Event()

        async def slow(ids: list[str]) -> dict[str, str | None]:
            found = await usual(ids)
            asked.set()
            await go_on.wait()
            return found

        hub.people.names = slow  # type: ignore[method-assign]
        looking = asyncio.create_task(hub.know([ada.id]))
        await asked.wait()
        hub.people.names = usual  # type: ignore[method-assign]
        await ada.ask("DELETE", "/api/me")
        go_on.set()
        await looking
        assert hub.name_of(ada.id) is None


async def test_muting_takes_back_what_was_said_and_unmuting_brings_it(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        ears = ben.listen(table)
        await ada.send(table, Say("x", "buy now"))
        await ben.send(table, Say("y", "no"))
        ears.heard()
        await ben.post("/api/me/mute", {"person": ada.id})
        assert [line["text"] for line in ears.heard()[-1]["chat"]] == ["no"]
        await ben.post("/api/me/mute", {"person": ada.id, "muted": False})
        assert [line["text"] for line in ears.heard()[-1]["chat"]] == ["buy now", "no"]


async def greeted(socket: Any) -> list[dict[str, Any]]:
    """Say hello; the frames until the server has no more to say for a while, or closes."""
    frames = []
    await socket.send('{"type":"hello","protocol":2}')
    try:
        while True:
            frames.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), 1)))
    except (TimeoutError, ConnectionClosed):
        return frames


async def test_a_socket_that_said_no_hello_yet_is_signed_out_as_well(sqlite: URL) -> None:
    async with live(sqlite) as running:
        ada = await Client(running.base, "Ada").arrive()
        setup = {"edition": "usa", "chairs": [ME, OPEN]}
        table = (await ada.post("/api/tables", {"setup": setup}))["table"]
        async with ada.connect(table) as socket:
            await ada.ask("DELETE", "/api/me")
            assert [frame["type"] for frame in await greeted(socket)] in ([], ["bye"])


async def test_a_socket_that_said_no_hello_yet_is_sent_away_as_well(sqlite: URL) -> None:
    async with live(sqlite) as running:
        ada, ben = await Client(running.base, "Ada").arrive(), await Client(running.base, "Ben").arrive()
        setup = {"edition": "usa", "chairs": [ME, OPEN]}
        table = (await ada.post("/api/tables", {"setup": setup}))["table"]
        token = (await ada.post(f"/api/tables/{table}/invite", {"chair": 1}))["token"]
        await ben.post("/api/invites", {"token": token})
        async with ben.connect(table) as socket:
            await ada.post(f"/api/tables/{table}/kick", {"chair": 1})
            assert [frame["type"] for frame in await greeted(socket)] in ([], ["bye"])


async def test_the_socket_of_a_person_signed_out_does_nothing_more(sqlite: URL) -> None:
    """Not even the message that was on its way."""
    async with live(sqlite) as running:
        ada, ben = await Client(running.base, "Ada").arrive(), await Client(running.base, "Ben").arrive()
        chairs = [ME, OPEN]
        setup = {"edition": "usa", "chairs": chairs, "private": False}
        id = (await ada.post("/api/tables", {"setup": setup}))["table"]
        await ben.post(f"/api/tables/{id}/join")
        table = await running.server.hub.table(id)
        async with ben.connect(id) as socket:
            await greeted(socket)
            running.server.hub.audience.close_person(ben.id)  # and in the same moment, before the line is cut:
            await socket.send('{"type":"say","id":"x","text":"still here"}')
            with pytest.raises((ConnectionClosed, RequestRefused)):
                while True:
                    await asyncio.wait_for(socket.recv(), 5)
        assert table.state.said == []
