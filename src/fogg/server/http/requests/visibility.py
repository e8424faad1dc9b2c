"""The right to see a table."""

from __future__ import annotations

from fogg.server.http.context import Server
from fogg.server.table.table import Table


async def sits_or_was_invited(server: Server, person: str | None, table: Table) -> bool:
    """Return True if a person sits at a table, or had a link to it."""
    if person is None:
        return False
    return bool(table.state.chairs_of(person)) or await server.people.may_see(person, table.state.id)


async def may_follow(server: Server, person: str | None, table: Table) -> bool:
    """Return True if a person may follow a table live: it is open to all, or they sit there or had a link.

    A daily deal is closed to people who have not played it.
    """
    if not await server.daily.may_see(table.state, person):
        return False
    return not table.state.setup.private or await sits_or_was_invited(server, person, table)
