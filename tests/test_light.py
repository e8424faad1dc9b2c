"""A light core: `import fogg` takes nothing with it that rules, the terminal game and simulation do not need."""

import os
import subprocess
import sys

import pytest

# Each of these costs time that a script, a bot or a worker would pay at every start.
HEAVY = [
    *("babel", "fluent", "rich", "typer", "asyncio", "importlib.metadata", "multiprocessing"),
    *("sqlalchemy", "starlette", "uvicorn", "mypy", "mypyc"),
    *("fogg.cli", "fogg.draw", "fogg.server"),
]


def modules_after(statement: str) -> set[str]:
    """Return the modules that a fresh interpreter has after a statement."""
    code = f"{statement}; import sys; print(*sys.modules)"
    environment = {**os.environ, "FOGG_NATIVE": "off"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    return set(ran.stdout.split())


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    return modules_after("import fogg") - modules_after("pass")


@pytest.mark.parametrize("name", HEAVY)
def test_import_fogg_leaves_alone(loaded: set[str], name: str) -> None:
    assert [module for module in loaded if module == name or module.startswith(f"{name}.")] == []


def test_the_catalogue_is_read_with_the_first_sentence() -> None:
    played = "import fogg; game = fogg.new_game('usa', 2, 1); game.play(0, game.options(0)[0])"
    assert "fogg.words.bundle" not in modules_after(played)
