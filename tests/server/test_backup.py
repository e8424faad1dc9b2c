"""Backups, and restoring them into either kind of database."""

import asyncio
import gzip
import hashlib
import json
import os
import stat
import tracemalloc
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.stored import content, fill

from fogg.server.store import schema
from fogg.server.store.backup import BackupError, write_backup
from fogg.server.store.connect import connect
from fogg.server.store.migrate import migrate
from fogg.server.store.restore import check_backup, restore_backup
from fogg.server.store.revisions import WrongDatabase

Line = dict[str, Any] | list[Any]


@pytest.fixture(params=["sqlite", "postgres"])
async def other(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """Yield a second empty database, of either kind."""
    if request.param == "sqlite":
        engine = connect(URL.create("sqlite+aiosqlite", database=str(tmp_path / "other.sqlite")))
        yield engine
        await engine.dispose()
        return
    cluster = request.getfixturevalue("cluster")
    url = cluster.new_database()
    engine = connect(url)
    yield engine
    await engine.dispose()
    cluster.drop(url)


@pytest.fixture
async def stored(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """Yield a database of SQLite with something of everything."""
    engine = connect(URL.create("sqlite+aiosqlite", database=str(tmp_path / "stored.sqlite")))
    await migrate(engine)
    await fill(engine)
    yield engine
    await engine.dispose()


@pytest.fixture
async def backup(stored: AsyncEngine, tmp_path: Path) -> Path:
    """Return a backup of it."""
    await write_backup(stored, tmp_path / "fogg.backup", now=lambda: 5.0)
    return tmp_path / "fogg.backup"


@pytest.fixture
async def fresh(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """Yield a database to restore into, that does not exist yet."""
    engine = connect(URL.create("sqlite+aiosqlite", database=str(tmp_path / "fresh.sqlite")))
    yield engine
    await engine.dispose()


def rewrite(path: Path, change: Callable[[list[Line]], object]) -> None:
    """Change the lines of a backup and give it a hash that fits: only its content is wrong then."""
    lines: list[Line] = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    change(lines)
    written = [(json.dumps(line, separators=(",", ":")) + "\n").encode() for line in lines[:-1]]
    end = lines[-1]
    assert isinstance(end, dict)
    end["sha256"] = hashlib.sha256(b"".join(written)).hexdigest()
    path.write_bytes(gzip.compress(b"".join(written) + json.dumps(end).encode() + b"\n"))


async def test_a_backup_restores_everything_into_either_kind(
    engine: AsyncEngine, other: AsyncEngine, tmp_path: Path
) -> None:
    await migrate(engine)
    await fill(engine, rows=1200)
    counts = await write_backup(engine, tmp_path / "all.backup")
    assert await restore_backup(other, tmp_path / "all.backup") == counts
    assert counts["rows"] == 1200 and min(counts.values()) > 0
    assert await content(other) == await content(engine)


async def test_a_restored_database_is_current(backup: Path, fresh: AsyncEngine) -> None:
    await restore_backup(fresh, backup)
    assert await migrate(fresh) is None


async def test_equal_databases_have_equal_backups(stored: AsyncEngine, fresh: AsyncEngine, tmp_path: Path) -> None:
    await write_backup(stored, tmp_path / "a", now=lambda: 5.0)
    await restore_backup(fresh, tmp_path / "a")
    await write_backup(fresh, tmp_path / "b", now=lambda: 5.0)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


async def test_a_backup_shows_one_moment_while_others_write(engine: AsyncEngine, tmp_path: Path) -> None:
    await migrate(engine)
    await fill(engine, rows=2000)
    row = {"at": 0.0, "body": "{}", "checksum": "ab"}

    async def write_on(number: int) -> None:
        # A person and a row that belong together: a backup has both or neither.
        async with engine.begin() as connection:
            await connection.execute(insert(schema.people), {"id": f"new {number}", "created": 0.0})
            await connection.execute(insert(schema.rows), {"table_id": "t1", "seq": number, **row})

    writing: list[asyncio.Task[None]] = []

    def meanwhile(table: str, done: int) -> None:
        writing.append(asyncio.ensure_future(write_on(len(writing))))

    counts = await write_backup(engine, tmp_path / "busy.backup", progress=meanwhile)
    await asyncio.gather(*writing)
    assert (counts["people"], counts["rows"]) == (2, 2000)
    async with engine.connect() as connection:
        assert (await connection.scalar(select(func.count()).select_from(schema.people)) or 0) > 10


async def test_a_backup_is_for_the_eyes_of_its_owner(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


async def test_a_backup_does_not_overwrite_a_file(stored: AsyncEngine, backup: Path) -> None:
    before = backup.read_bytes()
    with pytest.raises(BackupError, match="the file already exists"):
        await write_backup(stored, backup)
    assert backup.read_bytes() == before


async def test_a_backup_that_cannot_be_written_leaves_no_part_of_it(stored: AsyncEngine, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="No such file or directory"):
        await write_backup(stored, tmp_path / "nowhere" / "fogg.backup")

    def stop(table: str, done: int) -> None:
        raise OSError(28, os.strerror(28))

    before = sorted(tmp_path.iterdir())
    with pytest.raises(BackupError, match="No space left on device"):
        await write_backup(stored, tmp_path / "full.backup", progress=stop)
    assert sorted(tmp_path.iterdir()) == before


async def test_of_an_empty_database_there_is_no_backup(fresh: AsyncEngine, tmp_path: Path) -> None:
    with pytest.raises(WrongDatabase, match="there is nothing in the database"):
        await write_backup(fresh, tmp_path / "nothing.backup")


async def test_a_database_that_holds_something_is_not_restored_into(stored: AsyncEngine, backup: Path) -> None:
    before = await content(stored)
    with pytest.raises(WrongDatabase, match=r"holds something already \(.*say --replace"):
        await restore_backup(stored, backup)
    assert await content(stored) == before


async def test_replacing_throws_away_what_was_there(engine: AsyncEngine, backup: Path, stored: AsyncEngine) -> None:
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(insert(schema.people), {"id": "another person", "created": 0.0})
    await restore_backup(engine, backup, replace=True)
    assert await content(engine) == await content(stored)


async def test_a_database_in_which_a_server_only_started_counts_as_empty(backup: Path, fresh: AsyncEngine) -> None:
    await migrate(fresh)
    async with fresh.begin() as connection:
        await connection.execute(insert(schema.meta), {"key": "secret", "value": "of its own"})
    await restore_backup(fresh, backup)
    assert (await content(fresh))["meta"] == [{"key": "secret", "value": "s3cret"}]


async def test_the_database_of_another_program_is_never_replaced(engine: AsyncEngine, backup: Path) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE recipes (id integer)"))
    with pytest.raises(WrongDatabase, match="not Fogg's"):
        await restore_backup(engine, backup, replace=True)


async def test_tables_of_another_program_in_the_same_database_are_left_alone(
    engine: AsyncEngine, backup: Path, tmp_path: Path
) -> None:
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE recipes (id integer)"))
    await restore_backup(engine, backup, replace=True)
    assert "recipes" not in await write_backup(engine, tmp_path / "again.backup")
    async with engine.connect() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM recipes")) == 0


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda data: b"", "the file is cut off"),
        (lambda data: b"hello", "not a Fogg backup"),
        (lambda data: data[:-20], "damaged or cut off"),
        (lambda data: data[:100], "damaged or cut off"),
        (lambda data: gzip.compress(b'{"fogg": 1}\n'), "not a Fogg backup"),
        (lambda data: gzip.compress(b"[1]\n"), "not a Fogg backup"),
        (lambda data: gzip.compress(gzip.decompress(data).replace(b"Ad", b"Id")), "the checksum does not match"),
        (lambda data: gzip.compress(gzip.decompress(data).rpartition(b'{"rows"')[0]), "its last line is missing"),
        (lambda data: gzip.compress(gzip.decompress(data)[:-1]), "the line does not end"),
        (lambda data: gzip.compress(gzip.decompress(data) + b"[1]\n"), "data after the end"),
    ],
)
async def test_a_file_that_is_not_whole_is_refused_before_anything_happens(
    backup: Path, fresh: AsyncEngine, damage: Callable[[bytes], bytes], why: str
) -> None:
    backup.write_bytes(damage(backup.read_bytes()))
    with pytest.raises(BackupError, match=why):
        await restore_backup(fresh, backup)
    assert not Path(fresh.url.database or "").exists()


def test_a_single_wrong_bit_is_found(backup: Path) -> None:
    data = backup.read_bytes()
    harmless = 0
    for place in range(10, len(data), 3):  # behind the head of gzip, in which time and system may differ
        backup.write_bytes(data[:place] + bytes([data[place] ^ 1 << place % 8]) + data[place + 1 :])
        if unpacked(backup) == gzip.decompress(data):
            harmless += 1  # a text can be copied from either of two places where it stands
            continue
        with pytest.raises(BackupError):
            check_backup(backup)
    assert harmless < len(data) / 300


def unpacked(path: Path) -> bytes | None:
    """Return the text of a compressed file; None if it is damaged."""
    try:
        return gzip.decompress(path.read_bytes())
    except (OSError, EOFError, zlib.error):
        return None


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda lines: lines[0].update(fogg_backup=2), "has format 2, this version of Fogg reads 1"),
        (lambda lines: lines[0].update(revision="9999"), "of a later version of Fogg"),
        (lambda lines: lines.pop(2), "numbers of rows"),
        (lambda lines: lines[2].append(1), "does not fit its table"),
        (lambda lines: lines.insert(1, [1]), "does not fit its table"),
        (lambda lines: lines[2].__setitem__(0, {"a": 1}), "Expected"),
        (lambda lines: lines.insert(3, dict(lines[1])), "occurs twice"),
    ],
)
def test_lines_that_contradict_each_other_are_refused(
    backup: Path, change: Callable[[list[Line]], object], why: str
) -> None:
    rewrite(backup, change)
    with pytest.raises(BackupError, match=why):
        check_backup(backup)


