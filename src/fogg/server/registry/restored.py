"""The tables of a backup that is being restored: each must replay, for its checksums have no key."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from fogg.errors import FoggError
from fogg.server.offered import Catalog
from fogg.server.registry.replay import replay
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.rows import Created, StoredRow, read_body
from fogg.server.store.schema import rows, tables

COLUMNS = (rows.c.table_id, rows.c.seq, rows.c.at, rows.c.person, rows.c.command, rows.c.body, rows.c.checksum)
GOING_ON = ("open", "running", "finished")


class DoesNotReplay(FoggError):
    """A table that cannot have been played so."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(
            f"table {table} does not replay ({why}): the backup was changed, or is of a damaged database; "
            "--keep-damaged restores it all the same"
        )


async def check_tables(connection: AsyncConnection) -> None:
    """Raise DoesNotReplay unless every table can be played again, up to its last row, by the rules that it names."""
    catalog = Catalog()
    listed = (await connection.execute(select(tables.c.id).where(tables.c.state.in_(GOING_ON)))).scalars().all()
    for table in listed:
        found = (await connection.execute(select(*COLUMNS).where(rows.c.table_id == table).order_by(rows.c.seq))).all()
        try:
            await check_rows([StoredRow(*row) for row in found], catalog)
        except (FoggError, msgspec.MsgspecError, ValueError, LookupError) as error:
            raise DoesNotReplay(table, str(error)) from error


async def check_rows(found: list[StoredRow], catalog: Catalog) -> None:
    """Raise an error unless the rows of a table replay; a board or version that is not here cannot be tried."""
    created = read_body(found[0])
    if not isinstance(created, Created):
        raise ValueError("its first row is of another sort")
    try:
        rules = catalog.ruleset(created.setup)
    except RequestRefused:
        return
    if rules.edition.rules_version == created.rules_version:
        await replay(found, rules, created)
