"""The line between machines and a fake database: slow, out of order, cut, and forgetful of answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextvars import Context
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.server.fleet.fake_database import FakeDatabase
from tests.server.fleet.virtual_loop import Machine, VirtualLoop

from fogg.server.fleet.lease_rules import Holder, NewNode, NodeShown

LONGEST = 5.0  # a message is under way
OUTSIDE = Context()  # of no machine


@dataclass
class Weather:
    """Chances of a message to be lost, or late."""

    lost: float = 0.0
    late: float = 0.0


class Network:
    """Carries questions to a database and the answers back."""

    def __init__(self, loop: VirtualLoop, database: FakeDatabase, chance: Random, told: Callable[[], None]) -> None:
        self.loop = loop
        self.database = database
        self.chance = chance
        self.weather = Weather()
        self.cut: dict[Machine, float] = {}  # until when a machine's messages are lost
        self.down_until = 0.0
        self.frozen = False  # while down, questions wait instead of being refused
        self._told = told
        self._under_way: dict[asyncio.TimerHandle, Callable[[], None]] = {}

    def calm(self) -> None:
        """Deliver everything, and be fast and safe from now on."""
        self.weather = Weather()
        self.cut.clear()
        self.down_until = self.loop.now
        for handle, deliver in list(self._under_way.items()):
            handle.cancel()
            self.loop.call_soon(deliver, context=OUTSIDE)
        self._under_way.clear()

    async def ask(self, machine: Machine, question: Callable[[], Any]) -> Any:
        """Return the answer of the database, or fail, or wait forever."""
        answer: asyncio.Future[Any] = self.loop.create_future()
        if self._loses(machine):
            self._fail(answer)
        else:
            self._carry(lambda: self._arrive(machine, question, answer))
        return await answer

    def _arrive(self, machine: Machine, question: Callable[[], Any], answer: asyncio.Future[Any]) -> None:
        if self.loop.now < self.down_until:
            if self.frozen:
                delay = self.down_until - self.loop.now + self.chance.random() / 100
                self._carry(lambda: self._arrive(machine, question, answer), delay)
            else:
                self._fail(answer)
            return
        try:
            found, error = question(), None
        except Exception as raised:
            found, error = None, raised
        self._told()
        if self._loses(machine):
            self._fail(answer)
        else:
            self._carry(lambda: settle(answer, found, error))

    def _loses(self, machine: Machine) -> bool:
        return self.cut.get(machine, 0.0) > self.loop.now or self.chance.random() < self.weather.lost

    def _fail(self, answer: asyncio.Future[Any]) -> None:
        """Break the line, which is noticed, or leave the caller waiting."""
        if self.chance.random() < 0.5:
            self._carry(lambda: settle(answer, None, OSError("the line is cut")))

    def _carry(self, deliver: Callable[[], None], delay: float | None = None) -> None:
        if delay is None:
            late = self.chance.random() < self.weather.late
            delay = self.chance.uniform(0.05, LONGEST) if late else self.chance.uniform(0.001, 0.02)

        def arrived() -> None:
            self._under_way.pop(handle, None)
            deliver()

        handle = self.loop.call_later(delay, arrived, context=OUTSIDE)
        self._under_way[handle] = deliver


def settle(answer: asyncio.Future[Any], found: Any, error: Exception | None) -> None:
    """Give an answer to a caller that may have gone."""
    if answer.done():
        return
    if error is None:
        answer.set_result(found)
    else:
        answer.set_exception(error)


class RemoteLeases:
    """A LeaseStore behind the network."""

    def __init__(self, network: Network, machine: Machine) -> None:
        self.network = network
        self.database = network.database
        self.machine = machine

    async def ask(self, question: Callable[[], Any]) -> Any:
        return await self.network.ask(self.machine, question)

    async def enroll(self, node: NewNode) -> None:
        await self.ask(lambda: self.database.enroll(node))

    async def beat(self, node: str, *, tables: int, draining: bool) -> list[NodeShown] | None:
        shown: list[NodeShown] | None
        shown = await self.ask(lambda: self.database.beat(node, tables=tables, draining=draining))
        return shown

    async def bury(self) -> list[str]:
        return list(await self.ask(self.database.bury))

    async def holder(self, table: str) -> Holder | None:
        holder: Holder | None = await self.ask(lambda: self.database.holder(table))
        return holder

    async def take(self, table: str, node: str) -> Holder | None:
        holder: Holder | None = await self.ask(lambda: self.database.take(table, node))
        return holder

    async def hand_over(self, table: str, node: str, fence: int, to: str) -> int | None:
        new: int | None = await self.ask(lambda: self.database.hand_over(table, node, fence, to))
        return new

    async def release(self, table: str, node: str, fence: int) -> None:
        await self.ask(lambda: self.database.release(table, node, fence))

    async def leave(self, node: str) -> None:
        await self.ask(lambda: self.database.leave(node))

    async def overdue(self, now: float, limit: int, node: str, loaded: Collection[str]) -> list[str]:
        return list(await self.ask(lambda: self.database.overdue(now, limit, node, loaded)))
