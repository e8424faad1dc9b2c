"""Clients over a real network: what a browser does, in a few lines."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 60.0  # seconds without anything happening after which a test gives up
PAUSE = 0.02  # between two tries to connect


class Client:
    """A client with a bearer token."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.token = ""
        self.id = ""

    async def ask(self, method: str, path: str, body: Any = None) -> httpx2.Response:
        """Send a request, retrying while no server answers."""
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        content = None if body is None else msgspec.json.encode(body)
        # Making a context for TLS takes longer than all the rest.
        async with httpx2.AsyncClient(base_url=self.base, timeout=PATIENCE, verify=False, trust_env=False) as client:
            return await client.request(method, path, content=content, headers=headers)

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.is_success, f"{answer.status_code} {answer.text}"
        return answer.json()

    async def arrive(self) -> Client:
        """Get a token."""
        found = await self.post("/api/me", {"name": self.name, "bearer": True})
        self.token, self.id = found["token"], found["id"]
        return self

    def connect(self, table: str, base: str | None = None) -> connect:
        """Return a socket that follows a table."""
        url = (base or self.base).replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return connect(
            url,
            additional_headers={"authorization": f"Bearer {self.token}"},
            compression=None,
            ping_interval=None,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=0.2,
        )


class Player:
    """Plays one seat to the end of the game, despite a broken line: commands are sent until they are answered.

    `acked` are the commands that the server has confirmed, in order.
    """

    def __init__(self, client: Client, table: str, seat: int, seed: int, base: str | None = None) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.base = base
        self.chance = random.Random(seed)
        self.acked: list[str] = []
        self.position: dict[str, Any] = {}
        self.history: list[Any] = []
        self.over = False
        self.stopped = False
        self.frames = 0
        self.faults: list[str] = []
        self._pending: dict[str, Any] | None = None
        self._count = 0
        self._answered = ""
        self._n = 0

    async def play(self) -> None:
        """Play until the game is over; come back whenever the line is cut."""
        while not self.over and not self.stopped:
            try:
                async with self.client.connect(self.table, self.base) as socket:
                    await self.follow(socket)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(PAUSE)

    async def follow(self, socket: ClientConnection) -> None:
        """Follow one connection."""
        await socket.send('{"type":"hello","protocol":2}')
        while not self.over and not self.stopped:
            frame = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
            self.frames += 1
            self.heed(frame)
            if frame["type"] == "bye":
                return
            if frame["type"] == "snapshot" and self._pending is not None:
                await socket.send(msgspec.json.encode(self._pending).decode())
            elif self._pending is None and self.asked():
                self._pending = self.answer()
                await socket.send(msgspec.json.encode(self._pending).decode())

    def heed(self, frame: dict[str, Any]) -> None:
        """Take in a frame."""
        match frame["type"]:
            case "snapshot":
                self._n = frame["n"]
                self.position = frame["position"] or {}
                self.history = frame.get("history", [])
                self.check_state(frame["facts"])
            case "update":
                if frame["n"] != self._n + 1:
                    self.faults.append(f"frame {frame['n']} after {self._n}")
                self._n = frame["n"]
                self.position = {**self.position, **(frame.get("position") or {})}
                if frame.get("keep") is not None:
                    self.history = [*self.history[: frame["keep"]], *frame.get("told", ())]
                if frame.get("facts"):
                    self.check_state(frame["facts"])
            case "ack":
                if self._pending is not None and frame["id"] == self._pending["id"]:
                    self.acked.append(frame["id"])
                    self._pending = None
            case "refused":
                if frame["code"] not in ("stale", "not-stored", "over"):
                    self.faults.append(str(frame))
                if frame["code"] != "not-stored":
                    self._pending = None
        if self.position.get("turn", {}).get("over"):
            self.over = True

    def check_state(self, facts: dict[str, Any]) -> None:
        if facts["state"] in ("finished", "closed"):
            self.over = True

    def asked(self) -> bool:
        question = self.position.get("question")
        return question is not None and question["ask"] != self._answered

    def answer(self) -> dict[str, Any]:
        """Return the next command: any option, claims first so that games end."""
        question = self.position["question"]
        numbers = [number for group in question["options"] for number in group["actions"]]
        claims = [number for group in question["options"] if group.get("terms") for number in group["actions"]]
        chosen = self.chance.choice(claims or numbers)
        self._count += 1
        self._answered = question["ask"]
        id = f"{self.seat}-{self._count}"
        return {"type": "play", "id": id, "seat": self.seat, "ask": question["ask"], "do": chosen}


async def new_table(clients: list[Client], edition: str = "new_york", *, bots: int = 0, **setup: Any) -> str:
    """Return a table at which these people sit in this order, already begun."""
    chairs: list[dict[str, Any]] = [{"kind": "me"}] + [{"kind": "open"} for _ in clients[1:]]
    chairs += [{"kind": "bot", "bot": "racer"} for _ in range(bots)]
    options = {"private": False, "fixed_order": True, "bot_pace": "instant", **setup}
    made = await clients[0].post("/api/tables", {"setup": {"edition": edition, "chairs": chairs, **options}})
    table: str = made["table"]
    for client in clients[1:]:
        await client.post(f"/api/tables/{table}/join")
    await clients[0].post(f"/api/tables/{table}/start")
    return table
