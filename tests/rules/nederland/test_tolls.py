"""Nederland, tolls and loans: R9, R11 to R18, R42 without it, X1 to X4."""

from __future__ import annotations

from typing import Any

from tests.factory import claim_form, finish, forms, position
from tests.rules.nederland.helpers import BREDA, UTRECHT, loans, nederland, score, tolls
from tests.rules.usa.helpers import earned, events, hand, heard, refuses, take_turn

import fogg

LITERAL: dict[str, Any] = {"settings": {"literal": True}}


def test_nederland_r9_every_route_has_a_toll_of_one_to_four() -> None:
    board = fogg.load("nederland").board
    assert {int(route.tags["toll"]) for route in board.routes} == {1, 2, 3, 4}
    for group in board.groups:
        assert len({board.routes[track].tags["toll"] for track in group}) == 1


def test_nederland_r9_a_claim_costs_cards_and_the_toll() -> None:
    game = nederland(hands={0: {"yellow": 2}})
    game.play(0, claim_form(f"{BREDA}.2", "yellow"))
    assert hand(game, 0) == {} and tolls(game).tokens == [26, 30]


def test_nederland_x1_first_to_the_bank_second_to_the_owner_and_a_third_is_too_late() -> None:
    hands = {0: {"purple": 1}, 1: {"orange": 1}, 2: {"purple": 1, "orange": 1}}
    game = nederland(seats=3, hands=hands)
    game.play(0, claim_form(f"{UTRECHT}.2", "purple"))
    assert (score(game)[0], tolls(game).tokens[0], tolls(game).bank) == (1, 29, 1)
    game.play(1, claim_form(UTRECHT, "orange"))
    assert (score(game)[1] - 1, tolls(game).tokens[:2]) == (1, [30, 29])
    for route, color in ((UTRECHT, "orange"), (f"{UTRECHT}.2", "purple")):
        refuses(game, 2, claim_form(route, color), "refusal-route-taken", "usa R20")


def test_nederland_r11_a_single_route_pays_the_bank() -> None:
    game = nederland(hands={0: {"yellow": 6}})
    game.play(0, claim_form("groningen-waddeneilanden", "yellow"))
    assert tolls(game).tokens == [26, 30] and tolls(game).bank == 4
    assert heard(game, 1, "event-toll") == [{"seat": 0, "n": 4}]


def test_nederland_r12_the_second_track_pays_its_first_owner() -> None:
    game = nederland(turn=1, hands={1: {"yellow": 2}}, claimed={0: [BREDA]})
    game.play(1, claim_form(f"{BREDA}.2", "yellow"))
    assert tolls(game).tokens == [34, 26] and tolls(game).bank == 0
    assert heard(game, None, "event-toll-owner") == [{"seat": 1, "seat_owner": 0, "n": 4}]


def test_nederland_r13_by_the_letter_of_the_seed_first_tracks_are_free() -> None:
    game = position("nederland", hands={0: {"orange": 1}}, **LITERAL)
    game.play(0, claim_form(UTRECHT, "orange"))
    assert tolls(game).tokens == [30, 30]


def test_nederland_r13_and_second_tracks_closed_with_few_players_else_paid_to_the_owner() -> None:
    game = position("nederland", turn=1, hands={1: {"yellow": 2}}, claimed={0: [BREDA]}, **LITERAL)
    refuses(game, 1, claim_form(f"{BREDA}.2", "yellow"), "refusal-route-closed", "usa R22")
    four = position("nederland", seats=4, turn=1, hands={1: {"yellow": 2}}, claimed={0: [BREDA]}, **LITERAL)
    four.play(1, claim_form(f"{BREDA}.2", "yellow"))
    assert tolls(four).tokens == [34, 26, 30, 30]


def test_nederland_r14_who_cannot_pay_claims_all_the_same_and_takes_a_loan() -> None:
    game = nederland({0: 3}, hands={0: {"yellow": 2}})
    assert claim_form(f"{BREDA}.2", "yellow") in forms(game, 0)
    assert "event-loan" in events(game, 0, claim_form(f"{BREDA}.2", "yellow"))
    assert loans(game) == [1, 0] and len(game.players[0].routes) == 1


