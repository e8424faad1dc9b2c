"""The way to tables that run at other nodes: requests, sockets and chores, over lines of our own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from fogg.server.broadcast.outbox import Write
from fogg.server.fleet.lease_rules import Theirs
from fogg.server.fleet.lines.handshake import call
from fogg.server.fleet.lines.line import FrameKind, LineLost, NodeLine
from fogg.server.fleet.lines.openings import AnswerHead, Chore, ChoreDone, LineOpening, Taken, raw, to_wire
from fogg.server.protocol.bodies import Fault
from fogg.server.registry.elsewhere import MOVED
from fogg.server.request_refusal import STATUS, RequestRefused

CONNECT_SECONDS = 1.0
TAKEN_SECONDS = 5.0  # for the other node to read a table that it takes
ANSWER_SECONDS = 60.0
PATIENCE_SECONDS = 6.0  # for a table whose node has gone, until another may take it
RETRY_SECONDS = 0.2
PULSE_SECONDS = 1.0  # between looks at the lines of sockets
SILENCE_SECONDS = 3.0  # after which the other node is taken for dead
COMES_BACK = 1012  # a close that tells the client to come back


Locate = Callable[[str, bool], Awaitable[Theirs | None]]
"""Where a table runs, None: here. With True it is taken if no living node has it."""


class Forwarder:
    """Talks to other nodes. `locate` looks up where a table runs; `now` counts seconds."""

    def __init__(self, key: str, locate: Locate, now: Callable[[], float]) -> None:
        self.key = key
        self.locate = locate
        self.now = now
        self.requests = 0  # forwarded so far
        self.sockets = 0  # open now
        self._lines: set[NodeLine] = set()
        self._pulse: asyncio.Task[None] | None = None

    # ---- lines

    async def open(self, there: Theirs, opening: LineOpening) -> NodeLine:
        """Return a line on which another node has taken on what is wanted; LineLost if it does not."""
        host, _, port = there.address.rpartition(":")
        line = NodeLine()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await asyncio.get_running_loop().create_connection(lambda: line, host.strip("[]"), int(port))
            await call(line, self.key, there.node)
            line.tell(opening)
            async with asyncio.timeout(TAKEN_SECONDS):
                taken = msgspec.convert(await line.read_control(), Taken)
        except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as error:
            line.abort()
            raise LineLost(f"node {there.node} does not answer") from error
        except BaseException:
            line.abort()
            raise
        if not taken.taken:
            line.close()
            raise LineLost(f"node {there.node} does not run table {opening.table}")
        return line

    async def reach(self, first: Theirs | None, opening: LineOpening) -> NodeLine | None:
        """Return a line to the node that runs a table; None if that is this one by now.

        Nodes that do not answer are asked again until another may take the table; a refusal if that takes too long.
        """
        until = self.now() + PATIENCE_SECONDS
        there, tries = first, 0
        while there is not None:
            try:
                async with asyncio.timeout(max(0.0, until - self.now())):
                    return await self.open(there, opening)
            except (LineLost, TimeoutError) as error:
                if self.now() >= until:
                    raise RequestRefused("not-stored") from error
            tries += 1
            await asyncio.sleep(RETRY_SECONDS)
            there = await self.locate(opening.table, tries > 1)
        return None

    # ---- requests

    async def request(self, table: str, there: Theirs, scope: Scope, body: bytes) -> Response | None:
        """Return the answer of the node that runs a table; None if that is this one by now.

        It is asked again where the table is now if it left that node before the request was begun.
        """
        self.requests += 1
        until = self.now() + PATIENCE_SECONDS
        place: Theirs | None = there
        while True:
            line = await self.reach(place, LineOpening(table, to_wire(scope)))
            if line is None:
                return None
            answer = await self.answer_from(line, body)
            if not has_moved(answer) or self.now() >= until:
                return answer
            await asyncio.sleep(RETRY_SECONDS)
            place = await self.locate(table, True)
            if place is None:
                return None

    async def answer_from(self, line: NodeLine, body: bytes) -> Response:
        """Return the answer to a request that a node has taken on; a refusal if the line breaks.

        It is not asked again then, since it may have been done. For the same reason the body goes only now.
        """
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await line.body(body)
                head = msgspec.convert(await line.read_control(), AnswerHead)
                response = Response(await line.read_body(), head.status)
        except (LineLost, TimeoutError, msgspec.ValidationError) as error:
            raise RequestRefused("not-stored") from error
        finally:
            line.abort()
        response.raw_headers = raw(head.headers)
        return response

    async def chore(self, table: str, there: Theirs, chore: Chore) -> bool:
        """Let the node that runs a table do something; False if that is this one by now. RequestRefused as it says."""
        until = self.now() + PATIENCE_SECONDS
        place: Theirs | None = there
        while (line := await self.reach(place, LineOpening(table, chore=chore))) is not None:
            refused = await chore_done(line)
            if refused != MOVED or self.now() >= until:
                break
            await asyncio.sleep(RETRY_SECONDS)
            place = await self.locate(table, True)
        if line is None:
            return False
        if refused:
            raise RequestRefused(refused)
        return True

    # ---- sockets

    async def socket(
        self, table: str, there: Theirs, scope: Scope, receive: Receive, send: Send, write: Write | None
    ) -> bool:
        """Join a client's socket to the node that runs its table, until one side ends; False if that is this one."""
        try:
            line = await self.reach(there, LineOpening(table, to_wire(scope)))
        except RequestRefused:
            await send({"type": "websocket.close", "code": COMES_BACK, "reason": "not-stored"})
            return True
        if line is None:
            return False
        async with self._watched(line):
            up = asyncio.get_running_loop().create_task(from_client(receive, line))
            try:
                await to_client(line, send, write)
            finally:
                up.cancel()
                with contextlib.suppress(asyncio.CancelledError, OSError, LineLost):
                    await up
        return True

    @asynccontextmanager
    async def _watched(self, line: NodeLine) -> AsyncIterator[None]:
        """Watch the line of a socket: the other node may fall silent without breaking it."""
        self._lines.add(line)
        self.sockets += 1
        if self._pulse is None or self._pulse.done():
            self._pulse = asyncio.get_running_loop().create_task(self._watch(), name="pulse")
        try:
            yield
        finally:
            self.sockets -= 1
            self._lines.discard(line)
            line.abort()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while self._lines:
            await asyncio.sleep(PULSE_SECONDS)
            for line in list(self._lines):
                self.check_line(line, loop.time())

    def check_line(self, line: NodeLine, now: float) -> None:
        """End a line whose other side is silent; of a line that is not read for the moment that is not known."""
        silent = 0.0 if line.paused else now - line.heard
        if silent > SILENCE_SECONDS:
            line.abort()
        elif silent >= PULSE_SECONDS:
            line.write(FrameKind.PING)

    async def close(self) -> None:
        """End all lines."""
        for line in list(self._lines):
            line.abort()
        if self._pulse is not None:
            self._pulse.cancel()
            await asyncio.gather(self._pulse, return_exceptions=True)


