"""USA 1910, Globetrotter (R45), the worked example X6, and ties where there is no path card (R34, Q6)."""

from __future__ import annotations

import pytest
from tests.factory import finish, position
from tests.rules.usa.helpers import earned, level, longest

SOUTH = ["los_angeles-miami", "las_vegas-miami", "los_angeles-oklahoma_city", "denver-el_paso", "vancouver-portland"]
MIDDLE = [
    "chicago-new_orleans",
    "chicago-atlanta",
    "pittsburgh-new_orleans",
    "omaha-new_orleans",
    "winnipeg-little_rock",
]
NORTH = ["vancouver-montreal", "montreal-atlanta", "montreal-raleigh"]
MEGA_ROUTES = {
    0: [
        "denver-salt_lake_city",
        "las_vegas-salt_lake_city",
        "las_vegas-los_angeles",
        "el_paso-los_angeles",
        "el_paso-houston",
        "houston-new_orleans",
        "miami-new_orleans",
        "dallas-houston",
        "dallas-oklahoma_city",
        "portland-seattle",
        "seattle-vancouver",
    ],
    1: [
        "duluth-helena",
        "chicago-duluth",
        "chicago-saint_louis",
        "little_rock-saint_louis",
        "little_rock-new_orleans",
        "atlanta-new_orleans",
        "duluth-winnipeg",
        "chicago-pittsburgh",
        "duluth-omaha",
    ],
    2: [
        "calgary-vancouver",
        "calgary-winnipeg",
        "sault_st_marie-winnipeg",
        "montreal-sault_st_marie",
        "montreal-new_york",
        "new_york-washington",
        "raleigh-washington",
        "charleston-raleigh",
        "atlanta-charleston",
    ],
}
# In both variants without a path card these two tickets are completed by one route each.
CHICAGO = ["chicago-pittsburgh", "new_york-pittsburgh"]
NASHVILLE = ["nashville-pittsburgh", "new_york-pittsburgh.2"]


def test_usa_x6_two_tied_globetrotters_get_15_each_and_the_longest_path_ten() -> None:
    tickets = {0: [*SOUTH, "calgary-phoenix"], 1: MIDDLE, 2: NORTH}
    game = position("usa", variant="mega_game", seats=3, claimed=MEGA_ROUTES, tickets=tickets)
    assert [longest(game, seat) for seat in range(3)] == [28, 20, 31]
    result = finish(game)
    assert [result.of(seat).completed for seat in range(3)] == [5, 5, 3]
    assert earned(result, "score-globetrotter") == {0: 15, 1: 15}
    assert earned(result, "score-longest-path") == {2: 10}


@pytest.mark.parametrize("variant", ["usa_1910", "mega_game"])
def test_usa_r45_most_completed_tickets_score_fifteen(variant: str) -> None:
    tickets = {0: ["chicago-new_york"], 1: ["washington-atlanta"]}
    game = position("usa", variant=variant, claimed={0: CHICAGO}, tickets=tickets)
    assert earned(finish(game), "score-globetrotter") == {0: 15}


def test_usa_r45_number_counts_not_value() -> None:
    claimed = {0: MEGA_ROUTES[0], 1: ["new_york-washington", "raleigh-washington", "atlanta-raleigh"]}
    tickets = {0: ["las_vegas-miami"], 1: ["washington-atlanta", "new_york-atlanta"]}
    result = finish(position("usa", variant="mega_game", claimed=claimed, tickets=tickets))
    assert earned(result, "score-ticket-done") == {0: 21, 1: 10}
    assert earned(result, "score-globetrotter") == {1: 15}


def test_usa_r45_all_tied_players_score_it() -> None:
    tickets = {0: ["chicago-new_york"], 1: ["nashville-new_york"], 2: ["washington-atlanta"]}
    claimed = {0: CHICAGO, 1: NASHVILLE}
    game = position("usa", variant="usa_1910", seats=4, claimed=claimed, tickets=tickets)
    assert earned(finish(game), "score-globetrotter") == {0: 15, 1: 15}


