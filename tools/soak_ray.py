"""Play on a Ray cluster and compare with this machine: `fogg sim`, `fogg arena` and `fogg lab` must say the same.

Ray is large and its cluster takes seconds to start, so it is not among the tools of development: this makes an
environment of its own in `build/ray` (needs the network once), or uses this one if it has Ray already.
"""

from __future__ import annotations

import importlib.util
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "build" / "ray"
PORT = 46379
# A token of our own, which the cluster below and everything that joins it is given; Ray demands some token.
ENVIRONMENT = {
    **os.environ,
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
}
BOT = "from fogg.bots import Bot\nclass Last(Bot):\n    def decide(self, view, options, chance, budget):\n"
COMMANDS = {
    "sim": "sim new_york --bot racer,random --games 40 --seed 1 --json",
    "sim with a bot of the folder": "sim new_york --bot own_last_bot:Last,racer --games 4 --seed 1 --json",
    "arena": "arena new_york --bots racer,planner,search:20 --deals 4 --seed 1 --json -",
    "arena of teams": "arena team_asia --bots racer,planner --deals 2 --seed 1 --json -",
    "lab": "lab usa --games 30 --seed 1 --json -",
}
BY_CLOCK = ("speed", "thinking")  # all else must be equal


def python_with_ray() -> str:
    """Return a Python that has Fogg and Ray; made with uv if this one has no Ray."""
    if importlib.util.find_spec("ray") is not None:
        return sys.executable
    uv = str(Path(sys.executable).parent / "uv")
    python = str(VENV / "bin" / "python")
    print(f"ray: an environment in {VENV.relative_to(ROOT)}", flush=True)
    steps = (
        [uv, "venv", "-q", "--clear", "--python", sys.executable, str(VENV)],
        [uv, "pip", "install", "-q", "--python", python, "-c", "requirements.lock", "-e", ".[ray]"],
    )
    for step in steps:
        if subprocess.run(step, cwd=ROOT, check=False).returncode:
            sys.exit("ray: could not be installed; the extra `ray` needs the network once")
    return python


def fogg(python: str, folder: str, words: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder."""
    command = [python, "-m", "fogg", *words.split()]
    return subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, check=False)


def figures(python: str, folder: str, words: str) -> Any:
    """Return the JSON of a command without what depends on the clock."""
    ran = fogg(python, folder, words)
    if ran.returncode:
        sys.exit(f"ray: `fogg {words}` failed:\n{ran.stderr}")
    return {name: value for name, value in json.loads(ran.stdout).items() if name not in BY_CLOCK}


@contextmanager
def cluster(python: str) -> Iterator[str]:
    """Start a cluster of one node and yield its address."""
    ray = str(Path(python).parent / "ray")
    command = [ray, "start", "--head", "--block", f"--port={PORT}", "--num-cpus=2", "--include-dashboard=false"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=ENVIRONMENT, stdout=quiet, stderr=quiet) as process:
        try:
            yield f"127.0.0.1:{PORT}"
        finally:
            process.terminate()
            process.wait(60)


def main() -> None:
    """Compare every command."""
    python = python_with_ray()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "own_last_bot.py").write_text(BOT + "        return options[-1]\n")
        local = {name: figures(python, folder, words) for name, words in COMMANDS.items()}
        for name, words in COMMANDS.items():
            if figures(python, folder, f"{words} --ray local") != local[name]:
                sys.exit(f"ray: {name} differs on a local cluster: fogg {words}")
            print(f"{name}: the same on a local cluster", flush=True)
        refused = fogg(python, folder, f"{COMMANDS['sim']} --ray 127.0.0.1:{PORT}")
        if refused.returncode != 1 or f"fogg: --ray 127.0.0.1:{PORT}: cannot join" not in refused.stderr:
            sys.exit(f"ray: no cluster at an address is not an error of one line:\n{refused.stderr}")
        print("no cluster at an address: one line", flush=True)
        with cluster(python) as address:
            for _ in range(60):  # until the cluster is up
                time.sleep(1)
                if fogg(python, folder, f"{COMMANDS['sim']} --ray {address}").returncode == 0:
                    break
            for name in ("sim", "arena"):
                if figures(python, folder, f"{COMMANDS[name]} --ray {address}") != local[name]:
                    sys.exit(f"ray: {name} differs on a cluster that was running")
                print(f"{name}: the same on a cluster that was running", flush=True)
    print(f"Ray plays the same games, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