def has_moved(answer: Response) -> bool:
    """Return True if a node could not begin to answer because the table had left it."""
    if answer.status_code != STATUS[MOVED]:
        return False
    try:
        return msgspec.json.decode(answer.body, type=Fault).code == MOVED
    except msgspec.MsgspecError:
        return False


async def chore_done(line: NodeLine) -> str:
    """Return the code of a refusal that a chore has met, or nothing once it is done."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return msgspec.convert(await line.read_control(), ChoreDone).refused
    except (LineLost, TimeoutError, msgspec.ValidationError) as error:
        raise RequestRefused("not-stored") from error
    finally:
        line.abort()


async def from_client(receive: Receive, line: NodeLine) -> None:
    """Pass a client's messages on."""
    while True:
        message = await receive()
        if message["type"] == "websocket.connect":
            continue
        if message["type"] == "websocket.disconnect":
            line.tell({"type": "websocket.disconnect"})
            line.close()
            return
        text = message.get("text")
        line.write(FrameKind.TEXT, text.encode("utf-8", "surrogatepass") if text is not None else b"\xff")
        await line.drained()


async def to_client(line: NodeLine, send: Send, write: Write | None) -> None:
    """Pass on what another node says to a client; at the end the client is told to come back, unless it is gone."""
    closed = False
    try:
        while not closed:
            frame = await line.read()
            if frame.kind is FrameKind.TEXT:
                if write is None or not write(frame.data):
                    await send({"type": "websocket.send", "text": frame.data.decode()})
                continue
            message = heard(frame.data)
            closed = message["type"] == "websocket.close"
            await send(message)
    except (LineLost, msgspec.MsgspecError, KeyError):
        with contextlib.suppress(OSError, RuntimeError):
            await send({"type": "websocket.close", "code": COMES_BACK, "reason": "moved"})
    except (OSError, RuntimeError):
        return  # the client is gone


def heard(data: bytes) -> Message:
    """Return a message of the application, as another node has told it."""
    message: Message = msgspec.json.decode(data)
    if "headers" in message:
        message["headers"] = raw([(name, value) for name, value in message["headers"]])
    return message
