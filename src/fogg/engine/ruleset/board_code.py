# interpreted: imports the code that a board brings along
"""Python files in a board's folder: imported as a package of that board's own, so that names never collide."""

from __future__ import annotations

import hashlib
import importlib
import sys
from pathlib import Path
from types import ModuleType

PACKAGE = "fogg_board_"  # then a hash of the folder and its code


def import_from(folder: Path, place: str) -> ModuleType:
    """Import `place` (`file` or `package.file`) from a board's folder, or else like any other module.

    Files of the folder reach each other by relative imports (`from .lava import LAVA`). Changed code is imported again.
    """
    first = place.partition(".")[0]
    if not (folder / f"{first}.py").is_file() and not (folder / first / "__init__.py").is_file():
        return importlib.import_module(place)
    package = board_package(folder.resolve())
    # Bytecode in the board's folder would look like a change of the board.
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        return importlib.import_module(f"{package}.{place}")
    finally:
        sys.dont_write_bytecode = before


def board_package(folder: Path) -> str:
    """Return the name of the package that stands for a folder with the code it has now."""
    code = hashlib.sha256(str(folder).encode())
    for file in sorted(folder.rglob("*.py")):
        code.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    name = PACKAGE + code.hexdigest()[:16]
    if name not in sys.modules:
        package = ModuleType(name, f"The code of the board in {folder}.")
        package.__path__ = [str(folder)]
        sys.modules[name] = package
        importlib.invalidate_caches()
    return name
