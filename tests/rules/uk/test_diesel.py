"""United Kingdom, Diesel Power: R20, X5."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms
from tests.rules.uk.helpers import (
    BOOSTER,
    DIESEL,
    NEEDED,
    NEW_YORK,
    RIGHT_OF_WAY,
    buy,
    buyable,
    diesel,
    discarded,
    pays,
    table,
    turn_of,
)
from tests.rules.usa.helpers import WILD, payments, refuses

L = WILD


def test_uk_r20_a_route_may_be_paid_with_a_card_fewer_but_all_trains_are_placed() -> None:
    game = table({0: [DIESEL]}, advanced=True, hands={0: {"green": 1}})
    assert payments(game, 0, "barrow-leeds") == {("green", 0)}
    game.play(0, claim_form("barrow-leeds", "green"))
    refuses(game, 0, diesel(0), "refusal-diesel", "uk R20")
    pays(game, 0, diesel(1))
    assert discarded(game) == {"green": 1}
    assert game.view(None).trains == (33, 35)
    assert game.view(None).scores == (2, 0)


def test_uk_r20_paying_in_full_stays_legal() -> None:
    game = table({0: [DIESEL]}, advanced=True, hands={0: {"green": 2}})
    game.play(0, claim_form("barrow-leeds", "green"))
    assert forms(game, 0) == [diesel(0), diesel(1)]
    pays(game, 0, diesel(0))
    assert discarded(game) == {"green": 2}


def test_uk_r20_never_fewer_than_one_card() -> None:
    game = table({0: [DIESEL]}, advanced=True, hands={0: {"red": 1}})
    game.play(0, claim_form("leeds-manchester", "red"))
    assert turn_of(game, 1)
    assert discarded(game) == {"red": 1}


def test_uk_r20_only_the_owner_leaves_a_card_out() -> None:
    game = table({1: [DIESEL]}, advanced=True, hands={0: {"green": 1}})
    refuses(game, 0, claim_form("barrow-leeds", "green"), "refusal-few-cards", "usa R17")


@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        ({L: 1}, {(None, 2)}),
        ({"red": 1}, set()),
        ({"red": 1, L: 1}, {("red", 1), (None, 2)}),
        ({L: 2}, {(None, 2)}),
    ],
    ids=["locomotive", "color", "both", "two locomotives"],
)
def test_uk_r20_a_symbol_of_a_ferry_always_takes_its_locomotive(
    cards: dict[str, int], legal: set[tuple[str | None, int]]
) -> None:
    game = table({0: [DIESEL, *NEEDED]}, advanced=True, hands={0: cards})
    assert payments(game, 0, "dover-france_dover") == legal


def test_uk_r20_a_payment_of_locomotives_only_leaves_out_one_of_them() -> None:
    game = table({0: [DIESEL]}, advanced=True, hands={0: {L: 1}})
    assert payments(game, 0, "barrow-leeds") == {(None, 2)}
    game.play(0, claim_form("barrow-leeds", None, 2))
    pays(game, 0, diesel(1))
    assert discarded(game) == {L: 1}


def test_uk_r20_substitutes_and_diesel_work_together() -> None:
    game = table({0: [DIESEL, BOOSTER]}, advanced=True, hands={0: {"red": 1, "blue": 1, "white": 1}})
    assert payments(game, 0, "barrow-leeds") == {(None, 2)}
    game.play(0, claim_form("barrow-leeds", None, 2))
    pays(game, 0, diesel(1))
    assert discarded(game) == {"red": 1, "blue": 1, "white": 1}


def test_uk_r20_a_claim_by_right_of_way_may_leave_a_card_out_of_the_routes_price() -> None:
    game = table({0: [DIESEL]}, advanced=True, claimed={1: ["barrow-leeds"]}, hands={0: {L: 4, "green": 1}})
    game.play(0, buy(RIGHT_OF_WAY))
    game.play(0, claim_form("barrow-leeds", "green"))
    pays(game, 0, diesel(1))
    assert discarded(game) == {L: 4, "green": 1}
    game = table({0: [DIESEL]}, advanced=True, claimed={1: ["leeds-manchester"]}, hands={0: {L: 3, "red": 1}})
    assert RIGHT_OF_WAY not in buyable(game, 0)


def test_uk_r20_the_question_is_the_payers_only() -> None:
    game = table({0: [DIESEL]}, advanced=True, hands={0: {"green": 2}})
    before = game.view(1).text()
    game.play(0, claim_form("barrow-leeds", "green"))
    assert game.view(1).text() == before
    assert game.view(0).options() == game.options(0)


def test_uk_r20_technology_costs_its_full_price() -> None:
    game = table({0: [DIESEL]}, advanced=True, hands={0: {L: 1}})
    refuses(game, 0, buy(BOOSTER), "refusal-technology-cost", "uk R9")


def test_uk_x5_london_southampton_for_one_red_card() -> None:
    game = table({0: [DIESEL]}, advanced=True, hands={0: {"red": 1}})
    game.play(0, claim_form("london-southampton", "red"))
    pays(game, 0, diesel(1))
    assert discarded(game) == {"red": 1}


def test_uk_x5_belfast_stranraer_still_costs_its_locomotive() -> None:
    game = table({0: [DIESEL, *NEEDED]}, advanced=True, hands={0: {"red": 3}})
    assert payments(game, 0, "belfast-stranraer") == set()
    game = table({0: [DIESEL, *NEEDED]}, advanced=True, hands={0: {L: 1}})
    game.play(0, claim_form("belfast-stranraer", None, 1))
    assert discarded(game) == {L: 1}


def test_uk_x5_new_york_costs_nine_cards_three_of_them_locomotives() -> None:
    game = table({0: [DIESEL]}, advanced=True, hands={0: {"blue": 6, L: 3}})
    assert payments(game, 0, NEW_YORK) == {("blue", 3)}
    game.play(0, claim_form(NEW_YORK, "blue", 3))
    pays(game, 0, diesel(1))
    assert discarded(game) == {"blue": 6, L: 3}
    game = table({0: [DIESEL]}, advanced=True, hands={0: {"blue": 7, L: 2}})
    assert payments(game, 0, NEW_YORK) == set()
