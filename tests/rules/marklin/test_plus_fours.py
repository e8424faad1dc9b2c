"""Märklin, +4 locomotives: R11 and the worked example X1."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.marklin.helpers import (
    DECLINE,
    EDITION,
    PLUS4,
    plus_fours,
)
from tests.rules.usa.helpers import WILD, hand, heard, payments, refuses

from fogg.engine.chance import Chance


def test_marklin_r11_they_are_wild_on_routes_of_four_or_more_spaces() -> None:
    game = position(EDITION, hands={0: {"orange": 2, PLUS4: 2}})
    assert payments(game, 0, "berlin-leipzig") == {("orange", 2)}  # orange, 4 spaces
    assert payments(game, 0, "kiel-rostock") == {("orange", 2)}
    assert payments(game, 0, "frankfurt-koln") == {("orange", 2)}  # gray


@pytest.mark.parametrize("route", ["bremen-hamburg", "hamburg-kiel", "dortmund-dusseldorf"])
def test_marklin_r11_they_cannot_be_used_on_shorter_routes(route: str) -> None:
    game = position(EDITION, hands={0: {PLUS4: 6}})
    assert payments(game, 0, route) == set()
    length = int(game.ruleset.board.route(route).length)
    refuses(game, 0, claim_form(route, None, length), "refusal-plus-fours-route", "marklin R11")


def test_marklin_r11_x1_berlin_hannover_with_all_three_sorts() -> None:
    game = position(EDITION, hands={0: {"black": 4, WILD: 1, PLUS4: 2}})
    assert payments(game, 0, "berlin-hannover") == {("black", 3)}
    game.play(0, claim_form("berlin-hannover", "black", 3))
    game.play(0, DECLINE)  # no passenger
    assert game.view(None).scores == (18, 0)
    assert hand(game, 0) == {}
    (claimed,) = heard(game, 1, "event-claimed")
    assert claimed["cards"] == [["black", 4], [WILD, 1], [PLUS4, 2]]
    game.audit()


def test_marklin_r11_x1_hamburg_kiel_is_too_short() -> None:
    game = position(EDITION, hands={0: {"black": 1, PLUS4: 1}})
    refuses(game, 0, claim_form("hamburg-kiel", "black", 1), "refusal-plus-fours-route", "marklin R11")


def test_marklin_r11_x1_koln_frankfurt_with_nothing_but_plus_fours() -> None:
    game = position(EDITION, hands={0: {PLUS4: 4}})
    assert payments(game, 0, "frankfurt-koln") == {(None, 4)}
    game.play(0, claim_form("frankfurt-koln", None, 4))
    assert game.view(None).scores[0] == 7


def test_marklin_r11_who_has_both_sorts_says_how_many_are_plus_fours() -> None:
    game = position(EDITION, hands={0: {"orange": 2, WILD: 1, PLUS4: 2}})
    game.play(0, claim_form("berlin-leipzig", "orange", 2))
    assert forms(game, 0) == [plus_fours(2), plus_fours(1)]
    assert {game.view(0).immediate_points(option) for option in game.options(0)} == {7}
    refuses(game, 0, plus_fours(0), "refusal-plus-fours", "marklin R11")
    refuses(game, 0, plus_fours(3), "refusal-plus-fours", "marklin R11")
    game.play(0, plus_fours(1))
    assert hand(game, 0) == {PLUS4: 1}


def test_marklin_r11_until_that_is_said_the_claim_is_hidden() -> None:
    hands = {0: {"orange": 2, WILD: 1, PLUS4: 2}}
    game, before = position(EDITION, hands=hands), position(EDITION, hands=hands)
    game.play(0, claim_form("berlin-leipzig", "orange", 2))
    assert game.view(1) == before.view(1)
    assert game.view(None) == before.view(None)
    assert game.view(0).determinize(Chance(3)).options(0) == game.options(0)
    game.take_back(0)
    assert game.view(0) == before.view(0)


def test_marklin_r11_a_label_names_the_cards_that_are_paid() -> None:
    game = position(EDITION, hands={0: {"orange": 2, PLUS4: 2}})
    (claim,) = [option for option in game.options(0) if option.targets() == ["route:berlin-leipzig"]]
    assert claim.words(game, 0).params["cards"] == [["orange", 2], [PLUS4, 2]]
