"""Europe, a turn: R6 to R9."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.europe.helpers import draw_all, pay, station
from tests.rules.usa.helpers import HIDDEN, PASS, TICKETS, face_up, keep, keys, refuses, stuck

import fogg

BY_LENGTH = {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}


def test_europe_r6_a_turn_has_four_sorts_of_action() -> None:
    game = position("europe", hands={0: {"black": 1}})
    sorts = {form["do"] for form in forms(game, 0)}
    assert sorts == {"draw", "draw-hidden", "claim", "draw-tickets", "station"}


def test_europe_r6_claiming_a_route_is_the_whole_turn() -> None:
    game = position("europe", hands={0: {"black": 3}})
    game.play(0, claim_form("amsterdam-bruxelles", "black"))
    assert game.actors == [1]


def test_europe_r6_drawing_two_cards_is_the_whole_turn() -> None:
    game = position("europe", hands={0: {"black": 3}})
    game.play(0, HIDDEN)
    refuses(game, 0, claim_form("amsterdam-bruxelles", "black"), "refusal-not-now", "europe R6")
    refuses(game, 0, station("wien"), "refusal-not-now", "europe R6")
    game.play(0, HIDDEN)
    assert game.actors == [1]


def test_europe_r6_drawing_tickets_is_the_whole_turn() -> None:
    game = position("europe")
    game.play(0, TICKETS)
    refuses(game, 0, HIDDEN, "refusal-not-now", "europe R6")
    game.play(0, keep(0))
    assert game.actors == [1]


def test_europe_r6_building_a_station_is_the_whole_turn() -> None:
    game = position("europe", hands={0: {"black": 3}})
    game.play(0, station("wien"))
    refuses(game, 0, HIDDEN, "refusal-not-now", "europe R6")
    game.play(0, pay("black"))
    assert game.actors == [1]


def test_europe_r6_cards_are_drawn_as_in_the_usa() -> None:
    game = position("europe", row=["red", "blue", "green", "locomotive", "white"])
    game.play(0, face_up("red"))
    refuses(game, 0, face_up("locomotive"), "refusal-not-second", "usa R11")


def test_europe_r6_who_can_build_a_station_must_not_pass() -> None:
    game = stuck("europe", hands={0: {"red": 1}})
    assert {form["do"] for form in forms(game, 0)} == {"station"}
    refuses(game, 0, PASS, "refusal-must-act", "usa R7")


def test_europe_r6_who_can_do_none_of_the_four_passes() -> None:
    game = stuck("europe")
    assert forms(game, 0) == [PASS]


def test_europe_r7_three_tickets_are_drawn_and_at_least_one_kept() -> None:
    game = position("europe")
    game.play(0, TICKETS)
    assert [ticket.kind for ticket in game.view(0).offer] == ["regular"] * 3
    assert len(forms(game, 0)) == 7
    refuses(game, 0, {"do": "keep", "tickets": 0}, "refusal-keep-more", "europe R7")


def begun() -> fogg.Game:
    """Return a game where two players have kept two tickets each and 34 are left to draw."""
    game = fogg.new_game("europe", 2, 1)
    for seat in range(2):
        game.play(seat, keep(0, 1))
    return game


def test_europe_r7_refused_ones_go_to_the_bottom_of_the_deck() -> None:
    game = begun()
    game.play(0, TICKETS)
    refused = keys(game.view(0).offer)[1:]
    game.play(0, keep(0))
    draw_all(game, 1)
    seat = game.current
    game.play(seat, TICKETS)
    assert keys(game.view(seat).offer)[1:] == refused  # one lay above them


@pytest.mark.parametrize("left", [1, 2])
def test_europe_r7_with_fewer_than_three_left_those_there_are_are_drawn(left: int) -> None:
    game = begun()
    if left == 2:
        game.play(0, TICKETS)
        game.play(0, keep(0, 1))
    draw_all(game, left)
    seat = game.current
    assert game.view(None).tickets_left == left
    game.play(seat, TICKETS)
    assert len(game.view(seat).offer) == left
    refuses(game, seat, keep(2), "refusal-not-offered", "europe R7")
    game.play(seat, keep(0))
    assert game.current != seat


def test_europe_r7_with_none_left_no_tickets_can_be_drawn() -> None:
    refuses(position("europe", ticket_deck=[]), 0, TICKETS, "refusal-no-tickets", "usa R28")


@pytest.mark.parametrize("seats", [2, 3])
def test_europe_r8_with_two_or_three_players_one_track_closes_the_other(seats: int) -> None:
    game = position("europe", seats=seats, hands={0: {"red": 3}}, claimed={1: ["berlin-frankfurt"]})
    refuses(game, 0, claim_form("berlin-frankfurt.2", "red"), "refusal-route-closed", "europe R8")


@pytest.mark.parametrize("seats", [4, 5])
def test_europe_r8_with_four_or_five_players_another_may_claim_the_second_track(seats: int) -> None:
    game = position("europe", seats=seats, hands={0: {"red": 3}}, claimed={1: ["berlin-frankfurt"]})
    game.play(0, claim_form("berlin-frankfurt.2", "red"))
    assert game.view(None).owners(game.ruleset.board.route("berlin-frankfurt.2").id) == [0]


@pytest.mark.parametrize("seats", [4, 5])
def test_europe_r8_no_player_ever_owns_both_tracks(seats: int) -> None:
    game = position("europe", seats=seats, hands={0: {"red": 3}}, claimed={0: ["berlin-frankfurt"]})
    refuses(game, 0, claim_form("berlin-frankfurt.2", "red"), "refusal-own-track", "europe R8")


def test_europe_r8_the_board_has_eleven_double_routes() -> None:
    board = fogg.load("europe").board
    assert Counter(len(group) for group in board.groups) == {1: 79, 2: 11}


def test_europe_r8_routes_that_join_different_cities_are_not_doubles() -> None:
    game = position("europe", hands={0: {"blue": 2}}, claimed={0: ["amsterdam-frankfurt"], 1: ["essen-frankfurt"]})
    game.play(0, claim_form("bruxelles-frankfurt", "blue"))
    assert game.view(None).owners(game.ruleset.board.route("bruxelles-frankfurt").id) == [0]


def test_europe_r9_every_route_brings_the_points_of_its_length() -> None:
    game = position("europe")
    for terms in game.ruleset.terms:
        assert terms.points == BY_LENGTH[int(terms.route.length)], terms.route.key


@pytest.mark.parametrize(
    ("route", "color", "gain"),
    [("budapest-wien", "red", 1), ("roma-venezia", "black", 2), ("angora-erzurum", "black", 4)],
)
def test_europe_r9_a_claim_scores_its_points_at_once(route: str, color: str, gain: int) -> None:
    game = position("europe", hands={0: {color: 3}})
    game.play(0, claim_form(route, color))
    assert game.view(None).scores == (gain, 0)


def test_europe_r9_there_is_no_route_of_five_or_seven_spaces() -> None:
    board = fogg.load("europe").board
    assert {int(route.length) for route in board.routes} == set(BY_LENGTH)


def test_europe_r9_the_one_route_of_eight_and_the_two_of_six() -> None:
    board = fogg.load("europe").board
    assert [route.key for route in board.routes if route.length == 8] == ["petrograd-stockholm"]
    assert [route.key for route in board.routes if route.length == 6] == ["budapest-kyiv", "palermo-smyrna"]


@pytest.mark.parametrize(("literal", "gain"), [(False, 21), (True, 15)])
def test_europe_r9_the_route_of_eight_brings_21_or_to_the_letter_of_the_manual_15(literal: bool, gain: int) -> None:
    quiet = ["red", "white", "black"]
    settings = {"literal": literal}
    game = position("europe", hands={0: {"blue": 8}}, next_cards=quiet, settings=settings)
    option = game.ruleset.action(claim_form("petrograd-stockholm", "blue"))
    assert game.view(0).immediate_points(option) == gain
    game.play(0, option)
    assert game.view(None).scores == (gain, 0)


def test_europe_r9_the_letter_of_the_manual_changes_no_other_route() -> None:
    printed, literal = fogg.ruleset("europe"), fogg.ruleset("europe", settings={"literal": True})
    pairs = zip(printed.terms, literal.terms, strict=True)
    assert [a.route.key for a, b in pairs if a.points != b.points] == ["petrograd-stockholm"]
