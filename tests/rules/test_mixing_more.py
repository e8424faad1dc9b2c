"""Terrain, markers, tolls and shares on boards that never had them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.test_mixing import board, rewrite

import fogg
from fogg.engine.checks.contract import play_checked

TERRAIN = """
starting_terrain_cards = 1
face_up_terrain_cards = 2
[terrain_cards]
desert = 15
jungle = 15
mountain = 15
[terrain_colors]
desert = ["yellow", "orange", "red"]
jungle = ["purple", "blue", "green"]
mountain = ["white", "gray", "black"]
[terrain]
cards_to_double_by_length = { 1 = 1, 2 = 1, 3 = 1, 4 = 2, 5 = 2, 6 = 2 }
multiplier = 2
needs_at_least_as_many_as_every_other_player = true
locomotive_may_stand_for_terrain = true
"""
MARKERS = """
[city_markers]
per_player = 3
cost_cards_same_color = 2
network_must_stay_connected_to_start = true
"""
ALVIN = """
[modules.alvin]
name = "Alvin the Alien"
words = "add-on-alvin"
rules = ["alvin"]
"""
TOLLS = """
tickets.initial_returned_to = "face_up_discard"
tickets.later_returned_to = "face_up_discard"
tickets.reshuffle_discards_when_deck_empty = true
[tolls]
start_tokens = 2
[[bonuses]]
id = "bridge_toll_tokens"
points_by_rank = { 5 = [5, 4, 3, 2, 1], 4 = [4, 3, 2, 1], 3 = [3, 2, 1], 2 = [2, 1] }
ties = "all_tied_score_and_following_ranks_are_skipped"
"""
EUROPE = ["ferries", "tunnels", "stations", "long_tickets", "longest_path"]


@pytest.mark.parametrize(
    ("base", "rules", "more"),
    [
        ("europe", [*EUROPE, "terrain"], TERRAIN),  # a doubled tunnel can be given up
        ("usa", ["longest_path", "city_markers", "terrain"], TERRAIN + MARKERS),  # doubled for who controls the ends
        ("uk", ["ferries", "substitutes", "countries", "technologies", "special_routes", "terrain"], TERRAIN),
        ("team_asia", ["teams", "holders", "tunnels", "longest_path", "globetrotter", "terrain"], TERRAIN),
        ("europe", [*EUROPE, "city_markers"], MARKERS),
    ],
)
def test_a_module_keeps_all_promises_elsewhere(tmp_path: Path, base: str, rules: list[str], more: str) -> None:
    game = fogg.new_game(board(tmp_path, base, rules, more), 4, 1)
    assert play_checked(game, fogg.Chance(1).stream("check"), every=25) > 100


def test_markers_and_monsters_exclude_each_other(tmp_path: Path) -> None:
    with pytest.raises(fogg.EditionError, match="city_markers and monsters exclude each other"):
        fogg.ruleset(board(tmp_path, "usa", ["city_markers", "monsters"], MARKERS))


@pytest.mark.parametrize(
    ("rules", "more", "problem"),
    [
        (["terrain"], "", "must list the same types"),
        (
            ["terrain"],
            TERRAIN.replace("desert = 15", "desert = 0")
            .replace("jungle = 15", "jungle = 1")
            .replace("mountain = 15", "mountain = 1"),
            "not enough terrain cards",
        ),
        (["city_markers"], MARKERS.replace("per_player = 3", "per_player = 30"), "the board has 36 cities"),
        (["city_markers"], MARKERS.replace("color = 2", "color = 9"), "takes 1 to 3"),
        (["shares"], "", "`tables` names no `shares`"),
    ],
)
def test_a_module_says_what_it_lacks(tmp_path: Path, rules: list[str], more: str, problem: str) -> None:
    with pytest.raises(fogg.EditionError) as refused:
        fogg.ruleset(board(tmp_path, "usa", rules, more))
    assert problem in str(refused.value)


def test_alvin_needs_cities_under_control(tmp_path: Path) -> None:
    alvin = ALVIN + 'start = "denver"\ncapture_points = 10\nend_of_game_points = 10\n'
    with pytest.raises(fogg.EditionError, match="the module `city_markers`"):
        fogg.ruleset(board(tmp_path, "usa", ["longest_path"], alvin), add_ons=["alvin"])


def test_tolls_without_loans_take_what_there_is(tmp_path: Path) -> None:
    rewrite(tmp_path, "usa", "routes.csv", {"denver,omaha": "toll=3", "denver,helena": "toll=1"})
    folder = board(tmp_path, "usa", ["longest_path", "ticket_discards", "tolls"], TOLLS)
    game = fogg.position(folder, hands={0: {"purple": 4}})
    game.play(0, {"do": "claim", "route": "denver-omaha", "color": "purple", "wilds": 0})
    assert [entry.n for entry in game.view(0).ledgers(None)[0].seats] == [0, None]
    dealt = fogg.new_game(folder, 4, 1)
    assert play_checked(dealt, fogg.Chance(1).stream("check"), every=25) > 100


@pytest.mark.parametrize(
    ("rules", "more", "problem"),
    [
        (["ticket_discards"], "", "no ticket is returned to 'face_up_discard'"),
        (["tolls"], "[tolls]\nstart_tokens = 3\n", "no route has the tag `toll=`"),
        (["loans"], "[loans]\npoints_each = 5\n", "must not be above 0"),
        (["neutral_player"], "[neutral_player]\ntrains = 40\nfirst_round = 6\n", "it is for 2 players"),
        ([], TOLLS.partition("[tolls]")[0], "this dealer cannot return tickets to 'face_up_discard'"),
    ],
)
def test_modules_of_nederland_say_what_they_lack(tmp_path: Path, rules: list[str], more: str, problem: str) -> None:
    with pytest.raises(fogg.EditionError) as refused:
        fogg.ruleset(board(tmp_path, "usa", rules, more))
    assert problem in str(refused.value)
