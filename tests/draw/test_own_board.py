"""A board of one's own: without a layout, a map or even places it can still be drawn."""

import csv
from pathlib import Path

import pytest
from tests.board.boards import copy_of

import fogg
from fogg.draw import board_svg


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a small board whose cities have no place, with nothing that helps to draw it."""
    folder = copy_of("new_york", tmp_path)
    for name in ("layout.json", "map.json", "map.toml", "underlay.json"):
        (folder / name).unlink(missing_ok=True)
    cities = folder / "cities.csv"
    rows = list(csv.reader(cities.read_text(encoding="utf-8").splitlines()))
    lat, lon = rows[0].index("lat"), rows[0].index("lon")
    for row in rows[1:]:
        row[lat] = row[lon] = "0"
    with cities.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)
    return folder


def test_it_is_drawn_on_a_plain_ground_the_same_every_time(folder: Path) -> None:
    svg = board_svg(fogg.load(folder))
    assert svg.count('class="route normal ') == len(fogg.load(folder).board.routes)
    assert 'class="land f-plain"' in svg and 'class="sea' not in svg and 'class="rose' not in svg
    assert board_svg(fogg.load(folder)) == svg


def test_it_has_the_name_that_its_owner_gave_it(folder: Path) -> None:
    toml = folder / "edition.toml"
    text = toml.read_text(encoding="utf-8").replace('name = "Ticket to Ride: New York"', 'name = "Ants & <Bees>"', 1)
    toml.write_text(text, encoding="utf-8")
    svg = board_svg(fogg.load(folder))
    assert svg.count("Ants &amp; &lt;Bees&gt;") == 2
