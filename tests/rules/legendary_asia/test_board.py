"""Legendary Asia, set-up, ferries and double routes: R1 to R10, R18, R24."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.usa.helpers import TICKETS, WILD, keep, payments, refuses, row

import fogg

EDITION = "legendary_asia"
L = WILD
BOARD = fogg.load(EDITION).board
GRAY_AND_COLOR = ["moscow-perm", "omsk-perm", "krasnoyarsk-omsk", "irkutsk-krasnoyarsk", "chita-irkutsk"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_legendary_asia_r1_two_to_five_players_have_45_trains_and_four_cards(seats: int) -> None:
    game = fogg.new_game(EDITION, seats, 1)
    assert game.view(None).trains == (45,) * seats
    assert [game.view(None).hand_size(seat) for seat in range(seats)] == [4] * seats
    assert len(row(game)) == 5
    assert sum(kind.total for kind in game.ruleset.kinds) == 110


@pytest.mark.parametrize("seats", [1, 6])
def test_legendary_asia_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats):
        fogg.new_game(EDITION, seats, 1)


def test_legendary_asia_r2_thirty_regular_and_six_long_tickets() -> None:
    kinds = [ticket.kind for ticket in BOARD.tickets]
    assert (len(kinds), kinds.count("long"), kinds.count("regular")) == (36, 6, 30)


@pytest.mark.parametrize("seats", [2, 5])
def test_legendary_asia_r3_one_long_and_three_regular_are_dealt_and_any_two_kept(seats: int) -> None:
    game = fogg.new_game(EDITION, seats, 3)
    for seat in range(seats):
        assert [ticket.kind for ticket in game.view(seat).offer] == ["long", "regular", "regular", "regular"]
    several = [mask for mask in range(16) if mask.bit_count() >= 2]
    assert forms(game, 0) == [{"do": "keep", "tickets": mask} for mask in several]
    assert keep(1, 2) in forms(game, 0)  # the long one may be refused
    refuses(game, 0, keep(0), "refusal-keep-more", "legendary_asia R3")


def test_legendary_asia_r4_undealt_long_and_refused_tickets_are_out_of_the_game() -> None:
    game = fogg.new_game(EDITION, 3, 3)
    refused = {ticket for player in game.players for ticket in player.offer[2:]}
    undealt = {int(t.id) for t in BOARD.tickets if t.kind == "long"} - {player.offer[0] for player in game.players}
    for seat in range(3):
        game.play(seat, keep(0, 1))
    assert set(game.box.cards) == refused | undealt
    game.audit()


def test_legendary_asia_r4_no_long_ticket_appears_later() -> None:
    game = fogg.new_game(EDITION, 2, 3)
    for seat in range(2):
        game.play(seat, keep(1, 2))
    while game.view(None).tickets_left:
        seat = game.current
        game.play(seat, TICKETS)
        assert {ticket.kind for ticket in game.view(seat).offer} == {"regular"}
        game.play(seat, keep(*range(len(game.view(seat).offer))))


def test_legendary_asia_r4_later_refusals_go_under_the_deck() -> None:
    game = position(EDITION)
    game.play(0, TICKETS)
    refused = game.players[0].offer[1:]
    game.play(0, keep(0))
    assert game.tickets.cards[:2] == refused[::-1]


def test_legendary_asia_r5_the_deck_is_the_regular_tickets_that_were_not_dealt() -> None:
    game = fogg.new_game(EDITION, 4, 3)
    assert {BOARD.tickets[ticket].kind for ticket in game.tickets.cards} == {"regular"}
    assert len(game.tickets.cards) == 30 - 12


def test_legendary_asia_r6_fifteen_ferries_have_one_symbol_each() -> None:
    ferries = [route for route in BOARD.routes if route.kind == "ferry"]
    assert len(ferries) == 15
    assert {int(route.locos) for route in ferries} == {1}


def test_legendary_asia_r6_a_locomotive_for_the_symbol_and_the_color_or_locomotives_for_the_rest() -> None:
    game = position(EDITION, hands={0: {"yellow": 3, "red": 3, L: 2}})
    assert payments(game, 0, "mecca-shiraz") == {("yellow", 1), ("yellow", 2)}
    refuses(game, 0, claim_form("mecca-shiraz", "yellow", 3), "refusal-few-wilds", "usa R17")
    assert payments(game, 0, "kobe-seoul") == {("yellow", 1), ("red", 1), (None, 2)}


def test_legendary_asia_r6_without_the_locomotive_it_is_refused() -> None:
    game = position(EDITION, hands={0: {"yellow": 4}})
    refuses(game, 0, claim_form("mecca-shiraz", "yellow", 1), "refusal-few-wilds", "legendary_asia R6")


def test_legendary_asia_r7_kobe_taipei() -> None:
    game = position(EDITION, hands={0: {"blue": 5, L: 5}})
    assert payments(game, 0, "kobe-taipei") == {("blue", n) for n in range(1, 5)} | {(None, 5)}
    assert not game.legal(0, claim_form("kobe-taipei", "blue", 0))


def test_legendary_asia_r8_colored_ferries_exist_in_all_eight_colors() -> None:
    colors = {route.color for route in BOARD.routes if route.kind == "ferry"} - {"gray"}
    assert colors == {"purple", "yellow", "red", "black", "green", "orange", "white", "blue"}


@pytest.mark.parametrize(("seats", "open_"), [(2, False), (3, False), (4, True), (5, True)])
def test_legendary_asia_r9_both_tracks_are_open_from_four_players(seats: int, open_: bool) -> None:
    game = position(EDITION, seats=seats, claimed={1: ["bangkok-rangoon"]}, hands={0: {"orange": 1}})
    assert bool(payments(game, 0, "bangkok-rangoon.2")) == open_
    if not open_:
        refuses(game, 0, claim_form("bangkok-rangoon.2", "orange"), "refusal-route-closed", "legendary_asia R9")


def test_legendary_asia_r9_one_player_never_owns_both() -> None:
    game = position(EDITION, seats=4, claimed={0: ["bangkok-rangoon"]}, hands={0: {"orange": 1}})
    refuses(game, 0, claim_form("bangkok-rangoon.2", "orange"), "refusal-own-track", "legendary_asia R9")


def test_legendary_asia_r10_a_gray_track_takes_any_color_also_that_of_its_neighbor() -> None:
    pairs = {
        key: {BOARD.routes[route].color for route in BOARD.groups[int(BOARD.route(key).group)]}
        for key in GRAY_AND_COLOR
    }
    assert all(len(colors) == 2 and "gray" in colors for colors in pairs.values())
    game = position(EDITION, hands={0: {"red": 3, "blue": 3}})
    gray, red = "moscow-perm", "moscow-perm.2"
    assert payments(game, 0, gray) == {("red", 0), ("blue", 0)}
    assert payments(game, 0, red) == {("red", 0)}


def test_legendary_asia_r18_no_route_is_both_mountain_and_ferry() -> None:
    assert not [route for route in BOARD.routes if "x" in route.tags and route.locos]


def test_legendary_asia_r24_points_by_length() -> None:
    terms = fogg.ruleset(EDITION).terms
    assert {int(one.route.length): int(one.points) for one in terms} == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
    assert [route.key for route in BOARD.routes if route.length == 6] == ["dihua-peking"]
