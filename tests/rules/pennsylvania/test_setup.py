"""Pennsylvania, setup and board: R1 to R3, R8 to R10, R13, R17."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, forms, position
from tests.rules.pennsylvania.helpers import left
from tests.rules.usa.helpers import TICKETS, WILD, earned, keep, payments, refuses

import fogg


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pennsylvania_r1_forty_five_trains_and_four_cards(seats: int) -> None:
    view = fogg.new_game("pennsylvania", seats, 1).view(0)
    assert (view.trains, view.hand_size(0), len(view.market)) == ((45,) * seats, 4, 5)


def test_pennsylvania_r1_the_base_deck() -> None:
    kinds = fogg.ruleset("pennsylvania").kinds
    assert {kind.key: kind.total for kind in kinds} == {
        **dict.fromkeys(["red", "orange", "yellow", "green", "blue", "purple", "black", "white"], 12),
        WILD: 14,
    }


def test_pennsylvania_r2_five_tickets_of_fifty_and_three_are_kept() -> None:
    game = fogg.new_game("pennsylvania", 2, 1)
    assert len(game.ruleset.board.tickets) == 50 and len(game.view(0).offer) == 5
    refuses(game, 0, keep(0, 1), "refusal-keep-more", "pennsylvania R2")
    assert keep(0, 1, 2) in forms(game, 0)


def test_pennsylvania_r2_later_four_are_drawn_one_is_kept_and_the_others_go_under_the_deck() -> None:
    game = position("pennsylvania")
    game.play(0, TICKETS)
    offer = [int(ticket.id) for ticket in game.view(0).offer]
    assert len(offer) == 4
    game.play(0, keep(1))
    assert game.tickets.cards[:3] == [offer[3], offer[2], offer[0]]


def test_pennsylvania_r3_sixty_shares_in_nine_piles() -> None:
    piles = {"prr": 15, "bo": 10, "erie": 8, "reading": 7, "lv": 6, "nyc": 5, "wm": 4, "jcl": 3, "brp": 2}
    assert left(position("pennsylvania")) == piles
    assert sum(piles.values()) == 60


def test_pennsylvania_r8_logos_between_routes_belong_to_each_of_them() -> None:
    board = fogg.load("pennsylvania").board
    for route in ("baltimore-gettysburg", "baltimore-york", "gettysburg-york"):
        assert set(board.route(route).tags["shares"].split("|")) == {"wm", "prr"}


@pytest.mark.parametrize(
    ("route", "hand", "expected"),
    [
        ("erie-ontario_erie", {"red": 3, WILD: 2}, {("red", 2)}),
        ("erie-ontario_erie.2", {"red": 3, WILD: 3}, {("red", 2), (None, 3)}),
        ("buffalo-ontario_buffalo", {"red": 3, WILD: 1}, {(None, 1)}),
    ],
)
def test_pennsylvania_r9_a_locomotive_for_each_symbol_of_a_ferry(
    route: str, hand: dict[str, int], expected: set[tuple[str | None, int]]
) -> None:
    assert payments(position("pennsylvania", hands={0: hand}), 0, route) == expected


def test_pennsylvania_r9_without_them_the_ferry_is_refused() -> None:
    game = position("pennsylvania", hands={0: {"red": 3, WILD: 1}})
    refuses(game, 0, claim_form("erie-ontario_erie", "red", 2), "refusal-few-wilds", "pennsylvania R9")


@pytest.mark.parametrize("way", [["erie-warren", "erie-ontario_erie"], ["buffalo-warren", "buffalo-ontario_buffalo"]])
def test_pennsylvania_r10_either_port_completes_a_ticket_to_ontario(way: list[str]) -> None:
    game = position("pennsylvania", tickets={0: ["warren-ontario"]}, claimed={0: way})
    assert earned(finish(game), "score-ticket-done") == {0: 5}


def test_pennsylvania_r10_no_way_leads_through_ontario() -> None:
    board = fogg.load("pennsylvania").board
    ports = [city.id for city in board.cities if city.kind == "border"]
    for port in ports:
        ends = {int(end) for r in board.routes if port in (r.a, r.b) for end in (r.a, r.b)} - {port}
        assert len(ends) == 1 and not ends & set(ports)


@pytest.mark.parametrize(("seats", "opened"), [(2, False), (3, False), (4, True), (5, True)])
def test_pennsylvania_r13_the_second_track_is_open_from_four_players(seats: int, opened: bool) -> None:
    game = position("pennsylvania", seats=seats, turn=1, hands={1: {"orange": 5}}, claimed={0: ["altoona-harrisburg"]})
    assert (claim_form("altoona-harrisburg.2", "orange") in forms(game, 1)) == opened
    if not opened:
        refuses(game, 1, claim_form("altoona-harrisburg.2", "orange"), "refusal-route-closed", "pennsylvania R13")


def test_pennsylvania_r13_no_player_owns_both() -> None:
    game = position("pennsylvania", seats=4, hands={0: {"orange": 5}}, claimed={0: ["altoona-harrisburg"]})
    refuses(game, 0, claim_form("altoona-harrisburg.2", "orange"), "refusal-own-track", "pennsylvania R13")


def test_pennsylvania_r17_seven_spaces_score_eighteen() -> None:
    game = position("pennsylvania", claimed={0: ["baltimore-cumberland"]})
    assert game.ruleset.board.route("baltimore-cumberland").length == 7
    assert earned(finish(game), "score-route") == {0: 18}


def test_pennsylvania_r17_by_the_letter_of_the_seed_fifteen() -> None:
    game = position("pennsylvania", claimed={0: ["baltimore-cumberland"]}, settings={"literal": True})
    assert earned(finish(game), "score-route") == {0: 15}