def test_nederland_x2_a_loan_pays_nothing_to_the_bank() -> None:
    game = nederland({2: 3}, seats=3, turn=2, hands={2: {"yellow": 2}})
    bank = tolls(game).bank
    game.play(2, claim_form(f"{BREDA}.2", "yellow"))
    assert score(game)[2] - 2 == 2 and loans(game)[2] == 1
    assert tolls(game).tokens[2] == 3 and tolls(game).bank == bank


def test_nederland_x2_r16_parallel_to_the_track_of_another_the_bank_pays() -> None:
    game = nederland({2: 3}, seats=3, turn=2, hands={2: {"yellow": 2}}, claimed={0: [BREDA]})
    bank = tolls(game).bank
    game.play(2, claim_form(f"{BREDA}.2", "yellow"))
    assert tolls(game).tokens == [34, 30, 3] and tolls(game).bank == bank - 4
    assert heard(game, 1, "event-toll-bank") == [{"seat": 0, "n": 4}]


def test_nederland_r15_with_a_loan_nothing_is_paid_not_even_in_part() -> None:
    game = nederland({0: 3}, hands={0: {"yellow": 2}})
    game.play(0, claim_form(f"{BREDA}.2", "yellow"))
    assert tolls(game).tokens[0] == 3


def test_nederland_r17_a_loan_is_never_taken_by_choice() -> None:
    game = nederland({0: 4}, hands={0: {"yellow": 2}})
    assert [form for form in forms(game, 0) if form.get("route") == f"{BREDA}.2"] == [
        claim_form(f"{BREDA}.2", "yellow")
    ]
    game.play(0, claim_form(f"{BREDA}.2", "yellow"))
    assert tolls(game).tokens[0] == 0 and loans(game) == [0, 0] and game.actors == [1]


def test_nederland_r18_each_loan_costs_five_points_and_none_is_repaid() -> None:
    game = nederland(debts={0: 2, 1: 1}, seats=3)
    assert earned(finish(game), "score-loans") == {0: -10, 1: -5}
    assert not [a for a in game.ruleset.actions if "loan" in str(a.to_json()["do"])]


def test_nederland_x3_routes_tolls_and_tickets() -> None:
    ways = ["groningen-zwolle", "lelystad-zwolle", "amsterdam-lelystad"]
    colors = ["green", "black", "white"]
    game = nederland(
        hands={0: {"green": 6, "black": 2, "white": 3}}, tickets={0: tickets("groningen-amsterdam", "zwolle-haarlem")}
    )
    for way, color in zip(ways, colors, strict=True):
        game.play(0, claim_form(way, color))
        take_turn(game)
    assert score(game)[0] == 21 and game.players[0].trains == 29 and tolls(game).tokens[0] == 19
    result = finish(game)
    assert earned(result, "score-ticket-done") == {0: 21} and earned(result, "score-ticket-failed") == {0: -14}
    assert result.total(0) - earned(result, "score-tolls").get(0, 0) == 28


def tickets(*names: str) -> list[str]:
    """Return the keys of tickets, whichever end they name first."""
    board = fogg.load("nederland").board
    found = []
    for name in names:
        a, b = name.split("-")
        found += [key for key in (f"{a}-{b}", f"{b}-{a}") if board.has_ticket(key)]
    assert len(found) == len(names)
    return found


def test_nederland_x4_five_tickets_on_one_way() -> None:
    ways = ["antwerpen-rotterdam", "rotterdam-s_gravenhage", "haarlem-s_gravenhage", "amsterdam-haarlem"]
    own = tickets(
        "amsterdam-antwerpen",
        "rotterdam-antwerpen",
        "amsterdam-s_gravenhage",
        "s_gravenhage-antwerpen",
        "amsterdam-rotterdam",
    )
    game = nederland(claimed={0: ways}, tickets={0: own})
    board = game.ruleset.board
    assert sum(int(board.route(way).tags["toll"]) for way in ways) == 8 and game.players[0].trains == 31
    result = finish(game)
    assert earned(result, "score-route") == {0: 14} and earned(result, "score-ticket-done") == {0: 65}
