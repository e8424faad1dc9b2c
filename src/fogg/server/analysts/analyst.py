"""Analyses on request: one game at a time, a few waiting, the last reports kept in memory."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable

import msgspec

from fogg.analysis import GameReport
from fogg.server.analysts.analysis_worker import AnalysisLine
from fogg.server.bots.pool import environment
from fogg.server.request_refusal import RequestRefused

MOST_WAITING = 8
MOST_KEPT = 64  # reports, some 50 KB each
LONGEST_SECONDS = 600.0  # of one analysis
RETRY_SECONDS = 60.0
LINE_LIMIT = 8_000_000

Lines = Callable[[str], AsyncGenerator[AnalysisLine, None]]


class AnalysisRequest:
    """An analysis of a table: how far it is, and what came of it."""

    def __init__(self) -> None:
        self.state = "waiting"  # then running, done or failed
        self.done = 0
        self.total = 0
        self.report: GameReport | None = None


class Analyst:
    """Analyzes finished games, each once, as long as its report is remembered.

    `lines` starts an analysis of a record and yields what its process tells.
    """

    def __init__(self, lines: Lines | None = None) -> None:
        self._lines = lines or lines_of_process
        self._known: OrderedDict[str, AnalysisRequest] = OrderedDict()  # by table
        self._records: dict[str, str] = {}  # of those that wait
        self._task: asyncio.Task[None] | None = None

    def find(self, table: str) -> AnalysisRequest | None:
        """Return the analysis of a table, if one was asked for."""
        return self._known.get(table)

    def ask(self, table: str, record: str) -> AnalysisRequest:
        """Begin the analysis of a finished game, unless it is there or under way; too many that wait are a refusal."""
        found = self._known.get(table)
        if found is not None and found.state != "failed":
            self._known.move_to_end(table)
            return found
        if len(self._records) >= MOST_WAITING:
            raise RequestRefused("too-fast", retry=RETRY_SECONDS)
        found = self._known[table] = AnalysisRequest()
        self._records[table] = record
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="analyst")
        return found

    async def close(self) -> None:
        """End the analysis that is under way, and forget those that wait."""
        self._records.clear()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while self._records:
            table = next(iter(self._records))
            record = self._records.pop(table)
            await self._analyze(self._known[table], record)
            ended = [name for name, one in self._known.items() if one.state in ("done", "failed")]
            for name in ended[: max(0, len(ended) - MOST_KEPT)]:
                del self._known[name]

    async def _analyze(self, request: AnalysisRequest, record: str) -> None:
        request.state = "running"
        try:
            async with asyncio.timeout(LONGEST_SECONDS), contextlib.aclosing(self._lines(record)) as lines:
                async for line in lines:
                    request.done, request.total = line.done or request.done, line.total or request.total
                    if line.report is not None:
                        request.report, request.state = line.report, "done"
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError):
            pass  # told by the state
        finally:
            if request.report is None:
                request.state = "failed"


async def lines_of_process(record: str) -> AsyncGenerator[AnalysisLine, None]:
    """Yield what a process tells that analyzes a record; it is killed when no one listens any more."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "fogg.server.analysts.analysis_worker"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        limit=LINE_LIMIT,
        env=environment(os.environ),
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(record.encode())
        process.stdin.close()
        while line := await process.stdout.readline():
            yield msgspec.json.decode(line, type=AnalysisLine)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
