"""India, set-up, tickets, routes and the end: R1 to R9, R16 and X1."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, position
from tests.rules.usa.helpers import (
    HIDDEN,
    TICKETS,
    WILD,
    earned,
    events,
    face_up,
    keep,
    level,
    no_such_claim,
    payments,
    refuses,
    row,
    turns_until_over,
)

import fogg

EDITION = "india"
L = WILD
BOARD = fogg.load(EDITION).board
LONGEST = "calcutta-madras"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_india_r1_two_to_four_players_have_45_trains(seats: int) -> None:
    assert fogg.new_game(EDITION, seats, 1).view(None).trains == (45,) * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_india_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats):
        fogg.new_game(EDITION, seats, 1)


def test_india_r2_four_cards_each_and_five_face_up() -> None:
    game = fogg.new_game(EDITION, 4, 1)
    assert [game.view(None).hand_size(seat) for seat in range(4)] == [4] * 4
    assert len(row(game)) == 5


def test_india_r2_a_face_up_locomotive_is_the_whole_draw_and_never_second() -> None:
    game = position(EDITION, row=[L, "red", "blue", "green", "white"])
    second = game.copy()
    game.play(0, face_up(L))
    assert game.actors == [1]
    second.play(0, HIDDEN)
    refuses(second, 0, face_up(L), "refusal-not-second", "india R2")


def test_india_r2_three_face_up_locomotives_flush_the_row() -> None:
    game = position(EDITION, row=[L, L, "red", "blue", "green"], next_cards=[L, *["white"] * 5])
    assert "event-flushed" in events(game, 0, face_up("red"))


def test_india_r3_two_of_four_tickets_must_be_kept_and_the_others_go_under_the_deck() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    assert len(game.view(0).offer) == 4
    refuses(game, 0, keep(1), "refusal-keep-more", "india R3")
    refused = game.players[0].offer[2:]
    game.play(0, keep(0, 1))
    game.play(1, keep(0, 1, 2, 3))
    assert game.tickets.cards[:2] == refused[::-1]
    assert not game.box.cards


def test_india_r4_three_are_drawn_one_is_kept_and_the_others_go_under_the_deck() -> None:
    game = position(EDITION)
    game.play(0, TICKETS)
    refuses(game, 0, keep(), "refusal-keep-more", "india R4")
    refused = game.players[0].offer[1:]
    assert len(refused) == 2
    game.play(0, keep(0))
    assert game.tickets.cards[:2] == refused[::-1]


@pytest.mark.parametrize("seats", [2, 3])
def test_india_r5_with_two_or_three_players_a_claimed_lane_closes_the_other(seats: int) -> None:
    game = position(EDITION, seats=seats, claimed={1: ["agra-jaipur"]}, hands={0: {"white": 1}})
    refuses(game, 0, claim_form("agra-jaipur.2", "white"), "refusal-route-closed", "india R5")


def test_india_r5_with_four_players_both_lanes_are_open_to_different_players() -> None:
    game = position(EDITION, seats=4, claimed={1: ["agra-jaipur"]}, hands={0: {"white": 1}})
    assert payments(game, 0, "agra-jaipur.2") == {("white", 0)}
    own = position(EDITION, seats=4, claimed={0: ["agra-jaipur"]}, hands={0: {"white": 1}})
    refuses(own, 0, claim_form("agra-jaipur.2", "white"), "refusal-own-track", "india R5")


def test_india_r6_eight_gray_ferries_with_twelve_symbols() -> None:
    ferries = {route.key: (route.color, int(route.length), int(route.locos)) for route in BOARD.routes if route.locos}
    assert ferries == {
        "bombay-karachi": ("gray", 6, 2),
        "bombay-karachi.2": ("gray", 6, 2),
        "bombay-calicut": ("gray", 6, 2),
        LONGEST: ("gray", 8, 2),
        "calcutta-chittagong": ("gray", 2, 1),
        "calcutta-chittagong.2": ("gray", 2, 1),
        "calicut-quilon": ("gray", 2, 1),
        "calicut-quilon.2": ("gray", 2, 1),
    }


def test_india_r7_a_locomotive_for_each_symbol_and_one_color_or_locomotives_for_the_rest() -> None:
    game = position(EDITION, hands={0: {"red": 1, "blue": 1, L: 2}})
    assert payments(game, 0, "calicut-quilon") == {("red", 1), ("blue", 1), (None, 2)}


def test_india_r7_nothing_else_stands_for_a_locomotive() -> None:
    game = position(EDITION, hands={0: {"red": 12, "blue": 4}})
    assert payments(game, 0, "calicut-quilon") == set()
    refuses(game, 0, claim_form("calicut-quilon", "red", 1), "refusal-few-wilds", "india R7")


def test_india_r8_double_ferries_follow_the_rule_of_double_routes() -> None:
    cards = {0: {L: 2}}
    for seats, open_ in ((3, set()), (4, {(None, 2)})):
        game = position(EDITION, seats=seats, claimed={1: ["calicut-quilon"]}, hands=cards)
        assert payments(game, 0, "calicut-quilon.2") == open_


def test_india_r9_points_by_length_and_the_only_route_of_eight() -> None:
    terms = fogg.ruleset(EDITION).terms
    assert {int(one.route.length): int(one.points) for one in terms} == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    assert [route.key for route in BOARD.routes if route.length == 8] == [LONGEST]


def test_india_r9_the_literal_setting_pays_15_for_it() -> None:
    terms = fogg.ruleset(EDITION, settings={"literal": True}).terms
    assert {int(one.points) for one in terms if one.route.key == LONGEST} == {15}


@pytest.mark.parametrize(
    ("cards", "color", "wilds"),
    [({L: 2, "red": 6}, "red", 2), ({L: 5, "yellow": 3}, "yellow", 5), ({L: 8}, None, 8)],
    ids=str,
)
def test_india_x1_good_payments_for_calcutta_madras(cards: dict[str, int], color: str | None, wilds: int) -> None:
    game = position(EDITION, hands={0: cards})
    game.play(0, claim_form(LONGEST, color, wilds))
    assert game.view(None).scores == (21, 0)
    assert game.view(None).trains == (37, 45)


def test_india_x1_one_locomotive_and_seven_red_are_not_a_payment() -> None:
    game = position(EDITION, hands={0: {L: 1, "red": 7}})
    no_such_claim(game, 0, LONGEST, "red", 1, "refusal-few-wilds", "india R7")


def test_india_r16_two_trains_left_begin_the_last_round() -> None:
    game = position(EDITION, seats=4, hands={0: {"green": 2}}, trains={0: 4})
    game.play(0, claim_form("agra-katni", "green"))
    assert turns_until_over(game) == [1, 2, 3, 0]


def test_india_r16_tickets_count_plus_or_minus_their_value() -> None:
    held = {0: ["lahore-delhi", "agra-jarhat"]}
    game = position(EDITION, claimed={0: ["bhatinda-lahore", "bhatinda-delhi"]}, tickets=held)
    result = finish(game)
    assert earned(result, "score-ticket-done") == {0: 5}
    assert earned(result, "score-ticket-failed") == {0: -8}


def test_india_r16_a_tie_is_decided_by_tickets_then_by_the_longest_path_bonus() -> None:
    routes = {0: ["calcutta-waltain"], 1: ["bhatinda-lahore", "bhatinda-delhi"]}
    assert finish(level(position(EDITION, claimed=routes), 60)).standings[0].seats == (1,)
    longer = {**routes, 0: ["calcutta-waltain", "calcutta-raipur"]}
    by_path = level(position(EDITION, claimed=longer), 60)
    assert finish(by_path).standings[0].seats == (0,)
    by_tickets = level(position(EDITION, claimed=longer, tickets={1: ["lahore-delhi"]}), 60)
    assert finish(by_tickets).standings[0].seats == (1,)
