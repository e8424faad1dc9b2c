"""Frames on their way to one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Write = Callable[[bytes], bool]  # sends a frame at once; False: the peer must read first, or is gone


class Outbox:
    """A queue with one reader: as little as that needs, since every decision goes through several of them.

    While nothing waits in it a frame goes straight to `write`. What that does not take is left to the reader.
    """

    def __init__(self, write: Write | None = None) -> None:
        self._write = write
        self._frames: deque[bytes | None] = deque()
        self._reader: asyncio.Future[None] | None = None  # who waits for the next frame

    def __len__(self) -> int:
        return len(self._frames)

    def put(self, frame: bytes | None) -> None:
        """Add a frame; None: nothing more comes."""
        if frame is not None and self._write is not None and not self._frames and self._write(frame):
            return
        self._frames.append(frame)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def first(self) -> bytes | None:
        """Return the frame that has waited longest, as soon as there is one.
        It stays there: what comes now is behind it.
        """
        while not self._frames:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._frames[0]

    def drop(self) -> None:
        """Take the first frame away: it is sent."""
        self._frames.popleft()

    def take(self) -> list[bytes | None]:
        """Return all frames that wait."""
        found = list(self._frames)
        self._frames.clear()
        return found