def test_usa_r45_failed_tickets_do_not_count_against_it() -> None:
    tickets = {0: ["chicago-new_york", "vancouver-denver", "vancouver-duluth"], 1: []}
    game = position("usa", variant="usa_1910", claimed={0: CHICAGO}, tickets=tickets)
    result = finish(game)
    assert earned(result, "score-globetrotter") == {0: 15}
    assert result.total(0) == 4 + 2 + 5 - 11 - 13 + 15


def test_usa_r45_with_no_completed_ticket_no_player_gets_it() -> None:
    tickets = {0: ["vancouver-denver"], 1: ["vancouver-duluth"]}
    assert earned(finish(position("usa", variant="usa_1910", tickets=tickets)), "score-globetrotter") == {}


def test_usa_r45_it_is_counted_after_the_tickets() -> None:
    game = position("usa", variant="usa_1910", claimed={0: CHICAGO}, tickets={0: ["chicago-new_york"]})
    reasons = [line.reason for line in finish(game).of(0).lines]
    assert reasons == ["score-route", "score-route", "score-ticket-done", "score-globetrotter"]


def test_usa_r45_no_player_learns_of_it_before_the_end() -> None:
    game = position("usa", variant="usa_1910", claimed={0: CHICAGO}, tickets={0: ["chicago-new_york"]})
    assert "score-globetrotter" not in [line.reason for line in game.view(1).standing()]


@pytest.mark.parametrize("variant", [None, "classic", "big_cities"])
def test_usa_r45_the_other_variants_do_not_have_it(variant: str | None) -> None:
    ticket = "chicago-new_york" if variant == "big_cities" else "new_york-atlanta"
    routes = [*CHICAGO, "new_york-washington", "raleigh-washington", "atlanta-raleigh"]
    result = finish(position("usa", variant=variant, claimed={0: routes}, tickets={0: [ticket]}))
    assert result.of(0).completed == 1
    assert earned(result, "score-globetrotter") == {}


def test_usa_r41_the_longest_path_scores_nothing_in_1910() -> None:
    result = finish(position("usa", variant="usa_1910", claimed={0: CHICAGO}))
    assert earned(result, "score-longest-path") == {}


def test_usa_r43_no_bonus_is_scored_in_the_big_cities_unless_the_setting_says_so() -> None:
    claimed = {0: CHICAGO}
    plain = finish(position("usa", variant="big_cities", claimed=claimed))
    assert plain.total(0) == 6
    chosen = {"big_cities_longest_path": True}
    assert earned(
        finish(position("usa", variant="big_cities", claimed=claimed, settings=chosen)), "score-longest-path"
    ) == {0: 10}


@pytest.mark.parametrize("variant", ["usa_1910", "big_cities"])
def test_usa_r34_without_the_path_card_a_tie_goes_to_tickets_first(variant: str) -> None:
    claimed = {0: CHICAGO, 1: ["el_paso-los_angeles"]}
    game = position("usa", variant=variant, claimed=claimed, tickets={0: ["chicago-new_york"]})
    assert finish(level(game, 50)).winners == (0,)


@pytest.mark.parametrize("variant", ["usa_1910", "big_cities"])
def test_usa_r34_without_the_path_card_a_tie_then_goes_to_the_longer_path(variant: str) -> None:
    claimed = {0: CHICAGO, 1: ["el_paso-los_angeles"], 2: ["atlanta-miami"]}
    assert finish(level(position("usa", variant=variant, seats=3, claimed=claimed), 50)).winners == (1,)


@pytest.mark.parametrize("variant", ["usa_1910", "big_cities"])
def test_usa_r34_without_the_path_card_equal_paths_share(variant: str) -> None:
    claimed = {0: CHICAGO, 1: ["atlanta-miami"], 2: ["denver-omaha"]}
    assert finish(level(position("usa", variant=variant, seats=3, claimed=claimed), 50)).winners == (0, 1)


def test_usa_r34_without_the_path_card_the_longer_path_among_those_tied_counts_not_the_longest_of_all() -> None:
    claimed = {0: CHICAGO, 1: ["denver-omaha"], 2: ["el_paso-los_angeles"]}
    game = level(position("usa", variant="usa_1910", seats=3, claimed=claimed), 50)
    game.add_score(type(game.lines[0])(2, "score-route", -1))
    assert finish(game).winners == (0,)
