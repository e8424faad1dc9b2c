"""A node's own part: who runs a table, what its clock says, and what it does when it was removed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from tests.server.clock import Clock
from tests.server.fleet.fake_database import FakeDatabase, FakeLeases, TableRow

from fogg.server.fleet.lease_keeper import LeaseKeeper, Unsettled
from fogg.server.fleet.lease_rules import LEASE_SECONDS, MARGIN_SECONDS, Holder, Mine, NodeShown, Theirs
from fogg.server.fleet.sole_owner import SoleOwner


class House:
    """A database with fifty tables, and the nodes on it."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.database = FakeDatabase(self.clock)
        self.database.tables = {f"t{n}": TableRow() for n in range(50)}
        self.calls: list[str] = []

    async def node(self, name: str, store: FakeLeases | None = None) -> LeaseKeeper:
        keeper = LeaseKeeper(
            store or FakeLeases(self.database),
            address=f"{name}:1",
            clock=self.clock,
            new_node=self.names(name),
            on_lost=lambda: self.calls.append(f"{name} lost"),
            on_invalid=lambda: self.calls.append(f"{name} invalid"),
        )
        await keeper.start()
        return keeper

    @staticmethod
    def names(name: str) -> Callable[[], str]:
        numbers = iter(range(1000))
        return lambda: f"{name}{next(numbers)}"

    async def all_beat(self, *keepers: LeaseKeeper) -> None:
        for keeper in keepers:
            await keeper._beat()


@pytest.fixture
def fleet() -> House:
    return House()


def homed(keeper: LeaseKeeper, name: str) -> str:
    """Return a table whose home is the node of that name."""
    return next(t for n in range(50) if (home := keeper.home(t := f"t{n}")) is not None and home.address == f"{name}:1")


async def test_a_free_table_is_taken_by_its_home_and_by_no_other(fleet: House) -> None:
    a, b = await fleet.node("a"), await fleet.node("b")
    await fleet.all_beat(a, b)
    table = homed(a, "b")
    assert homed(b, "b") == table
    assert await a.locate(table) == Theirs("b0", "b:1")
    assert table not in fleet.database.leases
    found = await b.locate(table)
    assert isinstance(found, Mine) and b.held == {table: found.fence}
    assert await a.locate(table) == Theirs("b0", "b:1")


async def test_a_table_whose_home_does_not_answer_is_taken_by_force(fleet: House) -> None:
    a, b = await fleet.node("a"), await fleet.node("b")
    await fleet.all_beat(a, b)
    table = homed(a, "b")
    await a.locate(table)
    assert isinstance(await a.locate(table, forced=True), Mine)
    assert await b.locate(table) == Theirs("a0", "a:1")


async def test_force_takes_nothing_from_a_living_node(fleet: House) -> None:
    a, b = await fleet.node("a"), await fleet.node("b")
    await b.locate("t0", forced=True)
    assert await a.locate("t0", forced=True) == Theirs("b0", "b:1")


async def test_a_node_that_ends_takes_no_table_on_even_by_force(fleet: House) -> None:
    a, b = await fleet.node("a"), await fleet.node("b")
    await fleet.all_beat(a, b)
    table = homed(a, "a")
    mine = homed(b, "b")
    fleet.database.take(mine, "a0")  # handed over before it was known
    a.draining = True
    assert await a.locate(table, forced=True) == Theirs("b0", "b:1")
    assert table not in fleet.database.leases
    assert isinstance(await a.locate(mine, forced=True), Mine), "it hands that on"


async def test_the_last_node_takes_tables_on_until_it_has_ended(fleet: House) -> None:
    a = await fleet.node("a")
    await a.drain()
    assert isinstance(await a.locate("t0"), Mine)


class SlowHandOver(FakeLeases):
    """A database that takes its time to give a lease to another node."""

    def __init__(self, database: FakeDatabase) -> None:
        super().__init__(database)
        self.go_on = asyncio.Event()

    async def hand_over(self, table: str, node: str, fence: int, to: str) -> int | None:
        await self.go_on.wait()
        return await super().hand_over(table, node, fence, to)


async def test_a_table_on_its_way_to_another_node_is_not_taken_back(fleet: House) -> None:
    store = SlowHandOver(fleet.database)
    a, b = await fleet.node("a", store), await fleet.node("b")
    await fleet.all_beat(a, b)
    await a.locate("t0", forced=True)
    giving = asyncio.create_task(a.hand_over("t0", "b0"))
    await asyncio.sleep(0)
    assert await a.locate("t0") == await a.locate("t0", forced=True) == Theirs("b0", "b:1")
    store.go_on.set()
    assert await giving is not None
    assert await a.locate("t0", forced=True) == Theirs("b0", "b:1")
    assert isinstance(await b.locate("t0"), Mine)


