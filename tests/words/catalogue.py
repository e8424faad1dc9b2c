"""The words of Fogg as their files say them: which entries there are, and which alternatives each of them has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

import fogg

Alternative = tuple[str, ...]
SOURCE = Path(fogg.__file__).parent
CATALOGUE = SOURCE / "words" / "en.ftl"


def word_files(language: str = "en") -> list[Path]:
    """Return the catalogue, then the words that modules and editions have in their folders."""
    homes = [sorted(SOURCE.glob(f"{rooms}/*/words.{language}.ftl")) for rooms in ("modules", "editions")]
    return [CATALOGUE.with_name(f"{language}.ftl"), *homes[0], *homes[1]]


@cache
def brought(language: str = "en") -> str:
    """Return all words outside the catalogue as one text."""
    return "\n".join(file.read_text(encoding="utf-8") for file in word_files(language)[1:])


@cache
def entries_of(file: Path) -> list[Any]:
    """Return everything in a file: messages, comments, and junk that the parser could not read."""
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body)


def entries() -> list[Any]:
    """Return everything in all files."""
    return [entry for file in word_files() for entry in entries_of(file)]


def keys_of(file: Path) -> set[str]:
    """Return the keys of a file."""
    return {entry.id.name for entry in entries_of(file) if isinstance(entry, ast.Message)}


@cache
def messages() -> dict[str, ast.Message]:
    """Return the entries of all files by key."""
    return {entry.id.name: entry for entry in entries() if isinstance(entry, ast.Message)}


def variables(pattern: Any) -> set[str]:
    """Return the names of all variables in a pattern."""
    found: set[str] = set()
    waiting: list[Any] = [pattern.to_json()]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            if part.get("type") == "VariableReference":
                found.add(part["id"]["name"])
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return found


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


def alternatives(pattern: Any) -> set[Alternative]:
    """Return every way through the alternatives of a pattern; one empty way where it has none."""
    chooser = selection(pattern)
    if chooser is None:
        return {()}
    return {(name_of(v), *rest) for v in chooser.variants for rest in alternatives(v.value)}


def chosen(pattern: Any, values: Mapping[str, Any]) -> Alternative:
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
