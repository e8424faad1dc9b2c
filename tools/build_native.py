"""Compile the engine with mypyc into a folder that `fogg.native` finds.

Run it with the interpreter that will play: `.venv/bin/python tools/build_native.py`. It does nothing when the build
that fits the sources is there already; after an edit only what changed is compiled again. Without a C compiler or
Python's headers it says so and succeeds, for Fogg runs without (`--require`: it fails).
"""

import argparse
import contextlib
import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

QUICKLY = ("rules/modules",)  # a third of the code; its time goes into objects, optimized or not
KEPT = 2  # builds: switching between two branches should not compile each time
WORK = f"work-{sys.implementation.cache_tag}"


def main() -> int:
    """Build unless built; the exit status says whether Fogg can go on."""
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    default = Path(__file__).resolve().parent.parent / "src" / "fogg"
    parser.add_argument("--package", type=Path, default=default, help="the folder of the fogg package")
    parser.add_argument("--require", action="store_true", help="fail where nothing can be compiled")
    parser.add_argument("--background", type=Path, metavar="LOG", help="return at once, and go on writing to LOG")
    asked = parser.parse_args()
    if asked.background:
        detach(asked.package, asked.background)
        return 0
    native = load_native(asked.package)
    builds: Path = native.home(asked.package.resolve())
    builds.mkdir(parents=True, exist_ok=True)
    with alone(builds / "lock"):
        return build(native, asked.package.resolve(), builds, require=asked.require)


def build(native: ModuleType, package: Path, builds: Path, *, require: bool) -> int:
    """Make `builds/<key>` if it is not there."""
    key, files = native.key(package), native.sources(package)
    done = builds / key
    if done.is_dir() or not files:
        print(f"native: {'up to date' if files else 'nothing to compile'}")
        if files:
            os.utime(done)  # in use, so not the next to be pruned
        return 0
    if missing := what_is_missing():
        print(f"native: {missing}, so the engine runs as plain Python (about fifteen times slower)")
        return 1 if require else 0
    print(f"native: compiling {len(files)} modules (a minute or two the first time, seconds after an edit)", flush=True)
    start = time.monotonic()
    work = builds / WORK
    work.mkdir(exist_ok=True)
    try:
        lib = compile_into(work, package, files)
    except ValueError:
        # mypyc 2.4 can trip over its own cache (bits of i64 attributes are not kept in it): once more from nothing.
        print("native: the compiler's cache does not serve; compiling everything")
        shutil.rmtree(work)
        work.mkdir()
        lib = compile_into(work, package, files)
    if native.key(package) != key:
        print("native: the sources changed meanwhile; run it again")
        return 1 if require else 0
    fresh = builds / f"{key}.new"
    shutil.rmtree(fresh, ignore_errors=True)
    for file in files:
        module = file.relative_to(package.parent).with_suffix("")
        for twin in lib.glob(f"{module.as_posix()}*{native.SUFFIX}"):
            if twin.name in (module.name + native.SUFFIX, f"{module.name}__mypyc{native.SUFFIX}"):
                (fresh / module.parent).mkdir(parents=True, exist_ok=True)
                shutil.copy2(twin, fresh / module.parent / twin.name)
    fresh.rename(done)
    prune(builds)
    print(f"native: compiled in {time.monotonic() - start:.0f} s")
    return 0


def compile_into(work: Path, package: Path, files: list[Path]) -> Path:
    """Compile incrementally within `work`; return the folder that holds the twins."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    here = Path.cwd()
    # mypyc names modules after paths relative to where it runs; beside an installed package there lie others,
    # which mypy would take for sources of ours.
    alias = work / "src" / "fogg"
    alias.parent.mkdir(exist_ok=True)
    alias.unlink(missing_ok=True)
    alias.symlink_to(package, target_is_directory=True)
    os.chdir(alias.parent)
    try:
        paths = [str(file.relative_to(package.parent)) for file in files]
        options = ["--config-file=", f"--cache-dir={work / 'mypy'}"]
        extensions = mypycify(
            [*options, *paths], opt_level="3", debug_level="0", separate=True, target_dir=str(work / "c"), verbose=False
        )
        for extension in extensions:
            if any(f"fogg/{folder}/" in str(source) for folder in QUICKLY for source in extension.sources):
                extension.extra_compile_args = ["-O1" if arg == "-O3" else arg for arg in extension.extra_compile_args]
        if sys.platform == "linux":
            for extension in extensions:
                # Calls within a library need not go through its table of exported names: about a tenth faster.
                extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
        command = Distribution({"name": "fogg", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp, command.parallel = str(work / "lib"), str(work / "o"), 2
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return work / "lib"


def what_is_missing() -> str:
    """What keeps this machine from compiling, or nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return f"Python's headers are not installed ({sysconfig.get_path('include')})"
    absent = [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]
    return f"{absent[0]} is not installed" if absent else ""


def prune(builds: Path) -> None:
    """Remove all builds but the newest, and working folders of other interpreters."""
    old = [path for path in builds.iterdir() if path.is_dir() and not path.name.startswith("work")]
    old.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in [*old[KEPT:], *(p for p in builds.glob("work*") if p.name != WORK)]:
        shutil.rmtree(path, ignore_errors=True)


def detach(package: Path, log: Path) -> None:
    """Start the same build as a process of its own that outlives this one and yields to others."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as out:
        subprocess.Popen(
            ["nice", sys.executable, __file__, "--package", str(package)],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def load_native(package: Path) -> ModuleType:
    """The package's `native.py` by itself: importing `fogg` would import the engine."""
    spec = importlib.util.spec_from_file_location("fogg_native", package / "native.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Wait until no other process builds here."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main())
