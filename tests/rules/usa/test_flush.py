"""USA, three face-up locomotives: R14 with its stop (Q2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.usa.helpers import HIDDEN, WILD, dealt, events, face_up, hand, refuses, row, told

import fogg

L = WILD
TWO_LOCOMOTIVES = ["red", L, L, "blue", "green"]
HANDS = ["red", "red", "blue", "blue", "green", "green", "black", "black"]


@pytest.mark.parametrize("shown", [[L, L, L, "red", "blue"], ["red", L, L, L, L], [L, L, L, L, L]])
def test_usa_r14_three_or_more_locomotives_are_replaced_at_set_up(shown: list[str]) -> None:
    game = dealt("usa", 2, [*HANDS, *shown, "red", "blue", "green", "black", "white"])
    assert row(game) == ["red", "blue", "green", "black", "white"]
    assert told(game).count("event-flushed") == 1
    assert game.deck.discards.size == 5
    assert game.deck.discards.counts[game.ruleset.wild] == shown.count(L)


def test_usa_r14_two_locomotives_stay() -> None:
    game = dealt("usa", 2, [*HANDS, L, L, "red", "blue", "green"])
    assert row(game) == [L, L, "red", "blue", "green"]
    assert "event-flushed" not in told(game)


def test_usa_r14_it_is_repeated_while_it_is_still_so() -> None:
    three = [L, "red", L, "blue", L]
    game = dealt("usa", 2, [*HANDS, *three, *three, *three, "red", L, "green", L, "white"])
    assert row(game) == ["red", L, "green", L, "white"]
    assert told(game).count("event-flushed") == 3


def test_usa_r14_cards_turned_up_together_are_looked_at_together() -> None:
    game = dealt("usa", 2, [*HANDS, L, L, L, "red", "blue", "red", "blue", "green", "black", "white"])
    assert told(game) == ["event-turned-up"] * 5 + ["event-flushed"] + ["event-turned-up"] * 5


def test_usa_r14_it_happens_between_the_two_draws_and_uses_up_no_draw() -> None:
    fresh = ["orange", "white", "black", "purple", L]
    game = position("usa", row=TWO_LOCOMOTIVES, next_cards=[L, *fresh, "yellow"])
    happened = events(game, 0, face_up("red"))
    assert happened == ["event-drew", "event-turned-up", "event-flushed"] + ["event-turned-up"] * 5
    assert row(game) == fresh
    assert game.actors == [0]
    game.play(0, HIDDEN)
    assert hand(game, 0) == {"red": 1, "yellow": 1}
    assert game.actors == [1]
    game.audit()


def test_usa_r14_all_five_go_to_the_discards() -> None:
    game = position("usa", row=TWO_LOCOMOTIVES, next_cards=[L, "orange", "white", "black", "purple", "red"])
    game.play(0, face_up("red"))
    discards = {kind.key: int(n) for kind, n in zip(game.ruleset.kinds, game.deck.discards.counts, strict=True) if n}
    assert discards == {L: 3, "blue": 1, "green": 1}


def test_usa_r14_it_happens_after_the_second_draw_too() -> None:
    fresh = ["orange", "white", "black", "purple", "yellow"]
    game = position("usa", row=TWO_LOCOMOTIVES, next_cards=["yellow", L, *fresh])
    game.play(0, HIDDEN)
    assert "event-flushed" in events(game, 0, face_up("red"))
    assert row(game) == fresh
    assert game.actors == [1]


def test_usa_r14_a_locomotive_that_takes_the_place_of_one_is_not_a_third() -> None:
    game = position("usa", row=TWO_LOCOMOTIVES, next_cards=[L])
    assert "event-flushed" not in events(game, 0, face_up(L))
    assert row(game) == ["red", L, L, "blue", "green"]


def many_flushes(flushes: int) -> fogg.Game:
    """Return a row of two locomotives over a deck so small that all new rows but the last show three again."""
    first, second = ["white", "orange", L, L, L], ["blue", "green", L, L, L]
    again = [card for n in range(flushes - 1) for card in (second if n % 2 else first)]
    fresh = ["white", "orange", "blue", L, L] if flushes % 2 else ["blue", "green", "white", L, L]
    deck = {L: 1, "white": 1, "orange": 1}
    return position("usa", row=TWO_LOCOMOTIVES, deck=deck, rest_to=1, next_cards=[L, *again, *fresh])


@pytest.mark.parametrize("flushes", [4, 5, 9])
def test_usa_r14_flushes_repeat_as_long_as_three_other_cards_are_outside_the_hands(flushes: int) -> None:
    game = many_flushes(flushes)
    assert events(game, 0, face_up("red")).count("event-flushed") == flushes
    assert row(game).count(L) == 2


def test_usa_r14_r15_the_five_may_come_back_when_the_deck_runs_out() -> None:
    game = many_flushes(4)
    happened = events(game, 0, face_up("red"))
    assert happened[:5] == ["event-drew", "event-turned-up", "event-flushed", "event-turned-up", "event-turned-up"]
    assert happened[5] == "event-reshuffled"
    assert happened.count("event-reshuffled") == 4


def standing(**more: Any) -> fogg.Game:
    """Return a game in which three locomotives stand, since only two other cards are outside the hands."""
    game = position("usa", row=TWO_LOCOMOTIVES, deck={L: 6}, rest_to=1, **more)
    game.play(0, face_up("red"))
    return game


def test_usa_r14_r11_a_row_left_standing_is_an_ordinary_row() -> None:
    game = standing()
    refuses(game, 0, face_up(L), "refusal-not-second", "usa R11")
    assert forms(game, 0) == [face_up("green"), face_up("blue"), HIDDEN]
    game.play(0, HIDDEN)
    game.play(1, face_up(L))  # R10: the only card of that turn
    assert game.actors == [0]


def test_usa_r14_with_fewer_than_three_other_cards_outside_the_hands_the_row_stays() -> None:
    game = position("usa", row=TWO_LOCOMOTIVES, deck={L: 6}, rest_to=1)
    assert "event-flushed" not in events(game, 0, face_up("red"))
    assert row(game) == [L, L, L, "blue", "green"]


@pytest.mark.parametrize(("deck", "discards"), [({L: 1, "white": 1}, {}), ({L: 1}, {"white": 1})])
def test_usa_r14_with_a_third_other_card_in_deck_or_discards_it_is_replaced(
    deck: dict[str, int], discards: dict[str, int]
) -> None:
    fresh = ["white", L, L, "blue", "green"]
    game = position("usa", row=TWO_LOCOMOTIVES, deck=deck, discards=discards, rest_to=1, next_cards=[L, *fresh])
    assert events(game, 0, face_up("red")).count("event-flushed") == 1
    assert row(game) == fresh


def test_usa_r14_a_row_left_standing_is_replaced_at_the_end_of_the_action_that_discards_a_third_other_card() -> None:
    game = standing()
    game.play(0, HIDDEN)
    happened = events(game, 1, claim_form("dallas-houston", "purple"))
    assert happened[:2] == ["event-claimed", "event-flushed"]
    assert row(game).count(L) == 2
    game.audit()


def test_usa_r14_it_stays_while_the_cards_discarded_are_locomotives() -> None:
    game = standing(hands={1: {L: 2}})
    game.play(0, HIDDEN)
    assert "event-flushed" not in events(game, 1, claim_form("dallas-houston", None, 1))
    assert row(game) == [L, L, L, "blue", "green"]


def test_usa_r14_a_flush_at_the_end_of_an_action_cannot_be_taken_back() -> None:
    game = standing()
    game.play(0, HIDDEN)
    game.play(1, claim_form("dallas-houston", "purple"))
    assert game.undoable(1) == 0
