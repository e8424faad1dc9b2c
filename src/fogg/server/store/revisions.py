"""The revision of a database's schema: which one it has, which ones this version knows, and steps between them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection, MetaData, Table, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.errors import FoggError
from fogg.server.store.schema import metadata

MIGRATIONS = Path(__file__).with_name("migrations")
VERSION_TABLE = "alembic_version"
FORMER: frozenset[str] = frozenset()  # tables of earlier schemas that the present one has no more


class WrongDatabase(FoggError):
    """A database that this version cannot serve: of a later version, damaged, or not Fogg's at all."""


def known() -> list[str]:
    """Return the revisions that this version has steps to, latest first. The files of the steps begin with them."""
    return sorted([step.name[1:].partition("_")[0] for step in MIGRATIONS.glob("versions/v*_*.py")], reverse=True)


def head() -> str:
    """Return the revision of the schema of this version."""
    return known()[0]


def revision_of(connection: Connection) -> str | None:
    """Return the revision of a database; None if it is empty.
    WrongDatabase if it is of a later version, or not Fogg's.
    """
    tables = set(inspect(connection).get_table_names())
    revision: str | None = None
    if VERSION_TABLE in tables:
        revision = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    if revision is None:
        others = sorted(tables - {VERSION_TABLE})
        if others:
            raise WrongDatabase(f"{where(connection)} holds tables that are not Fogg's ({', '.join(others[:3])})")
    elif revision not in known():
        raise WrongDatabase(
            f"{where(connection)} was written by a later version of Fogg (schema {revision}, this one knows {head()}): "
            "install that version, or restore a backup made before"
        )
    return revision


def tables_of(connection: Connection) -> list[Table]:
    """Return Fogg's tables in a database, referenced ones first; other programs' tables are ignored."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables or name in FORMER)
    return found.sorted_tables


def where(connection: Connection) -> str:
    """Return the name of a database as its host knows it."""
    return f"the database {connection.engine.url.database or 'in memory'}"


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the steps up to a revision inside the transaction of a connection."""
    from fogg.server.store.migrations.alembic_steps import run_steps  # rarely needed, and slow to load

    run_steps(connection, MIGRATIONS, to)


@asynccontextmanager
async def changing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Return a connection in one transaction that may change the schema; committed at the end, undone by an error."""
    async with engine.connect() as connection:
        if engine.dialect.name != "sqlite":
            async with connection.begin():
                yield connection
            return
        # Tables are copied and dropped, so foreign keys are checked at the end only; that can be switched outside a
        # transaction alone. Python's driver begins none by itself before a change of the schema.
        await pragma(connection, "foreign_keys=OFF")
        try:
            async with connection.begin():
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection
                broken = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).mappings().first()
                if broken is not None:
                    raise WrongDatabase(
                        f"rows of {broken['table']} refer to rows of {broken['parent']} that are missing"
                    )
        finally:
            await pragma(connection, "foreign_keys=ON")


async def pragma(connection: AsyncConnection, setting: str) -> None:
    """Set something of a connection to SQLite, outside any transaction."""
    await connection.exec_driver_sql(f"PRAGMA {setting}")
    await connection.rollback()  # ends what SQLAlchemy takes for a transaction; SQLite is in none
