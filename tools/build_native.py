"""Compile the engine of this checkout: `fogg.native.build` for make.

Run it with the interpreter that will play: `.venv/bin/python tools/build_native.py`. Where nothing can be compiled, or
the compile fails, it says so and succeeds, for Fogg runs without (`--require`: it fails).
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "fogg"
TRAINING = Path(__file__).resolve().with_name("profile_training.py")


def main() -> int:
    """Build unless built; the exit status says whether Fogg can continue."""
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("--package", type=Path, default=PACKAGE, help="the folder of the fogg package")
    parser.add_argument("--require", action="store_true", help="fail where the engine stays plain")
    parser.add_argument("--background", action="store_true", help="return at once; the next start takes the build")
    parser.add_argument("--profiled", action="store_true", help="compile twice, the second time by a profile of games")
    asked = parser.parse_args()
    package = asked.package.resolve()
    native, builder = load_native(package)
    if asked.background:
        print(in_background(package, native, builder))
        return 0
    built = builder.build(
        package, lambda line: print(f"native: {line}", flush=True), training=TRAINING if asked.profiled else None
    )
    if built.build is not None:
        print(f"native: {built.why}")
        return 0
    print(f"plain engine: {built.why}")
    return 1 if asked.require else 0


def in_background(package: Path, native: ModuleType, builder: ModuleType) -> str:
    """Start the compile as a process that outlives this one and yields to others, if there is a point; say what is."""
    build, why = native.find(package)
    if build is not None:
        return "native: up to date"
    if missing := builder.missing():
        return f"plain engine: {'; '.join(f'there is no {one.what}: {one.remedy}' for one in missing)}"
    if why.startswith(builder.FAILED):
        return f"plain engine: {why}"
    subprocess.Popen(
        ["nice", sys.executable, __file__, "--package", str(package)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    return "plain engine for now: it is compiled in the background, for the next start"


def load_native(package: Path) -> tuple[ModuleType, ModuleType]:
    """Return the package's `native` and `native.build` by themselves: importing `fogg` would import the engine."""
    folder = package / "native"
    spec = importlib.util.spec_from_file_location(
        "fogg_native", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec and spec.loader
    native = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = native
    spec.loader.exec_module(native)
    return native, importlib.import_module("fogg_native.build")


if __name__ == "__main__":
    sys.exit(main())
