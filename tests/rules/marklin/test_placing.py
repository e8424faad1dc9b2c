"""Märklin, placing passengers: R16 and R17."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.marklin.helpers import (
    DECLINE,
    EDITION,
    PASSENGER,
    passengers,
    put,
    state,
    station,
)
from tests.rules.usa.helpers import HIDDEN, events, refuses

import fogg
from fogg.modules.passengers.state import Travelers


def after_claim(route: str = "hamburg-kiel", **more: object) -> fogg.Game:
    """Seat 0 has just claimed a black route."""
    game = position(EDITION, hands={0: {"black": 7, PASSENGER: 1}}, **more)  # type: ignore[arg-type]
    game.play(0, claim_form(route, "black"))
    return game


def test_marklin_r16_after_a_claim_a_passenger_may_be_put_into_either_city() -> None:
    game = after_claim()
    assert forms(game, 0) == [put("hamburg"), put("kiel"), DECLINE]
    assert events(game, 0, put("kiel")) == ["event-passenger-placed"]
    assert passengers(game) == {"kiel": 0}
    assert state(game, Travelers)["left"] == [2, 3]
    assert game.actors == [1]


def test_marklin_r16_it_may_be_left_out() -> None:
    game = after_claim()
    game.play(0, DECLINE)
    assert passengers(game) == {}
    assert game.actors == [1]


def test_marklin_r16_only_at_the_ends_of_that_route() -> None:
    refuses(after_claim(), 0, put("berlin"), "refusal-passenger-end", "marklin R16")


def test_marklin_r16_one_for_each_claim_and_never_otherwise() -> None:
    game = after_claim()
    game.play(0, put("kiel"))
    game.play(1, HIDDEN)
    refuses(game, 1, put("berlin"), "refusal-not-now", "marklin R7")
    game.play(1, HIDDEN)
    assert not any(form["do"] == "place-passenger" for form in forms(game, 0))


def test_marklin_r16_without_a_passenger_left_nothing_is_asked() -> None:
    game = position(EDITION, hands={0: {"black": 2}})
    station(game, 0, "berlin", "koln", "ulm")
    game.play(0, claim_form("hamburg-kiel", "black"))
    assert game.actors == [1]


def test_marklin_r16_a_placed_passenger_can_be_taken_back_with_the_claim() -> None:
    game = after_claim()
    game.play(0, put("kiel"))
    game.take_back(0)
    game.take_back(0)
    assert passengers(game) == {}
    assert game.view(None).scores == (0, 0)


def test_marklin_r17_never_in_a_country() -> None:
    game = position(EDITION, hands={0: {"red": 2}})
    game.play(0, claim_form("kiel-danemark_kiel", "red"))
    assert forms(game, 0) == [put("kiel"), DECLINE]
    refuses(game, 0, put("danemark_kiel"), "refusal-not-possible", "marklin R7")


@pytest.mark.parametrize("owner", [0, 1])
def test_marklin_r17_a_city_holds_one_passenger_of_any_player(owner: int) -> None:
    game = position(EDITION, hands={0: {"black": 2}})
    station(game, owner, "kiel")
    game.play(0, claim_form("hamburg-kiel", "black"))
    refuses(game, 0, put("kiel"), "refusal-passenger-here", "marklin R17")
    assert forms(game, 0) == [put("hamburg"), DECLINE]


def test_marklin_r17_where_both_cities_are_full_nothing_is_asked() -> None:
    game = position(EDITION, hands={0: {"black": 2}})
    station(station(game, 0, "kiel"), 1, "hamburg")
    game.play(0, claim_form("hamburg-kiel", "black"))
    assert game.actors == [1]
