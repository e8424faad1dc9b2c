# interpreted: modules are found by importing them, users' own ones too
"""The rule modules by name."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

from fogg.board import EditionInfo
from fogg.engine.ruleset.board_code import import_from
from fogg.engine.ruleset.module import Module
from fogg.errors import EditionError

MODULES = "fogg.modules"  # the package with Fogg's own rule modules, a floor above this one


def known_modules() -> list[str]:
    """Return the names of Fogg's own modules: one folder of `modules` each."""
    return sorted(info.name for info in pkgutil.iter_modules(importlib.import_module(MODULES).__path__))


def names_code(name: str) -> bool:
    """Return True if the name of a rule module stands for Python code that is not Fogg's: `file:Class`."""
    return ":" in name


def code_of(info: EditionInfo) -> list[str]:
    """Return the modules of an edition, its variants and add-ons that are not Fogg's: whoever loads it runs them."""
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
        raise EditionError(f"rules: {name!r} is no rule module", value=name)
    return made
