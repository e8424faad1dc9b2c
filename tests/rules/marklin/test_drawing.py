"""Märklin, drawing cards: R7, R9, R10, R12, R27 and R28."""

from __future__ import annotations

import pytest
from tests.factory import forms, position
from tests.rules.marklin.helpers import (
    EDITION,
    PASSENGER,
    PLUS4,
    Form,
    station,
)
from tests.rules.usa.helpers import HIDDEN, WILD, events, face_up, hand, refuses, row

COLORS = ["red", "orange", "yellow", "green", "blue"]


def test_marklin_r7_a_turn_is_one_of_four_actions() -> None:
    game = position(EDITION, hands={0: {"black": 2}}, claimed={0: ["berlin-hamburg"]})
    station(game, 0, "berlin")
    actions = {form["do"] for form in forms(game, 0)}
    assert actions == {"draw", "draw-hidden", "claim", "draw-tickets", "move-passenger"}


def test_marklin_r9_a_face_up_locomotive_is_the_whole_draw() -> None:
    game = position(EDITION, row=[WILD, *COLORS[:4]])
    game.play(0, face_up(WILD))
    assert game.actors == [1]


def test_marklin_r9_it_cannot_be_the_second_card() -> None:
    game = position(EDITION, row=[WILD, *COLORS[:4]])
    game.play(0, face_up("red"))
    refuses(game, 0, face_up(WILD), "refusal-not-second", "marklin R9")


def test_marklin_r9_blind_locomotives_are_free() -> None:
    game = position(EDITION, next_cards=[WILD, WILD])
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert hand(game, 0) == {WILD: 2}


def test_marklin_r9_three_ordinary_locomotives_replace_the_row() -> None:
    game = position(EDITION, row=[WILD, WILD, *COLORS[:3]], next_cards=[WILD, *COLORS])
    assert "event-flushed" in events(game, 0, face_up("red"))
    assert row(game) == COLORS


@pytest.mark.parametrize("kind", [PLUS4, PASSENGER])
def test_marklin_r10_r12_they_are_drawn_like_colored_cards_even_two_in_a_turn(kind: str) -> None:
    game = position(EDITION, row=[kind, kind, *COLORS[:3]], next_cards=["blue", "blue"])
    game.play(0, face_up(kind))
    assert game.actors == [0]
    game.play(0, face_up(kind))
    assert hand(game, 0) == {kind: 2}
    assert game.actors == [1]


def test_marklin_r10_three_of_them_do_not_cause_a_flush() -> None:
    game = position(EDITION, row=[PLUS4, PLUS4, *COLORS[:3]], next_cards=[PLUS4])
    assert "event-flushed" not in events(game, 0, face_up("red"))
    assert row(game).count(PLUS4) == 3


def test_marklin_r12_passenger_cards_pay_for_no_route() -> None:
    game = position(EDITION, hands={0: {PASSENGER: 10}})
    assert not any(form["do"] == "claim" for form in forms(game, 0))


def test_marklin_r27_three_passenger_cards_replace_the_row() -> None:
    game = position(EDITION, row=[PASSENGER, PASSENGER, *COLORS[:3]], next_cards=[PASSENGER, *COLORS])
    (flushed,) = [item for item in game.play(0, face_up("red")) if item.full.key == "event-flushed"]
    assert [PASSENGER, 3] in flushed.full.params["cards"]
    assert row(game) == COLORS


def test_marklin_r27_two_of_each_kind_stay() -> None:
    game = position(EDITION, row=[PASSENGER, PASSENGER, WILD, "red", "blue"], next_cards=[WILD])
    assert "event-flushed" not in events(game, 0, face_up("red"))


def test_marklin_r27_it_is_repeated_for_either_kind() -> None:
    too_many = [[PASSENGER] * 3 + ["green", "blue"], [WILD] * 3 + ["green", "blue"]]
    cards = [PASSENGER, *too_many[1], *too_many[0], *too_many[1], *too_many[0], *COLORS]
    game = position(EDITION, row=[PASSENGER, PASSENGER, *COLORS[:3]], next_cards=cards)
    assert events(game, 0, face_up("red")).count("event-flushed") == 5
    assert row(game) == COLORS


@pytest.mark.parametrize(("colored", "flushes"), [(0, False), (1, True)])
def test_marklin_r27_no_flush_where_no_better_row_can_be_made(colored: int, flushes: bool) -> None:
    # Of all cards outside the hands at most two locomotives and two passenger cards fit into a row.
    game = position(
        EDITION,
        row=[PASSENGER, PASSENGER, WILD, WILD, "red"],
        deck={PASSENGER: 1, WILD: 1, "blue": colored},
        rest_to=1,
        next_cards=[PASSENGER],
    )
    told = events(game, 0, face_up("red"))
    assert ("event-flushed" in told) == flushes


def test_marklin_r28_without_cards_only_claims_passengers_and_tickets_are_left() -> None:
    game = position(EDITION, row=[], deck={}, rest_to=0, claimed={0: ["berlin-hamburg"]})
    station(game, 0, "berlin")
    assert {form["do"] for form in forms(game, 0)} == {"claim", "move-passenger", "draw-tickets"}


def test_marklin_r28_a_row_that_is_left_can_be_taken() -> None:
    game = position(EDITION, row=["red", PLUS4], deck={}, rest_to=1)
    shown: list[Form] = [form for form in forms(game, 0) if str(form["do"]).startswith("draw") and "kind" in form]
    assert shown == [face_up("red"), face_up(PLUS4)]
    refuses(game, 0, HIDDEN, "refusal-no-cards", "marklin R28")
