"""Compile the engine with mypyc into a folder that `fogg.native` finds.

`fogg compile` and `tools/build_native.py` are thin covers of `build`. It does nothing when the build that fits the
sources is there already; in a checkout only what changed is compiled again. When nothing can be compiled, or the
compile fails, the reason is kept next to the builds, and `fogg.native.status` tells it from then on.
"""

from __future__ import annotations

import contextlib
import fcntl
import importlib.metadata
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from . import LAYOUT, SUFFIX, home, is_checkout, key, log, note, sources

KEPT = 2  # builds of a checkout: switching between two branches should not compile each time
KEPT_IN_CACHE = 8  # builds in the cache of a user, who may have several environments
FAILED = "the compile failed"
SHOWN = 5  # lines of the log that are repeated when a compile fails
TOGETHER = "fogg/engine/together"  # the library that the modules of `worker.TOGETHER` share
PROFILED = "profiled"  # the mark of a build that was compiled by a profile
PROFILE = "FOGG_PROFILE"  # tells the worker what to do with a profile: "generate=<folder>" or "use=<folder>"
PULSE = 1.0  # seconds between looks at how far the compilers are


class Missing(NamedTuple):
    """Something that compiling needs: what it is, and how to get it."""

    what: str
    remedy: str


class BuildResult(NamedTuple):
    """The outcome of a build: `build` is the folder with the twins, or None, and `why` the reason."""

    build: Path | None
    why: str


def build(package: Path, say: Callable[[str], None], *, training: Path | None = None) -> BuildResult:
    """Make the build that fits the package's sources if it is not there; `say` is told the progress.

    `training` is a script that plays games: with it, where gcc compiles, modules are compiled twice, the second time by
    what these games have shown of the first. They are the same and run faster, and compiling takes twice as long.
    """
    builds = home(package)
    builds.mkdir(parents=True, exist_ok=True)
    with alone(builds / "lock"):
        of_key = key(package)
        done = builds / of_key
        if training is not None and not has_gcc():
            training = None
        if done.is_dir() and (training is None or (done / PROFILED).is_file()):
            os.utime(done)  # in use, so not the next to be pruned
            return BuildResult(done, "up to date")
        found = missing()
        if found:
            return failed(package, of_key, f"there is no {' and no '.join(one.what for one in found)}")
        return make(package, of_key, done, say, training)


def make(package: Path, of_key: str, done: Path, say: Callable[[str], None], training: Path | None) -> BuildResult:
    """Compile into `done`."""
    files = sources(package)
    start = time.monotonic()
    if training is not None:
        work = done.parent / f"{work_name()}-{PROFILED}"
        status = compile_by_profile(package, work, files, say, training)
    else:
        say(f"compiling {len(files)} modules (minutes the first time, less after an edit)")
        work = done.parent / work_name()
        status = compile_in_process(package, work, files)
    if status:
        for line in last_lines(log(package)):
            say(line)
        return failed(package, of_key, f"{FAILED}, see {shown(log(package), package)}")
    if key(package) != of_key:
        return BuildResult(None, "the sources changed while they were compiled: run it again")
    fresh = done.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    wanted = {file.relative_to(package.parent).with_suffix("").as_posix() for file in files} | {TOGETHER}
    for library in sorted((work / "lib").rglob(f"*{SUFFIX}")):
        module = library.relative_to(work / "lib").as_posix().removesuffix(SUFFIX).removesuffix("__mypyc")
        if module in wanted:
            target = fresh / library.relative_to(work / "lib")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, target)
    if training is not None:
        (fresh / PROFILED).touch()
        shutil.rmtree(work)
        shutil.rmtree(done, ignore_errors=True)
    fresh.rename(done)
    note(package, of_key).unlink(missing_ok=True)
    prune(done.parent, in_checkout=is_checkout(package))
    return BuildResult(done, f"compiled in {time.monotonic() - start:.0f} s")


def failed(package: Path, of_key: str, why: str) -> BuildResult:
    """Keep the reason why there is no build where `fogg.native.status` finds it."""
    note(package, of_key).write_text(f"{why}\n", encoding="utf-8")
    return BuildResult(None, why)


