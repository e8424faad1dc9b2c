"""Lines that are cut in every way: the game ends up as if nothing had happened, and the others do not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy.engine import URL
from tests.server import wire
from tests.server.live import CuttingProxy, Live, live
from tests.server.wire import Client, Player, new_table

from fogg.server.broadcast.listener import MOST_WAITING


async def seated(home: Live, *names: str) -> tuple[list[Client], str]:
    clients = [await Client(home.base, name).arrive() for name in names]
    return clients, await new_table(clients)


async def moves(players: list[Player], count: int) -> None:
    """Wait until that many commands were acknowledged."""
    while sum(len(player.acked) for player in players) < count and not all(player.over for player in players):
        await asyncio.sleep(0.002)


async def check(home: Live, table: str, players: list[Player]) -> None:
    """Check that the game is over, every acknowledged command was done once, and no frame was missing."""
    state = (await home.server.hub.table(table)).state
    assert state.phase == "finished"
    for player in players:
        assert player.faults == []
        done = [id for (person, id) in state.commands if person == player.client.id]
        assert set(player.acked) <= set(done)
    assert state.game is not None
    assert len(state.game.moves) == len(state.commands), "one decision for each command"


@pytest.mark.parametrize("how", ["cut", "refuse", "silence"])
async def test_a_line_that_fails_changes_nothing(sqlite: URL, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 1.0)  # a client gives up a silent line after that, not after a quarter minute
    async with live(sqlite) as home, CuttingProxy(home.port) as proxy:
        clients, table = await seated(home, "Ada", "Ben")
        ada = Player(clients[0], table, 0, 1, proxy.base)
        ben = Player(clients[1], table, 1, 2)
        tasks = [asyncio.create_task(player.play()) for player in (ada, ben)]
        failures: dict[str, Callable[[], None]] = {
            "cut": proxy.cut,
            "refuse": lambda: setattr(proxy, "refusing", True),
            "silence": lambda: setattr(proxy, "silent", True),
        }
        for n in range(1, 5):
            await moves([ada, ben], 6 * n)
            failures[how]()
            if how == "refuse":
                proxy.cut()
            await asyncio.sleep(0.05)
            proxy.refusing = proxy.silent = False
            if how == "silence":
                proxy.cut()  # what was swallowed never comes; the client notices by itself or by this
        async with asyncio.timeout(300):
            await asyncio.gather(*tasks)
        await check(home, table, [ada, ben])


async def test_a_silent_line_is_replaced_by_the_client_and_its_command_sent_again(
    sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 0.3)
    async with live(sqlite) as home, CuttingProxy(home.port) as proxy:
        clients, table = await seated(home, "Ada", "Ben")
        ada, ben = Player(clients[0], table, 0, 1, proxy.base), Player(clients[1], table, 1, 2)
        tasks = [asyncio.create_task(player.play()) for player in (ada, ben)]
        await moves([ada, ben], 5)
        proxy.silent = True
        await asyncio.sleep(0.4)
        proxy.silent = False
        async with asyncio.timeout(300):
            await asyncio.gather(*tasks)
        await check(home, table, [ada, ben])


async def test_commands_sent_twice_and_out_of_order_are_done_once(sqlite: URL) -> None:
    async with live(sqlite) as home:
        clients, table = await seated(home, "Ada", "Ben")
        async with clients[0].connect(table) as socket:
            await socket.send('{"type":"hello","protocol":2}')
            question = await next_question(socket)
            play = {"type": "play", "seat": 0, "ask": question["ask"], "do": question["options"][0]["actions"][0]}
            first = msgspec.json.encode({**play, "id": "first"}).decode()
            late = msgspec.json.encode({**play, "id": "late", "ask": "another"}).decode()
            for text in (late, first, first, late, first):
                await socket.send(text)
            answers: list[tuple[str, str, object]] = []
            while len(answers) < 5:
                frame = msgspec.json.decode(await socket.recv())
                if frame["type"] in ("ack", "refused"):
                    answers.append((frame["type"], frame["id"], frame.get("code", frame.get("again", False))))
        assert answers == [
            ("refused", "late", "stale"),
            ("ack", "first", False),
            ("ack", "first", True),
            ("refused", "late", "stale"),
            ("ack", "first", True),
        ]


async def next_question(socket: Any) -> dict[str, Any]:
    """Return the first question of a socket's seat."""
    while True:
        frame = msgspec.json.decode(await socket.recv())
        if frame["type"] == "snapshot":
            question: dict[str, Any] = frame["position"]["question"]
            return question


async def test_two_tabs_on_one_seat_see_the_same_and_either_may_play(sqlite: URL) -> None:
    async with live(sqlite) as home:
        clients, table = await seated(home, "Ada", "Ben")
        tabs = [Player(clients[0], table, 0, 1), Player(clients[0], table, 0, 3), Player(clients[1], table, 1, 2)]
        tabs[1]._count = 10_000  # another tab has other names for its commands
        async with asyncio.timeout(300):
            await asyncio.gather(*(tab.play() for tab in tabs))
        assert tabs[0].history == tabs[1].history and tabs[0].faults == tabs[1].faults == []
        await check(home, table, tabs)


async def test_a_reader_that_stops_reading_is_dropped_and_no_other_waits_for_it(
    sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(sqlite) as home:
        clients, table = await seated(home, "Ada", "Ben")
        watcher = await Client(home.base, "Eve").arrive()
        async with watcher.connect(table) as socket:
            await socket.send('{"type":"hello","protocol":2}')
            while not (await home.server.hub.table(table)).listeners:
                await asyncio.sleep(0.005)
            listener = (await home.server.hub.table(table)).listeners[0]
            stuck = asyncio.Event()

            async def held() -> None:
                """Stop the writing itself, since the kernel's buffers hold more than a game's frames."""
                await stuck.wait()

            monkeypatch.setattr(listener.outbox, "first", held)
            monkeypatch.setattr(listener.outbox, "_write", lambda frame: False)
            players = [Player(client, table, seat, seat) for seat, client in enumerate(clients)]
            async with asyncio.timeout(300):
                await asyncio.gather(*(player.play() for player in players))
            assert len(listener.outbox) <= MOST_WAITING + 2
            stuck.set()
        await check(home, table, players)
