"""Bringing a database to the schema of this version, after a copy of it was made.

`fogg serve` calls `migrate` at its start. All steps are one transaction: if anything fails, or wherever the machine
stops, the database is as it was before or as it is after.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.store.atomic_files import free_path, part_of, settle
from fogg.server.store.backup import write_backup
from fogg.server.store.lock import DatabaseLock
from fogg.server.store.revisions import changing, head, revision_of, upgrade


async def migrate(
    engine: AsyncEngine, backup_to: Path | None = None, *, lock: DatabaseLock | None = None
) -> Path | None:
    """Migrate a database to the schema of this version; do nothing if it has that already.

    A shared `lock` is held alone meanwhile; NodesRun if nodes of an earlier version use the database.

    Unless it was empty, a copy is written first into the folder `backup_to` (default: next to a SQLite file, the
    current folder for PostgreSQL), and its path is the answer. WrongDatabase if it is of a later version.
    """
    if await stored_revision(engine) == head():
        return None
    if lock is None or not lock.shared:
        return await migrate_alone(engine, backup_to)

    async def outdated() -> bool:
        return await stored_revision(engine) != head()

    async with lock.alone(outdated) as needed:
        return await migrate_alone(engine, backup_to) if needed else None


async def stored_revision(engine: AsyncEngine) -> str | None:
    """Return the revision of a database; None if it is empty."""
    async with engine.connect() as connection:
        return await connection.run_sync(revision_of)


async def migrate_alone(engine: AsyncEngine, backup_to: Path | None) -> Path | None:
    """Migrate a database that no other process uses."""
    revision = await stored_revision(engine)
    copy = None if revision is None else await copy_before(engine, backup_to)
    async with changing(engine) as connection:
        await connection.run_sync(upgrade)
    return copy


async def copy_before(engine: AsyncEngine, folder: Path | None) -> Path:
    """Return a copy of a database before it is changed: its path."""
    if engine.dialect.name != "sqlite":
        path = free_path(folder or Path(), f"{engine.url.database}.before-{head()}", ".fogg")
        await write_backup(engine, path)
        return path
    file = Path(engine.url.database or "fogg")
    path = free_path(folder or file.parent, f"{file.name}.before-{head()}", ".sqlite")
    part = part_of(path)
    async with engine.connect() as connection:
        outside = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await outside.execute(text("VACUUM INTO :path"), {"path": str(part)})
    settle(part, path)
    return path
