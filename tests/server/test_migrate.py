"""Bringing a database to the schema of this version."""

import shutil
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.stored import content, fill

from fogg.server.store import revisions, schema
from fogg.server.store.connect import connect
from fogg.server.store.migrate import migrate
from fogg.server.store.restore import check_backup
from fogg.server.store.revisions import WrongDatabase, head

STEP = '''"""A step that a later version brings."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    with op.batch_alter_table("people", recreate="{recreate}") as people:
        people.add_column(sa.Column("motto", sa.Text(), nullable=False, server_default="-"))
    {more}
'''


def later(monkeypatch: pytest.MonkeyPatch, folder: Path, *, recreate: str = "auto", more: str = "assert True") -> None:
    """Make the program a later version, with one more step."""
    before = head()
    shutil.copytree(revisions.MIGRATIONS, folder / "later")
    step = STEP.format(revision="later", before=before, recreate=recreate, more=more)
    (folder / "later" / "versions" / "vlater_motto.py").write_text(step)
    monkeypatch.setattr(revisions, "MIGRATIONS", folder / "later")


def columns(connection: Connection) -> set[str]:
    return {column["name"] for column in inspect(connection).get_columns("people")}


async def test_the_steps_lead_to_the_schema_of_the_sources(engine: AsyncEngine) -> None:
    await migrate(engine)
    async with engine.connect() as connection:

        def differences(sync: Connection) -> object:
            context = MigrationContext.configure(sync, opts={"compare_type": True, "compare_server_default": True})
            return compare_metadata(context, schema.metadata)

        assert await connection.run_sync(differences) == []


async def test_a_database_that_is_current_is_left_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    await migrate(engine)
    await fill(engine)
    before = await content(engine)
    assert await migrate(engine, tmp_path) is None
    assert await content(engine) == before


async def test_an_empty_database_is_not_copied(engine: AsyncEngine, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    assert await migrate(engine, folder) is None
    assert list(folder.iterdir()) == []


async def test_rows_survive_a_step_and_a_copy_was_made_before(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await migrate(engine)
    await fill(engine)
    before = await content(engine)
    later(monkeypatch, tmp_path)
    copy = await migrate(engine, tmp_path)
    assert copy is not None and copy.name.startswith(f"{Path(engine.url.database or '').name}.before-later.")
    assert await content(engine) == before
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT motto FROM people"))).scalars().all() == ["-", "-"]


async def test_the_copy_of_sqlite_is_the_database_as_it_was(
    sqlite: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = connect(sqlite)
    await migrate(engine)
    await fill(engine)
    before = await content(engine)
    later(monkeypatch, tmp_path)
    copy = await migrate(engine)
    assert copy == tmp_path / "fogg.sqlite.before-later.sqlite"
    other = connect(URL.create("sqlite+aiosqlite", database=str(copy)))
    assert await content(other) == before
    async with other.connect() as connection:
        assert "motto" not in await connection.run_sync(columns)
    await engine.dispose()
    await other.dispose()


async def test_the_copy_of_postgres_is_a_backup(postgres: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = connect(postgres)
    await migrate(engine)
    await fill(engine)
    revision = head()
    later(monkeypatch, tmp_path)
    copy = await migrate(engine, tmp_path)
    assert copy is not None
    start, end = check_backup(copy)
    assert start.revision == revision and end.rows["people"] == 2
    await engine.dispose()


async def test_a_table_that_others_refer_to_can_be_copied_by_a_step(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await migrate(engine)
    await fill(engine)
    before = await content(engine)
    later(monkeypatch, tmp_path, recreate="always" if engine.dialect.name == "sqlite" else "never")
    await migrate(engine, tmp_path)
    assert await content(engine) == before
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            assert await connection.scalar(text("PRAGMA foreign_keys")) == 1


@pytest.mark.parametrize("more", ["raise ZeroDivisionError", "op.execute('INSERT INTO nothing VALUES (1)')"])
async def test_a_step_that_fails_changes_nothing(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str
) -> None:
    await migrate(engine)
    await fill(engine)
    before = await content(engine)
    later(monkeypatch, tmp_path, more=more)
    with pytest.raises(Exception, match=r"nothing|^$"):
        await migrate(engine, tmp_path)
    async with engine.connect() as connection:
        assert "motto" not in await connection.run_sync(columns)
    assert await content(engine) == before


async def test_rows_that_a_step_leaves_without_their_person_are_found(
    sqlite: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = connect(sqlite)
    await migrate(engine)
    await fill(engine)
    before = await content(engine)
    later(monkeypatch, tmp_path, more="op.execute('DELETE FROM people')")
    with pytest.raises(WrongDatabase, match="refer to rows of people that are missing"):
        await migrate(engine)
    assert await content(engine) == before
    await engine.dispose()


async def test_a_database_of_a_later_version_is_refused(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as then:
        later(then, tmp_path)
        await migrate(engine, tmp_path)
    with pytest.raises(WrongDatabase, match=r"written by a later version of Fogg \(schema later, this one knows"):
        await migrate(engine, tmp_path)


async def test_the_database_of_another_program_is_refused(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE recipes (id integer)"))
    with pytest.raises(WrongDatabase, match=r"holds tables that are not Fogg's \(recipes\)"):
        await migrate(engine)


async def test_copies_never_overwrite_each_other(sqlite: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fogg.sqlite.before-later.sqlite").write_text("an older copy")
    engine = connect(sqlite)
    await migrate(engine)
    later(monkeypatch, tmp_path)
    assert await migrate(engine) == tmp_path / "fogg.sqlite.before-later-2.sqlite"
    assert (tmp_path / "fogg.sqlite.before-later.sqlite").read_text() == "an older copy"
    await engine.dispose()
