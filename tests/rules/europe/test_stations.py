"""Europe, building stations: R23, R24 and R30."""

from __future__ import annotations

import pytest
from tests.factory import finish, forms, position
from tests.rules.europe.helpers import (
    built,
    discards,
    others_see,
    pay,
    station,
    station_payments,
    stations,
    with_stations,
)
from tests.rules.usa.helpers import TICKETS, WILD, earned, events, hand, heard, refuses, sights, take_turn

import fogg

HAND = {"red": 3, "blue": 2, "green": 1, WILD: 2}
FIRST = {("red", 0), ("blue", 0), ("green", 0), (None, 1)}
SECOND = {("red", 0), ("red", 1), ("blue", 0), ("blue", 1), ("green", 1), (None, 2)}
THIRD = {("red", 0), ("red", 1), ("red", 2), ("blue", 1), ("blue", 2), ("green", 2)}
SOMEWHERE = ["wien", "roma", "paris"]


def builder(already: int, cards: dict[str, int]) -> fogg.Game:
    """Return a game in which seat 0 is to move, has built that many stations and holds these cards."""
    return with_stations(position("europe", hands={0: cards}), {0: SOMEWHERE[:already]})


@pytest.mark.parametrize(("already", "expected"), [(0, FIRST), (1, SECOND), (2, THIRD)])
def test_europe_r23_one_card_then_two_then_three_of_one_color_with_locomotives_wild(
    already: int, expected: set[tuple[str | None, int]]
) -> None:
    game = builder(already, HAND)
    game.play(0, station("berlin"))
    assert station_payments(game, 0) == expected


@pytest.mark.parametrize("already", [0, 1, 2])
def test_europe_r23_locomotives_alone_pay_too(already: int) -> None:
    game = builder(already, {WILD: 3})
    game.play(0, station("berlin"))
    assert station_payments(game, 0) == {(None, already + 1)}
    game.play(0, pay(None, already + 1))
    assert discards(game) == {WILD: already + 1}


@pytest.mark.parametrize(("already", "form"), [(0, pay("red")), (1, pay("red", 1)), (2, pay("blue", 1))])
def test_europe_r23_the_cards_are_discarded(already: int, form: dict[str, str | int]) -> None:
    game = builder(already, HAND)
    game.play(0, station("berlin"))
    game.play(0, form)
    assert sum(discards(game).values()) == already + 1
    left, paid = hand(game, 0), discards(game)
    assert {kind: left.get(kind, 0) + paid.get(kind, 0) for kind in HAND} == HAND


@pytest.mark.parametrize(("already", "held"), [(0, {}), (1, {"red": 1, "blue": 1}), (2, {"red": 2, "blue": 2})])
def test_europe_r23_who_cannot_pay_may_not_build(already: int, held: dict[str, int]) -> None:
    game = builder(already, held)
    refuses(game, 0, station("berlin"), "refusal-station-cards", "europe R23")
    assert not [form for form in forms(game, 0) if form["do"] == "station"]


def test_europe_r23_more_or_fewer_cards_than_the_price_are_refused() -> None:
    game = builder(0, HAND)
    game.play(0, station("berlin"))
    refuses(game, 0, pay("red", 1), "refusal-pay-exactly", "europe R23")
    refuses(game, 0, pay(None, 2), "refusal-pay-exactly", "europe R23")


def test_europe_r23_cards_that_are_not_held_are_refused() -> None:
    game = builder(1, HAND)
    game.play(0, station("berlin"))
    refuses(game, 0, pay("green"), "refusal-cannot-pay", "europe R23")
    refuses(game, 0, pay("white", 1), "refusal-cannot-pay", "europe R23")


def test_europe_r23_everybody_hears_what_was_paid_and_how_many_are_left() -> None:
    game = builder(1, HAND)
    game.play(0, station("berlin"))
    assert events(game, 0, pay("green", 1)) == ["event-station"]
    told = {"seat": 0, "city": "berlin", "cards": [["green", 1], [WILD, 1]], "n": 1}
    assert heard(game, 1, "event-station") == heard(game, None, "event-station") == [told]


