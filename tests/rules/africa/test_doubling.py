"""The Heart of Africa, doubling a route: R18 to R26, X1 to X5, X10."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, forms
from tests.rules.africa.helpers import (
    DECLINE,
    FACHODA,
    africa,
    claiming,
    discards,
    double,
    held,
    module,
    score,
)
from tests.rules.europe.helpers import discards as train_discards
from tests.rules.europe.helpers import others_see
from tests.rules.usa.helpers import WILD, events, hand, heard, refuses, take_turn


def test_africa_x1_a_tie_is_enough_and_two_cards_are_paid() -> None:
    cards = {0: {"desert": 3}, 1: {"desert": 3}, 2: {"desert": 1}}
    game = claiming(FACHODA, "red", hand={"red": 5}, cards=cards)
    game.play(0, double())
    assert score(game) == 20 and held(game, 0) == {"desert": 1} and discards(game) == {"desert": 2}


def test_africa_x2_a_locomotive_makes_the_tie_and_pays() -> None:
    cards = {0: {"mountain": 1}, 1: {"mountain": 2}}
    game = claiming("cape_town-port_elizabeth", "black", hand={"black": 3, WILD: 1}, cards=cards)
    assert forms(game, 0) == [double(1), DECLINE]
    game.play(0, double(1))
    assert score(game) == 8 and held(game, 0) == {"mountain": 1}
    assert train_discards(game) == {"black": 3, WILD: 1} and discards(game) == {}


@pytest.mark.parametrize("color", ["white", "red"])
def test_africa_x3_a_gray_route_is_mountain_with_any_payment(color: str) -> None:
    cards = {0: {"mountain": 2}, 1: {"mountain": 1}}
    game = claiming("durban-madagascar_south", color, 2, hand={color: 4, WILD: 2}, cards=cards)
    assert forms(game, 0) == [double(0), DECLINE]  # both locomotives are needed for the ferry
    game.play(0, double())
    assert score(game) == 30 and held(game, 0) == {}


def test_africa_x4_three_locomotives_for_the_tie_and_all_are_discarded() -> None:
    cards = {0: {"jungle": 1}, 1: {"jungle": 4}}
    route = "junction_congo-leopoldville"
    game = claiming(route, "green", hand={"green": 4, WILD: 3}, cards=cards)
    assert forms(game, 0) == [double(3), DECLINE]
    game.play(0, double(3))
    assert score(game) == 14 and held(game, 0) == {"jungle": 1}
    assert train_discards(game) == {"green": 4, WILD: 3}
    poor = claiming(route, "green", hand={"green": 4, WILD: 2}, cards=cards)
    assert score(poor) == 7 and poor.actors == [1]


def test_africa_x5_three_green_routes_doubled() -> None:
    game = africa({0: {"jungle": 4}, 1: {"jungle": 1}}, hands={0: {"green": 7}}, seats=2)
    for route in ("douala-libreville", "bangui-libreville", "bangui-bondo"):
        game.play(0, claim_form(route, "green"))
        game.play(0, double())
        take_turn(game)
    assert score(game) == 20 and held(game, 0) == {} and game.players[0].trains == 45 - 7
    game.players[0].tickets = [int(game.ruleset.board.ticket("bondo-douala").id)]
    assert finish(game).total(0) == 20 + 7 + 10


def test_africa_x10_locomotives_alone_where_no_player_has_the_terrain() -> None:
    game = claiming("bondo-fachoda", "orange", hand={"orange": 4, WILD: 2}, cards={})
    assert forms(game, 0) == [double(2), DECLINE]
    game.play(0, double(2))
    assert score(game) == 14 and train_discards(game) == {"orange": 4, WILD: 2}


def test_africa_r18_it_is_a_choice_made_with_the_claim() -> None:
    game = claiming(FACHODA, "red", hand={"red": 5}, cards={0: {"desert": 2}})
    assert game.actors == [0]
    game.play(0, DECLINE)
    assert score(game) == 10 and held(game, 0) == {"desert": 2} and game.actors == [1]


def test_africa_r18_others_see_nothing_before_it_is_made() -> None:
    game = africa({0: {"desert": 2}}, hands={0: {"red": 5}})
    seen = others_see(game, 0)
    game.play(0, claim_form(FACHODA, "red"))
    assert others_see(game, 0) == seen


def test_africa_r18_nothing_is_asked_of_who_cannot_double() -> None:
    game = claiming(FACHODA, "red", hand={"red": 5}, cards={0: {"desert": 2}, 1: {"desert": 3}})
    assert game.actors == [1] and score(game) == 10


@pytest.mark.parametrize(
    ("color", "kind"),
    [
        *((color, "desert") for color in ("yellow", "orange", "red")),
        *((color, "jungle") for color in ("purple", "blue", "green")),
        *((color, "mountain") for color in ("white", "gray", "black")),
    ],
)
def test_africa_r19_the_type_follows_from_the_printed_color(color: str, kind: str) -> None:
    game = africa()
    terrain = module(game)
    types = {terrain.kinds[terrain.type_of[r.id]].key for r in game.ruleset.board.routes if r.color == color}
    assert types == {kind}


@pytest.mark.parametrize(("length", "cost"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_africa_r20_one_card_up_to_three_spaces_and_two_for_more(length: int, cost: int) -> None:
    game = africa()
    costs = {module(game).cost_of[route.id] for route in game.ruleset.board.routes if route.length == length}
    assert costs == {cost}


def test_africa_r20_cards_of_another_type_do_not_serve() -> None:
    game = claiming(FACHODA, "red", hand={"red": 5}, cards={0: {"jungle": 5, "mountain": 5, "desert": 1}})
    assert game.actors == [1] and score(game) == 10


@pytest.mark.parametrize(("own", "most", "allowed"), [(2, 1, True), (2, 2, True), (2, 3, False)])
def test_africa_r21_as_many_as_every_other_player(own: int, most: int, allowed: bool) -> None:
    game = claiming(FACHODA, "red", hand={"red": 5}, cards={0: {"desert": own}, 1: {"desert": most}})
    assert (game.actors == [0]) == allowed


def test_africa_r21_the_count_is_taken_before_the_cost_is_paid() -> None:
    game = claiming(FACHODA, "red", hand={"red": 5}, cards={0: {"desert": 2}, 1: {"desert": 2}})
    game.play(0, double())
    assert held(game, 0) == {} and score(game) == 20


def test_africa_r21_locomotives_of_others_do_not_count() -> None:
    game = africa({0: {"desert": 2}}, hands={0: {"red": 5}, 1: {WILD: 5}})
    game.play(0, claim_form(FACHODA, "red"))
    assert forms(game, 0) == [double(0), DECLINE]


def test_africa_r21_too_few_locomotives_are_refused() -> None:
    cards = {0: {"mountain": 2}, 1: {"mountain": 4}}
    game = claiming("cape_town-port_elizabeth", "black", hand={"black": 3, WILD: 5}, cards=cards)
    assert forms(game, 0) == [double(2), DECLINE]
    refuses(game, 0, double(1), "refusal-double-few", "africa R21")


def test_africa_r22_locomotives_stand_for_terrain_of_any_type() -> None:
    game = claiming(FACHODA, "red", hand={"red": 5, WILD: 2}, cards={0: {"desert": 1}})
    assert forms(game, 0) == [double(1), double(2), DECLINE]


def test_africa_r22_only_those_of_the_hand() -> None:
    game = claiming(FACHODA, "red", hand={"red": 5, WILD: 1}, cards={0: {"desert": 1}})
    assert forms(game, 0) == [double(1), DECLINE]
    refuses(game, 0, double(2), "refusal-double-wilds", "africa R22")


def test_africa_r22_who_is_in_the_lead_may_pay_with_locomotives_all_the_same() -> None:
    game = claiming(FACHODA, "red", hand={"red": 5, WILD: 2}, cards={0: {"desert": 5}})
    assert forms(game, 0) == [double(0), double(1), double(2), DECLINE]


@pytest.mark.parametrize(("locomotives", "left", "paid"), [(0, 3, 2), (1, 4, 1), (2, 5, 0)])
def test_africa_r23_terrain_cards_pay_what_locomotives_do_not(locomotives: int, left: int, paid: int) -> None:
    game = claiming(FACHODA, "red", hand={"red": 5, WILD: 2}, cards={0: {"desert": 5}})
    game.play(0, double(locomotives))
    assert held(game, 0) == {"desert": left}
    assert discards(game) == ({"desert": paid} if paid else {})
    assert train_discards(game).get(WILD, 0) == locomotives
    assert heard(game, 1, "event-doubled") == [{"seat": 0, "route": FACHODA, "kind": "desert", "n": paid}]


def test_africa_r23_no_more_locomotives_than_needed() -> None:
    game = claiming(FACHODA, "red", hand={"red": 5, WILD: 4}, cards={0: {"desert": 5}})
    refuses(game, 0, double(3), "refusal-double-many", "africa R23")


def test_africa_r24_a_locomotive_does_not_serve_twice() -> None:
    game = claiming(FACHODA, "red", 2, hand={"red": 3, WILD: 2}, cards={0: {"desert": 1}})
    assert game.actors == [1] and score(game) == 10
    richer = claiming(FACHODA, "red", 2, hand={"red": 3, WILD: 3}, cards={0: {"desert": 1}})
    assert forms(richer, 0) == [double(1), DECLINE]
    richer.play(0, double(1))
    assert train_discards(richer) == {"red": 3, WILD: 3} and hand(richer, 0) == {}


@pytest.mark.parametrize(
    ("route", "color", "points"),
    [
        ("douala-libreville", "green", 2),
        ("bangui-bondo", "green", 4),
        ("cape_town-port_elizabeth", "black", 8),
        ("bangui-libreville", "green", 14),
        (FACHODA, "red", 20),
    ],
)
def test_africa_r25_the_route_scores_double_at_once(route: str, color: str, points: int) -> None:
    cards = {0: {"desert": 2, "jungle": 2, "mountain": 2}}
    game = claiming(route, color, hand={color: 5}, cards=cards)
    option = next(option for option in game.options(0) if option.to_json() == double())
    assert game.view(0).immediate_points(option) == points
    assert "event-doubled" in events(game, 0, option)
    assert score(game) == points
    assert {line.reason for line in game.lines} == {"score-route", "score-doubled"}


def test_africa_r25_trains_and_train_cards_are_as_usual() -> None:
    game = claiming(FACHODA, "red", hand={"red": 6}, cards={0: {"desert": 2}})
    game.play(0, double())
    assert game.players[0].trains == 40 and hand(game, 0) == {"red": 1}


def test_africa_r26_terrain_cards_that_are_left_are_worth_nothing() -> None:
    game = africa({0: {"desert": 9, "jungle": 9}}, trains={0: 2}, final_turns=1)
    game.play(0, {"do": "draw-hidden"})
    game.play(0, {"do": "draw-hidden"})
    assert game.result is not None and game.result.total(0) == 0
