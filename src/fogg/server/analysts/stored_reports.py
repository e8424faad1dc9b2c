"""Analyses of finished games, as they are stored with their tables."""

from __future__ import annotations

import math
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.analysis import GameReport
from fogg.server.store.schema import analyses

DIGITS = 4  # of a number in a stored report


class Reports:
    """Questions to the database about analyses. Names are not stored: people are called by their seats."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, table: str) -> GameReport | None:
        """Return the analysis of a table; None if there is none, or one of another version that cannot be read."""
        async with self._engine.connect() as connection:
            text = (await connection.execute(select(analyses.c.report).where(analyses.c.table_id == table))).scalar()
        if text is None:
            return None
        try:
            return msgspec.json.decode(text, type=GameReport)
        except msgspec.MsgspecError:
            return None


def store_report(table: str, report: GameReport, now: float) -> list[Executable]:
    """Return what stores the analysis of a table, in place of an older one."""
    text = msgspec.json.encode(rounded(msgspec.to_builtins(report))).decode()
    return [
        delete(analyses).where(analyses.c.table_id == table),
        insert(analyses).values(table_id=table, made=now, report=text),
    ]


def rounded(value: Any) -> Any:
    """Return a JSON value with fewer digits: noise takes more room than what was measured."""
    if isinstance(value, float):
        return round(value, DIGITS) if math.isfinite(value) else 0.0
    if isinstance(value, dict):
        return {name: rounded(part) for name, part in value.items()}
    return [rounded(part) for part in value] if isinstance(value, list | tuple) else value
