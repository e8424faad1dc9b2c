"""The live game: one socket follows one table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fogg.server.assist.assist_answers import answer
from fogg.server.broadcast.listener import Listener
from fogg.server.broadcast.outbox import Write
from fogg.server.fleet.lines.openings import FORWARDED
from fogg.server.http.context import Server
from fogg.server.http.requests.call import Person, person_of
from fogg.server.http.requests.visibility import may_follow
from fogg.server.http.sockets.silence import Silence
from fogg.server.protocol import PROTOCOL
from fogg.server.protocol.commands import (
    AnyCommand,
    AnyMessage,
    AskHint,
    AskNotes,
    AskOdds,
    AskPlan,
    AskWays,
    AskWhy,
    Hello,
    Hurry,
    Look,
    Ping,
    Play,
    ReclaimSeat,
    Resign,
    Reveal,
    Say,
    SetPace,
    Undo,
    Vote,
    decoder,
)
from fogg.server.protocol.frames import Pong, Refused, Welcome
from fogg.server.registry.elsewhere import Elsewhere
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.writer import NotStored
from fogg.server.table import playing as play
from fogg.server.table.table import Table

SILENCE_SECONDS = 30.0  # after which a socket is dropped; that says nothing about the person
HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 5.0
MOST_FAULTS = 20  # unintelligible messages per socket

CLOSED = 1000
POLICY = 1008
AGAIN = 1012
UNAVAILABLE = 503  # the status of refusals that pass by themselves


class Garbled(Exception):
    """A message that is none of ours."""


class SocketIO(NamedTuple):
    """A socket, and what lies under it: its ways in and out, and a non-blocking one where the server has that."""

    socket: WebSocket
    receive: Receive
    send: Send
    write: Write | None


class Follower:
    """One open socket."""

    def __init__(self, server: Server, cable: SocketIO, person: Person | None, keys: tuple[str, ...]) -> None:
        self.server = server
        self.cable = cable
        self.socket = cable.socket
        self.person = person
        self.keys = keys
        self.faults = 0
        self.listener: Listener | None = None

    async def run(self) -> None:
        """Say hello, then read and write until one side ends it."""
        try:
            table = await self.visible()
        except Elsewhere:
            if FORWARDED not in self.socket.scope:
                raise
            await self.socket.close(AGAIN, "moved")
            return
        except RequestRefused as refusal:
            await self.socket.close(AGAIN if refusal.status == UNAVAILABLE else POLICY, refusal.code)
            return
        except SQLAlchemyError:
            await self.socket.close(AGAIN, "not-stored")
            return
        await self.socket.accept()
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self.hello()
        except (TimeoutError, WebSocketDisconnect, Garbled):
            await self.close(POLICY, "hello")
            return
        listener = self.listener = self.new_listener(table, hello)
        writing = asyncio.create_task(self.write(listener))
        silent = False
        try:
            async with table.lock:
                if table.dead:
                    listener.close("reload", back=True)
                elif not await self.is_welcome(table):
                    listener.close("signed-out", back=False)
                else:
                    own = table.state.seats_of(listener.person) if listener.person else []
                    listener.send(Welcome(PROTOCOL, self.server.build, tuple(own)))
                    table.enter(listener)
            if listener.person is not None and not listener.closed:
                await play.returned(table, listener.person)
            await self.read(table, listener)
        except TimeoutError:
            silent = True
            listener.close("silent", back=True)
        except WebSocketDisconnect:
            listener.close("gone", back=True)
        except RequestRefused as refusal:
            banned = refusal.code == "banned"
            listener.close("banned" if banned else "not-stored", back=not banned)
        except (SQLAlchemyError, NotStored):
            listener.close("not-stored", back=True)
        finally:
            table.leave(listener, silent=silent)
            listener.close("closed", back=True)
            with contextlib.suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(writing, GOODBYE_SECONDS)
            await self.close(AGAIN if listener.back else POLICY, "bye")

    async def visible(self) -> Table:
        """Return the table, if the person at the socket may see it."""
        table = await self.server.hub.table(str(self.socket.path_params["table"]))
        if not await self.may_see(table):
            raise RequestRefused("not-found")
        return table

    async def may_see(self, table: Table) -> bool:
        """Return True if the person at the socket may follow the table."""
        return await may_follow(self.server, self.person.id if self.person else None, table)

    async def is_welcome(self, table: Table) -> bool:
        """Return True if that still holds after the hello: meanwhile a person can be signed out or sent away."""
        self.server.admin.check_admitted(self.keys, self.person.id if self.person else None)
        if self.person is not None:
            now = await person_of(self.server, self.socket)
            if now is None or now.session != self.person.session:
                return False
        return await self.may_see(table)

    def new_listener(self, table: Table, hello: Hello) -> Listener:
        """Return who looks, and through which seat: the own one, unless several share this device."""
        person = self.person.id if self.person and self.person.name is not None else None
        own = table.state.seats_of(person) if person else []
        seat = own[0] if len(own) == 1 else None
        if hello.seat is not None and hello.seat in own:
            seat = hello.seat
        listener = Listener(person, seat, self.person.session if self.person else None, self.cable.write)
        listener.address = self.keys[0]
        return listener

    async def hello(self) -> Hello:
        message = await self.receive()
        if not isinstance(message, Hello) or message.protocol != PROTOCOL:
            raise Garbled
        return message

    async def receive(self) -> AnyMessage:
        """Return the next message; Garbled if it is none."""
        raw = await self.cable.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code", CLOSED))
        text = raw.get("text")
        if text is None:
            raise Garbled
        try:
            return decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Garbled from error

    async def read(self, table: Table, listener: Listener) -> None:
        """Take messages until the socket or the table ends; close sockets that only send garbage."""
        with Silence(SILENCE_SECONDS) as silence:
            while not listener.closed:
                try:
                    message = await silence.broken_by(self.receive())
                except Garbled:
                    self.faults += 1
                    if self.faults > MOST_FAULTS:
                        listener.close("garbled", back=False)
                        return
                    listener.send(Refused("", "bad-request", RequestRefused("bad-request").why))
                    continue
                if table.dead or listener.closed:
                    return
                await self.dispatch(table, listener, message)

    async def dispatch(self, table: Table, listener: Listener, message: AnyMessage) -> None:
        """Do what one message asks; a refusal is answered and changes nothing."""
        if listener.person is not None:
            table.heartbeat(listener.person)
        try:
            self.server.limit("chat" if isinstance(message, Say) else "commands", *self.keys)
            match message:
                case Ping(n):
                    listener.send(Pong(n))
                case Hello():
                    raise RequestRefused("bad-request")
                case Look(seat):
                    await self.look(table, listener, seat)
                case Hurry():
                    await play.hurry(table, self.me(listener))
                case AskWhy():
                    async with table.lock:  # nothing is told of what is not stored yet
                        because = play.because(table, self.me(listener), message)
                    listener.send(because)
                case AskWays():
                    async with table.lock:
                        ways = play.ways(table, self.me(listener), message)
                    listener.send(ways)
                case AskNotes():
                    async with table.lock:
                        notes = play.notes(table, self.me(listener), message)
                    listener.send(notes)
                case AskPlan() | AskOdds() | AskHint():
                    async with table.lock:
                        assistance = answer(table, self.me(listener), message)
                    listener.send(assistance)
                case Play() | Undo() | Say() | Resign() | ReclaimSeat() | Vote() | SetPace() | Reveal():
                    await self.run_command(table, listener, message)
        except RequestRefused as refusal:
            if table.moving:
                return  # the client asks again at the node that has the table then
            id = getattr(message, "id", "")
            listener.send(Refused(id, refusal.code, refusal.why, refusal.rule, refusal.retry))

    async def run_command(self, table: Table, listener: Listener, message: AnyCommand) -> None:
        listener.send(await play.command(table, self.me(listener), message))

    async def look(self, table: Table, listener: Listener, seat: int | None) -> None:
        """Look through one of the person's seats, or none."""
        async with table.lock:
            if seat is not None and seat not in table.state.seats_of(self.me(listener)):
                raise RequestRefused("not-yours")
            listener.seat = seat
            if not table.dead:
                table.publish()

    def me(self, listener: Listener) -> str:
        """Return who acts; a spectator without a name may only look."""
        if listener.person is None:
            raise RequestRefused("nobody")
        return listener.person

    async def write(self, listener: Listener) -> None:
        """Send the frames that could not be sent at once; a reader that does not read holds only this task up."""
        while (frame := await listener.outbox.first()) is not None:
            try:
                await self.cable.send({"type": "websocket.send", "text": frame.decode()})
            except (WebSocketDisconnect, RuntimeError, OSError):
                listener.close("gone", back=True)
                return
            listener.outbox.drop()
        await self.close(AGAIN if listener.back else POLICY, "bye")

    async def close(self, code: int, reason: str) -> None:
        if self.socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
                async with asyncio.timeout(GOODBYE_SECONDS):  # a client that does not read cannot be told
                    await self.socket.close(code, reason)
