"""Nordic Countries, double routes, end and scoring: R20 to R27 and X5."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, position
from tests.rules.usa.helpers import WILD, earned, level, lines, payments, refuses, take_turn, turns_until_over

import fogg

EDITION = "nordic"
ANNA = [
    "lieksa-murmansk",
    "kajaani-lieksa",
    "kajaani-oulu",
    "oulu-tornio",
    "boden-tornio",
    "boden-umea",
    "sundsvall-umea",
    "stockholm-sundsvall",
    "norrkoping-stockholm",
    "karlskrona-norrkoping",
    "karlskrona-kobenhavn",
]
COMPLETED = ["kobenhavn-murmansk", "kobenhavn-oulu", "stockholm-umea", "stockholm-kajaani"]


def test_nordic_r20_with_three_players_both_lanes_can_be_claimed_by_different_players() -> None:
    game = position(EDITION, seats=3, claimed={1: ["orebro-oslo"]}, hands={0: {"yellow": 2}})
    assert payments(game, 0, "orebro-oslo.2") == {("yellow", 0)}


def test_nordic_r20_with_two_players_a_claimed_lane_closes_the_other() -> None:
    game = position(EDITION, claimed={1: ["orebro-oslo"]}, hands={0: {"yellow": 2}})
    refuses(game, 0, claim_form("orebro-oslo.2", "yellow"), "refusal-route-closed", "nordic R20")


def test_nordic_r20_the_literal_setting_never_opens_both() -> None:
    game = position(
        EDITION, seats=3, claimed={1: ["orebro-oslo"]}, hands={0: {"yellow": 2}}, settings={"literal": True}
    )
    assert payments(game, 0, "orebro-oslo.2") == set()


def test_nordic_r21_one_player_never_owns_both_lanes() -> None:
    game = position(EDITION, seats=3, claimed={0: ["orebro-oslo"]}, hands={0: {"yellow": 2}})
    refuses(game, 0, claim_form("orebro-oslo.2", "yellow"), "refusal-own-track", "nordic R21")


@pytest.mark.parametrize(
    ("one", "other", "color", "wilds"),
    [
        ("kristiansand-stavanger", "kristiansand-stavanger.2", "orange", 1),
        ("mo_i_rana-trondheim", "mo_i_rana-trondheim.2", "red", 2),
        ("helsinki-stockholm", "helsinki-stockholm.2", "yellow", 1),
    ],
)
def test_nordic_r22_lanes_that_differ_are_double_routes_all_the_same(
    one: str, other: str, color: str, wilds: int
) -> None:
    cards = {0: {color: 6, WILD: 2}}
    closed = position(EDITION, claimed={1: [one]}, hands=cards)
    refuses(closed, 0, claim_form(other, color, wilds), "refusal-route-closed", "nordic R20")
    assert payments(position(EDITION, seats=3, claimed={1: [one]}, hands=cards), 0, other)


def test_nordic_r22_these_three_pairs_differ_and_no_others() -> None:
    board = fogg.load(EDITION).board
    unlike = set()
    for group in board.groups:
        tracks = [board.routes[route] for route in group]
        if len({(int(track.length), track.kind, int(track.locos)) for track in tracks}) > 1:
            unlike.add(tracks[0].key)
    assert unlike == {"kristiansand-stavanger", "mo_i_rana-trondheim", "helsinki-stockholm"}


def test_nordic_r23_points_by_length() -> None:
    printed = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27}
    terms = fogg.ruleset(EDITION).terms
    assert {int(one.route.length): int(one.points) for one in terms} == printed


def test_nordic_r24_two_trains_left_begin_the_last_round() -> None:
    game = position(EDITION, seats=3, hands={0: {"orange": 2}}, trains={0: 4})
    game.play(0, claim_form("goteborg-oslo", "orange"))
    assert game.view(None).trains[0] == 2
    assert turns_until_over(game) == [1, 2, 0]


def test_nordic_r24_three_trains_left_do_not() -> None:
    game = position(EDITION, hands={0: {"orange": 2}}, trains={0: 5})
    game.play(0, claim_form("goteborg-oslo", "orange"))
    assert game.final_turns < 0
    take_turn(game)
    assert not game.over


def test_nordic_r25_tickets_count_plus_or_minus_their_value() -> None:
    game = position(EDITION, claimed={0: ["goteborg-oslo"]}, tickets={0: ["oslo-stockholm", "oslo-kobenhavn"]})
    assert earned(finish(game), "score-ticket-failed") == {0: -8}
    joined = position(EDITION, claimed={0: ["goteborg-oslo", "goteborg-kobenhavn"]}, tickets={0: ["oslo-kobenhavn"]})
    assert earned(finish(joined), "score-ticket-done") == {0: 4}


def test_nordic_r26_most_completed_tickets_score_10_and_all_tied_players_do() -> None:
    routes = {0: ["goteborg-oslo", "goteborg-kobenhavn"], 1: ["orebro-oslo", "orebro-stockholm"]}
    game = position(
        EDITION, seats=3, claimed=routes, tickets={0: ["oslo-kobenhavn"], 1: ["oslo-stockholm"], 2: ["oslo-vaasa"]}
    )
    assert earned(finish(game), "score-globetrotter") == {0: 10, 1: 10}


def test_nordic_r26_there_is_no_longest_path_bonus() -> None:
    assert [bonus["id"] for bonus in fogg.load(EDITION).data["bonuses"]] == ["globetrotter"]
    assert earned(finish(position(EDITION, claimed={0: ["goteborg-oslo"]})), "score-longest-path") == {}


def test_nordic_r27_equal_points_are_decided_by_completed_tickets() -> None:
    routes = {0: ["stockholm-sundsvall"], 1: ["goteborg-oslo", "goteborg-kobenhavn"]}
    game = level(position(EDITION, claimed=routes, tickets={1: ["oslo-kobenhavn"]}), 50)
    assert finish(game).standings[0].seats == (1,)


def test_nordic_r27_then_by_the_longest_path() -> None:
    routes = {0: ["lahti-tampere"], 1: ["kajaani-kuopio", "kajaani-oulu"]}
    assert finish(level(position(EDITION, claimed=routes), 50)).standings[0].seats == (1,)


def test_nordic_r27_with_equal_paths_the_victory_is_shared() -> None:
    game = level(position(EDITION, claimed={0: ["lahti-tampere"], 1: ["helsinki-tampere"]}), 50)
    assert [standing.place for standing in finish(game).standings] == [1, 1]


def test_nordic_x5_annas_30_trains_four_tickets_and_globetrotter_make_110() -> None:
    bo = ["goteborg-oslo", "goteborg-kobenhavn", "helsinki-tampere", "helsinki-tallinn", "orebro-oslo"]
    held = {0: [*COMPLETED, "oslo-vaasa"], 1: ["oslo-kobenhavn", "tampere-tallinn", "oslo-stockholm"]}
    game = position(EDITION, seats=2, claimed={0: ANNA, 1: [*bo, "orebro-stockholm"]}, tickets=held)
    assert game.view(None).trains[0] == 10
    assert game.view(None).scores[0] == 54
    result = finish(game)
    assert [line.points for line in lines(result, 0, "score-ticket-done")] == [24, 14, 7, 10]
    assert earned(result, "score-ticket-failed") == {0: -9}
    assert earned(result, "score-globetrotter") == {0: 10}
    assert result.total(0) == 110
    assert len(lines(result, 1, "score-ticket-done")) == 3
