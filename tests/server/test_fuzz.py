"""Rubbish over HTTP and over sockets: no 5xx, no hang, no growing memory."""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import nullcontext
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy.engine import URL
from tests.server.live import Live, live
from tests.server.process import Serving
from tests.server.wire import Client, Player, new_table
from websockets.exceptions import WebSocketException

EXAMPLES = int(os.environ.get("FOGG_FUZZ_EXAMPLES", "25"))  # for each operation
MESSAGES = int(os.environ.get("FOGG_FUZZ_MESSAGES", "1500"))
MOST_GROWTH = 10 << 20
SEED = 20261115


def resident(pid: int) -> int:
    """Return the memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def growth(sizes: list[int]) -> int:
    """Return how much memory grew without the largest step: an operation may load what it needs when first asked."""
    steps = [after - before for before, after in pairwise(sizes)]
    return sum(steps) - max(steps)


def test_a_leak_is_seen_and_what_is_loaded_once_is_not_one() -> None:
    assert growth([5, 5, 25, 25, 26, 26]) == 1
    assert growth([10, 20, 30, 40, 50, 60]) == 40


async def test_requests_made_from_the_openapi_document_are_answered_without_a_fault(tmp_path: Path) -> None:
    """Every operation, with bodies that fit the document and bodies that do not, from a client with a token."""
    async with Serving(str(tmp_path / "fogg.sqlite"), "--limits", "100000") as serving:
        ada = await Client(serving.base, "Ada").arrive()
        ben = await Client(serving.base, "Ben").arrive()
        table = await new_table([ada, ben])
        assert serving.process is not None
        pid = serving.process.pid
        sizes: list[int] = []
        await asyncio.to_thread(fuzz, serving.base, ada.token, table, lambda: sizes.append(resident(pid)))
        assert (await ada.ask("GET", "/health")).status_code == 200
        assert len(sizes) * 20 > 10 * EXAMPLES, "it has really asked"
        assert growth(sizes[len(sizes) // 2 :]) < MOST_GROWTH, "resident memory over the second half of the run"


def fuzz(base: str, token: str, table: str, after_each: Any) -> None:
    """Run schemathesis against every operation of the server's own document."""
    schema = schemathesis.openapi.from_url(f"{base}/api/openapi.json")
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    count = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.path == "/api/me" and operation.method == "delete":
            continue  # it would forget who asks; tests/server/test_people.py has it

        def ask(case: Any) -> None:
            nonlocal count
            case.path_parameters = {**(case.path_parameters or {})}
            if "table" in case.path_parameters and count % 2:
                case.path_parameters["table"] = table
            headers = {"authorization": f"Bearer {token}"} if count % 5 else {}
            case.call_and_validate(base_url=base, headers=headers, checks=checks, timeout=20)
            count += 1
            if count % 20 == 0:
                after_each()

        limits = settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        limits(given(case=operation.as_strategy())(ask))()
    after_each()


def rubbish(chance: random.Random, ask: str) -> str | bytes:
    """Return a message that no client of ours would send, or that only looks right."""
    good: dict[str, Any] = {"type": "play", "id": "x", "seat": 0, "ask": ask, "do": 0}
    pieces: list[Any] = [
        None,
        True,
        -1,
        0,
        7,
        1 << 70,
        1.5,
        "",
        "x" * 300,
        [],
        {},
        [[]],
        {"do": "claim"},
        "\u0000",
        "\ud7ff",
    ]
    match chance.randrange(9):
        case 0:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
        case 1:
            return "".join(chr(chance.randrange(32, 0x2FF)) for _ in range(chance.randrange(200)))
        case 2:
            return "[" * chance.randrange(1, 4000)
        case 3:
            return msgspec.json.encode({**good, chance.choice([*good, "extra"]): chance.choice(pieces)}).decode()
        case 4:
            kind = chance.choice(
                ["undo", "resignx", "back", "look", "why", "ways", "ping", "hello", "say", "nothing", ""]
            )
            body = {"type": kind, "id": "y", "seat": chance.choice(pieces), "target": chance.choice(pieces)}
            return msgspec.json.encode(body).decode()
        case 5:
            return msgspec.json.encode({**good, "do": chance.randrange(2000), "id": f"z{chance.random()}"}).decode()
        case 6:
            return msgspec.json.encode(
                {**good, "do": {"do": "claim", "route": "x", "color": "red", "wilds": 0}}
            ).decode()
        case 7:
            text = msgspec.json.encode(good).decode()
            return text[: chance.randrange(len(text))]
        case _:
            return msgspec.json.encode({"type": "why", "id": "w", "seat": 0, "target": "route:none"}).decode()


