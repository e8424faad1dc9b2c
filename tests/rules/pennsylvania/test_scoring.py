"""Pennsylvania, final scoring: R12, R14 to R16, R18, X1 to X4."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.factory import finish, position, shortest_way
from tests.rules.pennsylvania.helpers import deal, module, state
from tests.rules.usa.helpers import earned, heard, level, take_turn

import fogg

Numbers = Mapping[int, Sequence[int]]


def scored(railroad: str, numbers: Numbers, seats: int) -> dict[int, int]:
    """Return the points of each seat for shares of one railroad."""
    return earned(finish(deal(position("pennsylvania", seats=seats), railroad, numbers)), "score-shares")


def with_dummy() -> fogg.Game:
    """Return a game for two near its end: the dummy holds seven shares."""
    game = position("pennsylvania", trains={0: 2}, final_turns=1)
    deal(game, "prr", {0: [1], 1: [3, 4], 2: [2, 5, 6]})
    deal(game, "bo", {2: [1, 2]})
    return deal(game, "nyc", {2: [1, 2]})


def test_pennsylvania_x1_prr_more_shares_then_the_lower_number() -> None:
    game = position("pennsylvania", seats=4)
    state(game).held[:3] = [[0, 3, 8], [1, 2, 4], [5]]  # numbers 1, 4, 9; 2, 3, 5; 6
    assert earned(finish(game), "score-shares") == {0: 30, 1: 21, 2: 14}


def test_pennsylvania_x2_jcl_pays_two_places() -> None:
    assert scored("jcl", {0: [2], 1: [1], 2: [3]}, 3) == {1: 8, 0: 5}


def test_pennsylvania_x3_erie_with_five_players() -> None:
    numbers = {0: [1, 2, 3], 1: [5, 7], 2: [4], 3: [6], 4: [8]}
    assert scored("erie", numbers, 5) == {0: 16, 1: 10, 2: 5, 3: 1}


def test_pennsylvania_x4_what_the_dummy_wins_is_lost() -> None:
    game = with_dummy()
    shares = module(game)
    first = dict(zip(shares.keys, shares.first, strict=True))
    state(game).revealed = [first["prr"] + 1, first["prr"] + 4, first["bo"], first["nyc"] + 2]
    result = finish(game)
    prr = {line.seat: line.points for s in result.standings for line in s.lines if line.things == ("prr",)}
    assert prr == {1: 21, 0: 14}


def test_pennsylvania_r12_half_of_the_dummys_shares_rounded_up_are_turned_up_before_scoring() -> None:
    game = with_dummy()
    take_turn(game)
    assert game.over
    revealed = state(game).revealed
    assert len(revealed) == 4 and set(revealed) <= set(state(game).held[2])
    (told,) = heard(game, None, "event-shares-revealed")
    assert told["n"] == 7 and len(told["things"]) == 4


def test_pennsylvania_r12_which_half_is_chance() -> None:
    halves = set()
    for seed in range(12):
        game = position("pennsylvania", trains={0: 2}, final_turns=1, seed=seed)
        deal(game, "prr", {2: [1, 2, 3, 4]})
        take_turn(game)
        halves.add(tuple(state(game).revealed))
        assert len(state(game).revealed) == 2
    assert len(halves) > 3


def test_pennsylvania_r12_only_what_is_turned_up_counts() -> None:
    game = deal(position("pennsylvania", trains={0: 2}, final_turns=1), "prr", {0: [3], 2: [1, 2]})
    take_turn(game)
    assert len(state(game).revealed) == 1
    assert game.result is not None and earned(game.result, "score-shares") == {0: 21}


@pytest.mark.parametrize(
    ("railroad", "paid"),
    [
        ("prr", [30, 21, 14, 9, 6]),
        ("bo", [20, 14, 9, 5, 2]),
        ("erie", [16, 10, 5, 1]),
        ("reading", [14, 9, 5]),
        ("lv", [12, 7, 3]),
        ("nyc", [10, 6, 3]),
        ("wm", [9, 5]),
        ("jcl", [8, 5]),
        ("brp", [7, 4]),
    ],
)
def test_pennsylvania_r14_the_ranks_of_each_railroad(railroad: str, paid: list[int]) -> None:
    shares = min(5, {"wm": 4, "jcl": 3, "brp": 2}.get(railroad, 5))
    found = scored(railroad, {seat: [seat + 1] for seat in range(shares)}, 5)
    assert [found.get(seat, 0) for seat in range(shares)] == (paid + [0] * 5)[:shares]


def test_pennsylvania_r14_who_has_no_share_scores_nothing() -> None:
    assert scored("prr", {2: [1]}, 3) == {2: 30}


def test_pennsylvania_r14_each_line_names_its_railroad() -> None:
    result = finish(deal(position("pennsylvania", seats=3), "lv", {0: [1]}))
    (line,) = [line for line in result.of(0).lines if line.reason == "score-shares"]
    assert line.things == ("lv",)


@pytest.mark.parametrize(
    ("own", "others", "certain"),
    [
        ([1, 2], [], 30),
        ([1], [2], 30),  # equal numbers, and the own one is lower
        ([2], [1], 21),  # one rival is ahead for sure
        ([1], [2, 3], 21),  # both may be one rival's
        ([3], [1, 2], 14),
        ([1, 2], [3, 4, 5], 21),
    ],
)
def test_pennsylvania_r14_while_shares_are_hidden_only_certain_points_are_told(
    own: list[int], others: list[int], certain: int
) -> None:
    game = position("pennsylvania", seats=3)
    owners: dict[int, list[int]] = {0: own, 1: others[::2], 2: others[1::2]}
    deal(game, "prr", owners)
    deal(game, "bo", {1: [1, 3], 2: [2, 4]})  # rivals hold enough shares for all that may be
    told = [line.points for line in game.view(0).standing() if line.things == ("prr",)]
    assert told == [certain]
    assert {line.seat for line in game.view(0).standing() if line.reason == "score-shares"} == {0}
    assert game.view(None).standing() == ()


def test_pennsylvania_r14_a_rival_with_fewer_shares_in_all_cannot_be_ahead() -> None:
    game = deal(position("pennsylvania", seats=3), "prr", {0: [2, 3], 1: [1], 2: [4]})
    assert [line.points for line in game.view(0).standing() if line.reason == "score-shares"] == [30]


def test_pennsylvania_r15_globetrotter_fifteen_to_all_with_most_completed_tickets() -> None:
    tickets = ["warren-ontario", "baltimore-philadelphia"]
    ways = {seat: shortest_way("pennsylvania", tickets[seat]) for seat in (0, 1)}
    game = position("pennsylvania", seats=3, claimed=ways, tickets={0: tickets[:1], 1: tickets[1:]})
    assert earned(finish(game), "score-globetrotter") == {0: 15, 1: 15}


def test_pennsylvania_r15_no_longest_path_bonus() -> None:
    result = finish(position("pennsylvania", claimed={0: ["altoona-harrisburg"]}))
    assert {line.reason for line in result.of(0).lines} == {"score-route"}


def test_pennsylvania_r16_the_total_is_routes_tickets_shares_and_globetrotter() -> None:
    board = fogg.load("pennsylvania").board
    done, failed = board.ticket("baltimore-philadelphia"), board.ticket("baltimore-new_york")
    ways = {0: shortest_way("pennsylvania", done.key)}
    game = position("pennsylvania", seats=3, claimed=ways, tickets={0: [done.key], 1: [failed.key]})
    deal(game, "prr", {0: [1]})
    routes = int(game.players[0].score)
    result = finish(game)
    assert result.total(0) == routes + done.points + 15 + 30
    assert result.total(1) == -failed.points


def test_pennsylvania_r18_a_tie_goes_to_more_tickets_then_the_longer_path() -> None:
    game = position("pennsylvania", seats=3, claimed={0: ["altoona-johnstown"], 1: ["altoona-dubois"]})
    assert finish(level(game, 50)).winners == (1,)
    game = position("pennsylvania", seats=3, claimed={0: ["allentown-reading"], 1: ["altoona-dubois"]})
    assert finish(level(game, 50)).winners == (0, 1)
