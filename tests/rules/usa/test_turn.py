"""USA, a turn: R6 and R7 with the forced pass of Q3."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.usa.helpers import HIDDEN, PASS, TICKETS, events, face_up, keep, refuses, stuck

import fogg

LONG_CLAIM = claim_form("denver-omaha", "purple")


def test_usa_r6_the_three_actions_are_offered() -> None:
    game = position("usa", hands={0: {"purple": 4}})
    assert {form["do"] for form in forms(game, 0)} == {"draw", "draw-hidden", "claim", "draw-tickets"}


def test_usa_r6_after_a_claim_the_turn_is_over() -> None:
    game = position("usa", hands={0: {"purple": 8}})
    game.play(0, LONG_CLAIM)
    assert game.actors == [1]


def test_usa_r6_once_drawing_has_begun_nothing_else_is_possible() -> None:
    game = position("usa", hands={0: {"purple": 4}})
    game.play(0, face_up("red"))
    refuses(game, 0, LONG_CLAIM, "refusal-not-now", "usa R6")
    refuses(game, 0, TICKETS, "refusal-not-now", "usa R6")
    game.play(0, HIDDEN)
    assert game.actors == [1]


def test_usa_r6_once_tickets_are_drawn_nothing_else_is_possible() -> None:
    game = position("usa", hands={0: {"purple": 4}})
    game.play(0, TICKETS)
    refuses(game, 0, LONG_CLAIM, "refusal-not-now", "usa R6")
    refuses(game, 0, HIDDEN, "refusal-not-now", "usa R6")
    game.play(0, keep(0))
    assert game.actors == [1]


def test_usa_r7_no_passing_while_cards_can_be_drawn() -> None:
    game = stuck("usa", deck={"red": 1})
    assert forms(game, 0) == [HIDDEN]
    refuses(game, 0, PASS, "refusal-must-act", "usa R7")


def test_usa_r7_no_passing_while_a_route_can_be_claimed() -> None:
    game = stuck("usa", hands={0: {"purple": 4}}, trains={0: 4, 1: 3})
    assert {form["do"] for form in forms(game, 0)} == {"claim"}
    refuses(game, 0, PASS, "refusal-must-act", "usa R7")


def test_usa_r7_no_passing_while_there_are_tickets() -> None:
    game = stuck("usa", ticket_deck=["boston-miami"])
    assert forms(game, 0) == [TICKETS]
    refuses(game, 0, PASS, "refusal-must-act", "usa R7")


def test_usa_r7_the_second_card_is_compulsory_when_possible() -> None:
    game = position("usa")
    game.play(0, HIDDEN)
    assert {form["do"] for form in forms(game, 0)} == {"draw", "draw-hidden"}
    refuses(game, 0, PASS, "refusal-not-now", "usa R6")


def test_usa_r7_a_player_who_can_do_nothing_passes() -> None:
    game = stuck("usa", seats=3)
    assert forms(game, 0) == [PASS]
    assert events(game, 0, PASS) == ["event-passed"]
    assert game.actors == [1]


@pytest.mark.parametrize("seats", [2, 3])
def test_usa_r7_when_all_pass_in_succession_the_game_ends(seats: int) -> None:
    game = stuck("usa", seats=seats)
    for seat in range(seats):
        assert not game.over
        game.play(seat, PASS)
    assert game.over
    with pytest.raises(fogg.GameIsOver):
        game.play(0, PASS)


def test_usa_r7_a_turn_without_a_pass_restarts_the_count() -> None:
    game = stuck("usa", seats=3, hands={1: {"purple": 4}}, trains={0: 3, 1: 7, 2: 3})
    game.play(0, PASS)
    game.play(1, LONG_CLAIM)  # the four cards become the row: everybody can draw again
    assert game.actors == [2] and not game.over
    assert game.view(None).data.snapshot.passes == 0
