"""A database of nodes and leases in memory; everything it is asked happens at one moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import NamedTuple

from fogg.server.fleet.lease_rules import LEASE_SECONDS, Holder, NewNode, NodeShown
from fogg.server.fleet.lease_store import NodeBuried


@dataclass
class NodeRow:
    """A row of `nodes`."""

    id: str
    address: str
    admin: str
    started: float
    beat: float
    draining: bool = False
    tables: int = 0


@dataclass
class LeaseRow:
    """A row of `leases`."""

    node: str | None
    fence: int


class Written(NamedTuple):
    """A write that was stored: the fence it named, and the lease's at that moment."""

    row: str
    fence: int
    lease_fence: int


@dataclass
class TableRow:
    """A table and its rows; `unchecked` are those stored since a test looked."""

    state: str = "running"
    deadline: float | None = None
    rows: list[str] = field(default_factory=list)
    unchecked: list[Written] = field(default_factory=list)


class FakeDatabase:
    """Answers as StoredLeases does on PostgreSQL, by its own clock."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.nodes: dict[str, NodeRow] = {}
        self.leases: dict[str, LeaseRow] = {}
        self.tables: dict[str, TableRow] = {}
        self.seen: Counter[str] = Counter()  # what happened, for tests that nothing is left out

    def enroll(self, node: NewNode) -> None:
        """Add a node."""
        assert node.id not in self.nodes
        self.nodes[node.id] = NodeRow(*node, started=self.now(), beat=self.now())

    def beat(self, node: str, *, tables: int, draining: bool) -> list[NodeShown] | None:
        """Note a sign of life."""
        row = self.nodes.get(node)
        if row is None:
            self.seen["beat of the buried"] += 1
            return None
        now = row.beat = self.now()
        row.tables, row.draining = tables, draining
        return [
            NodeShown(row.id, row.address, row.admin, row.started, max(0.0, now - row.beat), row.draining, row.tables)
            for _, row in sorted(self.nodes.items())
        ]

    def bury(self) -> list[str]:
        """Remove nodes that were silent for too long."""
        old = [id for id, row in self.nodes.items() if row.beat < self.now() - LEASE_SECONDS]
        for id in old:
            del self.nodes[id]
        self.seen["burial"] += len(old)
        return old

    def holder(self, table: str) -> Holder | None:
        """Return the living holder of a lease."""
        lease = self.leases.get(table)
        if lease is None or lease.node not in self.nodes:
            return None
        return Holder(lease.node, self.nodes[lease.node].address, lease.fence)

    def take(self, table: str, node: str) -> Holder | None:
        """Take a lease that is free or the node's own."""
        if node not in self.nodes:
            self.seen["take of the buried"] += 1
            raise NodeBuried(node)
        if table not in self.tables:
            return None
        lease = self.leases.setdefault(table, LeaseRow(None, int(self.now() * 1000)))
        if lease.node == node or lease.node not in self.nodes:
            self.seen["take over" if lease.node not in (node, None) else "take"] += 1
            self.leases[table] = LeaseRow(node, lease.fence + 1)
        return self.holder(table)

    def hand_over(self, table: str, node: str, fence: int, to: str) -> int | None:
        """Give a lease to another node."""
        if self.leases.get(table) != LeaseRow(node, fence):
            self.seen["late hand over"] += 1
            return None
        self.seen["hand over"] += 1
        self.leases[table] = LeaseRow(to, fence + 1)
        return fence + 1

    def release(self, table: str, node: str, fence: int) -> None:
        """Let go of a lease."""
        if self.leases.get(table) == LeaseRow(node, fence):
            self.seen["release"] += 1
            self.leases[table] = LeaseRow(None, fence)

    def leave(self, node: str) -> None:
        """Remove a node."""
        self.nodes.pop(node, None)

    def overdue(self, now: float, limit: int, node: str, loaded: Collection[str]) -> list[str]:
        """Return the tables that are late, and run by no living node."""
        due = [
            (row.deadline, id)
            for id, row in self.tables.items()
            if row.deadline is not None and row.deadline <= now and row.state in ("open", "running")
        ]
        holders = {id: self.holder(id) for _, id in due}
        late = [id for _, id in sorted(due) if (at := holders[id]) is None or (at.node == node and id not in loaded)]
        return late[:limit]

    def write(self, table: str, fence: int, seq: int, row: str, fencing: bool = True) -> str:
        """Store a row as the writer does: its fence must be the lease's, and its number that of no other row."""
        lease = self.leases[table]
        stored = self.tables[table]
        if fencing and lease.fence != fence:
            self.seen["old fence"] += 1
            return "lease-lost"
        if len(stored.rows) != seq:
            return "not-stored"
        stored.rows.append(row)
        stored.unchecked.append(Written(row, fence, lease.fence))
        return "stored"


class FakeLeases:
    """Asks a FakeDatabase directly."""

    def __init__(self, database: FakeDatabase) -> None:
        self.database = database

    async def enroll(self, node: NewNode) -> None:
        self.database.enroll(node)

    async def beat(self, node: str, *, tables: int, draining: bool) -> list[NodeShown] | None:
        return self.database.beat(node, tables=tables, draining=draining)

    async def bury(self) -> list[str]:
        return self.database.bury()

    async def holder(self, table: str) -> Holder | None:
        return self.database.holder(table)

    async def take(self, table: str, node: str) -> Holder | None:
        return self.database.take(table, node)

    async def hand_over(self, table: str, node: str, fence: int, to: str) -> int | None:
        return self.database.hand_over(table, node, fence, to)

    async def release(self, table: str, node: str, fence: int) -> None:
        self.database.release(table, node, fence)

    async def leave(self, node: str) -> None:
        self.database.leave(node)

    async def overdue(self, now: float, limit: int, node: str, loaded: Collection[str]) -> list[str]:
        return self.database.overdue(now, limit, node, loaded)
