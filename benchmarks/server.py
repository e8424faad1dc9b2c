"""`make bench-server`: what one server process does, seen from a client in a process of its own.

    python benchmarks/server.py [sqlite|postgres|both] [--seconds 10]

Prints a table for docs/measured.md: decisions a second with every seat listening, the time from a command to the last
seat's event at half of that, memory per table, the start with 10,000 stored tables, a person's answers while every
bot process thinks, and what one fdatasync costs on this disk.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.bench_tables import fill
from tests.server.postgres import Cluster
from tests.server.process import Serving
from tests.server.wire import Client, new_table

SEATS = 4
TABLES = 80
WARM_TABLES = 10
IDLE_TABLES = 100
STORED_TABLES = 10_000


class Seat:
    """A socket that answers as soon as it is asked, or when it is told to."""

    def __init__(self, table: Table, seat: int, client: Client) -> None:
        self.table = table
        self.seat = seat
        self.client = client
        self.count = 0
        self.answered = ""
        self.question: dict[str, Any] | None = None
        self.socket: Any = None

    async def follow(self) -> None:
        """Follow the table to the end of its game."""
        self.question, self.answered = None, ""
        async with self.client.connect(self.table.id) as self.socket:
            await self.socket.send('{"type":"hello","protocol":2}')
            async for text in self.socket:
                frame = DECODER.decode(text)
                if frame.type in ("snapshot", "update"):
                    part = frame.position
                    if part is not None and part.question is not msgspec.UNSET:
                        self.question = part.question
                    self.table.heard(self)
                    if part is not None and part.result not in (None, msgspec.UNSET):
                        return
                if self.question is not None and self.question["ask"] != self.answered:
                    await self.table.asked(self)

    async def answer(self) -> None:
        """Answer the question: claim now and then what can be claimed, else draw a hidden card, as people do."""
        assert self.question is not None
        self.count += 1
        self.answered = self.question["ask"]
        options = self.question["options"]
        draws = [option for option in options if option["verb"] == "draw-hidden"]
        claims = [option for option in options if option.get("terms")] if CHANCE.random() < 0.35 else []
        option = CHANCE.choice(claims or draws or options)["actions"][0]
        self.table.sent()
        order = {"type": "play", "id": f"{self.count}", "seat": self.seat, "ask": self.answered, "do": option}
        await self.socket.send(msgspec.json.encode(order).decode())


class Part(msgspec.Struct):
    question: Any = msgspec.UNSET
    result: Any = msgspec.UNSET


class Frame(msgspec.Struct):
    type: str
    position: Part | None = None


DECODER = msgspec.json.Decoder(Frame)
CHANCE = random.Random(1)


class Table:
    """A table and its four sockets. `gate` lets a decision be made; None: as fast as can be."""

    def __init__(self, clients: list[Client], gate: asyncio.Queue[None] | None) -> None:
        self.id = ""
        self.clients = clients
        self.seats = [Seat(self, seat, client) for seat, client in enumerate(clients)]
        self.gate = gate
        self.times: list[float] = []
        self.decisions = 0
        self._since = 0.0
        self._missing: set[int] = set()

    async def play(self) -> None:
        """Play game after game."""
        while True:
            self._missing = set()
            self.id = await new_table(self.clients, "usa")
            await asyncio.gather(*(seat.follow() for seat in self.seats))

    def sent(self) -> None:
        self._since = time.perf_counter()
        self._missing = set(range(SEATS))

    def heard(self, seat: Seat) -> None:
        if seat.seat in self._missing:
            self._missing.discard(seat.seat)
            if not self._missing:
                self.decisions += 1
                self.times.append(time.perf_counter() - self._since)

    async def asked(self, seat: Seat) -> None:
        if self.gate is not None:
            await self.gate.get()
        await seat.answer()


@asynccontextmanager
async def playing(base: str, count: int, gate: asyncio.Queue[None] | None) -> AsyncIterator[list[Table]]:
    """Return tables of four people."""
    tables = []
    for _ in range(count):
        tables.append(Table([await Client(base, f"P{seat}").arrive() for seat in range(SEATS)], gate))
    tasks = [asyncio.create_task(table.play()) for table in tables]
    try:
        yield tables
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def resident(serving: Serving) -> int:
    """Return the memory of the server in bytes."""
    assert serving.process is not None
    return int(Path(f"/proc/{serving.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def thread_seconds(serving: Serving) -> float:
    """Return the CPU seconds that the server's own thread, which runs all tables, has used so far."""
    assert serving.process is not None
    pid = serving.process.pid
    fields = Path(f"/proc/{pid}/task/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(times: list[float], part: float) -> float:
    """Return a percentile in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def most_decisions(serving: Serving, seconds: float) -> tuple[float, float]:
    """Return the decisions a second when every table plays as fast as it can, and the thread's ms for each."""
    async with playing(serving.base, TABLES, None) as tables:
        await begun(tables)
        start, before = time.perf_counter(), sum(table.decisions for table in tables)
        used = thread_seconds(serving)
        await asyncio.sleep(seconds)
        made = sum(table.decisions for table in tables) - before
        return made / (time.perf_counter() - start), 1000 * (thread_seconds(serving) - used) / made


async def times_at(serving: Serving, rate: float, seconds: float) -> tuple[float, float, float]:
    """Return decisions a second, p50 and p99 in ms from a command to the last seat's event, at that pace."""
    gate: asyncio.Queue[None] = asyncio.Queue()
    async with playing(serving.base, TABLES, gate) as tables:
        pacing = asyncio.create_task(pace(gate, rate))
        await begun(tables)
        for table in tables:
            table.times.clear()
        await asyncio.sleep(seconds)
        pacing.cancel()
        times = [t for table in tables for t in table.times]
    return len(times) / seconds, percentile(times, 0.5), percentile(times, 0.99)


async def pace(gate: asyncio.Queue[None], rate: float) -> None:
    """Keep the rate at that many decisions a second."""
    due = time.perf_counter()
    while True:
        due += 1 / rate
        if gate.qsize() < TABLES:
            gate.put_nowait(None)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def begun(tables: list[Table]) -> None:
    """Wait until every table plays: making them all at once is a load of its own."""
    while not all(table.decisions > 2 * SEATS for table in tables):
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)


