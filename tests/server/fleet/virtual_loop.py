"""An event loop whose time jumps to the next thing to do, for several machines that can stop and whose clocks drift.

Nothing of it waits: a schedule of many seconds runs in milliseconds, and the same seed gives the same schedule.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from itertools import count
from typing import Any, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")


class Machine:
    """A computer with a clock of its own, which may be stopped for a while or for good."""

    def __init__(self, loop: VirtualLoop, *, rate: float, ahead: float) -> None:
        self.loop = loop
        self.rate = rate
        self.ahead = ahead
        self.dead = False
        self.stopped = False
        self.waiting: list[asyncio.Handle] = []  # for it to go on
        self.context = copy_context()
        self.context.run(RUNNING_ON.set, self)

    def clock(self) -> float:
        """Return its own time."""
        return self.ahead + self.rate * self.loop.now

    def stop(self, seconds: float) -> None:
        """Let nothing happen on it for a while; what it remembers stays, and its clock goes on."""
        self.stopped = True
        self.loop.call_later(seconds, self.go_on, context=Context())

    def go_on(self) -> None:
        """Do all that should have been done meanwhile."""
        self.stopped = False
        waiting, self.waiting = self.waiting, []
        for handle in waiting:
            self.loop.again(handle)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something on this machine."""
        return self.loop.create_task(work, context=self.context)


RUNNING_ON: ContextVar[Machine | None] = ContextVar("RUNNING_ON", default=None)
Ts = TypeVarTuple("Ts")


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs what is due, in order, and skips the time between."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._fault: BaseException | None = None
        self._due: list[tuple[float, int, asyncio.Handle]] = []
        self._order = count()

    def run(self, until: float) -> None:
        """Let time pass, and all that falls into it happen."""
        asyncio._set_running_loop(self)
        try:
            while self._due and self._due[0][0] <= until:
                when, _, handle = heapq.heappop(self._due)
                if handle.cancelled():
                    continue
                machine = handle._context.get(RUNNING_ON)  # type: ignore[attr-defined]
                if machine is not None:
                    if machine.dead:
                        continue
                    if machine.stopped:
                        machine.waiting.append(handle)
                        continue
                self.now = when
                handle._run()
                if self._fault is not None:
                    raise self._fault
            self.now = until
        finally:
            asyncio._set_running_loop(None)

    def end(self) -> None:
        """Drop all work that is left."""
        for task in asyncio.all_tasks(self):
            if (work := task.get_coro()) is not None:
                work.close()

    def time(self) -> float:
        return self.now

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        heapq.heappush(self._due, (self.now, next(self._order), handle))
        return handle

    def again(self, handle: asyncio.Handle) -> None:
        """Have something happen now that was due before."""
        heapq.heappush(self._due, (self.now, next(self._order), handle))

    def call_later(
        self,
        delay: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        machine = (copy_context() if context is None else context).get(RUNNING_ON)
        return self.call_at(self.now + delay / (machine.rate if machine else 1.0), callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._due, (max(when, self.now), next(self._order), handle))
        return handle

    def __del__(self) -> None:
        """Leave silently: there is nothing to close."""

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Do nothing: it is skipped when its time comes."""

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Note an error of a callback; tasks that die with their machine are as they should be."""
        self._fault = self._fault or context.get("exception")
