"""A layout that was spoiled: each kind of fault is found and named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.draw.laid_out import measured, planned

from fogg.draw.layout import faults
from fogg.draw.layout.faults import faults_of
from fogg.draw.layout.layout import Curve, Layout
from fogg.draw.layout.shape import TRACK_GAP

BOARD = "new_york"
Spoil = Callable[[Layout], Layout]


def moved(key: str, x: float, y: float) -> Spoil:
    """Return the spot `key` moved by some px."""

    def spoil(layout: Layout) -> Layout:
        place = layout.spots[key]
        there = msgspec.structs.replace(place, x=place.x + x, y=place.y + y)
        return msgspec.structs.replace(layout, spots={**layout.spots, key: there})

    return spoil


def onto(key: str, other: str) -> Spoil:
    """Return the spot `key` moved to the other side of another."""

    def spoil(layout: Layout) -> Layout:
        one, two = layout.spots[key], layout.spots[other]
        return moved(key, 1.2 * (two.x - one.x), 1.2 * (two.y - one.y))(layout)

    return spoil


def parked(key: str, route: str) -> Spoil:
    """Return the spot `key` moved onto the first space of a route that does not end there."""

    def spoil(layout: Layout) -> Layout:
        space, place = measured(BOARD).shapes.tracks[route].spaces[0], layout.spots[key]
        return moved(key, space.x - place.x, space.y - place.y)(layout)

    return spoil


def named(key: str, **changes: Any) -> Spoil:
    """Return the name of a spot changed."""

    def spoil(layout: Layout) -> Layout:
        place = layout.spots[key]
        assert place.label
        there = msgspec.structs.replace(place, label=msgspec.structs.replace(place.label, **changes))
        return msgspec.structs.replace(layout, spots={**layout.spots, key: there})

    return spoil


def name_between(key: str, other: str, part: float) -> Spoil:
    """Return the name of a spot on the way to another."""

    def spoil(layout: Layout) -> Layout:
        one, two = layout.spots[key], layout.spots[other]
        return named(key, dx=part * (two.x - one.x), dy=part * (two.y - one.y))(layout)

    return spoil


def bent(key: str, curve: Curve) -> Spoil:
    """Return another curve for a bundle."""
    return lambda layout: msgspec.structs.replace(layout, curves={**layout.curves, key: curve})


def resized(**changes: Any) -> Spoil:
    """Return a change to other sizes."""
    return lambda layout: msgspec.structs.replace(layout, **changes)


SPOILED = {
    "name on space": name_between("soho", "wall_street", 0.5),
    "name on city": named("soho", dx=0.0, dy=0.0),
    "name misread": name_between("soho", "greenwich_village", 0.75),
    "name far": named("soho", dx=120.0, lead=True),
    "no hairline": named("soho", dx=60.0, lead=False),
    "space on city": parked("east_village", "greenwich_village-lower_east_side"),
    "small space": bent("soho-wall_street", Curve(squeeze=0.3)),
    "curve at city": bent("chelsea-soho", Curve(bow=-0.35)),
    "crossing": onto("soho", "greenwich_village"),
    "compass": onto("soho", "wall_street"),
    "off the land": moved("wall_street", -160.0, 0.0),
    "beyond the frame": moved("lincoln_center", 0.0, -100.0),
    "space on space": resized(car=60.0),
}


def kinds(layout: Layout) -> set[str]:
    """Return the kinds of faults of a layout."""
    return {fault.kind for fault in faults_of(measured(BOARD, layout))}


@pytest.mark.parametrize("kind", SPOILED)
def test_a_spoiled_layout_has_the_fault(kind: str) -> None:
    assert kind in kinds(SPOILED[kind](planned(BOARD)[1]))


def test_two_names_on_one_place_are_found() -> None:
    layout = planned(BOARD)[1]
    soho, wall = layout.spots["soho"], layout.spots["wall_street"]
    assert soho.label and wall.label
    layout = named("soho", dx=wall.x + wall.label.dx - soho.x, dy=wall.y + wall.label.dy - soho.y)(layout)
    assert "name on name" in kinds(layout)


def test_parallel_tracks_nearer_than_they_should_be_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "TRACKS_APART", TRACK_GAP + 0.1)
    assert kinds(planned(BOARD)[1]) == {"tracks together"}


def test_the_saved_layout_has_none() -> None:
    assert kinds(planned(BOARD)[1]) == set()
