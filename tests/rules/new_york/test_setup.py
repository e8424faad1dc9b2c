"""New York, set-up: R1 to R5."""

from __future__ import annotations

import pytest
from tests.factory import finish, forms, position
from tests.rules.usa.helpers import (
    TICKETS,
    WILD,
    dealt,
    face_up,
    heard,
    keep,
    keys,
    refuses,
    row,
    take_turn,
    told,
)

import fogg

COLORS = ["blue", "green", "black", "pink", "red", "orange"]
EDITION = "new_york"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_york_r1_two_to_four_players_begin_with_fifteen_taxis(seats: int) -> None:
    assert fogg.new_game(EDITION, seats, 1).view(None).trains == (15,) * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_new_york_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats) as caught:
        fogg.new_game(EDITION, seats, 1)
    assert caught.value.allowed == [2, 3, 4]


def test_new_york_r1_every_player_has_a_color_of_its_own() -> None:
    assert len(set(fogg.load(EDITION).get("player_colors"))) == 4


def test_new_york_r1_r2_the_pieces_are_taxis_and_the_wild_card_is_the_taxi() -> None:
    game = position(EDITION, hands={0: {"pink": 4}}, trains={0: 3})
    why = game.refusal(0, {"do": "claim", "route": "chelsea-soho", "color": "pink", "wilds": 0})
    assert why is not None and "taxis" in why.sentence
    game.play(0, {"do": "draw-hidden"})
    assert game.sentence(game.ruleset.drawing.face_up[6].words(game, 0)) == "Take the face-up Taxi card"


def test_new_york_r2_the_deck_has_44_cards_six_of_each_color_and_eight_taxis() -> None:
    kinds = {kind.key: kind.total for kind in fogg.ruleset(EDITION).kinds}
    assert kinds == dict.fromkeys(COLORS, 6) | {WILD: 8}
    assert sum(kinds.values()) == 44


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_york_r2_two_cards_are_dealt_to_each_and_five_turned_up(seats: int) -> None:
    game = fogg.new_game(EDITION, seats, 5)
    view = game.view(None)
    assert [view.hand_size(seat) for seat in range(seats)] == [2] * seats
    assert len(row(game)) == 5 and None not in row(game)
    assert view.deck_size + view.discards_size == 44 - 2 * seats - 5
    game.audit()


def test_new_york_r2_r12_three_taxis_are_replaced_at_set_up() -> None:
    fresh = ["red", "blue", "green", "black", "pink"]
    game = dealt(EDITION, 2, ["red", "red", "blue", "blue", WILD, "green", WILD, "pink", WILD, *fresh])
    assert row(game) == fresh
    assert told(game).count("event-flushed") == 1


def test_new_york_r3_two_of_the_eighteen_tickets_are_dealt_to_each() -> None:
    game = fogg.new_game(EDITION, 4, 1)
    offers = [keys(game.view(seat).offer) for seat in range(4)]
    assert [len(offer) for offer in offers] == [2] * 4
    assert len({ticket for offer in offers for ticket in offer}) == 8
    assert len(game.ruleset.board.tickets) == 18
    assert game.view(None).tickets_left == 10


def test_new_york_r3_one_or_two_are_kept() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    assert forms(game, 0) == [keep(0), keep(1), keep(0, 1)]
    refuses(game, 0, keep(), "refusal-keep-more", "new_york R3")


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_new_york_r3_refused_tickets_go_to_the_bottom_in_seat_order(order: tuple[int, ...]) -> None:
    game = fogg.new_game(EDITION, 3, 8)
    refused = [game.view(seat).offer[seat % 2].key for seat in range(3)]
    for seat in order:
        game.play(seat, keep(1 - seat % 2))
    for turn in range(6):  # the twelve tickets above them
        game.play(turn % 3, TICKETS)
        game.play(turn % 3, keep(0, 1))
    game.play(0, TICKETS)
    assert keys(game.view(0).offer) == refused[:2]
    game.play(0, keep(0, 1))
    game.play(1, TICKETS)
    assert keys(game.view(1).offer) == refused[2:]


def test_new_york_r4_tickets_are_secret() -> None:
    held = [position(EDITION, tickets={0: [ticket]}) for ticket in ("central_park-chelsea", "times_square-soho")]
    for onlooker in (1, None):
        assert held[0].view(onlooker) == held[1].view(onlooker)


def test_new_york_r4_no_player_sees_whether_a_ticket_is_complete() -> None:
    claimed = {0: ["chinatown-lower_east_side", "chinatown-wall_street"]}
    held = [
        position(EDITION, claimed=claimed, tickets={0: [ticket]})
        for ticket in ("lower_east_side-wall_street", "times_square-soho")
    ]
    assert held[0].view(1) == held[1].view(1)
    assert [line.reason for line in held[0].view(1).standing() if line.tickets] == []
    assert [line.reason for line in held[0].view(0).standing() if line.tickets] == ["score-ticket-done"]


def test_new_york_r4_at_the_end_they_are_shown() -> None:
    game = position(EDITION, tickets={0: ["central_park-chelsea"]})
    finish(game)
    assert [line.tickets for line in game.view(1).standing() if line.seat == 0] == [("central_park-chelsea",)]


def test_new_york_r4_returned_tickets_are_not_shown_to_others() -> None:
    games = [fogg.new_game(EDITION, 2, 4), fogg.new_game(EDITION, 2, 4)]
    for game, mine in zip(games, (keep(0), keep(1)), strict=True):
        game.play(0, mine)
        game.play(1, keep(0, 1))
    assert games[0].view(1) == games[1].view(1)
    assert heard(games[0], 1, "event-kept")[0] == {"seat": 0, "n": 1, "refused": 1}


def test_new_york_r5_seat_0_begins_and_play_goes_clockwise() -> None:
    game = position(EDITION, seats=4)
    order: list[int] = []
    for _ in range(6):
        order.append(game.current)
        take_turn(game)
    assert order == [0, 1, 2, 3, 0, 1]


def test_new_york_r5_no_player_plays_out_of_turn() -> None:
    game = position(EDITION, seats=3)
    with pytest.raises(fogg.NotYourTurn):
        game.play(2, face_up("red"))


def test_new_york_r5_the_edition_says_that_the_youngest_begins() -> None:
    assert fogg.load(EDITION).get("about.who_begins") == "The youngest player begins."
