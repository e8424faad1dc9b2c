"""Compiled twins of the engine's modules: found if they fit the sources, never otherwise.

`tools/build_native.py` compiles the modules of `COMPILED` with mypyc into a folder named by a hash of the sources
(`key`). `install` puts a finder before the ordinary ones that takes modules from that folder, if it is there. One
changed byte in a source changes the key, so a stale twin cannot be loaded: the plain module runs instead.

`FOGG_NATIVE` chooses: `auto` (the default) takes twins that fit, `off` never does, `require` fails without them.

This file imports nothing of Fogg and no compiler: it runs before everything else.
"""

import hashlib
import importlib.abc
import importlib.machinery
import importlib.metadata
import importlib.util
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

COMPILED = (
    "board",
    "rules",
    "draw/marks.py",
    "server/tables/common.py",
    "server/tables/due.py",
    "server/tables/facts.py",
    "server/tables/frames.py",
    "server/tables/listener.py",
    "server/tables/memory.py",
    "server/tables/position.py",
    "server/tables/question.py",
    "server/tables/seats.py",
)  # folders, and single files of others: what a server does at every decision
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
LAYOUT = "3"  # raise it when twins are built in another way from the same sources
PACKAGE = Path(__file__).resolve().parent


class NativeError(ImportError):
    """`FOGG_NATIVE` asks for something that cannot be had."""


@dataclass(frozen=True)
class Status:
    """Whether this process runs the compiled engine, and why."""

    compiled: bool
    why: str

    def __str__(self) -> str:
        return f"{'compiled' if self.compiled else 'plain'}: {self.why}"


def sources(package: Path = PACKAGE) -> list[Path]:
    """The files that are compiled: all of `COMPILED` but `__init__.py` and what says `# interpreted: <why>`."""
    return [path for path in _modules(package) if path.name != "__init__.py" and not _interpreted(path)]


def key(package: Path = PACKAGE) -> str:
    """The name of the one build that fits these sources, this interpreter and this compiler.

    Files that are not compiled themselves count as well where the compiler looks into them (it copies constants
    from one module into another): those of `COMPILED` and those directly in the package.
    Raises `importlib.metadata.PackageNotFoundError` where mypy is not installed.
    """
    digest = hashlib.sha256()
    versions = (importlib.metadata.version(name) for name in ("mypy", "librt"))
    for word in (LAYOUT, SUFFIX, sys.version, *versions):
        digest.update(word.encode() + b"\0")
    for path in [*sorted(package.glob("*.py")), *_modules(package)]:
        text = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()[:20]


def home(package: Path = PACKAGE) -> Path:
    """The folder of all builds: `build/native` of a checkout, the user's cache folder for an installed package."""
    root = package.parent.parent
    if package.parent.name == "src" and (root / "pyproject.toml").is_file():
        return root / "build" / "native"
    cache = os.environ.get("XDG_CACHE_HOME")
    return (Path(cache) if cache else Path.home() / ".cache") / "fogg" / "native"


class CompiledFinder(importlib.abc.MetaPathFinder):
    """Finds the modules of one build, and nothing else."""

    def __init__(self, build: Path) -> None:
        self.build = build

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith("fogg.") and not fullname.endswith("__mypyc"):
            return None
        twin = self.build / (fullname.replace(".", "/") + SUFFIX)
        return importlib.util.spec_from_file_location(fullname, twin) if twin.is_file() else None


def install(package: Path = PACKAGE) -> Status:
    """Let imports from now on take compiled twins, as `FOGG_NATIVE` says; return what was decided.

    Call it before any module of `COMPILED` is imported. A second call replaces what the first one installed.
    Raises `NativeError` for an unknown value of `FOGG_NATIVE`, and where `require` finds no build that fits.
    """
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, CompiledFinder)]
    wish = os.environ.get("FOGG_NATIVE") or "auto"
    if wish not in ("auto", "off", "require"):
        raise NativeError(f"FOGG_NATIVE is {wish!r}, but must be auto, off or require")
    if wish == "off":
        return Status(False, "FOGG_NATIVE is off")
    build, why = _find(package)
    if build is not None:
        sys.meta_path.insert(0, CompiledFinder(build))
        return Status(True, why)
    if wish == "require":
        raise NativeError(f"FOGG_NATIVE is require, but {why}; `make setup` compiles")
    return Status(False, why)


def status() -> Status:
    """Whether this process takes compiled twins, and why."""
    for finder in sys.meta_path:
        if isinstance(finder, CompiledFinder):
            return Status(True, f"twins of these sources are in {finder.build}")
    if os.environ.get("FOGG_NATIVE") == "off":
        return Status(False, "FOGG_NATIVE is off")
    build, why = _find(PACKAGE)
    return Status(False, why if build is None else "the twins were built after this process started")


def _find(package: Path) -> tuple[Path | None, str]:
    try:
        build = home(package) / key(package)
    except importlib.metadata.PackageNotFoundError as missing:
        return None, f"{missing.name} is not installed, so no build can be told to fit"
    if build.is_dir():
        return build, f"twins of these sources are in {build}"
    return None, f"no twins of these sources are in {build.parent}"


def _modules(package: Path) -> Iterator[Path]:
    for name in COMPILED:
        path = package / name
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def _interpreted(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return lines.readline().startswith("# interpreted:")
