"""USA, worked examples: X1 and X3 to X5."""

from __future__ import annotations

from tests.factory import finish, forms, points, position
from tests.rules.usa.helpers import HIDDEN, WILD, earned, events, face_up, level, longest, refuses, row

import fogg

SOUTH = ["el_paso-los_angeles", "el_paso-houston", "houston-new_orleans", "miami-new_orleans"]
DENVER_EL_PASO = ["denver-santa_fe", "el_paso-santa_fe"]


def test_usa_x1_four_routes_and_a_ticket_make_77() -> None:
    game = position("usa", claimed={0: SOUTH}, tickets={0: ["los_angeles-miami"]})
    assert game.view(None).trains[0] == 45 - 20
    assert game.view(None).scores[0] == 15 + 15 + 2 + 15 == 47
    assert longest(game, 0) == 20
    result = finish(game)
    assert points(result, 0, "score-ticket-done") == 20
    assert points(result, 0, "score-longest-path") == 10
    assert result.total(0) == 77


def test_usa_x3_the_longer_path_decides_a_game_of_two() -> None:
    north = ["helena-seattle", "duluth-helena", "chicago-duluth", "chicago-pittsburgh", "new_york-pittsburgh"]
    south = [
        "el_paso-los_angeles",
        "dallas-el_paso",
        "dallas-little_rock",
        "little_rock-nashville",
        "atlanta-nashville",
        "atlanta-miami",
    ]
    tickets = {0: ["seattle-new_york", "denver-el_paso"], 1: ["los_angeles-miami"]}
    game = position("usa", claimed={0: north, 1: south}, tickets=tickets)
    assert game.view(None).scores == (40, 39)
    assert (longest(game, 0), longest(game, 1)) == (20, 21)
    result = finish(game)
    assert points(result, 0, "score-ticket-done") == 22
    assert points(result, 0, "score-ticket-failed") == -4
    assert earned(result, "score-longest-path") == {1: 10}
    assert (result.total(0), result.total(1)) == (58, 69)
    assert result.winners == (1,)


def tied_at_90(done: tuple[int, int], *, path: tuple[list[str], list[str]]) -> fogg.Result:
    """Return a result: C and D on 90 with these completed tickets and these routes besides."""
    north = ["chicago-saint_louis", "little_rock-saint_louis", "little_rock-new_orleans"]
    east = ["montreal-new_york", "new_york-washington", "raleigh-washington", "atlanta-raleigh"]
    mine = ["chicago-new_orleans", "montreal-atlanta", "new_york-atlanta", "denver-el_paso"]
    theirs = ["calgary-salt_lake_city", "portland-phoenix", "seattle-los_angeles", "kansas_city-houston"]
    west = ["calgary-helena", "helena-salt_lake_city"]
    coast = ["portland-seattle", "portland-san_francisco", "los_angeles-san_francisco", "los_angeles-phoenix"]
    middle = ["kansas_city-oklahoma_city", "dallas-oklahoma_city", "dallas-houston"]
    claimed = {0: [*north, *east, *DENVER_EL_PASO, *path[0]], 1: [*west, *coast, *middle, *path[1]]}
    tickets = {0: mine[: done[0]], 1: theirs[: done[1]]}
    result = finish(level(position("usa", claimed=claimed, tickets=tickets), 90))
    assert (result.total(0), result.total(1)) == (90, 90)
    assert (result.of(0).completed, result.of(1).completed) == done
    return result


def test_usa_x4_of_two_on_90_the_one_with_more_completed_tickets_wins() -> None:
    assert tied_at_90((4, 3), path=([], [])).winners == (0,)


def test_usa_x4_with_as_many_tickets_the_holder_of_the_path_wins() -> None:
    result = tied_at_90((4, 4), path=([], []))
    assert earned(result, "score-longest-path") == {1: 10}
    assert result.winners == (1,)


def test_usa_x4_tied_for_the_longest_path_as_well_they_share() -> None:
    result = tied_at_90((4, 4), path=(["atlanta-nashville", "boston-montreal"], []))
    assert earned(result, "score-longest-path") == {0: 10, 1: 10}
    assert result.winners == (0, 1)


def test_usa_x5_the_replacement_makes_three_locomotives_and_the_row_is_replaced() -> None:
    fresh = ["white", WILD, "green", "black", "orange"]
    game = position("usa", row=["red", "red", WILD, "blue", WILD], next_cards=[WILD, *fresh])
    assert "event-flushed" in events(game, 0, face_up("red"))
    assert row(game) == fresh
    refuses(game, 0, face_up(WILD), "refusal-not-second", "usa R11")
    assert forms(game, 0) == [face_up(kind) for kind in ("orange", "green", "black", "white")] + [HIDDEN]
