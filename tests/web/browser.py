"""A real browser for tests: an installed Chrome or Chromium, else Debian's when root; or a sentence how to get one."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

VARIABLE = "FOGG_TEST_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
INSTALL = ("apt-get", "-o", "DPkg::Lock::Timeout=600", "install", "-y", "-q", "--no-install-recommends", "chromium")
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoBrowser(Exception):
    """There is no browser; the message says how to get one."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"{why}. Install Chrome or Chromium (Debian: apt install chromium), or name one in {VARIABLE}=/path/to/it; "
            f"{VARIABLE}=off leaves the tests that need one out."
        )


def is_left_out() -> bool:
    """Return whether the variable says that tests with a browser are not to run."""
    return os.environ.get(VARIABLE, "").lower() == "off"


def find_browser() -> str:
    """Return the path of a browser; installed if that is possible, else NoBrowser."""
    named = os.environ.get(VARIABLE, "")
    if named:
        if not os.access(named, os.X_OK):
            raise NoBrowser(f"{VARIABLE} names {named}, which is not a program")
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found
    if os.getuid() == 0 and shutil.which("apt-get"):
        with one_at_a_time():
            return shutil.which("chromium") or installed_browser()
    raise NoBrowser("there is no browser on PATH")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other process of the tests installs a browser: apt lets only one work at a time."""
    with (Path(tempfile.gettempdir()) / "fogg-browser.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def installed_browser() -> str:
    """Install Debian's browser and return its path; NoBrowser if that fails."""
    subprocess.run(["apt-get", "update", "-q"], check=False, capture_output=True)
    ran = subprocess.run(INSTALL, check=False, capture_output=True, text=True)
    found = shutil.which("chromium")
    if ran.returncode or found is None:
        raise NoBrowser(f"there is no browser, and Debian's could not be installed ({ran.stderr.strip()[-200:]})")
    return found


def flags() -> list[str]:
    """Return how it is started: quietly, and as root without its sandbox."""
    return [*FLAGS, *(["--no-sandbox"] if os.getuid() == 0 else [])]
