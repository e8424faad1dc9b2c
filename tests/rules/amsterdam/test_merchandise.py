"""Amsterdam, merchandise bonus cards: R15, R19 to R21 and R24 with Q4, and the worked examples X1 to X9."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.factory import claim_form, finish, points, position
from tests.rules.amsterdam.helpers import EDITION, board_of_ones_own, bonus_of, merchandise
from tests.rules.usa.helpers import WILD, earned, events, heard, take_turn

import fogg

CART_OF_TWO = claim_form("begijnhof-munttoren", "black")
PERIMETER = {
    "haringpakkerstoren-nieuwe_waal",
    "haringpakkerstoren-oude_waal",
    "montelbaanstoren-oude_waal",
    "blauwbrug-montelbaanstoren",
    "blauwbrug-munttoren",
    "begijnhof-munttoren",
    "begijnhof-de_drie_hendricken",
    "de_drie_hendricken-jordaan",
    "jordaan-noordermarkt",
    "nieuwe_waal-noordermarkt",
}
INNER = {
    "haringpakkerstoren-noordermarkt",
    "korenmetershuisje-noordermarkt",
    "jan_roodenpoortstoren-jordaan",
    "begijnhof-westermarkt",
}


def cart_tracks() -> list[str]:
    return [route.key for route in fogg.ruleset(EDITION).board.routes if "cart" in route.tags]


def test_amsterdam_r15_a_cart_route_brings_one_merchandise_card() -> None:
    game = position(EDITION, hands={0: {"black": 2}})
    assert "event-merchandise" in events(game, 0, CART_OF_TWO)
    assert merchandise(game) == {"held": [1, 0], "left": 15}
    game.audit()


@pytest.mark.parametrize("route", cart_tracks())
def test_amsterdam_r15_one_for_a_route_of_any_length(route: str) -> None:
    game = position(EDITION, seats=3, hands={0: {WILD: 4}})
    game.play(0, claim_form(route, None, int(game.ruleset.board.route(route).length)))
    assert merchandise(game) == {"held": [1, 0, 0], "left": 15}


def test_amsterdam_r15_a_route_without_carts_brings_none() -> None:
    for route in fogg.ruleset(EDITION).board.routes:
        if "cart" not in route.tags:
            game = position(EDITION, hands={0: {WILD: 4}})
            assert "event-merchandise" not in events(game, 0, claim_form(route.key, None, int(route.length)))
            assert merchandise(game) == {"held": [0, 0], "left": 16}


def test_amsterdam_r15_each_cart_route_claimed_brings_one_more() -> None:
    game = position(EDITION, hands={0: {"black": 2, "green": 2}})
    game.play(0, CART_OF_TWO)
    take_turn(game)
    game.play(0, claim_form("nieuwe_waal-noordermarkt", "green"))
    assert merchandise(game) == {"held": [2, 0], "left": 14}
    assert heard(game, 1, "event-merchandise") == [{"seat": 0, "n": 1}, {"seat": 0, "n": 2}]


def test_amsterdam_r15_the_cards_lie_face_up_before_their_owner() -> None:
    game = position(EDITION, hands={0: {"black": 2}})
    game.play(0, CART_OF_TWO)
    for onlooker in (0, 1, None):
        assert game.view(onlooker).data.snapshot.module_states == ({"held": [1, 0], "left": 15},)


def test_amsterdam_r15_taking_a_claim_back_returns_the_card() -> None:
    game = position(EDITION, hands={0: {"black": 2}})
    game.play(0, CART_OF_TWO)
    game.take_back(0)
    assert merchandise(game) == {"held": [0, 0], "left": 16}


@pytest.mark.parametrize(
    ("held", "bonus"),
    [([2, 1], [8, 4]), ([1, 3, 2], [2, 8, 5]), ([1, 2, 3, 4], [2, 4, 6, 8])],
    ids=str,
)
def test_amsterdam_r19_each_rank_scores_by_the_number_of_players(held: list[int], bonus: list[int]) -> None:
    assert bonus_of(held) == bonus


def test_amsterdam_r19_cards_taken_in_play_are_scored_at_the_end() -> None:
    hands = {0: {"black": 2}, 1: {"green": 2, "red": 2}}
    game = position(EDITION, hands=hands)
    game.play(0, CART_OF_TWO)
    game.play(1, claim_form("nieuwe_waal-noordermarkt", "green"))
    take_turn(game)
    game.play(1, claim_form("jordaan-noordermarkt", "red"))
    result = finish(game)
    assert earned(result, "score-merchandise") == {0: 4, 1: 8}
    assert (result.total(0), result.total(1)) == (2 + 4, 2 + 2 + 8)


@pytest.mark.parametrize("held", [[0, 0], [0, 0, 0], [0, 0, 0, 0]], ids=str)
def test_amsterdam_r20_without_a_card_no_player_scores_not_even_the_first_rank(held: list[int]) -> None:
    assert bonus_of(held) == [0] * len(held)


@pytest.mark.parametrize(("held", "bonus"), [([1, 0, 0, 0], [8, 0, 0, 0]), ([2, 1, 0, 0], [8, 6, 0, 0])], ids=str)
def test_amsterdam_r20_no_cards_score_nothing_at_any_rank(held: list[int], bonus: list[int]) -> None:
    assert bonus_of(held) == bonus


@pytest.mark.parametrize(
    ("held", "bonus"),
    [
        ([2, 2, 1], [8, 8, 2]),
        ([1, 1, 1], [8, 8, 8]),
        ([1, 1, 1, 1], [8, 8, 8, 8]),
        ([3, 1, 1, 1], [8, 6, 6, 6]),
        ([2, 2, 1, 1], [8, 8, 4, 4]),
        ([3, 2, 1, 1], [8, 6, 4, 4]),
    ],
    ids=str,
)
def test_amsterdam_r21_tied_players_score_their_rank_and_the_following_are_skipped(
    held: list[int], bonus: list[int]
) -> None:
    assert bonus_of(held) == bonus


def test_amsterdam_x1_two_leaders_then_the_third_rank_then_none() -> None:
    assert bonus_of([3, 3, 1, 0]) == [8, 8, 4, 0]


def test_amsterdam_x2_three_leaders_then_the_fourth_rank() -> None:
    assert bonus_of([2, 2, 2, 1]) == [8, 8, 8, 2]


def test_amsterdam_x3_two_in_the_second_rank() -> None:
    assert bonus_of([4, 2, 2, 1]) == [8, 6, 6, 2]


def test_amsterdam_x4_four_different_ranks() -> None:
    assert bonus_of([5, 3, 2, 1]) == [8, 6, 4, 2]


def test_amsterdam_x5_three_players_two_in_the_second_rank() -> None:
    assert bonus_of([2, 1, 1]) == [8, 5, 5]


def test_amsterdam_x6_three_players_two_without_a_card() -> None:
    assert bonus_of([2, 0, 0]) == [8, 0, 0]


def test_amsterdam_x7_two_players_tied() -> None:
    assert bonus_of([3, 3]) == [8, 8]


def test_amsterdam_x8_two_players_one_without_a_card() -> None:
    assert bonus_of([1, 0]) == [8, 0]


def test_amsterdam_x9_a_gray_cart_route_of_four_brings_seven_points_and_one_card() -> None:
    game = position(EDITION, hands={0: {"red": 4}})
    assert game.ruleset.board.route("begijnhof-de_drie_hendricken").color == "gray"
    game.play(0, claim_form("begijnhof-de_drie_hendricken", "red"))
    assert game.view(None).scores[0] == 7
    assert game.view(None).trains[0] == 16 - 4
    assert merchandise(game)["held"] == [1, 0]


def test_amsterdam_r24_there_are_fifteen_cart_tracks_and_sixteen_cards() -> None:
    assert len(cart_tracks()) == 15
    assert fogg.load(EDITION).number("merchandise.cards") == 16
    assert {route.removesuffix(".2") for route in cart_tracks()} == PERIMETER | INNER


def test_amsterdam_r24_both_tracks_of_a_double_or_neither() -> None:
    board = fogg.ruleset(EDITION).board
    for group in board.groups:
        assert len({"cart" in board.routes[route].tags for route in group}) == 1


def test_amsterdam_r24_every_cart_says_that_it_is_reconstructed_and_every_route_that_it_is_unverified() -> None:
    for route in fogg.ruleset(EDITION).board.routes:
        assert ("cart" in route.tags) == ("cart_reconstructed" in route.tags)
        assert "unverified" in route.tags


def test_amsterdam_r24_from_an_empty_pile_no_card_is_taken(tmp_path: Path) -> None:
    folder = board_of_ones_own(tmp_path, "merchandise.cards = 1")
    game = position(folder, hands={0: {"black": 2}, 1: {"green": 2}})
    game.play(0, CART_OF_TWO)
    assert "event-merchandise" not in events(game, 1, claim_form("nieuwe_waal-noordermarkt", "green"))
    assert merchandise(game) == {"held": [1, 0], "left": 0}
    assert game.view(None).scores == (2, 2)
    game.audit()
    assert [points(finish(game), seat, "score-merchandise") for seat in range(2)] == [8, 0]
