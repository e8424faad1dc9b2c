"""`make test`: set up, compile, check and test, part by part, with the time of each at the end.

A part that fails does not hide what the later ones would say, except that nothing runs without a set-up.
Runs with any Python from 3.7: everything else is started with the one of `.venv`.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    Timed = tuple[str, float, bool]

ROOT = Path(__file__).resolve().parent.parent
PYTHON = str(ROOT / ".venv" / "bin" / "python")
# What of tests/ is a part of its own, and whether it runs the sources as they are or as they are served.
PARTS = (
    ("engine tests", ("board", "editions", "rules"), "off"),
    # Many positions: plain they would take minutes more; and authors' classes of plain Python on the compiled engine.
    (
        "engine promises",
        (
            "rules/test_properties.py",
            "rules/test_matrix.py",
            "rules/test_mixing.py",
            "rules/test_mixing_more.py",
            "rules/test_mutated_boards.py",
            "rules/alvin_dexter",
            "scorer",
            "test_authoring.py",
        ),
        "auto",
    ),
    ("bot tests", ("bots",), "auto"),  # hundreds of games, and authors' bots of plain Python among compiled ones
    ("env tests", ("envs", "gpu"), "auto"),  # whole games in every edition, and the batch engine in lock-step
    ("board tests", ("draw",), "off"),
    ("server tests", ("server",), "auto"),
    ("browser tests", ("web",), "auto"),  # these need a browser and the built page
)
BY_FILE = ("env tests",)  # files stay together: what a file trains, its tests share
WAITING = ("server tests",)  # on processes and sockets: a third worker uses the time
NO_TESTS = 5  # pytest's exit status for a part that has none


def main() -> int:
    """Run every part; 0 if all succeeded."""
    times: list[Timed] = []
    began = time.monotonic()
    if part(times, "set-up", [sys.executable, "tools/setup.py", "--dev"]):
        part(times, "fresh machine", [PYTHON, "tools/fresh.py"])  # compiles, and hands the checkout what it compiled
        part(times, "compile", [PYTHON, "tools/build_native.py"])
        # Each keeps one core busy.
        with in_background(times, "checks", ["make", "--no-print-directory", "check"]):
            part(times, "web", [PYTHON, "tools/build_web.py", "--check"])
        for name, paths, native in test_parts():
            part(times, name, [PYTHON, "-m", "pytest", "-q", *spread(name), *paths], native)
    print()
    for name, seconds, good in times:
        print(f"{name:<16}{seconds:7.1f} s  {'ok' if good else 'FAILED'}")
    print(f"{'total':<16}{time.monotonic() - began:7.1f} s")
    return 0 if all(good for _, _, good in times) else 1


def spread(name: str) -> list[str]:
    """Return how the tests of a part are spread over processes."""
    return ["-n", "3" if name in WAITING else "2", "--dist", "loadfile" if name in BY_FILE else "worksteal"]


@contextlib.contextmanager
def in_background(times: list[Timed], name: str, command: list[str]) -> Iterator[None]:
    """Run a part next to what is done meanwhile; what it says is printed when both are over."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as said:
        running = subprocess.Popen(command, cwd=ROOT, env=environment("off"), stdout=said, stderr=subprocess.STDOUT)
        try:
            yield
        finally:
            good = running.wait() == 0
            times.append((name, time.monotonic() - start, good))
            said.seek(0)
            print(f"\n--- {name}\n{said.read().decode(errors='replace')}", end="", flush=True)


def part(times: list[Timed], name: str, command: list[str], native: str = "off") -> bool:
    """Run one part, note its time, and say whether it succeeded; `native`: whether compiled twins are used."""
    print(f"\n--- {name}", flush=True)
    start = time.monotonic()
    status = subprocess.run(command, cwd=ROOT, env=environment(native), check=False).returncode
    good = status == 0 or ("pytest" in command and status == NO_TESTS)
    times.append((name, time.monotonic() - start, good))
    return good


def environment(native: str) -> dict[str, str]:
    """Return the environment of a part; the test that compares compiled with plain starts processes of its own."""
    return {**os.environ, "FOGG_NATIVE": os.environ.get("FOGG_NATIVE", native)}


def test_parts() -> list[tuple[str, list[str], str]]:
    """Return what pytest runs: name, paths and use of compiled twins of each part; together all of tests/."""
    taken = [f"tests/{path}" for _, paths, _ in PARTS for path in paths]
    parts = [(name, [f"tests/{path}" for path in paths], native) for name, paths, native in PARTS]
    found = []
    for name, given, native in [*parts, ("other tests", ["tests"], "off")]:
        paths = [path for path in given if (ROOT / path).exists()]
        inside = [path for path in taken if path not in paths and any(path.startswith(f"{own}/") for own in paths)]
        if paths:
            found.append((name, [*paths, *(f"--ignore={path}" for path in inside)], native))
    return found


if __name__ == "__main__":
    sys.exit(main())
