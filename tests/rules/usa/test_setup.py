"""USA, set-up: R1 to R5 and R37."""

from __future__ import annotations

import pytest
from tests.factory import finish, forms, position
from tests.rules.usa.helpers import HIDDEN, TICKETS, events, face_up, heard, keep, keys, refuses, row, take_turn

import fogg

COLORS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_usa_r1_two_to_five_players_begin_with_45_trains_and_no_points(seats: int) -> None:
    view = fogg.new_game("usa", seats, 1).view(None)
    assert view.trains == (45,) * seats
    assert view.scores == (0,) * seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_usa_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats) as caught:
        fogg.new_game("usa", seats, 1)
    assert caught.value.allowed == [2, 3, 4, 5]


def test_usa_r1_every_player_has_a_color_of_its_own() -> None:
    colors = fogg.load("usa").get("player_colors")
    assert len(set(colors)) == len(colors) == 5


def test_usa_r2_the_deck_has_110_cards_twelve_of_each_color_and_14_locomotives() -> None:
    kinds = {kind.key: kind.total for kind in fogg.ruleset("usa").kinds}
    assert kinds == dict.fromkeys(COLORS, 12) | {"locomotive": 14}
    assert sum(kinds.values()) == 110


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_usa_r2_four_cards_are_dealt_to_each_and_five_turned_up(seats: int) -> None:
    game = fogg.new_game("usa", seats, 5)
    view = game.view(None)
    assert [view.hand_size(seat) for seat in range(seats)] == [4] * seats
    assert len(row(game)) == 5 and None not in row(game)
    assert view.deck_size + view.discards_size == 110 - 4 * seats - 5
    game.audit()


def test_usa_r2_r14_in_a_real_deal_three_locomotives_are_replaced_before_anybody_chooses() -> None:
    games = (fogg.new_game("usa", 2, seed) for seed in range(1000))
    game = next(game for game in games if heard(game, None, "event-flushed"))
    assert dict(heard(game, None, "event-flushed")[0]["cards"])["locomotive"] >= 3
    assert row(game).count("locomotive") < 3
    assert game.actors == [0, 1]


def test_usa_r3_three_of_the_thirty_tickets_are_dealt_to_each() -> None:
    game = fogg.new_game("usa", 5, 1)
    offers = [keys(game.view(seat).offer) for seat in range(5)]
    assert [len(offer) for offer in offers] == [3] * 5
    assert len({ticket for offer in offers for ticket in offer}) == 15
    assert len(game.ruleset.board.tickets) == 30
    assert game.view(None).tickets_left == 15


def test_usa_r3_each_keeps_two_or_three() -> None:
    game = fogg.new_game("usa", 2, 1)
    assert forms(game, 0) == [keep(0, 1), keep(0, 2), keep(1, 2), keep(0, 1, 2)]
    for place in range(3):
        refuses(game, 0, keep(place), "refusal-keep-more", "usa R3")


def test_usa_r3_no_turn_is_played_before_all_have_chosen() -> None:
    game = fogg.new_game("usa", 2, 1)
    refuses(game, 0, HIDDEN, "refusal-not-now", "usa R6")
    game.play(0, keep(0, 1))
    with pytest.raises(fogg.NotYourTurn):
        game.play(0, HIDDEN)
    assert game.actors == [1]
    game.play(1, keep(0, 1))
    assert game.actors == [0]


