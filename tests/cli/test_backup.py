"""`fogg backup` and `fogg restore`."""

import asyncio
import stat
from pathlib import Path

import pytest
from tests.cli.helpers import Fogg
from tests.server.stored import content, fill

from fogg.server.store.connect import connect, database_url
from fogg.server.store.lock import DatabaseLock
from fogg.server.store.migrate import migrate


async def make(db: str) -> None:
    engine = connect(database_url(db))
    await migrate(engine)
    await fill(engine)
    await engine.dispose()


async def held(db: str) -> object:
    engine = connect(database_url(db))
    found = await content(engine)
    await engine.dispose()
    return found


@pytest.fixture
def stored(fogg: Fogg) -> str:
    """Return a database with something of everything, in the folder in which commands run."""
    asyncio.run(make("fogg.sqlite"))
    return "fogg.sqlite"


def test_a_backup_is_restored_into_another_database(fogg: Fogg, stored: str) -> None:
    ran = fogg("backup", "monday.backup")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "monday.backup: 2 people, 2 tables, 3 moves and other rows.\n"
    ran = fogg("restore", "monday.backup", "--db", "other.sqlite")
    assert stat.S_IMODE(Path("other.sqlite").stat().st_mode) == 0o600, "it holds what lets people in"
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "Restored from monday.backup: 2 people, 2 tables, 3 moves and other rows.\n"
    assert asyncio.run(held("other.sqlite")) == asyncio.run(held(stored))


def test_a_full_database_is_replaced_only_when_told(fogg: Fogg, stored: str) -> None:
    fogg("backup", "monday.backup")
    ran = fogg("restore", "monday.backup")
    assert ran.status == 1 and "holds something already" in ran.err and "--replace" in ran.err
    assert fogg("restore", "monday.backup", "--replace").status == 0


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["backup", "x.backup", "--db", "missing.sqlite"], "there is no database "),
        (["backup", "nowhere/x.backup"], "nowhere/x.backup: No such file or directory"),
        (["backup", "x.backup", "--db", "mysql://x"], "mysql is not a database that Fogg knows"),
        (["backup", "x.backup", "--db", "sqlite://"], "a database in memory would be lost with the server"),
        (["backup", "x.backup", "--db", ":memory:"], "a database in memory would be lost with the server"),
        (["restore", "missing.backup"], "missing.backup: No such file or directory"),
        (["restore", "fogg.sqlite", "--db", "other.sqlite"], "fogg.sqlite: not a Fogg backup"),
        (["restore", "monday.backup", "--db", "nowhere/other.sqlite"], "the database "),
    ],
)
def test_an_error_is_one_line_and_makes_no_database(fogg: Fogg, stored: str, words: list[str], line: str) -> None:
    fogg("backup", "monday.backup")
    ran = fogg(*words)
    assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert ran.err.startswith(f"fogg: {line}")
    assert not Path("missing.sqlite").exists() and not Path("other.sqlite").exists()


def test_a_database_in_use_is_not_restored_into(fogg: Fogg, stored: str) -> None:
    fogg("backup", "monday.backup")
    lock = DatabaseLock(connect(database_url(stored)))
    asyncio.run(lock.acquire())
    try:
        ran = fogg("restore", "monday.backup", "--replace")
    finally:
        asyncio.run(lock.release())
    assert ran.status == 1 and "another server" in ran.err


def test_a_file_that_is_not_a_database_is_one_line(fogg: Fogg) -> None:
    Path("fogg.sqlite").write_text("hello")
    ran = fogg("backup", "x.backup")
    assert ran.status == 1 and "file is not a database" in ran.err and ran.err.count("\n") == 1
