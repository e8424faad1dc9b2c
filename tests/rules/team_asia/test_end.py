"""Team Asia, end and scoring: R34 to R39, X7, X9, Q1, Q2, Q3, Q7."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish
from tests.rules.team_asia.helpers import TO_HAND, teams
from tests.rules.usa.helpers import HIDDEN, earned, heard, lines

import fogg


def take_turn(game: fogg.Game) -> None:
    """Let the seat whose turn it is draw two hidden cards."""
    seat = game.current
    for form in (HIDDEN, TO_HAND, HIDDEN):
        game.play(seat, form)


def turns_until_over(game: fogg.Game) -> list[int]:
    """Let everybody draw until the game is over; the seats in the order of their turns."""
    order: list[int] = []
    while not game.over:
        order.append(game.current)
        take_turn(game)
        assert len(order) < 50, "the game does not end"
    return order


def test_team_asia_r34_four_trains_of_a_team_together_begin_the_last_round() -> None:
    game = teams(trains={0: 4, 1: 1}, hands={0: {"yellow": 1}})
    game.play(0, claim_form("canton-fort_bayard", "yellow"))
    assert game.final_turns == 4
    assert heard(game, 3, "event-last-round-team") == [{"seat": 0, "n": 4}]
    assert turns_until_over(game) == [1, 2, 3, 0]


def test_team_asia_r34_few_trains_of_one_player_do_not() -> None:
    game = teams(trains={0: 1, 1: 5}, hands={0: {"yellow": 1}})
    game.play(0, claim_form("canton-fort_bayard", "yellow"))
    assert game.final_turns == -1


def test_team_asia_r34_trains_of_another_team_do_not_count() -> None:
    game = teams(trains={1: 3, 2: 1, 0: 5})
    take_turn(game)
    assert game.final_turns == -1


def test_team_asia_q2_the_seed_to_the_letter_counts_the_trains_of_a_player() -> None:
    game = teams(trains={0: 3, 1: 9}, hands={0: {"yellow": 1}}, settings={"literal": True})
    game.play(0, claim_form("canton-fort_bayard", "yellow"))
    assert game.final_turns == 4
    assert heard(game, 3, "event-last-round") == [{"seat": 0, "n": 2}]


def test_team_asia_q3_the_seed_to_the_letter_gives_45_trains() -> None:
    assert fogg.new_game("team_asia", 4, 1, settings={"literal": True}).view(None).trains == (45,) * 4


def test_team_asia_r35_a_ticket_is_completed_over_the_routes_of_both() -> None:
    claimed = {0: ["harbin-peking"], 1: ["peking-shanghai"], 2: ["mukden-peking"], 3: ["harbin-mukden"]}
    game = teams(tickets={0: ["harbin-shanghai"], 2: ["foochow-mukden"]}, claimed=claimed)
    value = int(game.ruleset.board.ticket("harbin-shanghai").points)
    lost = int(game.ruleset.board.ticket("foochow-mukden").points)
    result = finish(game)
    done = lines(result, 0, "score-ticket-done")
    assert [(line.points, line.routes) for line in done] == [(value, ("harbin-peking", "peking-shanghai"))]
    assert earned(result, "score-ticket-failed") == {2: -lost}


def test_team_asia_r36_the_longest_path_runs_over_routes_of_both() -> None:
    game = teams(claimed={0: ["bombay-nagpur"], 1: ["calcutta-nagpur"], 2: ["peking-shanghai"]})
    assert earned(finish(game), "score-longest-path") == {0: 10}


def test_team_asia_r37_the_most_completed_tickets_of_a_team_bring_ten() -> None:
    claimed = {0: ["harbin-peking"], 1: ["peking-shanghai"]}
    game = teams(tickets={1: ["harbin-shanghai"], 2: ["kashgar-nagpur"]}, claimed=claimed)
    assert earned(finish(game), "score-globetrotter") == {0: 10}


def test_team_asia_r38_tied_teams_score_both() -> None:
    game = teams(claimed={0: ["peking-shanghai"], 3: ["peking-shanghai.2"]})
    assert earned(finish(game), "score-longest-path") == {0: 10, 2: 10}


def test_team_asia_q7_without_routes_and_tickets_there_is_no_bonus() -> None:
    result = finish(teams(tickets={0: ["kashgar-nagpur"]}))
    assert earned(result, "score-longest-path") == {}
    assert earned(result, "score-globetrotter") == {}


def leveled(more: dict[int, list[str]], tickets: dict[int, list[str]]) -> fogg.Result:
    """Return the result after points are booked so that both teams have as many."""
    game = teams(claimed=more, tickets=tickets)
    result = finish(game.copy())
    game.add_score(fogg.ScoreLine(2, "score-route", result.total(0) - result.total(2)))
    return finish(game)


def test_team_asia_r39_completed_tickets_break_a_tie() -> None:
    claimed = {0: ["harbin-peking"], 1: ["peking-shanghai"], 2: ["dihua-ulan_bator"], 3: ["peking-ulan_bator"]}
    result = leveled(claimed, {0: ["harbin-shanghai"]})
    assert result.total(0) == result.total(2)
    assert result.winners == (0, 1)


def test_team_asia_r39_then_the_longest_path() -> None:
    result = leveled({0: ["peking-shanghai"], 2: ["dihua-ulan_bator"]}, {})
    assert result.total(0) == result.total(2)
    assert result.winners == (2, 3)


def test_team_asia_r39_then_the_victory_is_shared() -> None:
    result = leveled({0: ["peking-shanghai"], 3: ["peking-shanghai.2"]}, {})
    assert result.winners == (0, 1, 2, 3)
    assert [standing.place for standing in result.standings] == [1, 1]


@pytest.mark.parametrize(("literal", "points"), [(False, 18), (True, 15)])
def test_team_asia_q1_seven_spaces_bring_18_or_by_the_letter_15(literal: bool, points: int) -> None:
    ruleset = fogg.ruleset("team_asia", settings={"literal": literal})
    assert ruleset.terms[ruleset.board.route("dihua-ulan_bator").id].points == points


@pytest.mark.parametrize(("seats", "order"), [(4, [2, 3, 0, 1]), (6, [2, 3, 4, 5, 0, 1])])
def test_team_asia_x7_the_second_claim_of_the_team_begins_the_last_round(seats: int, order: list[int]) -> None:
    game = teams(seats=seats, trains={0: 4, 1: 2}, hands={0: {"yellow": 1}, 1: {"purple": 1}})
    game.play(0, claim_form("canton-fort_bayard", "yellow"))  # 3 + 2
    assert game.final_turns == -1
    game.play(1, claim_form("hyderabad-nagpur", "purple"))  # 3 + 1
    assert turns_until_over(game) == order


def test_team_asia_x9_one_path_of_eight_over_the_routes_of_both_partners() -> None:
    game = teams(
        claimed={
            0: ["bombay-nagpur", "calcutta-nagpur"],
            1: ["calcutta-dacca", "dacca-mandalay"],
            2: ["dihua-ulan_bator"],
        }
    )
    assert game.view(None).scores[:2] == (2 + 4, 1 + 2)
    result = finish(game)
    assert earned(result, "score-longest-path") == {0: 10}
    [path] = lines(result, 0, "score-longest-path")
    spaces = {route.key: int(route.length) for route in game.ruleset.board.routes}
    assert sum(spaces[key] for key in path.routes) == 8
