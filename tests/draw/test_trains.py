"""Trains and spaces on paper: a train differs from a space by shape and never touches the track beside it."""

import re
from itertools import pairwise

import pytest

import fogg
from fogg.board import describe
from fogg.draw.geo.polygons import depth, rectangle
from fogg.draw.style.paint import Paint
from fogg.draw.svg.board_drawing import sheet_of
from fogg.draw.svg.piece_templates import train_body
from fogg.draw.svg.spaces import KINDS, LINE, space_body

BOARDS = [name for name in fogg.edition_ids() if describe(name).kind == "board"]
WIDER, LONGER = 2.0, 1.0  # px, a train beyond its space in all: see `train_body`


@pytest.mark.parametrize("name", BOARDS)
def test_a_train_touches_neither_a_space_nor_a_train_on_the_track_beside_it(name: str) -> None:
    sheet = sheet_of(fogg.load(name))
    for bundle in sheet.plan.bundles:
        tracks = [sheet.shapes.tracks[route.key] for route in bundle.tracks]
        for one, other in pairwise(tracks):
            for space in one.spaces:
                train = rectangle(space.x, space.y, space.angle, space.length + LONGER, one.width + WIDER)
                for beside in other.spaces:
                    there = (beside.x, beside.y, beside.angle)
                    assert depth(train, rectangle(*there, beside.length, other.width + LINE)) < -0.5, one.route
                    assert depth(train, rectangle(*there, beside.length + LONGER, other.width + WIDER)) < -0.2


def test_a_train_is_no_wider_than_it_may_be() -> None:
    body = train_body(36, 12.0, Paint("day"))
    edges = [abs(float(y)) for y in re.findall(r"M[-.\d]+ (-[.\d]+)h", body)]
    assert max(edges) == pytest.approx((12.0 + WIDER) / 2)


def test_a_train_and_every_kind_of_space_have_outlines_of_their_own() -> None:
    paint = Paint("day")
    bodies = {kind: space_body(kind, 36, 13.0, paint) for kind in (*KINDS, "closed")}
    bodies["train"] = train_body(36, 13.0, paint)
    colorless = {kind: re.sub(r' (?:class|fill|stroke)="[^"]*"', "", body) for kind, body in bodies.items()}
    assert len(set(colorless.values())) == len(colorless)
