"""Imports only go down: the floors of the house, read from the sources without importing them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "fogg"

# A floor may import those that stand after it, and itself.
FLOORS = (
    *("cli", "server", "analysis", "lab", "arena", "gpu", "report", "envs", "bots", "draw", "modules", "authoring"),
    *("engine", "board", "words", "editions", "lessons", "workers", "native"),
)
# Below all floors, and nothing of Fogg below them.
CELLAR = frozenset({"errors", "vec", "version", "notebook"})

FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if path.parent != PACKAGE]


def imported(path: Path, source: str) -> Iterator[tuple[int, str]]:
    """Yield line and full name of every Fogg import of a file, also inside functions and for types only."""
    package = ("fogg", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name.split(".")[0] == "fogg")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            name = ".".join((*base, *([node.module] if node.module else [])))
            if name == "fogg":  # `from fogg import errors` names the floor behind the import
                yield from ((node.lineno, f"fogg.{alias.name}") for alias in node.names)
            elif name.startswith("fogg."):
                yield node.lineno, name


def climbs(path: Path, source: str) -> list[str]:
    """Return the imports of a file that go up, each as a sentence; empty if it may stand where it stands."""
    room = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    below: frozenset[str] = frozenset()
    if room in FLOORS:
        below = frozenset(FLOORS[FLOORS.index(room) :]) | CELLAR
    wrong = []
    for line, name in imported(path, source):
        target = [*name.split("."), "itself"][1]
        if target not in below:
            wrong.append(f"{path.relative_to(PACKAGE)}:{line}: {room} imports {name}, which is not below it")
    return wrong


def test_imports_only_go_down() -> None:
    assert [sentence for path in FILES for sentence in climbs(path, path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("name", sorted(CELLAR))
def test_the_cellar_imports_nothing_of_fogg(name: str) -> None:
    path = PACKAGE / f"{name}.py"
    assert climbs(path, path.read_text(encoding="utf-8")) == []


def test_every_folder_of_the_package_is_a_floor() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(FLOORS)


def test_authoring_stands_on_the_engine_alone() -> None:
    path = PACKAGE / "authoring.py"
    assert climbs(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "statement",
    [
        "import fogg.bots.greedy",
        "from fogg.cli import main",
        "from fogg import bots",
        "from ..bots import greedy",
        "from .. import cli",
        "import fogg",
        "def late():\n    from fogg.bots import random",
    ],
)
def test_an_import_that_goes_up_is_found(statement: str) -> None:
    assert len(climbs(PACKAGE / "engine" / "game.py", statement)) == 1


@pytest.mark.parametrize(
    "statement", ["from fogg.board import graph", "from . import deck", "from ..errors import FoggError"]
)
def test_an_import_that_goes_down_is_allowed(statement: str) -> None:
    assert climbs(PACKAGE / "engine" / "game.py", statement) == []


MODULE_FILES = sorted((PACKAGE / "modules").rglob("*.py"))


@cache
def names_in(path: Path) -> list[tuple[str, str]]:
    """Return what a file imports of Fogg, each with where that stands."""
    found = imported(path, path.read_text(encoding="utf-8"))
    return [(f"{path.relative_to(PACKAGE)}:{line}", name) for line, name in found]


def test_modules_use_what_every_author_can_use() -> None:
    names = [found for path in MODULE_FILES for found in names_in(path)]
    open_to_all = ("fogg.authoring", "fogg.modules.", "fogg.vec")
    assert [(where, name) for where, name in names if not name.startswith(open_to_all)] == []


ENGINE = PACKAGE / "engine"
ABOVE = [path for path in FILES if ENGINE not in path.parents]


def test_floors_above_the_engine_import_its_packages_and_not_their_files() -> None:
    names = [found for path in ABOVE for found in names_in(path)]
    assert [(where, name) for where, name in names if name.startswith("fogg.engine.") and name.count(".") > 2] == []


# The inner floors of the engine, the highest first: what runs at import time only goes down. Types may point up.
INNER = ("checks", "records", "views", "scoring", "game", "ruleset", "claims", "tickets", "decisions", "cards")
ENGINE_FILES = [path for path in FILES if ENGINE in path.parents and path.parent != ENGINE]


def runs_at_import(source: str) -> set[str]:
    """Return the modules that a file imports when it is imported itself: not for types, not inside functions."""
    body = ast.parse(source).body
    return {node.module or "" for node in body if isinstance(node, ast.ImportFrom)}


def test_packages_of_the_engine_import_only_those_below() -> None:
    climbing = []
    for path in ENGINE_FILES:
        above = INNER[: INNER.index(path.relative_to(ENGINE).parts[0])]
        names = runs_at_import(path.read_text(encoding="utf-8"))
        packages = {name.split(".")[2] for name in names if name.startswith("fogg.engine.")}
        climbing += [(str(path.relative_to(ENGINE)), package) for package in packages & set(above)]
    assert climbing == []


def test_every_package_of_the_engine_has_its_floor() -> None:
    assert {path.name for path in ENGINE.iterdir() if (path / "__init__.py").exists()} == set(INNER)


BELOW_THE_VIEW = re.compile(
    r"sampled_game|\bgame\.(agenda|step|later|players|module_states|deck|owners|closed|tickets)\b"
)
# Bots of ours read games for speed; that they read nothing hidden is proved by what they decide (bots/test_fair.py).
VIEWERS = [path for path in FILES if path.relative_to(PACKAGE).parts[0] in ("cli", "server", "draw")]


def test_nothing_outside_the_engine_reaches_below_the_view() -> None:
    reaching = [
        f"{path.relative_to(PACKAGE)}:{n}: {line}"
        for path in VIEWERS
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if BELOW_THE_VIEW.search(line)
    ]
    assert reaching == []
