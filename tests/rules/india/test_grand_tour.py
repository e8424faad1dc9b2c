"""India, the two bonuses: R10 to R15 and X2 to X6."""

from __future__ import annotations

import pytest
from tests.factory import finish, position
from tests.rules.usa.helpers import earned, lines

import fogg
from fogg.board import Ticket
from fogg.engine.scoring.tally import Tally
from fogg.modules.grand_tour.rules import GrandTour

EDITION = "india"
BOARD = fogg.load(EDITION).board
# 43 trains
GREAT_LOOP = ["bhopal-khandwa", "khandwa-manmad", "manmad-poona", "bombay-poona", "bombay-mormugau"]
GREAT_LOOP += ["mangalore-mormugau", "guntakal-mangalore", "guntakal-wadi", "indur-wadi", "bezwada-indur"]
GREAT_LOOP += ["bezwada-waltain", "calcutta-waltain", "calcutta-raipur", "bilaspur-raipur", "bilaspur-katni"]
GREAT_LOOP += ["katni-lucknow", "bareilly-lucknow", "ambala-bareilly", "ambala-delhi", "delhi-jaipur"]
GREAT_LOOP += ["jaipur-jodhpur", "ahmadabad-jodhpur", "ahmadabad-ratiam", "bhopal-ratiam"]
ON_LOOP = ["ambala-mormugau", "ambala-ratiam", "bareilly-calcutta", "bombay-bezwada", "jodhpur-lucknow"]
ON_LOOP += ["katni-wadi", "raipur-manmad"]
SQUARE = ["bhatinda-lahore", "bhatinda-delhi", "ambala-lahore", "ambala-delhi"]
REASON = "score-grand-tour"


def tour(routes: list[str], *tickets: str) -> list[fogg.ScoreLine]:
    """Return the lines of the Grand Tour of a seat with those routes and tickets."""
    return lines(finish(position(EDITION, claimed={0: routes}, tickets={0: list(tickets)})), 0, REASON)


def two_paths(routes: list[str], a: str, b: str) -> list[str]:
    """Return what the module finds for a ticket between any two cities."""
    game = position(EDITION, claimed={0: routes})
    (module,) = [module for module in game.ruleset.modules if isinstance(module, GrandTour)]
    ticket = Ticket(0, f"{a}-{b}", "regular", int(BOARD.city(a).id), int(BOARD.city(b).id), 5)
    tally = Tally(game, [True, True], explained=True)
    return [route.key for path in module.two_paths(tally, tally.routes(0), ticket) for route in path]


def is_walk(routes: list[str], start: str, end: str) -> bool:
    """Return True if the routes lead in their order from one city to the other."""
    here = int(BOARD.city(start).id)
    for key in routes:
        here = int(BOARD.route(key).other_end(here))
    return here == BOARD.city(end).id


def test_india_r10_the_longest_path_scores_10_for_all_who_are_tied() -> None:
    tied = position(EDITION, seats=3, claimed={0: ["agra-katni"], 1: ["delhi-jaipur"], 2: ["agra-jaipur"]})
    assert earned(finish(tied), "score-longest-path") == {0: 10, 1: 10}


def test_india_r11_a_ticket_joined_by_two_separate_paths_qualifies() -> None:
    (line,) = tour(SQUARE, "lahore-delhi")
    assert (line.points, line.tickets) == (5, ("lahore-delhi",))
    assert sorted(line.routes) == sorted(SQUARE)
    assert is_walk(list(line.routes[: line.first]), "lahore", "delhi")
    assert is_walk(list(line.routes[line.first :]), "lahore", "delhi")


def test_india_r11_the_line_names_one_path_after_the_other() -> None:
    (line,) = tour([*SQUARE, "ambala-bhatinda"], "lahore-delhi")
    walks = [(line.routes[:n], line.routes[n:]) for n in range(1, len(line.routes))]
    assert any(
        is_walk(list(one), "lahore", "delhi") and is_walk(list(other), "lahore", "delhi") for one, other in walks
    )


def test_india_r11_a_single_path_does_not_qualify() -> None:
    assert tour(SQUARE[:2], "lahore-delhi") == []


def test_india_r12_cities_may_be_shared_but_no_route() -> None:
    through_bhatinda = ["bhatinda-lahore", "lahore-peshawar", "jacobabad-peshawar", "jacobabad-rohri", "bhatinda-rohri"]
    assert two_paths([*through_bhatinda, "bhatinda-delhi"], "lahore", "delhi") == []
    around = [*through_bhatinda, "bhatinda-delhi", "ambala-bhatinda", "ambala-delhi"]
    assert two_paths(around, "lahore", "delhi")


