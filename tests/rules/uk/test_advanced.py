"""United Kingdom, advanced technologies: R7, R18."""

from __future__ import annotations

from tests.factory import claim_form, forms
from tests.rules.uk.helpers import (
    DECLINE,
    LAGGING,
    NEEDED,
    RIGHT_OF_WAY,
    TENDERS,
    THERMO,
    THREE,
    buy,
    buyable,
    claimable,
    discarded,
    give,
    left,
    owns,
    pays,
    sets,
    table,
    turn_of,
)
from tests.rules.usa.helpers import HIDDEN, PASS, WILD, face_up, hand, heard, refuses, row

L = WILD


# ---- Water Tenders


def test_uk_r7_water_tenders_draw_three_hidden_cards() -> None:
    game = table({0: [TENDERS]}, advanced=True, next_cards=["red", L, "blue"])
    before = row(game)
    game.play(0, THREE)
    assert hand(game, 0) == {"red": 1, "blue": 1, L: 1}
    assert row(game) == before
    assert turn_of(game, 1)
    assert [message["kind"] for message in heard(game, 0, "event-drew-hidden-own")] == ["red", L, "blue"]
    assert len(heard(game, 1, "event-drew-hidden")) == 3


def test_uk_r7_the_usual_draw_stays_possible_and_no_face_up_card_is_mixed_in() -> None:
    game = table({0: [TENDERS]}, advanced=True)
    game.play(0, HIDDEN)
    refuses(game, 0, THREE, "refusal-not-now", "usa R6")
    game = table({0: [TENDERS]}, advanced=True)
    game.play(0, face_up("red"))
    refuses(game, 0, THREE, "refusal-not-now", "usa R6")


def test_uk_r7_only_the_owner_draws_three() -> None:
    game = table({1: [TENDERS]}, advanced=True)
    refuses(game, 0, THREE, "refusal-water-tenders", "uk R7")


def test_uk_r7_with_fewer_cards_left_those_are_drawn() -> None:
    game = table({0: [TENDERS]}, advanced=True, row=[], deck={"red": 1, "blue": 1}, rest_to=1)
    game.play(0, THREE)
    assert hand(game, 0) == {"red": 1, "blue": 1}
    game = table({0: [TENDERS]}, advanced=True, row=[], deck={}, rest_to=1)
    refuses(game, 0, THREE, "refusal-no-cards", "usa R16")


def test_uk_r7_it_works_in_the_turn_it_is_bought() -> None:
    game = table(advanced=True, hands={0: {L: 2}})
    game.play(0, buy(TENDERS))
    game.play(0, THREE)
    assert sum(hand(game, 0).values()) == 3
    assert left(game, TENDERS) == 1


# ---- Thermocompressor

TWO = {L: 1, "green": 2, "red": 1}


def test_uk_r18_two_routes_are_claimed_in_one_turn() -> None:
    game = table(advanced=True, hands={0: TWO})
    game.play(0, buy(THERMO))
    game.play(0, claim_form("barrow-leeds", "green"))
    assert game.actors == [0]
    game.play(0, claim_form("leeds-manchester", "red"))
    assert turn_of(game, 1)
    assert game.view(None).scores == (3, 0)
    assert game.view(None).trains == (32, 35)
    assert discarded(game) == {L: 1, "green": 2, "red": 1}
    game.audit()


def test_uk_r18_the_card_goes_back_to_the_display() -> None:
    game = table(advanced=True, hands={0: TWO})
    game.play(0, buy(THERMO))
    game.play(0, claim_form("barrow-leeds", "green"))
    game.play(0, DECLINE)
    assert left(game, THERMO) == 1
    assert owns(game, 0) == []


def test_uk_r18_the_action_must_be_a_claim() -> None:
    game = table(advanced=True, hands={0: TWO})
    game.play(0, buy(THERMO))
    assert {form["do"] for form in forms(game, 0)} == {"claim"}
    refuses(game, 0, HIDDEN, "refusal-not-now", "usa R6")


def test_uk_r18_the_second_claim_is_optional_and_asked_even_if_none_can_be_paid() -> None:
    game = table(advanced=True, hands={0: {L: 1, "green": 2}})
    game.play(0, buy(THERMO))
    game.play(0, claim_form("barrow-leeds", "green"))
    assert forms(game, 0) == [DECLINE]
    for view in (game.view(0), game.view(1), game.view(None)):
        assert [name for name, _ in view.data.snapshot.agenda] == ["second-claim"]
    refuses(game, 0, claim_form("leeds-manchester", "red"), "refusal-few-cards", "usa R17")
    refuses(game, 0, PASS, "refusal-not-now", "usa R6")
    game.play(0, DECLINE)
    assert turn_of(game, 1)


def test_uk_r18_it_is_sold_only_if_a_route_can_be_claimed_with_what_is_left() -> None:
    game = table(advanced=True, hands={0: {L: 1, "yellow": 1, "white": 1}})
    assert THERMO in buyable(game, 0)  # hull-leeds is yellow
    game = table(advanced=True, hands={0: {L: 1}})
    refuses(game, 0, buy(THERMO), "refusal-technology-no-route", "uk R18")
    game = table(advanced=True, hands={0: {"yellow": 1}})
    refuses(game, 0, buy(THERMO), "refusal-technology-cost", "uk R9")


def test_uk_r18_the_only_locomotive_cannot_pay_for_the_card_and_the_route() -> None:
    game = table({0: NEEDED}, advanced=True, hands={0: {L: 1, "yellow": 1}})
    game.play(0, buy(THERMO))
    assert "bristol-cardiff" not in claimable(game, 0)
    refuses(game, 0, claim_form("bristol-cardiff", None, 1), "refusal-few-wilds", "usa R17")


def test_uk_r18_nothing_else_can_be_bought_for_the_second_claim() -> None:
    game = table(advanced=True, hands={0: {L: 6, "green": 2}}, claimed={1: ["leeds-manchester"]})
    game.play(0, buy(THERMO))
    game.play(0, claim_form("barrow-leeds", "green"))
    game.play(0, sets(0))
    refuses(game, 0, buy(RIGHT_OF_WAY), "refusal-not-now", "usa R6")
    refuses(game, 0, buy("wales_concession"), "refusal-not-now", "usa R6")


def test_uk_r18_both_claims_score_with_boiler_lagging() -> None:
    game = table({0: [LAGGING]}, advanced=True, hands={0: TWO})
    game.play(0, buy(THERMO))
    game.play(0, claim_form("barrow-leeds", "green"))
    claim = game.ruleset.action(claim_form("leeds-manchester", "red"))
    assert game.view(0).immediate_points(claim) == 2
    game.play(0, claim)
    assert game.view(None).scores == (5, 0)


def test_uk_r18_how_the_second_claim_is_paid_is_not_seen_before_it_is_paid() -> None:
    game = table(advanced=True, hands={0: {L: 2, "green": 2, "red": 4, "blue": 4}})
    game.play(0, buy(THERMO))
    game.play(0, claim_form("barrow-leeds", "green"))
    game.play(0, sets(0))
    before = [game.view(seat).text() for seat in (1, None)]
    game.play(0, claim_form("leeds-manchester", None, 1))
    game.play(0, sets(1))
    game.play(0, give("red"))
    assert [game.view(seat).text() for seat in (1, None)] == before
    pays(game, 0, give("red"), give("red"), give("red"))
    assert turn_of(game, 1)
    assert game.view(None).trains == (32, 35)
