"""A table from its rows: each must be what was written, and must replay."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from fogg.engine import Ruleset
from fogg.errors import FoggError
from fogg.server.store.rows import Created, StoredRow, checksum, read_body
from fogg.server.table.table_state import UNPLAYABLE, Damaged, TableState

ROWS_AT_ONCE = 50


async def replay(rows: Sequence[StoredRow], ruleset: Ruleset, created: Created) -> TableState:
    """Return the table of its rows; Damaged with the number of the first row that cannot be right.

    A long game takes a while: others are served in between.
    """
    state = TableState(rows[0].table, ruleset, created, rows[0].at)
    before = ""
    for number, row in enumerate(rows):
        if number % ROWS_AT_ONCE == ROWS_AT_ONCE - 1:
            await asyncio.sleep(0)
        expected = checksum(before, row.seq, row.at, row.person, row.command, row.body)
        if row.seq != number or row.checksum != expected:
            raise Damaged("checksum", f"row {number} of table {row.table}")
        try:
            state.apply(row, read_body(row))
        except (FoggError, msgspec.MsgspecError, IndexError, KeyError) as error:
            raise Damaged(UNPLAYABLE, f"row {number} of table {row.table} does not replay: {error}") from error
        before = row.checksum
    return state
