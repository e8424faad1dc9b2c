"""Things to be placed: spots, bundles and crossings, from the facts."""

from __future__ import annotations

from fogg.board import load
from fogg.draw.layout.plan import MapPlan, plan_of


def plan(name: str, variant: str | None = None) -> MapPlan:
    """Return the plan of an edition."""
    return plan_of(load(name, variant=variant))


def test_countries_have_no_place_on_the_paper() -> None:
    kinds = {spot.kind for spot in plan("france").spots}
    assert kinds == {"city", "border"}


def test_an_end_beyond_the_map_lies_where_the_edition_puts_it() -> None:
    spot = plan("uk").spot["new_york"]
    assert spot.kind == "off_map"
    assert spot.lon > -15  # not in America


def test_parallel_tracks_are_one_bundle_in_the_order_of_their_ids() -> None:
    bundle = plan("usa").bundle["denver-kansas_city"]
    assert [track.key for track in bundle.tracks] == ["denver-kansas_city", "denver-kansas_city.2"]


def test_every_route_is_in_one_bundle() -> None:
    keys = [track.key for bundle in plan("france").bundles for track in bundle.tracks]
    assert sorted(keys) == sorted(route.key for route in load("france").board.routes)


def test_crossings_are_those_of_the_facts() -> None:
    rows = load("france").table("crossings")
    ends = {frozenset((frozenset((row["a1"], row["b1"])), frozenset((row["a2"], row["b2"])))) for row in rows}
    france = plan("france")
    named = {
        frozenset(frozenset((france.bundle[key].a, france.bundle[key].b)) for key in pair) for pair in france.crossings
    }
    assert named == ends


def test_a_variant_decides_which_cities_are_big() -> None:
    assert not any(spot.large for spot in plan("usa").spots)
    assert plan("usa", "big_cities").spot["chicago"].large
