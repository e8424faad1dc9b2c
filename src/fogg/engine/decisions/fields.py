# interpreted: looks into the fields of classes that it does not know
"""Copies and JSON forms that follow from the fields of a class, for states and steps of modules.

A state or step need not write its bookkeeping by hand: its fields say all there is. Numbers, text, lists and
dictionaries of these are public and go into the JSON form. Piles, decks and ticket decks are copied, but their cards
lie in zones, so they stay out of the form.
"""

from __future__ import annotations

from typing import Any

from fogg.board import City, Route, Ticket
from fogg.engine.cards.kind import Kind

PLAIN = (bool, int, float, str, type(None))


def names(thing: object) -> list[str]:
    """Return the names of an object's fields, compiled or plain."""
    found = [name for kind in reversed(type(thing).__mro__) for name in getattr(kind, "__mypyc_attrs__", ())]
    found += list(getattr(thing, "__dict__", ()))
    return [name for name in dict.fromkeys(found) if not name.startswith("__")]


def copied(value: Any) -> Any:
    """Return an independent copy of a field's value."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, (tuple, frozenset)):
        return value
    if isinstance(value, set):
        return set(value)
    if hasattr(value, "copy"):
        return value.copy()
    return value


def copy_of(thing: Any) -> Any:
    """Return an object of the same class with copies of all fields."""
    cls: Any = type(thing)
    twin = cls.__new__(cls)
    for name in names(thing):
        setattr(twin, name, copied(getattr(thing, name)))
    return twin


def is_public(value: Any) -> bool:
    """Return True for what a JSON form can hold as it is."""
    if isinstance(value, (list, tuple)):
        return all(is_public(item) for item in value)
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_public(item) for key, item in value.items())
    return isinstance(value, PLAIN)


def state_json(state: Any) -> dict[str, Any]:
    """Return the public fields of a state."""
    values = {name: getattr(state, name) for name in names(state)}
    secrets = state.secrets()
    return {name: copied(value) for name, value in values.items() if name not in secrets and is_public(value)}


def restore_state(state: Any, form: dict[str, Any]) -> Any:
    """Put the public fields of a JSON form into a fresh state, and return it."""
    for name, value in form.items():
        setattr(state, name, tuple(value) if isinstance(getattr(state, name, None), tuple) else copied(value))
    return state


# ---- steps and purchases


def step_json(step: Any) -> dict[str, Any]:
    """Return a step's fields: parts of the board and actions by their keys, modules left out."""
    form: dict[str, Any] = {}
    for name in names(step):
        value = getattr(step, name)
        if isinstance(value, (City, Route, Ticket, Kind)):
            form[name] = value.key
        elif is_action(value):
            form[name] = value.to_json()
        elif is_public(value):
            form[name] = copied(value)
    return form


def is_action(value: Any) -> bool:
    """Return True for an action of a ruleset."""
    return hasattr(value, "to_json") and hasattr(value, "targets")


# ---- actions


def kebab(name: str, suffix: str) -> str:
    """Return the name of a class in small letters with hyphens, without its suffix: `MoveMonster`, `move-monster`."""
    short = name.removesuffix(suffix) or name
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in short).lstrip("-")


def action_json(action: Any) -> dict[str, str | int]:
    """Return the JSON form of an action from its fields; its numbers in the ruleset do not count."""
    form: dict[str, str | int] = {"do": kebab(type(action).__name__, "Action")}
    for name in names(action):
        value = getattr(action, name)
        if isinstance(value, (City, Route, Ticket, Kind)):
            form[name] = value.key
        elif name not in ("id", "verb") and isinstance(value, (str, int)):
            form[name] = value
    return form


def targets_of(action: Any) -> list[str]:
    """Return the parts of the board that an action names."""
    kinds = {City: "city", Route: "route", Kind: "kind", Ticket: "ticket"}
    values = [getattr(action, name) for name in names(action)]
    return [f"{kinds[type(value)]}:{value.key}" for value in values if type(value) in kinds]
