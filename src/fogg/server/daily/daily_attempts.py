"""Attempts at daily deals: begun once, closed to all who have not played, and put into a table."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Select, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.clock import Clock
from fogg.server.daily.daily_deal import (
    closing_of,
    daily_edition,
    daily_seed,
    daily_setup,
    day_of,
    is_secret,
)
from fogg.server.fleet.shared_locks import Lock, local_lock
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.schema import daily, people, profiles, results, tables
from fogg.server.table import lobby
from fogg.server.table.create import KEYED, Deal, new_table
from fogg.server.table.table_state import TableState
from fogg.words.message import Message

OVER = ("finished", "closed")
MOST_DAYS = 14  # earlier days that are listed


class Attempt(NamedTuple):
    """An attempt at the deal of a day; `state` is that of its table."""

    person: str
    table: str
    edition: str
    state: str
    score: int | None  # None: not finished in time, or given up
    name: str | None
    opened: bool


class DailyDeals:
    """The deals of one server; `secret` is that of its database."""

    def __init__(
        self, engine: AsyncEngine, clock: Clock, hub: TableRegistry, secret: str, lock: Lock | None = None
    ) -> None:
        self._engine = engine
        self._clock = clock
        self._hub = hub
        self._secret = secret
        self._beginning = lock or local_lock()

    def today(self) -> str:
        """Return the day it is."""
        return day_of(self._clock.now())

    async def edition(self, day: str) -> str | None:
        """Return the board of a day; None for a day to come, or a day without an attempt.

        What was played decides: a later version may offer more boards.
        """
        found = await self._all(select(daily.c.edition).where(daily.c.day == day).limit(1))
        if found:
            return str(found[0].edition)
        return daily_edition(self._hub.catalog, day) if day == self.today() else None

    async def attempts(self, day: str) -> list[Attempt]:
        """Return the attempts at the deal of a day, the best first; those without a score last."""
        statement = (
            select(daily, tables.c.state, results.c.score, results.c.ended, results.c.resigned, people.c.name)
            .add_columns(profiles.c.opened)
            .join(tables, tables.c.id == daily.c.table_id)
            .join(people, people.c.id == daily.c.person)
            .outerjoin(profiles, profiles.c.person == daily.c.person)
            .outerjoin(results, (results.c.table_id == daily.c.table_id) & (results.c.person == daily.c.person))
            .where(daily.c.day == day, people.c.name.is_not(None))
        )
        found = []
        for row in await self._all(statement):
            scored = row.score is not None and not row.resigned and row.ended <= closing_of(day)
            score = int(row.score) if scored else None
            opened = row.opened is not None
            found.append(Attempt(row.person, row.table_id, row.edition, row.state, score, row.name, opened))
        return sorted(found, key=lambda one: (one.score is None, -(one.score or 0), one.table))

    async def days(self) -> list[str]:
        """Return the last days on which attempts were made, the latest first."""
        statement = select(daily.c.day).group_by(daily.c.day).order_by(daily.c.day.desc()).limit(MOST_DAYS)
        return [str(row.day) for row in await self._all(statement)]

    async def begin(self, person: str) -> str:
        """Return the table of a person's attempt today, begun if there is none yet."""
        async with self._beginning():
            day = self.today()
            found = await self._all(select(daily.c.table_id).where(daily.c.day == day, daily.c.person == person))
            if found:
                return await self._started(str(found[0].table_id), person)
            edition = await self.edition(day)
            assert edition is not None
            hub, deal = self._hub, Deal(daily_seed(self._secret, day), KEYED, known=True, daily=day)
            async with hub.naming.used():
                made = new_table(hub, person, daily_setup(edition), deal)
                attempt = insert(daily).values(
                    day=day, person=person, table_id=made.id, edition=edition, started=self._clock.now()
                )
                await hub.writer.append([], also=[*made.stored, attempt])
            hub.alarms.set(made.closes, made.id)
            return await self._started(made.id, person)

    async def _started(self, table: str, person: str) -> str:
        """Start the game of an attempt, unless it has begun."""
        found = await self._hub.table(table)
        if found.state.phase == "open":
            await lobby.start(found, person)
        return table

    # ---- the door

    async def check_seen(self, state: TableState, person: str | None) -> None:
        """Raise a refusal if a table has the deal of a day that the person has not played yet."""
        if not await self.may_see(state, person):
            raise RequestRefused("daily")

    async def may_see(self, state: TableState, person: str | None) -> bool:
        """Return True if a table has no secret deal, or the person has played it or plays it there."""
        return await self.is_open_to(state.created.daily, state.id, person)

    async def is_open_to(self, day: str, table: str, person: str | None) -> bool:
        """Return True if a table with the deal of that day (empty: any other) is open to a person."""
        if not is_secret(day, self._clock.now()):
            return True
        if person is None:
            return False
        statement = (
            select(daily.c.table_id, tables.c.state)
            .join(tables, tables.c.id == daily.c.table_id)
            .where(daily.c.day == day, daily.c.person == person)
        )
        return any(row.table_id == table or row.state in OVER for row in await self._all(statement))

    def check_record(self, day: str) -> None:
        """Raise a refusal if the record of a game would tell the seed of a day that is not over."""
        if is_secret(day, self._clock.now()):
            raise RequestRefused("daily", Message("refused-daily-record"))

    async def _all(self, statement: Select[Any]) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(statement)).all())