def add_recipes(lines: list[Line]) -> None:
    """Add a table that no schema has, after all others."""
    end = lines[-1]
    assert isinstance(end, dict)
    end["rows"]["recipes"] = 0
    lines.insert(-1, {"table": "recipes", "columns": ["id"]})


async def test_a_restore_that_fails_halfway_leaves_the_database_as_it_was(engine: AsyncEngine, backup: Path) -> None:
    await migrate(engine)
    await fill(engine, rows=1)
    before = await content(engine)
    rewrite(backup, add_recipes)
    with pytest.raises(BackupError, match="there is no such table: recipes"):
        await restore_backup(engine, backup, replace=True)
    assert await content(engine) == before


async def test_memory_does_not_grow_with_the_database(stored: AsyncEngine, fresh: AsyncEngine, tmp_path: Path) -> None:
    body = "x" * 10_000
    async with stored.begin() as connection:
        await connection.execute(
            insert(schema.rows),
            [{"table_id": "t1", "seq": n, "at": 0.0, "body": f"{n}{body}", "checksum": "ab"} for n in range(3000)],
        )
    tracemalloc.start()
    try:
        await write_backup(stored, tmp_path / "large.backup")
        await restore_backup(fresh, tmp_path / "large.backup")
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 15e6 < 3000 * len(body)
