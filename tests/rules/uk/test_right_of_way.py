"""United Kingdom, Right of Way: R16, R17, Q1."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, forms
from tests.rules.uk.helpers import (
    BOOSTER,
    LAGGING,
    NEEDED,
    RIGHT_OF_WAY,
    SCOTLAND,
    buy,
    buyable,
    claimable,
    discarded,
    left,
    owns,
    sets,
    table,
    turn_of,
)
from tests.rules.usa.helpers import WILD, hand, heard, payments, refuses, take_turn

import fogg

L = WILD
ROUTE = "barrow-leeds"  # green, 2


def offered(**more: object) -> fogg.Game:
    """Seat 1 has a route, seat 0 four locomotives and two green cards."""
    defaults = {"claimed": {1: [ROUTE]}, "hands": {0: {L: 4, "green": 2}}}
    return table(**(defaults | more))  # type: ignore[arg-type]


def owners(game: fogg.Game, route: str) -> list[int]:
    return game.view(None).owners(game.ruleset.board.route(route).id)


def test_uk_r16_a_route_of_another_player_gets_a_second_owner() -> None:
    game = offered()
    game.play(0, buy(RIGHT_OF_WAY))
    assert claimable(game, 0) == {ROUTE}
    game.play(0, claim_form(ROUTE, "green"))
    assert owners(game, ROUTE) == [0, 1]
    assert turn_of(game, 1)
    game.audit()


def test_uk_r16_cards_and_trains_are_paid_in_full_and_points_scored_as_usual() -> None:
    game = offered()
    game.play(0, buy(RIGHT_OF_WAY))
    game.play(0, claim_form(ROUTE, "green"))
    assert discarded(game) == {"green": 2, L: 4}
    assert game.view(None).trains == (33, 33)
    assert game.view(None).scores == (2, 2)


def test_uk_r16_the_card_goes_back_and_anyone_may_buy_it_again() -> None:
    game = offered(hands={0: {L: 4, "green": 2}, 1: {L: 4, "red": 1}}, claimed={1: [ROUTE], 0: ["leeds-manchester"]})
    game.play(0, buy(RIGHT_OF_WAY))
    game.play(0, claim_form(ROUTE, "green"))
    assert left(game, RIGHT_OF_WAY) == 1
    assert owns(game, 0) == []
    assert heard(game, 1, "event-used") == [{"seat": 0, "thing": RIGHT_OF_WAY}]
    game.play(1, buy(RIGHT_OF_WAY))
    game.play(1, claim_form("leeds-manchester", "red"))
    assert owners(game, "leeds-manchester") == [0, 1]


def test_uk_r16_both_owners_use_the_route_for_tickets_and_paths() -> None:
    game = offered()
    for player in game.players:
        player.tickets.append(int(game.ruleset.board.ticket("leeds-london").id))
    game.play(0, buy(RIGHT_OF_WAY))
    game.play(0, claim_form(ROUTE, "green"))
    assert [player.routes for player in game.players] == [[game.ruleset.board.route(ROUTE).id]] * 2
    assert [standing.place for standing in finish(game).standings] == [1, 1]


def test_uk_r16_a_route_can_have_three_owners() -> None:
    game = offered(seats=3, hands={0: {L: 4, "green": 2}, 2: {L: 4, "green": 2}})
    game.play(0, buy(RIGHT_OF_WAY))
    game.play(0, claim_form(ROUTE, "green"))
    take_turn(game)
    game.play(2, buy(RIGHT_OF_WAY))
    game.play(2, claim_form(ROUTE, "green"))
    assert owners(game, ROUTE) == [0, 1, 2]
    game.audit()


def test_uk_r16_other_technologies_cannot_be_bought_in_the_same_turn() -> None:
    game = offered(hands={0: {L: 6, "green": 2}})
    game.play(0, buy("wales_concession"))
    game.play(0, sets(0))
    refuses(game, 0, buy(RIGHT_OF_WAY), "refusal-technology-bought", "uk R9")


def test_uk_r16_the_route_must_be_another_players() -> None:
    game = offered(hands={0: {L: 5, "green": 2, "red": 1}}, claimed={1: [ROUTE], 0: ["barrow-carlisle"]})
    game.play(0, buy(RIGHT_OF_WAY))
    refuses(game, 0, claim_form("leeds-manchester", "red"), "refusal-route-unclaimed", "uk R16")
    refuses(game, 0, claim_form("barrow-carlisle", "red"), "refusal-route-taken", "usa R20")
    why = game.refusal(0, "route:barrow-carlisle")
    assert why is not None
    assert "belongs to Seat 1" in why.sentence


def test_uk_r16_without_a_route_of_others_it_is_not_for_sale() -> None:
    game = offered(claimed={0: [ROUTE]})
    refuses(game, 0, buy(RIGHT_OF_WAY), "refusal-technology-no-route", "uk R17")


def test_uk_r16_trains_must_suffice() -> None:
    game = offered(trains={0: 1})
    refuses(game, 0, buy(RIGHT_OF_WAY), "refusal-technology-no-route", "uk R17")


def test_uk_r16_boiler_lagging_pays_for_such_a_claim_too() -> None:
    game = table({0: [LAGGING]}, claimed={1: [ROUTE]}, hands={0: {L: 4, "green": 2}})
    game.play(0, buy(RIGHT_OF_WAY))
    claim = game.ruleset.action(claim_form(ROUTE, "green"))
    assert game.view(0).immediate_points(claim) == 3
    game.play(0, claim)
    assert game.view(None).scores == (3, 2)


def test_uk_r17_it_is_legal_only_if_the_whole_price_can_be_paid() -> None:
    game = offered(hands={0: {L: 4, "green": 1}})
    refuses(game, 0, buy(RIGHT_OF_WAY), "refusal-technology-no-route", "uk R17")
    game = offered(hands={0: {L: 3, "green": 2}})
    refuses(game, 0, buy(RIGHT_OF_WAY), "refusal-technology-cost", "uk R9")


def test_uk_r17_the_locomotives_are_on_top_of_all_that_the_claim_takes() -> None:
    game = offered(hands={0: {L: 5, "green": 1}})
    game.play(0, buy(RIGHT_OF_WAY))
    assert payments(game, 0, ROUTE) == {("green", 1)}
    refuses(game, 0, claim_form(ROUTE, None, 2), "refusal-few-wilds", "usa R17")
    label = game.view(0).label(game.ruleset.action(claim_form(ROUTE, "green", 1)))
    assert label == "Claim Barrow–Leeds with 1 green and 5 locomotives"
    game.play(0, claim_form(ROUTE, "green", 1))
    assert hand(game, 0) == {}


def test_uk_r17_the_purchase_must_be_used_nothing_else_can_follow() -> None:
    game = offered()
    game.play(0, buy(RIGHT_OF_WAY))
    assert forms(game, 0) == [claim_form(ROUTE, "green")]
    refuses(game, 0, {"do": "draw-hidden"}, "refusal-not-now", "usa R6")


def test_uk_r17_it_is_one_choice_so_others_see_nothing_before_it_is_paid() -> None:
    game = offered()
    before = [game.view(seat).text() for seat in (1, None)]
    game.play(0, buy(RIGHT_OF_WAY))
    assert [game.view(seat).text() for seat in (1, None)] == before
    game.take_back(0)
    assert turn_of(game, 0)


@pytest.mark.parametrize(("owned", "cards"), [([], 4), ([BOOSTER], 3)])
def test_uk_r17_substitutes_pay_both_prices(owned: list[str], cards: int) -> None:
    game = table({0: owned}, claimed={1: [ROUTE]}, hands={0: {L: 3, "green": 2, "red": cards - 1}})
    refuses(game, 0, buy(RIGHT_OF_WAY), "refusal-technology-no-route", "uk R17")
    game = table({0: owned}, claimed={1: [ROUTE]}, hands={0: {L: 3, "green": 2, "red": cards}})
    game.play(0, buy(RIGHT_OF_WAY))
    game.play(0, claim_form(ROUTE, "green"))
    assert discarded(game) == {L: 3, "green": 2, "red": cards}
    assert owners(game, ROUTE) == [0, 1]


def test_uk_q1_all_technologies_are_needed_under_right_of_way() -> None:
    claimed = {1: ["carlisle-edinburgh"]}
    game = table(claimed=claimed, hands={0: {L: 4, "orange": 2}})
    assert RIGHT_OF_WAY not in buyable(game, 0)
    game = table({0: [SCOTLAND]}, claimed=claimed, hands={0: {L: 4, "orange": 2}})
    game.play(0, buy(RIGHT_OF_WAY))
    game.play(0, claim_form("carlisle-edinburgh", "orange"))
    assert owners(game, "carlisle-edinburgh") == [0, 1]


def test_uk_q1_no_player_holds_two_tracks_of_a_double() -> None:
    claimed = {0: ["leeds-manchester"], 1: ["leeds-manchester.2", ROUTE]}
    game = table(claimed=claimed, seats=3, hands={0: {L: 4, "green": 2, "blue": 1}})
    game.play(0, buy(RIGHT_OF_WAY))
    refuses(game, 0, claim_form("leeds-manchester.2", "blue"), "refusal-own-track", "uk R22")


def test_uk_r16_no_track_is_taken_so_the_other_one_stays_open_to_others() -> None:
    game = table(claimed={1: ["leeds-manchester"]}, seats=3, hands={0: {L: 4, "red": 1}, 2: {"blue": 1}})
    game.play(0, buy(RIGHT_OF_WAY))
    game.play(0, claim_form("leeds-manchester", "red"))
    take_turn(game)
    assert "leeds-manchester.2" in claimable(game, 2)


def test_uk_r16_technologies_are_not_lost_by_it() -> None:
    game = table({0: NEEDED}, claimed={1: [ROUTE]}, hands={0: {L: 4, "green": 2}})
    game.play(0, buy(RIGHT_OF_WAY))
    game.play(0, claim_form(ROUTE, "green"))
    assert owns(game, 0) == NEEDED
