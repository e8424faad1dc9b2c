"""The engine is pure: the same header and decisions give the same game everywhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src" / "fogg"
PURE = sorted(
    [*(SOURCES / "engine").rglob("*.py"), *(SOURCES / "board").rglob("*.py"), *(SOURCES / "modules").rglob("*.py")]
)
FORBIDDEN_MODULES = {"random", "time", "datetime", "uuid", "secrets"}
FORBIDDEN_CALLS = {"hash"}
# The system's randomness makes a seed when none is given, and nothing else.
MAY_IMPORT = {"api.py": {"secrets"}}


TREES = {str(file.relative_to(SOURCES)): ast.parse(file.read_text(encoding="utf-8")) for file in PURE}


def impurities(name: str, tree: ast.Module) -> Iterator[str]:
    """Yield the clocks, other randomness and hash values that a file uses."""
    imported = {
        name.name.partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names
    }
    imported |= {(node.module or "").partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    yield from imported & (FORBIDDEN_MODULES - MAY_IMPORT.get(Path(name).name, set()))
    own = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__hash__"]
    hashing = {id(node) for method in own for node in ast.walk(method)}  # there a hash value is what is asked for
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and id(node) not in hashing]
    yield from {node.func.id for node in calls if isinstance(node.func, ast.Name)} & FORBIDDEN_CALLS


def loops_over_sets(tree: ast.Module) -> Iterator[int]:
    """Yield the lines of a file that loop over a set, whose order is not the same everywhere."""
    for node in ast.walk(tree):
        looped = node.iter if isinstance(node, ast.For | ast.comprehension) else None
        made = isinstance(looped, ast.Call) and isinstance(looped.func, ast.Name) and looped.func.id == "set"
        if looped is not None and (made or isinstance(looped, ast.Set | ast.SetComp)):
            yield looped.lineno


def test_nothing_uses_the_clock_other_randomness_or_hash_values() -> None:
    assert [(name, found) for name, tree in TREES.items() for found in impurities(name, tree)] == []


def test_nothing_loops_over_a_set() -> None:
    assert [f"{name}:{line}" for name, tree in TREES.items() for line in loops_over_sets(tree)] == []


@pytest.mark.parametrize("line", ["import time", "from random import choice", "import secrets", "x = hash(3)"])
def test_an_impurity_is_found(line: str) -> None:
    assert len([*impurities("engine/game.py", ast.parse(line))]) == 1


@pytest.mark.parametrize(
    "line", ["for x in {1, 2}: pass", "y = [x for x in set(z)]", "y = [x for x in {w for w in z}]"]
)
def test_a_loop_over_a_set_is_found(line: str) -> None:
    assert len([*loops_over_sets(ast.parse(line))]) >= 1
