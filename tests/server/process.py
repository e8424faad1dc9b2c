"""A server in a process of its own, that can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

FOGG = str(Path(sys.executable).parent / "fogg")
ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")
START_SECONDS = 180.0


class Serving:
    """`fogg serve` on a database; started again at the same port."""

    def __init__(self, db: str, *options: str) -> None:
        self.db = db
        self.options = options
        self.port = 0
        self.process: Process | None = None
        self._drain: asyncio.Task[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> Serving:
        """Start it, and wait until it tells its address."""
        command = [FOGG, "serve", "--port", str(self.port), "--db", self.db, *self.options]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, env=environment)
        assert self.process.stdout is not None
        async with asyncio.timeout(START_SECONDS):
            while True:
                line = await self.process.stdout.readline()
                assert line, f"the server ended with {await self.process.wait()}"
                if found := ADDRESS.search(line):
                    self.port = int(found[1])
                    break
        self._drain = asyncio.create_task(self.process.stdout.read(), name="reader")
        return self

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it, at once or politely; its exit status."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        status = await self.process.wait()
        if self._drain is not None:
            await self._drain
        return status

    async def __aenter__(self) -> Serving:
        return await self.start()

    async def __aexit__(self, *error: object) -> None:
        await self.kill(signal.SIGTERM)
