"""United Kingdom, buying technologies: R9."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.uk.helpers import (
    BOOSTER,
    EDITION,
    HEADING,
    LAGGING,
    PROPELLERS,
    SCOTLAND,
    STANDARD,
    STOKER,
    WALES,
    buy,
    buyable,
    buys,
    claimable,
    discarded,
    display,
    left,
    owns,
    table,
    turn_of,
)
from tests.rules.usa.helpers import HIDDEN, PASS, TICKETS, WILD, hand, heard, keep, refuses, take_turn

import fogg

L = WILD
COSTS = {
    WALES: 1,
    "ireland_france_concession": 1,
    SCOTLAND: 1,
    STOKER: 1,
    "superheated_steam_boiler": 2,
    PROPELLERS: 2,
    BOOSTER: 2,
    LAGGING: 2,
    "steam_turbines": 2,
    HEADING: 4,
}


@pytest.mark.parametrize(("key", "cost"), COSTS.items())
def test_uk_r9_a_technology_costs_its_locomotives_which_are_discarded(key: str, cost: int) -> None:
    short = table(hands={0: {L: cost - 1}})
    refuses(short, 0, buy(key), "refusal-technology-cost", "uk R9")
    game = table(hands={0: {L: cost}})
    game.play(0, buy(key))
    assert hand(game, 0) == {}
    assert discarded(game) == {L: cost}
    assert owns(game, 0) == [key]
    assert left(game, key) == 3
    game.audit()


def test_uk_r9_buying_is_not_an_action_and_comes_before_it() -> None:
    game = table(hands={0: {L: 1, "blue": 1}})
    game.play(0, buy(WALES))
    assert turn_of(game, 0)
    game.play(0, claim_form("leeds-manchester.2", "blue"))
    assert turn_of(game, 1)


def test_uk_r9_only_one_is_bought_in_a_turn() -> None:
    game = table(hands={0: {L: 4}, 1: {L: 1}})
    buys(game, 0, WALES)
    assert buyable(game, 0) == set()
    for key in STANDARD:
        refuses(game, 0, buy(key), "refusal-technology-bought", "uk R9")
    take_turn(game)
    assert buyable(game, 1) == {WALES, "ireland_france_concession", SCOTLAND, STOKER}
    take_turn(game)
    buys(game, 0, SCOTLAND)
    assert owns(game, 0) == [WALES, SCOTLAND]


def test_uk_r9_nothing_is_bought_after_the_action_has_begun() -> None:
    game = table(hands={0: {L: 4}})
    game.play(0, HIDDEN)
    refuses(game, 0, buy(WALES), "refusal-not-now", "usa R6")
    game = table(hands={0: {L: 4}})
    game.play(0, TICKETS)
    refuses(game, 0, buy(WALES), "refusal-not-now", "usa R6")
    game.play(0, keep(0))
    assert turn_of(game, 1)


def test_uk_r9_it_works_at_once() -> None:
    game = table(hands={0: {L: 1, "yellow": 1}})
    refuses(game, 0, claim_form("aberystwyth-carmarthen", "yellow"), "refusal-technology-needed", "uk R11")
    game.play(0, buy(WALES))
    game.play(0, claim_form("aberystwyth-carmarthen", "yellow"))
    assert game.view(None).scores == (1, 0)


def test_uk_r9_a_purchase_is_public() -> None:
    game = table(hands={0: {L: 1}})
    game.play(0, buy(WALES))
    for listener in (0, 1, None):
        assert heard(game, listener, "event-bought") == [{"seat": 0, "thing": WALES, "cards": [[L, 1]]}]
    assert owns(game, 0) == [WALES]
    assert owns(game, 1) == []


def test_uk_r9_no_player_has_two_copies() -> None:
    game = table({0: [WALES]}, hands={0: {L: 1}})
    refuses(game, 0, buy(WALES), "refusal-technology-owned", "uk R9")


def test_uk_r9_what_is_sold_out_cannot_be_bought() -> None:
    game = table({seat: [WALES] for seat in (0, 1, 2)}, seats=4, turn=3, hands={3: {L: 1}})
    assert left(game, WALES) == 1
    game.play(3, buy(WALES))
    assert left(game, WALES) == 0
    game = table(seats=2, hands={0: {L: 1}})
    display(game).left[0] = 0
    refuses(game, 0, buy(WALES), "refusal-technology-gone", "uk R5")


def test_uk_r9_a_purchase_always_leaves_an_action_because_what_is_paid_can_be_drawn() -> None:
    # No card to draw, no ticket, no train: without the purchase there is only passing.
    everything = {kind.key: kind.total for kind in fogg.ruleset(EDITION).kinds}
    game = position(EDITION, hands={0: everything}, row=[], ticket_deck=[], trains={0: 0, 1: 5})
    assert forms(game, 0)[0] == PASS
    assert claimable(game, 0) == set()
    assert WALES in buyable(game, 0)
    for option in game.options(0)[1:]:
        bought = game.copy()
        bought.play(0, option)
        while bought.step.name() != "turn":
            bought.play(0, bought.options(0)[0])
        assert forms(bought, 0) == [HIDDEN]
        refuses(bought, 0, PASS, "refusal-must-act", "usa R7")


def test_uk_r9_a_purchase_can_be_taken_back_before_the_action() -> None:
    game = table(hands={0: {L: 1}})
    before = game.view(0).text()
    game.play(0, buy(WALES))
    game.take_back(0)
    assert game.view(0).text() == before


def test_uk_r9_a_target_that_cannot_be_bought_is_explained() -> None:
    game = table(hands={0: {L: 1}})
    assert game.refusal(0, "technology:wales_concession") is None
    why = game.refusal(0, "technology:propellers")
    assert why is not None
    assert why.sentence == "Propellers costs 2 locomotives, or cards in their place."
    other = game.refusal(0, "technology:right_of_way")
    assert other is not None
    assert other.message.key == "refusal-technology-cost"
