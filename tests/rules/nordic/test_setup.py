"""Nordic Countries, set-up, drawing and tickets: R1 to R8."""

from __future__ import annotations

import pytest
from tests.factory import forms, position
from tests.rules.usa.helpers import HIDDEN, TICKETS, WILD, dealt, events, face_up, hand, keep, keys, refuses, row

import fogg

EDITION = "nordic"


@pytest.mark.parametrize("seats", [2, 3])
def test_nordic_r1_r2_two_or_three_players_have_40_trains_and_four_cards(seats: int) -> None:
    game = fogg.new_game(EDITION, seats, 1)
    assert game.view(None).trains == (40,) * seats
    assert [game.view(None).hand_size(seat) for seat in range(seats)] == [4] * seats


@pytest.mark.parametrize("seats", [1, 4])
def test_nordic_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats) as caught:
        fogg.new_game(EDITION, seats, 1)
    assert caught.value.allowed == [2, 3]


def test_nordic_r2_five_cards_lie_face_up() -> None:
    assert len(row(fogg.new_game(EDITION, 2, 1))) == 5


def test_nordic_r3_five_tickets_are_dealt_and_two_to_five_kept() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    assert len(game.ruleset.board.tickets) == 46
    several = [mask for mask in range(32) if mask.bit_count() >= 2]
    assert forms(game, 0) == [{"do": "keep", "tickets": mask} for mask in several]
    refuses(game, 0, keep(3), "refusal-keep-more", "nordic R3")


def test_nordic_r3_tickets_not_kept_leave_the_game() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    refused = set(keys(game.view(0).offer)[2:])
    game.play(0, keep(0, 1))
    game.play(1, keep(0, 1, 2, 3, 4))
    assert set(keys(game.ruleset.board.tickets[ticket] for ticket in game.box.cards)) == refused
    assert game.view(None).tickets_left == 46 - 10


def test_nordic_r4_seat_0_begins_and_the_edition_tells_who_should_sit_there() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    for seat in range(2):
        game.play(seat, keep(0, 1))
    assert game.actors == [0]
    assert "most experienced traveller" in fogg.load(EDITION).get("about.who_begins")


def test_nordic_r5_a_face_up_locomotive_does_not_end_the_draw_and_another_may_follow() -> None:
    game = position(EDITION, row=[WILD, WILD, "red", "blue", "green"])
    game.play(0, face_up(WILD))
    assert game.actors == [0]
    assert face_up(WILD) in forms(game, 0)
    game.play(0, face_up(WILD))
    assert hand(game, 0) == {WILD: 2}
    assert game.actors == [1]


def test_nordic_r5_a_locomotive_may_be_the_second_card() -> None:
    game = position(EDITION, row=[WILD, "red", "blue", "green", "white"])
    game.play(0, HIDDEN)
    assert face_up(WILD) in forms(game, 0)


def test_nordic_r6_the_row_is_never_flushed() -> None:
    game = dealt(EDITION, 2, [*["red"] * 4, *["blue"] * 4, *[WILD] * 5])
    assert row(game) == [WILD] * 5
    game = position(EDITION, row=[WILD, WILD, WILD, WILD, "red"], next_cards=[WILD])
    assert "event-flushed" not in events(game, 0, face_up("red"))
    assert row(game) == [WILD] * 5


def test_nordic_r6_the_setting_flushes_three_locomotives() -> None:
    kinds = fogg.ruleset(EDITION, settings={"flush_three_locomotives": True}).kinds
    assert {kind.key: kind.flush_at for kind in kinds if kind.flush_at} == {WILD: 3}


def test_nordic_r7_three_tickets_are_drawn_one_is_kept_and_the_others_leave_the_game() -> None:
    game = position(EDITION)
    game.play(0, TICKETS)
    offer = keys(game.view(0).offer)
    assert len(offer) == 3
    refuses(game, 0, keep(), "refusal-keep-more", "nordic R7")
    game.play(0, keep(1))
    assert set(keys(game.ruleset.board.tickets[ticket] for ticket in game.box.cards)) == {offer[0], offer[2]}
    assert game.view(None).tickets_left == 43


def test_nordic_r8_with_fewer_left_those_are_drawn_and_with_none_the_action_is_not_available() -> None:
    game = position(EDITION, ticket_deck=["bergen-kobenhavn", "oslo-stavanger"])
    game.play(0, TICKETS)
    assert len(game.view(0).offer) == 2
    game.play(0, keep(0))
    assert game.view(None).tickets_left == 0
    refuses(game, 1, TICKETS, "refusal-no-tickets", "nordic R8")
