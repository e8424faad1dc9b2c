"""The internal address of a node: other nodes bring requests and sockets for tables that run here."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from starlette.types import ASGIApp, Message

from fogg.server.fleet.lines.handshake import HANDSHAKE_SECONDS, answer_call
from fogg.server.fleet.lines.line import CHUNK, FrameKind, LineLost, NodeLine
from fogg.server.fleet.lines.openings import AnswerHead, Chore, ChoreDone, LineOpening, Taken, from_wire, texts
from fogg.server.http.wire import WRITE
from fogg.server.request_refusal import RequestRefused

MOST_STRANGERS = 256  # connections that have not proved themselves yet
BACKLOG = 1024
FINISH_SECONDS = 3.0  # for conversations when the node ends
log = structlog.get_logger("fogg.fleet")
opening_decoder = msgspec.json.Decoder(LineOpening)

RunsHere = Callable[[str], Awaitable[bool]]
DoChore = Callable[[str, Chore], Awaitable[None]]


class InternalDoor:
    """Lets nodes in that prove that they belong to the same database, and no other caller.

    `runs_here` says whether this node runs a table, and takes it if no node does; `do_chore` carries chores out.
    """

    def __init__(self, app: ASGIApp, key: str, node: Callable[[], str], runs_here: RunsHere, do_chore: DoChore) -> None:
        self.app = app
        self.key = key
        self.node = node
        self.runs_here = runs_here
        self.do_chore = do_chore
        self._strangers = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self, host: str, port: int) -> int:
        """Listen; return the port."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: NodeLine(self._admit), host, port, backlog=BACKLOG)
        return int(self._server.sockets[0].getsockname()[1])

    async def finish(self) -> None:
        """Listen no more, and wait a moment for requests and sockets that are still answered."""
        if self._server is not None:
            self._server.close()
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=FINISH_SECONDS)

    async def close(self) -> None:
        """Listen no more, and end all conversations."""
        if self._server is not None:
            self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _admit(self, line: NodeLine) -> None:
        task = asyncio.get_running_loop().create_task(self._converse(line), name="node")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _converse(self, line: NodeLine) -> None:
        try:
            opening = await self._greet(line)
            if opening is not None:
                await self._serve(line, opening)
            line.close()
        except LineLost:
            line.abort()
        except asyncio.CancelledError:
            line.abort()
            raise
        except Exception:
            log.exception("line")
            line.abort()

    async def _greet(self, line: NodeLine) -> LineOpening | None:
        """Return what a caller wants who has proved itself; None for others."""
        if self._strangers >= MOST_STRANGERS:
            line.abort()
            return None
        self._strangers += 1
        try:
            await answer_call(line, self.key, self.node())
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                frame = await line.read()
            return opening_decoder.decode(frame.data)
        except (LineLost, TimeoutError, msgspec.MsgspecError, UnicodeError) as error:
            log.warning("line.refused", error=str(error) or type(error).__name__)
            line.abort()
            return None
        finally:
            self._strangers -= 1

    async def _serve(self, line: NodeLine, opening: LineOpening) -> None:
        runs = await self.runs_here(opening.table)
        line.tell(Taken(runs))
        if not runs:
            return
        if opening.chore is not None:
            await self._work(line, opening.table, opening.chore)
        elif opening.scope is not None and opening.scope.type == "http":
            await self._answer(line, opening)
        elif opening.scope is not None:
            await self._follow(line, opening)

    async def _work(self, line: NodeLine, table: str, chore: Chore) -> None:
        try:
            await self.do_chore(table, chore)
        except RequestRefused as refusal:
            line.tell(ChoreDone(refusal.code))
        else:
            line.tell(ChoreDone())

    async def _answer(self, line: NodeLine, opening: LineOpening) -> None:
        """Answer one request."""
        assert opening.scope is not None
        body: bytes | None = await line.read_body()

        async def receive() -> Message:
            nonlocal body
            if body is None:
                await asyncio.Event().wait()  # the application asks again only to learn of an end
            given, body = body, None
            return {"type": "http.request", "body": given, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                line.tell(AnswerHead(message["status"], texts(message.get("headers", ()))))
                return
            data = message.get("body", b"")
            for start in range(0, len(data), CHUNK):
                line.write(FrameKind.BODY, data[start : start + CHUNK])
                await line.drained()
            if not message.get("more_body", False):
                line.write(FrameKind.END)

        await self.app(from_wire(opening.scope, {}), receive, send)

    async def _follow(self, line: NodeLine, opening: LineOpening) -> None:
        """Serve one socket until one side ends it."""
        assert opening.scope is not None
        conversation = SocketOverLink(line)
        scope = from_wire(opening.scope, {WRITE: {"write": conversation.write}})
        await self.app(scope, conversation.receive, conversation.send)


class SocketOverLink:
    """The messages of a socket whose client is at another node."""

    def __init__(self, line: NodeLine) -> None:
        self.line = line
        self.begun = False
        self.accepted = False
        self.over = False

    async def receive(self) -> Message:
        """Return the client's next message."""
        if not self.begun:
            self.begun = True
            return {"type": "websocket.connect"}
        try:
            frame = await self.line.read()
        except LineLost:
            return {"type": "websocket.disconnect", "code": 1006}
        if frame.kind is FrameKind.TEXT:
            with contextlib.suppress(UnicodeDecodeError):
                return {"type": "websocket.receive", "text": frame.data.decode()}
            return {"type": "websocket.receive", "bytes": frame.data}
        return {"type": "websocket.disconnect", "code": 1001}

    def write(self, frame: bytes) -> bool:
        """Send a frame of text; False if the client's node must read first or is gone."""
        if not self.accepted or self.over or not self.line.writable:
            return False
        self.line.write(FrameKind.TEXT, frame)
        return True

    async def send(self, message: Message) -> None:
        """Send a message of the application."""
        kind: str = message["type"]
        if kind == "websocket.send":
            await self.lasting()
            self.line.write(FrameKind.TEXT, message["text"].encode())
            return
        if kind == "websocket.accept":
            self.accepted = True
        elif kind == "websocket.close":
            self.over = True
        said: dict[str, Any] = {"type": kind}
        said |= {name: message[name] for name in ("code", "reason", "status") if message.get(name) is not None}
        if "headers" in message:
            said["headers"] = texts(message["headers"])
        self.line.tell(said)

    async def lasting(self) -> None:
        """Wait until the client's node has read what came before."""
        try:
            await self.line.drained()
        except LineLost as error:
            raise OSError("the client's node is gone") from error