def test_india_r12_parallel_lanes_never_make_two_paths_as_no_player_owns_both() -> None:
    terms = fogg.ruleset(EDITION).terms
    assert all(len(one.siblings) == len(BOARD.groups[int(one.group)]) - 1 for one in terms)


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 5), (2, 10), (3, 20), (4, 30), (5, 40), (6, 40), (7, 40)])
def test_india_r13_x6_the_bonus_is_a_total_by_the_number_of_tickets(n: int, points: int) -> None:
    assert sum(line.points for line in tour(GREAT_LOOP, *ON_LOOP[:n])) == points


def test_india_r14_it_comes_on_top_of_the_ticket_and_everybody_scores_it() -> None:
    south = ["erode-madras", "calicut-erode", "calicut-quilon", "erode-quilon", "madras-mangalore", "calicut-mangalore"]
    held = {0: ["lahore-delhi"], 1: ["madras-quilon"]}
    result = finish(position(EDITION, claimed={0: SQUARE, 1: south}, tickets=held))
    assert earned(result, "score-ticket-done") == {0: 5, 1: 6}
    assert earned(result, REASON) == {0: 5, 1: 5}


def test_india_r14_a_failed_ticket_never_qualifies() -> None:
    assert tour(SQUARE, "lahore-delhi", "lahore-dhubri")[0].tickets == ("lahore-delhi",)
    assert tour(SQUARE, "lahore-dhubri") == []


def test_india_r15_unequal_ways_will_do_and_one_loop_serves_several_tickets() -> None:
    loop = [
        "bhatinda-lahore",
        "bhatinda-delhi",
        "agra-delhi",
        "agra-katni",
        "katni-lucknow",
        "bareilly-lucknow",
        "ambala-bareilly",
        "ambala-lahore",
    ]
    both = tour([*loop, "jaipur-jodhpur", "agra-jaipur", "bhatinda-jodhpur"], "lahore-delhi", "jodhpur-lucknow")
    assert [(line.points, line.tickets) for line in both] == [(5, ("lahore-delhi",)), (5, ("jodhpur-lucknow",))]


def test_india_x2_lahore_delhi_by_two_paths() -> None:
    game = position(EDITION, claimed={0: SQUARE}, tickets={0: ["lahore-delhi"]})
    assert game.view(None).scores[0] == 15
    result = finish(game)
    assert earned(result, "score-ticket-done") == {0: 5}
    assert earned(result, REASON) == {0: 5}


def test_india_x3_a_route_that_every_path_uses_spoils_it() -> None:
    game = position(EDITION, claimed={0: [*SQUARE, "agra-delhi", "bhatinda-rohri"]}, tickets={0: ["rohri-agra"]})
    result = finish(game)
    assert earned(result, "score-ticket-done") == {0: 7}
    assert earned(result, REASON) == {}


def test_india_x4_two_paths_are_found_where_a_greedy_search_takes_the_wrong_one_first() -> None:
    routes = ["bombay-manmad", "manmad-poona", "bombay-poona", "bombay-mormugau", "mormugau-poona"]
    for order in (routes, routes[::-1], [*routes[2:], *routes[:2]]):
        found = two_paths(order, "manmad", "mormugau")
        assert len(set(found)) == len(found) == 4
        assert "bombay-poona" not in found
        assert is_walk(found[:2], "manmad", "mormugau") and is_walk(found[2:], "manmad", "mormugau")


def test_india_x5_paths_that_cross_in_agra_qualify() -> None:
    routes = ["jaipur-jodhpur", "agra-jaipur", "agra-lucknow"]
    routes += ["bhatinda-jodhpur", "bhatinda-delhi", "agra-delhi", "agra-katni", "katni-lucknow"]
    (line,) = tour(routes, "jodhpur-lucknow")
    assert line.points == 5
    assert sorted(line.routes) == sorted(routes)


def test_india_r11_no_player_is_told_of_tickets_that_others_hold() -> None:
    view = position(EDITION, claimed={0: SQUARE}, tickets={0: ["lahore-delhi"]}).view(1)
    assert REASON not in {line.reason for line in view.standing()}


def test_india_r11_the_owner_sees_it_before_the_end() -> None:
    view = position(EDITION, claimed={0: SQUARE}, tickets={0: ["lahore-delhi"]}).view(0)
    assert [line.points for line in view.standing() if line.reason == REASON] == [5]
