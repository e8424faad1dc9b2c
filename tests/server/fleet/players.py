"""People at a fleet: game after game, through any node that the balancer picks, and how long they ever wait."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx2
import msgspec
from tests.server.wire import Client, Player
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

RETRY_SECONDS = 0.5  # as the page waits before it comes back
MOVED_SECONDS = 0.05  # before it comes back to a table that has moved
SILENT_SECONDS = 4.0  # without a frame, after which a client comes back elsewhere; it pings every second
ANSWER_SECONDS = 4.0  # for a request
LOOK_SECONDS = 0.5  # between looks at a table over HTTP
RESTARTING = 1012  # a close that asks to come back
PING = '{"type":"ping","n":1}'


class FleetClient(Client):
    """A client that asks again while nodes come and go."""

    def __init__(self, base: str, name: str) -> None:
        super().__init__(base, name)
        self.longest = 0.0  # that any request took, with all its tries
        self.errors: list[str] = []  # tries that failed

    async def ask(self, method: str, path: str, body: Any = None) -> httpx2.Response:
        """Send a request until a node answers."""
        began = time.monotonic()
        while True:
            try:
                async with asyncio.timeout(ANSWER_SECONDS + 3):
                    answer = await super().ask(method, path, body)
                if answer.status_code != 503:
                    self.longest = max(self.longest, time.monotonic() - began)
                    return answer
                self.errors.append(f"{path}: {answer.text}")
            except (httpx2.TransportError, TimeoutError) as error:
                self.errors.append(f"{path}: {error!r}")
            await asyncio.sleep(RETRY_SECONDS)

    async def post(self, path: str, body: Any = None) -> Any:
        """Return what a request brings that may have been done already, when its answer was lost."""
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.is_success or answer.status_code == 409, f"{answer.status_code} {answer.text}"
        return answer.json()


class FleetPlayer(Player):
    """A player who measures how long it takes to get back to the table, and a command to be answered."""

    def __init__(self, client: Client, table: str, seat: int, seed: int) -> None:
        super().__init__(client, table, seat, seed)
        self.longest = 0.0
        self.reconnects = 0
        self.refused: list[str] = []  # commands that were not taken
        self.errors: list[str] = []  # lines that broke without a word
        self._moved = False
        self._waiting: float | None = time.monotonic()

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over and not self.stopped:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    socket = await self.client.connect(self.table)
                try:
                    await self.follow(socket)
                finally:
                    socket.transport.abort()
            except ConnectionClosed as error:
                self._moved = error.rcvd is not None and error.rcvd.code == RESTARTING
                if not self._moved:
                    self.errors.append(repr(error))
            except (OSError, WebSocketException, TimeoutError, EOFError) as error:
                self.errors.append(repr(error))
            if not self.over:
                self.wait()
                self.reconnects += 1
                await asyncio.sleep(MOVED_SECONDS if self._moved else RETRY_SECONDS)
                self._moved = False

    def wait(self) -> None:
        """Begin to wait for something."""
        if self._waiting is None:
            self._waiting = time.monotonic()

    def got(self) -> None:
        """Note that what was waited for has come."""
        if self._waiting is not None:
            self.longest = max(self.longest, time.monotonic() - self._waiting)
            self._waiting = None

    async def follow(self, socket: ClientConnection) -> None:
        """Follow one connection."""
        await socket.send('{"type":"hello","protocol":2}')
        quiet = 0.0
        while not self.over and not self.stopped:
            try:
                raw = await asyncio.wait_for(socket.recv(), 1.0)
            except TimeoutError:
                quiet += 1.0
                if quiet >= SILENT_SECONDS:
                    self.wait()
                    return
                await socket.send(PING)
                continue
            quiet = 0.0
            frame = msgspec.json.decode(raw)
            if frame["type"] == "pong":
                continue
            self.frames += 1
            self.heed(frame)
            if frame["type"] == "refused":
                self.refused.append(frame["code"])
            if frame["type"] in ("snapshot", "ack", "refused") and self._pending is None:
                self.got()
            if frame["type"] == "bye":
                self._moved = frame["code"] == "moved"
                return
            if frame["type"] == "snapshot" and self._pending is not None:
                await socket.send(msgspec.json.encode(self._pending).decode())
            elif self._pending is None and self.asked():
                self._pending = self.answer()
                self.wait()
                await socket.send(msgspec.json.encode(self._pending).decode())


class Pair:
    """Two people who play one game after the other until they are told to stop."""

    def __init__(self, base: str, number: int, seed: int, *, bots: int = 0) -> None:
        self.clients = [FleetClient(base, f"P{number}x{seat}") for seat in range(2)]
        self.seed = seed
        self.bots = bots
        self.players: list[FleetPlayer] = []
        self.unseen: list[str] = []  # answers other than the table
        self.ending = False

    @property
    def acked(self) -> int:
        """Return how many commands were confirmed so far."""
        return sum(len(player.acked) for player in self.players)

    async def play(self) -> None:
        """Play until told to stop, and then to the end of the game."""
        for client in self.clients:
            await client.arrive()
        looking = asyncio.create_task(self.look())
        try:
            await self.play_on()
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)

    async def look(self) -> None:
        """Ask for the table now and then, as a page does that has no socket."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.players:
                answer = await self.clients[0].ask("GET", f"/api/tables/{self.players[-1].table}")
                if answer.status_code != 200:
                    self.unseen.append(answer.text)

    async def play_on(self) -> None:
        """Play game after game."""
        while not self.ending:
            table = await self.table()
            players = [FleetPlayer(client, table, n, self.seed + n) for n, client in enumerate(self.clients)]
            self.seed += len(players)
            self.players += players
            await asyncio.gather(*(player.play() for player in players))

    async def table(self) -> str:
        """Return a new table, already begun."""
        chairs: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
        chairs += [{"kind": "bot", "bot": "racer"} for _ in range(self.bots)]
        setup = {"edition": "usa", "chairs": chairs, "private": False, "fixed_order": True, "bot_pace": "instant"}
        made = await self.clients[0].post("/api/tables", {"setup": setup})
        table: str = made["table"]
        await self.clients[1].post(f"/api/tables/{table}/join")
        await self.clients[0].post(f"/api/tables/{table}/start")
        return table

    @property
    def longest(self) -> float:
        """Return the longest that either of them ever waited."""
        return max([0.0, *(client.longest for client in self.clients), *(player.longest for player in self.players)])
