"""Sockets as uvicorn serves them, with a shorter way out: several frames go with every decision."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from fogg.server.http.limits import Limits

WRITE = "fogg.write"  # the name of the extension in a scope
LEAVE_SECONDS = 5.0  # for a peer to read the goodbye
TEXT = 0x81  # the first byte of a whole message of text
SHORT, LONG = 126, 127  # in place of a length: two bytes or eight follow that hold it


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """A socket whose scope offers `write`, which takes a frame without waiting.

    What is written in one go is sent in one go, once everybody has been written to: neither side is woken for less.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.refused = False
        self.posted = False  # something is on its way that `flush` sends
        self.on_lost: Callable[[], None] = do_nothing
        self.counted: Limits | None = None  # of frames that are not messages; most peers send none
        self.leaving: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        """Open the socket."""
        super().handle_connect(event)
        self.refused = self.close_sent  # no scope: the peer did not speak WebSocket
        if not self.refused:
            self.scope["extensions"][WRITE] = {"write": self.write}

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the socket is gone."""
        super().connection_lost(exc)
        if self.handshake_initiated and not self.refused:
            del self.scope["extensions"][WRITE]  # a way back to this object, which would keep itself
        if self.leaving is not None:
            self.leaving.cancel()
        self.on_lost()

    async def run_asgi(self) -> None:
        """Serve the socket; then end it, even if the peer does not read the goodbye."""
        await super().run_asgi()
        if self.disconnected:
            return
        if self.writable.is_set():
            self.leaving = self.loop.call_later(LEAVE_SECONDS, self.transport.abort)
        else:
            self.transport.abort()  # it had its time before

    def data_received(self, data: bytes) -> None:
        """Take in some bytes."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # frames before the handshake was answered, which the standard forbids
            return
        if self.posted:
            self.flush()  # from here on only answers to these bytes wait
        super().data_received(data)

    def handle_ping(self) -> None:
        """Answer pings, unless the peer does not read: answers would fill the memory."""
        answers = b"".join(self.conn.data_to_send())
        if self.count_frame() and answers and self.writable.is_set():
            self.transport.write(answers)

    def handle_pong(self, event: Frame) -> None:
        """Take in a pong that was not asked for."""
        if self.count_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in a piece of a message; an empty one costs memory, too."""
        if self.count_frame():
            super().handle_cont(event)

    def count_frame(self) -> bool:
        """Count a frame that is not a message like a command; too many end the connection, and return False."""
        if self.counted is None:
            self.counted = Limits(self.loop.time)
        if not self.counted.allow("commands", "frames"):
            return True
        self.transport.abort()
        return False

    def write(self, frame: bytes) -> bool:
        """Send a frame of text; False if the peer must read first or is gone: `send` waits for it, or says so."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        conn = self.conn
        if conn.state is not OPEN or conn.expect_continuation_frame or conn.extensions:
            return False
        conn.writes.append(head_of(len(frame)))
        conn.writes.append(frame)
        if not self.posted:
            self.posted = True
            self.loop.call_soon(self.flush)
        return True

    def flush(self) -> None:
        """Send what was written since the last time."""
        self.posted = False
        output = b"".join(self.conn.data_to_send())
        if output and not self.disconnected:
            self.transport.write(output)


def head_of(size: int) -> bytes:
    """Return the head of a server's message of text in one frame, as `websockets` writes it (RFC 6455, 5.2)."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, SHORT, size >> 8, size & 0xFF))
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")


def do_nothing() -> None:
    """Stand in for a call that is not needed."""
