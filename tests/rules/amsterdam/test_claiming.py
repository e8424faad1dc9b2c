"""Amsterdam, claiming a route and drawing contracts: R12 to R14 and R16, and the worked example X10."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.amsterdam.helpers import EDITION
from tests.rules.usa.helpers import (
    TICKETS,
    WILD,
    hand,
    keep,
    keys,
    no_such_claim,
    payments,
    possible_payments,
    refuses,
    take_turn,
)

import fogg

L = WILD
COLORS = ["pink", "blue", "green", "black", "red", "orange"]
GREEN_OF_THREE = "dam-oost_indisch_huis.2"
FOUR = ["blauwbrug-waag", "dam-munttoren", "dam-oude_waal", "jordaan-oude_kerk"]


def doubles() -> list[tuple[str, str]]:
    """Return the two tracks of every double route."""
    board = fogg.ruleset(EDITION).board
    return [(board.routes[group[0]].key, board.routes[group[1]].key) for group in board.groups if len(group) == 2]


def offered(left: list[str], first: list[str]) -> fogg.Game:
    """Seat 0 has drawn contracts from a deck of those."""
    game = position(EDITION, ticket_deck=left, next_tickets=first)
    game.play(0, TICKETS)
    return game


@pytest.mark.parametrize(
    "cards",
    [{}, {L: 4}, {"red": 2, L: 1}, dict.fromkeys(COLORS, 3) | {L: 2}, dict.fromkeys(COLORS, 5) | {L: 8}],
    ids=str,
)
def test_amsterdam_r12_exactly_these_payments_are_legal_for_each_route(cards: dict[str, int]) -> None:
    game = position(EDITION, hands={0: cards}, row=["red", "blue", "green", "black", "pink"])
    for route in game.ruleset.board.routes:
        assert payments(game, 0, route.key) == possible_payments(route, COLORS, cards), route


def test_amsterdam_r12_all_wilds_is_legal() -> None:
    game = position(EDITION, hands={0: {L: 3}})
    assert payments(game, 0, GREEN_OF_THREE) == {(None, 3)}


def test_amsterdam_r12_gray_takes_any_one_color() -> None:
    game = position(EDITION, hands={0: {"red": 2, "blue": 2, "pink": 1}})
    assert payments(game, 0, "oude_kerk-oude_waal") == {("red", 0), ("blue", 0)}


def test_amsterdam_r12_carts_are_placed_and_the_cards_discarded() -> None:
    game = position(EDITION, hands={0: {"green": 4, L: 1}})
    game.play(0, claim_form(GREEN_OF_THREE, "green", 1))
    assert game.view(None).trains == (13, 16)
    assert game.view(None).owners(game.ruleset.board.route(GREEN_OF_THREE).id) == [0]
    assert hand(game, 0) == {"green": 2}
    assert game.view(None).discards_size == 3
    game.audit()


def test_amsterdam_r12_one_route_per_turn_anywhere() -> None:
    game = position(EDITION, hands={0: {"green": 6}}, claimed={0: ["oude_kerk-oude_waal"]})
    game.play(0, claim_form("nieuwe_waal-noordermarkt", "green"))
    assert len(game.players[0].routes) == 2
    assert game.actors == [1]


def test_amsterdam_r12_without_enough_carts_it_is_not_allowed() -> None:
    game = position(EDITION, hands={0: {"green": 3}}, trains={0: 2})
    refuses(game, 0, claim_form(GREEN_OF_THREE, "green"), "refusal-few-trains", "amsterdam R12")


def test_amsterdam_r12_nor_without_enough_cards() -> None:
    game = position(EDITION, hands={0: {"green": 2}})
    refuses(game, 0, claim_form(GREEN_OF_THREE, "green"), "refusal-few-cards", "amsterdam R12")


@pytest.mark.parametrize("owner", [0, 1])
def test_amsterdam_r12_nor_a_claimed_route(owner: int) -> None:
    game = position(EDITION, seats=3, hands={0: {"green": 2}}, claimed={owner: ["nieuwe_waal-noordermarkt"]})
    refuses(game, 0, claim_form("nieuwe_waal-noordermarkt", "green"), "refusal-route-taken", "usa R20")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amsterdam_r13_one_player_may_never_own_both(seats: int) -> None:
    assert len(doubles()) == 13
    for first, second in doubles():
        game = position(EDITION, seats=seats, hands={0: {L: 4}}, claimed={0: [second]})
        assert payments(game, 0, first) == set()
        why = game.refusal(0, f"route:{first}")
        assert why is not None and (why.message.key, why.rule) == ("refusal-own-track", "amsterdam R13")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amsterdam_r13_only_in_a_game_of_two_the_other_track_closes(seats: int) -> None:
    for first, second in doubles():
        game = position(EDITION, seats=seats, turn=1, hands={1: {L: 4}}, claimed={0: [first]})
        assert bool(payments(game, 1, second)) == (seats > 2)


def test_amsterdam_r13_the_closed_track_is_refused() -> None:
    game = position(EDITION, turn=1, hands={1: {"green": 3}}, claimed={0: ["dam-oost_indisch_huis"]})
    refuses(game, 1, claim_form(GREEN_OF_THREE, "green"), "refusal-route-closed", "amsterdam R13")


@pytest.mark.parametrize(
    ("route", "value"),
    [
        ("oude_waal-waag", 1),
        ("oude_kerk-oude_waal", 2),
        (GREEN_OF_THREE, 4),
        ("begijnhof-de_drie_hendricken", 7),
    ],
)
def test_amsterdam_r14_points_are_scored_at_once_by_length(route: str, value: int) -> None:
    game = position(EDITION, hands={0: {L: 4}})
    length = int(game.ruleset.board.route(route).length)
    game.play(0, claim_form(route, None, length))
    assert game.view(1).scores == (value, 0)


def test_amsterdam_r14_four_spaces_is_the_longest() -> None:
    edition = fogg.load(EDITION)
    assert edition.get("scoring.route_points") == {"1": 1, "2": 2, "3": 4, "4": 7}
    assert max(int(route.length) for route in edition.board.routes) == 4


def test_amsterdam_r16_the_top_two_are_drawn_and_at_least_one_kept() -> None:
    game = offered(FOUR, FOUR[:2])
    assert keys(game.view(0).offer) == FOUR[:2]
    assert forms(game, 0) == [keep(0), keep(1), keep(0, 1)]
    refuses(game, 0, keep(), "refusal-keep-more", "amsterdam R16")


@pytest.mark.parametrize("place", [0, 1])
def test_amsterdam_r16_a_refused_one_goes_to_the_bottom(place: int) -> None:
    game = offered(FOUR[:3], FOUR[:2])
    game.play(0, keep(1 - place))
    game.play(1, TICKETS)
    assert keys(game.view(1).offer) == [FOUR[2], FOUR[place]]


def test_amsterdam_r16_a_single_one_may_be_drawn_and_must_be_kept() -> None:
    game = offered(FOUR[:1], FOUR[:1])
    assert forms(game, 0) == [keep(0)]
    refuses(game, 0, keep(), "refusal-keep-more", "amsterdam R16")
    game.play(0, keep(0))
    refuses(game, 1, TICKETS, "refusal-no-tickets", "amsterdam R16")


def test_amsterdam_r16_with_none_left_it_is_not_allowed() -> None:
    refuses(position(EDITION, ticket_deck=[]), 0, TICKETS, "refusal-no-tickets", "amsterdam R16")


def test_amsterdam_r16_a_kept_contract_is_kept_for_good() -> None:
    game = position(EDITION, tickets={0: FOUR[:1]}, ticket_deck=FOUR[1:3])
    game.play(0, TICKETS)
    assert FOUR[0] not in keys(game.view(0).offer)
    game.play(0, keep(0))
    take_turn(game)
    refuses(game, 0, keep(0), "refusal-not-now", "amsterdam R6")
    assert FOUR[0] in keys(game.view(0).tickets)


def test_amsterdam_r16_there_is_no_limit() -> None:
    everything = [ticket.key for ticket in fogg.ruleset(EDITION).board.tickets]
    game = position(EDITION, tickets={0: everything[:22]}, ticket_deck=everything[22:])
    game.play(0, TICKETS)
    game.play(0, keep(0, 1))
    assert game.view(1).ticket_count(0) == 24


def test_amsterdam_x10_the_four_ways_to_pay_for_three_green_spaces() -> None:
    game = position(EDITION, hands={0: {"green": 4, L: 4, "red": 4}})
    assert payments(game, 0, GREEN_OF_THREE) == {("green", 0), ("green", 1), ("green", 2), (None, 3)}
    no_such_claim(game, 0, GREEN_OF_THREE, "green", 3, "refusal-claim-exactly", "amsterdam R12")
