"""Team Asia, drawing train cards: R9 to R12, X1, X2."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms
from tests.rules.team_asia.helpers import TO_HAND, TO_HOLDER, held, holder, teams
from tests.rules.usa.helpers import HIDDEN, WILD, Form, face_up, hand, heard, refuses

ROW = ["red", "blue", "green", WILD, "white"]


@pytest.mark.parametrize("first", [HIDDEN, face_up("red")])
@pytest.mark.parametrize("second", [HIDDEN, face_up("blue")])
def test_team_asia_r9_one_card_goes_to_the_hand_and_one_to_the_holder(first: Form, second: Form) -> None:
    game = teams(row=ROW)
    game.play(0, first)
    game.play(0, TO_HAND)
    game.play(0, second)
    assert [int(game.players[0].hand.size), int(held(game).piles[0].size)] == [1, 1]
    assert game.current == 1
    game.audit()


def test_team_asia_r10_the_first_card_is_placed_before_the_second_is_drawn() -> None:
    game = teams(row=ROW, next_cards=["yellow", "black"])
    game.play(0, HIDDEN)
    assert forms(game, 0) == [TO_HAND, TO_HOLDER]
    assert game.refusal(0, HIDDEN) is not None
    assert hand(game, 0) == {}
    assert holder(game, 0) == {}
    game.play(0, TO_HOLDER)
    assert holder(game, 0) == {"yellow": 1}
    game.play(0, HIDDEN)
    assert hand(game, 0) == {"black": 1}
    assert holder(game, 0) == {"yellow": 1}
    assert game.current == 1


def test_team_asia_r10_the_second_card_goes_to_the_other_place_unasked() -> None:
    game = teams(row=ROW, next_cards=["yellow", "black"])
    game.play(0, HIDDEN)
    game.play(0, TO_HAND)
    game.play(0, HIDDEN)
    assert hand(game, 0) == {"yellow": 1}
    assert holder(game, 0) == {"black": 1}
    assert game.current == 1


def test_team_asia_r10_the_partner_sees_a_hidden_card_only_in_the_holder() -> None:
    game = teams(row=ROW, next_cards=["yellow", "black"])
    game.play(0, HIDDEN)
    game.play(0, TO_HAND)
    game.play(0, HIDDEN)
    assert game.view(1).common == {"black": 1}
    assert heard(game, 1, "event-to-holder-own") == [{"seat": 0, "kind": "black"}]
    assert heard(game, 2, "event-to-holder") == [{"seat": 0}]
    assert heard(game, 1, "event-drew-hidden-own") == []
    assert held(game).known[0].size == 0


def test_team_asia_r10_everybody_knows_where_a_face_up_card_has_gone() -> None:
    game = teams(row=ROW)
    game.play(0, face_up("red"))
    assert game.undoable(0) == 0
    game.play(0, TO_HOLDER)
    assert game.undoable(0) == 1  # no seat has learned anything
    assert heard(game, 2, "event-to-holder-own") == [{"seat": 0, "kind": "red"}]
    game.play(0, face_up("blue"))
    game.play(1, face_up("green"))
    game.play(1, TO_HAND)
    red, green, blue = (game.ruleset.kind(key).id for key in ("red", "green", "blue"))
    assert held(game).known[0].counts[red] == 1
    assert game.players[0].known.counts[blue] == 1
    assert game.players[1].known.counts[green] == 1
    for chance in range(5):
        dealt = game.view(3).determinize(type(game.chance)(chance))
        assert held(dealt).piles[0].counts[red] == 1


def test_team_asia_r10_a_hidden_card_shown_to_the_partner_cannot_be_taken_back() -> None:
    game = teams(row=ROW)
    game.play(0, HIDDEN)
    game.play(0, TO_HOLDER)
    assert game.undoable(0) == 0


def test_team_asia_r11_a_face_up_locomotive_must_go_to_the_holder() -> None:
    game = teams(row=ROW)
    game.play(0, face_up(WILD))
    assert holder(game, 0) == {WILD: 1}
    assert hand(game, 0) == {}
    assert game.current == 1


def test_team_asia_r12_a_hidden_locomotive_is_an_ordinary_card() -> None:
    game = teams(row=ROW, next_cards=[WILD, WILD])
    game.play(0, HIDDEN)
    assert forms(game, 0) == [TO_HAND, TO_HOLDER]
    game.play(0, TO_HAND)
    game.play(0, HIDDEN)
    assert (hand(game, 0), holder(game, 0)) == ({WILD: 1}, {WILD: 1})


def test_team_asia_r12_a_face_up_locomotive_cannot_be_the_second_card() -> None:
    game = teams(row=ROW)
    game.play(0, face_up("red"))
    game.play(0, TO_HAND)
    refuses(game, 0, face_up(WILD), "refusal-not-second", "team_asia R12")


def test_team_asia_q4_an_only_card_goes_where_the_player_likes() -> None:
    for where in (TO_HAND, TO_HOLDER):
        game = teams(row=[], deck={"red": 1}, rest_to=3)
        game.play(0, HIDDEN)
        assert forms(game, 0) == [TO_HAND, TO_HOLDER]
        game.play(0, where)
        assert game.current == 1
        assert (hand(game, 0), holder(game, 0)) == (({"red": 1}, {}) if where == TO_HAND else ({}, {"red": 1}))
        assert held(game).first == 0


def test_team_asia_q4_the_next_draw_asks_again() -> None:
    game = teams(row=ROW)
    for seat in range(4):
        game.play(seat, HIDDEN)
        assert forms(game, seat) == [TO_HAND, TO_HOLDER]
        game.play(seat, TO_HAND)
        game.play(seat, HIDDEN)


def test_team_asia_x1_red_to_the_hand_sends_green_to_the_holder() -> None:
    game = teams(row=ROW, next_cards=["black", "green"])
    game.play(0, face_up("red"))
    game.play(0, TO_HAND)
    game.play(0, HIDDEN)
    assert (hand(game, 0), holder(game, 0)) == ({"red": 1}, {"green": 1})


def test_team_asia_x1_red_to_the_holder_sends_green_to_the_hand() -> None:
    game = teams(row=ROW, next_cards=["black", "green"])
    game.play(0, face_up("red"))
    game.play(0, TO_HOLDER)
    game.play(0, HIDDEN)
    assert (hand(game, 0), holder(game, 0)) == ({"green": 1}, {"red": 1})


def test_team_asia_x2_the_partner_may_use_the_face_up_locomotive_in_the_next_turn() -> None:
    game = teams(row=ROW)
    game.play(0, face_up(WILD))
    game.play(1, claim_form("calcutta-dacca", None, 1))
    assert holder(game, 0) == {}
    assert game.view(None).scores == (0, 1, 0, 0)
