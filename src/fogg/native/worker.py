"""Run mypyc and the C compiler: `python -P worker.py PACKAGE WORK FILE...`, which `build.py` starts.

It compiles incrementally within WORK and leaves the twins in WORK/lib. What compilers say goes to its output; the exit
status says whether all went well. It imports nothing of Fogg. It leads a process group of its own and ends, with its
compilers, when the process that started it does.
"""

import os
import shutil
import signal
import sys
import threading
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

TOGETHER = ("board", "engine")  # one library, so that calls between their modules cost nothing
LIBRARY = "fogg.engine.together"
QUICKLY = ("modules",)  # a third of the code; its time goes into objects, optimized or not
# A module that only an extra brings is not there for everybody who compiles: what it offers is untyped then.
AGAIN = "FOGG_COMPILING_AGAIN"  # set for the second try
PROFILE = "FOGG_PROFILE"  # "generate=<folder>" or "use=<folder>": see `build.compile_by_profile`
PROFILE_FLAGS = {
    "generate": ["-fprofile-update=single"],
    "use": ["-fprofile-partial-training", "-Wno-missing-profile", "-Wno-coverage-mismatch"],
}
MYPY = ["--config-file=", "--ignore-missing-imports"]


class BuildTwins(build_ext):
    """Builds extensions that name no folder of the machine they were built on: they may go into a wheel."""

    def build_extensions(self) -> None:
        """Leave out the interpreter's own library path."""
        linker = getattr(self.compiler, "linker_so", [])
        linker[:] = [word for word in linker if not word.startswith("-Wl,-rpath")]
        super().build_extensions()


def end_with_parent() -> None:
    """End this process and the compilers it has started once the other end of its standard input is closed."""
    os.read(0, 1)  # nothing is ever written: it returns at the end of the stream
    os.killpg(os.getpgrp(), signal.SIGKILL)


def main(package: Path, work: Path, names: list[str]) -> None:
    """Compile files of the package; a second time without mypy's cache where that does not serve."""
    work.mkdir(parents=True, exist_ok=True)
    try:
        compile_into(work, package, names)
    except ValueError:
        # mypyc 2.4 can trip over its own cache (bits of i64 attributes are not kept in it): once more without it.
        # C files that come out the same are not written, so the C compiler still has only what changed.
        cache = work / "mypy"
        if os.environ.get(AGAIN) or not cache.is_dir():
            raise
        print("the compiler's cache does not serve; reading everything again", flush=True)
        shutil.rmtree(cache)
        environment = {**os.environ, AGAIN: "1"}
        os.execve(sys.executable, [sys.executable, "-P", __file__, str(package), str(work), *names], environment)


def compile_into(work: Path, package: Path, names: list[str]) -> None:
    """Compile the files of these names (relative to the package) into `work/lib`."""
    # mypyc names modules after paths relative to where it runs; next to an installed package lie others, which mypy
    # would take for sources of ours.
    alias = work / "src" / "fogg"
    alias.parent.mkdir(exist_ok=True)
    alias.unlink(missing_ok=True)
    alias.symlink_to(package, target_is_directory=True)
    os.chdir(alias.parent)
    options = [*MYPY, f"--cache-dir={work / 'mypy'}", *(f"fogg/{name}" for name in names)]
    target = str(work / "c")
    together = [f"fogg/{name}" for name in names if name.split("/")[0] in TOGETHER]
    extensions: list[Any] = mypycify(
        options, opt_level="3", debug_level="0", separate=[(together, LIBRARY)], target_dir=target
    )
    for extension in extensions:
        if any(f"fogg/{folder}/" in str(source) for folder in QUICKLY for source in extension.sources):
            extension.extra_compile_args = ["-O1" if arg == "-O3" else arg for arg in extension.extra_compile_args]
        if sys.platform == "linux":
            # Calls within a library need not go through its table of exported names: about a tenth faster.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
    # The library of the engine takes longest: begun last, it would be compiled alone at the end.
    extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    profile = os.environ.get(PROFILE, "")
    if profile:
        for extension in extensions:
            extension.extra_compile_args += [f"-fprofile-{profile}", *PROFILE_FLAGS[profile.partition("=")[0]]]
            extension.extra_link_args += [f"-fprofile-{profile}"]
    command = BuildTwins(Distribution({"name": "fogg", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(work / "lib"), str(work / "o"), 2
    command.force = bool(profile)  # the same sources, compiled in another way
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    threading.Thread(target=end_with_parent, daemon=True).start()
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
