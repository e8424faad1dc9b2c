"""United Kingdom, cards that stand in for a locomotive: R8, X3, X4."""

from __future__ import annotations

import itertools

import pytest
from tests.factory import claim_form, forms
from tests.rules.uk.helpers import (
    BOOSTER,
    HEADING,
    NEEDED,
    NEW_YORK,
    STOKER,
    WALES,
    buy,
    buyable,
    claimable,
    discarded,
    give,
    owns,
    pays,
    sets,
    table,
    turn_of,
)
from tests.rules.usa.helpers import WILD, hand, heard, payments, refuses

L = WILD
RED_OF_TWO = "london-southampton"
GRAY_OF_TWO = "dover-london"


def test_uk_r8_four_cards_of_any_colors_are_a_locomotive_in_a_claim() -> None:
    game = table(hands={0: {"red": 1, "blue": 2, "green": 1, "white": 1}})
    assert payments(game, 0, RED_OF_TWO) == {("red", 1)}
    game.play(0, claim_form(RED_OF_TWO, "red", 1))
    assert hand(game, 0) == {}
    assert discarded(game) == {"red": 1, "blue": 2, "green": 1, "white": 1}
    assert game.view(None).trains == (33, 35)
    game.audit()


def test_uk_r8_three_cards_are_not_enough_without_booster() -> None:
    game = table(hands={0: {"red": 1, "blue": 2, "green": 1}})
    assert payments(game, 0, RED_OF_TWO) == set()
    refuses(game, 0, claim_form(RED_OF_TWO, "red", 1), "refusal-few-wilds", "usa R17")


def test_uk_r8_three_cards_are_enough_with_booster() -> None:
    game = table({0: [BOOSTER]}, hands={0: {"red": 1, "blue": 2, "green": 1}})
    assert payments(game, 0, RED_OF_TWO) == {("red", 1)}
    game.play(0, claim_form(RED_OF_TWO, "red", 1))
    assert discarded(game) == {"red": 1, "blue": 2, "green": 1}


def test_uk_r8_booster_serves_its_owner_only() -> None:
    game = table({1: [BOOSTER]}, hands={0: {"red": 1, "blue": 2, "green": 1}})
    assert payments(game, 0, RED_OF_TWO) == set()


def test_uk_r8_several_sets_may_be_in_one_payment() -> None:
    game = table(hands={0: {"red": 1, "blue": 7}})
    assert payments(game, 0, RED_OF_TWO) == {("red", 1), (None, 2)}
    game.play(0, claim_form(RED_OF_TWO, None, 2))
    assert discarded(game) == {"red": 1, "blue": 7}


def test_uk_r8_a_set_may_hold_locomotives_and_cards_of_the_route() -> None:
    game = table(hands={0: {"red": 3, L: 2}})
    game.play(0, claim_form(RED_OF_TWO, "red", 1))
    assert forms(game, 0) == [sets(0), sets(1)]
    pays(game, 0, sets(1))
    assert discarded(game) == {"red": 3, L: 2}


def test_uk_r8_the_payer_chooses_how_many_sets_and_which_cards() -> None:
    game = table(hands={0: {"red": 4, "blue": 3, L: 1}})
    game.play(0, claim_form(RED_OF_TWO, "red", 1))
    assert forms(game, 0) == [sets(0), sets(1)]
    refuses(game, 0, sets(2), "refusal-substitutes", "uk R8")
    game.play(0, sets(1))
    # The route takes a red card; of three red, three blue and the locomotive four make the set.
    assert forms(game, 0) == [give("red"), give("blue")]
    refuses(game, 0, give(L), "refusal-give-order", "uk R8")
    refuses(game, 0, give("white"), "refusal-give-kind", "uk R8")
    game.play(0, give("red"))
    game.play(0, give("blue"))
    refuses(game, 0, give("red"), "refusal-give-order", "uk R8")
    pays(game, 0, give("blue"), give(L))
    assert discarded(game) == {"red": 2, "blue": 2, L: 1}
    assert hand(game, 0) == {"red": 2, "blue": 1}
    game.audit()


def test_uk_r8_every_way_to_choose_the_cards_is_reached_once() -> None:
    start = table(hands={0: {"red": 2, "blue": 3, "green": 2, L: 1}})
    start.play(0, claim_form("birmingham-nottingham", None, 1))
    paid = []
    open_games = [start]
    while open_games:
        game = open_games.pop()
        if game.step.seat == 1:
            paid.append(tuple(sorted(discarded(game).items())))
            continue
        for option in game.options(0):
            open_games.append(game.copy())
            open_games[-1].play(0, option)
    stock = {"red": 2, "blue": 3, "green": 2, L: 1}
    wanted: set[tuple[tuple[str, int], ...]] = {((L, 1),)}
    for counts in itertools.product(*(range(n + 1) for n in stock.values())):
        if sum(counts) == 4:
            wanted.add(tuple(sorted((kind, n) for kind, n in zip(stock, counts, strict=True) if n)))
    assert len(paid) == len(set(paid))
    assert set(paid) == wanted


