"""Taking decisions back: until something new was shown, or another seat has acted."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, position

import fogg


def test_a_claim_can_be_taken_back_until_another_seat_acts() -> None:
    game = position("usa", hands={0: {"red": 4}, 1: {"blue": 4}})
    before = [game.view(seat) for seat in (0, 1, None)]
    game.play(0, claim_form("dallas-el_paso", "red"))
    assert game.undoable(0) == 1
    assert game.undoable(1) == 0
    game.take_back(0)
    assert [game.view(seat) for seat in (0, 1, None)] == before
    game.play(0, claim_form("dallas-el_paso", "red"))
    game.play(1, {"do": "draw-hidden"})
    assert game.undoable(0) == 0
    with pytest.raises(fogg.IllegalAction, match="nothing to take back"):
        game.take_back(0)


@pytest.mark.parametrize("action", [{"do": "draw-hidden"}, {"do": "draw", "kind": "red"}, {"do": "draw-tickets"}])
def test_what_shows_something_new_cannot_be_taken_back(action: dict[str, str]) -> None:
    game = position("usa", row=["red", "blue", "green", "black", "white"])
    game.play(0, action)
    assert game.undoable(0) == 0


def test_the_choice_of_drawn_tickets_can_be_taken_back_the_draw_cannot() -> None:
    game = position("usa")
    game.play(0, {"do": "draw-tickets"})
    offer = game.view(0).offer
    game.play(0, {"do": "keep", "tickets": 1})
    assert game.undoable(0) == 1
    game.take_back(0)
    assert game.view(0).offer == offer
    assert game.undoable(0) == 0


def test_an_opening_choice_can_be_taken_back_while_others_choose() -> None:
    game = fogg.new_game("usa", 3, 7)
    start = game.view(0)
    game.play(0, game.options(0)[0])
    game.play(1, game.options(1)[0])
    assert [game.undoable(seat) for seat in (0, 1, 2)] == [1, 1, 0]
    game.take_back(0)
    assert game.view(0) == start
    assert game.actors == [0, 2]
    game.play(0, game.options(0)[1])
    game.play(2, game.options(2)[0])
    assert [game.undoable(seat) for seat in (0, 1, 2)] == [0, 0, 0]


def test_no_player_sees_whether_another_has_made_the_opening_choice() -> None:
    game = fogg.new_game("usa", 3, 7)
    before = [game.view(seat) for seat in (1, 2, None)]
    game.play(0, game.options(0)[0])
    assert [game.view(seat) for seat in (1, 2, None)] == before


def test_a_chain_of_decisions_is_taken_back_link_by_link_and_hidden_until_done() -> None:
    game = position("europe", hands={0: {"red": 1}})
    others = [game.view(seat) for seat in (1, None)]
    game.play(0, {"do": "station", "city": "paris"})
    assert [game.view(seat) for seat in (1, None)] == others
    assert game.undoable(0) == 1
    game.play(0, {"do": "pay", "color": "red", "wilds": 0})
    assert game.undoable(0) == 2
    assert game.view(1) != others[0]
    game.take_back(0)
    game.take_back(0)
    assert [game.view(seat) for seat in (1, None)] == others
    assert game.undoable(0) == 0


def test_take_backs_are_in_the_record_and_replay() -> None:
    game = fogg.new_game("usa", 2, 3)
    game.play(0, game.options(0)[0])
    game.take_back(0)
    game.play(0, game.options(0)[1])
    game.play(1, game.options(1)[0])
    record = game.record()
    assert [line.take_back for line in record.lines] == [False, True, False, False]
    again = record.replay()
    assert again.view(0) == game.view(0)
    assert record.replay(1).undoable(0) == 1