async def memory(serving: Serving) -> tuple[float, float]:
    """Return KB per table with four idle sockets, and KB that stay of a table when all have left.

    What Python once had it keeps for the next time: so what stays is what another lot of tables adds. A few tables come
    first, since the first of all loads what every table shares.
    """
    clients = [await Client(serving.base, f"M{seat}").arrive() for seat in range(SEATS)]
    await looked_at(serving, clients, WARM_TABLES)
    before = resident(serving)
    held = await looked_at(serving, clients, IDLE_TABLES) - before
    first = resident(serving)
    await looked_at(serving, clients, IDLE_TABLES)
    return held / IDLE_TABLES / 1024, (resident(serving) - first) / IDLE_TABLES / 1024


async def looked_at(serving: Serving, clients: list[Client], count: int) -> int:
    """Make tables, look at each with four sockets, leave, and wait until the server lets them go; the most memory."""
    sockets = []
    for _ in range(count):
        name = await new_table(clients, "usa")
        for client in clients:
            socket = await client.connect(name)
            await socket.send('{"type":"hello","protocol":2}')
            sockets.append(socket)
            for _ in range(2):
                await socket.recv()
    most = resident(serving)
    await asyncio.gather(*(socket.close() for socket in sockets))
    while "fogg_tables_loaded 0.0" not in (await clients[0].ask("GET", "/metrics")).text:
        await asyncio.sleep(2)  # an unwatched table is unloaded after half a minute
    return most


async def while_bots_think(serving: Serving, seconds: float) -> tuple[float, float]:
    """Return p50 and p99 in ms of a person's command while every bot process is busy."""
    host = await Client(serving.base, "Busy").arrive()
    for _ in range(6):
        chairs = [{"kind": "me"}, *({"kind": "bot", "bot": "racer"} for _ in range(3))]
        setup = {"edition": "usa", "chairs": chairs, "bot_pace": "instant", "clock": 60}
        made = await host.post("/api/tables", {"setup": setup})
        await host.post(f"/api/tables/{made['table']}/start")
    _, p50, p99 = await times_at(serving, 50, seconds)
    return p50, p99


async def start_with(db: str) -> float:
    """Return seconds until a server answers whose database holds many tables."""
    await fill(db, STORED_TABLES)
    start = time.perf_counter()
    async with Serving(db) as serving:
        assert (await Client(serving.base, "x").ask("GET", "/health")).status_code == 200
        return time.perf_counter() - start


def fdatasync_ms() -> float:
    """Return what one flush to this disk costs."""
    with tempfile.NamedTemporaryFile(dir=".") as file:
        times = []
        for _ in range(200):
            file.write(b"x" * 4096)
            file.flush()
            start = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - start)
    return 1000 * statistics.median(times)


async def measure(kind: str, db: str, other: str, seconds: float) -> None:
    """Measure all numbers for one database."""
    async with Serving(db, "--limits", "100000") as serving:
        most, cost = await most_decisions(serving, seconds)
        print(f"{kind}: {most:,.0f} decisions/s, {TABLES} tables of {SEATS} seats", flush=True)
        print(f"{kind}: {cost:.2f} ms of the server's thread a decision", flush=True)
        rate, p50, p99 = await times_at(serving, most / 2, seconds)
        print(f"{kind}: at {rate:,.0f}/s p50 {p50:.1f} ms, p99 {p99:.1f} ms from command to last seat", flush=True)
        p50, p99 = await while_bots_think(serving, seconds)
        print(f"{kind}: while every bot process thinks p50 {p50:.1f} ms, p99 {p99:.1f} ms", flush=True)
    async with Serving(db, "--limits", "100000") as serving:
        held, left = await memory(serving)
        print(f"{kind}: {held:.0f} KB per table with four idle sockets, {left:.0f} KB when unwatched", flush=True)
    print(f"{kind}: started with {STORED_TABLES:,} tables in {await start_with(other):.1f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("databases", nargs="?", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    gc.disable()  # a client that stops to look for garbage would be taken for a slow server
    print(f"one fdatasync: {fdatasync_ms():.2f} ms")
    if asked.databases in ("sqlite", "both"):
        with tempfile.TemporaryDirectory(dir=".") as folder:
            uvloop.run(measure("SQLite", f"{folder}/a.sqlite", f"{folder}/b.sqlite", asked.seconds))
    if asked.databases in ("postgres", "both"):
        cluster = Cluster()
        try:
            cluster.stop()
            cluster.start(("fsync=on", "max_connections=200"))
            first, second = (cluster.new_database().render_as_string(hide_password=False) for _ in range(2))
            uvloop.run(measure("PostgreSQL", first, second, asked.seconds))
        finally:
            cluster.close()


if __name__ == "__main__":
    main()