@pytest.mark.parametrize(
    "cards",
    [
        {},
        {L: 3},
        {"red": 2, L: 1},
        {"red": 5, "blue": 6},
        {"red": 9, "blue": 2, "green": 1, L: 2},
        {"white": 12, "red": 12, "black": 11},
    ],
    ids=str,
)
@pytest.mark.parametrize("rate", [4, 3])
def test_uk_r8_exactly_these_payments_are_legal_for_each_route(cards: dict[str, int], rate: int) -> None:
    owned = {0: [*NEEDED, *([BOOSTER] if rate == 3 else [])]}
    game = table(owned, hands={0: cards}, row=["orange"] * 5)
    for route in game.ruleset.board.routes:
        legal: set[tuple[str | None, int]] = set()
        length, size, held = int(route.length), sum(cards.values()), cards.get(L, 0)
        for wilds in range(int(route.locos), length + 1):
            # One set for each missing locomotive; a set takes `rate` cards instead of one.
            enough = size - length >= (rate - 1) * max(0, wilds - held)
            for color in cards:
                fits = color != L and route.color in (color, "gray")
                if wilds < length and fits and cards[color] >= length - wilds and enough:
                    legal.add((color, wilds))
            if wilds == length and enough:
                legal.add((None, wilds))
        assert payments(game, 0, route.key) == legal, route


def test_uk_r8_substitutes_pay_for_technology() -> None:
    game = table(hands={0: {"red": 1, "blue": 1, "green": 1, "white": 1}})
    assert buyable(game, 0) == {WALES, "ireland_france_concession", "scotland_concession", STOKER}
    game.play(0, buy(STOKER))
    assert owns(game, 0) == [STOKER]
    assert sum(discarded(game).values()) == 4


def test_uk_r8_the_links_of_a_payment_are_seen_by_the_payer_only() -> None:
    game = table(hands={0: {"red": 5, "blue": 3, L: 1}})
    before = [game.view(seat).text() for seat in (1, None)]
    game.play(0, claim_form(RED_OF_TWO, "red", 1))
    assert [game.view(seat).text() for seat in (1, None)] == before
    game.play(0, sets(1))
    game.play(0, give("red"))
    assert [game.view(seat).text() for seat in (1, None)] == before
    assert turn_of(game.view(1).determinize(game.chance), 0)
    assert game.view(0).data.snapshot.agenda[-1][0] == "give"
    assert game.view(0).options() == game.options(0)


def test_uk_r8_a_purchase_is_not_seen_before_it_is_paid() -> None:
    game = table(hands={0: {"red": 5, "blue": 3, L: 1}})
    before = [game.view(seat).text() for seat in (1, None)]
    game.play(0, buy(STOKER))
    game.play(0, sets(1))
    assert [game.view(seat).text() for seat in (1, None)] == before
    game.play(0, give("red"))
    pays(game, 0, give("red"), give("red"), give("red"))
    assert heard(game, 1, "event-bought")[0]["cards"] == [["red", 4]]


def test_uk_r8_links_are_taken_back_one_by_one() -> None:
    game = table(hands={0: {"red": 5, "blue": 3, L: 1}})
    start = game.view(0).text()
    game.play(0, claim_form(RED_OF_TWO, "red", 1))
    chosen = game.view(0).text()
    game.play(0, sets(1))
    assert game.undoable(0) == 2
    game.take_back(0)
    assert game.view(0).text() == chosen
    game.take_back(0)
    assert game.view(0).text() == start


def test_uk_x3_with_booster_two_locomotives_and_six_cards_buy_double_heading() -> None:
    game = table({0: [BOOSTER]}, hands={0: {L: 2, "red": 3, "blue": 3}})
    game.play(0, buy(HEADING))
    assert HEADING in owns(game, 0)
    assert hand(game, 0) == {}


def test_uk_x3_without_booster_it_takes_two_locomotives_and_eight_cards() -> None:
    cards = {L: 2, "red": 3, "blue": 4}
    refuses(table(hands={0: cards}), 0, buy(HEADING), "refusal-technology-cost", "uk R9")
    game = table(hands={0: {**cards, "white": 1}})
    game.play(0, buy(HEADING))
    assert owns(game, 0) == [HEADING]
    assert hand(game, 0) == {}


def test_uk_x4_the_symbol_of_a_ferry_may_be_paid_with_any_four_cards() -> None:
    game = table({0: NEEDED}, hands={0: {"red": 1, "blue": 1, "green": 1, "white": 1}})
    assert payments(game, 0, "bristol-cardiff") == {(None, 1)}
    game.play(0, claim_form("bristol-cardiff", None, 1))
    assert sum(discarded(game).values()) == 4
    assert game.view(None).trains == (34, 35)


def test_uk_x4_three_cards_do_not_pay_the_symbol() -> None:
    game = table({0: NEEDED}, hands={0: {"red": 1, "blue": 1, "green": 1}})
    refuses(game, 0, claim_form("bristol-cardiff", None, 1), "refusal-few-wilds", "uk R21")
    assert NEW_YORK not in claimable(game, 0)
