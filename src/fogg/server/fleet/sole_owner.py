"""The owner of all tables where there is one server only."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from fogg.server.fleet.lease_rules import Mine, NodeShown


class SoleOwner:
    """A LeaseKeeper for a server that is alone with its database: every table is its own, always."""

    def __init__(self) -> None:
        self.id = ""
        self.address = ""
        self.held: dict[str, int] = {}
        self.nodes: list[NodeShown] = []
        self.draining = False

    def is_valid(self) -> bool:
        return True

    async def start(self) -> None:
        """Do nothing: there are no others to join."""

    async def run(self) -> None:
        """Wait until cancelled."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Do nothing."""

    async def locate(self, table: str, *, forced: bool = False) -> Mine:
        return Mine(None)

    async def hand_over(self, table: str, to: str) -> int | None:
        return None

    async def release(self, table: str) -> None:
        """Do nothing."""

    async def drain(self) -> None:
        self.draining = True

    async def overdue(self, now: float, limit: int, loaded: Collection[str]) -> list[str]:
        """Return nothing: the alarms of the one node know all deadlines."""
        return []
