"""USA, the longest continuous path: R33 with Q7, and the worked examples X2 and X7."""

from __future__ import annotations

from itertools import pairwise

from tests.factory import finish, position
from tests.rules.usa.helpers import earned, lines, longest

import fogg

LOOP = ["denver-santa_fe", "el_paso-santa_fe", "el_paso-phoenix", "denver-phoenix"]
FIGURE_OF_EIGHT = [
    "denver-santa_fe",
    "oklahoma_city-santa_fe",
    "denver-oklahoma_city",
    "denver-omaha",
    "kansas_city-omaha",
    "denver-kansas_city",
]
TWO_TAILS = [
    "denver-salt_lake_city",
    "denver-kansas_city",
    "kansas_city-oklahoma_city",
    "denver-oklahoma_city",
    "kansas_city-omaha",
]


def path_of(game: fogg.Game, seat: int) -> list[str]:
    """Return the routes of the path that the bonus was paid for."""
    line = lines(finish(game), seat, "score-longest-path")[0]
    assert line.points == 10
    return list(line.routes)


def length_of(game: fogg.Game, routes: list[str]) -> int:
    return sum(int(game.ruleset.board.route(route).length) for route in routes)


def assert_trail(game: fogg.Game, routes: list[str]) -> None:
    """The routes follow each other and none is used twice."""
    assert len(set(routes)) == len(routes)
    board = game.ruleset.board
    ends = [{int(board.route(route).a), int(board.route(route).b)} for route in routes]
    heads = ends[0]
    for here, following in pairwise(ends):
        reached = {city for city in here if city in heads}
        heads = {other for city in reached for other in here - {city}} & following
        assert heads, f"{routes} does not hang together"


def test_usa_r33_the_best_path_scores_ten() -> None:
    result = finish(position("usa", claimed={0: ["denver-santa_fe"], 1: ["denver-omaha"]}))
    assert earned(result, "score-longest-path") == {1: 10}


def test_usa_r33_it_is_measured_in_trains_not_in_routes() -> None:
    short = ["atlanta-nashville", "dallas-houston", "denver-santa_fe", "el_paso-santa_fe"]
    result = finish(position("usa", claimed={0: short, 1: ["el_paso-los_angeles"]}))
    assert earned(result, "score-longest-path") == {1: 10}


def test_usa_r33_only_a_continuous_path_counts() -> None:
    pieces = ["denver-omaha", "nashville-raleigh", "chicago-duluth"]
    game = position("usa", claimed={0: pieces, 1: ["atlanta-miami"]})
    assert (longest(game, 0), longest(game, 1)) == (4, 5)
    assert earned(finish(game), "score-longest-path") == {1: 10}


def test_usa_r33_the_routes_of_others_do_not_help() -> None:
    claimed = {0: ["denver-omaha", "helena-salt_lake_city"], 1: ["denver-helena"], 2: ["atlanta-miami"]}
    assert earned(finish(position("usa", seats=3, claimed=claimed)), "score-longest-path") == {2: 10}


def test_usa_r33_all_tied_players_score_the_ten() -> None:
    claimed = {0: ["denver-omaha"], 1: ["calgary-helena"], 2: ["nashville-raleigh"], 3: ["duluth-winnipeg"]}
    result = finish(position("usa", seats=4, claimed=claimed))
    assert earned(result, "score-longest-path") == {0: 10, 1: 10, 3: 10}


def test_usa_r33_a_loop_may_be_gone_round() -> None:
    game = position("usa", claimed={0: LOOP})
    path = path_of(game, 0)
    assert length_of(game, path) == 2 + 2 + 3 + 5
    assert_trail(game, path)


def test_usa_r33_no_route_may_be_used_twice() -> None:
    star = ["denver-santa_fe", "denver-omaha", "denver-helena"]
    game = position("usa", claimed={0: star})
    assert length_of(game, path_of(game, 0)) == 8


def test_usa_r33_both_tracks_between_two_cities_are_different_routes_of_different_players() -> None:
    claimed = {0: ["denver-kansas_city"], 1: ["denver-kansas_city.2"]}
    game = position("usa", seats=4, claimed=claimed)
    assert (longest(game, 0), longest(game, 1)) == (4, 4)


def test_usa_r33_without_any_route_no_player_gets_the_bonus() -> None:
    result = finish(position("usa", seats=3))
    assert earned(result, "score-longest-path") == {}
    assert [result.total(seat) for seat in range(3)] == [0, 0, 0]
    assert result.winners == (0, 1, 2)


def test_usa_r33_a_player_without_a_route_gets_none() -> None:
    assert earned(finish(position("usa", claimed={1: ["atlanta-nashville"]})), "score-longest-path") == {1: 10}


def test_usa_x2_the_best_trail_with_a_loop_is_seventeen() -> None:
    game = position("usa", claimed={0: [*LOOP, "denver-helena", "oklahoma_city-santa_fe"]})
    assert game.view(None).trains[0] == 45 - 19
    assert game.view(None).scores[0] == 29
    path = path_of(game, 0)
    expected = ["denver-helena", "denver-phoenix", "el_paso-phoenix", "el_paso-santa_fe", "oklahoma_city-santa_fe"]
    assert path in (expected, expected[::-1])
    assert length_of(game, path) == 17


def test_usa_x7_in_a_figure_of_eight_all_eighteen_trains_count() -> None:
    game = position("usa", claimed={0: FIGURE_OF_EIGHT})
    path = path_of(game, 0)
    assert length_of(game, path) == 18
    assert sorted(path) == sorted(FIGURE_OF_EIGHT)
    assert_trail(game, path)


def test_usa_x7_a_triangle_with_two_tails_has_a_path_of_thirteen_of_its_fourteen_trains() -> None:
    game = position("usa", claimed={0: TWO_TAILS})
    assert game.view(None).trains[0] == 45 - 14
    path = path_of(game, 0)
    assert length_of(game, path) == 13
    assert_trail(game, path)
