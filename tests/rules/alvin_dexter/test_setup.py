"""Alvin & Dexter, set-up and chaos: R1 to R6, R25, R26."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.alvin_dexter.helpers import ADD_ON, module, monsters, move, place, state
from tests.rules.usa.helpers import payments, refuses

import fogg


def opened(seats: int) -> fogg.Game:
    """Return a game of USA whose tickets are chosen."""
    game = fogg.new_game("usa", seats, 1, add_ons=ADD_ON)
    for seat in range(seats):
        game.play(seat, game.options(seat)[0])
    return game


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_alvin_dexter_r1_after_the_tickets_the_last_player_puts_alvin_anywhere(seats: int) -> None:
    game = opened(seats)
    assert game.actors == [seats - 1]
    assert forms(game, seats - 1) == [place("alvin", city.key) for city in game.ruleset.board.cities]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_alvin_dexter_r2_the_last_but_one_puts_dexter_into_another_city(seats: int) -> None:
    game = opened(seats)
    game.play(seats - 1, place("alvin", "denver"))
    assert game.actors == [seats - 2]
    refuses(game, seats - 2, place("dexter", "denver"), "refusal-monster-here", "alvin_dexter R2")
    game.play(seats - 2, place("dexter", "miami"))
    assert game.actors == [0] and game.step.name() == "turn"


def test_alvin_dexter_r1_the_step_survives_a_view_for_every_seat() -> None:
    game = opened(3)
    for seat in range(3):
        dealt = game.view(seat).determinize(fogg.Chance(1))
        assert dealt.options(2) == game.options(2)
        assert dealt.view(seat) == game.view(seat)


def test_alvin_dexter_r3_there_are_twenty_cards_of_each_and_a_bonus_for_each() -> None:
    game = monsters()
    assert state(game).left == [20, 20]
    assert module(game).bonus_points == 15


@pytest.mark.parametrize("route", ["denver-omaha", "denver-santa_fe", "charleston-miami"])
def test_alvin_dexter_r4_r5_no_route_into_a_city_in_chaos_can_be_claimed(route: str) -> None:
    game = monsters(hands={0: {"locomotive": 5}})
    assert payments(game, 0, route) == set()
    why = game.refusal(0, f"route:{route}")
    assert why is not None
    assert (why.rule, why.message.key) == ("alvin_dexter R5", "refusal-chaos")


def test_alvin_dexter_r5_other_routes_stay_open() -> None:
    game = monsters(hands={0: {"locomotive": 3}})
    assert payments(game, 0, "nashville-raleigh") == {(None, 3)}


def test_alvin_dexter_r5_routes_claimed_before_stay_and_count() -> None:
    claimed = {0: ["denver-santa_fe", "el_paso-santa_fe"]}
    game = monsters(claimed=claimed, tickets={0: ["denver-el_paso"]}, dexter="boston")
    lines = game.view(0).standing()
    assert [line.points for line in lines if line.reason == "score-longest-path"] == [10]
    assert sum(line.points for line in lines if line.reason == "score-route") == 4


def test_alvin_dexter_r6_both_may_stand_in_one_city_after_set_up() -> None:
    game = monsters(dexter="omaha", hands={0: {"locomotive": 1}})
    game.play(0, {"do": "move-monster", "monster": "alvin", "city": "omaha", "locomotives": 1})
    assert len(set(state(game).at)) == 1


def test_alvin_dexter_r25_the_border_nodes_of_a_country_are_one_place() -> None:
    game = fogg.new_game("france", 2, 1, add_ons=ADD_ON)
    places = module(game).places
    board = game.ruleset.board
    borders = [city for city in board.cities if city.kind == "border" and city.key.startswith("suisse")]
    assert len(borders) > 1
    assert {places.of[city.id] for city in borders} == {board.city("suisse").id}
    assert not any(city.kind == "border" for city in places.all)


def test_alvin_dexter_r25_all_routes_into_a_country_in_chaos_are_closed() -> None:
    game = monsters("france", alvin="suisse", dexter="paris")
    board = game.ruleset.board
    borders = {city.id for city in board.cities if city.kind == "border" and city.key.startswith("suisse")}
    into = [route for route in board.routes if {route.a, route.b} & borders]
    assert len(into) > 1
    for route in into:
        why = module(game).forbids(game, 0, route.id)
        assert why is not None and why.rule == "alvin_dexter R5"


def test_alvin_dexter_r26_junctions_are_places() -> None:
    game = fogg.new_game("team_asia", 4, 1, add_ons=ADD_ON)
    places = module(game).places.all
    junctions = [city for city in game.ruleset.board.cities if city.kind == "junction"]
    assert junctions and all(junction in places for junction in junctions)


def test_alvin_dexter_r26_the_new_york_of_the_uk_is_a_place() -> None:
    game = fogg.new_game("uk", 2, 1, add_ons=ADD_ON)
    assert "new_york" in [city.key for city in module(game).places.all]


def test_alvin_dexter_q5_only_claims_are_forbidden_in_chaos() -> None:
    game = monsters("europe", alvin="paris", dexter="wien", hands={0: {"red": 1}})
    assert {"do": "station", "city": "paris"} in forms(game, 0)


def test_alvin_dexter_is_not_for_old_west() -> None:
    with pytest.raises(fogg.UnknownName):
        fogg.load("old_west", add_ons=ADD_ON)


def test_alvin_dexter_r5_a_refused_claim_changes_nothing() -> None:
    game = monsters(hands={0: {"locomotive": 4}})
    refuses(game, 0, claim_form("denver-omaha", None, 4), "refusal-chaos", "alvin_dexter R5")


@pytest.mark.parametrize("edition", ["usa", "europe", "team_asia"])
def test_alvin_dexter_keeps_every_promise_of_the_engine(edition: str) -> None:
    fogg.check_edition(edition, games=1, add_ons=ADD_ON)


def test_a_monster_that_stands_nowhere_yet_cannot_be_moved() -> None:
    game = position("usa", hands={0: {"locomotive": 2}}, add_ons=ADD_ON)
    refuses(game, 0, move("alvin", "denver", 2), "refusal-monster-far", "alvin_dexter R8")
