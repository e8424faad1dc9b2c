"""Every board by exact geometry: nothing lies on anything else, and everything is where it belongs.

Each board is measured once (some 12 s for all sixteen): overlaps of turned rectangles have no shortcut.
"""

from __future__ import annotations

import pytest
from tests.draw.laid_out import boards, found, measured

from fogg.draw.layout.faults import LEAST_LENGTH, LEAST_WIDTH, faults_of
from fogg.draw.layout.measure import numbers

BOARDS = boards()


def texts(board: str, *kinds: str) -> list[str]:
    """Return the sentences of a board's faults of some kinds."""
    return [fault.text for fault in found(board) if fault.kind in kinds]


def test_all_sixteen_boards_are_laid_out() -> None:
    assert len(BOARDS) == 16


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_lies_on_a_name_a_space_or_a_city(board: str) -> None:
    assert texts(board, "name on name", "name on space", "name on city") == []


@pytest.mark.parametrize("board", BOARDS)
def test_no_space_lies_on_another_routes_space_or_on_a_city(board: str) -> None:
    assert texts(board, "space on space", "space on city", "rim on rim", "badge on space", "badge on badge") == []


@pytest.mark.parametrize("board", BOARDS)
def test_no_curve_passes_a_third_city_within_15_px(board: str) -> None:
    assert texts(board, "curve at city") == []


@pytest.mark.parametrize("board", BOARDS)
def test_no_routes_cross_that_do_not_cross_in_the_facts(board: str) -> None:
    assert texts(board, "crossing") == []


@pytest.mark.parametrize("board", BOARDS)
def test_every_space_is_at_least_24_by_12_px(board: str) -> None:
    assert texts(board, "small space") == []


@pytest.mark.parametrize("board", BOARDS)
def test_parallel_tracks_are_clearly_apart(board: str) -> None:
    assert texts(board, "tracks together") == []


@pytest.mark.parametrize("board", BOARDS)
def test_every_name_is_near_its_city_or_led_to_it_by_a_hairline(board: str) -> None:
    assert texts(board, "name far", "no hairline", "name misread") == []


@pytest.mark.parametrize("board", BOARDS)
def test_every_city_is_on_land(board: str) -> None:
    assert texts(board, "off the land") == []


@pytest.mark.parametrize("board", BOARDS)
def test_joined_cities_keep_their_compass_order(board: str) -> None:
    assert texts(board, "compass") == []


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_lies_beyond_the_frame_and_no_other_fault_is_left(board: str) -> None:
    assert found(board) == ()


def test_the_crossings_that_the_facts_name_are_drawn() -> None:
    m = measured("france")
    assert {frozenset((c.over, c.under)) for c in m.shapes.crossings} == m.plan.crossings


def test_a_row_of_the_table_tells_what_was_measured() -> None:
    row = numbers(measured("amsterdam"))
    assert row.shortest >= LEAST_LENGTH and row.car >= LEAST_WIDTH
    assert (row.width, row.height, row.faults.total()) == (850.0, 850.0, 0)
    assert 0 < row.moved_mean < row.moved < 48 * 1.5


@pytest.mark.parametrize(("board", "variant"), [("usa", "big_cities"), ("europe", "big_cities_europe")])
def test_larger_cities_of_a_variant_leave_no_fault_either(board: str, variant: str) -> None:
    assert faults_of(measured(board, variant=variant)) == []
