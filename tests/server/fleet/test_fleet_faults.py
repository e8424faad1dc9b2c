"""Three nodes, everything that can go wrong, and people who never notice more than a pause."""

from __future__ import annotations

import os

from sqlalchemy.engine import URL
from tests.server.fleet.faults import FAULTS, play_with_faults
from tests.server.postgres import Cluster
from tests.server.test_crash import check

SEED = int(os.environ.get("FOGG_FAULT_SEED", "20261118"))
NUMBER = int(os.environ.get("FOGG_FAULTS", str(len(FAULTS))))
LONGEST_WAIT = float(os.environ.get("FOGG_LONGEST_WAIT", "inf"))  # seconds, for any client; the soak says how many


async def test_nothing_acknowledged_is_lost_and_no_client_waits_long(cluster: Cluster, postgres: URL) -> None:
    print("seed", SEED)
    pairs = await play_with_faults(postgres, cluster, SEED, NUMBER)
    players = [player for pair in pairs for player in pair.players]
    db = postgres.render_as_string(hide_password=False)
    assert [text for pair in pairs for text in pair.unseen] == []
    await check(db, sorted({player.table for player in players}), list(players))
    waits = sorted((pair.longest for pair in pairs), reverse=True)
    print(f"{NUMBER} faults, {sum(pair.acked for pair in pairs)} commands, longest waits {waits[:3]}")
    assert waits[0] <= LONGEST_WAIT