async def test_there_is_no_such_table(fleet: House) -> None:
    a = await fleet.node("a")
    assert await a.locate("other") is None


async def test_callers_at_once_take_a_table_once(fleet: House) -> None:
    a = await fleet.node("a")
    found = await asyncio.gather(*(a.locate("t0", forced=bool(n % 2)) for n in range(10)))
    assert set(found) == {Mine(a.held["t0"])}
    first = int(fleet.clock() * 1000)
    assert fleet.database.leases["t0"].fence == first + 1


async def test_a_caller_that_goes_away_does_not_stop_the_others(fleet: House) -> None:
    a = await fleet.node("a")
    one, two = asyncio.create_task(a.locate("t0")), asyncio.create_task(a.locate("t0"))
    await asyncio.sleep(0)
    one.cancel()
    assert isinstance(await two, Mine) and one.cancelled()


async def test_a_node_that_its_clock_doubts_says_nothing(fleet: House) -> None:
    a = await fleet.node("a")
    await a.locate("t0")
    fleet.clock.wait(LEASE_SECONDS - MARGIN_SECONDS)
    assert a.is_valid()
    fleet.clock.wait(0.01)
    assert not a.is_valid()
    with pytest.raises(Unsettled, match="this node is cut off from the database"):
        await a.locate("t0")
    a._judge()
    assert fleet.calls == ["a invalid"]
    await a._beat()
    assert await a.locate("t0") == Mine(a.held["t0"]), "it lived all the time"


async def test_a_node_says_once_that_its_clock_doubts_it(fleet: House) -> None:
    a = await fleet.node("a")
    for _ in range(5):
        a._judge()
        fleet.clock.wait(1.0)
    assert fleet.calls == ["a invalid"]


async def test_a_doubt_that_passes_at_once_is_told_all_the_same(fleet: House) -> None:
    a = await fleet.node("a")
    a._judge()
    fleet.clock.wait(LEASE_SECONDS - 0.5)  # stopped for a while: alarms that rang meanwhile found no valid table
    await a._beat()
    assert fleet.calls == ["a invalid"] and a.is_valid()
    await a._beat()
    assert fleet.calls == ["a invalid"]


async def test_a_node_that_could_not_write_does_not_beat(fleet: House) -> None:
    a = await fleet.node("a")
    a.may_write = lambda: False
    before = fleet.database.nodes["a0"].beat
    fleet.clock.wait(0.5)
    running = asyncio.create_task(a.run())
    await asyncio.sleep(0.01)
    running.cancel()
    assert fleet.database.nodes["a0"].beat == before and a.is_valid(), "its leases last for a while"
    fleet.clock.wait(LEASE_SECONDS)
    assert not a.is_valid()


async def test_a_buried_node_loses_everything_and_joins_under_another_name(fleet: House) -> None:
    a, b = await fleet.node("a"), await fleet.node("b")
    await a.locate("t0", forced=True)
    fleet.clock.wait(LEASE_SECONDS + 1)
    await fleet.all_beat(b)
    assert fleet.database.bury() == ["a0"]
    running = asyncio.create_task(a.run())
    await asyncio.sleep(0.01)
    running.cancel()
    assert fleet.calls == ["b invalid", "a lost"], "b was silent as well, but beat before it was buried"
    assert (a.id, a.held) == ("a1", {})
    assert a.is_valid()


async def test_a_node_buries_others_only_when_it_has_beaten_steadily(fleet: House) -> None:
    a = await fleet.node("a")
    for _ in range(6):
        assert not a._standing.may_bury(fleet.clock())
        fleet.clock.wait(0.5)
        await a._beat()
    assert a._standing.may_bury(fleet.clock())
    fleet.clock.wait(5.0)  # the database was away
    await a._beat()
    assert not a._standing.may_bury(fleet.clock())


async def test_a_table_handed_over_is_found_at_the_other_node(fleet: House) -> None:
    a, b = await fleet.node("a"), await fleet.node("b")
    await a.locate("t0", forced=True)
    fence = await a.hand_over("t0", "b0")
    assert fence is not None and a.held == {}
    assert await a.locate("t0", forced=True) == Theirs("b0", "b:1")
    found = await b.locate("t0", forced=True)
    assert isinstance(found, Mine) and found.fence is not None and found.fence > fence
    assert await a.hand_over("t0", "b0") is None


