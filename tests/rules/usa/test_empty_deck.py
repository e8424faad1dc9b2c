"""USA, when cards run out: R15, R16 with both values of its setting, and the short row of Q4."""

from __future__ import annotations

from typing import Any

from tests.factory import claim_form, forms, position
from tests.rules.usa.helpers import HIDDEN, PASS, WILD, events, face_up, hand, heard, refuses, row

import fogg

L = WILD
FIVE = ["red", "blue", "green", "black", "white"]
OPEN = {"row_open_when_no_cards_left": True}
BLACK_CLAIM = claim_form("nashville-raleigh", "black")


def exhausted(**more: Any) -> fogg.Game:
    """Return a game with empty deck and discards; all other cards are in the hand of the last seat."""
    numbers: dict[str, Any] = {"row": FIVE, "deck": {}, "rest_to": 1}
    return position("usa", **(numbers | more))


def drawable(game: fogg.Game, seat: int) -> list[dict[str, str | int]]:
    return [form for form in forms(game, seat) if form["do"] in ("draw", "draw-hidden")]


def test_usa_r15_a_deck_that_has_just_run_out_stays_empty() -> None:
    game = position("usa", row=FIVE, deck={"red": 1}, discards={"blue": 5})
    discards = game.view(None).discards_size
    assert "event-reshuffled" not in events(game, 0, HIDDEN)
    assert (game.view(None).deck_size, game.view(None).discards_size) == (0, discards)


def test_usa_r15_the_next_card_shuffles_the_discards_into_a_new_deck() -> None:
    game = position("usa", row=FIVE, deck={"red": 1})
    discards = game.view(None).discards_size
    game.play(0, HIDDEN)
    assert events(game, 0, HIDDEN) == ["event-reshuffled", "event-drew-hidden-own"]
    assert heard(game, 1, "event-reshuffled") == [{"n": discards}]
    assert (game.view(None).deck_size, game.view(None).discards_size) == (discards - 1, 0)
    game.audit()


def test_usa_r15_a_card_to_be_turned_up_shuffles_them_too() -> None:
    game = position("usa", row=FIVE, deck={})
    assert events(game, 0, face_up("red")) == ["event-drew", "event-reshuffled", "event-turned-up"]


def test_usa_r15_cards_in_hands_and_face_up_stay_there() -> None:
    game = position("usa", row=FIVE, deck={}, hands={0: {"red": 2}, 1: {L: 3}}, next_cards=["orange"])
    game.play(0, HIDDEN)
    assert row(game) == FIVE
    assert hand(game, 0) == {"red": 2, "orange": 1}
    assert hand(game, 1) == {L: 3}


def test_usa_r15_discards_made_in_between_join_the_shuffle() -> None:
    game = position("usa", row=FIVE, deck={"red": 2}, hands={1: {"black": 3}})
    discards = game.view(None).discards_size
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    game.play(1, BLACK_CLAIM)
    game.play(0, HIDDEN)
    assert heard(game, None, "event-reshuffled") == [{"n": discards + 3}]


def test_usa_r15_when_the_deck_runs_out_while_several_are_turned_up_those_up_stay() -> None:
    cards = [L, "purple", "orange", "red", "yellow", "green"]
    game = position("usa", row=["red", L, L, "blue", "green"], deck={L: 1, "purple": 1, "orange": 1}, next_cards=cards)
    happened = events(game, 0, face_up("red"))
    assert happened[2:] == ["event-flushed", *["event-turned-up"] * 2, "event-reshuffled", *["event-turned-up"] * 3]
    assert row(game) == cards[1:]


def test_usa_r16_with_deck_and_discards_empty_no_card_can_be_drawn_from_any_market() -> None:
    game = exhausted(hands={0: {"black": 3}})
    assert drawable(game, 0) == []
    for kind in FIVE:
        refuses(game, 0, face_up(kind), "refusal-no-cards", "usa R16")
    refuses(game, 0, HIDDEN, "refusal-no-cards", "usa R16")


def test_usa_r16_claiming_and_tickets_are_left() -> None:
    game = exhausted(hands={0: {"black": 3}})
    assert {form["do"] for form in forms(game, 0)} == {"claim", "draw-tickets"}
    assert BLACK_CLAIM in forms(game, 0)


def test_usa_r16_r7_without_those_either_the_player_passes() -> None:
    game = exhausted(ticket_deck=[])
    assert forms(game, 0) == [PASS]


def test_usa_r16_discards_alone_are_enough_to_draw() -> None:
    game = exhausted(discards={"orange": 1})
    assert drawable(game, 0) == [face_up(kind) for kind in ("red", "green", "blue", "black", "white")] + [HIDDEN]


def test_usa_r16_a_draw_already_begun_may_be_finished_from_the_row_which_is_not_filled_up() -> None:
    game = exhausted(deck={"orange": 1})
    game.play(0, HIDDEN)
    refuses(game, 0, HIDDEN, "refusal-no-cards", "usa R16")
    assert events(game, 0, face_up("red")) == ["event-drew"]
    assert hand(game, 0) == {"orange": 1, "red": 1}
    assert row(game) == [None, *FIVE[1:]]
    assert game.actors == [1]


def test_usa_r16_r11_nor_may_the_draw_be_finished_with_a_locomotive() -> None:
    game = exhausted(row=[L, "red", "blue", "green", "black"], deck={"orange": 1})
    game.play(0, HIDDEN)
    refuses(game, 0, face_up(L), "refusal-not-second", "usa R11")


