"""Limits that hold at all nodes together, for what can be abused: the same buckets as in memory, in the database.

Keys are stored as hashes: an address or a person cannot be read from them.
"""

from __future__ import annotations

from sqlalchemy import Executable, delete, text
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.http.limits import Limits
from fogg.server.store.schema import shared_limits
from fogg.server.tokens import token_hash

NOW = "extract(epoch FROM clock_timestamp())"
LEFT = f"least(:burst, shared_limits.amount + greatest(0, {NOW} - shared_limits.since) / :seconds)"
COUNT = text(f"""
    INSERT INTO shared_limits (key, amount, since) VALUES (:key, :burst - 1, {NOW})
    ON CONFLICT (key) DO UPDATE SET amount = {LEFT} - 1, since = {NOW} WHERE {LEFT} >= 1
    RETURNING amount
""")
WAIT = text(f"SELECT greatest(0.05, (1 - {LEFT}) * :seconds) FROM shared_limits WHERE key = :key")
FULL_AFTER = 86400.0  # seconds after which every bucket is full again


class SharedLimits:
    """Counts in the database by the rules of this node's own limits."""

    def __init__(self, engine: AsyncEngine, limits: Limits) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._limits = limits

    async def allow(self, rule: str, *keys: str) -> float:
        """Return 0 if something is allowed for all keys, counting it; else the seconds to wait.

        What was counted for the keys before the refused one stays counted.
        """
        async with self._engine.connect() as connection:
            for key in keys:
                bucket = {
                    "key": token_hash(f"{rule} {key}"),
                    "burst": float(self._limits.rules[rule].burst * self._limits.factor(key)),
                    "seconds": self._limits.seconds(rule, key),
                }
                if (await connection.execute(COUNT, bucket)).first() is None:
                    return float(await connection.scalar(WAIT, bucket) or 0.05)
        return 0.0


def forget_full(now: float) -> Executable:
    """Return what removes the buckets that nothing was taken from for long."""
    return delete(shared_limits).where(shared_limits.c.since < now - FULL_AFTER)
