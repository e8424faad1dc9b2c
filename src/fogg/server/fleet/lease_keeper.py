"""A node's part in the fleet: it beats, removes dead nodes, and takes and gives away the leases of tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from fogg.errors import FoggError
from fogg.server.fleet.in_time import InTime
from fogg.server.fleet.lease_rules import BEAT_SECONDS, Mine, NewNode, NodeShown, NodeStanding, Theirs, home_of
from fogg.server.fleet.lease_store import LeaseStore, NodeBuried
from fogg.server.tokens import new_id

ANSWER_SECONDS = 1.0  # for a beat; then the next one tries another connection
ASK_SECONDS = 4.0  # for everything else: longer than a stopped node can lock a row
AWAY = (SQLAlchemyError, OSError)  # TimeoutError is an OSError
T = TypeVar("T")
log = structlog.get_logger("fogg.fleet")


class Unsettled(FoggError):
    """It cannot be said now which node runs a table; it can be soon."""

    def __init__(self, why: str) -> None:
        super().__init__(f"no node can be asked for the table just now: {why}")


def nothing() -> None:
    """Do nothing."""


class LeaseKeeper:
    """Keeps a node alive in the database, and knows which tables it may run.

    `held` has the fences of the node's leases. They count only while `is_valid`: after a pause, or with the database
    away, others may have taken them. `on_invalid` is called when that begins; it can pass. `on_lost` is called when the
    node was removed: all its tables are other nodes' by then, and it joins again under a new id. A node that knows it
    could not write (`may_write`) does not beat, so that its tables go to others.
    """

    def __init__(
        self,
        store: LeaseStore,
        *,
        address: str,
        admin: str = "",
        clock: Callable[[], float] = time.monotonic,
        new_node: Callable[[], str] = new_id,
        on_lost: Callable[[], None] = nothing,
        on_invalid: Callable[[], None] = nothing,
        may_write: Callable[[], bool] = lambda: True,
    ) -> None:
        self.store = store
        self.address = address
        self.admin = admin
        self.on_lost = on_lost
        self.on_invalid = on_invalid
        self.may_write = may_write
        self.id = ""  # empty: not a member
        self.held: dict[str, int] = {}
        self._inherited: set[str] = set()  # of those that are held
        self.nodes: list[NodeShown] = []
        self.draining = False
        self._clock = clock
        self._new_node = new_node
        self._standing = NodeStanding()
        self._was_valid = False
        self._elsewhere: dict[str, Theirs] = {}  # found since the last beat
        self._giving: dict[str, Theirs] = {}  # on the way to another node
        self._asking: dict[str, tuple[bool, asyncio.Task[Mine | Theirs | None]]] = {}
        self._in_time = InTime()

    def is_valid(self) -> bool:
        """Return True if what the node holds is still its own, and it may answer from memory."""
        return bool(self.id) and self._standing.is_valid(self._clock())

    async def start(self) -> None:
        """Join the other nodes; errors of the database are raised, and it may then be called again."""
        await self._join()

    async def run(self) -> None:
        """Beat until cancelled, and join again when removed."""
        while True:
            began = self._clock()
            try:
                if self.may_write():
                    await self._join()
                if self._standing.may_bury(self._clock()):
                    await self._bury()
            except AWAY as error:
                log.warning("fleet.beat", error=type(error).__name__)
            self._judge()
            await asyncio.sleep(max(0.0, began + BEAT_SECONDS - self._clock()))

    async def close(self) -> None:
        """Leave; the node's tables are free for others at once. `run` must have been cancelled."""
        me, self.id = self.id, ""
        self._forget_all()
        for _, task in list(self._asking.values()):
            task.cancel()
        if me:
            with suppress(*AWAY):
                await self._in_time(ASK_SECONDS, self.store.leave(me))
        await self._in_time.settle()

    # ---- tables

    async def locate(self, table: str, *, forced: bool = False) -> Mine | Theirs | None:
        """Return who runs a table; a free one is taken if this node is its home, or if `forced`.

        None: there is no such table (a free one with its home elsewhere is not looked up). Unsettled if it cannot be
        said now. A node that is asked by another must force it, as the other may know more.
        """
        while True:
            if not self.is_valid():
                raise Unsettled("this node is cut off from the database")
            if table in self.held:
                return Mine(self.held[table], table in self._inherited)
            if table in self._giving:  # to ask the database now could take it back
                return self._giving[table]
            if not forced and (known := self._elsewhere.get(table)) is not None:
                return known
            if table not in self._asking:
                task = asyncio.get_running_loop().create_task(self._ask(table, forced))
                self._asking[table] = forced, task
                task.add_done_callback(lambda done: self._asked(table, done))
            was_forced, asking = self._asking[table]
            await asyncio.wait((asking,))
            if asking.cancelled():
                raise Unsettled("this node is about to end")
            found = asking.result()
            if isinstance(found, Mine):
                if table not in self.held:
                    raise Unsettled("it was lost at once")
            elif was_forced or not forced or found is None:
                return found

    async def hand_over(self, table: str, to: str) -> int | None:
        """Give a table to another node, and return its new fence; None if it was not ours.

        It must not be in memory any more. If the database does not answer, the table is not ours to run either way.
        """
        fence = self._dropped(table)
        if fence is None:
            return None
        address = next((node.address for node in self.nodes if node.id == to), "")
        self._giving[table] = Theirs(to, address)
        try:
            new = await self._answered(self.store.hand_over(table, self.id, fence, to))
        finally:
            there = self._giving.pop(table)
        if new is not None:
            self._note(table, there)
        return new

    async def release(self, table: str) -> None:
        """Let go of a table, which must not be in memory any more."""
        fence = self._dropped(table)
        if fence is not None:
            await self._answered(self.store.release(table, self.id, fence))

    async def drain(self) -> None:
        """Take on no more tables, and let the other nodes know; the tables that are held stay until handed over."""
        self.draining = True
        with suppress(*AWAY):
            await self._beat()

    async def overdue(self, now: float, limit: int, loaded: Collection[str]) -> list[str]:
        """Return tables whose deadline has passed and that no living node runs; `loaded` are those of this node."""
        return await self._answered(self.store.overdue(now, limit, self.id, loaded))

    def home(self, table: str) -> NodeShown | None:
        """Return the node at which a free table should live; None if all are about to end."""
        return home_of(table, (node for node in self.nodes if not self._is_out(node)))

    # ---- inside

    async def _ask(self, table: str, forced: bool) -> Mine | Theirs | None:
        me = self.id
        home = self.home(table)
        wanted = home is None or home.id == me or (forced and not self.draining)
        try:
            holder = None if wanted else await self._answered(self.store.holder(table))
            if holder is None and not wanted:
                assert home is not None
                return self._note(table, Theirs(home.id, home.address))
            if holder is None or holder.node == me:
                holder = await self._answered(self.store.take(table, me))
        except NodeBuried as error:
            raise Unsettled("this node was removed") from error
        if self.id != me:
            raise Unsettled("this node was removed")
        if holder is None:
            return None
        if holder.node == me:
            self.held[table] = holder.fence
            self._elsewhere.pop(table, None)
            if holder.inherited:
                self._inherited.add(table)
            return Mine(holder.fence, holder.inherited)
        if self._was_me(holder.node, holder.address):
            raise Unsettled("an earlier life of this node still holds it")
        return self._note(table, Theirs(holder.node, holder.address))

    def _dropped(self, table: str) -> int | None:
        """Hold a table no longer; its fence."""
        self._inherited.discard(table)
        return self.held.pop(table, None)

    def _note(self, table: str, found: Theirs) -> Theirs:
        self._elsewhere[table] = found
        return found

    def _asked(self, table: str, task: asyncio.Task[Mine | Theirs | None]) -> None:
        if not task.cancelled():
            task.exception()  # callers raise it; without any it is not an error
        if (now := self._asking.get(table)) is not None and now[1] is task:
            del self._asking[table]

    def _is_out(self, node: NodeShown) -> bool:
        """Return True for nodes that take on no tables: this one's remains, and itself when it ends."""
        return self._was_me(node.id, node.address) or (self.draining and node.id == self.id)

    def _was_me(self, node: str, address: str) -> bool:
        """Return True for the remains of this node under an earlier id: asking them would be asking ourselves."""
        return address == self.address and node != self.id

    async def _join(self) -> None:
        """Beat, as a new node if there is no other way."""
        if self.id:
            await self._beat()
        if not self.id:
            await self._enroll()
            await self._beat()

    async def _enroll(self) -> None:
        id, sent = self._new_node(), self._clock()
        await self._in_time(ANSWER_SECONDS, self.store.enroll(NewNode(id, self.address, self.admin)))
        self.id = id
        self._standing.beat_answered(sent)

    async def _beat(self) -> None:
        me, sent = self.id, self._clock()
        beat = self.store.beat(me, tables=len(self.held), draining=self.draining)
        nodes = await self._in_time(ANSWER_SECONDS, beat)
        if me != self.id:
            return
        self._elsewhere.clear()
        if nodes is None:
            self._lose()
            return
        self.nodes = nodes
        self._judge()  # before: what rang while it was in doubt was not done, and must be found again
        self._standing.beat_answered(sent)

    async def _bury(self) -> None:
        for node in await self._in_time(ANSWER_SECONDS, self.store.bury()):
            log.warning("fleet.buried", node=node)

    def _judge(self) -> None:
        """Tell when the node's own clock begins to doubt its leases."""
        valid = self.is_valid()
        if self._was_valid and not valid and self.id:
            log.warning("fleet.invalid", node=self.id)
            self.on_invalid()
        self._was_valid = valid

    def _lose(self) -> None:
        log.warning("fleet.lost", node=self.id)
        self.id = ""
        self._forget_all()
        self.on_lost()

    def _forget_all(self) -> None:
        self.held.clear()
        self._inherited.clear()
        self._elsewhere.clear()
        self._standing.lost()

    async def _answered(self, asked: Coroutine[Any, Any, T]) -> T:
        """Return what the database answers; Unsettled if it does not."""
        try:
            return await self._in_time(ASK_SECONDS, asked)
        except AWAY as error:
            raise Unsettled(f"the database does not answer ({type(error).__name__})") from error
