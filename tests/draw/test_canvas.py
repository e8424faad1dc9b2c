"""The paper: projection there and back, elastic bands, missing places."""

from __future__ import annotations

import pytest
from tests.draw.laid_out import boards, planned

from fogg.board import load
from fogg.draw.geo.canvas import AREA, Canvas, canvas_of
from fogg.draw.geo.elastic import Elastic
from fogg.draw.geo.map_options import read_view
from fogg.draw.layout.plan import plan_board


@pytest.mark.parametrize("board", boards())
def test_a_place_on_paper_leads_back_to_the_world(board: str) -> None:
    plan, layout = planned(board)
    canvas = Canvas(layout.projection)
    for spot in plan.spots:
        assert canvas.unproject(*canvas.project(spot.lat, spot.lon)) == pytest.approx((spot.lat, spot.lon), abs=1e-6)


@pytest.mark.parametrize("board", boards())
def test_the_saved_paper_fits_the_facts(board: str) -> None:
    plan, layout = planned(board)
    assert canvas_of(plan, read_view(load(board))) == (layout.width, layout.height, layout.projection)


def test_large_boards_have_one_area_and_city_boards_less() -> None:
    areas = {board: planned(board)[1].width * planned(board)[1].height / AREA for board in boards()}
    assert {board for board, area in areas.items() if area < 0.9} == {"amsterdam", "new_york"}
    assert all(0.98 < area < 1.02 for board, area in areas.items() if area > 0.5)


def test_north_is_up_also_across_the_equator() -> None:
    canvas = Canvas(planned("africa")[1].projection)
    assert canvas.project(10, 20)[1] < canvas.project(0, 20)[1] < canvas.project(-30, 20)[1]


def test_bands_give_more_room_where_their_weight_is_more() -> None:
    band = Elastic((1.0, 3.0))
    assert band.stretched(0.5) < 0.5
    assert (band.stretched(0.0), band.stretched(1.0)) == pytest.approx((0.0, 1.0))
    for part in (-0.5, 0.0, 0.2, 0.77, 1.0, 1.6):
        assert band.relaxed(band.stretched(part)) == pytest.approx(part)


def test_missing_places_are_spread_over_the_paper() -> None:
    board = load("new_york").board
    for city in board.cities:
        city.lat = city.lon = 0.0
    spots = plan_board(board).spots
    assert len({(spot.lat, spot.lon) for spot in spots}) == len(spots)
    assert spots == plan_board(board).spots
