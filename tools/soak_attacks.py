"""Attacks on the transport of a real server: bytes that never become a request, unread pings, silent connections.

Each attack runs against a fresh `fogg serve` from one address, while another address asks for a page again and again.
Prints memory before, at worst and after, descriptors after, and the longest wait of the other visitor. Fails if the
memory grew by more than 10 MB, if descriptors are still held 20 s after the attack or if the visitor got no answer.
Waits depend on the machine and are printed, not judged. About five minutes; `--attack NAME` runs one.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import multiprocessing
import os
import re
import select
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ATTACKER, VISITOR = "127.0.0.1", "127.0.0.2"
SECONDS = 15.0  # of each attack
LINGER_SECONDS = 20.0  # after which nothing of it may be left
MOST_GROWTH = 10.0  # MB
PATIENCE = 20.0  # seconds a visitor waits for an answer
CHUNK = 1 << 16
PING = b"\x89\xfd\0\0\0\0" + b"p" * 125  # masked with zeros


def dial(port: int, source: str = ATTACKER) -> socket.socket:
    """Return a connection to the server."""
    return socket.create_connection((ATTACKER, port), timeout=PATIENCE, source_address=(source, 0))


def pour(connections: list[socket.socket], data: bytes, until: float) -> None:
    """Send the same bytes over all connections for as long as the server takes them; never read."""
    waiting = dict.fromkeys(connections, data)
    for connection in connections:
        connection.setblocking(False)
    while waiting and time.monotonic() < until:
        _, ready, _ = select.select([], list(waiting), [], 0.1)
        for connection in ready:
            try:
                taken = connection.send(waiting[connection])
            except OSError:
                del waiting[connection]
            else:
                waiting[connection] = waiting[connection][taken:] or data


def flood(opening: bytes, data: bytes, connections: int = 1) -> Callable[[int], None]:
    """Return an attack that opens with some bytes and goes on with others; cut off, it comes again."""

    def attack(port: int) -> None:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                held = [dial(port) for _ in range(connections)]
                for one in held:
                    one.sendall(opening)
                pour(held, data, until)
            time.sleep(0.01)

    return attack


def hold(opening: bytes, connections: int) -> Callable[[int], None]:
    """Return an attack that opens many connections, sends little, and keeps them."""

    def attack(port: int) -> None:
        until = time.monotonic() + SECONDS
        held = []
        for _ in range(connections):
            with contextlib.suppress(OSError):
                held.append(dial(port))
                held[-1].sendall(opening)
        time.sleep(max(0.0, until - time.monotonic()) + 2 * LINGER_SECONDS)

    return attack


def ping(port: int) -> None:
    """Send pings over sockets and read none of the answers."""
    key = base64.b64encode(b"0123456789abcdef").decode()
    table = new_table(port)
    opening = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {ATTACKER}:{port}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    flood_sockets = []
    for _ in range(4):
        one = dial(port)
        one.sendall(opening.encode())
        assert b" 101 " in one.recv(4096)
        flood_sockets.append(one)
    until = time.monotonic() + SECONDS
    pour(flood_sockets, PING * (CHUNK // len(PING)), until)
    time.sleep(max(0.0, until - time.monotonic()) + 2 * LINGER_SECONDS)  # they are held open, unread


def new_table(port: int) -> str:
    """Return the id of an open table."""
    me = asked(port, "POST", "/api/me", '{"name":"Ada","bearer":true}')
    header = f"Authorization: Bearer {value('token', me)}\r\n"
    setup = '{"setup":{"edition":"usa","private":false,"chairs":[{"kind":"me"},{"kind":"open"}]}}'
    made = asked(port, "POST", "/api/tables", setup, header)
    return value("table", made)


def value(key: str, answer: str) -> str:
    """Return the text under a key of a JSON answer."""
    found = re.search(f'"{key}": ?"([^"]+)"', answer)
    assert found, answer
    return found[1]


def asked(port: int, method: str, path: str, body: str = "", header: str = "", source: str = ATTACKER) -> str:
    """Return the answer to a request; OSError if there is none."""
    with dial(port, source) as connection:
        given = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {ATTACKER}:{port}\r\nConnection: close\r\n{given}{header}\r\n"
        connection.sendall((head + body).encode())
        answer = b""
        while data := connection.recv(CHUNK):
            answer += data
    if not answer:
        raise ConnectionResetError("no answer")
    return answer.decode("utf-8", "replace")


REQUEST = b"GET /health HTTP/1.1\r\nHost: x\r\n"
ATTACKS: dict[str, Callable[[int], None]] = {
    "short headers": flood(REQUEST, b"a:b\r\n" * (CHUNK // 5)),
    "one long header": flood(REQUEST + b"a: ", b"b" * CHUNK),
    "one long address": flood(b"GET /", b"b" * CHUNK),
    "requests in a row": flood(b"", b"GET /api/editions HTTP/1.1\r\n\r\n" * (CHUNK // 30), 8),
    "endless trailer": flood(b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\na: ", b"b" * CHUNK),
    "pings": ping,
    "silence": hold(b"", 1100),
    "half a head": hold(REQUEST, 1100),
    "half a body": hold(b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{", 1100),
}


class Watched:
    """`fogg serve` in a process of its own, with few descriptors unless it raises them."""

    def __init__(self, folder: str) -> None:
        command = f'ulimit -Sn 1024; exec "{sys.executable}" -m fogg serve --port 0 --db "{folder}/fogg.sqlite"'
        self.process = subprocess.Popen(
            ["bash", "-c", command],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        while not (found := re.search(rb":(\d+)", line := self.process.stdout.readline())):
            assert line, "the server does not start"
        self.port = int(found[1])

    @property
    def memory(self) -> float:
        """The resident memory in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]

    @property
    def descriptors(self) -> int:
        """The number of files and connections it holds open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


def tried(name: str) -> bool:
    """Run one attack, print what it did; False if that is too much."""
    with tempfile.TemporaryDirectory() as folder:
        server = Watched(folder)
        try:
            for _ in range(20):
                asked(server.port, "GET", "/", source=VISITOR)
            before, files = server.memory, server.descriptors
            attacker = multiprocessing.get_context("fork").Process(target=ATTACKS[name], args=(server.port,))
            attacker.start()
            worst, longest, refused, answered = before, 0.0, 0, 0
            until = time.monotonic() + SECONDS
            while time.monotonic() < until:
                start = time.monotonic()
                try:
                    asked(server.port, "GET", "/", source=VISITOR)
                    answered += 1
                except OSError:
                    refused += 1
                longest = max(longest, time.monotonic() - start)
                worst = max(worst, server.memory)
                time.sleep(0.02)
            time.sleep(LINGER_SECONDS)
            after, left = server.memory, server.descriptors
            attacker.terminate()
            attacker.join()
        finally:
            server.end()
    good = worst - before <= MOST_GROWTH and left - files <= 4 and not refused
    print(
        f"{name:18} memory {before:5.0f} -> {worst:5.0f} -> {after:5.0f} MB, descriptors {files} -> {left}, "
        f"visitor waits {longest * 1000:5.0f} ms at worst, {answered} answers, {refused} refused: "
        f"{'ok' if good else 'FAILED'}",
        flush=True,
    )
    return good


def main() -> int:
    """Run all attacks; 0 if the server withstood."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attack", choices=sorted(ATTACKS), action="append")
    asked_for = parser.parse_args().attack or list(ATTACKS)
    return 1 if [name for name in asked_for if not tried(name)] else 0


if __name__ == "__main__":
    sys.exit(main())
