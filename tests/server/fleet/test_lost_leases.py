"""A table in memory whose lease is gone is neither shown nor kept, and takes no other table's lease with it."""

from __future__ import annotations

import pytest
from sqlalchemy import update
from tests.server.fleet.test_fleet_memory import runs
from tests.server.fleet.together import NodeInTest, table_at

from fogg.server.admin.upkeep import remove_table
from fogg.server.store.schema import leases

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def stolen(thief: NodeInTest, table: str) -> None:
    """Give a lease to a node as if its holder had been removed."""
    taken = update(leases).where(leases.c.table_id == table).values(node=thief.id, fence=leases.c.fence + 1)
    await thief.server.writer.append([], also=[taken])


async def test_an_old_table_that_could_not_be_stored_leaves_the_lease_to_the_new_one(nodes: list[NodeInTest]) -> None:
    here = nodes[0]
    hub = here.server.hub
    table = await table_at(here, [await here.client("Ada")], bots=1)
    await hub.quiet()  # the bot has chosen
    old = runs(here, table)
    hub.let_all_go()  # in doubt, while a write of the old one hangs
    new = await hub.table(table)
    hub.drop(old, "not-stored")
    await hub.quiet()
    assert runs(here, table) is new and here.fleet.keeper.held[table] == new.fence.number  # type: ignore[union-attr]


async def test_a_table_is_not_shown_that_was_read_under_another_lease(nodes: list[NodeInTest]) -> None:
    here = nodes[0]
    ada = await here.client("Ada")
    table = await table_at(here, [ada], bots=1)
    old = runs(here, table)
    await here.fleet.keeper.release(table)
    assert (await ada.ask("GET", f"/api/tables/{table}")).status_code == 200
    assert old.retired and runs(here, table) is not old


async def test_an_idle_table_whose_lease_is_lost_goes_out_of_memory(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    table = await table_at(there, [await here.client("Ada")], bots=1, edition="usa")
    old = runs(there, table)
    old.idle_since = 0.0
    await stolen(here, table)
    await there.server.hub.unloader.unload(old)
    await there.server.hub.quiet()
    assert there.runs(table) is None and table not in there.fleet.keeper.held


async def test_an_old_table_that_another_node_has_taken_on_is_not_removed(nodes: list[NodeInTest]) -> None:
    here, there = nodes
    ada = await here.client("Ada")
    table = await table_at(there, [ada], bots=1, edition="usa")
    await remove_table(here.server, table)  # it was found before it was taken on
    assert (await ada.ask("GET", f"/api/tables/{table}")).status_code == 200
    there.server.hub.let_go(runs(there, table), "moved")
    await remove_table(there.server, table)
    assert (await ada.ask("GET", f"/api/tables/{table}")).status_code == 404
    assert table not in there.fleet.keeper.held
