"""Names that are compared with others stay what they are meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Naming:
    """A lock for names: many may rely on names at once, but none while a name changes."""

    def __init__(self) -> None:
        self._users = 0
        self._changing = asyncio.Lock()
        self._free = asyncio.Event()
        self._free.set()

    @asynccontextmanager
    async def used(self) -> AsyncIterator[None]:
        """Compare names and store the result."""
        async with self._changing:  # a waiting name change is next
            self._users += 1
            self._free.clear()
        try:
            yield
        finally:
            self._users -= 1
            if not self._users:
                self._free.set()

    @asynccontextmanager
    async def changed(self) -> AsyncIterator[None]:
        """Change a name."""
        async with self._changing:
            await self._free.wait()
            yield
