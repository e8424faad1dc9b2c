"""The silence of a peer. One timer for all its messages, reset only when it fires."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from types import TracebackType
from typing import TypeVar

T = TypeVar("T")


class Silence:
    """Ends a wait of the task that made it with TimeoutError once it has lasted `seconds`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        self._since: float | None = None  # when the wait began; None: nothing is waited for
        self._ended = False
        self._cancelled = 0 if self._task is None else self._task.cancelling()  # how often that was before
        self._timer: asyncio.TimerHandle | None = None

    def __enter__(self) -> Silence:
        self._timer = self._loop.call_later(self._seconds, self._ring)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()

    async def broken_by(self, sound: Awaitable[T]) -> T:
        """Return what is waited for."""
        self._since = self._loop.time()
        try:
            return await sound
        except asyncio.CancelledError:
            if self._ended and self._task is not None and self._task.uncancel() <= self._cancelled:
                raise TimeoutError from None
            raise
        finally:
            self._since = None

    def _ring(self) -> None:
        left = self._seconds if self._since is None else self._since + self._seconds - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._ring)
        elif self._task is not None:
            self._ended = True
            self._task.cancel()
