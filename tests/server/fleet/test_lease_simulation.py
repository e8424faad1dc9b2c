"""The lease protocol under faults that a real network has once a year: a thousand schedules, each from its seed.

`tools/soak_leases.py` runs ten thousand and more.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Collection

import pytest
from tests.server.fleet.lease_schedules import Schedule
from tests.server.fleet.lease_world import TABLES, Violation

from fogg.server.fleet.lease_keeper import LeaseKeeper

SCHEDULES = int(os.environ.get("FOGG_LEASE_SCHEDULES", "1000"))
FIRST = int(os.environ.get("FOGG_LEASE_SEED", "0"))
PARTS = 8
SEARCH = 100  # seeds among which a fault that was put in must be found


class TrustingKeeper(LeaseKeeper):
    """A node that believes in its leases until it is told otherwise."""

    def is_valid(self) -> bool:
        return bool(self.id)


class ForgetfulKeeper(LeaseKeeper):
    """A node that does not look for tables whose leases it has, but which it has not in memory."""

    async def overdue(self, now: float, limit: int, loaded: Collection[str]) -> list[str]:
        return await self.store.overdue(now, limit, "", loaded)


@pytest.mark.parametrize("part", range(PARTS))
def test_no_schedule_has_two_owners_and_every_table_goes_on(part: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(FIRST + part, FIRST + SCHEDULES, PARTS):
        world = Schedule(seed).run()
        seen += world.database.seen
        seen["acknowledged"] += sum(len(told) for told in world.acknowledged.values())
    missing = {"burial", "beat of the buried", "take", "take over", "hand over", "release", "old fence"} - set(seen)
    assert not missing, "the schedules must be bad enough"
    assert seen["acknowledged"] > 20 * (SCHEDULES // PARTS)


def test_a_seed_gives_the_same_schedule_again() -> None:
    one, two = Schedule(7).run(), Schedule(7).run()
    assert one.database.seen == two.database.seen and one.checked == two.checked
    assert [one.database.tables[t].rows for t in TABLES] == [two.database.tables[t].rows for t in TABLES]


def test_writes_without_fences_are_found() -> None:
    with pytest.raises(Violation, match=r"seed \d+: .* was stored with fence \d+, which is \d+ by now"):
        for seed in range(SEARCH):
            Schedule(seed, fencing=False).run()


def test_nodes_that_do_not_judge_themselves_are_found() -> None:
    with pytest.raises(Violation, match=r"seed \d+: n\S+ takes t\d for its own, and n\S+ has it"):
        for seed in range(SEARCH):
            Schedule(seed, keeper=TrustingKeeper).run()


def test_due_tables_that_a_node_holds_and_forgets_are_found() -> None:
    with pytest.raises(Violation, match=r"seed \d+: \['t2'\] did not go on within"):
        for seed in range(SEARCH):
            Schedule(seed, keeper=ForgetfulKeeper).run()


def test_without_judgment_the_fences_still_keep_every_write_in_one_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.fleet.lease_world.World._check_held", lambda world, server: None)
    for seed in range(SEARCH):
        Schedule(seed, keeper=TrustingKeeper).run()