def compile_by_profile(package: Path, work: Path, files: list[Path], say: Callable[[str], None], training: Path) -> int:
    """Compile with counters, let the script play with the result, and compile again by what was counted."""
    shutil.rmtree(work, ignore_errors=True)
    counts = work / "counts"
    say(f"compiling {len(files)} modules that count what they do")
    status = compile_in_process(package, work, files, profile=f"generate={counts}")
    if status:
        return status
    say("playing games with them")
    command = [sys.executable, "-P", str(training), str(package.parent), str(work / "lib")]
    with log(package).open("a", encoding="utf-8") as out:
        status = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, check=False
        ).returncode
    if status:
        return status
    say("compiling them again, by what was counted")
    return compile_in_process(package, work, files, profile=f"use={counts}")


def compile_in_process(package: Path, work: Path, files: list[Path], *, profile: str = "") -> int:
    """Run the compilers in a process of their own, their output in the log; show progress to people who watch."""
    worker = Path(__file__).with_name("worker.py")
    names = [file.relative_to(package).as_posix() for file in files]
    command = [sys.executable, "-P", str(worker), str(package), str(work), *names]
    environment = {**os.environ, PROFILE: profile}
    with log(package).open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,  # closed when this process ends, whichever way: the compilers end with it
            stdout=out,
            stderr=subprocess.STDOUT,
            env=environment,
            start_new_session=True,
        )
        try:
            while True:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    return process.wait(PULSE)
                show_progress(work, 2 * len(files))
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            assert process.stdin is not None
            process.stdin.close()
            if sys.stderr.isatty():
                print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def show_progress(work: Path, whole: int) -> None:
    """Tell on the error stream how many objects are there, on one line that is written over."""
    if sys.stderr.isatty():
        objects = sum(1 for _ in work.glob("o/**/*.o"))
        print(f"\r\x1b[K{objects} of about {whole} objects", end="", file=sys.stderr, flush=True)


def compiler_name() -> str:
    """Return the C compiler that this interpreter takes."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def has_gcc() -> bool:
    """Return True if gcc compiles: the flags for profiles are its own."""
    try:
        said = subprocess.run([compiler_name(), "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return "Free Software Foundation" in said


def missing() -> list[Missing]:
    """Return what keeps this interpreter from compiling; empty if nothing does."""
    found = []
    compiler = compiler_name()
    if not shutil.which(compiler):
        get = (
            "on macOS `xcode-select --install`"
            if sys.platform == "darwin"
            else "on Debian and Ubuntu `apt install gcc`"
        )
        found.append(Missing(f"C compiler ({Path(compiler).name})", get))
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        found.append(Missing("Python.h (Python's headers)", "on Debian and Ubuntu `apt install python3-dev`"))
    for module, name in (("mypyc", "mypy"), ("setuptools", "setuptools")):
        if importlib.util.find_spec(module) is None:
            found.append(Missing(name, "pip install 'fogg-rails[compile]'"))
    return found


def last_lines(file: Path) -> list[str]:
    """Return what a log ends with: its errors, or else its last lines."""
    lines = [line for line in file.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
    return [line for line in lines if "error" in line.lower()][:SHOWN] or lines[-SHOWN:]


def shown(path: Path, package: Path) -> str:
    """Return a path as people write it: relative to the checkout, or to their home."""
    start, sign = (package.parent.parent, "") if is_checkout(package) else (Path.home(), "~/")
    return f"{sign}{path.relative_to(start).as_posix()}" if path.is_relative_to(start) else path.name


def work_name() -> str:
    """Return the name of the folder where this interpreter and this mypyc keep what they made."""
    return f"work-{sys.implementation.cache_tag}-{importlib.metadata.version('mypy')}-{LAYOUT}"


def prune(builds: Path, *, in_checkout: bool) -> None:
    """Remove old builds and their notes; keep the compiler's cache only where sources are edited."""
    old = [path for path in builds.iterdir() if path.is_dir() and not path.name.startswith("work")]
    old.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in old[KEPT if in_checkout else KEPT_IN_CACHE :]:
        shutil.rmtree(path, ignore_errors=True)
    for path in builds.glob("work*"):
        if not in_checkout or path.name != work_name():
            shutil.rmtree(path, ignore_errors=True)
    for path in builds.glob("*.note"):
        path.unlink()  # of other sources: those of these have been built


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Wait until no other process builds here."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
