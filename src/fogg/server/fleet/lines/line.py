"""A line between two nodes: frames of a kind and some bytes, with backpressure in both directions."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from struct import Struct
from typing import Any, NamedTuple, cast

import msgspec

from fogg.errors import FoggError

HEAD = Struct("!BI")  # kind and length
MOST_BYTES = 1 << 20  # of one frame
CHUNK = 1 << 16  # bytes of a body that go into one frame
FULL, ROOM = 64, 16  # frames that wait: from here on nothing more is read, and from here on again
STRANGER_BYTES, STRANGER_FULL = 1024, 2  # of a frame, and frames that wait, before the other side has proved itself


class FrameKind(IntEnum):
    """The content of a frame."""

    CONTROL = 0  # JSON about the conversation
    TEXT = 1  # a message of a socket
    BODY = 2  # a piece of a body
    END = 3  # the end of a body
    PING = 4
    PONG = 5


class LineLost(FoggError):
    """The line broke, or the other side does not follow the rules."""


class LineFrame(NamedTuple):
    """A frame from the other side."""

    kind: FrameKind
    data: bytes


class NodeLine(asyncio.Protocol):
    """One conversation over one connection. Reading stops while too much waits here, and so the other side waits.

    Before it is `trusted` the other side may be anybody: a few short frames are taken, and no PING is answered.
    """

    def __init__(self, on_open: Callable[[NodeLine], None] | None = None) -> None:
        self._on_open = on_open
        self.transport: asyncio.Transport | None = None
        self.heard = 0.0  # when the other side gave its last sign of life, by the loop's time
        self.lost = False
        self._buffer = bytearray()
        self._inbox: deque[LineFrame] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._writable = asyncio.Event()
        self._writable.set()
        self._paused = False
        self.trusted = False  # it has proved that it is a node

    # ---- what the transport calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are none by their class
        self.heard = asyncio.get_running_loop().time()
        if self._on_open is not None:
            self._on_open(self)

    def data_received(self, data: bytes) -> None:
        """Cut bytes into frames."""
        self.heard = asyncio.get_running_loop().time()
        buffer = self._buffer
        buffer += data
        at, size = 0, len(buffer)
        while size - at >= HEAD.size:
            number, length = HEAD.unpack_from(buffer, at)
            if length > (MOST_BYTES if self.trusted else STRANGER_BYTES) or number >= len(FrameKind):
                self.abort()
                buffer.clear()
                return
            end = at + HEAD.size + length
            if end > size:
                break
            self._take(LineFrame(FrameKind(number), bytes(buffer[at + HEAD.size : end])))
            at = end
            if self.transport is not None and self.transport.is_closing():
                buffer.clear()
                return
        if at:
            del buffer[:at]

    def _take(self, frame: LineFrame) -> None:
        pulse = frame.kind is FrameKind.PING or frame.kind is FrameKind.PONG
        if not self.trusted and (pulse or len(self._inbox) >= STRANGER_FULL):
            self.abort()
        elif frame.kind is FrameKind.PING:
            self.write(FrameKind.PONG)
        elif not pulse:
            self._inbox.append(frame)
            if len(self._inbox) >= FULL and not self._paused and self.transport is not None:
                self._paused = True
                self.transport.pause_reading()
            self._wake()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the line is gone."""
        self.lost = True
        self._writable.set()
        self._wake()

    def pause_writing(self) -> None:
        """Note that the other side must read first."""
        self._writable.clear()

    def resume_writing(self) -> None:
        """Note that there is room again."""
        self._writable.set()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    # ---- what the conversation calls

    @property
    def paused(self) -> bool:
        """Return True if nothing is read for the moment, so that nothing can be heard either."""
        return self._paused

    @property
    def writable(self) -> bool:
        """Return True if a frame may be written without waiting."""
        return not self.lost and self._writable.is_set()

    def write(self, kind: FrameKind, data: bytes = b"") -> None:
        """Send a frame; the caller waits for `drained` where much can come."""
        if not self.lost and self.transport is not None:
            self.transport.write(HEAD.pack(kind, len(data)) + data)

    def tell(self, message: Any) -> None:
        """Send a struct or a dictionary about the conversation."""
        self.write(FrameKind.CONTROL, msgspec.json.encode(message))

    async def drained(self) -> None:
        """Wait until the other side has read; LineLost if it is gone."""
        await self._writable.wait()
        if self.lost:
            raise LineLost("the line to another node broke")

    async def body(self, data: bytes) -> None:
        """Send a body in pieces, and its end."""
        for start in range(0, len(data), CHUNK):
            self.write(FrameKind.BODY, data[start : start + CHUNK])
            await self.drained()
        self.write(FrameKind.END)

    async def read(self) -> LineFrame:
        """Return the next frame; LineLost when there is none any more."""
        while not self._inbox:
            if self.lost:
                raise LineLost("the line to another node broke")
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        frame = self._inbox.popleft()
        if self._paused and len(self._inbox) <= ROOM and self.transport is not None and not self.lost:
            self._paused = False
            self.heard = asyncio.get_running_loop().time()  # it may have spoken all the time
            self.transport.resume_reading()
        return frame

    async def read_control(self) -> Any:
        """Return the next frame, which must be about the conversation."""
        frame = await self.read()
        if frame.kind is not FrameKind.CONTROL:
            raise LineLost("another node sent something out of turn")
        try:
            return msgspec.json.decode(frame.data)
        except msgspec.DecodeError as error:
            raise LineLost("another node sent something that is not JSON") from error

    async def read_body(self) -> bytes:
        """Return a whole body."""
        pieces = []
        while (frame := await self.read()).kind is FrameKind.BODY:
            pieces.append(frame.data)
        if frame.kind is not FrameKind.END:
            raise LineLost("another node broke a body off")
        return b"".join(pieces)

    def close(self) -> None:
        """End the conversation once everything is sent."""
        if self.transport is not None:
            self.transport.close()

    def abort(self) -> None:
        """End the conversation at once."""
        if self.transport is not None:
            self.transport.abort()
