"""Switzerland, set-up, drawing and routes: R1 to R11 and X1."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.europe.helpers import GIVE_UP, discards, extra
from tests.rules.usa.helpers import (
    TICKETS,
    WILD,
    events,
    face_up,
    hand,
    keep,
    keys,
    no_such_claim,
    payments,
    refuses,
    row,
)

import fogg

EDITION = "switzerland"
L = WILD
ROUTES = fogg.load(EDITION).board.routes
PLAIN, TUNNEL = "geneve-yverdon", "brig-locarno"  # both gray, six spaces


@pytest.mark.parametrize("seats", [2, 3])
def test_switzerland_r1_r2_two_or_three_players_have_40_trains_and_four_cards(seats: int) -> None:
    game = fogg.new_game(EDITION, seats, 1)
    assert game.view(None).trains == (40,) * seats
    assert [game.view(None).hand_size(seat) for seat in range(seats)] == [4] * seats
    assert len(row(game)) == 5


@pytest.mark.parametrize("seats", [1, 4])
def test_switzerland_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats):
        fogg.new_game(EDITION, seats, 1)


def test_switzerland_r3_two_of_five_tickets_must_be_kept_and_the_others_leave_the_game() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    assert len(game.view(0).offer) == 5
    refuses(game, 0, keep(4), "refusal-keep-more", "switzerland R3")
    refused = set(game.players[0].offer[2:])
    game.play(0, keep(0, 1))
    game.play(1, keep(0, 1, 2, 3, 4))
    assert set(game.box.cards) == refused
    assert game.view(None).tickets_left == 36


def test_switzerland_r4_three_are_drawn_one_is_kept_and_the_others_leave_the_game() -> None:
    game = position(EDITION)
    game.play(0, TICKETS)
    assert len(game.view(0).offer) == 3
    refuses(game, 0, keep(), "refusal-keep-more", "switzerland R4")
    game.play(0, keep(0))
    assert len(game.box.cards) == 2


def test_switzerland_r4_the_deck_can_run_out() -> None:
    game = position(EDITION, ticket_deck=["basel-bern", "france"])
    game.play(0, TICKETS)
    assert sorted(keys(game.view(0).offer)) == ["basel-bern", "france"]
    game.play(0, keep(0))
    refuses(game, 1, TICKETS, "refusal-no-tickets", "switzerland R4")


def test_switzerland_r5_two_face_up_locomotives_may_be_drawn_in_one_turn() -> None:
    game = position(EDITION, row=[L, L, "red", "blue", "green"])
    game.play(0, face_up(L))
    game.play(0, face_up(L))
    assert hand(game, 0) == {L: 2}
    assert game.actors == [1]


def test_switzerland_r6_three_face_up_locomotives_flush_the_row() -> None:
    game = position(EDITION, row=[L, L, "red", "blue", "green"], next_cards=[L, *["white"] * 5])
    assert "event-flushed" in events(game, 0, face_up("red"))
    assert row(game) == ["white"] * 5


@pytest.mark.parametrize("route", [PLAIN, "olten-zurich", "st_gallen-deutschland_st_gallen"])
def test_switzerland_r7_no_locomotive_may_be_played_on_a_plain_route(route: str) -> None:
    game = position(EDITION, hands={0: {"white": 5, L: 6}})
    assert all(wilds == 0 for _, wilds in payments(game, 0, route))
    no_such_claim(game, 0, route, "white", 1, "refusal-wilds-not-here", "switzerland R7")


def test_switzerland_r7_all_routes_of_the_board_take_locomotives_in_tunnels_only() -> None:
    terms = fogg.ruleset(EDITION).terms
    assert {one.route.kind for one in terms if one.max_wilds == one.cards} == {"tunnel"}
    assert {one.route.kind for one in terms if one.max_wilds == 0} == {"normal"}


def test_switzerland_r7_a_click_names_the_rule_that_keeps_the_locomotives_out() -> None:
    why = position(EDITION, hands={0: {"white": 2, L: 1}}).refusal(0, "route:olten-zurich")
    assert why is not None and (why.message.key, why.rule) == ("refusal-wilds-not-here", "switzerland R7")
    assert "locomotives cannot be used there" in why.sentence


def test_switzerland_r7_in_a_tunnel_they_are_wild_also_for_extra_cards() -> None:
    game = position(EDITION, hands={0: {"black": 1, L: 3}}, next_cards=["black", "red", "blue"])
    assert payments(game, 0, "brig-sion") == {("black", 2), (None, 3)}
    game.play(0, claim_form("brig-sion", "black", 2))
    assert forms(game, 0) == [extra(1), GIVE_UP]


def test_switzerland_r8_the_board_has_42_tunnels_that_turn_up_three_cards() -> None:
    assert sum(route.kind == "tunnel" for route in ROUTES) == 42
    game = position(EDITION, hands={0: {"black": 5}}, next_cards=["black", L, "blue"])
    game.play(0, claim_form("brig-sion", "black"))
    assert game.step.price() == 2
    game.play(0, extra(0))
    assert discards(game) == {"black": 6, L: 1, "blue": 1}


def test_switzerland_r8_giving_up_takes_all_back_and_ends_the_turn() -> None:
    game = position(EDITION, hands={0: {"black": 3}}, next_cards=["black", "red", "blue"])
    game.play(0, claim_form("brig-sion", "black"))
    game.play(0, GIVE_UP)
    assert hand(game, 0) == {"black": 3}
    assert game.actors == [1]


def test_switzerland_r8_locomotives_only_are_matched_by_locomotives_only() -> None:
    game = position(EDITION, hands={0: {L: 4}}, next_cards=["black", L, "blue"])
    game.play(0, claim_form("brig-sion", None, 3))
    assert forms(game, 0) == [extra(1), GIVE_UP]
    refuses(game, 0, extra(0), "refusal-tunnel-extra", "switzerland R8")


def test_switzerland_r8_fewer_than_three_cards_to_turn_up_count_alone() -> None:
    game = position(EDITION, hands={0: {"black": 4}}, deck={"black": 1}, rest_to=1)
    game.play(0, claim_form("brig-sion", "black"))
    assert game.step.price() == 1


def test_switzerland_r9_with_three_players_both_lanes_are_open_to_different_players() -> None:
    game = position(EDITION, seats=3, claimed={1: ["zug-zurich"]}, hands={0: {"red": 1}, 1: {"red": 1}})
    assert payments(game, 0, "zug-zurich.2") == {("red", 0)}
    own = position(EDITION, seats=3, claimed={0: ["zug-zurich"]}, hands={0: {"red": 1}})
    refuses(own, 0, claim_form("zug-zurich.2", "red"), "refusal-own-track", "switzerland R9")


def test_switzerland_r9_with_two_players_a_claimed_lane_closes_the_other() -> None:
    game = position(EDITION, claimed={1: ["zug-zurich"]}, hands={0: {"red": 1}})
    refuses(game, 0, claim_form("zug-zurich.2", "red"), "refusal-route-closed", "switzerland R9")


@pytest.mark.parametrize("lane", ["bellinzona-lugano", "bellinzona-wassen", "schwyz-wassen"])
def test_switzerland_r10_double_tunnels_follow_the_same_rule(lane: str) -> None:
    assert fogg.load(EDITION).board.route(lane).kind == "tunnel"
    cards = {0: {L: 4}}
    assert payments(position(EDITION, claimed={1: [lane]}, hands=cards), 0, f"{lane}.2") == set()
    assert payments(position(EDITION, seats=3, claimed={1: [lane]}, hands=cards), 0, f"{lane}.2")


def test_switzerland_r11_points_by_length() -> None:
    terms = fogg.ruleset(EDITION).terms
    assert {int(one.route.length): int(one.points) for one in terms} == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}


def test_switzerland_x1_geneve_yverdon_takes_six_cards_of_one_color() -> None:
    game = position(EDITION, hands={0: {"red": 6, L: 2}})
    assert payments(game, 0, PLAIN) == {("red", 0)}
    game.play(0, claim_form(PLAIN, "red"))
    assert game.view(None).scores == (15, 0)


def test_switzerland_x1_brig_locarno_takes_four_red_and_two_locomotives_and_two_more() -> None:
    game = position(EDITION, hands={0: {"red": 5, L: 3}}, next_cards=["red", "white", L])
    game.play(0, claim_form(TUNNEL, "red", 2))
    assert game.step.price() == 2
    game.play(0, extra(1))
    assert game.view(None).scores == (15, 0)
    assert hand(game, 0) == {}
