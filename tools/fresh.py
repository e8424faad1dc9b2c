"""Prove that a fresh machine works, as a part of `make test`.

The checkout is copied as a clone would be, `make setup` runs there with the run-time lock alone, and the result must be
compiled, play and serve; then once more with every C compiler hidden: plain, said so, and playing and serving all the
same. What is compiled here is handed to the checkout, so that `make test` compiles once, and as users do. Only the
compiler's own cache is kept for the next time, as long as the lock stays.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.build_native import load_native
from tools.copied import (
    ROOT,
    Failed,
    base_python,
    check_served,
    copy_to,
    demand,
    fresh_environment,
    run,
)

FRESH = ROOT / "build" / "fresh"
CLONE = FRESH / "clone"
KEPT = FRESH / "native"
COMPILER = re.compile(r"(.*-)?(cc|gcc|g\+\+|c\+\+|clang|clang\+\+|tcc|icc|c89|c99)(-[\d.]+)?")
SIM = ("sim", "usa", "--bot", "racer,greedy", "--games", "10", "--seed", "1")


def main() -> int:
    """Set up twice, with and without a compiler; 0 if both work."""
    copy_to(CLONE)
    _, builder = load_native(ROOT / "src" / "fogg")
    try:
        if builder.missing():
            print("NOT TESTED: this machine cannot compile, so nothing was compiled in a fresh clone")
        else:
            with_compiler()
        without_compiler()
    except Failed as error:
        print(f"fresh machine: {error}")
        return 1
    shutil.rmtree(CLONE)
    return 0


def with_compiler() -> None:
    """Set up as a user does; what is compiled goes to the checkout too."""
    builds = CLONE / "build" / "native"
    if KEPT.is_dir() and (KEPT / "made-from").read_text() == made_from():
        builds.parent.mkdir()
        KEPT.rename(builds)
    shutil.rmtree(KEPT, ignore_errors=True)
    env = fresh_environment()
    try:
        demand(run(CLONE, "make", "setup", f"PYTHON={base_python()}", env=env), "native: ")
        check_playing(env, "compiled", "the build fits the sources")
    finally:
        if builds.is_dir():
            (builds / "made-from").write_text(made_from())
            builds.rename(KEPT)
    hand_over()


def without_compiler() -> None:
    """Set up once more where no C compiler is found."""
    env = fresh_environment(PATH=str(path_without_compilers(FRESH / "bin")))
    env.pop("CC", None)
    said = run(CLONE, "make", "setup", f"PYTHON={base_python()}", env=env)
    demand(said, "plain engine", "there is no C compiler")
    check_playing(env, "plain", "there is no C compiler")


def check_playing(env: dict[str, str], engine: str, why: str) -> None:
    """Raise Failed unless `fogg` in the clone names this engine, plays and serves."""
    fogg = str(CLONE / ".venv" / "bin" / "fogg")
    demand(run(CLONE, fogg, "--version", env=env), f"({engine}")
    demand(run(CLONE, fogg, *SIM, env=env), f"engine {engine}: {why}", "usa, 2 players, 10 games")
    check_served(CLONE, env, engine, why)


def hand_over() -> None:
    """Give the checkout what was compiled from the same sources."""
    native, _ = load_native(ROOT / "src" / "fogg")
    of_key = native.key(ROOT / "src" / "fogg")
    builds = native.home(ROOT / "src" / "fogg")
    if not (builds / of_key).exists():
        builds.mkdir(parents=True, exist_ok=True)
        shutil.copytree(KEPT / of_key, builds / f"{of_key}.new", copy_function=os.link)
        (builds / f"{of_key}.new").rename(builds / of_key)


def path_without_compilers(folder: Path) -> Path:
    """Return a folder with links to every program on the PATH except C compilers."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for place in os.get_exec_path():
        for program in Path(place).glob("*") if Path(place).is_dir() else ():
            link = folder / program.name
            if not COMPILER.fullmatch(program.name) and not link.is_symlink():
                link.symlink_to(program)
    return folder


def made_from() -> str:
    """Return what a compile depends on but for the sources: the lock and the interpreter."""
    return hashlib.sha256((ROOT / "requirements.lock").read_bytes() + sys.version.encode()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
