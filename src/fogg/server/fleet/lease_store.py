"""Nodes and leases in the database.

Every question is one statement where possible, so that a process stopped in the middle leaves no lock behind; `take`
alone needs several, and `connect_leases` makes PostgreSQL end a transaction that is left open.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.errors import FoggError
from fogg.server.fleet.lease_rules import LEASE_SECONDS, Holder, NewNode, NodeShown

NOW = "extract(epoch FROM clock_timestamp())"
ENROLL = text(f"""
    INSERT INTO nodes (id, address, admin, started, beat, draining, tables)
    VALUES (:id, :address, :admin, {NOW}, {NOW}, false, 0)
""")
# The update waits for a burial in progress and then finds nothing; a burial waits for it and then finds a fresh beat.
BEAT = text(f"""
    WITH beaten AS (
        UPDATE nodes SET beat = {NOW}, tables = :tables, draining = :draining WHERE id = :node RETURNING id
    )
    SELECT id, address, admin, started,
        CASE WHEN id = :node THEN 0 ELSE greatest(0, {NOW} - beat) END,
        CASE WHEN id = :node THEN :draining ELSE draining END,
        CASE WHEN id = :node THEN :tables ELSE tables END
    FROM nodes WHERE EXISTS (SELECT 1 FROM beaten) ORDER BY id
""")
# A row that is locked belongs to a node that does something just now.
BURY = text(f"""
    DELETE FROM nodes WHERE beat < {NOW} - :lease AND id IN (
        SELECT id FROM nodes WHERE beat < {NOW} - :lease FOR UPDATE SKIP LOCKED
    ) RETURNING id
""")
HOLDER = text("""
    SELECT nodes.id, nodes.address, leases.fence FROM leases JOIN nodes ON nodes.id = leases.node
    WHERE leases.table_id = :table
""")
ALIVE = text("SELECT 1 FROM nodes WHERE id = :node FOR KEY SHARE")
# The first fence is a time, so that one from before a backup was restored cannot come again.
FIRST = text(f"""
    INSERT INTO leases (table_id, node, fence) VALUES (:table, NULL, floor({NOW} * 1000)) ON CONFLICT DO NOTHING
""")
LOCK = text("SELECT coalesce(node, '') FROM leases WHERE table_id = :table FOR NO KEY UPDATE")
# Only behind LOCK: `nodes` is then looked at later than the holder that LOCK has made sure of.
TAKE = text("""
    UPDATE leases SET node = :node, fence = fence + 1
    WHERE table_id = :table AND (
        node IS NULL OR node = :node OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node)
    )
""")
HAND_OVER = text("""
    UPDATE leases SET node = :to, fence = fence + 1 WHERE table_id = :table AND node = :node AND fence = :fence
    RETURNING fence
""")
RELEASE = text("UPDATE leases SET node = NULL WHERE table_id = :table AND node = :node AND fence = :fence")
LEAVE = text("DELETE FROM nodes WHERE id = :node")
OVERDUE = text("""
    SELECT tables.id FROM tables
    LEFT JOIN leases ON leases.table_id = tables.id LEFT JOIN nodes ON nodes.id = leases.node
    WHERE tables.deadline <= :now AND tables.state IN ('open', 'running')
        AND (nodes.id IS NULL OR nodes.id = :node AND tables.id <> ALL(:loaded))
    ORDER BY tables.deadline, tables.id LIMIT :limit
""")


class NodeBuried(FoggError):
    """A node that was removed wanted to take a table."""

    def __init__(self, node: str) -> None:
        super().__init__(f"the node {node} was silent for too long, and the others have removed it")


class LeaseStore(Protocol):
    """Nodes and leases, wherever they are kept."""

    async def enroll(self, node: NewNode) -> None:
        """Add a node; its id is new."""

    async def beat(self, node: str, *, tables: int, draining: bool) -> list[NodeShown] | None:
        """Note that a node is alive, and return all that are; None if it was removed."""

    async def bury(self) -> list[str]:
        """Remove the nodes whose beat is older than LEASE_SECONDS by the database's clock, and return them."""

    async def holder(self, table: str) -> Holder | None:
        """Return the living node that holds the lease of a table; None if it is free."""

    async def take(self, table: str, node: str) -> Holder | None:
        """Take a lease that is free or the node's own, with a new fence, and return who holds it then.

        None if there is no such table; NodeBuried if the node was removed.
        """

    async def hand_over(self, table: str, node: str, fence: int, to: str) -> int | None:
        """Give a lease to another node and return its new fence; None if it was not the node's under that fence."""

    async def release(self, table: str, node: str, fence: int) -> None:
        """Let go of a lease, unless it is no longer the node's under that fence."""

    async def leave(self, node: str) -> None:
        """Remove a node, which frees its leases."""

    async def overdue(self, now: float, limit: int, node: str, loaded: Collection[str]) -> list[str]:
        """Return the unfinished tables whose deadline has passed and that no living node runs, the oldest first.

        Those whose lease `node` has are among them unless they are `loaded`: no other node looks for them.
        """


class StoredLeases:
    """Nodes and leases in PostgreSQL; the engine is one of `connect_leases`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def enroll(self, node: NewNode) -> None:
        async with self._single.connect() as connection:
            await connection.execute(ENROLL, node._asdict())

    async def beat(self, node: str, *, tables: int, draining: bool) -> list[NodeShown] | None:
        async with self._single.connect() as connection:
            found = await connection.execute(BEAT, {"node": node, "tables": tables, "draining": draining})
            return [NodeShown(*row) for row in found] or None

    async def bury(self) -> list[str]:
        async with self._single.connect() as connection:
            return list((await connection.execute(BURY, {"lease": LEASE_SECONDS})).scalars())

    async def holder(self, table: str) -> Holder | None:
        async with self._single.connect() as connection:
            return await holder_of(connection, table)

    async def take(self, table: str, node: str) -> Holder | None:
        given = {"table": table, "node": node}
        async with self.engine.connect() as connection, connection.begin():
            if await connection.scalar(ALIVE, {"node": node}) is None:
                raise NodeBuried(node)
            before = await connection.scalar(LOCK, {"table": table})
            if before is None:
                try:
                    async with connection.begin_nested():
                        await connection.execute(FIRST, {"table": table})
                except IntegrityError:
                    return None
                await connection.execute(LOCK, {"table": table})
            await connection.execute(TAKE, given)
            holder = await holder_of(connection, table)
            if holder is None or holder.node != node:
                return holder
            return holder._replace(inherited=bool(before))

    async def hand_over(self, table: str, node: str, fence: int, to: str) -> int | None:
        given = {"table": table, "node": node, "fence": fence, "to": to}
        async with self._single.connect() as connection:
            new: int | None = await connection.scalar(HAND_OVER, given)
            return new

    async def release(self, table: str, node: str, fence: int) -> None:
        async with self._single.connect() as connection:
            await connection.execute(RELEASE, {"table": table, "node": node, "fence": fence})

    async def leave(self, node: str) -> None:
        async with self._single.connect() as connection:
            await connection.execute(LEAVE, {"node": node})

    async def overdue(self, now: float, limit: int, node: str, loaded: Collection[str]) -> list[str]:
        given = {"now": now, "limit": limit, "node": node, "loaded": list(loaded)}
        async with self._single.connect() as connection:
            return list((await connection.execute(OVERDUE, given)).scalars())


async def holder_of(connection: AsyncConnection, table: str) -> Holder | None:
    """Return the living holder of a lease, as a transaction sees it."""
    found = (await connection.execute(HOLDER, {"table": table})).one_or_none()
    return None if found is None else Holder(*found)
