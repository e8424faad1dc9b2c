"""docs/editions.md is true: its examples run as written, and its defaults are those of Fogg."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fogg
from fogg.board import check, describe
from fogg.board.checks.check_numbers import ABOUT
from fogg.board.folder.defaults import DEFAULTS, ROUTE_POINTS
from fogg.board.folder.inherit import OF_ITS_BOARD
from fogg.board.folder.source import editions_home
from fogg.engine.checks.contract import check_edition

PAGE = (Path(__file__).parent.parent / "docs" / "editions.md").read_text(encoding="utf-8")


def block(start: str) -> str:
    """Return the example that begins with this line."""
    found = re.search(rf"```[a-z]*\n({re.escape(start)}\n.*?)```", PAGE, re.DOTALL)
    assert found is not None, start
    return found[1]


@pytest.fixture
def express(tmp_path: Path) -> Path:
    """Return the board of the page: USA with two express routes, a rule and its words."""
    folder = tmp_path / "express"
    folder.mkdir()
    for file in ("edition.toml", "my_rules.py", "words.en.ftl"):
        (folder / file).write_text(block(f"# {file}"), encoding="utf-8")
    routes = (editions_home() / "usa" / "routes.csv").read_text(encoding="utf-8").splitlines()
    tagged = [
        f"{row}own_express" if row.startswith(("dallas,", "denver,")) and row.endswith(",") else row for row in routes
    ]
    assert tagged != routes
    (folder / "routes.csv").write_text("\n".join([*tagged, ""]), encoding="utf-8")
    return folder


def test_the_module_of_the_page_works_as_written(express: Path) -> None:
    assert check(express) == []
    check_edition(str(express), games=1)


def test_the_words_of_the_page_are_used(express: Path) -> None:
    game = fogg.new_game(express, 2, 1)
    for seat in (0, 1):
        game.play(seat, game.options(seat)[0])
    route = next(r.key for r in game.ruleset.board.routes if "own_express" in r.tags)
    assert str(game.refusal(0, f"route:{route}")) == "Express lines open after the first turns. (express R1)"


def test_what_the_page_leaves_out_of_usa_is_gone(tmp_path: Path) -> None:
    toml = block('base = "usa"\nwithout = ["mega_game", "globetrotter", "settings.reprint_values"]')
    (tmp_path / "edition.toml").write_text(toml, encoding="utf-8")
    assert check(tmp_path) == []
    info = describe(tmp_path)
    assert "mega_game" not in [variant.id for variant in info.variants]
    assert info.rules == ["longest_path"] and "reprint_values" not in [setting.id for setting in info.settings]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (key, value)
        for section in (DEFAULTS, *DEFAULTS.values())
        if isinstance(section, dict)
        for key, value in section.items()
    ],
    ids=lambda part: str(part)[:30],
)
def test_every_default_is_on_the_page(key: str, value: object) -> None:
    if isinstance(value, bool):
        assert f"`{key}` ({str(value).lower()})" in PAGE
    elif isinstance(value, int):
        assert re.search(rf"`{key}` \([^)]*\b{value}\b[^)]*\)", PAGE), key
    elif isinstance(value, str):
        assert f"`{value}`" in PAGE
    else:
        assert f"`{key}`" in PAGE or f"[{key}]" in PAGE or f"### {key.capitalize()}" in PAGE or key == "modules"


def test_the_default_points_are_on_the_page() -> None:
    assert f"points by length ({', '.join(str(points) for points in ROUTE_POINTS.values())};" in PAGE


def test_every_key_of_about_is_on_the_page() -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith("| `[about]`")]
    assert [key for key in ABOUT if f"`{key}`" not in row] == []


def test_what_another_board_does_not_take_over_is_on_the_page() -> None:
    (said,) = re.findall(r"\*\*Another board\.\*\*.*?\n\n", PAGE, re.DOTALL)
    words = {"about": "[about]", "provenance": "[provenance]", "tables.crossings": "crossings.csv"}
    hidden = {"tickets.value_tag"}  # goes with the setting that changes it
    assert [path for path in OF_ITS_BOARD if words.get(path, path) not in said and path not in hidden] == []
