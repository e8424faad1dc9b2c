"""All tables of a server: those in memory, and when the others must be looked at."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from fogg.engine.records import SignedEnd
from fogg.errors import FoggError
from fogg.server.board_pictures import Boards
from fogg.server.bots.pool import BotRunner
from fogg.server.clock import Clock
from fogg.server.fair.server_key import ServerKey
from fogg.server.fair.signer import Signer
from fogg.server.offered import Catalog
from fogg.server.registry.naming import Naming
from fogg.server.registry.people_cache import PeopleCache
from fogg.server.registry.presence import Presence
from fogg.server.registry.replay import replay
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.people import People
from fogg.server.store.rows import Created, read_body
from fogg.server.store.stored_tables import Tables
from fogg.server.store.writer import NotStored, PendingWrite, Writer
from fogg.server.table.alarms import Alarms
from fogg.server.table.autopilot import tick
from fogg.server.table.table import Table
from fogg.server.table.table_state import UNPLAYABLE, Damaged, TableState

IDLE_SECONDS = 30.0  # that an unwatched table stays in memory
LOADED_AT_ONCE = 4  # of the tables whose time came while the server was off
SWEEP = 50  # tables let go before the remains of their sockets are looked for
RETRY_SECONDS = 5.0  # after which a table is read again that could not be stored
log = structlog.get_logger("fogg.tables")


class Stopped(RequestRefused):
    """A table that cannot continue: damaged, or played by an older version of the rules."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__("stopped", reason=reason)


