"""Sockets of peers that send and do not read, in a time of our own."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from tests.server.faketransport import FakeLoop, FakeTransport, connected
from tests.server.test_bounded_http import SOCKET

from fogg.server.http.bounded_http import BoundedHttpProtocol
from fogg.server.http.door import Door
from fogg.server.http.limits import RULES
from fogg.server.http.wire import LEAVE_SECONDS, WRITE, FastWebSocketProtocol

MASK = b"\0\0\0\0"
PING = b"\x89\x84" + MASK + b"ping"
PONG = b"\x8a\x04ping"


class Served:
    """An application that is told when to end, and a connection to it."""

    def __init__(self) -> None:
        self.loop = FakeLoop()
        self.door = Door()
        self.end = asyncio.Event()
        self.scope: Any = None
        self.peer: FakeTransport

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        await send({"type": "websocket.accept"})
        await self.end.wait()

    async def open(self) -> Served:
        make = partial(BoundedHttpProtocol, door=self.door)
        self.peer = connected(make, self.app, self.loop, ws=FastWebSocketProtocol)
        # The handshake makes the socket's protocol, which takes the running loop; from then on it is ours.
        self.peer.protocol.data_received(SOCKET)
        self.peer.protocol.loop = self.loop
        await settle()
        assert b" 101 " in self.peer.sent
        self.peer.sent = b""
        return self


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
async def served() -> Served:
    return await Served().open()


async def test_a_ping_is_answered(served: Served) -> None:
    served.peer.protocol.data_received(PING)
    assert served.peer.sent == PONG
    served.peer.abort()


async def test_a_peer_that_does_not_read_gets_no_answers(served: Served) -> None:
    served.peer.protocol.pause_writing()
    for _ in range(30):
        served.peer.protocol.data_received(PING)
    assert served.peer.sent == b""
    served.peer.protocol.resume_writing()
    served.peer.protocol.data_received(PING)
    assert served.peer.sent == PONG
    served.peer.abort()


async def test_frames_that_wait_are_not_lost_with_the_answers(served: Served) -> None:
    write = served.scope["extensions"][WRITE]["write"]
    assert write(b"news")
    served.peer.protocol.pause_writing()
    served.peer.protocol.data_received(PING)
    await settle()
    assert served.peer.sent == b"\x81\x04news"
    served.peer.abort()


@pytest.mark.parametrize(
    ("opening", "frame"),
    [(b"", PING), (b"", b"\x8a\x80" + MASK), (b"\x01\x80" + MASK, b"\x00\x80" + MASK)],
    ids=["pings", "pongs", "empty pieces"],
)
async def test_frames_that_are_not_messages_count_as_commands(served: Served, opening: bytes, frame: bytes) -> None:
    rule = RULES["commands"]
    served.peer.protocol.data_received(opening + frame * rule.burst)
    few = served.peer.aborted
    served.loop.wait(10 * rule.seconds)
    served.peer.protocol.data_received(frame * 10)
    slow = served.peer.aborted
    served.peer.protocol.data_received(frame)
    assert (few, slow, served.peer.aborted) == (False, False, True)
    assert not served.door.places.held


async def test_a_goodbye_that_is_not_read_ends_in_time(served: Served) -> None:
    served.end.set()
    await settle()
    assert served.peer.closing
    served.loop.wait(LEAVE_SECONDS)
    assert served.peer.aborted and not served.door.places.held


async def test_a_peer_whose_buffers_are_full_is_dropped_at_once(served: Served) -> None:
    served.peer.protocol.pause_writing()
    served.end.set()
    await settle()
    assert served.peer.aborted and not served.door.places.held


async def test_frames_before_the_handshake_is_answered_end_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    served = Served()
    make = partial(BoundedHttpProtocol, door=served.door)
    peer = connected(make, served.app, served.loop, ws=FastWebSocketProtocol)
    peer.protocol.data_received(SOCKET + PING)
    peer.protocol.data_received(PING)
    await settle()
    assert (peer.sent, peer.aborted, caplog.messages) == (b"", True, [])
