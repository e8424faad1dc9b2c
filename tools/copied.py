"""A copy of this checkout as a fresh clone would be, with an environment that knows nothing of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What a shell that has run this checkout may hand down, and a fresh one does not have.
OURS = ("FOGG_", "PYTHON", "VIRTUAL_ENV", "MAKE", "MFLAGS", "PYTEST_", "COV_", "XDG_CACHE_HOME")


class Failed(Exception):
    """Something did not work in the copy; the message says what."""


def copy_to(folder: Path) -> None:
    """Copy what git tracks, or would after `git add`, as it stands in the working tree."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    shutil.rmtree(folder, ignore_errors=True)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def fresh_environment(**more: str) -> dict[str, str]:
    """Return the variables of this process without any that belong to Fogg, Python or make."""
    return {**{name: value for name, value in os.environ.items() if not name.startswith(OURS)}, **more}


def base_python() -> str:
    """Return the interpreter behind the virtual environment that runs this."""
    return str(getattr(sys, "_base_executable", "") or sys.executable)


def run(folder: Path, *command: str, env: dict[str, str]) -> str:
    """Run a command in the copy, show what it prints and return it; Failed if it fails."""
    print(f"$ {' '.join(command)}", flush=True)
    with subprocess.Popen(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            print(f"  {line}", end="", flush=True)
            lines.append(line)
    if process.returncode:
        raise Failed(f"{' '.join(command)} ended with status {process.returncode}")
    return "".join(lines)


def demand(said: str, *parts: str) -> None:
    """Raise Failed unless a text has all parts."""
    for part in parts:
        if part not in said:
            raise Failed(f"expected {part!r} in {said!r}")


def check_served(folder: Path, env: dict[str, str], engine: str, why: str) -> None:
    """Serve from the copy; Failed unless the page is there and /health tells this engine."""
    command = [str(folder / ".venv" / "bin" / "fogg"), "serve", "--port", "0", "--db", "fresh.sqlite"]
    with subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = next((line.strip() for line in process.stdout if "http://" in line), "")
            if not address:
                raise Failed("fogg serve did not start")
            health = json.loads(fetched(f"{address}/health"))
            if (health["ok"], health["engine"]) != (True, engine) or why not in health["why"]:
                raise Failed(f"/health says {health}")
            demand(fetched(f"{address}/").decode(), "<title>Fogg", "<script")
        finally:
            process.terminate()
    print(f"  served: {health}", flush=True)


def fetched(address: str) -> bytes:
    """Return what a server answers."""
    with urllib.request.urlopen(address, timeout=60) as answer:
        body: bytes = answer.read()
    return body
