"""Stand-ins for what a test must hold in its hand: the time, and bots that think at once."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Awaitable, Callable

from fogg.bots import find_bot
from fogg.bots.bot import ask
from fogg.engine import Chance, View


class FakeTimer:
    def __init__(self, what: Callable[[], None]) -> None:
        self.what: Callable[[], None] | None = what

    def cancel(self) -> None:
        self.what = None


class FakeClock:
    """Stands still until it is turned."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._timers: list[tuple[float, int, FakeTimer]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, what: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(what)
        heapq.heappush(self._timers, (when, next(self._count), timer))
        return timer

    async def advance(self, seconds: float, quiet: Callable[[], Awaitable[None]]) -> None:
        """Turn the hands; what falls due on the way happens at its own time, and all of it before the next."""
        end = self._now + seconds
        await quiet()
        while self._timers and self._timers[0][0] <= end:
            when, _, timer = heapq.heappop(self._timers)
            if timer.what is not None:
                self._now = max(self._now, when)
                timer.what()
                await quiet()
        self._now = end


class Instant:
    """Lets bots think in this process, at once; `asked` are the bots that did."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def decide(self, bot: str, view: str, budget: float, seed: int | None = None) -> int:
        self.asked.append(bot)
        seen = View.read(view)
        chance = Chance(len(self.asked) if seed is None else seed)
        return ask(find_bot(bot), seen, seen.options(), chance.stream("bot"), budget).id

    async def close(self) -> None:
        pass
