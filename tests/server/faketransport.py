"""A connection without a network, and a loop whose time passes only when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.server import ServerState


class Timer:
    """A call that is due at some time."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeLoop:
    """The part of an event loop that protocols use; tasks run on the real one."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, call: Callable[..., None], *given: Any) -> Timer:
        timer = Timer(self.now + seconds, lambda: call(*given))
        self.timers.append(timer)
        return timer

    def call_soon(self, call: Callable[[], None]) -> asyncio.Handle:
        return asyncio.get_running_loop().call_soon(call)

    def create_task(self, work: Any, **named: Any) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(work, **named)

    def wait(self, seconds: float) -> None:
        """Let time pass, and do what is due."""
        self.now += seconds
        due = [timer for timer in self.timers if timer.at <= self.now]
        self.timers = [timer for timer in self.timers if timer.at > self.now]
        for timer in due:
            if not timer.cancelled:
                timer.call()


class FakeTransport(asyncio.Transport):
    """One end of a connection; `peer` reads only if it is told to."""

    def __init__(self, protocol: Any, address: str = "192.0.2.1", descriptor: int = 7) -> None:
        super().__init__()
        self.protocol = protocol
        self.address = address
        self.descriptor = descriptor
        self.sent = b""
        self.closing = False
        self.aborted = False
        self.paused = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self if name == "socket" else default

    def getpeername(self) -> tuple[str, int]:
        return self.address, 1234

    def getsockname(self) -> tuple[str, int]:
        return "192.0.2.9", 80

    def fileno(self) -> int:
        return self.descriptor

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def close(self) -> None:
        self.closing = True  # nothing is read at the other end, so it stays open

    def abort(self) -> None:
        if not self.aborted:
            self.closing = self.aborted = True
            self.protocol.connection_lost(None)

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        found: asyncio.BaseProtocol = self.protocol
        return found


def connected(
    make: Callable[..., Any], app: Any, loop: FakeLoop, *, address: str = "192.0.2.1", descriptor: int = 7, **named: Any
) -> FakeTransport:
    """Return a new connection, served by a protocol of that sort."""
    config = uvicorn.Config(app, interface="asgi3", log_config=None, lifespan="off", **named)
    protocol = make(config=config, server_state=ServerState(), app_state={}, _loop=loop)
    transport = FakeTransport(protocol, address, descriptor)
    protocol.connection_made(transport)
    return transport
