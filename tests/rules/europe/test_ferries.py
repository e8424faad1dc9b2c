"""Europe, ferries: R10 to R12 and X1."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, position
from tests.rules.europe.helpers import discards
from tests.rules.usa.helpers import WILD, hand, no_such_claim, payments, refuses

import fogg

FERRY = "palermo-smyrna"  # six spaces, two of them with a symbol
PLENTY = {"red": 6, "blue": 3, WILD: 6}
FERRIES = [route for route in fogg.load("europe").board.routes if route.kind == "ferry"]


def test_europe_r10_the_board_has_thirteen_ferries_all_gray_with_one_or_two_symbols() -> None:
    assert len(FERRIES) == 13
    assert {route.color for route in FERRIES} == {"gray"}
    assert {int(route.locos) for route in FERRIES} == {1, 2}
    assert not [route for route in fogg.load("europe").board.routes if route.kind != "ferry" and route.locos]


@pytest.mark.parametrize("ferry", [route.key for route in FERRIES])
def test_europe_r10_every_symbol_takes_a_locomotive_and_the_rest_one_color_or_more_of_them(ferry: str) -> None:
    game = position("europe", hands={0: {"red": 8, "blue": 2, WILD: 8}})
    route = game.ruleset.board.route(ferry)
    length, symbols = int(route.length), int(route.locos)
    expected: set[tuple[str | None, int]] = {(None, length)}
    for color, held in (("red", 8), ("blue", 2)):
        expected |= {(color, wilds) for wilds in range(symbols, length) if held >= length - wilds}
    assert payments(game, 0, ferry) == expected


def test_europe_r10_without_the_locomotives_a_ferry_is_refused_with_any_other_cards() -> None:
    game = position("europe", hands={0: {"red": 12, WILD: 1}})
    assert payments(game, 0, FERRY) == set()
    refuses(game, 0, claim_form(FERRY, "red", 2), "refusal-few-wilds", "europe R10")
    why = game.refusal(0, f"route:{FERRY}")
    assert why is not None and (why.message.key, why.rule) == ("refusal-few-wilds", "europe R10")


def test_europe_r10_with_the_locomotives_but_too_few_others_it_is_refused_for_the_cards() -> None:
    game = position("europe", hands={0: {"red": 2, WILD: 2}})
    refuses(game, 0, claim_form(FERRY, "red", 2), "refusal-few-cards", "usa R17")


def test_europe_r10_the_other_spaces_take_any_one_color() -> None:
    colors = [kind.key for kind in fogg.ruleset("europe").kinds if kind.is_color]
    game = position("europe", hands={0: dict.fromkeys(colors, 1) | {WILD: 1}})
    assert payments(game, 0, "athina-smyrna") == {(color, 1) for color in colors}


def test_europe_r11_amsterdam_london_takes_two_locomotives_and_nothing_else() -> None:
    game = position("europe", hands={0: PLENTY})
    assert payments(game, 0, "amsterdam-london") == {(None, 2)}
    no_such_claim(game, 0, "amsterdam-london", "red", 1, "refusal-few-wilds", "europe R10")
    game.play(0, claim_form("amsterdam-london", None, 2))
    assert discards(game) == {WILD: 2}


def test_europe_r11_one_locomotive_is_not_enough() -> None:
    game = position("europe", hands={0: {"red": 6, WILD: 1}})
    refuses(game, 0, claim_form("amsterdam-london", None, 2), "refusal-few-wilds", "europe R10")


def test_europe_r12_three_cards_do_not_replace_a_locomotive() -> None:
    game = position("europe", hands={0: {"red": 12, "blue": 12}}, row=["white"] * 3 + ["black"] * 2)
    assert payments(game, 0, "athina-smyrna") == set()
    refuses(game, 0, claim_form("athina-smyrna", "red", 1), "refusal-few-wilds", "europe R10")


@pytest.mark.parametrize(("color", "wilds"), [("red", 2), ("blue", 3), (None, 6)])
def test_europe_x1_good_payments_for_palermo_smyrna(color: str | None, wilds: int) -> None:
    game = position("europe", hands={0: PLENTY})
    game.play(0, claim_form(FERRY, color, wilds))
    assert game.view(None).scores == (15, 0)
    assert game.view(None).trains == (39, 45)
    assert hand(game, 0).get(WILD, 0) == 6 - wilds
    assert sum(discards(game).values()) == 6


def test_europe_x1_every_payment_of_the_action_space_is_tried() -> None:
    game = position("europe", hands={0: PLENTY})
    red = {("red", wilds) for wilds in (2, 3, 4, 5)}
    blue = {("blue", wilds) for wilds in (3, 4, 5)}
    assert payments(game, 0, FERRY) == red | blue | {(None, 6)}


def test_europe_x1_one_locomotive_and_five_red_is_not_a_payment() -> None:
    game = position("europe", hands={0: PLENTY})
    no_such_claim(game, 0, FERRY, "red", 1, "refusal-few-wilds", "europe R10")


def test_europe_x1_two_locomotives_with_two_red_and_two_blue_are_not_a_payment() -> None:
    game = position("europe", hands={0: {"red": 2, "blue": 2, WILD: 2}})
    assert payments(game, 0, FERRY) == set()
    refuses(game, 0, claim_form(FERRY, "blue", 2), "refusal-few-cards", "usa R17")