def test_europe_r23_r24_no_other_player_sees_the_city_before_it_is_paid() -> None:
    game = position("europe", seats=3, hands={0: HAND})
    before = others_see(game, 0)
    game.play(0, station("berlin"))
    assert others_see(game, 0) == before
    assert game.view(0).text() not in before
    assert game.view(1).actors == (0,)


def test_europe_r23_r24_a_city_chosen_can_be_taken_back_unseen_before_and_after_the_payment() -> None:
    game = position("europe", hands={0: HAND})
    start = sights(game)[1:]
    game.play(0, station("berlin"))
    assert game.undoable(0) == 1
    game.take_back(0)
    assert sights(game)[1:] == start
    game.play(0, station("wien"))
    game.play(0, pay("red"))
    assert game.undoable(0) == 2
    game.take_back(0)
    assert station_payments(game, 0) == FIRST
    game.take_back(0)
    assert sights(game)[1:] == start


def test_europe_r24_any_city_will_do_even_without_a_route_into_it() -> None:
    game = position("europe", hands={0: {"red": 1}})
    cities = [form["city"] for form in forms(game, 0) if form["do"] == "station"]
    assert cities == [city.key for city in game.ruleset.board.cities]
    assert len(cities) == 47


def test_europe_r24_one_station_a_turn() -> None:
    game = builder(0, HAND)
    game.play(0, station("berlin"))
    refuses(game, 0, station("roma"), "refusal-not-now", "europe R6")
    game.play(0, pay("red"))
    assert game.actors == [1]
    assert stations(game) == {"berlin": 0}
    assert built(game).left == [2, 3]


def test_europe_r24_three_in_the_game() -> None:
    game = position("europe", hands={0: {"red": 6}})
    for already, city in enumerate(["berlin", "roma", "wien"]):
        game.play(0, station(city))
        assert station_payments(game, 0) == {("red", 0)}
        game.play(0, pay("red"))
        assert hand(game, 0).get("red", 0) == 6 - sum(range(already + 2))
        take_turn(game)
    assert stations(game) == {"berlin": 0, "roma": 0, "wien": 0}


def test_europe_r24_a_fourth_is_refused() -> None:
    game = builder(3, {"red": 9})
    refuses(game, 0, station("berlin"), "refusal-no-stations", "europe R24")
    assert not [form for form in forms(game, 0) if form["do"] == "station"]


@pytest.mark.parametrize("owner", [0, 1])
def test_europe_r24_a_city_has_one_station_of_anybody(owner: int) -> None:
    game = with_stations(position("europe", hands={0: HAND}), {owner: ["berlin"]})
    refuses(game, 0, station("berlin"), "refusal-station-here", "europe R24")
    why = game.refusal(0, "city:berlin")
    assert why is not None
    assert (why.message.key, why.message.params["seat"]) == ("refusal-station-here", owner)


def test_europe_r24_neighboring_cities_may_both_have_one() -> None:
    game = with_stations(position("europe", hands={0: HAND}), {1: ["berlin"]})
    assert game.refusal(0, station("frankfurt")) is None


def test_europe_r24_a_station_is_never_moved_or_removed() -> None:
    game = with_stations(position("europe", hands={0: HAND}), {0: ["berlin"], 1: ["roma"]})
    touching = {action.to_json()["do"] for action in game.ruleset.actions if "city:berlin" in action.targets()}
    assert touching == {"station"}  # which is refused where one stands
    take_turn(game)
    game.play(1, TICKETS)
    assert stations(game) == {"berlin": 0, "roma": 1}


@pytest.mark.parametrize("already", [0, 1, 2, 3])
def test_europe_r30_each_station_not_built_brings_four_points(already: int) -> None:
    result = finish(builder(already, {}))
    assert earned(result, "score-stations").get(0, 0) == 4 * (3 - already)
    assert earned(result, "score-stations")[1] == 12


def test_europe_r30_they_are_not_scored_before_the_end() -> None:
    assert builder(0, {}).view(0).scores == (0, 0)
