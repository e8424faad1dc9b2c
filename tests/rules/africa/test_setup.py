"""The Heart of Africa, setup and board: R1 to R12, X6, X7."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, forms, position
from tests.rules.africa.helpers import held, module, state, terrain_row
from tests.rules.usa.helpers import TICKETS, WILD, earned, keep, payments, refuses

import fogg


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_africa_r1_forty_five_trains_and_four_cards_of_the_base_deck(seats: int) -> None:
    view = fogg.new_game("africa", seats, 1).view(0)
    assert (view.trains, view.hand_size(0), len(view.market)) == ((45,) * seats, 4, 5)
    assert sum(kind.total for kind in view.ruleset.kinds) == 110


def test_africa_r2_fifteen_cards_of_each_terrain() -> None:
    game = fogg.new_game("africa", 2, 1)
    assert {kind.key: kind.total for kind in module(game).kinds} == {"desert": 15, "jungle": 15, "mountain": 15}


@pytest.mark.parametrize("seats", [2, 5])
def test_africa_r3_one_terrain_card_each_and_two_face_up(seats: int) -> None:
    game = fogg.new_game("africa", seats, 1)
    assert [sum(held(game, seat).values()) for seat in range(seats)] == [1] * seats
    assert len(terrain_row(game)) == 2 and None not in terrain_row(game)
    assert state(game).deck.stock.size == 45 - seats - 2


def test_africa_r3_they_are_dealt_by_chance() -> None:
    assert len({tuple(held(fogg.new_game("africa", 2, seed), 0)) for seed in range(12)}) == 3


def test_africa_r4_four_tickets_of_48_and_two_are_kept() -> None:
    game = fogg.new_game("africa", 2, 1)
    assert len(game.ruleset.board.tickets) == 48 and len(game.view(0).offer) == 4
    refuses(game, 0, keep(0), "refusal-keep-more", "africa R4")
    offer = [int(ticket.id) for ticket in game.view(0).offer]
    game.play(0, keep(0, 1))
    game.play(1, keep(0, 1, 2, 3))
    assert game.tickets.cards[:2] == [offer[3], offer[2]]


def test_africa_r5_later_four_are_drawn_and_one_is_kept() -> None:
    game = position("africa")
    game.play(0, TICKETS)
    assert len(game.view(0).offer) == 4
    game.play(0, keep(3))
    assert len(game.view(0).tickets) == 1


def test_africa_r5_with_fewer_left_those_are_drawn() -> None:
    tickets = [ticket.key for ticket in fogg.load("africa").board.tickets[:3]]
    game = position("africa", ticket_deck=tickets)
    game.play(0, TICKETS)
    assert len(game.view(0).offer) == 3


def test_africa_r6_four_kinds_of_nodes_and_countries_without_routes() -> None:
    board = fogg.load("africa").board
    kinds = [city.kind for city in board.cities]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "city": 33,
        "junction": 10,
        "border": 6,
        "location": 2,
        "country": 4,
    }
    ends = {int(end) for route in board.routes for end in (route.a, route.b)}
    assert not ends & {city.id for city in board.cities if city.kind == "country"}


def test_africa_r7_networks_pass_through_junctions_which_no_ticket_names() -> None:
    board = fogg.load("africa").board
    junctions = {int(city.id) for city in board.cities if city.kind == "junction"}
    assert not junctions & {int(end) for ticket in board.tickets for end in (ticket.a, ticket.b)}
    ways = ["bondo-junction_congo", "junction_congo-leopoldville"]
    game = position("africa", claimed={0: ways})
    network = fogg.board.components([board.route(way) for way in ways], len(board.cities))
    assert network[board.city("bondo").id] == network[board.city("leopoldville").id]
    assert claim_form("bangui-junction_chari", "white") in [a.to_json() for a in game.ruleset.actions]


def test_africa_r8_either_border_node_completes_a_ticket_to_the_country() -> None:
    for way in (
        ["douala-libreville", "douala-nigeria_douala"],
        ["ngaoundere-nigeria_ngaoundere", "douala-ngaoundere", "douala-libreville"],
    ):
        ways = [*way, "leopoldville-libreville"]
        game = position("africa", claimed={0: ways}, tickets={0: ["leopoldville-nigeria"]})
        assert earned(finish(game), "score-ticket-done") == {0: 7}


def test_africa_r8_x6_no_way_leads_through_a_country() -> None:
    ways = ["ngaoundere-nigeria_ngaoundere", "douala-nigeria_douala", "bangui-ngaoundere", "bangui-bondo"]
    game = position("africa", claimed={0: ways}, tickets={0: ["bondo-douala"], 1: []})
    assert earned(finish(game), "score-ticket-failed") == {0: -7}


def test_africa_r9_x7_either_place_of_madagascar_serves_a_ticket() -> None:
    ways = ["livingstonia-zomba", "mocambique-zomba", "madagascar_north-mocambique"]
    game = position("africa", claimed={0: ways}, tickets={0: ["livingstonia-madagascar"]})
    assert sum(int(game.ruleset.board.route(way).length) for way in ways) == 7
    assert earned(finish(game), "score-ticket-done") == {0: 8}


def test_africa_r9_paths_run_through_madagascar() -> None:
    ways = [
        "madagascar_north-mocambique",
        "madagascar_north-madagascar_south",
        "durban-madagascar_south",
        "durban-pretoria",
    ]
    game = position("africa", claimed={0: [*ways, "mocambique-zomba", "livingstonia-zomba"]})
    board = game.ruleset.board
    network = fogg.board.components([board.routes[route] for route in game.players[0].routes], len(board.cities))
    assert network[board.city("pretoria").id] == network[board.city("livingstonia").id]
    assert payments(position("africa", hands={0: {"red": 4}}), 0, "madagascar_north-madagascar_south") == {("red", 0)}


@pytest.mark.parametrize(
    ("route", "hand", "expected"),
    [
        ("madagascar_north-mocambique", {"red": 2, WILD: 1}, {("red", 1)}),
        ("durban-madagascar_south.2", {"red": 4, WILD: 2}, {("red", 2)}),
        ("durban-madagascar_south", {"red": 6, WILD: 1}, set()),
    ],
)
def test_africa_r10_a_locomotive_for_each_symbol_of_a_ferry(
    route: str, hand: dict[str, int], expected: set[tuple[str | None, int]]
) -> None:
    assert payments(position("africa", hands={0: hand}), 0, route) == expected


def test_africa_r10_without_them_the_ferry_is_refused() -> None:
    game = position("africa", hands={0: {"red": 6, WILD: 1}})
    refuses(game, 0, claim_form("durban-madagascar_south", "red", 2), "refusal-few-wilds", "africa R10")


@pytest.mark.parametrize(("seats", "opened"), [(2, False), (3, False), (4, True), (5, True)])
@pytest.mark.parametrize(
    ("first", "second", "color"),
    [
        ("durban-pretoria", "durban-pretoria.2", "blue"),
        ("douala-nigeria_douala", "douala-nigeria_douala.2", "white"),
    ],
)
def test_africa_r11_second_tracks_are_open_from_four_players(
    seats: int, opened: bool, first: str, second: str, color: str
) -> None:
    game = position("africa", seats=seats, turn=1, hands={1: {color: 4}}, claimed={0: [first]})
    assert (claim_form(second, color) in forms(game, 1)) == opened
    if not opened:
        refuses(game, 1, claim_form(second, color), "refusal-route-closed", "africa R11")


def test_africa_r11_by_different_players() -> None:
    game = position("africa", seats=4, hands={0: {"blue": 4}}, claimed={0: ["durban-pretoria"]})
    refuses(game, 0, claim_form("durban-pretoria.2", "blue"), "refusal-own-track", "africa R11")


def test_africa_r12_tracks_of_one_double_may_have_the_same_color() -> None:
    board = fogg.load("africa").board
    assert [route.color for route in board.routes_between("durban", "pretoria")] == ["blue", "blue"]
