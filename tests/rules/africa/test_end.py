"""The Heart of Africa, end and scoring: R27 to R30, X8."""

from __future__ import annotations

from tests.factory import claim_form, finish, position, shortest_way
from tests.rules.usa.helpers import earned, level, take_turn

import fogg


def test_africa_r27_two_trains_left_begin_the_last_round() -> None:
    game = position("africa", hands={0: {"green": 1}}, trains={0: 3})
    game.play(0, claim_form("douala-libreville", "green"))
    assert game.final_turns == 2
    take_turn(game)
    take_turn(game)
    assert game.over


def test_africa_r28_tickets_plus_or_minus_their_value() -> None:
    tickets = {0: ["bondo-douala"], 1: ["cape_town-douala"]}
    game = position("africa", claimed={0: shortest_way("africa", "bondo-douala")}, tickets=tickets)
    result = finish(game)
    assert earned(result, "score-ticket-done") == {0: 7} and earned(result, "score-ticket-failed") == {1: -17}


def test_africa_r29_x8_globetrotter_ten_to_all_who_are_tied_and_failures_do_not_count() -> None:
    game = position("africa", seats=3)
    board = game.ruleset.board
    tickets = sorted(board.tickets, key=lambda ticket: int(ticket.points))
    done = [ticket for ticket in tickets if ticket.points <= 11]
    for seat, (completed, failed) in enumerate([(5, 2), (5, 0), (4, 0)]):
        own = done[seat * 5 : seat * 5 + completed]
        routes = {key for ticket in own for key in shortest_way("africa", ticket.key)}
        game.players[seat].routes += [int(board.route(key).id) for key in routes]
        game.players[seat].tickets += [int(ticket.id) for ticket in own]
        game.players[seat].tickets += [int(ticket.id) for ticket in tickets[-failed:]] if failed else []
    result = finish(game)
    assert [result.of(seat).completed for seat in range(3)] == [5, 5, 4]
    assert earned(result, "score-globetrotter") == {0: 10, 1: 10}


def test_africa_r29_no_longest_path_bonus() -> None:
    result = finish(position("africa", claimed={0: ["addis_ababa-fachoda"]}))
    assert {line.reason for line in result.of(0).lines} == {"score-route"}


def test_africa_r30_most_points_win_then_tickets_then_the_longer_path() -> None:
    game = position("africa", claimed={0: ["douala-libreville"], 1: ["bangui-bondo"]})
    assert finish(game.copy()).winners == (1,)
    assert finish(level(game, 30)).winners == (1,)
    even = position("africa", claimed={0: ["livingstonia-zomba"], 1: ["bangui-bondo"]})
    assert finish(level(even, 30)).winners == (0, 1)
    assert fogg.load("africa").get("end_game.tie_breaks") == ["most_completed_tickets", "longest_path_length"]
