"""New York, end and scoring: R26 to R31, and the worked examples X1, X2, X5 and X7."""

from __future__ import annotations

import pytest
from tests.factory import claim_by_force, claim_form, finish, points, position
from tests.rules.usa.helpers import HIDDEN, earned, events, heard, level, lines, take_turn, turns_until_over

import fogg

EDITION = "new_york"
ONE_SPACE = claim_form("chinatown-lower_east_side", "blue")
ATTRACTIONS = {
    "brooklyn",
    "central_park",
    "chelsea",
    "chinatown",
    "empire_state_building",
    "greenwich_village",
    "times_square",
    "united_nations",
    "wall_street",
}


def before_claim(seats: int, seat: int, trains: int) -> fogg.Game:
    """Return a game in which that seat is to move with that many taxis and a blue card."""
    return position(EDITION, seats=seats, turn=seat, hands={seat: {"blue": 1}}, trains={seat: trains})


@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)])
def test_new_york_r26_every_player_takes_one_more_turn_the_one_who_triggered_it_last(seats: int, seat: int) -> None:
    game = before_claim(seats, seat, 3)
    game.play(seat, ONE_SPACE)
    assert turns_until_over(game) == [(seat + turn) % seats for turn in range(1, seats + 1)]


@pytest.mark.parametrize(("left", "ends"), [(0, True), (1, True), (2, True), (3, False)])
def test_new_york_r26_two_or_fewer_taxis_left_begin_the_last_round(left: int, ends: bool) -> None:
    game = before_claim(2, 0, left + 1)
    assert ("event-last-round" in events(game, 0, ONE_SPACE)) == ends


def test_new_york_r26_the_trigger_fires_once() -> None:
    hands = {0: {"blue": 1}, 1: {"pink": 4}}
    game = position(EDITION, seats=3, hands=hands, trains={0: 3, 1: 5})
    game.play(0, ONE_SPACE)
    game.play(1, claim_form("chelsea-soho", "pink"))
    assert turns_until_over(game) == [2, 0]
    assert len(heard(game, None, "event-last-round")) == 1


def test_new_york_r26_then_the_game_ends() -> None:
    game = before_claim(2, 1, 3)
    game.play(1, ONE_SPACE)
    turns_until_over(game)
    with pytest.raises(fogg.GameIsOver):
        game.play(0, HIDDEN)


def test_new_york_r27_every_own_route_scores() -> None:
    claimed = {0: ["chelsea-soho", "soho-wall_street"], 1: ["central_park-united_nations"]}
    result = finish(position(EDITION, claimed=claimed))
    assert earned(result, "score-route") == {0: 9, 1: 4}


def test_new_york_r28_a_joined_ticket_adds_its_value() -> None:
    claimed = {0: ["chelsea-soho", "soho-wall_street"]}
    assert earned(
        finish(position(EDITION, claimed=claimed, tickets={0: ["chelsea-wall_street"]})), "score-ticket-done"
    ) == {0: 6}


def test_new_york_r28_otherwise_it_is_subtracted() -> None:
    claimed = {0: ["chelsea-soho"], 1: ["soho-wall_street"]}
    result = finish(position(EDITION, claimed=claimed, tickets={0: ["chelsea-wall_street"]}))
    assert earned(result, "score-ticket-failed") == {0: -6}


def test_new_york_r29_nine_locations_are_attractions() -> None:
    board = fogg.ruleset(EDITION).board
    assert {city.key for city in board.cities if "attraction" in city.tags} == ATTRACTIONS
    assert len(board.cities) == 15


def test_new_york_r29_one_point_for_each_attraction_at_an_end_of_an_own_route() -> None:
    result = finish(position(EDITION, claimed={0: ["chelsea-soho"], 1: ["brooklyn-chinatown"]}))
    assert earned(result, "score-attractions") == {0: 1, 1: 2}
    assert lines(result, 1, "score-attractions")[0].cities == ("brooklyn", "chinatown")


def test_new_york_r29_it_is_counted_once_however_many_own_routes_touch_it() -> None:
    claimed = {0: ["chelsea-soho", "chelsea-gramercy_park", "chelsea-midtown_west"]}
    assert earned(finish(position(EDITION, claimed=claimed)), "score-attractions") == {0: 1}


def test_new_york_r29_it_need_not_be_linked_to_anything_else() -> None:
    claimed = {0: ["chelsea-soho", "central_park-lincoln_center", "brooklyn-lower_east_side"]}
    assert earned(finish(position(EDITION, claimed=claimed)), "score-attractions") == {0: 3}


def test_new_york_r29_any_number_of_players_may_score_the_same_attraction() -> None:
    claimed = {
        0: ["chelsea-soho"],
        1: ["chelsea-gramercy_park"],
        2: ["chelsea-midtown_west"],
        3: ["chelsea-greenwich_village"],
    }
    result = finish(position(EDITION, seats=4, claimed=claimed))
    assert earned(result, "score-attractions") == {0: 1, 1: 1, 2: 1, 3: 2}


def test_new_york_r29_other_locations_bring_nothing() -> None:
    result = finish(position(EDITION, claimed={0: ["lincoln_center-midtown_west", "east_village-gramercy_park"]}))
    assert earned(result, "score-attractions") == {}


