"""USA, double routes: R21 to R23."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, points, position
from tests.rules.usa.helpers import longest, payments, refuses

import fogg

ORANGE = claim_form("denver-kansas_city.2", "orange")
HANDS = {0: {"black": 4}, 1: {"orange": 4}}


def doubles() -> list[tuple[str, str]]:
    """Return the two tracks of every double route."""
    board = fogg.ruleset("usa").board
    return [(board.routes[group[0]].key, board.routes[group[1]].key) for group in board.groups if len(group) == 2]


def after_claim(seats: int) -> fogg.Game:
    """Seat 0 has claimed the black track from Denver to Kansas City; seat 1 holds four orange cards."""
    game = position("usa", seats=seats, hands=HANDS)
    game.play(0, claim_form("denver-kansas_city", "black"))
    return game


def test_usa_r21_there_are_22_double_routes_and_no_triple() -> None:
    board = fogg.ruleset("usa").board
    assert len(doubles()) == 22
    assert {len(group) for group in board.groups} == {1, 2}
    tagged = {route.key for route in board.routes if "double" in route.tags}
    assert tagged == {key for pair in doubles() for key in pair}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_usa_r21_a_player_may_never_own_both(seats: int) -> None:
    game = position("usa", seats=seats, hands={0: {"orange": 4}}, claimed={0: ["denver-kansas_city"]})
    refuses(game, 0, ORANGE, "refusal-own-track", "usa R21")


@pytest.mark.parametrize("seats", [3, 5])
def test_usa_r21_that_holds_for_every_double_whichever_track_comes_first(seats: int) -> None:
    for first, second in doubles():
        for own, other in ((first, second), (second, first)):
            game = position("usa", seats=seats, hands={0: {"locomotive": 6}}, claimed={0: [own]})
            assert payments(game, 0, other) == set()
            why = game.refusal(0, f"route:{other}")
            assert why is not None and why.rule == "usa R21"


@pytest.mark.parametrize("seats", [2, 3])
def test_usa_r22_with_two_or_three_players_the_other_track_is_closed_to_everybody(seats: int) -> None:
    refuses(after_claim(seats), 1, ORANGE, "refusal-route-closed", "usa R22")


@pytest.mark.parametrize("seats", [2, 3])
def test_usa_r22_it_stays_closed_for_the_rest_of_the_game(seats: int) -> None:
    game = after_claim(seats)
    for seat in range(1, seats):
        game.play(seat, {"do": "draw-hidden"})
        game.play(seat, {"do": "draw-hidden"})
    game.play(0, {"do": "draw-hidden"})
    game.play(0, {"do": "draw-hidden"})
    refuses(game, 1, ORANGE, "refusal-route-closed", "usa R22")


@pytest.mark.parametrize("seats", [4, 5])
def test_usa_r22_with_four_or_five_players_it_stays_open_to_the_others(seats: int) -> None:
    game = after_claim(seats)
    game.play(1, ORANGE)
    board = game.ruleset.board
    assert game.view(None).owners(board.route("denver-kansas_city").id) == [0]
    assert game.view(None).owners(board.route("denver-kansas_city.2").id) == [1]
    game.audit()


@pytest.mark.parametrize("seats", [4, 5])
def test_usa_r22_with_both_tracks_claimed_a_third_player_finds_them_taken(seats: int) -> None:
    claimed = {0: ["denver-kansas_city"], 1: ["denver-kansas_city.2"]}
    game = position("usa", seats=seats, turn=2, hands={2: {"orange": 4}}, claimed=claimed)
    refuses(game, 2, ORANGE, "refusal-route-taken", "usa R20")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_usa_r22_every_double_closes_or_stays_open_by_the_number_of_players(seats: int) -> None:
    for first, second in doubles():
        game = position("usa", seats=seats, turn=1, hands={1: {"locomotive": 6}}, claimed={0: [first]})
        assert bool(payments(game, 1, second)) == (seats >= 4)


@pytest.mark.parametrize("seats", [2, 5])
def test_usa_r22_before_one_is_claimed_both_are_open(seats: int) -> None:
    for first, second in doubles():
        game = position("usa", seats=seats, hands={0: {"locomotive": 6}})
        assert payments(game, 0, first) and payments(game, 0, second)


def test_usa_r22_claiming_a_single_route_closes_nothing_else() -> None:
    game = position("usa", hands={1: {"locomotive": 4}}, claimed={0: ["denver-omaha"]}, turn=1)
    open_routes = {route.key for route in game.ruleset.board.routes if game.view(1).is_open(route.id)}
    assert open_routes == {route.key for route in game.ruleset.board.routes} - {"denver-omaha"}


def test_usa_r23_the_closed_half_counts_for_nothing_in_scoring() -> None:
    claimed = {0: ["denver-kansas_city"], 1: ["houston-new_orleans"]}
    game = position("usa", claimed=claimed, tickets={1: ["denver-el_paso"]})
    assert longest(game, 0) == 4
    result = finish(game)
    assert [points(result, seat, "score-route") for seat in range(2)] == [7, 2]
    assert points(result, 1, "score-ticket-failed") == -4


def test_usa_r23_the_closed_half_joins_no_cities() -> None:
    claimed = {0: ["chicago-saint_louis"], 1: ["little_rock-saint_louis", "little_rock-new_orleans"]}
    game = position("usa", claimed=claimed, tickets={1: ["chicago-new_orleans"]})
    assert points(finish(game), 1, "score-ticket-failed") == -7
