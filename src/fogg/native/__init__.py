"""Compiled twins of the engine's modules: taken if they fit the sources, never otherwise.

`fogg.native.build` compiles the modules of `COMPILED` with mypyc into a folder named by a hash of the sources (`key`).
`install` puts a finder before the ordinary ones that takes modules from that folder, if there is one: inside the
package (a platform wheel), in `build/native` (a checkout) or in the user's cache (`fogg compile`). One changed byte in
a source changes the key, so a stale twin cannot be loaded: the plain module runs instead, and `status` says why.

`FOGG_NATIVE` chooses: `auto` (the default) takes twins that fit, `off` never does, `require` fails without them.

This file runs before everything else and imports nothing of Fogg, no compiler and little of the standard library.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

COMPILED = (
    "board",
    "engine",
    "modules",
    "bots",
    "envs/play/pixels.py",
    "draw/svg/marks.py",
    "server/http/limits.py",
    "server/broadcast/shared_cache.py",
    "server/table/due.py",
    "server/broadcast/table_facts.py",
    "server/broadcast/table_frames.py",
    "server/broadcast/listener.py",
    "server/broadcast/position_cache.py",
    "server/broadcast/seat_position.py",
    "server/broadcast/question.py",
    "server/broadcast/seat_views.py",
)  # folders, and single files of others: what a server does at every decision
SUFFIX = EXTENSION_SUFFIXES[0]  # names interpreter, ABI and system
LAYOUT = "5"  # raise it when twins are built in another way from the same sources
PACKAGE = Path(__file__).resolve().parent.parent
OLDEST_LIBRT = "0.11"
FITS = "the build fits the sources"
SHIPPED = "_native"  # the folder inside the package where a platform wheel has its twins


class NativeError(ImportError):
    """`FOGG_NATIVE` asks for something that cannot be had."""


class Status(NamedTuple):
    """The engine of this process, compiled or plain, and why; `why` names no absolute path, so it may be published."""

    compiled: bool
    why: str

    @property
    def engine(self) -> str:
        """`compiled` or `plain`."""
        return "compiled" if self.compiled else "plain"

    def __str__(self) -> str:
        return f"{self.engine}: {self.why}"


def sources(package: Path = PACKAGE) -> list[Path]:
    """Return the files that are compiled: all of `COMPILED` but `__init__.py` and what says `# interpreted: <why>`."""
    return [path for path in _modules(package) if path.name != "__init__.py" and not _interpreted(path)]


def key(package: Path = PACKAGE) -> str:
    """Return the name of the one build that fits these sources and this kind of interpreter.

    Files that are not compiled themselves count as well where the compiler looks into them (it copies constants
    from one module into another): those of `COMPILED` and those directly in the package.
    """
    digest = hashlib.sha256(f"{LAYOUT}\0{SUFFIX}\0".encode())
    for path in [*sorted(package.glob("*.py")), *_modules(package)]:
        text = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()[:20]


def is_checkout(package: Path = PACKAGE) -> bool:
    """Return True if the package lies in a checkout of the project rather than in an environment."""
    return package.parent.name == "src" and (package.parent.parent / "pyproject.toml").is_file()


def home(package: Path = PACKAGE) -> Path:
    """Return the folder where builds are made: `build/native` of a checkout, or one in the user's cache."""
    if is_checkout(package):
        return package.parent.parent / "build" / "native"
    cache = os.environ.get("XDG_CACHE_HOME")
    return (Path(cache) if cache else Path.home() / ".cache") / "fogg" / "native"


def log(package: Path = PACKAGE) -> Path:
    """Return the file with what the compiler said last."""
    return home(package).with_suffix(".log")


def note(package: Path, of_key: str) -> Path:
    """Return the file with the one-line reason for a missing build of this key; absent if none was tried."""
    return home(package) / f"{of_key}.note"


def how_to_compile(package: Path = PACKAGE) -> str:
    """Return the command that compiles."""
    return "`make setup`" if is_checkout(package) else "`fogg compile`"


class CompiledFinder:
    """Finds the modules of one build, and nothing else."""

    def __init__(self, build: Path) -> None:
        self.build = build

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("fogg.") and not fullname.endswith("__mypyc"):
            return None
        twin = self.build / (fullname.replace(".", "/") + SUFFIX)
        return spec_from_file_location(fullname, twin) if twin.is_file() else None


def install(package: Path = PACKAGE) -> Status:
    """Make imports take compiled twins from now on, as `FOGG_NATIVE` says; return the decision.

    Call it before any module of `COMPILED` is imported. A second call replaces what the first one installed.
    Raises `NativeError` for an unknown value of `FOGG_NATIVE`, and where `require` finds no build that fits.
    """
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, CompiledFinder)]
    wish = os.environ.get("FOGG_NATIVE") or "auto"
    if wish not in ("auto", "off", "require"):
        raise NativeError(f"FOGG_NATIVE is {wish!r}, but must be auto, off or require")
    if wish == "off":
        return Status(False, "FOGG_NATIVE is off")
    build, why = find(package)
    if build is not None:
        sys.meta_path.insert(0, CompiledFinder(build))
        return Status(True, why)
    if wish == "require":
        raise NativeError(f"FOGG_NATIVE is require, but the engine is plain: {why}")
    return Status(False, why)


def status() -> Status:
    """Return whether this process takes compiled twins, and why."""
    if in_use() is not None:
        return Status(True, FITS)
    if os.environ.get("FOGG_NATIVE") == "off":
        return Status(False, "FOGG_NATIVE is off")
    build, why = find(PACKAGE)
    return Status(False, why if build is None else "it was compiled after this process started")


def in_use() -> Path | None:
    """Return the build whose twins this process takes."""
    return next((finder.build for finder in sys.meta_path if isinstance(finder, CompiledFinder)), None)


def find(package: Path = PACKAGE) -> tuple[Path | None, str]:
    """Return the build that fits, or None, and the reason."""
    of_key = key(package)
    for folder in (package / SHIPPED, home(package)):
        if (folder / of_key).is_dir():
            if problem := _runtime_problem():
                return None, problem
            return folder / of_key, FITS
    try:
        return (
            None,
            f"{note(package, of_key).read_text(encoding='utf-8').strip()}; {how_to_compile(package)} tries again",
        )
    except OSError:
        pass
    if (package / SHIPPED).is_dir():
        return None, f"the sources were changed after they were compiled; {how_to_compile(package)} compiles them"
    return None, f"it is not compiled; {how_to_compile(package)} compiles it"


def _runtime_problem() -> str:
    """Return what keeps compiled modules from being loaded here, or nothing; a twin would only raise ImportError."""
    try:
        from librt import vecs  # twins take `vec` from it
    except ImportError:
        return f"the compiled modules need librt {OLDEST_LIBRT} or newer: pip install librt"
    if not hasattr(vecs, "_C_API"):
        return f"the compiled modules need librt {OLDEST_LIBRT} or newer: pip install --upgrade librt"
    return ""


def _modules(package: Path) -> Iterator[Path]:
    for name in COMPILED:
        path = package / name
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def _interpreted(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return lines.readline().startswith("# interpreted:")
