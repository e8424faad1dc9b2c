"""Bounds on bytes, time and connections before there is a request; in a time of our own."""

from __future__ import annotations

import asyncio
import resource
from functools import partial
from typing import Any

import pytest
from sqlalchemy.engine import URL
from structlog.testing import capture_logs
from tests.server.clock import Clock
from tests.server.faketransport import FakeLoop, FakeTransport, connected
from tests.server.live import live

from fogg.server.http import bounded_http as bounds
from fogg.server.http.bounded_http import BoundedHttpProtocol
from fogg.server.http.door import CONNECTIONS_AT_ONCE, RESERVE, Door, most_descriptors, raise_descriptors
from fogg.server.http.limits import HOUSE
from fogg.server.http.wire import FastWebSocketProtocol
from fogg.server.settings import read_proxies

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
GET = HEAD + b"\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
SOCKET = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
OK = b"HTTP/1.1 200 OK"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answer once the body is here."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await receive()
        await receive()
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def stuck(scope: Any, receive: Any, send: Any) -> None:
    """Never answer."""
    await asyncio.Event().wait()


class Peers:
    """Peers of one server."""

    def __init__(self, door: Door | None = None, app: Any = app) -> None:
        self.loop = FakeLoop()
        self.door = door or Door()
        self.app = app

    def connect(self, address: str = "192.0.2.1", descriptor: int = 7) -> FakeTransport:
        make = partial(BoundedHttpProtocol, door=self.door)
        return connected(make, self.app, self.loop, address=address, descriptor=descriptor, ws=FastWebSocketProtocol)


