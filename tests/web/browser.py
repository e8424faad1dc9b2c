"""A real browser for tests: an installed Chrome or Chromium, else Debian's when root; or a sentence how to get one."""

from __future__ import annotations

import os
import shutil
import subprocess

VARIABLE = "FOGG_TEST_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
INSTALL = ("apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium")
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
    """Whether the variable says that tests with a browser are not to run."""
    return os.environ.get(VARIABLE, "").lower() == "off"


def find_browser() -> str:
    """The path of a browser; installed if that is possible, else NoBrowser."""
    named = os.environ.get(VARIABLE, "")
    if named:
        if not os.access(named, os.X_OK):
            raise NoBrowser(f"{VARIABLE} names {named}, which is no program")
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found
    if os.getuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-q"], check=False, capture_output=True)
        ran = subprocess.run(INSTALL, check=False, capture_output=True, text=True)
        if ran.returncode == 0 and (installed := shutil.which("chromium")):
            return installed
        raise NoBrowser(f"there is no browser, and Debian's could not be installed ({ran.stderr.strip()[-200:]})")
    raise NoBrowser("there is no browser on PATH")


def flags() -> list[str]:
    """How it is started: quietly, and as root without its sandbox."""
    return [*FLAGS, *(["--no-sandbox"] if os.getuid() == 0 else [])]
