"""Tables and their rows, as they are stored."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Executable, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.store.rows import StoredRow
from fogg.server.store.schema import IMPORTER, guests, rows, sayings, tables


class Listed(NamedTuple):
    """A table in a list; `card` is JSON."""

    id: str
    state: str
    private: bool
    created: float
    updated: float
    card: str


LISTED = (tables.c.id, tables.c.state, tables.c.private, tables.c.created, tables.c.updated, tables.c.card)


class Tables:
    """Questions to the database about tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _all(self, statement: Executable) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).all())

    async def rows(self, table: str) -> list[StoredRow]:
        """Return all rows of a table in order; none if there is no such table."""
        columns = (rows.c.table_id, rows.c.seq, rows.c.at, rows.c.person, rows.c.command, rows.c.body, rows.c.checksum)
        statement = select(*columns).where(rows.c.table_id == table).order_by(rows.c.seq)
        return [StoredRow(*row) for row in await self._all(statement)]

    async def sayings(self, table: str) -> dict[int, str]:
        """Return what was said at a table, by the number of the row."""
        statement = select(sayings.c.seq, sayings.c.text).where(sayings.c.table_id == table)
        return {row.seq: row.text for row in await self._all(statement)}

    async def listed(self, table: str) -> Listed | None:
        """Return one table."""
        found = await self._all(select(*LISTED).where(tables.c.id == table))
        return Listed(*found[0]) if found else None

    async def public(self, states: tuple[str, ...], limit: int) -> list[Listed]:
        """Return the public tables, the latest first."""
        statement = (
            select(*LISTED)
            .where(tables.c.state.in_(states), tables.c.private.is_(False))
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return [Listed(*row) for row in await self._all(statement)]

    async def own(self, person: str, *, states: tuple[str, ...] = (), limit: int = 200) -> list[Listed]:
        """Return the tables at which a person sits, and games they brought along, the latest first; `states`: only
        those.
        """
        own = or_(guests.c.chair >= 0, guests.c.chair == IMPORTER)
        chairs = select(guests.c.table_id).where(guests.c.person == person, own)
        statement = select(*LISTED).where(tables.c.id.in_(chairs)).order_by(tables.c.updated.desc()).limit(limit)
        if states:
            statement = statement.where(tables.c.state.in_(states))
        return [Listed(*row) for row in await self._all(statement)]

    async def deadlines(self) -> list[tuple[float, str]]:
        """Return when each table that is not finished must be looked at."""
        statement = select(tables.c.deadline, tables.c.id).where(
            tables.c.deadline.is_not(None), tables.c.state.in_(("open", "running"))
        )
        return [(row[0], row[1]) for row in await self._all(statement)]


def listing(
    table: str, *, private: bool, now: float, deadline: float | None, card: str, state: str = "open"
) -> Executable:
    """Return what stores the list's line of a new table; its rows follow in the same transaction."""
    return insert(tables).values(
        id=table, state=state, private=private, created=now, updated=now, deadline=deadline, card=card
    )
