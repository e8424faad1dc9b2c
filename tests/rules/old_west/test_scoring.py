"""Old West, final scoring: R16, R18, R19."""

from __future__ import annotations

from tests.factory import claim_form, finish, shortest_way
from tests.rules.old_west.helpers import marked
from tests.rules.usa.helpers import earned, level

import fogg


def test_old_west_r16_globetrotter_fifteen_to_all_with_most_completed_tickets() -> None:
    tickets = [fogg.load("old_west").board.tickets[number].key for number in (0, 20)]
    ways = {seat: shortest_way("old_west", tickets[seat]) for seat in (0, 1)}
    assert not set(ways[0]) & set(ways[1])
    game = marked({}, seats=4, claimed=ways, tickets={0: tickets[:1], 1: tickets[1:]})
    assert earned(finish(game), "score-globetrotter") == {0: 15, 1: 15}


def test_old_west_r16_no_longest_path_bonus() -> None:
    result = finish(marked({}, claimed={0: ["boise-seattle"]}))
    assert {line.reason for line in result.of(0).lines} == {"score-route"}


def test_old_west_r18_the_total_is_points_in_play_tickets_and_globetrotter() -> None:
    done, failed = fogg.load("old_west").board.tickets[:2]
    ways = {0: shortest_way("old_west", done.key)}
    game = marked({}, claimed=ways, tickets={0: [done.key], 1: [failed.key]}, add_ons=["alvin"])
    routes = int(game.players[0].score)
    result = finish(game)
    assert result.total(0) == routes + done.points + 15
    assert result.total(1) == -failed.points


def test_old_west_r18_points_of_controlled_cities_stand_on_lines_of_their_own() -> None:
    game = marked({0: ["denver"], 1: ["pueblo"]}, hands={0: {"orange": 1}})
    game.play(0, claim_form("denver-pueblo", "orange"))
    result = finish(game)
    assert earned(result, "score-route") == {0: 1} and earned(result, "score-city") == {1: 1}


def test_old_west_r19_a_tie_goes_to_more_tickets_then_the_longer_path() -> None:
    game = marked({}, claimed={0: ["denver-pueblo"], 1: ["albuquerque-roswell"]})
    assert finish(level(game, 40)).winners == (1,)
    game = marked({}, claimed={0: ["las_cruces-roswell"], 1: ["albuquerque-roswell"]})
    assert finish(level(game, 40)).winners == (0, 1)
