# interpreted: looks into the constructors of classes that it does not know
"""Steps of modules made again from their JSON forms, by their constructors."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fogg.engine.ruleset.ruleset import Ruleset


def read_fields(cls: Any, ruleset: Ruleset, form: dict[str, Any], module: Any) -> Any:
    """Return an object of that class from its JSON form, made by its constructor.

    A parameter that is a field of the form gets its value, any other parameter the module.
    """
    if not any("__init__" in vars(kind) and hasattr(kind.__init__, "__code__") for kind in cls.__mro__):
        return cls(form["seat"])  # the constructor of a compiled step, which does not tell its parameters
    given = {}
    for name, parameter in inspect.signature(cls).parameters.items():
        given[name] = read_field(parameter.annotation, ruleset, form[name]) if name in form else module
    return cls(**given)


def read_field(annotation: Any, ruleset: Ruleset, value: Any) -> Any:
    """Return the value of a field: parts of the board by their keys, actions by their forms, all else as it is.

    The annotation may be a text, and may name a class that is imported for type checkers only.
    """
    board = ruleset.board
    kinds: dict[str, Callable[[str], Any]] = {
        "City": board.city,
        "Route": board.route,
        "Ticket": board.ticket,
        "Kind": ruleset.kind,
    }
    name = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")
    if name in kinds and isinstance(value, str):
        return kinds[name](value)
    if isinstance(value, dict) and "do" in value:
        return ruleset.action(value)
    return value


def step_reader(cls: Any, module: Any) -> Callable[[Ruleset, dict[str, Any]], Any]:
    """Return a function that makes steps of that class again from their JSON forms."""
    return lambda ruleset, form: read_fields(cls, ruleset, form, module)
