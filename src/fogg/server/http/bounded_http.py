"""HTTP as uvicorn serves it, with bounds on what comes before a request: bytes, time and connections.

uvicorn keeps what a peer sends until a head is complete, however long that takes and however much it is. Our own
limits begin with the request, so this is the wall in front of them for a server without a proxy.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from fogg.server.http.door import Door

MOST_URL = 8 << 10
MOST_HEAD = 16 << 10  # address, headers and trailers; between two pieces of a body, too
MOST_HEADERS = 100
MOST_WAITING = 4  # requests sent before the first one is answered
FIRST_SECONDS = 15.0  # until the first byte: browsers connect ahead of time
HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0  # 2 MB over a slow line
UNREAD_SECONDS = 30.0  # in which a peer must read some of an answer

BAD, URL_TOO_LONG, HEAD_TOO_LARGE = 400, 414, 431


class OutOfBounds(Exception):
    """A request that is larger than any of ours; ends its connection."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """One connection that speaks HTTP, until it is closed or becomes a WebSocket."""

    def __init__(self, *given: Any, door: Door, **named: Any) -> None:
        super().__init__(*given, **named)
        self.door = door
        self.place: str | None = None  # the key of `door`, once it let us in
        self.status = BAD
        self.in_head = True
        self.in_body = False
        self.loose = 0  # bytes since the last request or piece of a body was complete
        self.head_size = 0
        self.upgraded = False
        self.deadline: asyncio.TimerHandle | None = None  # for the head or body that has begun
        self.unread: asyncio.TimerHandle | None = None  # for an answer that waits to be read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or close it."""
        super().connection_made(transport)
        found = transport.get_extra_info("socket")
        self.place = self.door.enter(self.client[0] if self.client else "", found.fileno() if found else 0)
        if self.place is None:
            transport.abort()
        else:
            self.set_deadline(FIRST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection has ended."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.clear_deadline()
        self.clear_unread()
        if self.place is not None:
            self.door.leave(self.place)

    def data_received(self, data: bytes) -> None:
        """Parse some bytes, and end a connection whose request became too large."""
        if self.transport.is_closing():
            return
        began = self.loose > 0
        self.loose += len(data)
        super().data_received(data)
        if self.upgraded or self.transport.is_closing():
            self.clear_deadline()
            return
        if self.loose > MOST_HEAD:
            self.status = HEAD_TOO_LARGE if self.in_head else BAD
            self.send_400_response("Too large.")
            return
        if self.in_body:
            if self.deadline is None:
                self.set_deadline(BODY_SECONDS)
        elif self.loose == 0:
            self.clear_deadline()
        elif not began or self.deadline is None:
            self.set_deadline(HEAD_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection and its place to a WebSocket."""
        self.upgraded = True
        super().handle_websocket_upgrade()
        if self.place is not None:
            place, self.place = self.place, None
            self.transport.get_protocol().on_lost = partial(self.door.leave, place)  # type: ignore[attr-defined]

    def on_message_begin(self) -> None:
        """Begin a request; OutOfBounds if too many wait for their answer."""
        if len(self.pipeline) >= MOST_WAITING:
            raise OutOfBounds
        super().on_message_begin()
        self.in_head, self.in_body = True, False
        self.head_size = 0
        self.loose = max(self.loose, 1)

    def on_url(self, url: bytes) -> None:
        """Take in a piece of the address."""
        super().on_url(url)
        if len(self.url) > MOST_URL:
            self.status = URL_TOO_LONG
            raise OutOfBounds

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take in a header, or a trailer."""
        super().on_header(name, value)
        self.head_size += len(name) + len(value)
        if self.head_size > MOST_HEAD or len(self.headers) > MOST_HEADERS:
            self.status = HEAD_TOO_LARGE
            raise OutOfBounds

    def on_headers_complete(self) -> None:
        """Start the request."""
        self.in_head, self.in_body = False, True
        self.loose = 0
        self.clear_deadline()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take in a piece of the body."""
        self.loose = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that all of the request is here."""
        self.in_body = False
        self.loose = 0
        self.clear_deadline()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request, or until the answer is read and the connection closed."""
        super().on_response_complete()
        if self.transport.is_closing():
            self.set_unread()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection."""
        super().timeout_keep_alive_handler()
        self.set_unread()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not a request of ours, and close the connection."""
        self.transport.write(STATUS_LINE[self.status] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()
        self.clear_deadline()
        self.set_unread()

    def pause_writing(self) -> None:
        """Give the peer time to read what fills the buffers."""
        super().pause_writing()
        self.set_unread()

    def resume_writing(self) -> None:
        """Go on writing."""
        super().resume_writing()
        if not self.transport.is_closing():
            self.clear_unread()

    def set_deadline(self, seconds: float) -> None:
        self.clear_deadline()
        self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def clear_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def set_unread(self) -> None:
        if self.unread is None:
            self.unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def clear_unread(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
