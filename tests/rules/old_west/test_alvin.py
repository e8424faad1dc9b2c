"""Old West, Alvin the alien: R11 to R15, X6."""

from __future__ import annotations

from typing import Any

import pytest
from tests.factory import claim_form, finish, forms
from tests.rules.old_west.helpers import ALVIN, DECLINE, alvin, marked, place, scores, take_to
from tests.rules.usa.helpers import earned, events, keep, refuses, take_turn

import fogg


def with_alvin(where: dict[int, list[str]], **more: Any) -> fogg.Game:
    """Return a position with Alvin in Roswell and markers in these cities."""
    return marked(where, add_ons=ALVIN, **more)


def captured(cities: list[str], **more: Any) -> fogg.Game:
    """Return a position in which seat 0, with markers in these cities, has just claimed a route to Roswell."""
    hands = {0: {"red": 2, "green": 2}, **more.pop("hands", {})}
    game = with_alvin({0: cities, 1: ["tucson"]}, hands=hands, claimed={0: ["albuquerque-phoenix"]}, **more)
    game.play(0, claim_form("albuquerque-roswell", "red"))
    return game


def test_old_west_r11_alvin_starts_in_roswell_where_no_player_may_start() -> None:
    game = fogg.new_game("old_west", 2, 1, add_ons=ALVIN)
    assert alvin(game) == ("roswell", -1)
    for seat in (0, 1):
        game.play(seat, keep(0, 1, 2))
    assert len(game.options(1)) == 40
    refuses(game, 1, place("roswell"), "refusal-alvin-city", "old_west R11")


def test_old_west_r11_nor_ever_put_a_marker() -> None:
    game = captured(["phoenix"])
    assert forms(game, 0) == [place("albuquerque"), DECLINE]
    refuses(game, 0, place("roswell"), "refusal-alvin-city", "old_west R11")


def test_old_west_r11_without_the_add_on_roswell_is_a_city_like_others() -> None:
    game = fogg.new_game("old_west", 2, 1)
    for seat in (0, 1):
        game.play(seat, keep(0, 1, 2))
    assert place("roswell") in forms(game, 1)


def test_old_west_x6_capture_and_capture_again() -> None:
    game = captured(["phoenix"], hands={1: {"white": 1}}, seats=4)
    before = scores(game)
    assert alvin(game) == ("phoenix", 0)
    game.play(0, DECLINE)
    game.play(1, claim_form("phoenix-tucson.2", "white"))
    assert alvin(game) == ("tucson", 1)
    assert [after - old for after, old in zip(scores(game), before, strict=True)] == [1, 10 + 1, 0, 0]


def test_old_west_r12_ten_points_at_once_to_the_claimer_not_to_the_scorer_of_the_route() -> None:
    game = with_alvin({0: ["phoenix"], 1: ["albuquerque"]}, hands={0: {"red": 2}}, claimed={0: ["albuquerque-phoenix"]})
    before = scores(game)
    claim = next(o for o in game.options(0) if o.to_json() == claim_form("albuquerque-roswell", "red"))
    assert game.view(0).immediate_points(claim) == 10
    assert "event-alvin-captured" in events(game, 0, claim)
    assert [after - old for after, old in zip(scores(game), before, strict=True)] == [10, 2]


def test_old_west_r12_of_several_cities_the_captor_chooses() -> None:
    game = captured(["phoenix", "fresno"])
    assert forms(game, 0) == [take_to("fresno"), take_to("phoenix")]
    refuses(game, 0, take_to("tucson"), "refusal-alvin-home", "old_west R12")
    game.play(0, take_to("fresno"))
    assert alvin(game) == ("fresno", 0)


def test_old_west_r12_a_marker_bought_now_cannot_receive_him() -> None:
    game = captured(["phoenix", "fresno"])
    game.play(0, take_to("fresno"))
    assert forms(game, 0) == [place("albuquerque"), DECLINE]


def test_old_west_r13_the_holder_does_not_capture_him_again() -> None:
    game = captured(["phoenix"], hands={0: {"red": 3}})
    assert game.actors == [1]  # one card left, so no marker can be bought
    take_turn(game)
    before = scores(game)[0]
    game.play(0, claim_form("phoenix-tucson", "red"))
    assert scores(game)[0] - before == 1 and alvin(game) == ("phoenix", 0)


def test_old_west_r14_ten_at_the_end_for_who_has_him() -> None:
    assert earned(finish(captured(["phoenix"])), "score-alvin-kept") == {0: 10}


def test_old_west_r14_never_captured_no_player_scores() -> None:
    assert earned(finish(with_alvin({0: ["denver"]})), "score-alvin-kept") == {}


def test_old_west_r15_not_with_alvin_and_dexter() -> None:
    with pytest.raises(fogg.UnknownName):
        fogg.ruleset("old_west", add_ons=["alvin_dexter"])
    with pytest.raises(fogg.UnknownName):
        fogg.ruleset("old_west", add_ons=["alvin", "alvin_dexter"])
