"""Tables read from their rows, or the reason why they cannot continue."""

from __future__ import annotations

import structlog

from fogg.errors import FoggError
from fogg.server.board_pictures import Boards
from fogg.server.clock import Clock
from fogg.server.offered import Catalog
from fogg.server.registry.replay import replay
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.rows import Created, read_body
from fogg.server.store.stored_tables import Tables
from fogg.server.store.writer import NotStored, PendingWrite, Writer
from fogg.server.table.table_state import UNPLAYABLE, Damaged, TableState

log = structlog.get_logger("fogg.tables")


class Stopped(RequestRefused):
    """A table that cannot continue: damaged, or played by an older version of the rules."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__("stopped", fault=reason)


class TableLoader:
    """Replays the rows of tables."""

    def __init__(self, clock: Clock, writer: Writer, catalog: Catalog, boards: Boards, tables: Tables) -> None:
        self.clock = clock
        self.writer = writer
        self.catalog = catalog
        self.boards = boards
        self.tables = tables

    async def load(self, table: str) -> tuple[TableState, dict[int, str]]:
        """Return a table and what was said at it; a refusal if there is none, or it cannot continue."""
        rows = await self.tables.rows(table)
        if not rows:
            raise RequestRefused("not-found")
        try:
            created = read_body(rows[0])
            if not isinstance(created, Created):
                raise Damaged(UNPLAYABLE, f"row 0 of table {table} is of another sort")
            rules = self.catalog.ruleset(created.setup)
            state = await replay(rows, rules, created)
            now = rules.edition.rules_version
            if now != created.rules_version and state.phase in ("open", "running"):  # what is over may be read
                raise Damaged(
                    "version", f"begun by version {created.rules_version} of its rules, which are now at {now}"
                )
        except (FoggError, ValueError) as error:
            reason = error.reason if isinstance(error, Damaged) else UNPLAYABLE
            await self._stop(table, f"{reason} ({error})")
            raise Stopped(reason) from error
        state.clock.clamp(self.clock.now())
        await self.boards.prepare(created.setup.edition, rules)
        return state, await self.tables.sayings(table)

    async def _stop(self, table: str, reason: str) -> None:
        """Note that a table cannot continue, so that it is not tried again."""
        log.error("table.stopped", table=table, reason=reason)
        listed = await self.tables.listed(table)
        if listed is not None and listed.state in ("open", "running"):
            entry = PendingWrite(table, "stopped", listed.updated, None, listed.card)
            try:
                await self.writer.append([], entry=entry)
            except NotStored:
                log.warning("table.stop", table=table)
