# interpreted: modules are found by importing them, users' own ones too
"""The rule modules by name."""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
import sys
from pathlib import Path
from types import ModuleType

from fogg.board import EditionInfo
from fogg.engine.ruleset.module import Module
from fogg.errors import EditionError

PACKAGE = "fogg_board_"  # then a hash of the folder and its code
MODULES = "fogg.modules"  # the package with Fogg's own rule modules, a floor above this one


def known_modules() -> list[str]:
    """Return the names of Fogg's own modules: one folder of `modules` each."""
    return sorted(info.name for info in pkgutil.iter_modules(importlib.import_module(MODULES).__path__))


def names_code(name: str) -> bool:
    """Return True if the name of a rule module stands for Python code that is not Fogg's: `file:Class`."""
    return ":" in name


def code_of(info: EditionInfo) -> list[str]:
    """Return the modules of an edition, its variants and add-ons that are not Fogg's: loading the edition runs them."""
    chosen = [*(variant.rules for variant in info.variants), *(add_on.rules for add_on in info.add_ons)]
    every = [name for rules in (info.rules, *chosen) for name in rules]
    return [name for name in dict.fromkeys(every) if names_code(name)]


def module_class(name: str) -> type[Module]:
    """Return the one subclass of Module in the `rules.py` of a module's folder."""
    rules = importlib.import_module(f"{MODULES}.{name}.rules")
    own = [thing for thing in vars(rules).values() if isinstance(thing, type) and thing.__module__ == rules.__name__]
    (found,) = [cls for cls in own if issubclass(cls, Module)]
    return found


def make_module(name: str, folder: Path) -> Module:
    """Return a fresh module: one of ours by its name, or a user's as `file:Class` or `package.file:Class`.

    A user's file is looked for in the board's folder first, then among what Python can import.
    """
    place, _, wanted = name.partition(":")
    if not wanted:
        made = module_class(name)()
    else:
        try:
            made = getattr(import_from(folder, place), wanted)()
        except SyntaxError as error:
            file = f"{folder.name}/{Path(error.filename or place).name}"
            message = f"rules: cannot load the module {name!r}: {error.msg}"
            raise EditionError(message, file=file, line=error.lineno or 0, value=name) from error
        except Exception as error:  # code of a user: anything can go wrong while it is loaded
            reason = f"{type(error).__name__}: {error}"
            raise EditionError(f"rules: cannot load the module {name!r}: {reason}", value=name) from error
    if not isinstance(made, Module):
        raise EditionError(f"rules: {name!r} is not a rule module", value=name)
    return made


# ---- Python files in a board's folder: a package of that board's own, so that names never collide


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
