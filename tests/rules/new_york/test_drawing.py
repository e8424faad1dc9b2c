"""New York, a turn and drawing transportation cards: R6 to R13 with Q1 to Q3."""

from __future__ import annotations

from typing import Any

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.usa.helpers import (
    HIDDEN,
    PASS,
    TICKETS,
    WILD,
    Form,
    events,
    face_up,
    hand,
    heard,
    keep,
    refuses,
    row,
    stuck,
)

import fogg

L = WILD
EDITION = "new_york"
MIXED = ["red", "blue", L, "green", "black"]
TWO_TAXIS = ["red", L, L, "blue", "green"]
PINK_CLAIM = claim_form("central_park-united_nations", "pink")


def exhausted(**more: Any) -> fogg.Game:
    """Return a game with empty deck and discards; all other cards are in the hand of the last seat."""
    return position(EDITION, deck={}, rest_to=1, **more)


def test_new_york_r6_exactly_one_of_three_actions() -> None:
    game = position(EDITION, hands={0: {"pink": 6}})
    assert {form["do"] for form in forms(game, 0)} == {"draw", "draw-hidden", "claim", "draw-tickets"}
    game.play(0, PINK_CLAIM)
    assert game.actors == [1]


def test_new_york_r6_a_draw_or_tickets_once_begun_are_finished() -> None:
    game = position(EDITION, hands={0: {"pink": 3}, 1: {"pink": 3}})
    game.play(0, HIDDEN)
    refuses(game, 0, PINK_CLAIM, "refusal-not-now", "new_york R6")
    game.play(0, HIDDEN)
    game.play(1, TICKETS)
    refuses(game, 1, PINK_CLAIM, "refusal-not-now", "new_york R6")
    game.play(1, keep(0))
    assert game.actors == [0]


def test_new_york_r6_passing_is_not_among_them_while_one_is_possible() -> None:
    refuses(position(EDITION), 0, PASS, "refusal-must-act", "usa R7")


def test_new_york_r6_without_a_legal_action_there_is_a_forced_pass() -> None:
    game = stuck(EDITION, seats=3)
    assert forms(game, 0) == [PASS]
    assert events(game, 0, PASS) == ["event-passed"]
    assert game.actors == [1]


@pytest.mark.parametrize("seats", [2, 3])
def test_new_york_r6_when_all_are_forced_to_pass_in_succession_the_game_ends(seats: int) -> None:
    game = stuck(EDITION, seats=seats)
    for seat in range(seats):
        assert not game.over
        game.play(seat, PASS)
    assert game.over


@pytest.mark.parametrize("first", [face_up("red"), HIDDEN])
@pytest.mark.parametrize("second", [face_up("blue"), HIDDEN])
def test_new_york_r7_two_cards_one_after_the_other(first: Form, second: Form) -> None:
    game = position(EDITION, row=MIXED, next_cards=["pink", "pink"])
    game.play(0, first)
    assert game.actors == [0]
    game.play(0, second)
    assert game.view(0).hand_size(0) == 2
    assert game.actors == [1]


def test_new_york_r7_the_second_card_is_compulsory_when_possible() -> None:
    game = position(EDITION)
    game.play(0, HIDDEN)
    assert {form["do"] for form in forms(game, 0)} == {"draw", "draw-hidden"}


def test_new_york_r8_a_face_up_card_is_replaced_at_once() -> None:
    game = position(EDITION, row=MIXED, next_cards=["orange"])
    game.play(0, face_up("blue"))
    assert row(game) == ["red", "orange", L, "green", "black"]


def test_new_york_r9_a_face_up_taxi_taken_first_ends_the_draw() -> None:
    game = position(EDITION, row=MIXED)
    game.play(0, face_up(L))
    assert hand(game, 0) == {L: 1}
    assert game.actors == [1]


@pytest.mark.parametrize("first", [face_up("red"), HIDDEN])
def test_new_york_r10_a_face_up_taxi_may_not_be_second(first: Form) -> None:
    game = position(EDITION, row=MIXED, next_cards=["pink"])
    game.play(0, first)
    refuses(game, 0, face_up(L), "refusal-not-second", "new_york R10")


def test_new_york_r10_nor_one_just_turned_up() -> None:
    game = position(EDITION, row=["red", "blue", "green", "black", "pink"], next_cards=[L])
    game.play(0, face_up("red"))
    refuses(game, 0, face_up(L), "refusal-not-second", "new_york R10")


def test_new_york_r10_a_taxi_drawn_blind_is_an_ordinary_card() -> None:
    game = position(EDITION, row=MIXED, next_cards=[L, L])
    game.play(0, HIDDEN)
    assert game.actors == [0]
    game.play(0, HIDDEN)
    assert hand(game, 0) == {L: 2}


def test_new_york_r11_there_is_no_hand_limit() -> None:
    game = position(EDITION, deck={"red": 2}, rest_to=0)
    assert game.view(0).hand_size(0) == 37
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert game.view(0).hand_size(0) == 39


