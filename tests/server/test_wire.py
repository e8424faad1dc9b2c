"""The short way of frames to a socket, and how silence is noticed."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from typing import TypeVar

import msgspec
import pytest
from sqlalchemy.engine import URL
from tests.server.live import live
from tests.server.wire import Client, new_table
from websockets.frames import Frame, Opcode

from fogg.server.broadcast.outbox import Outbox
from fogg.server.http import socket as socket_room
from fogg.server.http.sockets.silence import Silence
from fogg.server.http.wire import FastWebSocketProtocol, head_of
from fogg.server.protocol.frames import Refused
from fogg.words.message import Message

T = TypeVar("T")
LONG = 300_000  # letters, more than the buffers of a transport take at once
MANY = 40


def alive(kind: type[T]) -> list[T]:
    """Return all objects of a kind."""
    return [thing for thing in gc.get_objects() if isinstance(thing, kind)]


async def test_frames_go_straight_out_while_none_waits_and_never_overtake() -> None:
    sent: list[bytes] = []
    ready = True

    def write(frame: bytes) -> bool:
        if ready:
            sent.append(frame)
        return ready

    outbox = Outbox(write)
    outbox.put(b"1")
    ready = False
    outbox.put(b"2")
    ready = True
    outbox.put(b"3")  # it could be written, but the one before it waits
    assert sent == [b"1"] and len(outbox) == 2
    assert await outbox.first() == b"2"
    outbox.put(b"4")  # while the second is being sent
    assert sent == [b"1"]
    for expected in (b"2", b"3", b"4"):
        assert await outbox.first() == expected
        outbox.drop()
    outbox.put(b"5")
    assert sent == [b"1", b"5"] and len(outbox) == 0


async def test_a_reader_that_pauses_gets_every_frame_in_its_order(sqlite: URL) -> None:
    async with live(sqlite) as home:
        clients = [await Client(home.base, name).arrive() for name in ("Ada", "Ben")]
        table = await new_table(clients)
        async with clients[0].connect(table) as socket, asyncio.timeout(60):
            await socket.send('{"type":"hello","protocol":2}')
            frame = msgspec.json.decode(await socket.recv())
            while frame["type"] != "snapshot":
                frame = msgspec.json.decode(await socket.recv())
            socket.transport.pause_reading()
            listener = (await home.server.hub.table(table)).listeners[0]
            for n in range(MANY):
                listener.send(Refused(str(n), "x" * LONG, Message("refusal-stale", {})))
                await asyncio.sleep(0)
            assert len(listener.outbox) > 0, "some had to wait"
            socket.transport.resume_reading()
            got = [msgspec.json.decode(await socket.recv())["id"] for _ in range(MANY)]
        assert got == [str(n) for n in range(MANY)]


async def test_a_socket_that_is_gone_leaves_nothing_that_must_be_looked_for(sqlite: URL) -> None:
    async with live(sqlite) as home:
        clients = [await Client(home.base, name).arrive() for name in ("Ada", "Ben")]
        table = await new_table(clients)
        gc.collect()
        gc.disable()
        try:
            async with clients[0].connect(table) as socket:
                await socket.send('{"type":"hello","protocol":2}')
                await socket.recv()
                assert len(alive(FastWebSocketProtocol)) == 1
            async with asyncio.timeout(60):
                while alive(FastWebSocketProtocol):
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()


async def test_an_idle_client_does_not_keep_a_place(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_room, "GOODBYE_SECONDS", 0.1)
    async with live(sqlite) as home, asyncio.timeout(60):
        clients = [await Client(home.base, name).arrive() for name in ("Ada", "Ben")]
        table = await new_table(clients)
        async with clients[0].connect(table) as socket:
            await socket.send('{"type":"hello","protocol":2}')
            await socket.recv()
            gc.collect()  # what other tests have left
            (wire,) = alive(FastWebSocketProtocol)
            wire.pause_writing()  # as when the buffers are full
            while not [silence for silence in alive(Silence) if silence._since is not None]:
                await asyncio.sleep(0.01)  # until it listens
            (silence,) = alive(Silence)
            silence._since = 0.0  # as if that had been for very long
            silence._ring()
            assert home.server.places.held
            while home.server.places.held:
                await asyncio.sleep(0.01)


async def test_silence_ends_a_wait_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = asyncio.get_running_loop()
    now = loop.time()
    monkeypatch.setattr(loop, "time", lambda: now)
    with Silence(30) as silence:
        assert silence._timer is not None
        first = silence._timer
        silence._ring()  # nothing is waited for: a command is being done
        assert silence._timer is not first, "it looks again later"
        sounds: asyncio.Queue[int] = asyncio.Queue()
        sounds.put_nowait(1)
        assert await silence.broken_by(sounds.get()) == 1
        loop.call_soon(silence._ring)  # too early
        loop.call_soon(sounds.put_nowait, 2)
        assert await silence.broken_by(sounds.get()) == 2
        now -= 30  # as if that wait had begun half a minute before

        def later() -> None:
            nonlocal now
            now += 60
            silence._ring()

        loop.call_soon(later)
        with pytest.raises(TimeoutError):
            await silence.broken_by(sounds.get())
        task = asyncio.current_task()
        assert task is not None and task.cancelling() == 0


async def test_silence_is_noticed_in_a_task_that_was_once_to_end() -> None:
    async def wait() -> str:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        with Silence(0) as silence:
            try:
                await silence.broken_by(asyncio.Event().wait())
            except TimeoutError:
                return "silence"
        return ""

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    task.cancel()
    assert await task == "silence"


async def test_a_task_that_is_cancelled_while_it_waits_is_cancelled() -> None:
    async def wait() -> None:
        with Silence(30) as silence:
            await silence.broken_by(asyncio.Event().wait())

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 300_000])
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
