# interpreted: modules are found by importing them, users' own ones too
"""The rule modules by name."""

from __future__ import annotations

import importlib
import pkgutil

from fogg.errors import EditionError
from fogg.rules import modules
from fogg.rules.module import Module


def known_modules() -> list[str]:
    """The names of the modules that exist: one file or folder of `rules/modules` each."""
    return sorted(info.name for info in pkgutil.iter_modules(modules.__path__))


def make_module(name: str) -> Module:
    """A fresh module: one of ours by its name, or a user's as `package.file:Class`."""
    place, _, wanted = name.partition(":")
    if wanted:
        try:
            made = getattr(importlib.import_module(place), wanted)()
        except (ImportError, AttributeError) as error:
            raise EditionError(f"rules: cannot load the module {name!r}: {error}", value=name) from error
    else:
        made = importlib.import_module(f"{modules.__name__}.{name}").module()
    if not isinstance(made, Module):
        raise EditionError(f"rules: {name!r} is no rule module", value=name)
    return made
