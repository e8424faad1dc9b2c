"""USA, drawing train cards: R8 to R13."""

from __future__ import annotations

import pytest
from tests.factory import forms, position
from tests.rules.usa.helpers import HIDDEN, WILD, Form, events, face_up, hand, refuses, row

import fogg

MIXED = ["red", "blue", WILD, "green", "black"]


@pytest.mark.parametrize("first", [face_up("red"), HIDDEN])
@pytest.mark.parametrize("second", [face_up("blue"), HIDDEN])
def test_usa_r8_two_cards_are_drawn_each_face_up_or_blind(first: Form, second: Form) -> None:
    game = position("usa")
    game.play(0, first)
    assert game.view(0).hand_size(0) == 1
    assert game.actors == [0]
    game.play(0, second)
    assert game.view(0).hand_size(0) == 2
    assert game.actors == [1]
    game.audit()


def test_usa_r8_every_kind_that_lies_face_up_is_offered_once_and_the_deck() -> None:
    game = position("usa", row=["red", "red", WILD, "blue", "red"])
    drawing = [form for form in forms(game, 0) if str(form["do"]).startswith("draw") and form["do"] != "draw-tickets"]
    assert drawing == [face_up("red"), face_up("blue"), face_up(WILD), HIDDEN]


def test_usa_r8_a_kind_that_does_not_lie_face_up_cannot_be_taken() -> None:
    game = position("usa", row=MIXED)
    refuses(game, 0, face_up("white"), "refusal-not-shown", "usa R8")
    game.play(0, HIDDEN)
    refuses(game, 0, face_up("white"), "refusal-not-shown", "usa R8")


def test_usa_r8_a_card_taken_leaves_the_row_or_the_deck() -> None:
    game = position("usa", row=MIXED, next_cards=["purple", "white"])
    game.play(0, HIDDEN)
    assert row(game) == MIXED
    game.play(0, face_up("red"))
    assert hand(game, 0) == {"red": 1, "purple": 1}


def test_usa_r8_which_of_equal_cards_is_taken_changes_only_the_order_of_the_row() -> None:
    game = position("usa", row=["red", "blue", "red", "green", "black"], next_cards=["white"])
    game.play(0, face_up("red"), slot=2)
    assert row(game) == ["red", "blue", "white", "green", "black"]
    with pytest.raises(fogg.IllegalAction) as caught:
        game.play(0, face_up("red"), slot=1)
    assert caught.value.rule == "usa R8"


def test_usa_r9_a_face_up_card_is_replaced_at_once_before_the_second_draw() -> None:
    game = position("usa", row=MIXED, next_cards=["white"])
    assert events(game, 0, face_up("blue")) == ["event-drew", "event-turned-up"]
    assert row(game) == ["red", "white", WILD, "green", "black"]
    assert face_up("white") in forms(game, 0)


def test_usa_r9_the_card_just_turned_up_may_be_the_second() -> None:
    game = position("usa", row=MIXED, next_cards=["white", "orange"])
    game.play(0, face_up("blue"))
    game.play(0, face_up("white"))
    assert hand(game, 0) == {"blue": 1, "white": 1}
    assert row(game) == ["red", "orange", WILD, "green", "black"]


def test_usa_r10_a_face_up_locomotive_taken_first_is_the_only_card_of_the_turn() -> None:
    game = position("usa", row=MIXED, next_cards=["white"])
    game.play(0, face_up(WILD))
    assert hand(game, 0) == {WILD: 1}
    assert row(game) == ["red", "blue", "white", "green", "black"]
    assert game.actors == [1]


@pytest.mark.parametrize("first", [face_up("red"), HIDDEN])
def test_usa_r11_a_face_up_locomotive_that_lay_there_cannot_be_second(first: Form) -> None:
    game = position("usa", row=MIXED, next_cards=["white"])
    game.play(0, first)
    refuses(game, 0, face_up(WILD), "refusal-not-second", "usa R11")
    assert game.refusal(0, f"kind:{WILD}") is not None


def test_usa_r11_a_locomotive_just_turned_up_cannot_be_second() -> None:
    game = position("usa", row=["red", "blue", "white", "green", "black"], next_cards=[WILD])
    game.play(0, face_up("red"))
    assert row(game)[0] == WILD
    refuses(game, 0, face_up(WILD), "refusal-not-second", "usa R11")


def test_usa_r11_the_other_face_up_cards_and_the_deck_stay_open() -> None:
    game = position("usa", row=MIXED, next_cards=["white"])
    game.play(0, face_up("red"))
    assert forms(game, 0) == [face_up("green"), face_up("blue"), face_up("black"), face_up("white"), HIDDEN]


def test_usa_r12_a_blind_locomotive_as_first_card_leaves_the_second() -> None:
    game = position("usa", row=MIXED, next_cards=[WILD])
    game.play(0, HIDDEN)
    assert hand(game, 0) == {WILD: 1}
    assert game.actors == [0]
    game.play(0, face_up("red"))
    assert game.actors == [1]


@pytest.mark.parametrize("first", [face_up("red"), HIDDEN])
def test_usa_r12_a_blind_locomotive_may_be_second(first: Form) -> None:
    game = position("usa", row=MIXED, next_cards=["red", WILD])
    game.play(0, first)
    game.play(0, HIDDEN)
    assert hand(game, 0) == {"red": 1, WILD: 1}


def test_usa_r13_there_is_no_hand_limit() -> None:
    game = position("usa", deck={"red": 2}, rest_to=0)
    assert game.view(0).hand_size(0) == 103
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert game.view(0).hand_size(0) == 105
    assert game.actors == [1]
