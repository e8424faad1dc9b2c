"""Layouts as data: written, read, refined, completed, inherited."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.board.boards import copy_of
from tests.draw.laid_out import boards, planned

from fogg.board import load
from fogg.draw.geo.coast import read_land
from fogg.draw.layout.board_files import LAYOUT, map_file
from fogg.draw.layout.laid import layout_of
from fogg.draw.layout.layout import fits, read_layout, saved_layout, written
from fogg.draw.layout.plan import plan_of
from fogg.draw.layout.search.solve import refine
from fogg.errors import EditionError


@pytest.mark.parametrize("board", boards())
def test_a_layout_fits_its_board_and_is_written_as_it_is_read(board: str) -> None:
    plan, layout = planned(board)
    assert fits(plan, layout)
    assert written(layout) == (load(board).folder / LAYOUT).read_text(encoding="utf-8")


def test_a_saved_layout_is_refined_already() -> None:
    plan, layout = planned("new_york")
    bare = msgspec.structs.replace(layout, rest=None)  # where a page rests is worked out after all else
    assert written(refine(plan, layout, read_land(load("new_york")))) == written(bare)


def test_a_layout_that_was_disturbed_is_mended() -> None:
    plan, layout = planned("new_york")
    soho = layout.spots["soho"]
    there = msgspec.structs.replace(soho, x=soho.x + 6.0)
    disturbed = msgspec.structs.replace(layout, spots={**layout.spots, "soho": there})
    mended = refine(plan, disturbed, read_land(load("new_york"))).spots["soho"]
    assert abs(mended.x - soho.x) < 6.0


def test_an_edition_without_a_board_of_its_own_has_the_layout_of_its_base() -> None:
    germany = load("germany")
    assert layout_of(germany, plan_of(germany)) == planned("marklin")[1]


def test_a_variant_with_the_same_routes_has_the_layout_of_its_edition() -> None:
    variant = load("usa", variant="mega_game")
    assert layout_of(variant, plan_of(variant)) == planned("usa")[1]


def test_a_layout_of_a_variant_goes_before_that_of_the_edition(tmp_path: Path) -> None:
    folder = copy_of("usa", tmp_path)
    own = msgspec.structs.replace(planned("usa")[1], font=15.0)
    (folder / "layout.mega_game.json").write_text(written(own), encoding="utf-8")
    assert saved_layout(load(folder, variant="mega_game")) == own
    assert saved_layout(load(folder)) == planned("usa")[1]


def test_a_route_that_the_layout_does_not_know_is_put_in(tmp_path: Path) -> None:
    folder = copy_of("new_york", tmp_path)
    (folder / "edition.toml").write_text('base = "new_york"\n', encoding="utf-8")
    for file in folder.iterdir():
        if file.name not in ("edition.toml", "routes.csv"):
            file.unlink()
    with (folder / "routes.csv").open("a", encoding="utf-8") as routes:
        routes.write("soho,chinatown,gray,1,normal,0,\n")
    edition = load(folder)
    plan = plan_of(edition)
    layout = layout_of(edition, plan)
    assert fits(plan, layout)
    assert layout.spots["wall_street"].x == planned("new_york")[1].spots["wall_street"].x


def test_a_board_of_other_cities_does_not_lie_on_the_map_of_its_base(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "edition.toml").write_text('base = "new_york"\n', encoding="utf-8")
    (folder / "cities.csv").write_text("id,name,group,lat,lon,notes\na,A,,1,1,attraction\nb,B,,1,2,\nc,C,,2,1,\n")
    (folder / "routes.csv").write_text("a,b,color,length,kind,locos,notes\na,b,red,1,normal,0,\nb,c,red,1,normal,0,\n")
    (folder / "tickets.csv").write_text("kind,a,b,points,notes\nregular,a,b,1,\nregular,a,c,2,\nregular,b,c,1,\n")
    assert map_file(load(folder), "underlay.json") is None
    assert saved_layout(load(folder)) is None


def test_a_file_that_is_not_a_layout_is_an_error_with_its_name(tmp_path: Path) -> None:
    (tmp_path / LAYOUT).write_text('{"width": "wide"}', encoding="utf-8")
    with pytest.raises(EditionError, match=LAYOUT):
        read_layout(tmp_path / LAYOUT)
