"""New York, claiming a route: R14 to R22, and the worked examples X3 and X4."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, position
from tests.rules.usa.helpers import (
    WILD,
    hand,
    heard,
    no_such_claim,
    payments,
    possible_payments,
    refuses,
)

import fogg

L = WILD
EDITION = "new_york"
COLORS = ["blue", "green", "black", "pink", "red", "orange"]
BLUE_OF_THREE = "brooklyn-wall_street.2"


def doubles() -> list[tuple[str, str]]:
    """Return the two tracks of every double route."""
    board = fogg.ruleset(EDITION).board
    return [(board.routes[group[0]].key, board.routes[group[1]].key) for group in board.groups if len(group) == 2]


def test_new_york_r14_cards_are_discarded_and_taxis_placed() -> None:
    game = position(EDITION, hands={0: {"blue": 4, L: 2}})
    game.play(0, claim_form(BLUE_OF_THREE, "blue", 1))
    assert game.view(None).trains == (12, 15)
    assert game.view(None).owners(game.ruleset.board.route(BLUE_OF_THREE).id) == [0]
    assert hand(game, 0) == {"blue": 2, L: 1}
    assert game.view(None).discards_size == 3
    assert heard(game, 1, "event-claimed")[0]["cards"] == [["blue", 2], [L, 1]]
    game.audit()


@pytest.mark.parametrize(
    "cards",
    [{}, {L: 4}, {"red": 2, L: 1}, dict.fromkeys(COLORS, 3) | {L: 2}, dict.fromkeys(COLORS, 5) | {L: 8}],
    ids=str,
)
def test_new_york_r14_exactly_these_payments_are_legal_for_each_route(cards: dict[str, int]) -> None:
    game = position(EDITION, hands={0: cards}, row=["red", "blue", "green", "black", "pink"])
    assert len(game.ruleset.board.routes) == 41
    for route in game.ruleset.board.routes:
        assert payments(game, 0, route.key) == possible_payments(route, COLORS, cards), route


def test_new_york_r14_too_few_cards_are_refused() -> None:
    game = position(EDITION, hands={0: {"blue": 2}})
    refuses(game, 0, claim_form(BLUE_OF_THREE, "blue"), "refusal-few-cards", "new_york R14")


def test_new_york_r15_ten_of_the_41_routes_are_gray_and_take_any_one_color() -> None:
    board = fogg.ruleset(EDITION).board
    gray = [route.key for route in board.routes if route.color == "gray"]
    assert (len(gray), len(board.routes)) == (10, 41)
    game = position(EDITION, hands={0: dict.fromkeys(COLORS, 3)})
    for route in gray:
        assert payments(game, 0, route) == {(color, 0) for color in COLORS}


def test_new_york_r15_not_two_colors_together() -> None:
    game = position(EDITION, hands={0: {"red": 1, "blue": 1}})
    assert payments(game, 0, "soho-wall_street") == set()


def test_new_york_r16_a_route_need_not_touch_the_others() -> None:
    game = position(EDITION, hands={0: {"pink": 4}}, claimed={0: ["lincoln_center-midtown_west"]})
    game.play(0, claim_form("chelsea-soho", "pink"))
    assert len(game.players[0].routes) == 2


def test_new_york_r16_one_route_per_turn() -> None:
    game = position(EDITION, hands={0: {"pink": 6}})
    game.play(0, claim_form("chelsea-soho", "pink"))
    assert game.actors == [1]


@pytest.mark.parametrize("owner", [0, 1])
def test_new_york_r16_a_route_that_is_not_open_cannot_be_claimed(owner: int) -> None:
    game = position(EDITION, hands={0: {"pink": 4}}, claimed={owner: ["chelsea-soho"]})
    refuses(game, 0, claim_form("chelsea-soho", "pink"), "refusal-route-taken", "new_york R16")


def test_new_york_r17_without_a_taxi_for_every_space_a_route_cannot_be_claimed() -> None:
    game = position(EDITION, hands={0: {"pink": 6}}, trains={0: 3})
    refuses(game, 0, claim_form("chelsea-soho", "pink"), "refusal-few-trains", "new_york R17")
    game.play(0, claim_form("central_park-united_nations", "pink"))
    assert game.view(None).trains[0] == 0


def test_new_york_r18_there_are_eleven_double_routes() -> None:
    board = fogg.ruleset(EDITION).board
    assert len(doubles()) == 11
    assert {route.key for route in board.routes if "double" in route.tags} == {
        key for pair in doubles() for key in pair
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_york_r18_one_player_may_never_own_both(seats: int) -> None:
    for first, second in doubles():
        game = position(EDITION, seats=seats, hands={0: {L: 4}}, claimed={0: [second]})
        assert payments(game, 0, first) == set()
        why = game.refusal(0, f"route:{first}")
        assert why is not None and (why.message.key, why.rule) == ("refusal-own-track", "new_york R18")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_york_r19_only_in_a_game_of_two_the_other_track_closes(seats: int) -> None:
    for first, second in doubles():
        game = position(EDITION, seats=seats, turn=1, hands={1: {L: 4}}, claimed={0: [first]})
        assert bool(payments(game, 1, second)) == (seats > 2)


def test_new_york_r19_the_closed_track_is_refused() -> None:
    game = position(EDITION, turn=1, hands={1: {"red": 3}}, claimed={0: ["brooklyn-chinatown"]})
    refuses(game, 1, claim_form("brooklyn-chinatown.2", "red"), "refusal-route-closed", "new_york R19")


def test_new_york_r20_two_doubles_are_gray_on_both_sides() -> None:
    board = fogg.ruleset(EDITION).board
    gray = {first for first, second in doubles() if {board.route(first).color, board.route(second).color} == {"gray"}}
    assert gray == {"chelsea-empire_state_building", "chinatown-greenwich_village"}


@pytest.mark.parametrize(
    ("route", "value"),
    [
        ("chinatown-lower_east_side", 1),
        ("soho-wall_street", 2),
        ("central_park-united_nations", 4),
        ("chelsea-soho", 7),
    ],
)
def test_new_york_r21_points_by_length(route: str, value: int) -> None:
    game = position(EDITION, hands={0: {L: 4}})
    length = int(game.ruleset.board.route(route).length)
    assert game.view(0).immediate_points(game.ruleset.action(claim_form(route, None, length))) == value
    game.play(0, claim_form(route, None, length))
    assert game.view(None).scores == (value, 0)


def test_new_york_r21_four_spaces_is_the_longest() -> None:
    edition = fogg.load(EDITION)
    assert edition.get("scoring.route_points") == {"1": 1, "2": 2, "3": 4, "4": 7}
    assert max(int(route.length) for route in edition.board.routes) == 4


def test_new_york_r22_the_running_total_is_what_scoring_at_the_end_gives() -> None:
    routes = ["chelsea-soho", "soho-wall_street", "central_park-united_nations"]
    game = position(EDITION, claimed={0: routes})
    running = game.view(None).scores[0]
    lengths = [str(game.ruleset.board.route(route).length) for route in routes]
    assert running == sum(game.ruleset.edition.get("scoring.route_points")[length] for length in lengths)
    assert [line.points for line in finish(game).of(0).lines if line.reason == "score-route"] == [7, 2, 4]


def test_new_york_x3_the_four_ways_to_pay_for_three_blue_spaces() -> None:
    game = position(EDITION, hands={0: {"blue": 4, L: 4, "red": 4}})
    assert payments(game, 0, BLUE_OF_THREE) == {("blue", 0), ("blue", 1), ("blue", 2), (None, 3)}


def test_new_york_x3_not_three_blue_and_a_taxi() -> None:
    game = position(EDITION, hands={0: {"blue": 4, L: 4}})
    no_such_claim(game, 0, BLUE_OF_THREE, "blue", 3, "refusal-claim-exactly", "new_york R14")
    no_such_claim(game, 0, BLUE_OF_THREE, None, 4, "refusal-claim-exactly", "new_york R14")


def lincoln_center(seats: int) -> fogg.Game:
    """Return a game where A has claimed the green track from Lincoln Center to Times Square."""
    hands = {seat: {"blue": 2} for seat in range(min(seats, 3))}
    hands[0]["green"] = 2
    game = position(EDITION, seats=seats, hands=hands)
    game.play(0, claim_form("lincoln_center-times_square.2", "green"))
    return game


BLUE = claim_form("lincoln_center-times_square", "blue")


def test_new_york_x4_of_three_b_may_claim_the_blue_track() -> None:
    game = lincoln_center(3)
    game.play(1, BLUE)
    assert game.view(None).owners(game.ruleset.board.route("lincoln_center-times_square").id) == [1]


def test_new_york_x4_of_three_a_may_not() -> None:
    game = lincoln_center(3)
    for seat in (1, 2):
        game.play(seat, {"do": "draw-hidden"})
        game.play(seat, {"do": "draw-hidden"})
    refuses(game, 0, BLUE, "refusal-own-track", "new_york R18")


def test_new_york_x4_of_two_players_neither_may() -> None:
    game = lincoln_center(2)
    refuses(game, 1, BLUE, "refusal-route-closed", "new_york R19")
    game.play(1, {"do": "draw-hidden"})
    game.play(1, {"do": "draw-hidden"})
    refuses(game, 0, BLUE, "refusal-own-track", "new_york R18")
