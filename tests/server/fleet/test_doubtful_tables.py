"""Tables whose node may not answer from memory any more: requests are refused at once, and tried again later."""

from __future__ import annotations

import pytest
from sqlalchemy.engine import URL
from tests.server.house import Guest, House, house, started

from fogg.server.table.table import Table

PATHS = (("GET", ""), ("POST", "/start"), ("GET", "/record"), ("GET", "/book"), ("POST", "/rematch"))


async def at_once(guest: Guest, table: Table, method: str, path: str) -> int:
    """Return the status of a request about a table."""
    body: dict[str, str] | None = {} if method == "POST" else None
    return (await guest.ask(method, f"/api/tables/{table.state.id}{path}", body)).status_code


@pytest.mark.parametrize(("method", "path"), PATHS)
async def test_a_table_of_a_node_in_doubt_is_refused_at_once(
    sqlite: URL, method: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite) as inn:
        ada, table = await begun(inn)
        with monkeypatch.context() as doubt:
            doubt.setattr(inn.server.hub.tenancy, "is_valid", lambda: False)
            assert await at_once(ada, table, method, path) == 503
        assert await at_once(ada, table, method, path) != 503, "it lived all the time"


async def test_a_table_that_is_retired_while_the_server_ends_is_refused_at_once(sqlite: URL) -> None:
    async with house(sqlite) as inn:
        ada, table = await begun(inn)
        table.retire()
        assert await at_once(ada, table, "GET", "") == 503


async def begun(inn: House) -> tuple[Guest, Table]:
    """Return a table in memory, and its host."""
    ada = await inn.guest("Ada")
    return ada, await started(ada, bots=1)
