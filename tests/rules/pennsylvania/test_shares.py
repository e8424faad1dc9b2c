"""Pennsylvania, taking shares: R4 to R7, R11, X5."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.pennsylvania.helpers import DECLINE, ROCHESTER, claimed, empty, holdings, left, module, state, take
from tests.rules.usa.helpers import events, heard, refuses, take_turn

import fogg
from fogg.engine.chance import Chance

THREE = "allentown-stroudsburg"  # orange, reading, lv, jcl


def test_pennsylvania_r4_a_claim_asks_for_one_share_of_its_railroads_or_none() -> None:
    game = claimed(THREE, "orange")
    assert forms(game, 0) == [take("reading"), take("lv"), take("jcl"), DECLINE]


def test_pennsylvania_r4_the_top_share_is_taken_and_the_turn_is_over() -> None:
    game = claimed(THREE, "orange")
    assert events(game, 0, take("lv"))[0] == "event-share"
    assert holdings(game, 0) == {"lv": [1]} and left(game)["lv"] == 5
    assert game.actors == [1]


def test_pennsylvania_r4_it_may_be_left_out() -> None:
    game = claimed(THREE, "orange")
    game.play(0, DECLINE)
    assert holdings(game, 0) == {} and game.actors == [1]


def test_pennsylvania_r4_one_share_for_any_length() -> None:
    game = claimed()
    game.play(0, take("prr"))
    assert holdings(game, 0) == {"prr": [1]} and game.actors == [1]


def test_pennsylvania_r4_only_railroads_of_the_route() -> None:
    refuses(claimed(THREE, "orange"), 0, take("prr"), "refusal-share-elsewhere", "pennsylvania R4")


def test_pennsylvania_r5_an_empty_pile_cannot_be_chosen() -> None:
    game = position("pennsylvania", seats=3, hands={0: {"orange": 2}})
    empty(game, "jcl")
    game.play(0, claim_form(THREE, "orange"))
    assert forms(game, 0) == [take("reading"), take("lv"), DECLINE]
    refuses(game, 0, take("jcl"), "refusal-share-gone", "pennsylvania R5")


def test_pennsylvania_r5_with_all_piles_empty_nothing_is_asked() -> None:
    game = position("pennsylvania", seats=3, hands={0: {"orange": 2}})
    empty(game, "jcl", "lv", "reading")
    game.play(0, claim_form(THREE, "orange"))
    assert game.actors == [1]


def test_pennsylvania_r5_seven_routes_show_no_railroad() -> None:
    game = claimed("albany-binghamton", "purple")
    assert game.actors == [1]
    shares = module(game)
    assert sum(not printed for printed in shares.printed) == 7


def test_pennsylvania_r6_both_tracks_of_a_double_give_their_own_share() -> None:
    game = position("pennsylvania", seats=4, hands={0: {"red": 5}, 1: {"orange": 5}})
    game.play(0, claim_form("altoona-harrisburg", "red"))
    game.play(0, take("prr"))
    game.play(1, claim_form("altoona-harrisburg.2", "orange"))
    game.play(1, take("prr"))
    assert (holdings(game, 0), holdings(game, 1)) == ({"prr": [1]}, {"prr": [2]})


def test_pennsylvania_r6_parallel_tracks_show_the_same_railroads() -> None:
    board = fogg.load("pennsylvania").board
    for group in board.groups:
        assert len({board.routes[route].tags["shares"] for route in group}) == 1


def test_pennsylvania_r7_shares_lie_face_down_and_only_the_owner_looks() -> None:
    game = claimed(THREE, "orange")
    game.play(0, take("lv"))
    own, other, spectator = (game.view(seat) for seat in (0, 1, None))
    zones = [view.data.snapshot.zones[-3] for view in (own, other, spectator)]
    assert [zone.contents is None for zone in zones] == [False, True, True]
    assert {zone.size for zone in zones} == {1}


def test_pennsylvania_r7_a_game_dealt_from_another_view_may_have_other_shares_there() -> None:
    game = position("pennsylvania", seats=3, hands={0: {"orange": 2}, 1: {"red": 5}})
    game.play(0, claim_form(THREE, "orange"))
    game.play(0, take("lv"))
    game.play(1, claim_form("altoona-harrisburg", "red"))
    game.play(1, take("prr"))
    twins = [game.view(2).determinize(Chance(seed)) for seed in range(20)]
    assert {tuple(state(twin).held[0]) for twin in twins} == {tuple(state(game).held[seat]) for seat in (0, 1)}
    assert all(state(game.view(0).determinize(Chance(1))).held[:2] == state(game).held[:2] for _ in range(1))


def test_pennsylvania_r7_what_is_taken_is_seen_by_all() -> None:
    game = claimed(THREE, "orange")
    game.play(0, take("lv"))
    for listener in (0, 1, None):
        assert heard(game, listener, "event-share") == [{"seat": 0, "thing": "lv", "n": 1}]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pennsylvania_r11_with_more_than_two_players_there_is_no_dummy(seats: int) -> None:
    game = claimed(THREE, "orange", seats=seats)
    game.play(0, take("lv"))
    assert game.actors == [1] and len(state(game).held) == seats


def test_pennsylvania_r11_with_two_players_the_taker_picks_one_for_the_dummy() -> None:
    game = claimed(THREE, "orange", seats=2)
    game.play(0, take("lv"))
    assert game.actors == [0]
    assert forms(game, 0) == [take("reading"), take("lv"), take("jcl")]
    assert game.view(0).label(game.options(0)[1]) == "Give the dummy a share of the Lehigh Valley Railroad"
    game.play(0, take("lv"))
    assert (holdings(game, 0), holdings(game, 2)) == ({"lv": [1]}, {"lv": [2]})
    assert game.actors == [1]


def test_pennsylvania_r11_it_is_compulsory() -> None:
    game = claimed(THREE, "orange", seats=2)
    game.play(0, take("lv"))
    refuses(game, 0, DECLINE, "refusal-share-dummy", "pennsylvania R11")


def test_pennsylvania_r11_no_share_for_the_player_none_for_the_dummy() -> None:
    game = claimed(THREE, "orange", seats=2)
    game.play(0, DECLINE)
    assert game.actors == [1] and holdings(game, 2) == {}


def test_pennsylvania_r11_where_one_railroad_is_left_the_dummy_gets_it_unasked() -> None:
    game = claimed(seats=2)
    assert events(game, 0, take("prr"))[:2] == ["event-share", "event-share-dummy"]
    assert holdings(game, 2) == {"prr": [2]} and game.actors == [1]


def test_pennsylvania_r11_if_none_is_left_the_dummy_gets_none() -> None:
    game = position("pennsylvania", hands={0: {"red": 5}})
    shares = module(game)
    while shares.left(game, 0) > 1:
        shares.give(game, 1, 0)
    game.play(0, claim_form("altoona-harrisburg", "red"))
    game.play(0, take("prr"))
    assert holdings(game, 0) == {"prr": [15]} and holdings(game, 2) == {} and game.actors == [1]


def test_pennsylvania_r11_no_player_looks_at_the_dummys_shares() -> None:
    game = claimed(seats=2)
    game.play(0, take("prr"))
    assert [game.view(seat).data.snapshot.zones[-1].contents for seat in (0, 1, None)] == [None] * 3


def test_pennsylvania_x5_six_railroads_or_five_or_none() -> None:
    game = position("pennsylvania", seats=3, hands={0: {"white": 6, "black": 6, "red": 6, "green": 6}})
    color = game.ruleset.board.route(ROCHESTER).color
    game.play(0, claim_form(ROCHESTER, "red" if color == "gray" else color))
    assert forms(game, 0) == [*map(take, ("prr", "bo", "erie", "lv", "nyc", "brp")), DECLINE]
    empty(game, "brp")
    assert forms(game, 0) == [*map(take, ("prr", "bo", "erie", "lv", "nyc")), DECLINE]


def test_pennsylvania_r4_a_share_can_be_taken_back_like_any_choice() -> None:
    game = claimed(THREE, "orange")
    game.play(0, take("lv"))
    game.take_back(0)
    assert holdings(game, 0) == {} and take("lv") in forms(game, 0)
    game.play(0, DECLINE)
    take_turn(game)
