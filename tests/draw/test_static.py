"""The static boards: ids, titles, attributes only, the same bytes every time, and small enough."""

import gzip
import re
import xml.etree.ElementTree as ET
from functools import cache

import pytest

import fogg
from fogg.board import describe
from fogg.draw import DAY, NIGHT, board_svg, legend_svg
from fogg.draw.style.palette import TOKENS
from fogg.draw.svg.board_drawing import sheet_of

BOARDS = [name for name in fogg.edition_ids() if describe(name).kind == "board"]
SVG = "{http://www.w3.org/2000/svg}"


@cache
def drawn(name: str, theme: str = DAY, *, web: bool = False) -> str:
    return board_svg(fogg.load(name), theme=theme, web=web)


@cache
def parsed(name: str) -> ET.Element:
    return ET.fromstring(drawn(name))


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_has_a_layout_in_its_folder_or_builds_on_one(name: str) -> None:
    assert fogg.load(name).file("layout.json") is not None


@pytest.mark.parametrize("name", BOARDS)
def test_every_place_route_and_space_has_its_id_and_title(name: str) -> None:
    board = fogg.load(name).board
    ids = {element.get("id"): element for element in parsed(name).iter() if element.get("id")}
    for city in board.cities:
        if city.kind != "country":
            title = ids[f"city-{city.key}"].find(f"{SVG}title")
            assert title is not None and (title.text or "").startswith(city.name)
    for route in board.routes:
        title = ids[f"route-{route.key}"].find(f"{SVG}title")
        ends = f"{board.cities[route.a].name} to {board.cities[route.b].name}: {int(route.length)} space"
        assert title is not None and (title.text or "").startswith(ends)
        spaces = [f"space-{route.key}-{n}" for n in range(1, int(route.length) + 1)]
        assert [space for space in spaces if space not in ids] == []
        assert f"space-{route.key}-{int(route.length) + 1}" not in ids


@pytest.mark.parametrize("name", BOARDS)
def test_every_space_carries_the_symbol_of_its_color_or_what_it_needs_instead(name: str) -> None:
    ids = {element.get("id"): element for element in parsed(name).iter() if element.get("id")}
    for route in fogg.load(name).board.routes:
        for n in range(1, int(route.length) + 1):
            signs = [use.get("href", "") for use in ids[f"space-{route.key}-{n}"].iter(f"{SVG}use")]
            wanted = "locomotive" if n <= route.locos else route.color
            # Any one color: an empty space says so.
            assert (f"#sym-{wanted}" in signs) == (wanted not in ("gray", "none")), route.key
            assert signs[0].startswith(f"#{route.kind}-"), route.key


@pytest.mark.parametrize("web", [False, True], ids=["sheet", "web"])
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_fit_for_a_strict_page(name: str, *, web: bool) -> None:
    svg = drawn(name, web=web)
    assert re.findall(r"<style|<script| style=| on\w+=|<image|<foreignObject|javascript:|url\((?!#)", svg) == []
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) <= set(ids)
    assert set(re.findall(r"\b[fs]-([a-z0-9-]+)", " ".join(re.findall(r'class="([^"]*)"', svg)))) <= set(TOKENS[DAY])


@pytest.mark.parametrize("web", [False, True], ids=["sheet", "web"])
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_small(name: str, *, web: bool) -> None:
    svg = drawn(name, web=web).encode()
    assert len(svg) < 400 * 1024
    assert len(gzip.compress(svg)) < 60 * 1024


@pytest.mark.parametrize("name", BOARDS)
def test_night_differs_from_day_only_in_colors(name: str) -> None:
    plain = [
        re.sub(r'#[0-9a-f]{6}"', '#"', svg).replace("fogg-board night", "fogg-board day")
        for svg in (drawn(name), drawn(name, NIGHT))
    ]
    assert plain[0] == plain[1]
    assert drawn(name) != drawn(name, NIGHT)


def test_the_same_edition_gives_the_same_bytes_in_a_fresh_cache() -> None:
    first = drawn("usa")
    from fogg.draw.svg import board_drawing as sheet
    from fogg.draw.svg import ground
    from fogg.draw.svg import static_board as static

    for cached in (sheet._sheet, ground.ground_of, static._static):
        cached.cache_clear()
    assert board_svg(fogg.load("usa")) == first


def test_a_sheet_is_made_once_while_its_files_are_the_same() -> None:
    assert sheet_of(fogg.load("usa")) is sheet_of(fogg.load("usa"))
    assert sheet_of(fogg.load("usa")) is not sheet_of(fogg.load("usa", variant="big_cities"))


def test_big_cities_are_marked_only_in_their_variant() -> None:
    large = '<use href="#sign-large"/>'
    assert large not in drawn("usa")
    edition = fogg.load("usa", variant="big_cities")
    assert board_svg(edition).count(large) == len(edition.get("big_cities")) + 1  # and one in the legend


@pytest.mark.parametrize("name", BOARDS)
def test_only_the_sheet_has_frame_legend_and_compass(name: str) -> None:
    assert 'id="frame"' in drawn(name) and 'id="legend"' in drawn(name)
    web = drawn(name, web=True)
    assert 'id="frame"' not in web and 'id="legend"' not in web and 'class="rose' not in web


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("europe", ["ferry", "tunnel", "needs a locomotive"]),
        ("legendary_asia", ["mountain", "takes one more train"]),
        ("france", ["track bed: lay track first", "crossing: one closes the other", "border"]),
        ("nederland", ["toll"]),
        ("team_asia", ["cards turned up", "junction"]),
        ("amsterdam", ["cart"]),
        ("new_york", ["attraction"]),
        ("uk", ["off the map"]),
    ],
)
def test_the_legend_explains_what_the_board_uses(name: str, words: list[str]) -> None:
    legend = drawn(name).split('id="legend"')[1]
    assert [word for word in words if f">{word}</text>" not in legend] == []


def test_the_legend_is_silent_about_what_the_board_does_not_use() -> None:
    legend = drawn("usa").split('id="legend"')[1]
    assert [word for word in ("ferry", "tunnel", "border", "toll") if f">{word}</text>" in legend] == []


@pytest.mark.parametrize("name", BOARDS)
def test_a_page_can_show_half_a_board_past_the_frame(name: str) -> None:
    svg = drawn(name, web=True)
    box = re.search(r'<g id="ground"[^>]*><rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"', svg)
    view = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    assert box is not None and view is not None
    x, y, width, height = (float(part) for part in box.groups())
    wide, tall = (float(part) for part in view.groups())
    assert x <= -wide / 2 and y <= -tall / 2 and x + width >= 1.5 * wide and y + height >= 1.5 * tall
    assert 'overflow="visible"' in svg


def test_a_screen_reader_hears_every_city_and_route_by_its_title() -> None:
    root = parsed("europe")
    board = fogg.load("europe").board
    named = [element for element in root.iter(f"{SVG}g") if element.get("role") == "img"]
    assert root.get("role") == "group"  # an image would hide what is inside
    assert len(named) == len(board.cities) + len(board.routes)
    assert all(element.find(f"{SVG}title") is not None for element in named)


def test_the_legend_can_be_had_alone() -> None:
    svg = legend_svg(fogg.load("france"), theme=NIGHT)
    assert ">track bed: lay track first</text>" in svg and 'id="route-' not in svg
    assert set(re.findall(r'href="#([^"]+)', svg)) <= set(re.findall(r' id="([^"]+)"', svg))