async def hammer(home: Live, client: Client, table: str, count: int) -> int:
    """Send rubbish over as many sockets as it takes; how many the server closed."""
    chance = random.Random(SEED)
    sent = closed = 0
    while sent < count:
        try:
            async with client.connect(table) as socket:
                await socket.send('{"type":"hello","protocol":2}' if chance.random() < 0.9 else "hello")
                for _ in range(15):
                    await socket.send(rubbish(chance, "none"))
                    sent += 1
                async with asyncio.timeout(20):
                    await socket.send('{"type":"ping","n":1}')
                    while msgspec.json.decode(await socket.recv())["type"] not in ("pong", "bye"):
                        pass
        except (OSError, WebSocketException, EOFError):
            closed += 1
            sent += 1
    return closed


async def test_rubbish_over_sockets_harms_no_other_client(sqlite: URL) -> None:
    print("seed", SEED)
    async with live(sqlite) as home:
        clients = [await Client(home.base, name).arrive() for name in ("Ada", "Ben")]
        table, other = await new_table(clients), await new_table(clients)
        before = dict((await home.server.hub.table(table)).state.commands)
        await hammer(home, clients[0], table, MESSAGES // 2)
        middle = resident(os.getpid())
        await hammer(home, clients[0], table, MESSAGES // 2)
        assert resident(os.getpid()) - middle < MOST_GROWTH
        # In a long run a bot takes the seat of an absent player; nothing of what was sent is done.
        assert (await home.server.hub.table(table)).state.commands == before
        players = [Player(client, other, seat, seat) for seat, client in enumerate(clients)]
        async with asyncio.timeout(300):
            await asyncio.gather(*(player.play() for player in players))
        assert all(player.faults == [] for player in players)


@pytest.mark.parametrize("text", [b"\x00\x01", "x" * 20_000, '{"type":"ping","n":1}' + " " * 20_000])
async def test_binary_and_oversized_messages_are_refused_or_close_the_socket(sqlite: URL, text: str | bytes) -> None:
    async with live(sqlite) as home:
        clients = [await Client(home.base, name).arrive() for name in ("Ada", "Ben")]
        table = await new_table(clients)
        with pytest.raises((WebSocketException, EOFError, AssertionError)) if len(text) > 16_384 else nullcontext():
            async with clients[0].connect(table) as socket, asyncio.timeout(20):
                await socket.send('{"type":"hello","protocol":2}')
                await socket.send(text)
                while (frame := msgspec.json.decode(await socket.recv()))["type"] != "refused":
                    pass
                assert frame["code"] == "bad-request"


async def test_a_client_that_floods_is_told_to_wait_and_no_other_notices(sqlite: URL) -> None:
    async with live(sqlite, scale=1.0) as home:
        clients = [await Client(home.base, name).arrive() for name in ("Ada", "Ben")]
        table = await new_table(clients)
        async with clients[0].connect(table) as socket, asyncio.timeout(30):
            await socket.send('{"type":"hello","protocol":2}')
            for n in range(40):
                await socket.send(msgspec.json.encode({"type": "say", "id": f"s{n}", "text": "spam"}).decode())
            codes: list[str] = []
            while len(codes) < 40:
                frame = msgspec.json.decode(await socket.recv())
                if frame["type"] in ("ack", "refused"):
                    codes.append(frame.get("code", "ack"))
            assert codes.count("too-fast") > 20 and codes[0] == "ack"
