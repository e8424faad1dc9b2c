"""Notices between nodes: what one has changed in the database, the others do not keep in memory any longer.

PostgreSQL delivers them with the change itself and in the order of commits. What was missed while the line was down
is not known, so everything is looked at again then. A line can also fall silent without breaking: so each node sends
itself a mark now and then, and takes another line if the mark does not come.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog
from sqlalchemy import Executable, func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from fogg.server.fleet.in_time import InTime
from fogg.server.store.connect import HASTE
from fogg.server.tokens import new_id

CHANNEL = "fogg"
PERSON, HOSTS, MARK = "person", "hosts", "mark"
RETRY_SECONDS = 0.5
CAUGHT_UP_SECONDS = 2.0
MARK_SECONDS = 3.0  # from one mark to the next, within which it must come
log = structlog.get_logger("fogg.fleet")


def notice(kind: str, about: str) -> list[Executable]:
    """Return what tells all nodes, in the transaction of the change."""
    return [select(func.pg_notify(CHANNEL, f"{kind} {about}"))]


class Notices:
    """Listens. `on_person` is called with a person who changed, `on_hosts` after hosts did something, `on_gap` when
    anything may have been missed; one call after the other, and all again if one fails. `send` runs a statement over
    another connection.
    """

    def __init__(
        self,
        url: URL,
        send: Callable[[Executable], Coroutine[Any, Any, None]],
        *,
        on_person: Callable[[str], Awaitable[None]],
        on_hosts: Callable[[], Awaitable[None]],
        on_gap: Callable[[], Awaitable[None]],
    ) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._haste = {name: value for name, value in HASTE.items() if name not in url.query}
        self._send = send
        self._on_person = on_person
        self._on_hosts = on_hosts
        self._on_gap = on_gap
        self._marks: dict[str, asyncio.Event] = {}
        self._in_time = InTime()
        self.listening = asyncio.Event()

    async def run(self) -> None:
        """Listen until cancelled, over as many connections as it takes."""
        import psycopg  # an extra, which a server on SQLite does without

        while True:
            try:
                await self._listen()
            except (psycopg.Error, SQLAlchemyError, OSError) as error:
                log.warning("fleet.notices", error=type(error).__name__)
            except Exception:
                log.exception("fleet.notices")
            self.listening.clear()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        import psycopg

        connect = psycopg.AsyncConnection.connect
        async with await connect(self._url, autocommit=True, **self._haste) as connection:  # type: ignore[arg-type]
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._on_gap()
            self.listening.set()
            while True:
                mark = new_id()
                await self._in_time(CAUGHT_UP_SECONDS, self._send(notice(MARK, mark)[0]))
                came = False
                async for found in connection.notifies(timeout=MARK_SECONDS):
                    kind, _, about = found.payload.partition(" ")
                    came = came or about == mark
                    await self._take(kind, about)
                if not came:
                    raise ConnectionError("the line of notices is silent")

    async def _take(self, kind: str, about: str) -> None:
        """Pass a notice on."""
        if kind == PERSON:
            await self._on_person(about)
        elif kind == HOSTS:
            await self._on_hosts()
        elif kind == MARK and about in self._marks:
            self._marks[about].set()

    async def caught_up(self) -> bool:
        """Wait until all that was committed before now has been heard of; False if that takes too long."""
        mark = new_id()
        self._marks[mark] = asyncio.Event()
        try:
            await self._in_time(CAUGHT_UP_SECONDS, self._heard(mark))
        except (SQLAlchemyError, OSError):  # TimeoutError is an OSError
            return False
        finally:
            del self._marks[mark]
        return True

    async def _heard(self, mark: str) -> None:
        event = self._marks[mark]
        await self.listening.wait()
        await self._send(notice(MARK, mark)[0])
        await event.wait()
