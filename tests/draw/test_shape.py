"""Shapes: spaces, beds and badges of every route."""

from __future__ import annotations

import math

import pytest
from tests.draw.laid_out import boards, planned

from fogg.draw.layout.shape import shape
from fogg.draw.layout.track_rows import BADGE, Arc, rows


@pytest.mark.parametrize("board", boards())
def test_every_route_has_as_many_spaces_as_its_length(board: str) -> None:
    plan, layout = planned(board)
    tracks = shape(plan, layout).tracks
    lengths = {track.key: int(track.length) for bundle in plan.bundles for track in bundle.tracks}
    assert {key: len(track.spaces) for key, track in tracks.items()} == lengths


def test_spaces_of_parallel_tracks_lie_side_by_side() -> None:
    arc = Arc(0, 0, 200, 0, 0.1)
    one, other = rows(arc, 12, arc.total - 12, [4, 4], [False, False], [-9, 9], 36, 0)
    for a, b in zip(one.spaces, other.spaces, strict=True):
        assert (a.tx, a.ty, a.length) == (b.tx, b.ty, b.length)
        assert math.dist((a.x, a.y), (b.x, b.y)) == pytest.approx(18)


def test_a_row_with_little_room_has_shorter_spaces() -> None:
    arc = Arc(0, 0, 120, 0, 0)
    (row,) = rows(arc, 12, 108, [3], [False], [0], 42, 0)
    assert row.spaces[0].length < 32
    assert row.start >= 12 and row.end <= 108


def test_a_badge_stands_between_two_spaces() -> None:
    arc = Arc(0, 0, 300, 0, 0)
    (row,) = rows(arc, 12, 288, [3], [True], [0], 42, 0)
    for space in row.spaces:
        assert abs(space.x - row.badge) >= space.length / 2 + BADGE


def test_the_beds_of_a_track_lead_from_city_to_row() -> None:
    plan, layout = planned("india")
    track = shape(plan, layout).tracks[
        "jarhat-chittagong" if "jarhat-chittagong" in plan.bundle else "chittagong-jarhat"
    ]
    assert len(track.beds) == 2
    bundle = plan.bundle[track.route]
    for spot, end in ((bundle.a, track.beds[0][0]), (bundle.b, track.beds[1][-1])):
        place = layout.spots[spot]
        assert math.dist((place.x, place.y), end) == pytest.approx(plan.spot[spot].radius, abs=0.5)
