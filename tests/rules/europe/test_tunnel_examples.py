"""Europe, worked examples of tunnels: X2 to X5."""

from __future__ import annotations

from tests.factory import forms
from tests.rules.europe.helpers import GIVE_UP, asked, attempt, discards, extra, extras
from tests.rules.usa.helpers import WILD, hand


def test_europe_x2_one_green_and_one_locomotive_more_claim_zurich_venezia() -> None:
    game = attempt(["green", WILD, "red"], hand={"green": 3, WILD: 1}, color="green")
    assert asked(game) == 2
    game.play(0, extra(1))
    assert game.view(None).scores == (2, 0)
    assert game.view(None).trains == (43, 45)
    assert discards(game) == {"green": 3 + 1, WILD: 1 + 1, "red": 1}
    assert hand(game, 0) == {}


def test_europe_x2_with_only_one_card_to_spare_all_go_back_and_the_turn_is_over() -> None:
    game = attempt(["green", WILD, "red"], hand={"green": 3}, color="green")
    assert forms(game, 0) == [GIVE_UP]
    game.play(0, GIVE_UP)
    assert hand(game, 0) == {"green": 3}
    assert discards(game) == {"green": 1, WILD: 1, "red": 1}
    assert game.actors == [1]


def test_europe_x3_two_locomotives_and_no_locomotive_turned_up_claim_at_once() -> None:
    game = attempt(["green", "green", "blue"], hand={WILD: 2}, color=None, wilds=2)
    assert game.view(None).scores == (2, 0)
    assert discards(game) == {WILD: 2, "green": 2, "blue": 1}


def test_europe_x4_a_green_and_a_locomotive_make_a_green_attempt() -> None:
    game = attempt(["green", "white", "black"], hand={"green": 2, WILD: 2}, color="green", wilds=1)
    assert asked(game) == 1
    assert extras(game) == {0, 1}


def test_europe_x5_three_extra_cards_are_the_most_possible() -> None:
    hand_before = {"yellow": 5, WILD: 1}
    game = attempt(["yellow", "yellow", WILD], hand=hand_before, color="yellow", route="paris-zurich")
    assert asked(game) == 3
    assert extras(game) == {1}
    game.play(0, extra(1))
    assert game.view(None).scores == (4, 0)
    assert game.view(None).trains == (42, 45)
