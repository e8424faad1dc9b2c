"""Databases that earlier commits have stored are brought to today's schema, and their running games go on."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import select
from tests.server.fake import FakeClock
from tests.server.house import house
from tests.server.playing import move

from fogg.server.store.connect import connect, database_url
from fogg.server.store.migrate import migrate
from fogg.server.store.migrations.alembic_steps import settings
from fogg.server.store.revisions import MIGRATIONS, head, known, revision_of
from fogg.server.store.schema import people, tables

STORED = sorted((Path(__file__).parent / "data").glob("*.sqlite.gz"))


def test_there_is_a_database_of_every_schema() -> None:
    assert [path.name.partition(".")[0] for path in STORED] == sorted(known())


def test_the_names_of_the_steps_say_their_revisions() -> None:
    scripts = ScriptDirectory.from_config(settings(MIGRATIONS)).walk_revisions()
    assert [script.revision for script in scripts] == known()


def test_a_start_that_changes_nothing_does_without_what_migrates() -> None:
    told = "import sys, fogg.cli, fogg.server.run; print(sorted({'alembic', 'mako'} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["[]"]


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.name.partition(".")[0])
async def test_running_games_of_an_earlier_database_go_on(stored: Path, tmp_path: Path) -> None:
    path = tmp_path / "fogg.sqlite"
    path.write_bytes(gzip.decompress(stored.read_bytes()))
    url = database_url(str(path))
    async with house(url, clock=FakeClock(1_800_100_000.0)) as home:
        async with home.server.engine.connect() as connection:
            assert await connection.run_sync(revision_of) == head()
            found = (await connection.execute(select(tables.c.id, tables.c.state))).all()
            players = (await connection.execute(select(people.c.name, people.c.id))).all()
        states = sorted(row.state for row in found)
        assert states[-3:] == ["running"] * 3 and set(states[:-3]) == {"finished"}
        for row in found:
            table = await home.table(row.id)
            if row.state == "finished":
                facts = table.facts()
                assert table.seats.result() is not None and (facts.signature is not None or facts.imported)
                assert len((await (await home.guest()).get(f"/api/replays/{row.id}"))["frames"]) > 20
                continue
            assert len(table.sayings) == 1
            before = table.state.seq
            for name, id in players:
                guest = await home.guest()
                guest.name, guest.id = name, id
                guest.listen(table)
                for seat in table.waiting(id):
                    await move(guest, table, seat, "again")
            assert table.state.seq > before


async def test_a_database_of_today_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "fogg.sqlite"
    path.write_bytes(gzip.decompress(STORED[-1].read_bytes()))
    engine = connect(database_url(str(path)))
    await migrate(engine)
    copies = list(tmp_path.glob("*before*"))
    assert await migrate(engine) is None
    async with engine.connect() as connection:
        assert await connection.run_sync(revision_of) == head()
    await engine.dispose()
    assert list(tmp_path.glob("*before*")) == copies
