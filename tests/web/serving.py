"""Servers that a test may kill and start again, and a line to them that it may cut."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from fogg.server.page_build import STATIC

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
# The same lots in every run: deals, seats and the bots' own chance. Names of tables and sessions stay random.
DRAW_LOTS = (
    "import random, secrets; "
    "secrets.randbits = lambda bits: random.Random(7).getrandbits(bits); "
    "secrets.SystemRandom = lambda: random.Random(7); "
)
# A bot that a busy machine makes late would be replaced by a simpler one, which plays another game.
PATIENT = "import fogg.server.table.autopilot as bots; bots.BUDGET_SECONDS = 60.0; "
SERVE = DRAW_LOTS + PATIENT + "from fogg.cli import main; main()"
# The same server with another build of the page, as after an upgrade.
UPGRADED = (
    "import sys; from pathlib import Path; import fogg.server.page_build as b; b.STATIC = Path(sys.argv.pop(1)); "
    + SERVE
)


class Serving:
    """`fogg serve` on a database; started again at the same port. `first` is Python that runs before it."""

    def __init__(self, db: Path, *options: str, first: str = "") -> None:
        self.db = db
        self.first = first
        self.options = options
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, static: Path | None = None) -> None:
        """Start it, with another build of the page if one is given, and wait until it tells its address."""
        command = (
            [sys.executable, "-c", self.first + SERVE]
            if static is None
            else [sys.executable, "-c", UPGRADED, str(static)]
        )
        command += ["serve", "--port", str(self.port), "--db", str(self.db), "--limits", "1000", *self.options]
        with self.db.with_suffix(".log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        assert self.process.stdout is not None
        found = None
        while found is None:
            line = self.process.stdout.readline()
            assert line, "the server ended"
            found = ADDRESS.search(line)
        self.port = int(found[1])

    def kill(self) -> None:
        """End it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        """End it politely."""
        assert self.process is not None
        self.process.terminate()
        self.process.communicate()


def another_build(folder: Path) -> Path:
    """Return the page as another build has it: the same, but for a line in its first file."""
    shutil.copytree(STATIC, folder)
    index = folder / "index.html"
    index.write_text(index.read_text(encoding="utf-8") + "<!-- the next build -->\n", encoding="utf-8")
    return folder


class Line:
    """Passes bytes on to a server, until it is cut; while it is, no client gets through."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.is_cut = False
        self.open: set[socket.socket] = set()
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    def cut(self) -> None:
        """Break all connections, and refuse new ones until `mend`."""
        self.is_cut = True
        for end in list(self.open):
            hang_up(end)

    def mend(self) -> None:
        self.is_cut = False

    def accept(self) -> None:
        with contextlib.suppress(OSError):  # closed at the end of the test
            while True:
                here, _ = self.listening.accept()
                if self.is_cut:
                    here.close()
                    continue
                there = socket.create_connection(("127.0.0.1", self.target))
                self.open |= {here, there}
                for source, sink in ((here, there), (there, here)):
                    threading.Thread(target=self.hand_on, args=(source, sink), daemon=True).start()

    def hand_on(self, source: socket.socket, sink: socket.socket) -> None:
        """Pass on what comes from one side until either side ends."""
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        hang_up(source)
        hang_up(sink)
        self.open -= {source, sink}


def hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextlib.contextmanager
def line_to(port: int) -> Iterator[Line]:
    """Open a line to a server until the block ends."""
    line = Line(port)
    try:
        yield line
    finally:
        line.cut()
        line.listening.close()
