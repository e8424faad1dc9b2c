"""The internal address, before a caller has proved itself: it costs next to no memory, and says nothing."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from tests.server.faketransport import FakeTransport
from tests.server.fleet.together import NodeInTest

from fogg.server.fleet.lease_rules import Theirs
from fogg.server.fleet.lines.forwarder import PULSE_SECONDS, SILENCE_SECONDS, Forwarder
from fogg.server.fleet.lines.line import CHUNK, FULL, HEAD, ROOM, STRANGER_BYTES, STRANGER_FULL, FrameKind, NodeLine
from fogg.server.fleet.lines.openings import LineOpening
from fogg.server.request_refusal import RequestRefused

pytestmark = pytest.mark.asyncio(loop_scope="module")


def line_in_test(*, trusted: bool) -> tuple[NodeLine, FakeTransport]:
    """Return a line that is open."""
    line = NodeLine()
    transport = FakeTransport(line)
    line.connection_made(transport)
    line.trusted = trusted
    return line, transport


def framed(kind: FrameKind, size: int) -> bytes:
    return HEAD.pack(kind, size) + b"x" * size


@pytest.mark.parametrize(
    "said",
    [
        framed(FrameKind.PING, 0),
        framed(FrameKind.PONG, 0),
        framed(FrameKind.CONTROL, STRANGER_BYTES + 1),
        HEAD.pack(FrameKind.TEXT, STRANGER_BYTES + 1),
        framed(FrameKind.CONTROL, 1) * (STRANGER_FULL + 1),
    ],
)
async def test_a_stranger_who_says_too_much_is_cut_off(said: bytes) -> None:
    line, transport = line_in_test(trusted=False)
    line.data_received(said * 1000)
    assert transport.aborted and transport.sent == b""
    assert len(line._inbox) <= STRANGER_FULL and len(line._buffer) <= STRANGER_BYTES


async def test_a_node_may_say_all_that(nodes: list[NodeInTest]) -> None:
    line, transport = line_in_test(trusted=True)
    for kind in (FrameKind.PING, FrameKind.PONG, FrameKind.BODY, FrameKind.TEXT, FrameKind.TEXT):
        line.data_received(framed(kind, CHUNK))
    assert not transport.aborted and transport.sent == framed(FrameKind.PONG, 0)


async def test_a_stranger_is_cut_off_at_the_address_itself(nodes: list[NodeInTest]) -> None:
    host, _, port = nodes[0].fleet.keeper.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    with contextlib.suppress(OSError):
        for _ in range(64):
            writer.write(framed(FrameKind.BODY, CHUNK))
            await writer.drain()
    with contextlib.suppress(OSError):
        assert len(await asyncio.wait_for(reader.read(), 10)) < 100
    writer.close()


async def test_a_client_that_does_not_read_is_not_taken_for_a_dead_node() -> None:
    now = asyncio.get_running_loop().time()
    line, transport = line_in_test(trusted=True)
    for _ in range(FULL):
        line.data_received(framed(FrameKind.TEXT, 1))
    assert line.paused
    line.heard = now - 2 * SILENCE_SECONDS
    forwarder = Forwarder("", never, asyncio.get_running_loop().time)
    forwarder.check_line(line, now)
    assert not transport.aborted, "its answer to a PING cannot be heard"
    for _ in range(FULL - ROOM):
        await line.read()
    assert line.heard >= now and not transport.paused
    forwarder.check_line(line, line.heard + PULSE_SECONDS)
    assert transport.sent == framed(FrameKind.PING, 0)
    forwarder.check_line(line, line.heard + SILENCE_SECONDS + 1)
    assert transport.aborted


async def never(table: str, forced: bool) -> Theirs | None:
    return Theirs("x", "127.0.0.1:1")


async def test_a_node_that_takes_its_time_is_not_waited_for_longer_than_another_would_need(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fogg.server.fleet.lines.forwarder.PATIENCE_SECONDS", 0.05)

    class Hanging(Forwarder):
        async def open(self, there: Theirs, opening: LineOpening) -> NodeLine:
            await asyncio.Event().wait()
            raise AssertionError

    forwarder = Hanging("", never, asyncio.get_running_loop().time)
    with pytest.raises(RequestRefused, match="not-stored"):
        async with asyncio.timeout(20):
            await forwarder.reach(Theirs("x", "127.0.0.1:1"), LineOpening("t"))
