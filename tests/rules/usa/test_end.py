"""USA, the end of the game: R30 and R31."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, position
from tests.rules.usa.helpers import HIDDEN, PASS, events, face_up, heard, stuck, take_turn, turns_until_over

import fogg

ONE_SPACE = claim_form("atlanta-nashville", "red")
EVERY_SEAT = [(seats, seat) for seats in (2, 3, 4, 5) for seat in range(seats)]


def before_claim(seats: int, seat: int, trains: int) -> fogg.Game:
    """Return a game in which that seat is to move with that many trains and a red card."""
    return position("usa", seats=seats, turn=seat, hands={seat: {"red": 1}}, trains={seat: trains})


@pytest.mark.parametrize(("seats", "seat"), EVERY_SEAT)
def test_usa_r30_everyone_takes_one_more_turn_and_the_one_who_triggered_it_the_last(seats: int, seat: int) -> None:
    game = before_claim(seats, seat, 3)
    game.play(seat, ONE_SPACE)
    assert turns_until_over(game) == [(seat + turn) % seats for turn in range(1, seats + 1)]


@pytest.mark.parametrize("left", [0, 1, 2])
def test_usa_r30_two_one_or_no_train_left_begins_the_last_round(left: int) -> None:
    game = before_claim(2, 0, left + 1)
    assert events(game, 0, ONE_SPACE) == ["event-claimed", "event-last-round"]
    assert heard(game, 1, "event-last-round") == [{"seat": 0, "n": left}]
    assert turns_until_over(game) == [1, 0]


def test_usa_r30_three_trains_left_do_not() -> None:
    game = before_claim(2, 0, 4)
    assert events(game, 0, ONE_SPACE) == ["event-claimed"]
    for _ in range(10):
        take_turn(game)
    assert not game.over


def test_usa_r30_it_is_checked_after_every_kind_of_turn() -> None:
    game = before_claim(2, 0, 2)
    game.play(0, HIDDEN)
    assert heard(game, 0, "event-last-round") == []
    assert "event-last-round" in events(game, 0, HIDDEN)


def test_usa_r30_the_trigger_fires_once() -> None:
    hands = {0: {"red": 1}, 1: {"purple": 4}}
    game = position("usa", seats=3, hands=hands, trains={0: 3, 1: 6})
    game.play(0, ONE_SPACE)
    assert events(game, 1, claim_form("denver-omaha", "purple")) == ["event-claimed"]
    assert game.view(None).trains[1] == 2
    assert turns_until_over(game) == [2, 0]
    assert len(heard(game, None, "event-last-round")) == 1


def test_usa_r30_the_one_who_triggered_it_may_fall_further_in_its_last_turn() -> None:
    game = position("usa", hands={0: {"red": 2}}, trains={0: 3})
    game.play(0, ONE_SPACE)
    take_turn(game)
    game.play(0, claim_form("dallas-houston", "red"))
    assert game.over
    assert game.view(None).trains[0] == 1


def test_usa_r30_then_the_game_ends_and_nothing_more_can_be_done() -> None:
    game = before_claim(2, 0, 3)
    game.play(0, ONE_SPACE)
    take_turn(game)
    game.play(0, HIDDEN)
    assert events(game, 0, HIDDEN)[-1] == "event-game-over"
    assert game.actors == [] and game.options(1) == []
    assert game.result is not None
    why = game.refusal(1, HIDDEN)
    assert why is not None and (why.message.key, why.rule) == ("refusal-game-over", "usa R30")
    with pytest.raises(fogg.GameIsOver):
        game.play(1, HIDDEN)


def test_usa_r30_a_forced_pass_is_a_turn_of_the_last_round() -> None:
    game = stuck("usa", seats=3, hands={0: {"purple": 4}}, trains={0: 6, 1: 3, 2: 3})
    game.play(0, claim_form("denver-omaha", "purple"))
    assert heard(game, None, "event-last-round") == [{"seat": 0, "n": 2}]
    game.play(1, HIDDEN)  # the row is filled with the other cards that were discarded
    game.play(1, face_up("purple"))
    for seat in (2, 0):
        assert not game.over
        game.play(seat, PASS)
    assert game.over


def test_usa_r31_order_a_b_c_b_ends_with_two_trains_then_c_a_b_play_once_more() -> None:
    game = before_claim(3, 1, 3)
    game.play(1, ONE_SPACE)
    assert game.view(None).trains[1] == 2
    assert turns_until_over(game) == [2, 0, 1]
