"""Symbols of colors and shapes of players are told apart when they are small."""

from itertools import combinations

import pytest
from tests.draw.pixels import Pixels, difference, pixels

from fogg.draw.style.palette import GAME, LIVERIES
from fogg.draw.style.symbols import COLOR_SYMBOLS, SHAPES, color_symbol, shape, symbol_of

SIZES = (6, 8, 10, 12)  # px
# The closest two, as the share of px that differ. A change must not go below.
COLOR_FLOOR, SHAPE_FLOOR, BETWEEN_FLOOR = 0.14, 0.06, 0.09


def drawn(size: int) -> dict[str, Pixels]:
    found = {f"color {name}": pixels(color_symbol(name, size, "#000"), size) for name in COLOR_SYMBOLS}
    return found | {f"shape {name}": pixels(shape(name, size, "#000"), size) for name in SHAPES}


@pytest.mark.parametrize("size", SIZES)
def test_no_two_signs_come_closer_than_they_are(size: int) -> None:
    signs = drawn(size)
    for one, other in combinations(signs, 2):
        kinds = {one.split()[0], other.split()[0]}
        floor = {1: COLOR_FLOOR if "color" in kinds else SHAPE_FLOOR, 2: BETWEEN_FLOOR}[len(kinds)]
        assert difference(signs[one], signs[other]) >= floor, (one, other)


def test_every_color_has_a_symbol_and_every_livery_a_shape() -> None:
    assert {symbol_of(color) for color in GAME} == set(COLOR_SYMBOLS)
    assert set(SHAPES) == set(LIVERIES)


def test_no_shape_of_a_player_is_the_symbol_of_a_color() -> None:
    assert not set(SHAPES.values()) & {fill for fill, _ in COLOR_SYMBOLS.values()}
