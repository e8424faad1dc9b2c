"""All tables of a server: those in memory, and when the others must be looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import structlog
from sqlalchemy import Executable

from fogg.engine.records import SignedEnd
from fogg.server.board_pictures import Boards
from fogg.server.bots.pool import BotRunner
from fogg.server.clock import Clock
from fogg.server.fair.server_key import ServerKey
from fogg.server.fair.signer import Signer
from fogg.server.fleet.announcing import Announce, unannounced
from fogg.server.fleet.lease_keeper import LeaseKeeper, Unsettled
from fogg.server.fleet.lease_rules import Mine, Theirs
from fogg.server.fleet.sole_owner import SoleOwner
from fogg.server.offered import Catalog
from fogg.server.registry.elsewhere import Elsewhere, Errands, no_errands
from fogg.server.registry.naming import Naming
from fogg.server.registry.people_cache import PeopleCache
from fogg.server.registry.presence import Presence
from fogg.server.registry.table_loader import TableLoader
from fogg.server.registry.unloader import IDLE_SECONDS, RETRY_SECONDS, Unloader
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.people import People
from fogg.server.store.stored_tables import Tables
from fogg.server.store.writer import Fence, Writer
from fogg.server.table.alarms import Alarms
from fogg.server.table.table import Table
from fogg.server.table.table_state import TableState

log = structlog.get_logger("fogg.tables")


class TableRegistry:
    """Finds tables, keeps them while they are watched, and wakes those that are due.

    `tenancy` says which tables this node may run: all of them, unless several nodes share the database.
    """

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
        tenancy: LeaseKeeper | SoleOwner | None = None,
        naming: Naming | None = None,
    ) -> None:
        self.clock = clock
        self.writer = writer
        self.thinkers = thinkers
        self.catalog = catalog
        self.boards = boards
        self.people = people
        self.tables = tables
        self.loader = TableLoader(clock, writer, catalog, boards, tables)
        self.started = clock.now()
        self.loaded: dict[str, Table] = {}
        self.audience = Presence(self.loaded, people)
        self.known = PeopleCache(people, self.audience.needed)
        self.names, self.mutes = self.known.names, self.known.mutes
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.naming = naming or Naming()
        self.tenancy = tenancy or SoleOwner()
        self.signer = Signer(key, self.name_of)
        self.unloader = Unloader(self)
        self.alarms = Alarms(clock, self.unloader.ring)
        self._on_decision = on_decision
        self.on_end: Callable[[], None] = lambda: None  # called after each end of a game
        self.check_speech = check_speech
        self.errands: Errands = no_errands  # asks the node that runs a table to do something there
        self.announce: Announce = unannounced
        self._removing: set[str] = set()  # tables that are being removed from the database
        self._closing = False

    # ---- what tables ask of it

    def may_serve(self) -> bool:
        return self.tenancy.is_valid()

    def changed(self, person: str) -> list[Executable]:
        """Return what tells other nodes that a name, mutes or sessions of a person change."""
        return self.announce("person", person)

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
            self.work(self.do(table, work))

    def drop(self, table: Table, code: str) -> None:
        """Take a table out of memory whose rows could not be stored; its viewers reload what is on disk."""
        current = self.loaded.get(table.state.id) is table  # else the lease may be that of a table read since
        self.let_go(table, code)
        if current:
            self.work(self.release(table.state.id))
        self.alarms.set(self.clock.now() + RETRY_SECONDS, table.state.id)

    def let_go(self, table: Table, code: str) -> None:
        """Take a table out of memory; its viewers are told to come back."""
        if self.loaded.get(table.state.id) is table:
            del self.loaded[table.state.id]
        table.retire()
        for listener in table.listeners:
            listener.close(code, back=True)

    def let_all_go(self) -> None:
        """Take all tables out of memory: other nodes may run them by now."""
        for table in list(self.loaded.values()):
            self.let_go(table, "moved")

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

    async def do(self, table: Table, work: Callable[[Table], Coroutine[Any, Any, None]]) -> None:
        """Do something to a table; failures are logged and isolated."""
        try:
            await work(table)
        except RequestRefused as error:
            log.warning("table.work", table=table.state.id, code=error.code)
        except Exception:
            log.exception("table.work", table=table.state.id)
            self.drop(table, "fault")

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
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
        if found is not None and found.fence is not None and self.tenancy.held.get(table) != found.fence.number:
            self.let_go(found, "moved")  # it was read under a lease that is gone
            found = None
        if found is not None:
            if found.dead:  # it may be usable soon, here or elsewhere
                raise RequestRefused("not-stored")
            found.idle_since = self.clock.now()  # the caller has time to use it
            return found
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.get_running_loop().create_task(self._keep(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def check_here(self, table: str) -> None:
        """Raise Elsewhere if another node runs a table."""
        if table not in self.loaded and isinstance(place := await self.locate(table), Theirs):
            raise Elsewhere(table, place)

    async def locate(self, table: str, *, forced: bool = False) -> Mine | Theirs | None:
        """Return which node runs a table, this one where it may take it; None if there is no such table."""
        try:
            return await self.tenancy.locate(table, forced=forced)
        except Unsettled as error:
            raise RequestRefused("not-stored") from error

    async def release(self, table: str) -> None:
        """Let another node have a table that is not in memory."""
        with suppress(Unsettled):
            await self.tenancy.release(table)

    async def _keep(self, table: str) -> Table:
        """Read a table and keep it in memory, if this node may run it."""
        place = await self.locate(table)
        if place is None:
            raise RequestRefused("not-found")
        if isinstance(place, Theirs):
            raise Elsewhere(table, place)
        try:
            fresh = await self._fresh(table)
        except Exception:
            self.work(self.release(table))  # it is not run here
            raise
        if table in self._removing:
            raise RequestRefused("not-found")
        if place.fence is not None:
            fresh.fence = Fence(table, place.fence)
            fresh.signs_from = self.clock.now() if place.inherited else self.started
        if self.tenancy.held.get(table) != place.fence:  # lost while it was read
            raise RequestRefused("not-stored")
        self.loaded[table] = fresh
        fresh.reschedule(fresh.next_due())
        self.alarms.set(self.clock.now() + IDLE_SECONDS, table)
        return fresh

    async def read(self, table: str) -> Table:
        """Return a table for one look: if it was not in memory, it does not stay there."""
        found = self.loaded.get(table)
        return found if found is not None and not found.dead else await self._fresh(table)

    async def state_of(self, table: str) -> TableState:
        return (await self.read(table)).state

    async def _fresh(self, table: str) -> Table:
        """Return a table as its rows tell it."""
        state, sayings = await self.loader.load(table)
        await self.know([person for place in state.places for person in (place.person, place.holder) if person])
        await self.know([speaker for _, speaker, _ in state.said])
        return Table(self, state, sayings)

    async def know(self, people: list[str]) -> None:
        """Load the names and mutes of people."""
        await self.known.know(people)

    # ---- time

    async def start(self) -> None:
        """Load the alarms of all tables, unless nodes look for them together."""
        if isinstance(self.tenancy, SoleOwner):
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
