"""`fogg new`: the board it makes passes every command at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.helpers import Fogg

from fogg.board import check, load
from fogg.board.checks.check_keys import OPTIONAL, REQUIRED
from fogg.engine.checks.contract import check_edition
from fogg.server.offered import Catalog


@pytest.fixture
def made(fogg: Fogg, tmp_path: Path) -> Path:
    """Return a new board in the current folder."""
    assert fogg("new", "my_board").status == 0
    return tmp_path / "my_board"


def test_a_new_board_is_in_order(fogg: Fogg, made: Path) -> None:
    ran = fogg("check", "my_board")
    assert (ran.status, ran.err) == (0, "")
    assert " ".join(ran.out.split()).startswith("my_board is in order: My board, 2-4 players, 10 places, 22 routes")


def test_a_new_board_says_what_to_do_next(fogg: Fogg) -> None:
    out = fogg("new", "my_board").out
    for command in ("play", "check", "layout", "draw", "serve --boards ."):
        assert f"fogg {command}" in out


def test_a_new_board_is_played(fogg: Fogg, made: Path) -> None:
    ran = fogg("play", "my_board", "--seats", "you,racer", typed=["keep 1", "", "hidden", "hidden", "quit"])
    assert (ran.status, ran.err) == (0, "")
    assert "My board · turn 1 · Player" in ran.out


def test_a_new_board_is_simulated(fogg: Fogg, made: Path) -> None:
    ran = fogg("sim", "my_board", "--bot", "racer,random", "--games", "4", "--jobs", "1")
    assert ran.status == 0 and "racer" in ran.out


def test_a_new_board_is_laid_out_without_faults_and_drawn(fogg: Fogg, made: Path) -> None:
    ran = fogg("layout", "my_board")
    assert ran.status == 0 and "no faults" in ran.out
    assert fogg("draw", "my_board", "-o", "board.svg").status == 0
    assert ">Gullhaven</text>" in Path("board.svg").read_text(encoding="utf-8")


def test_a_new_board_is_drawn_without_a_layout(fogg: Fogg, made: Path) -> None:
    assert fogg("draw", "my_board", "-o", "board.svg").status == 0


def test_a_new_board_is_served(made: Path) -> None:
    catalog = Catalog(made.parent)
    assert ("own-my_board" in catalog.names, catalog.faults) == (True, [])


def test_a_new_board_keeps_the_promises_of_the_engine(made: Path) -> None:
    check_edition(str(made), games=1)


def test_a_new_board_can_be_named(fogg: Fogg, tmp_path: Path) -> None:
    assert fogg("new", "isle", "--name", 'The "Big" Isle').status == 0
    assert load(tmp_path / "isle").name == 'The "Big" Isle'


def test_a_folder_that_holds_something_is_left_alone(fogg: Fogg, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").write_text("dear diary")
    ran = fogg("new", "mine")
    assert (ran.status, ran.err) == (1, "fogg: mine already exists: choose another folder, or empty it first\n")
    assert [file.name for file in (tmp_path / "mine").iterdir()] == ["diary.txt"]


def test_an_empty_folder_is_filled(fogg: Fogg, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    assert fogg("new", "mine").status == 0
    assert check(tmp_path / "mine") == []


@pytest.mark.parametrize("name", ["", " ", "two\nlines"])
def test_a_name_must_be_one_line(fogg: Fogg, name: str) -> None:
    ran = fogg("new", "mine", "--name", name)
    assert (ran.status, ran.err.count("\n")) == (1, 1)
    assert not Path("mine").exists()


def test_a_file_in_the_way_is_one_line(fogg: Fogg) -> None:
    Path("mine").write_text("dear diary")
    assert fogg("new", "mine").err.count("\n") == 1
    assert fogg("new", "mine/board").err.count("\n") == 1


def test_the_defaults_that_its_comments_name_are_those_of_fogg(made: Path) -> None:
    text = (made / "edition.toml").read_text(encoding="utf-8")
    bare = made.parent / "bare"
    bare.mkdir()
    for table in ("cities.csv", "routes.csv", "tickets.csv"):
        (bare / table).write_text((made / table).read_text(encoding="utf-8"), encoding="utf-8")
    (bare / "edition.toml").write_text("")
    for line in text.splitlines():
        key, _, comment = line.partition(" = ")
        default = comment.partition("# (")[2].partition(")")[0]
        if default.isdecimal():
            section = text[: text.index(line)].rpartition("\n[")[2].partition("]")[0]
            path = key if key in {**REQUIRED[""], **OPTIONAL} else f"{section}.{key}"
            assert load(bare).number(path) == int(default), key