def test_usa_r16_if_no_legal_second_card_exists_the_turn_ends_with_one() -> None:
    game = exhausted(row=[L, L, L, L, L], deck={"orange": 1})
    game.play(0, HIDDEN)
    assert hand(game, 0) == {"orange": 1}
    assert game.actors == [1]


def test_usa_r16_with_the_setting_face_up_cards_may_be_taken_and_are_not_replaced() -> None:
    game = exhausted(settings=OPEN)
    assert drawable(game, 0) == [face_up(kind) for kind in ("red", "green", "blue", "black", "white")]
    refuses(game, 0, HIDDEN, "refusal-no-cards", "usa R16")
    game.play(0, face_up("red"))
    game.play(0, face_up("white"))
    assert row(game) == [None, "blue", "green", "black", None]
    assert game.actors == [1]


def test_usa_r16_r10_with_the_setting_a_face_up_locomotive_is_still_the_only_card() -> None:
    game = exhausted(row=[L, "blue"], settings=OPEN)
    game.play(0, face_up(L))
    assert game.actors == [1]


def test_usa_r16_with_the_setting_the_last_face_up_card_ends_the_turn() -> None:
    game = exhausted(row=["blue"], settings=OPEN)
    game.play(0, face_up("blue"))
    assert hand(game, 0) == {"blue": 1}
    assert game.actors == [1]


def test_usa_r16_with_the_setting_only_without_a_card_face_up_drawing_is_not_allowed() -> None:
    game = exhausted(row=[], settings=OPEN)
    assert drawable(game, 0) == []
    refuses(game, 0, face_up("blue"), "refusal-not-shown", "usa R8")


def test_usa_r15_a_short_row_stays_short_when_cards_are_discarded() -> None:
    game = exhausted(row=["red", "blue", "green"], hands={0: {"black": 3}})
    assert events(game, 0, BLACK_CLAIM) == ["event-claimed"]
    assert row(game) == ["red", "blue", "green", None, None]
    assert (game.view(None).deck_size, game.view(None).discards_size) == (0, 3)


def test_usa_r16_one_discarded_card_leaves_the_next_player_a_draw() -> None:
    game = exhausted(row=["red", "blue", "green", "white"], hands={0: {"black": 1}}, next_cards=["black"])
    game.play(0, claim_form("dallas-houston", "black"))
    assert HIDDEN in drawable(game, 1)
    game.play(1, HIDDEN)
    assert row(game) == ["red", "blue", "green", "white", None]


def test_usa_r15_a_card_drawn_blind_comes_first_and_the_gaps_of_the_row_are_filled_after_it() -> None:
    game = exhausted(row=["red", "blue", "green"], hands={0: {"black": 2, L: 1}}, next_cards=[L, "black", "black"])
    game.play(0, claim_form("nashville-raleigh", "black", 1))
    assert events(game, 1, HIDDEN) == [
        "event-reshuffled",
        "event-drew-hidden-own",
        "event-turned-up",
        "event-turned-up",
    ]
    assert row(game) == ["red", "blue", "green", "black", "black"]
    game.audit()


def test_usa_r15_a_card_taken_from_a_short_row_fills_all_its_gaps() -> None:
    game = exhausted(row=["red", "blue", "green"], hands={0: {"black": 3}})
    game.play(0, BLACK_CLAIM)
    game.play(1, face_up("blue"))
    assert row(game) == ["red", "black", "green", "black", "black"]


def test_usa_r15_a_row_is_filled_up_as_far_as_there_are_cards() -> None:
    game = exhausted(row=["red"], hands={0: {"black": 3}})
    game.play(0, BLACK_CLAIM)
    game.play(1, HIDDEN)
    assert row(game) == ["red", "black", "black", None, None]


def test_usa_r11_r16_no_second_card_is_asked_for_when_filling_the_gaps_leaves_only_locomotives() -> None:
    game = exhausted(row=[L, L], discards={L: 1}, hands={0: {"black": 1}}, next_cards=["black", L])
    game.play(0, claim_form("dallas-houston", "black"))
    game.play(1, HIDDEN)
    assert row(game) == [L, L, L, None, None]
    assert game.actors == [0]
    game.audit()


def test_usa_r14_three_locomotives_in_a_short_row_that_is_filled_up_are_replaced() -> None:
    cards = ["green", L, "black", "black", "blue", "black", L, L]
    game = exhausted(row=[L, L, "blue"], discards={"green": 1}, hands={0: {"black": 2, L: 1}}, next_cards=cards)
    game.play(0, claim_form("nashville-raleigh", "black", 1))
    happened = events(game, 1, HIDDEN)
    assert happened.count("event-flushed") == 1
    assert row(game) == cards[3:]


def test_usa_r10_a_discarded_locomotive_that_comes_to_lie_face_up_is_the_only_card() -> None:
    game = exhausted(row=["red", "blue", "green", "white"], hands={0: {L: 3}}, settings=OPEN)
    game.play(0, claim_form("nashville-raleigh", None, 3))
    assert row(game) == ["red", "blue", "green", "white", None]
    game.play(1, face_up("red"))
    game.play(1, face_up("blue"))
    assert row(game)[4] == L
    game.play(0, face_up(L))
    assert game.actors == [1]
