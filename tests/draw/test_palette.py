"""Colors can be told apart with any kind of sight: lower bounds for the palette."""

import pytest
from tests.draw.vision import ciede2000, closest, linear

from fogg.draw.style.palette import (
    GAME,
    LIVERIES,
    THEMES,
    TOKENS,
    liveries_of,
    on_color,
    on_livery,
    stylesheet,
)

BOARD = {name: color for name, color in GAME.items() if name not in ("pink", "locomotive")}
CITY_BOARD = {name: color for name, color in GAME.items() if name not in ("purple", "locomotive")}
# The smallest difference of two colors under protan, deutan and tritan simulation. A change must not go below.
FLOORS = [(BOARD, 9.1), (CITY_BOARD, 11.8), (LIVERIES, 17.4)]


def luminance(color: str) -> float:
    r, g, b = linear(color)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """Return the contrast of WCAG, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_of_colors_is_the_published_one(
    one: tuple[float, float, float], other: tuple[float, float, float], difference: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=5e-5)


@pytest.mark.parametrize(("colors", "floor"), FLOORS, ids=["board", "city board", "liveries"])
def test_no_two_colors_come_closer_than_they_are(colors: dict[str, str], floor: float) -> None:
    difference, which = closest(colors)
    assert difference >= floor, which


@pytest.mark.parametrize("theme", THEMES)
def test_land_and_sea_differ_for_every_eye(theme: str) -> None:
    tokens = TOKENS[theme]
    for land in ("land", "plain", "home"):
        difference, which = closest({"sea": tokens["sea"], land: tokens[land]})
        assert difference >= 5.2, which


@pytest.mark.parametrize("color", GAME)
def test_a_symbol_is_readable_on_its_color(color: str) -> None:
    assert contrast(GAME[color], on_color(color)) >= 4.5


@pytest.mark.parametrize("livery", LIVERIES)
def test_a_shape_is_readable_on_its_livery(livery: str) -> None:
    assert contrast(LIVERIES[livery], on_livery(livery)) >= 3.4


@pytest.mark.parametrize("theme", THEMES)
def test_names_are_readable_on_land_and_sea(theme: str) -> None:
    tokens = TOKENS[theme]
    for ink in ("ink", "ink-2"):
        for ground in ("sea", "land", "plain", "home", "halo", "sheet"):
            assert contrast(tokens[ink], tokens[ground]) >= 4.5, (ink, ground)


@pytest.mark.parametrize("theme", THEMES)
def test_the_outline_of_a_space_is_seen_on_land_and_sea(theme: str) -> None:
    tokens = TOKENS[theme]
    for ground in ("sea", "land", "plain", "home"):
        assert contrast(tokens["space-line"], tokens[ground]) >= 3


def test_both_themes_have_the_same_tokens() -> None:
    assert TOKENS["day"].keys() == TOKENS["night"].keys()


def test_the_stylesheet_has_a_fill_and_a_stroke_for_every_token_of_both_themes() -> None:
    rules = stylesheet().splitlines()
    assert len(rules) == len(set(rules)) == 4 * len(TOKENS["day"])
    assert f".fogg-board.night .f-sea{{fill:{TOKENS['night']['sea']}}}" in rules


def test_seats_get_the_editions_colors_and_free_ones_where_there_is_no_livery() -> None:
    assert liveries_of(["white", "red", "purple", "yellow", "black"], 5) == ["white", "red", "yellow", "black", "blue"]
    assert liveries_of([], 6) == list(LIVERIES)