async def test_a_released_table_is_free(fleet: House) -> None:
    a, b = await fleet.node("a"), await fleet.node("b")
    await a.locate("t0", forced=True)
    await a.release("t0")
    assert isinstance(await b.locate("t0", forced=True), Mine)


async def test_a_draining_node_is_the_home_of_nothing(fleet: House) -> None:
    a, b = await fleet.node("a"), await fleet.node("b")
    await a.drain()
    await fleet.all_beat(b)
    assert {home.id for n in range(50) for keeper in (a, b) if (home := keeper.home(f"t{n}"))} == {"b0"}
    await b.drain()
    await fleet.all_beat(a)
    assert a.home("t0") is None
    assert isinstance(await a.locate("t0"), Mine), "it still serves until it ends"


async def test_the_remains_of_an_earlier_life_are_never_asked(fleet: House) -> None:
    before = await fleet.node("a")
    await before.locate("t0", forced=True)
    now = LeaseKeeper(FakeLeases(fleet.database), address="a:1", clock=fleet.clock, new_node=lambda: "new")
    await now.start()
    assert {home.id for n in range(50) if (home := now.home(f"t{n}"))} == {"new"}
    with pytest.raises(Unsettled, match="an earlier life of this node still holds it"):
        await now.locate("t0")


async def test_a_node_that_leaves_frees_its_tables(fleet: House) -> None:
    a, b = await fleet.node("a"), await fleet.node("b")
    await a.locate("t0", forced=True)
    await a.close()
    assert not a.is_valid()
    assert isinstance(await b.locate("t0", forced=True), Mine)


class Deaf(FakeLeases):
    """A database whose first answer to a beat is lost."""

    async def beat(self, node: str, *, tables: int, draining: bool) -> list[NodeShown] | None:
        if not self.database.nodes[node].tables:
            self.database.nodes[node].tables = 1
            raise OSError("no answer")
        return await super().beat(node, tables=tables, draining=draining)


async def test_a_start_that_is_tried_again_does_not_join_twice(fleet: House) -> None:
    keeper = LeaseKeeper(Deaf(fleet.database), address="a:1", clock=fleet.clock)
    with pytest.raises(OSError, match="no answer"):
        await keeper.start()
    await keeper.start()
    assert list(fleet.database.nodes) == [keeper.id]


class Away(FakeLeases):
    """A database that does not answer."""

    async def take(self, table: str, node: str) -> Holder | None:
        raise OSError("no answer")


async def test_without_an_answer_of_the_database_it_is_unsettled(fleet: House) -> None:
    a = await fleet.node("a", Away(fleet.database))
    with pytest.raises(Unsettled, match="the database does not answer"):
        await a.locate("t0")


async def test_a_fence_that_was_refused_is_forgotten_and_asked_for_again(fleet: House) -> None:
    a = await fleet.node("a")
    first = await a.locate("t0")
    assert isinstance(first, Mine)
    fleet.database.take("t0", "a0")  # a question of before that comes late
    assert await a.locate("t0") == first
    await a.release("t0")
    assert fleet.database.leases["t0"].node == "a0", "a release names the fence"
    assert await a.locate("t0") == Mine(fleet.database.leases["t0"].fence)


async def test_tables_are_spread_evenly_and_few_move_when_a_node_comes(fleet: House) -> None:
    a, b = await fleet.node("a"), await fleet.node("b")
    await fleet.all_beat(a)
    names = [f"table {n}" for n in range(3000)]
    before = {name: a.home(name) for name in names}
    await fleet.node("c")
    await fleet.all_beat(a)
    after = {name: a.home(name) for name in names}
    shares = [sum(home is not None and home.id == id for home in after.values()) for id in ("a0", "b0", "c0")]
    assert all(900 <= share <= 1100 for share in shares)
    assert {home.id for name in names if (home := after[name]) != before[name] and home} == {"c0"}
    assert b.is_valid()


async def test_a_server_that_is_alone_owns_every_table() -> None:
    alone = SoleOwner()
    await alone.start()
    assert alone.is_valid() and await alone.locate("t0", forced=True) == Mine(None)
    assert await alone.hand_over("t0", "x") is None and await alone.overdue(0.0, 10, {}) == []
    await alone.close()
