"""Sockets as uvicorn serves them, with a shorter way out: several frames go with every decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

WRITE = "fogg.write"  # the name of the extension in a scope


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """A socket whose scope offers `write`, which takes a frame without waiting.

    What is written in one go is sent in one go, once everybody has been written to: neither side is woken for less.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.refused = False
        self.posted = False  # something is on its way that `flush` sends
        self.on_lost: Callable[[], None] = do_nothing

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
        self.on_lost()

    def write(self, frame: bytes) -> bool:
        """Send a frame of text; False if the peer must read first or is gone: `send` waits for it, or says so."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(frame)
        except InvalidState:
            return False
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


def do_nothing() -> None:
    """Stand in for a call that is not needed."""
