"""Tables that run at another node."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fogg.server.fleet.lease_rules import Theirs
from fogg.server.fleet.lines.openings import Chore
from fogg.server.request_refusal import RequestRefused


class Elsewhere(RequestRefused):
    """A table that another node runs: what is asked of it must be asked there."""

    def __init__(self, table: str, there: Theirs) -> None:
        self.table = table
        self.there = there
        super().__init__("moved")


Errands = Callable[[Elsewhere, Chore], Awaitable[None]]
"""Asks the node that runs a table to do something there."""


async def no_errands(found: Elsewhere, chore: Chore) -> None:
    """Stand in where there is only one node."""
    raise found
