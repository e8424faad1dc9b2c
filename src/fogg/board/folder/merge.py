# interpreted: works on the untyped dictionaries of TOML, once per load
"""One recursive merge for settings, variants, add-ons and folders that build on another edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fogg.errors import EditionError

Data = dict[str, Any]
Locate = Callable[[str], tuple[str, int]]  # key path -> file and line where it is written


def merged(base: Data, overlay: Data, locate: Locate, *, at: str = "", extend: bool = False, path: str = "") -> Data:
    """Return `base` with the key paths of `overlay` put in: tables are merged key by key, everything else is replaced.

    A key that `base` does not have (unless `extend`) or a value of another type is an EditionError that names file,
    line, key (below `at`, where the overlay stands in the file) and value. Neither argument is changed.
    """
    result = dict(base)
    for key, value in overlay.items():
        name = ".".join(part for part in (at, path, key) if part)
        here = f"{path}.{key}" if path else key
        if key not in base:
            if not extend:
                raise refused(f"{name} = {value!r} overrides nothing: there is no {here}", locate(name), value)
            result[key] = value
        elif isinstance(value, dict) and isinstance(base[key], dict):
            result[key] = merged(base[key], value, locate, at=at, extend=extend, path=here)
        elif type(value) is not type(base[key]):
            message = f"{name} = {value!r} is {type_name(value)}, but {here} is {type_name(base[key])}"
            raise refused(message, locate(name), value)
        else:
            result[key] = value
    return result


def refused(message: str, place: tuple[str, int], value: object) -> EditionError:
    """Return an error about a key of edition.toml."""
    return EditionError(message, file=place[0], line=place[1], value=value)


def nested(path: str, value: object) -> Data:
    """Return nested tables: `nested("a.b", 1)` is `{"a": {"b": 1}}`."""
    first, _, rest = path.partition(".")
    return {first: nested(rest, value) if rest else value}


def type_name(value: object) -> str:
    """Return how TOML calls the type of a value, with its article."""
    names = {bool: "boolean", int: "whole number", float: "number", str: "text", list: "list", dict: "table"}
    return f"a {names.get(type(value), type(value).__name__)}"
