"""Store a small database with running games, as this commit writes it: `tests/server/data/<revision>.sqlite.gz`.

Run it before the schema changes; later commits must bring that file to their schema and go on with its games.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.house import house, started  # noqa: E402
from tests.server.playing import move, play_out  # noqa: E402
from tests.server.test_analysts import quick_lines, settled  # noqa: E402

from fogg.server.protocol.commands import Say  # noqa: E402
from fogg.server.store.connect import database_url  # noqa: E402
from fogg.server.store.revisions import head  # noqa: E402

DECISIONS = 24


async def fill(path: Path) -> None:
    """Store a finished game with its analysis, the same from a file, a rated one, a daily deal, and three running games
    of several editions with a line of chat each.
    """
    async with house(database_url(str(path))) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, seed="1")
        await play_out(home, table, ada, ben)
        home.server.analyst._lines = quick_lines
        await ada.post(f"/api/tables/{table.state.id}/analysis")
        await settled(home)
        record = (await ada.ask("GET", f"/api/tables/{table.state.id}/record")).text
        await ben.post("/api/replays", {"record": record})
        rated = await started(ada, ben)
        await play_out(home, rated, ada, ben)
        await ada.ask("PUT", "/api/me/profile", {"open": True})
        await play_out(home, await home.table((await ben.post("/api/daily"))["table"]), ben)
        await home.server.ratings.settled()
        for number, edition in enumerate(("usa", "uk", "marklin")):
            table = await started(ada, ben, edition=edition, seed=f"{number + 2}")
            await ada.send(table, Say("hello", "good luck"))
            for count in range(DECISIONS):
                for guest in (ada, ben):
                    for seat in table.waiting(guest.id):
                        await move(guest, table, seat, f"s{count}{seat}")


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fogg.sqlite"
        asyncio.run(fill(path))
        with sqlite3.connect(path) as connection:  # no secret of anybody's belongs into the repository
            connection.execute("DELETE FROM meta")
            connection.execute("DELETE FROM keys")
            connection.execute("DELETE FROM sessions")
        connection.execute("VACUUM")
        connection.close()
        target = ROOT / "tests" / "server" / "data" / f"{head()}.sqlite.gz"
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(gzip.compress(path.read_bytes(), mtime=0))
        print(f"{target.relative_to(ROOT)}: {target.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