def test_new_york_r12_a_third_taxi_between_the_draws_replaces_the_row_and_uses_up_no_draw() -> None:
    fresh = ["pink", "pink", "black", "orange", L]
    game = position(EDITION, row=TWO_TAXIS, next_cards=[L, *fresh])
    assert events(game, 0, face_up("red")).count("event-flushed") == 1
    assert row(game) == fresh
    assert game.actors == [0]
    game.audit()


def test_new_york_r12_it_is_repeated_while_it_is_still_so() -> None:
    cards = [L, L, L, L, "pink", "pink", "pink", "pink", "black", "orange", L]
    game = position(EDITION, row=TWO_TAXIS, next_cards=cards)
    assert events(game, 0, face_up("red")).count("event-flushed") == 2
    assert row(game) == cards[-5:]


def test_new_york_r12_it_is_repeated_more_than_four_times_if_need_be() -> None:
    first, second = ["pink", "orange", L, L, L], ["blue", "green", L, L, L]
    cards = [L, *first, *second, *first, *second, "pink", "orange", "blue", L, L]
    deck = {L: 1, "pink": 1, "orange": 1}
    game = position(EDITION, row=TWO_TAXIS, deck=deck, rest_to=1, next_cards=cards)
    assert events(game, 0, face_up("red")).count("event-flushed") == 5
    assert row(game) == cards[-5:]


def test_new_york_r12_a_row_left_standing_is_replaced_when_a_third_other_card_is_discarded() -> None:
    game = position(EDITION, row=TWO_TAXIS, deck={L: 2}, rest_to=1, next_cards=[L])
    game.play(0, face_up("red"))
    game.play(0, HIDDEN)
    assert "event-flushed" in events(game, 1, PINK_CLAIM)


def test_new_york_r12_with_fewer_than_three_others_outside_the_hands_the_row_stays() -> None:
    game = position(EDITION, row=TWO_TAXIS, deck={L: 2}, rest_to=1, next_cards=[L])
    assert "event-flushed" not in events(game, 0, face_up("red"))
    assert row(game) == [L, L, L, "blue", "green"]


def test_new_york_r13_a_deck_that_has_run_out_is_refilled_only_when_a_card_is_needed() -> None:
    game = position(EDITION, row=MIXED, deck={"red": 1})
    discards = game.view(None).discards_size
    assert events(game, 0, HIDDEN) == ["event-drew-hidden-own"]
    assert game.view(None).deck_size == 0
    assert events(game, 0, HIDDEN) == ["event-reshuffled", "event-drew-hidden-own"]
    assert heard(game, 1, "event-reshuffled") == [{"n": discards}]


def test_new_york_r13_a_card_to_be_turned_up_needs_the_new_deck_too() -> None:
    game = position(EDITION, row=MIXED, deck={})
    assert events(game, 0, face_up("red")) == ["event-drew", "event-reshuffled", "event-turned-up"]


def test_new_york_r13_with_no_cards_left_the_row_may_be_taken_and_is_not_replaced() -> None:
    game = exhausted(row=MIXED)
    refuses(game, 0, HIDDEN, "refusal-no-cards", "usa R16")
    game.play(0, face_up("red"))
    game.play(0, face_up("black"))
    assert row(game) == [None, "blue", L, "green", None]


def test_new_york_r13_with_none_face_up_either_the_action_is_not_allowed() -> None:
    game = exhausted(row=[])
    assert {form["do"] for form in forms(game, 0)} == {"draw-tickets"}


def test_new_york_r13_with_the_setting_off_the_row_is_closed() -> None:
    game = exhausted(row=MIXED, settings={"row_open_when_no_cards_left": False})
    refuses(game, 0, face_up("red"), "refusal-no-cards", "usa R16")


def test_new_york_r13_the_turn_ends_with_one_card_when_there_is_no_legal_second() -> None:
    game = exhausted(row=["red", L])
    game.play(0, face_up("red"))
    assert hand(game, 0) == {"red": 1}
    assert game.actors == [1]


def test_new_york_r13_a_short_row_stays_short_until_a_card_is_drawn() -> None:
    game = exhausted(row=["red", "blue", "green"], hands={0: {"pink": 3}})
    assert events(game, 0, PINK_CLAIM) == ["event-claimed"]
    assert events(game, 1, HIDDEN)[2:] == ["event-turned-up", "event-turned-up"]
    assert row(game) == ["red", "blue", "green", "pink", "pink"]


def test_new_york_r12_r13_three_taxis_in_a_short_row_that_is_filled_up_are_replaced() -> None:
    cards = ["pink", L, "pink", "blue", "green", L, L]
    game = exhausted(row=[L, L, "blue", "green"], hands={0: {"pink": 2, L: 1}}, next_cards=cards)
    game.play(0, claim_form("central_park-united_nations", "pink", 1))
    assert "event-flushed" in events(game, 1, HIDDEN)
    assert row(game) == cards[2:]
