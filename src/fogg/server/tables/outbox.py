"""Frames on their way to one socket."""

from __future__ import annotations

import asyncio
from collections import deque


class Outbox:
    """A queue with one reader: as little as that needs, since every decision goes through several of them."""

    def __init__(self) -> None:
        self._frames: deque[bytes | None] = deque()
        self._reader: asyncio.Future[None] | None = None  # who waits for the next frame

    def __len__(self) -> int:
        return len(self._frames)

    def put(self, frame: bytes | None) -> None:
        """Add a frame; None: nothing more comes."""
        self._frames.append(frame)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> bytes | None:
        """The next frame, as soon as there is one."""
        while not self._frames:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._frames.popleft()

    def take(self) -> list[bytes | None]:
        """All frames that wait."""
        found = list(self._frames)
        self._frames.clear()
        return found
