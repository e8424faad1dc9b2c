"""The fleet as one node sees it: its leases, the ways to the other nodes, and what all of them must agree on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import structlog
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.responses import Response
from starlette.types import ASGIApp, Scope

from fogg.server.fair.server_key import stored_key
from fogg.server.fleet.due_tables import DueTables
from fogg.server.fleet.heard_changes import HeardChanges
from fogg.server.fleet.lease_keeper import AWAY, LeaseKeeper
from fogg.server.fleet.lease_rules import BEAT_SECONDS, Theirs
from fogg.server.fleet.lease_store import StoredLeases
from fogg.server.fleet.lines.forwarder import Forwarder
from fogg.server.fleet.lines.internal_door import InternalDoor
from fogg.server.fleet.lines.line import LineLost
from fogg.server.fleet.lines.openings import Chore, LineOpening, to_wire
from fogg.server.fleet.mover import WARM, Mover
from fogg.server.fleet.notices import Notices, notice
from fogg.server.fleet.shared_locks import FleetNaming, SharedLocks
from fogg.server.registry.elsewhere import Elsewhere
from fogg.server.registry.leave import GIVE_UP, leave_table
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.connect import connect_leases, connect_locks
from fogg.server.store.people import People
from fogg.server.webpush.push_store import stored_vapid

FLEET_SECRET = "fleet"
LISTEN_SECONDS = 10.0  # for the first line to the notices of the database, and to join the other nodes
AGAIN_SECONDS = 1.0  # after which work begins again that has failed
log = structlog.get_logger("fogg.fleet")


class Fleet:
    """A node on a database that it may share with others. `key` is the secret of that database for its nodes."""

    def __init__(
        self, engine: AsyncEngine, key: str, locks: SharedLocks, may_write: Callable[[], bool] = lambda: True
    ) -> None:
        self.engine = engine
        self.key = key
        self.locks = locks
        self._lease_engine = connect_leases(engine.url)
        self.keeper = LeaseKeeper(
            StoredLeases(self._lease_engine),
            address="",
            on_lost=self._let_go,
            on_invalid=self._let_go,
            may_write=may_write,
        )
        self.forwarder = Forwarder(key, self._where, time.monotonic)
        self._naming_locks = SharedLocks(connect_locks(engine.url))
        self.naming = FleetNaming(self._naming_locks, self._caught_up)
        self.hub: TableRegistry | None = None
        self.mover: Mover | None = None
        self.door: InternalDoor | None = None
        self.notices: Notices | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def attach(self, hub: TableRegistry, changes: HeardChanges) -> None:
        """Connect it with the tables of this node, and with what it remembers of people and hosts."""
        self.hub = hub
        hub.errands = self.errand
        hub.announce = changes.admin.announce = notice
        changes.admin.other_tokens = lambda: [token_of(node.admin) for node in self.keeper.nodes]
        self.mover = Mover(hub, self.keeper, self.forwarder.chore)
        self.notices = Notices(
            self.engine.url, self._send, on_person=changes.person, on_hosts=changes.hosts, on_gap=changes.everything
        )

    @asynccontextmanager
    async def joined(
        self, app: ASGIApp, host: str, port: int = 0, *, bind: tuple[str, int] | None = None, admin: str = ""
    ) -> AsyncIterator[None]:
        """Be a node of the fleet until the block ends; others reach it at that address, and `fogg admin` by `admin`.

        `bind` is where it listens for them, if that is not the same.
        """
        assert self.hub is not None and self.mover is not None and self.notices is not None
        self.door = InternalDoor(app, self.key, lambda: self.keeper.id, self._runs_here, self._do)
        try:
            taken = await self.door.open(*(bind or (host, port)))
            port = taken if bind is None else port
            self.keeper.admin = admin
            self.keeper.address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
            self._begin(self.notices.run)
            async with asyncio.timeout(LISTEN_SECONDS):
                await self.notices.listening.wait()
            await self._enter()
            self._begin(self.keeper.run)
            self._begin(DueTables(self.hub, self.keeper).run)
            self._begin(self.mover.run)
            yield
        finally:
            await self._end()

    def is_first(self) -> bool:
        """Return True if this node does what only one of them should do."""
        home = self.keeper.home("upkeep")
        return home is not None and home.id == self.keeper.id

    async def farewell(self) -> None:
        """Hand all tables over, then say goodbye to clients that are still here."""
        assert self.hub is not None and self.mover is not None
        await self.mover.drain()
        await self.hub.stop()
        await self.forwarder.close()
        if self.door is not None:
            await self.door.finish()

    async def _enter(self) -> None:
        """Join the other nodes; a database that is slow at first is given some time."""
        until = time.monotonic() + LISTEN_SECONDS
        while True:
            try:
                await self.keeper.start()
                return
            except AWAY as error:
                if time.monotonic() >= until:
                    raise
                log.warning("fleet.start", error=type(error).__name__)
                await asyncio.sleep(BEAT_SECONDS)

    async def _end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.forwarder.close()
        if self.door is not None:
            await self.door.close()
        await self.keeper.close()
        await self._lease_engine.dispose()
        await self._naming_locks.close()
        await self.locks.close()

    def _begin(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._tasks.append(asyncio.get_running_loop().create_task(kept_up(work)))

    # ---- what this node does for others

    async def _runs_here(self, table: str) -> bool:
        """Return True if this node runs a table by now, or there is no such table."""
        assert self.hub is not None
        if not table:  # it is about the node itself
            return True
        try:
            return not isinstance(await self.hub.locate(table, forced=True), Theirs)
        except RequestRefused:
            return False

    async def _do(self, table: str, chore: Chore) -> None:
        assert self.hub is not None
        if chore.name == WARM:
            await self.hub.table(table)
        elif chore.name in GIVE_UP:
            await leave_table(self.hub, table, chore.person, chore.name)
        else:
            raise RequestRefused("bad-request", detail=chore.name)

    # ---- what it wants of them

    async def _where(self, table: str, forced: bool) -> Theirs | None:
        assert self.hub is not None
        found = await self.hub.locate(table, forced=forced)
        return found if isinstance(found, Theirs) else None

    async def errand(self, found: Elsewhere, chore: Chore) -> None:
        """Let the node that runs a table do something there."""
        if not await self.forwarder.chore(found.table, found.there, chore):
            await self._do(found.table, chore)

    async def ask_node(self, id: str, scope: Scope) -> Response:
        """Return the answer of a node to a request that is about no table; a refusal if there is no such node."""
        node = next((node for node in self.keeper.nodes if node.id == id), None)
        if node is None:
            raise RequestRefused("not-found")
        try:
            line = await self.forwarder.open(Theirs(node.id, node.address), LineOpening("", to_wire(scope)))
        except LineLost as error:
            raise RequestRefused("not-stored") from error
        return await self.forwarder.answer_from(line, b"")

    # ---- what must not be relied on any longer

    def _let_go(self) -> None:
        if self.hub is not None:
            self.hub.let_all_go()

    async def _caught_up(self) -> bool:
        assert self.notices is not None
        return await self.notices.caught_up()

    async def _send(self, statement: Executable) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(statement)


async def kept_up(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do work that only ends when it is cancelled; an error that it did not expect is logged, and it begins again."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("fleet.work", what=getattr(work, "__qualname__", ""))
        await asyncio.sleep(AGAIN_SECONDS)


async def new_fleet(engine: AsyncEngine, now: float, *, may_write: Callable[[], bool] = lambda: True) -> Fleet:
    """Return a node for a database; its secrets are made once, even if several nodes start together."""
    locks = SharedLocks(connect_locks(engine.url))
    people = People(engine)
    async with locks.held("start", long=True):
        for name in ("secret", "daily"):
            await people.secret(name)
        await stored_key(engine, now)
        await stored_vapid(engine)
        return Fleet(engine, await people.secret(FLEET_SECRET), locks, may_write)


def token_of(admin: str) -> str:
    """Return the token by which `fogg admin` talks to a node."""
    return str(json.loads(admin).get("token", "")) if admin else ""
