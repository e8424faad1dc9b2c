# interpreted: looks into the constructors of classes that it does not know
"""Steps of modules made again from their JSON forms, by their constructors."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fogg.engine.ruleset.ruleset import Ruleset


def read_fields(cls: Any, ruleset: Ruleset, form: dict[str, Any], module: Any) -> Any:
    """Return an object of that class from its JSON form, made by its constructor.

    A parameter that is a field of the form gets its value, any other parameter the module.
    """
    annotations = parameters_of(cls)
    if annotations is None:
        return cls(form["seat"])
    given = {}
    for name, annotation in annotations.items():
        given[name] = read_field(annotation, ruleset, form[name]) if name in form else module
    return cls(**given)


@lru_cache(maxsize=1024)
def parameters_of(cls: Any) -> dict[str, Any] | None:
    """Return the annotations of a constructor's parameters; None for one of a compiled step, which does not tell."""
    if not any("__init__" in vars(kind) and hasattr(kind.__init__, "__code__") for kind in cls.__mro__):
        return None
    return {name: parameter.annotation for name, parameter in inspect.signature(cls).parameters.items()}


def read_field(annotation: Any, ruleset: Ruleset, value: Any) -> Any:
    """Return the value of a field: parts of the board by their keys, actions by their forms, all else as it is.

    The annotation may be a text, and may name a class that is imported for type checkers only.
    """
    if isinstance(value, str):
        board = ruleset.board
        name = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")
        kinds: dict[str, Callable[[str], Any]] = {
            "City": board.city,
            "Route": board.route,
            "Ticket": board.ticket,
            "Kind": ruleset.kind,
        }
        return kinds[name](value) if name in kinds else value
    if isinstance(value, dict) and "do" in value:
        return ruleset.action(value)
    return value


def step_reader(cls: Any, module: Any) -> Callable[[Ruleset, dict[str, Any]], Any]:
    """Return a function that makes steps of that class again from their JSON forms."""
    return lambda ruleset, form: read_fields(cls, ruleset, form, module)
