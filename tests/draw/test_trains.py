"""Trains on paper: unlike any open space in size and shape, and clear of the track next to them."""

import re
from itertools import pairwise

import pytest
from tests.draw.vision import SIGHTS, ciede2000, closest, seen

import fogg
from fogg.board import describe
from fogg.draw import Mark, applied, static_board
from fogg.draw.geo.polygons import depth, rectangle
from fogg.draw.style.paint import Paint
from fogg.draw.style.palette import LIVERIES, OPEN, OPEN_NIGHT, TOKENS
from fogg.draw.svg.board_drawing import sheet_of
from fogg.draw.svg.spaces import KINDS, space_body
from fogg.draw.svg.trains import TrainSizes

BOARDS = [name for name in fogg.edition_ids() if describe(name).kind == "board"]
REST = 0.533  # the least scale at which a page rests on a board
# Differences of a livery from its nearest open color, by day; a change must not go below.
NEAREST = {"blue": 11.7, "red": 8, "green": 9, "yellow": 4.9, "black": 11, "white": 3.5}
NEAREST_OPEN = 8.8


@pytest.mark.parametrize("name", BOARDS)
def test_a_train_touches_neither_a_space_nor_a_train_on_the_track_next_to_it(name: str) -> None:
    sheet = sheet_of(fogg.load(name))
    sizes = TrainSizes.on(sheet.layout.car, "red", parallel=True)
    for bundle in sheet.plan.bundles:
        tracks = [sheet.shapes.tracks[route.key] for route in bundle.tracks]
        for one, other in pairwise(tracks):
            for space in one.spaces:
                train = rectangle(space.x, space.y, space.angle, space.length + sizes.grow, sizes.thick)
                for near in other.spaces:
                    there = (near.x, near.y, near.angle)
                    assert depth(train, rectangle(*there, near.length, other.width)) < -2, one.route
                    assert depth(train, rectangle(*there, near.length + sizes.grow, sizes.thick)) < -0.5, one.route


@pytest.mark.parametrize("width", [12.29, 13.8, 15.0])
@pytest.mark.parametrize("livery", LIVERIES)
def test_a_car_is_half_as_thick_again_as_an_open_space(width: float, livery: str) -> None:
    for px in (1.0, width / 8.0):  # as printed, and on a screen where spaces are 8 px thick
        sizes = TrainSizes.on(width, livery, parallel=False, px=px)
        assert 1.45 <= (sizes.thick + 2 * sizes.hair) / width <= 1.75
        assert sizes.thick / px >= 11
    near = TrainSizes.on(width, livery, parallel=True, px=1 / REST)
    assert near.thick * REST >= 9.3


def test_the_band_of_a_train_leads_from_city_to_city_in_its_livery() -> None:
    svg = applied(static_board(fogg.load("usa")), [Mark("train", "route:denver-omaha", 0, "green")])
    strokes = re.findall(r'<use href="#band-denver-omaha"([^>]*)stroke-width="([\d.]+)"/>', svg.split('id="trains"')[1])
    assert [LIVERIES["green"] in painted for painted, _ in strokes] == [False, False, True, True]
    assert [float(width) for _, width in strokes] == sorted((float(width) for _, width in strokes), reverse=True)
    line = re.search(r'id="band-denver-omaha" d="M([\d.]+) ([\d.]+)', svg)
    city = re.search(r'id="city-denver"[^>]*translate\(([\d.]+) ([\d.]+)\)', svg)
    assert line is not None and city is not None
    assert [float(part) for part in line.groups()] == pytest.approx([float(part) for part in city.groups()], abs=0.1)


def test_a_train_stands_above_every_open_route_and_below_the_cities() -> None:
    svg = applied(static_board(fogg.load("usa")), [Mark("train", "route:denver-omaha", 0, "green")])
    at = [svg.index(f'<g id="{layer}"') for layer in ("bands", "routes", "trains", "rings", "cities")]
    assert at == sorted(at)
    assert svg.count('id="owned-denver-omaha"') == 1


def test_every_kind_of_space_has_an_outline_of_its_own_and_no_shine() -> None:
    bodies = [space_body(kind, 36, 13.0, Paint("day")) for kind in (*KINDS, "closed")]
    colorless = {re.sub(r' (?:class|fill|stroke)="[^"]*"', "", body) for body in bodies}
    assert len(colorless) == len(bodies)
    assert not [body for body in bodies if "#fff" in body]


@pytest.mark.parametrize("livery", LIVERIES)
def test_no_open_color_comes_nearer_to_a_livery_than_it_is(livery: str) -> None:
    colors = {name: color for name, color in OPEN.items() if name != "pink"}
    for sight in SIGHTS:
        own = seen(LIVERIES[livery], sight)
        assert min(ciede2000(own, seen(color, sight)) for color in colors.values()) >= NEAREST[livery], sight


@pytest.mark.parametrize("colors", [OPEN, OPEN_NIGHT], ids=["day", "night"])
def test_no_two_open_colors_come_nearer_than_they_are(colors: dict[str, str]) -> None:
    difference, which = closest({name: color for name, color in colors.items() if name != "pink"})
    assert difference >= NEAREST_OPEN, which


def test_a_black_route_has_a_pale_line_by_night() -> None:
    tokens = TOKENS["night"]
    for ground in ("sea", "land", "plain", "home", "casing"):
        dark, pale = (sum(seen(tokens[name], "all cones")[:1]) for name in (ground, "space-line-black"))
        assert pale - dark > 40, ground
