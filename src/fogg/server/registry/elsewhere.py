"""Tables that run at another node."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from fogg.server.fleet.lease_rules import Theirs
from fogg.server.fleet.lines.openings import Chore
from fogg.server.request_refusal import RequestRefused

MOVED = "moved"  # the code of a refusal: nothing was done, and it can be asked again where the table is then
TRIES = 30
MOVING_SECONDS = 0.1
T = TypeVar("T")


class Elsewhere(RequestRefused):
    """A table that another node runs: what is asked of it must be asked there."""

    def __init__(self, table: str, there: Theirs) -> None:
        self.table = table
        self.there = there
        super().__init__(MOVED)


Errands = Callable[[Elsewhere, Chore], Awaitable[None]]
"""Asks the node that runs a table to do something there."""


async def no_errands(found: Elsewhere, chore: Chore) -> None:
    """Stand in where there is only one node."""
    raise found


async def once_moved(work: Callable[[], Awaitable[T]]) -> T:
    """Return what work about a table returns; it is tried again where the table left its node before it began."""
    for _ in range(TRIES):
        try:
            return await work()
        except Elsewhere:
            raise
        except RequestRefused as refusal:
            if refusal.code != MOVED:
                raise
        await asyncio.sleep(MOVING_SECONDS)
    return await work()
