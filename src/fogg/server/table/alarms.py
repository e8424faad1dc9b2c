"""Alarms for tables."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable

from fogg.server.clock import Clock, Timer

SPARE = 16  # alarms that count no more and are kept before they are swept out


class Alarms:
    """One alarm for each table, the earliest that was set; `ring` is called with the table when its time has come.

    The callback looks after the table and sets its next alarm.
    """

    def __init__(self, clock: Clock, ring: Callable[[str], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._next: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._timer: Timer | None = None
        self._off = False

    def __len__(self) -> int:
        return len(self._heap)

    def waiting(self) -> int:
        """Return how many tables have an alarm."""
        return len(self._next)

    def start(self, alarms: Iterable[tuple[float, str]]) -> None:
        """Set those that were stored."""
        for when, table in alarms:
            self._next[table] = min(when, self._next.get(table, when))
        self._sweep()
        self._wind()

    def stop(self) -> None:
        """Stop ringing."""
        self._off = True
        self._wind()

    def set(self, when: float, table: str) -> None:
        """Ring for a table at that time, unless it is rung for earlier anyway."""
        if self._next.get(table, when + 1) <= when:
            return
        self._next[table] = when
        heapq.heappush(self._heap, (when, table))
        if len(self._heap) > 2 * len(self._next) + SPARE:
            self._sweep()
        self._wind()

    def _sweep(self) -> None:
        """Keep only what still counts: an earlier alarm leaves the later one behind."""
        self._heap = [(when, table) for table, when in self._next.items()]
        heapq.heapify(self._heap)

    def _wind(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heap and not self._off:
            self._timer = self._clock.call_at(self._heap[0][0], self._due)

    def _due(self) -> None:
        self._timer = None
        now = self._clock.now()
        due = []
        while self._heap and self._heap[0][0] <= now:
            when, table = heapq.heappop(self._heap)
            if self._next.get(table) == when:
                del self._next[table]
                due.append(table)
        for table in sorted(due):
            self._ring(table)
        self._wind()
