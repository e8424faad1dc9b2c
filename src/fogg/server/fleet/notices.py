"""Notices between nodes: what one has changed in the database, the others do not keep in memory any longer.

PostgreSQL delivers them with the change itself and in the order of commits. What was missed while the line was down
is not known, so everything is dropped then.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from sqlalchemy import Executable, func, select
from sqlalchemy.engine import URL

from fogg.server.tokens import new_id

CHANNEL = "fogg"
PERSON, HOSTS, MARK = "person", "hosts", "mark"
RETRY_SECONDS = 0.5
CAUGHT_UP_SECONDS = 2.0
log = structlog.get_logger("fogg.fleet")


def notice(kind: str, about: str) -> list[Executable]:
    """Return what tells all nodes, in the transaction of the change."""
    return [select(func.pg_notify(CHANNEL, f"{kind} {about}"))]


class Notices:
    """Listens. `on_person` is called with a person who changed, `on_hosts` after hosts did something, `on_gap` when
    anything may have been missed; one call after the other.
    """

    def __init__(
        self,
        url: URL,
        *,
        on_person: Callable[[str], Awaitable[None]],
        on_hosts: Callable[[], Awaitable[None]],
        on_gap: Callable[[], Awaitable[None]],
    ) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._on_person = on_person
        self._on_hosts = on_hosts
        self._on_gap = on_gap
        self._marks: dict[str, asyncio.Event] = {}
        self.listening = asyncio.Event()

    async def run(self) -> None:
        """Listen until cancelled, over as many connections as it takes."""
        import psycopg  # an extra, which a server on SQLite does without

        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                log.warning("fleet.notices", error=type(error).__name__)
            self.listening.clear()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._guarded(self._on_gap())
            self.listening.set()
            async for found in connection.notifies():
                kind, _, about = found.payload.partition(" ")
                if kind == PERSON:
                    await self._guarded(self._on_person(about))
                elif kind == HOSTS:
                    await self._guarded(self._on_hosts())
                elif kind == MARK and about in self._marks:
                    self._marks[about].set()

    async def _guarded(self, work: Awaitable[Any]) -> None:
        try:
            await work
        except Exception:
            log.exception("fleet.notice")

    async def caught_up(self, send: Callable[[Executable], Awaitable[None]]) -> bool:
        """Wait until all that was committed before now has been heard of; False if that takes too long."""
        mark = new_id()
        self._marks[mark] = asyncio.Event()
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CAUGHT_UP_SECONDS):
                    await self.listening.wait()
                    await send(notice(MARK, mark)[0])
                    await self._marks[mark].wait()
                    return True
            return False
        finally:
            del self._marks[mark]