def test_usa_r3_a_choice_made_is_made_but_may_be_taken_back_until_all_have_chosen() -> None:
    game = fogg.new_game("usa", 2, 1)
    game.play(0, keep(0, 1))
    why = game.refusal(0, keep(1, 2))
    assert why is not None and (why.message.key, why.rule) == ("refusal-already-chosen", "usa R3")
    game.take_back(0)
    game.play(0, keep(1, 2))
    game.play(1, keep(0, 1))
    with pytest.raises(fogg.IllegalAction):
        game.take_back(1)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_usa_r3_refused_tickets_go_to_the_bottom_in_seat_order_not_decision_order(order: tuple[int, ...]) -> None:
    game = fogg.new_game("usa", 3, 8)
    refused = [game.view(seat).offer[seat].key for seat in range(3)]
    for seat in order:
        game.play(seat, keep(*(place for place in range(3) if place != seat)))
    for turn in range(7):  # the 21 tickets above them
        game.play(turn % 3, TICKETS)
        game.play(turn % 3, keep(0, 1, 2))
    game.play(1, TICKETS)
    assert keys(game.view(1).offer) == refused


def test_usa_r3_no_player_sees_what_another_was_dealt_or_has_chosen() -> None:
    game = fogg.new_game("usa", 2, 1)
    before = game.view(1)
    game.play(0, keep(0, 1))
    assert game.view(1) == before
    assert heard(game, 1, "event-offered-own") == [{"seat": 1, "tickets": keys(before.offer)}]


def test_usa_r4_tickets_of_others_do_not_show_in_a_view() -> None:
    held = [position("usa", tickets={0: [ticket]}) for ticket in ("denver-el_paso", "boston-miami")]
    for onlooker in (1, None):
        assert held[0].view(onlooker) == held[1].view(onlooker)
    assert held[0].view(0) != held[1].view(0)
    assert held[0].view(1).ticket_count(0) == 1


def test_usa_r4_tickets_are_shown_at_the_final_scoring() -> None:
    game = position("usa", tickets={0: ["denver-el_paso"]})
    finish(game)
    assert [line.tickets for line in game.view(1).standing() if line.seat == 0] == [("denver-el_paso",)]


def test_usa_r4_what_a_hand_holds_is_hidden_but_not_how_many_cards() -> None:
    row_of_five = ["red", "blue", "green", "black", "white"]
    held = [position("usa", hands={0: {color: 3}}, row=row_of_five) for color in ("red", "blue")]
    for onlooker in (1, None):
        assert held[0].view(onlooker) == held[1].view(onlooker)
    assert held[0].view(1).hand_size(0) == 3


def test_usa_r4_others_hear_of_a_hidden_card_only_that_it_was_drawn() -> None:
    game = position("usa", next_cards=["purple"])
    events(game, 0, HIDDEN)
    assert heard(game, 0, "event-drew-hidden-own") == [{"seat": 0, "kind": "purple"}]
    for onlooker in (1, None):
        assert heard(game, onlooker, "event-drew-hidden") == [{"seat": 0}]
        assert heard(game, onlooker, "event-drew-hidden-own") == []


def test_usa_r4_a_card_taken_face_up_is_known_to_all() -> None:
    game = position("usa")
    game.play(0, face_up("red"))
    assert heard(game, 1, "event-drew") == [{"seat": 0, "kind": "red"}]
    assert game.view(1).determinize(fogg.Chance(3)).players[0].hand.counts[game.ruleset.kind("red").id] >= 1


def test_usa_r5_seat_0_begins_and_play_goes_clockwise() -> None:
    game = position("usa", seats=5)
    order: list[int] = []
    for _ in range(7):
        order.append(game.current)
        take_turn(game)
    assert order == [0, 1, 2, 3, 4, 0, 1]


def test_usa_r5_no_player_plays_out_of_turn() -> None:
    game = position("usa", seats=3)
    why = game.refusal(1, HIDDEN)
    assert why is not None and (why.message.key, why.rule) == ("refusal-not-your-turn", "usa R5")
    with pytest.raises(fogg.NotYourTurn):
        game.play(1, HIDDEN)
    assert game.options(1) == []


def test_usa_r37_there_are_eight_types_of_car_with_twelve_cards_each() -> None:
    types = [kind for kind in fogg.ruleset("usa").kinds if kind.is_color]
    assert len(types) == 8
    assert {kind.total for kind in types} == {12}
