"""Tables change hands: when a node ends, dies, or a new one comes."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from sqlalchemy import select, update
from sqlalchemy.engine import URL
from tests.server.fleet.test_fleet_lines import snapshot, through
from tests.server.fleet.test_fleet_memory import ended, runs, soon
from tests.server.fleet.together import NodeInTest, acquainted, node_in_test, open_table, table_at, together
from tests.server.wire import Client, Player

from fogg.server.fleet import mover
from fogg.server.fleet.lease_keeper import LeaseKeeper
from fogg.server.fleet.lease_rules import NodeShown, home_of
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.rows import Resigned
from fogg.server.store.schema import leases, tables
from fogg.server.store.writer import LeaseLost


async def test_a_node_that_ends_hands_its_tables_over_and_their_people_follow(postgres: URL) -> None:
    async with together(postgres) as (here, there):
        ada, ben = await here.client("Ada"), await here.client("Ben")
        table = await table_at(there, [ada, ben])
        async with ada.connect(table) as socket:
            await snapshot(socket)
            before = runs(there, table).state.seq
            await there.leave()
            assert await ended(socket) == "moved"
        assert runs(here, table).state.seq == before, "it was in memory here before they were told"
        players = [Player(client, table, seat, seat) for seat, client in enumerate((ada, ben))]
        async with asyncio.timeout(60):
            await asyncio.gather(*(player.play() for player in players))
        assert runs(here, table).state.phase == "finished"


async def test_after_a_move_no_one_counts_as_away_who_was_there_just_before(postgres: URL) -> None:
    async with together(postgres) as (here, there):
        ada = await here.client("Ada")
        table = await table_at(there, [ada], bots=1)
        now = here.server.clock.now()
        here.server.hub.started = now - 10_000  # it has run for hours
        await there.leave()
        assert runs(here, table).last_seen(ada.id) >= now - 1


async def test_a_table_whose_node_is_gone_goes_on_when_something_is_due(postgres: URL) -> None:
    async with together(postgres) as (here, there):
        ada = await here.client("Ada")
        table = await table_at(there, [ada], bots=1, edition="usa")
        there.server.hub.let_all_go()
        await there.fleet.keeper.close()  # as if it had been buried
        due = update(tables).where(tables.c.id == table).values(deadline=0.0)
        await here.server.writer.append([], also=[due])
        await soon(lambda: any(node.runs(table) is not None for node in (here, there)))


async def test_writes_of_a_node_that_lost_a_table_are_refused(postgres: URL) -> None:
    async with together(postgres) as (here, there):
        ada = await here.client("Ada")
        table = await table_at(there, [ada], bots=1, edition="usa")
        old = runs(there, table)
        stolen = update(leases).where(leases.c.table_id == table).values(node=here.id, fence=leases.c.fence + 1)
        await here.server.writer.append([], also=[stolen])
        async with old.lock:
            with pytest.raises(RequestRefused, match="not-stored") as refused:
                await old.store(Resigned(0))
        assert isinstance(refused.value.__cause__, LeaseLost) and old.dead and there.runs(table) is None
        async with here.server.engine.connect() as connection:
            fence = await connection.scalar(select(leases.c.fence).where(leases.c.table_id == table))
        assert runs_soon(await through(there, ada).ask("GET", f"/api/tables/{table}")) and fence is not None


def runs_soon(answer: object) -> bool:
    """Return True if a request was answered."""
    return getattr(answer, "status_code", 0) == 200


async def test_a_new_node_gets_its_share_of_the_tables_that_are_played(
    postgres: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mover, "STEADY_SECONDS", 0.2)
    monkeypatch.setattr(mover, "MOVE_SECONDS", 0.0)
    async with together(postgres, 1) as (first,):
        ada = await first.client("Ada")
        made = [await table_at(first, [ada], bots=1, edition="usa") for _ in range(12)]
        async with node_in_test(postgres) as second:
            await acquainted([first, second])
            homes = {table: first.fleet.keeper.home(table) for table in made}
            theirs = {table for table, home in homes.items() if home is not None and home.id == second.id}
            assert 0 < len(theirs) < 12
            await soon(
                lambda: set(second.server.hub.loaded) == theirs and len(first.server.hub.loaded) == 12 - len(theirs)
            )


def test_ten_thousand_tables_are_spread_evenly() -> None:
    nodes = [NodeShown(f"node{n}", "", "", 0.0, 0.0, False, 0) for n in range(4)]
    homes = Counter(home.id for n in range(10_000) if (home := home_of(f"table{n}", nodes)) is not None)
    live = Counter(home.id for n in range(1_000) if (home := home_of(f"live{n}", nodes)) is not None)
    assert max(homes.values()) <= 1.2 * 2_500 and min(homes.values()) >= 0.8 * 2_500
    assert max(live.values()) <= 1.2 * 250 and min(live.values()) >= 0.8 * 250


@pytest.mark.parametrize("path", ["join", "leave", "kick", "color", "start", "rematch"])
async def test_a_request_during_a_move_is_done_where_the_table_is_then(postgres: URL, path: str) -> None:
    async with together(postgres) as (here, there):
        ada, ben, cid = await here.client("Ada"), await here.client("Ben"), await here.client("Cid")
        table = await open_table_at(there, ada)
        if path in ("kick", "leave", "start"):
            for client in (ben, cid):
                await client.post(f"/api/tables/{table}/join")
        moving, home = runs(there, table), next(node for node in there.fleet.keeper.nodes if node.id == here.id)
        assert there.fleet.mover is not None
        async with moving.lock:
            move = asyncio.create_task(there.fleet.mover.move(table, home))
            await asyncio.sleep(0)  # first in the queue
            asked = [
                asyncio.create_task(through(node, client).ask("POST", f"/api/tables/{table}/{path}", body))
                for node, client, body in requests(path, here, there, ada, ben, cid)
            ]
            await soon(lambda: len(moving.lock._waiters or ()) == 1 + len(asked))
        answers = await asyncio.gather(*asked)
        assert await move and moving.retired and runs(here, table) is not moving
        wanted = 409 if path == "rematch" else 200  # the game is not over
        assert [answer.status_code for answer in answers] == [wanted] * len(asked), answers[0].text


def requests(
    path: str, here: NodeInTest, there: NodeInTest, ada: Client, ben: Client, cid: Client
) -> list[tuple[NodeInTest, Client, dict[str, object]]]:
    """Return requests at a node that runs a table, and at another."""
    match path:
        case "kick":
            return [(there, ada, {"chair": 1}), (here, ada, {"chair": 2})]
        case "color":
            return [(here, ada, {"chair": 0, "color": "green"})]
        case "start":
            return [(here, ada, {})]
        case "rematch":
            return [(here, ada, {}), (there, ada, {})]
    return [(there, ben, {}), (here, cid, {})]


async def open_table_at(node: NodeInTest, host: Client) -> str:
    """Return a table with three chairs that has not begun, in the memory of a node."""
    while True:
        table = await open_table(host, 3)
        home = node.fleet.keeper.home(table)
        if home is not None and home.id == node.id:
            await host.ask("GET", f"/api/tables/{table}")
            return table


async def test_a_node_joins_although_the_database_is_slow_at_first(
    postgres: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, slow = LeaseKeeper.start, [TimeoutError()]

    async def start(keeper: LeaseKeeper) -> None:
        if slow:
            raise slow.pop()
        await usual(keeper)

    monkeypatch.setattr(LeaseKeeper, "start", start)
    async with together(postgres, 1) as (node,):
        assert node.fleet.keeper.is_valid() and not slow
