"""USA, final scoring: R32 and R34 to R36."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, points, position
from tests.rules.usa.helpers import earned, level, lines, take_turn

DENVER_EL_PASO = ["denver-santa_fe", "el_paso-santa_fe"]
TWO_EACH = {0: DENVER_EL_PASO, 1: ["chicago-saint_louis", "little_rock-saint_louis"]}


def test_usa_r32_a_ticket_whose_cities_are_joined_adds_its_value() -> None:
    result = finish(position("usa", claimed={0: DENVER_EL_PASO}, tickets={0: ["denver-el_paso"]}))
    assert earned(result, "score-ticket-done") == {0: 4}
    assert earned(result, "score-ticket-failed") == {}
    line = lines(result, 0, "score-ticket-done")[0]
    assert (line.tickets, line.routes) == (("denver-el_paso",), tuple(DENVER_EL_PASO))


def test_usa_r32_any_connected_path_will_do_however_long() -> None:
    detour = ["denver-phoenix", "los_angeles-phoenix", "el_paso-los_angeles"]
    result = finish(position("usa", claimed={0: detour}, tickets={0: ["denver-el_paso"]}))
    assert earned(result, "score-ticket-done") == {0: 4}


def test_usa_r32_otherwise_its_value_is_subtracted() -> None:
    result = finish(position("usa", claimed={0: DENVER_EL_PASO[:1]}, tickets={0: ["denver-el_paso"]}))
    assert earned(result, "score-ticket-failed") == {0: -4}


def test_usa_r32_the_routes_of_others_do_not_help() -> None:
    claimed = {0: DENVER_EL_PASO[:1], 1: DENVER_EL_PASO[1:]}
    result = finish(position("usa", claimed=claimed, tickets={0: ["denver-el_paso"]}))
    assert earned(result, "score-ticket-failed") == {0: -4}


def test_usa_r32_each_ticket_counts_for_itself() -> None:
    tickets = ["denver-el_paso", "boston-miami", "calgary-phoenix"]
    result = finish(position("usa", claimed={0: DENVER_EL_PASO}, tickets={0: tickets}))
    assert earned(result, "score-ticket-done") == {0: 4}
    assert earned(result, "score-ticket-failed") == {0: -25}
    assert result.of(0).completed == 1


def test_usa_r32_a_refused_ticket_costs_nothing() -> None:
    game = position("usa", ticket_deck=["boston-miami", "denver-el_paso"], claimed={0: DENVER_EL_PASO})
    game.play(0, {"do": "draw-tickets"})
    mine = [ticket.key for ticket in game.view(0).offer].index("denver-el_paso")
    game.play(0, {"do": "keep", "tickets": 1 << mine})
    result = finish(game)
    assert earned(result, "score-ticket-failed") == {}
    assert result.total(0) == 2 + 2 + 4 + 10


def test_usa_r34_most_points_wins_not_more_completed_tickets() -> None:
    claimed = {0: DENVER_EL_PASO, 1: ["el_paso-los_angeles", "el_paso-houston"]}
    result = finish(position("usa", claimed=claimed, tickets={0: ["denver-el_paso"]}))
    assert result.winners == (1,)
    assert [(standing.place, standing.seats) for standing in result.standings] == [(1, (1,)), (2, (0,))]


def test_usa_r34_a_tie_goes_to_most_completed_tickets() -> None:
    claimed = {0: DENVER_EL_PASO, 1: ["el_paso-los_angeles"]}
    game = level(position("usa", claimed=claimed, tickets={0: ["denver-el_paso"]}), 40)
    result = finish(game)
    assert earned(result, "score-longest-path") == {1: 10}
    assert result.winners == (0,)
    assert result.of(1).place == 2


def test_usa_r34_failed_tickets_do_not_break_a_tie() -> None:
    tickets = {0: ["denver-el_paso", "boston-miami"], 1: ["chicago-new_orleans"]}
    claimed = {0: DENVER_EL_PASO, 1: ["chicago-saint_louis"]}
    assert finish(level(position("usa", claimed=claimed, tickets=tickets), 40)).winners == (0,)


def test_usa_r34_still_tied_the_holder_of_the_longest_path_wins() -> None:
    claimed = {0: DENVER_EL_PASO, 1: ["el_paso-los_angeles"]}
    result = finish(level(position("usa", claimed=claimed), 40))
    assert result.winners == (1,)


def test_usa_r34_if_several_of_those_tied_hold_it_these_share() -> None:
    claimed = {**TWO_EACH, 2: ["atlanta-nashville"]}
    result = finish(level(position("usa", seats=3, claimed=claimed), 40))
    assert earned(result, "score-longest-path") == {0: 10, 1: 10}
    assert result.winners == (0, 1)
    assert [result.of(seat).place for seat in range(3)] == [1, 1, 3]


def test_usa_r34_if_none_of_those_tied_holds_it_all_still_tied_share() -> None:
    claimed = {**TWO_EACH, 2: ["el_paso-los_angeles"]}
    game = level(position("usa", seats=3, claimed=claimed), 40)
    game.add_score(type(game.lines[0])(2, "score-route", -1))
    result = finish(game)
    assert earned(result, "score-longest-path") == {2: 10}
    assert result.winners == (0, 1)
    assert result.of(2).place == 3


def test_usa_r34_places_below_the_first_are_decided_in_the_same_way() -> None:
    claimed = {0: ["el_paso-los_angeles"], 1: DENVER_EL_PASO, 2: ["atlanta-nashville"]}
    game = level(position("usa", seats=3, claimed=claimed, tickets={1: ["denver-el_paso"]}), 40)
    game.add_score(type(game.lines[0])(0, "score-route", 1))
    assert [result.seats for result in finish(game).standings] == [(0,), (1,), (2,)]


def test_usa_r35_route_points_are_not_scored_again() -> None:
    game = position("usa", hands={0: {"purple": 4}})
    game.play(0, claim_form("denver-omaha", "purple"))
    take_turn(game)
    assert game.view(None).scores == (7, 0)
    result = finish(game)
    assert points(result, 0, "score-route") == 7
    assert result.total(0) == 7 + 10


def test_usa_r35_the_total_is_the_sum_of_its_lines() -> None:
    tickets = {0: ["denver-el_paso", "boston-miami"]}
    result = finish(position("usa", claimed=TWO_EACH, tickets=tickets))
    for seat in range(2):
        assert result.total(seat) == sum(line.points for line in result.of(seat).lines)


@pytest.mark.parametrize("ticket", ["boston-miami", "seattle-new_york"])
def test_usa_r36_a_total_can_be_negative(ticket: str) -> None:
    game = position("usa", tickets={0: [ticket]})
    result = finish(game)
    assert result.total(0) == -game.ruleset.board.ticket(ticket).points
    assert result.winners == (1,)