async def settle() -> None:
    """Let the application answer."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
async def peers() -> Peers:
    return Peers()


@pytest.mark.parametrize(
    ("opening", "more", "status"),
    [
        (b"GET /", b"a" * 1000, b"414"),
        (HEAD, b"a: b\r\n" * 50, b"431"),
        (HEAD + b"a: ", b"b" * 1000, b"431"),
        (HEAD, b"b" * 1000, b"431"),
        (b"", b"\r\n" * 500, b"431"),
        (CHUNKED + b"0\r\na: ", b"b" * 1000, b"400"),
        (CHUNKED + b"0\r\n", b"a: b\r\n" * 50, b"431"),
        (CHUNKED + b"2;a=", b"b" * 1000, b"400"),
    ],
)
async def test_a_head_that_does_not_end_is_cut_off(peers: Peers, opening: bytes, more: bytes, status: bytes) -> None:
    peer = peers.connect()
    peer.protocol.data_received(opening)
    taken = 0
    while not peer.closing:
        peer.protocol.data_received(more)
        taken += len(more)
        assert taken <= bounds.MOST_HEAD + 1000
    assert peer.sent.startswith(b"HTTP/1.1 " + status)
    peers.loop.wait(bounds.UNREAD_SECONDS)
    assert peer.aborted, "the answer is not read"


async def test_a_head_in_one_piece_is_cut_off_too(peers: Peers) -> None:
    peer = peers.connect()
    peer.protocol.data_received(HEAD + b"a: b\r\n" * 101 + b"\r\n")
    assert peer.sent.startswith(b"HTTP/1.1 431")
    await settle()
    assert OK not in peer.sent


async def test_usual_requests_are_answered_however_they_are_cut(peers: Peers) -> None:
    peer = peers.connect()
    for request in (GET, POST + b"1234", CHUNKED + b"2\r\nab\r\n2\r\ncd\r\n0\r\n\r\n", b"\r\n" + GET):
        for n in range(len(request)):
            peer.protocol.data_received(request[n : n + 1])
        await settle()
        peers.loop.wait(1)
    assert peer.sent.count(OK) == 4 and not peer.closing


async def test_a_body_in_many_small_pieces_is_not_taken_for_a_head(peers: Peers) -> None:
    peer = peers.connect()
    peer.protocol.data_received(CHUNKED)
    for _ in range(bounds.MOST_HEAD // 4):
        peer.protocol.data_received(b"1\r\na\r\n")
    peer.protocol.data_received(b"0\r\n\r\n")
    await settle()
    assert peer.sent.startswith(OK)


@pytest.mark.parametrize(
    ("sent", "seconds"),
    [
        (b"", bounds.FIRST_SECONDS),
        (HEAD, bounds.HEAD_SECONDS),
        (POST + b"1", bounds.BODY_SECONDS),
        (CHUNKED + b"2\r\nab", bounds.BODY_SECONDS),
        (GET + HEAD, bounds.HEAD_SECONDS),
    ],
)
async def test_a_peer_that_stops_in_the_middle_is_dropped_in_time(peers: Peers, sent: bytes, seconds: float) -> None:
    peer = peers.connect()
    if sent:
        peer.protocol.data_received(sent)
    peers.loop.wait(seconds - 1)
    early = peer.aborted
    peers.loop.wait(1)
    assert (early, peer.aborted, peers.door.places.held) == (False, True, {})


async def test_trickling_bytes_does_not_give_more_time(peers: Peers) -> None:
    peer = peers.connect()
    for byte in HEAD[: int(bounds.HEAD_SECONDS) + 1]:
        peer.protocol.data_received(bytes([byte]))
        peers.loop.wait(1)
        if peer.aborted:
            break
    assert peer.aborted


async def test_time_for_the_answer_is_not_limited_here() -> None:
    peers = Peers(app=stuck)
    peer = peers.connect()
    peer.protocol.data_received(GET)
    await settle()
    peers.loop.wait(1000)
    assert not peer.closing
    peer.abort()


async def test_an_idle_connection_is_closed_even_if_its_answer_is_not_read(peers: Peers) -> None:
    peer = peers.connect()
    peer.protocol.data_received(GET)
    await settle()
    peers.loop.wait(5)
    assert peer.closing
    peers.loop.wait(bounds.UNREAD_SECONDS)
    assert peer.aborted


async def test_a_reader_that_stops_in_the_middle_of_an_answer_is_dropped(peers: Peers) -> None:
    peer = peers.connect()
    peer.protocol.pause_writing()  # the buffers are full
    peers.loop.wait(bounds.FIRST_SECONDS - 1)
    peer.protocol.data_received(GET)
    peer.protocol.resume_writing()
    peers.loop.wait(bounds.UNREAD_SECONDS)
    assert not peer.closing, "it has read some"
    peer.protocol.pause_writing()
    peers.loop.wait(bounds.UNREAD_SECONDS)
    assert peer.aborted


async def test_requests_that_are_not_waited_for_do_not_pile_up() -> None:
    peers = Peers(app=stuck)
    peer = peers.connect()
    peer.protocol.data_received(GET * 1000)
    assert len(peer.protocol.pipeline) <= bounds.MOST_WAITING and peer.closing
    peer.abort()


async def test_an_address_may_hold_only_a_number_of_connections() -> None:
    peers = Peers()
    most = CONNECTIONS_AT_ONCE * HOUSE
    with capture_logs() as lines:
        held = [peers.connect() for _ in range(most + 50)]
    assert [peer.aborted for peer in held] == [False] * most + [True] * 50
    assert [line["cause"] for line in lines] == ["address"], "one line a minute"
    assert not peers.connect("192.0.2.2").aborted, "others are let in"
    held[0].abort()
    assert not peers.connect().aborted, "a place that is free again"


async def test_a_socket_keeps_the_place_of_its_connection_until_it_ends(peers: Peers) -> None:
    peer = peers.connect()
    peer.protocol.data_received(SOCKET)
    await settle()
    assert isinstance(peer.protocol, FastWebSocketProtocol) and b" 101 " in peer.sent
    peers.loop.wait(1000)
    assert not peer.closing, "the time limits of heads and bodies do not concern it"
    assert sum(peers.door.places.held.values()) == 1
    peer.abort()
    assert not peers.door.places.held
    await settle()


async def test_a_trusted_proxy_may_hold_any_number() -> None:
    peers = Peers(Door(trusted=read_proxies("loopback")))
    held = [peers.connect("127.0.0.1") for _ in range(CONNECTIONS_AT_ONCE * HOUSE + 50)]
    assert not any(peer.aborted for peer in held) and not peers.door.places.held


async def test_some_descriptors_are_kept_for_the_server_itself() -> None:
    clock = Clock()
    peers = Peers(Door(descriptors=1024, now=clock))
    with capture_logs() as lines:
        assert not peers.connect(descriptor=1023 - RESERVE).aborted
        for _ in range(3):
            assert peers.connect(descriptor=1024 - RESERVE).aborted
        clock.wait(60)
        assert peers.connect(descriptor=1024 - RESERVE).aborted
    told = [(line["cause"], line["connections"]) for line in lines]
    assert told == [("descriptors", 1), ("descriptors", 3)], "what cannot be accepted is not silent"


def test_descriptors_are_raised_to_the_hard_limit() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        raise_descriptors()
        assert most_descriptors() == before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


async def test_a_server_has_these_walls(sqlite: URL) -> None:
    async with live(sqlite) as home, asyncio.timeout(60):
        reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
        writer.write(b"GET /" + b"a" * 10_000)
        assert (await reader.readline()).split()[1] == b"414"
        writer.close()
