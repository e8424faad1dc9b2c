"""Declarations of what modules read of an edition's files: Fogg's own, and those in a board's folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.board.boards import copy_of, replace

from fogg.board import load
from fogg.errors import EditionError

LAVA = """
[keys]
lava = "table"

[tables.volcanoes]
columns = ["id", "name", "height"]
unique = "id"
numbers = ["height"]

[tags.routes]
lava = { ids = "volcanoes" }

[counts]
volcanoes = { table = "volcanoes" }
lava_routes = { table = "routes", tag = "lava" }

[pieces.rock]
paths = [["M-5 5 0-5 5 5Z", "#804020"]]
"""


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """Return a copy of USA whose module reads a section, a table, a tag and two counts of its own."""
    folder = copy_of("usa", tmp_path)
    (folder / "reads.toml").write_text(LAVA)
    (folder / "volcanoes.csv").write_text("id,name,height\nrainier,Mount Rainier,4392\n")
    replace(folder / "routes.csv", "charleston,gray,2,normal,0,", "charleston,gray,2,normal,0,lava=rainier")
    replace(folder / "edition.toml", 'tickets = "tickets.csv"', 'tickets = "tickets.csv", volcanoes = "volcanoes.csv"')
    replace(folder / "edition.toml", "counts = { ", "counts = { volcanoes = 1, lava_routes = 1, ")
    return folder


def test_what_a_module_of_the_board_reads_is_known(board: Path) -> None:
    assert load(board).table("volcanoes") == [{"id": "rainier", "name": "Mount Rainier", "height": "4392"}]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("routes.csv", "lava=rainier", "lava=etna", "'etna', which is not in volcanoes.csv"),
        ("volcanoes.csv", "4392", "high", "height 'high'"),
        ("volcanoes.csv", "height", "depth", "column 'height' is missing"),
        ("edition.toml", "lava_routes = 1", "lava_routes = 2", "counts.lava_routes: 2, but the tables have 1"),
        ("reads.toml", 'lava = "table"', 'lava = "heat"', "keys.lava: 'heat' is not one of"),
        ("reads.toml", "[counts]", "[numbers]", "unknown section 'numbers'"),
        ("reads.toml", 'paths = [["M-5 5 0-5 5 5Z", "#804020"]]', "paths = [4]", "pieces.rock: Expected `array`"),
        ("reads.toml", "paths = [", "lines = [", "pieces.rock: Object contains unknown field `lines`"),
        ("reads.toml", 'paths = [["M-5 5 0-5 5 5Z", "#804020"]]', "down = 2.0", "pieces.rock: it needs `paths`"),
    ],
)
def test_what_does_not_fit_is_named(board: Path, file: str, old: str, new: str, message: str) -> None:
    replace(board / file, old, new)
    with pytest.raises(EditionError) as caught:
        load(board)
    assert message in str(caught.value)
