"""`fogg layout`."""

import itertools
from pathlib import Path

import pytest
from tests.cli.helpers import Fogg


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """Return a board of four cities, without a map."""
    folder = tmp_path / "trees"
    folder.mkdir()
    (folder / "edition.toml").write_text('base = "new_york"\nname = "Trees"\n')
    (folder / "cities.csv").write_text(
        "id,name,group,lat,lon,notes\nash,Ash,,1,1,attraction\nbirch,Birch,,1,4,\ncedar,Cedar,,3,2.5,\nelm,Elm,,2.2,5,\n"
    )
    (folder / "routes.csv").write_text(
        "a,b,color,length,kind,locos,notes\nash,birch,red,2,normal,0,double\nash,birch,blue,2,normal,0,double\n"
        "ash,cedar,gray,3,normal,0,\nbirch,cedar,green,2,normal,0,\nbirch,elm,black,1,normal,0,\n"
    )
    trees = ("ash", "birch", "cedar", "elm")
    rows = "".join(f"regular,{a},{b},3,\n" for a, b in itertools.combinations(trees, 2))
    (folder / "tickets.csv").write_text(f"kind,a,b,points,notes\n{rows}")
    return folder


def test_it_lays_out_a_board_of_ones_own_and_says_how_good_it_is(fogg: Fogg, board: Path) -> None:
    ran = fogg("layout", "trees")
    assert (ran.status, ran.err) == (0, "")
    assert " ".join(ran.out.split()).endswith("trees/layout.json: spaces of 42x15 px, no faults.")
    assert '"elm": {"x":' in (board / "layout.json").read_text()


def test_the_same_board_gives_the_same_bytes_from_scratch_and_refined(fogg: Fogg, board: Path) -> None:
    fogg("layout", "trees")
    first = (board / "layout.json").read_bytes()
    fogg("layout", "trees")
    assert (board / "layout.json").read_bytes() == first
    fogg("layout", "trees", "--fresh", "-o", "other.json")
    assert (board.parent / "other.json").read_bytes() == first


def test_an_unknown_edition_is_one_line(fogg: Fogg) -> None:
    ran = fogg("layout", "atlantis")
    assert ran.status == 1 and ran.err.startswith("fogg: unknown edition 'atlantis'")
