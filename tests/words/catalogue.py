"""The catalogue as its file says it: which entries there are, and which alternatives each of them has."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast

Path = tuple[str, ...]


def entries() -> list[Any]:
    """Return everything in the file: messages, comments, and junk that the parser could not read."""
    text = files("fogg.words").joinpath("en.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


def messages() -> dict[str, ast.Message]:
    """Return the entries of the catalogue by key."""
    return {entry.id.name: entry for entry in entries() if isinstance(entry, ast.Message)}


def selection(pattern: Any) -> ast.SelectExpression | None:
    """Return what a pattern chooses by; patterns of ours have at most one such place,
    if need be with another inside.
    """
    places = [e.expression for e in pattern.elements if isinstance(e, ast.Placeable)]
    found = [place for place in places if isinstance(place, ast.SelectExpression)]
    assert len(found) <= 1
    return found[0] if found else None


def name_of(variant: ast.Variant) -> str:
    """Return `one`, `other`, or a number."""
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def alternatives(pattern: Any) -> set[Path]:
    """Return every way through the alternatives of a pattern; one empty way where it has none."""
    chooser = selection(pattern)
    if chooser is None:
        return {()}
    return {(name_of(v), *rest) for v in chooser.variants for rest in alternatives(v.value)}


def chosen(pattern: Any, values: Mapping[str, Any]) -> Path:
    """Return the way that these numbers lead through a pattern, by the plural rules of English."""
    chooser = selection(pattern)
    if chooser is None:
        return ()
    assert isinstance(chooser.selector, ast.VariableReference)
    number = values[chooser.selector.id.name]
    by_name = {name_of(variant): variant for variant in chooser.variants}
    plural = "one" if number == 1 else "other"
    name = next(name for name in (str(number), plural, "other") if name in by_name)
    return (name, *chosen(by_name[name].value, values))
