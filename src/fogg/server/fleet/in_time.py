"""Answers that are waited for so long and no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

SETTLE_SECONDS = 1.0
T = TypeVar("T")


class InTime:
    """Returns an answer in time or raises TimeoutError.

    Unlike `asyncio.wait_for` it does not wait until the work is cancelled: a driver that tells a silent database so
    can take far longer than the answer was worth.
    """

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()  # the loop itself does not keep them

    async def __call__(self, seconds: float, asked: Coroutine[Any, Any, T]) -> T:
        task = asyncio.get_running_loop().create_task(asked)
        self._running.add(task)
        task.add_done_callback(self._ended)
        try:
            await asyncio.wait((task,), timeout=seconds)
            if not task.done():
                raise TimeoutError
            return task.result()
        finally:
            task.cancel()

    async def settle(self) -> None:
        """Wait a moment for what was cancelled, so that its connections go back."""
        if self._running:
            await asyncio.wait(set(self._running), timeout=SETTLE_SECONDS)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # that of a late answer is not asked for
