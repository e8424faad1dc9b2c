"""Analyses on request: one game at a time, a few waiting, each report stored with its game."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Protocol

import msgspec
import structlog

from fogg.analysis import GameReport
from fogg.server.analysts.analysis_worker import AnalysisLine
from fogg.server.bots.pool import environment
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.writer import NotStored

MOST_WAITING = 8
MOST_KEPT = 64  # analyses that failed or could not be stored, and are remembered
LONGEST_SECONDS = 600.0  # of one analysis
RETRY_SECONDS = 60.0
LINE_LIMIT = 8_000_000
log = structlog.get_logger("fogg.analyst")

Lines = Callable[[str], AsyncGenerator[AnalysisLine, None]]
Save = Callable[[str, GameReport], Awaitable[None]]  # may raise NotStored


class StoredReports(Protocol):
    """Reports that were stored."""

    async def find(self, table: str) -> GameReport | None: ...


class AnalysisRequest:
    """An analysis of a table: how far it is, who wants it, and what came of it."""

    def __init__(self, state: str = "waiting", report: GameReport | None = None) -> None:
        self.state = state  # then running, done, failed, or slow if it took too long
        self.done = 0
        self.total = 0
        self.report = report
        self.people: set[str] = set()


class Analyst:
    """Analyzes finished games, each once.

    `lines` starts an analysis of a record and yields what its process tells; `save` stores what came of it.
    """

    def __init__(self, stored: StoredReports, save: Save, lines: Lines | None = None) -> None:
        self._stored = stored
        self._save = save
        self._lines = lines or lines_of_process
        self._known: OrderedDict[str, AnalysisRequest] = OrderedDict()  # by table: those that are not stored
        self._records: dict[str, str] = {}  # of those that wait
        self._running: tuple[str, asyncio.Task[None]] | None = None
        self._task: asyncio.Task[None] | None = None

    async def find(self, table: str) -> AnalysisRequest | None:
        """Return the analysis of a table, if one was asked for."""
        known = self._known.get(table)
        if known is not None:
            return known
        report = await self._stored.find(table)
        return None if report is None else AnalysisRequest("done", report)

    def ask(self, table: str, record: str, person: str) -> AnalysisRequest:
        """Begin the analysis of a finished game, unless it is under way; too many that wait are a refusal."""
        found = self._known.get(table)
        if found is None or found.state == "failed":
            if len(self._records) >= MOST_WAITING:
                raise RequestRefused("too-fast", retry=RETRY_SECONDS)
            found = self._known[table] = AnalysisRequest()
            self._records[table] = record
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run(), name="analyst")
        found.people.add(person)
        return found

    def cancel(self, table: str, person: str) -> None:
        """Break an analysis off that is not done, as soon as no other person wants it."""
        found = self._known.get(table)
        if found is None or found.state not in ("waiting", "running"):
            return
        found.people.discard(person)
        if found.people:
            return
        self._records.pop(table, None)
        del self._known[table]
        if self._running is not None and self._running[0] == table:
            self._running[1].cancel()

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
            record, request = self._records.pop(table), self._known[table]
            work = asyncio.create_task(self._analyze(request, record), name="analysis")
            self._running = (table, work)
            try:
                await asyncio.wait([work])
            finally:  # when all of it ends, so does this
                work.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await work
                self._running = None
            await self._keep(table, request)

    async def _keep(self, table: str, request: AnalysisRequest) -> None:
        """Store a report; what has none, or could not be stored, is remembered for a while."""
        if request.report is not None and self._known.get(table) is request:
            try:
                await self._save(table, request.report)
            except NotStored:
                log.warning("analysis.not_stored", table=table)
            else:
                self._known.pop(table, None)
        ended = [name for name, one in self._known.items() if one.state not in ("waiting", "running")]
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
        except TimeoutError:
            request.state = "slow"
        except (OSError, ValueError, msgspec.MsgspecError):
            pass  # told by the state
        finally:
            if request.report is None and request.state != "slow":
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
