"""`fogg serve --workers N`: several nodes on one machine, behind one port that they share.

The system spreads connections over the processes that listen (SO_REUSEPORT), and nodes find tables by themselves. This
process only starts them, starts those again that die, and passes signals on: SIGHUP restarts them one by one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from fogg.errors import FoggError
from fogg.server.logs import logger
from fogg.server.settings import Settings

START_SECONDS = 120.0  # for a node: the first one may have to migrate the database
PAUSE_SECONDS = 1.0  # before a node that died is started again
END_SECONDS = 30.0

Serve = Callable[[Settings, Connection, bool], None]
"""Serves in a process of its own; says on the line where it is, or why it could not begin."""


class WorkerProcess:
    """One node in a process of its own."""

    def __init__(self, serve: Serve, settings: Settings, *, owner_link: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(settings, theirs, owner_link), name="fogg-node")
        self.process.start()
        theirs.close()
        self.asked = False  # to end
        self.replaced = asyncio.Event()  # by another that serves, or failed to
        self._gone = asyncio.Event()
        asyncio.get_running_loop().add_reader(self.process.sentinel, self._note_end)

    def _note_end(self) -> None:
        asyncio.get_running_loop().remove_reader(self.process.sentinel)
        self.process.join()
        self._gone.set()

    async def told(self) -> tuple[int, str]:
        """Return the port and the owner's path as soon as it serves; FoggError with its reason if it does not."""
        return await asyncio.to_thread(self._told)

    def _told(self) -> tuple[int, str]:
        try:
            if not self.line.poll(START_SECONDS):
                raise FoggError("a worker does not begin to serve")
            found: Any = self.line.recv()
        except (EOFError, OSError) as error:
            raise FoggError("a worker ended before it served") from error
        if isinstance(found, str):
            raise FoggError(found)
        port, path = found
        return int(port), str(path)

    async def ended(self) -> None:
        """Wait until it has ended."""
        await self._gone.wait()

    def end(self) -> None:
        """Tell it to end in good order."""
        self.asked = True
        if self.process.is_alive() and self.process.pid is not None:
            self.process.terminate()

    async def stop(self) -> None:
        """End it, by force if it takes too long."""
        self.end()
        try:
            async with asyncio.timeout(END_SECONDS):
                await self.ended()
        except TimeoutError:
            self.process.kill()
            await self.ended()
        self.line.close()


class WorkerProcesses:
    """All nodes of a machine."""

    def __init__(self, serve: Serve, settings: Settings) -> None:
        self.serve = serve
        self.settings = settings
        self.workers: list[WorkerProcess] = []
        self.ending = asyncio.Event()
        self.renewing = asyncio.Event()

    async def run(self, told: Callable[[int, str], None], *, owner_link: bool) -> None:
        """Serve until told to end; `told` learns where as soon as all workers are there."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.ending.set)
        loop.add_signal_handler(signal.SIGHUP, self.renewing.set)
        try:
            with reserved(self.settings) as port:
                self.settings = replace(self.settings, port=port)
                first = WorkerProcess(self.serve, self.settings, owner_link=owner_link)
                self.workers.append(first)
                place = await first.told()  # it migrates the database if need be, before the others come
                self.workers += [WorkerProcess(self.serve, self.settings) for _ in range(self.settings.workers - 1)]
                await asyncio.gather(*(worker.told() for worker in self.workers[1:]))
                told(*place)
                await self.watch()
        finally:
            for worker in self.workers:
                worker.end()
            await asyncio.gather(*(worker.stop() for worker in self.workers))

    async def watch(self) -> None:
        """Keep all workers alive until told to end."""
        tasks: list[asyncio.Task[None]] = [
            asyncio.create_task(self.keep(number)) for number in range(len(self.workers))
        ]
        tasks.append(asyncio.create_task(self.renew()))
        ending = asyncio.create_task(self.ending.wait())
        try:
            await asyncio.wait({ending, *tasks}, return_when=asyncio.FIRST_COMPLETED)
            for fault in (task for task in tasks if task.done()):
                fault.result()  # else they go on
        finally:
            ending.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(ending, *tasks, return_exceptions=True)

    async def keep(self, number: int) -> None:
        """Start a worker again whenever it ends."""
        while True:
            worker = self.workers[number]
            await worker.ended()
            if not worker.asked:
                logger().error("worker", ended=worker.process.exitcode)
                await asyncio.sleep(PAUSE_SECONDS)
            worker.line.close()
            fresh = self.workers[number] = WorkerProcess(self.serve, self.settings)
            try:
                await fresh.told()
            except FoggError as error:
                logger().error("worker", error=str(error))  # its end is seen, and it is started again
            worker.replaced.set()

    async def renew(self) -> None:
        """Replace all workers at each SIGHUP, one after the other."""
        while True:
            await self.renewing.wait()
            self.renewing.clear()
            for worker in list(self.workers):
                await worker.stop()
                await worker.replaced.wait()


@contextmanager
def reserved(settings: Settings) -> Iterator[int]:
    """Hold the port that workers are going to share, without listening: no connection arrives here."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            held.bind((settings.host, settings.port))
        except OSError as error:
            where = f"{settings.host} port {settings.port}"
            raise FoggError(
                f"cannot listen at {where}: {error.strerror or error}; choose another with --port"
            ) from error
        yield int(held.getsockname()[1])
