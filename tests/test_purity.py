"""The engine is pure: the same header and decisions give the same game everywhere."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src" / "fogg"
PURE = sorted(
    [*(SOURCES / "engine").rglob("*.py"), *(SOURCES / "board").rglob("*.py"), *(SOURCES / "modules").rglob("*.py")]
)
FORBIDDEN_MODULES = {"random", "time", "datetime", "uuid"}
FORBIDDEN_CALLS = {"hash"}
# The system's randomness makes a seed when none is given, and nothing else.
MAY_IMPORT = {"api.py": {"secrets"}}


@pytest.mark.parametrize("file", PURE, ids=lambda file: str(file.relative_to(SOURCES)))
def test_nothing_uses_the_clock_other_randomness_or_hash_values(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imported = {
        name.name.partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names
    }
    imported |= {(node.module or "").partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not imported & FORBIDDEN_MODULES
    assert "secrets" not in imported or "secrets" in MAY_IMPORT.get(file.name, set())
    own = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__hash__"]
    hashing = {id(node) for method in own for node in ast.walk(method)}  # there a hash value is what is asked for
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and id(node) not in hashing]
    called = {node.func.id for node in calls if isinstance(node.func, ast.Name)}
    assert not called & FORBIDDEN_CALLS


@pytest.mark.parametrize("file", PURE, ids=lambda file: str(file.relative_to(SOURCES)))
def test_nothing_loops_over_a_set(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    looped = [node.iter for node in ast.walk(tree) if isinstance(node, ast.For | ast.comprehension)]
    assert not [it for it in looped if isinstance(it, ast.Set | ast.SetComp)]
    calls = [it.func for it in looped if isinstance(it, ast.Call)]
    assert not [func for func in calls if isinstance(func, ast.Name) and func.id == "set"]
