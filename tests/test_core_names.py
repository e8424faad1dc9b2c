"""Nothing outside modules and editions knows one of them by name: what is special stands in modules and data."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fogg
from fogg import board
from fogg.board.catalog import describe
from fogg.engine.ruleset.module_registry import known_modules

PACKAGE = Path(fogg.__file__).parent
OWN = ("modules", "editions")  # the rooms of what has a name
FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if path.relative_to(PACKAGE).parts[0] not in OWN]
PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
PAGE_FILES = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte", ".css")]
EDITIONS = set(fogg.edition_ids())
MODULES = set(known_modules()) | {name for edition in EDITIONS for name in describe(edition).rules if ":" not in name}
# A rule is cited by its home number ("europe R23"): that names where it is written, not a special case.
CITED = re.compile(rf"\b(?:{'|'.join(sorted(EDITIONS))}) [RQX]\d+")


def snake(name: str) -> str:
    """Return `LongestPath` as `longest_path`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def words(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield every identifier of a file, and every word of its texts other than docstrings, with the line."""
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in said:
                yield from ((node.lineno, word) for word in re.findall(r"\w+", CITED.sub("", node.value)))
        elif isinstance(node, ast.Name):
            yield node.lineno, snake(node.id)
        elif isinstance(node, ast.Attribute):
            yield node.lineno, snake(node.attr)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.lineno, snake(node.name)
        elif isinstance(node, (ast.arg, ast.keyword)):
            yield node.lineno, snake(node.arg or "")
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, word) for word in (node.module or "").split("."))
            yield from ((node.lineno, snake(alias.name)) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, word) for alias in node.names for word in alias.name.split("."))


def of_the_board(tree: ast.Module) -> set[str]:
    """Return the board's questions about graphs that a file uses or answers: one may be called like a module."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    used = {alias.name for node in imports if (node.module or "").startswith("fogg.board") for alias in node.names}
    return used | ({node.name for node in tree.body if isinstance(node, ast.FunctionDef)} & set(board.__all__))


def named(source: str) -> list[str]:
    """Return the editions and modules that a file names, each as a sentence."""
    tree = ast.parse(source)
    special = (EDITIONS | MODULES) - of_the_board(tree)
    return [f"line {line}: {word}" for line, word in words(tree) if word in special]


def test_the_house_names_no_edition_and_no_module() -> None:
    found = {str(path.relative_to(PACKAGE)): named(path.read_text(encoding="utf-8")) for path in FILES}
    assert {path: names for path, names in found.items() if names} == {}


def test_the_page_names_no_edition_and_no_module() -> None:
    found = {str(path.relative_to(PAGE)): named_by_the_page(path.read_text(encoding="utf-8")) for path in PAGE_FILES}
    assert {path: names for path, names in found.items() if names} == {}


def named_by_the_page(source: str) -> list[str]:
    """Return the editions and modules that a file of the page names outside its comments."""
    text = re.sub(r"//[^\n]*|/\*.*?\*/|<!--.*?-->", "", source, flags=re.DOTALL)
    return [word for word in re.findall(r"[\w-]+", text) if word.replace("-", "_") in EDITIONS | MODULES]


@pytest.mark.parametrize(
    "line",
    [
        'if edition.id == "europe": pass',
        'if "stations" in ruleset.edition.rules: pass',
        "from fogg.modules.tunnels.rules import TunnelStep",
        "from fogg.modules import tunnels",
        "import fogg.modules.ferries.rules",
        "class LongestPath: pass",
        "def usa(): pass",
        "game.stations = 3",
        'raise ValueError("not in new_york")',
    ],
)
def test_a_name_is_found(line: str) -> None:
    assert len(named(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        'FEW = Refusal("refusal-cannot-pay", "europe R23")',
        'def f() -> None:\n    """As in europe: stations."""',
        "x = 1  # europe R23: stations",
        "from fogg.board.trails import longest_path\nlongest_path([], 3)",
        'known = ["longest_path_length"]',
    ],
)
def test_rule_numbers_and_remarks_are_not_names(line: str) -> None:
    assert named(line) == []