def test_new_york_r29_nine_is_the_most() -> None:
    routes = [route.key for route in fogg.ruleset(EDITION).board.routes if not route.key.endswith(".2")]
    game = claim_by_force(position(EDITION), 0, routes)
    assert earned(finish(game), "score-attractions") == {0: 9}


def test_new_york_r30_most_points_wins() -> None:
    result = finish(position(EDITION, claimed={0: ["chelsea-soho"], 1: ["soho-wall_street"]}))
    assert result.winners == (0,)


def test_new_york_r30_a_tie_goes_to_most_completed_tickets() -> None:
    claimed = {0: ["chelsea-soho"], 1: ["chinatown-lower_east_side", "chinatown-wall_street"]}
    game = position(EDITION, claimed=claimed, tickets={1: ["lower_east_side-wall_street"]})
    assert finish(level(game, 20)).winners == (1,)


def test_new_york_r30_still_tied_they_share_despite_a_longer_path() -> None:
    game = position(EDITION, claimed={0: ["chelsea-soho"], 1: ["chinatown-lower_east_side"]})
    assert finish(level(game, 20)).winners == (0, 1)


def test_new_york_r31_there_is_no_bonus_for_the_longest_path_or_most_tickets() -> None:
    claimed = {0: ["chinatown-lower_east_side", "chinatown-wall_street"]}
    result = finish(position(EDITION, claimed=claimed, tickets={0: ["lower_east_side-wall_street"]}))
    assert {line.reason for line in result.of(0).lines} == {"score-route", "score-ticket-done", "score-attractions"}
    assert result.total(0) == 1 + 1 + 2 + 2


def test_new_york_r31_unused_cards_and_taxis_score_nothing() -> None:
    result = finish(position(EDITION, hands={0: {"red": 5, "locomotive": 8}}))
    assert (result.total(0), result.total(1)) == (0, 0)


def test_new_york_x1_21_points_with_nine_taxis() -> None:
    routes = [
        "empire_state_building-times_square",
        "empire_state_building-gramercy_park",
        "gramercy_park-greenwich_village",
        "chinatown-greenwich_village",
        "brooklyn-chinatown",
    ]
    tickets = ["times_square-brooklyn", "empire_state_building-greenwich_village", "central_park-chelsea"]
    game = position(EDITION, claimed={0: routes}, tickets={0: tickets})
    assert game.view(None).trains[0] == 15 - 9
    result = finish(game)
    assert points(result, 0, "score-route") == 10
    assert points(result, 0, "score-ticket-done") == 8 + 3
    assert points(result, 0, "score-ticket-failed") == -5
    assert points(result, 0, "score-attractions") == 5
    assert "gramercy_park" not in lines(result, 0, "score-attractions")[0].cities
    assert result.total(0) == 21


def test_new_york_x2_attractions_count_although_the_pieces_are_not_joined() -> None:
    routes = ["chelsea-soho", "soho-wall_street", "central_park-united_nations", "lincoln_center-midtown_west"]
    tickets = ["chelsea-wall_street", "united_nations-midtown_west"]
    game = position(EDITION, claimed={0: routes}, tickets={0: tickets})
    assert game.view(None).trains[0] == 15 - 11
    result = finish(game)
    assert points(result, 0, "score-route") == 15
    assert points(result, 0, "score-ticket-done") == 6
    assert points(result, 0, "score-ticket-failed") == -3
    assert points(result, 0, "score-attractions") == 4
    assert result.total(0) == 22


def test_new_york_x5_with_three_taxis_a_one_space_route_triggers_the_last_round() -> None:
    game = before_claim(3, 0, 3)
    game.play(0, ONE_SPACE)
    assert game.view(None).trains[0] == 2
    assert turns_until_over(game) == [1, 2, 0]


def tied_at_30(done: tuple[int, int]) -> fogg.Result:
    """Return a result: A and B on 30 with the given tickets completed, C on 28."""
    north = ["central_park-times_square", "midtown_west-times_square", "empire_state_building-times_square"]
    south = ["chinatown-wall_street", "chinatown-lower_east_side", "east_village-lower_east_side"]
    more = ["empire_state_building-gramercy_park", "lincoln_center-times_square"]
    village = ["east_village-greenwich_village", "greenwich_village-soho", "gramercy_park-greenwich_village"]
    mine = ["central_park-midtown_west", "central_park-gramercy_park", "lincoln_center-empire_state_building"]
    theirs = ["lower_east_side-wall_street", "east_village-soho", "gramercy_park-chinatown"]
    claimed = {0: north + more, 1: south + village}
    tickets = {0: mine[: done[0]], 1: theirs[: done[1]]}
    game = level(position(EDITION, seats=3, claimed=claimed, tickets=tickets), 30)
    game.add_score(fogg.ScoreLine(2, "score-route", -2))
    result = finish(game)
    assert [result.total(seat) for seat in range(3)] == [30, 30, 28]
    assert (result.of(0).completed, result.of(1).completed) == done
    return result


def test_new_york_x7_two_on_30_with_three_tickets_done_share_the_win() -> None:
    assert tied_at_30((3, 3)).winners == (0, 1)


def test_new_york_x7_had_b_done_two_a_alone_would_win() -> None:
    assert tied_at_30((3, 2)).winners == (0,)


def test_new_york_r26_a_game_goes_on_while_everybody_has_three() -> None:
    game = position(EDITION, trains={0: 3, 1: 3})
    for _ in range(6):
        take_turn(game)
    assert not game.over
