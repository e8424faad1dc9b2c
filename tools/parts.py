"""`make test`: set up, compile, check and test, part by part, with the time of each at the end.

A part that fails does not hide what the later ones would say, except that nothing runs without a set-up.
Runs with any Python from 3.7: everything else is started with the one of `.venv`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

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
    ("board tests", ("draw",), "off"),
    ("server tests", ("server",), "auto"),
    ("browser tests", ("web",), "auto"),  # these need a browser and the built page
)
NO_TESTS = 5  # pytest's exit status for a part that has none


def main() -> int:
    """Run every part; 0 if all succeeded."""
    times: list[tuple[str, float, bool]] = []
    if part(times, "set-up", [sys.executable, "tools/setup.py", "--dev"]):
        part(times, "fresh machine", [PYTHON, "tools/fresh.py"])  # compiles, and hands the checkout what it compiled
        part(times, "compile", [PYTHON, "tools/build_native.py"])
        part(times, "checks", ["make", "--no-print-directory", "check"])
        part(times, "web", [PYTHON, "tools/build_web.py", "--check"])
        for name, paths, native in test_parts():
            part(times, name, [PYTHON, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *paths], native)
    print()
    for name, seconds, good in times:
        print(f"{name:<16}{seconds:7.1f} s  {'ok' if good else 'FAILED'}")
    print(f"{'total':<16}{sum(seconds for _, seconds, _ in times):7.1f} s")
    return 0 if all(good for _, _, good in times) else 1


def part(times: list[tuple[str, float, bool]], name: str, command: list[str], native: str = "off") -> bool:
    """Run one part, note its time, and say whether it succeeded; `native`: whether compiled twins are used."""
    print(f"\n--- {name}", flush=True)
    start = time.monotonic()
    # The test that compares compiled with plain starts processes of its own.
    environment = {**os.environ, "FOGG_NATIVE": os.environ.get("FOGG_NATIVE", native)}
    status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    good = status == 0 or ("pytest" in command and status == NO_TESTS)
    times.append((name, time.monotonic() - start, good))
    return good


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
