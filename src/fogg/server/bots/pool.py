"""The processes in which bots think: a limited number, each killed when it takes twice its time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec

from fogg.errors import FoggError
from fogg.server.bots.bot_worker import Answer, Job

LINE_LIMIT = 4_000_000  # a view of a long game is some 100 KB
PASSED = frozenset({"PATH", "HOME", "LANG", "TZ", "TMPDIR", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "FOGG_NATIVE"})
PASSED_PREFIXES = ("LC_", "PYTHON", "XDG_", "OMP_", "FOGG_BOT_")  # the last are for bots to be told things
START_SECONDS = 30.0  # a fresh process imports the engine before it answers


class BotFailed(FoggError):
    """A bot crashed, took too long, or answered with something that is none of its options."""


class BotRunner(Protocol):
    """The interface of a bot runner."""

    async def decide(self, bot: str, view: str, budget: float, seed: int | None = None) -> int: ...

    async def close(self) -> None: ...


def default_workers(nodes: int = 1) -> int:
    """Return a node's share of one process less than there are cores, so that serving has one for itself."""
    return max(1, ((os.cpu_count() or 2) - 1) // nodes)


class BotPool:
    """Processes that are started when they are first needed."""

    def __init__(self, workers: int, on_answer: Callable[[str, float, bool], None]) -> None:
        self._on_answer = on_answer
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker() for _ in range(workers)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def decide(self, bot: str, view: str, budget: float, seed: int | None = None) -> int:
        """Return the number of the action that a bot chooses; BotFailed if there is none in time.

        `seed` is that of its chance; None: any.
        """
        job = msgspec.json.encode(Job(bot, view, budget, secrets.randbits(64) if seed is None else seed))
        worker = await self._free.get()
        start = asyncio.get_running_loop().time()
        good = False
        try:
            chosen = await worker.ask(job, 2 * budget)
            good = True
            return chosen
        finally:
            self._on_answer(bot, asyncio.get_running_loop().time() - start, good)
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.kill() for worker in self._workers))


class Worker:
    """One process, restarted after it was killed."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._warm = False

    async def ask(self, job: bytes, seconds: float) -> int:
        """Return its answer; a process that fails in any way is killed. A fresh one gets time to start."""
        try:
            process = await self._started()
            limit = seconds if self._warm else seconds + START_SECONDS
            line = await asyncio.wait_for(exchange(process, job), limit)
            answer = msgspec.json.decode(line, type=Answer)
        except TimeoutError as error:
            await self.kill()
            raise BotFailed(f"no answer in {seconds:g} s") from error
        except (OSError, msgspec.MsgspecError, ValueError) as error:
            await self.kill()
            raise BotFailed(f"its process failed: {error}") from error
        except asyncio.CancelledError:
            await self.kill()
            raise
        self._warm = True
        if answer.action is None:
            raise BotFailed(answer.error)
        return answer.action

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._warm = False
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "fogg.server.bots.bot_worker"),
                stdin=PIPE,
                stdout=PIPE,
                limit=LINE_LIMIT,
                env=environment(os.environ),
            )
        return self._process

    async def kill(self) -> None:
        """End the process at once."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


async def exchange(process: Process, job: bytes) -> bytes:
    """Return the line with which a process answers."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(job + b"\n")
    await process.stdin.drain()
    return await process.stdout.readline()


def environment(given: Mapping[str, str]) -> dict[str, str]:
    """Return what a bot may know of the server's environment: not the database, tokens or anything unknown."""
    return {name: value for name, value in given.items() if name in PASSED or name.startswith(PASSED_PREFIXES)}
