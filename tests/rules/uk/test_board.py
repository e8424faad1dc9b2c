"""United Kingdom, ferries, double routes and France: R21 to R24."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, points, position
from tests.rules.uk.helpers import EDITION, NEEDED, claimable, table
from tests.rules.usa.helpers import WILD, payments, refuses

import fogg

L = WILD
PENZANCE = ["penzance-plymouth", "penzance-plymouth.2"]


def test_uk_r21_a_ferry_takes_a_locomotive_for_each_symbol_and_one_color() -> None:
    game = table({0: NEEDED}, hands={0: {L: 2, "red": 4, "blue": 1}})
    # cork-penzance: 6 spaces, 2 symbols
    assert payments(game, 0, "cork-penzance") == {("red", 2)}
    game = table({0: NEEDED}, hands={0: {L: 3, "red": 3}})
    assert payments(game, 0, "cork-penzance") == {("red", 3)}


def test_uk_r21_colors_cannot_be_mixed_and_symbols_not_be_left_out() -> None:
    game = table({0: NEEDED}, hands={0: {L: 1, "red": 1, "blue": 1}})
    refuses(game, 0, claim_form("carlisle-stranraer", "red", 1), "refusal-few-cards", "usa R17")
    game = table({0: NEEDED}, hands={0: {"red": 3}})
    refuses(game, 0, claim_form("carlisle-stranraer", "red", 1), "refusal-few-wilds", "uk R21")


def test_uk_r21_thirty_routes_are_ferries_and_each_prints_its_symbols() -> None:
    game = table()
    ferries = [route for route in game.ruleset.board.routes if route.kind == "ferry"]
    assert len(ferries) == 30
    for route in ferries:
        assert game.ruleset.terms[route.id].min_wilds == route.locos >= 1


@pytest.mark.parametrize("seats", [3, 4])
def test_uk_r22_with_3_or_4_players_both_tracks_are_open_but_not_to_one_player(seats: int) -> None:
    game = position(EDITION, seats=seats, claimed={1: ["leeds-manchester"]}, hands={0: {"blue": 1}})
    assert "leeds-manchester.2" in claimable(game, 0)
    game = position(EDITION, seats=seats, claimed={0: ["leeds-manchester"]}, hands={0: {"blue": 1}})
    refuses(game, 0, claim_form("leeds-manchester.2", "blue"), "refusal-own-track", "uk R22")


def test_uk_r22_with_2_players_the_second_track_closes() -> None:
    game = position(EDITION, claimed={1: ["leeds-manchester"]}, hands={0: {"blue": 1}})
    refuses(game, 0, claim_form("leeds-manchester.2", "blue"), "refusal-route-closed", "uk R22")


def test_uk_r22_there_are_18_double_routes() -> None:
    assert sum(1 for group in fogg.ruleset(EDITION).board.groups if len(group) == 2) == 18


def test_uk_r23_the_two_routes_of_penzance_are_independent() -> None:
    game = table({0: NEEDED}, hands={0: {"black": 2, "red": 2, L: 1}}, claimed={0: PENZANCE[:1]})
    game.play(0, claim_form(PENZANCE[1], "red", 1))
    assert game.players[0].routes == [game.ruleset.board.route(key).id for key in PENZANCE]
    game = table(hands={0: {"black": 2}}, claimed={1: PENZANCE[1:]})
    assert PENZANCE[0] in claimable(game, 0)


def test_uk_r23_as_a_setting_they_are_a_double() -> None:
    game = table({0: NEEDED}, settings={"uneven_lanes_count_as_double": True}, claimed={0: PENZANCE[:1]})
    refuses(game, 0, claim_form(PENZANCE[1], "red", 1), "refusal-own-track", "uk R22")


@pytest.mark.parametrize(
    "routes",
    [["dover-france_dover", "dover-london"], ["france_southampton-southampton", "london-southampton"]],
    ids=["dover", "southampton"],
)
def test_uk_r24_a_ticket_to_france_is_completed_at_either_port(routes: list[str]) -> None:
    game = position(EDITION, claimed={0: routes}, tickets={0: ["london-france"]})
    assert points(finish(game), 0, "score-ticket-done") == 7


def test_uk_r24_the_ports_are_dead_ends_and_not_joined() -> None:
    round_france = ["dover-france_dover", "france_southampton-southampton", "london-southampton", "london-northampton"]
    game = position(EDITION, claimed={0: round_france}, tickets={0: ["northampton-dover"]})
    assert points(finish(game), 0, "score-ticket-failed") == -3
    board = game.ruleset.board
    for port in ("france_dover", "france_southampton"):
        ends = {board.cities[r.other_end(board.city(port).id)].key for r in board.routes if port in r.key}
        assert len(ends) == 1
        assert game.ruleset.ticket_nodes[board.city(port).id] == [board.city(port).id]