class TableRegistry:
    """Finds tables, keeps them while they are watched, and wakes those that are due."""

    def __init__(
        self,
        *,
        clock: Clock,
        writer: Writer,
        thinkers: BotRunner,
        catalog: Catalog,
        boards: Boards,
        people: People,
        tables: Tables,
        key: ServerKey,
        on_decision: Callable[[str], None],
        check_speech: Callable[[str], None] = lambda person: None,
    ) -> None:
        self.clock = clock
        self.writer = writer
        self.thinkers = thinkers
        self.catalog = catalog
        self.boards = boards
        self.people = people
        self.tables = tables
        self.started = clock.now()
        self.loaded: dict[str, Table] = {}
        self.audience = Presence(self.loaded, people)
        self.known = PeopleCache(people, self.audience.needed)
        self.names, self.mutes = self.known.names, self.known.mutes
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._overdue = asyncio.Semaphore(LOADED_AT_ONCE)
        self.naming = Naming()
        self.signer = Signer(key, self.name_of)
        self.alarms = Alarms(clock, self._rung)
        self._on_decision = on_decision
        self.on_end: Callable[[], None] = lambda: None  # called after each end of a game
        self.check_speech = check_speech
        self._removing: set[str] = set()  # tables that are being removed from the database
        self._closing = False
        self._gone = 0  # tables let go so far

    # ---- what tables ask of it

    def name_of(self, person: str) -> str | None:
        return self.names.get(person)

    def muted_by(self, person: str | None) -> frozenset[str]:
        return self.mutes.get(person, frozenset()) if person else frozenset()

    def decided(self, by: str) -> None:
        self._on_decision(by)

    def board_of(self, state: TableState) -> str:
        return self.boards.key(state.setup.edition, state.ruleset)

    def signed_end(self, state: TableState) -> SignedEnd | None:
        return self.signer.end(state)

    def spawn(self, table: Table, work: Callable[[Table], Coroutine[Any, Any, None]]) -> None:
        """Run background work for a table; failures are logged and isolated."""
        if not self._closing:
            self._task(self._work(table, work))

    def drop(self, table: Table, code: str) -> None:
        """Take a table out of memory whose rows could not be stored; its viewers reload what is on disk."""
        if self.loaded.get(table.state.id) is table:
            del self.loaded[table.state.id]
        table.retire()
        for listener in table.listeners:
            listener.close(code, back=True)
        self.alarms.set(self.clock.now() + RETRY_SECONDS, table.state.id)

    @contextmanager
    def removing(self, table: str) -> Iterator[None]:
        """Take a table out of memory while its rows are removed: it is not read again meanwhile."""
        self._removing.add(table)
        try:
            if (found := self.loaded.pop(table, None)) is not None:
                found.retire()
                for listener in found.listeners:
                    listener.close("removed", back=False)
            yield
        finally:
            if (loading := self._loading.get(table)) is None:
                self._removing.discard(table)
            else:  # it has read rows that are gone now
                loading.add_done_callback(lambda _: self._removing.discard(table))

    async def _work(self, table: Table, work: Callable[[Table], Coroutine[Any, Any, None]]) -> None:
        try:
            await work(table)
        except RequestRefused as error:
            log.warning("table.work", table=table.state.id, code=error.code)
        except Exception:
            log.exception("table.work", table=table.state.id)
            self.drop(table, "fault")

    def _task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def quiet(self) -> None:
        """Wait until no background work is left."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    # ---- finding a table

    async def table(self, table: str) -> Table:
        """Return a table, read from its rows if it is not in memory; a refusal if there is none or it cannot go on."""
        found = self.loaded.get(table)
        if table in self._removing:
            raise RequestRefused("not-found")
        if found is not None:
            found.idle_since = self.clock.now()  # the caller has time to use it
            return found
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.get_running_loop().create_task(self._keep(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _keep(self, table: str) -> Table:
        """Read a table and keep it in memory."""
        fresh = await self._load(table)
        if table in self._removing:
            raise RequestRefused("not-found")
        self.loaded[table] = fresh
        fresh.reschedule(fresh.next_due())
        self.alarms.set(self.clock.now() + IDLE_SECONDS, table)
        return fresh

    async def read(self, table: str) -> Table:
        """Return a table for one look: if it was not in memory, it does not stay there."""
        found = self.loaded.get(table)
        return found if found is not None else await self._load(table)

    async def state_of(self, table: str) -> TableState:
        return (await self.read(table)).state

    async def _load(self, table: str) -> Table:
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
                raise Damaged(f"it was begun by version {created.rules_version} of its rules, which are now at {now}")
        except (FoggError, ValueError) as error:
            reason = error.reason if isinstance(error, Damaged) else UNPLAYABLE
            await self._stop(table, f"{reason} ({error})")
            raise Stopped(reason) from error
        state.clock.clamp(self.clock.now())
        await self.boards.prepare(created.setup.edition, rules)
        await self.know([person for place in state.places for person in (place.person, place.holder) if person])
        await self.know([speaker for _, speaker, _ in state.said])
        return Table(self, state, await self.tables.sayings(table))

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

    async def know(self, people: list[str]) -> None:
        """Load the names and mutes of people."""
        await self.known.know(people)

    # ---- time

    async def start(self) -> None:
        """Load the alarms of all tables."""
        self.alarms.start(await self.tables.deadlines())

    async def stop(self) -> None:
        """Close all connections and end all work."""
        self._closing = True
        self.alarms.stop()
        for table in list(self.loaded.values()):
            table.retire()
            for listener in table.listeners:
                listener.close("restart", back=True)
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.loaded.clear()

    def _rung(self, table: str) -> None:
        self._task(self._look_after(table))

    async def _look_after(self, table: str) -> None:
        """Do what is due at a table, or unload it if it is unwatched."""
        found = self.loaded.get(table)
        if found is None:
            try:
                async with self._overdue:
                    found = await self.table(table)
            except RequestRefused:
                return
            except Exception as error:
                if isinstance(error, SQLAlchemyError | OSError):  # the database is away for a while
                    log.warning("table.load", table=table, error=type(error).__name__)
                else:
                    log.exception("table.load", table=table)
                self.alarms.set(self.clock.now() + RETRY_SECONDS, table)
                return
            await self._work(found, tick)
        else:
            await self.unload(found)

    async def unload(self, table: Table) -> None:
        """Unload an idle, unwatched table; its deadline stays in the database."""
        async with table.lock:
            now, asked_for = self.clock.now(), table.idle_since
            if table.dead:
                return
            busy = bool(table.listeners) or table.thinking or now < table.idle_since + IDLE_SECONDS
            due = table.next_due()
            if busy or (due is not None and due <= now + IDLE_SECONDS):
                self.alarms.set(now + IDLE_SECONDS, table.state.id)
                return
            try:
                await self.writer.append([], entry=table.entry(due, exact=True))
            except NotStored:
                self.alarms.set(now + RETRY_SECONDS, table.state.id)
                return
            if table.idle_since != asked_for or table.listeners:  # it is wanted after all
                self.alarms.set(now + IDLE_SECONDS, table.state.id)
                return
            del self.loaded[table.state.id]
            table.retire()
            if due is not None:
                self.alarms.set(due, table.state.id)
        self._gone += 1
        if self._gone % SWEEP == 0:
            gc.collect(1)  # a quiet server would keep what sockets leave behind for hours
