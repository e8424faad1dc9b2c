"""The time of day and what is to happen at a time, so that tests can turn the hands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds since 1970, and a call at a time."""

    def now(self) -> float: ...

    def call_at(self, when: float, what: Callable[[], None]) -> Timer: ...


class WallClock:
    """The clock of the machine, except that it never goes back: limits and turns would then last longer.

    A call never comes early; one for the past comes as soon as possible.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._ahead = wall() - monotonic()  # how far the day is ahead of the ticks

    def now(self) -> float:
        ticks = self._monotonic()
        ahead = self._wall() - ticks
        if ahead > self._ahead:
            self._ahead = ahead
        return ticks + self._ahead

    def call_at(self, when: float, what: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), what)
