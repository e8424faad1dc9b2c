"""USA, claiming a route: R17 to R20 and R24 to R26."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, points, position
from tests.rules.usa.helpers import (
    HIDDEN,
    WILD,
    events,
    hand,
    heard,
    no_such_claim,
    payments,
    possible_payments,
    refuses,
    take_turn,
)

import fogg

L = WILD
COLORS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white"]


def test_usa_r17_a_colored_route_takes_its_color_with_any_number_of_locomotives() -> None:
    game = position("usa", hands={0: {"purple": 4, "red": 6, L: 5}})
    assert payments(game, 0, "denver-omaha") == {("purple", 0), ("purple", 1), ("purple", 2), ("purple", 3), (None, 4)}


def test_usa_r17_cards_of_another_color_do_not_pay() -> None:
    game = position("usa", hands={0: {"red": 6}})
    assert payments(game, 0, "denver-omaha") == set()
    no_such_claim(game, 0, "denver-omaha", "red", 0, "refusal-other-color")
    refuses(game, 0, claim_form("denver-omaha", "purple"), "refusal-few-cards", "usa R17")


def test_usa_r17_a_gray_route_takes_any_one_color() -> None:
    game = position("usa", hands={0: dict.fromkeys(COLORS, 2)})
    assert payments(game, 0, "denver-santa_fe") == {(color, 0) for color in COLORS}


def test_usa_r17_two_colors_together_do_not_pay_for_a_gray_route() -> None:
    game = position("usa", hands={0: {"red": 2, "blue": 1}})
    assert payments(game, 0, "el_paso-phoenix") == set()
    refuses(game, 0, claim_form("el_paso-phoenix", "red"), "refusal-few-cards", "usa R17")


def test_usa_r17_every_color_and_number_of_locomotives_is_a_choice_of_its_own() -> None:
    game = position("usa", hands={0: {"red": 6, "blue": 4, "green": 1, L: 3}})
    red = {("red", wilds) for wilds in range(4)}
    assert payments(game, 0, "sault_st_marie-winnipeg") == red | {("blue", 2), ("blue", 3)}


@pytest.mark.parametrize("route", ["denver-omaha", "denver-santa_fe"])
def test_usa_r17_locomotives_only_are_always_good(route: str) -> None:
    game = position("usa", hands={0: {L: 4}})
    length = int(game.ruleset.board.route(route).length)
    assert payments(game, 0, route) == {(None, length)}
    game.play(0, claim_form(route, None, length))
    assert hand(game, 0) == ({L: 4 - length} if length < 4 else {})


def test_usa_r17_more_locomotives_than_held_do_not_pay() -> None:
    game = position("usa", hands={0: {"purple": 2, L: 1}})
    refuses(game, 0, claim_form("denver-omaha", "purple", 2), "refusal-few-wilds", "usa R17")


@pytest.mark.parametrize(
    "cards",
    [
        {},
        {L: 6},
        {"red": 1, L: 2},
        {"red": 3, "blue": 2, "white": 6, L: 1},
        dict.fromkeys(COLORS, 3) | {L: 3},
        dict.fromkeys(COLORS, 6) | {L: 14},
    ],
    ids=str,
)
def test_usa_r17_exactly_these_payments_are_legal_for_each_of_the_hundred_routes(cards: dict[str, int]) -> None:
    row = ["red", "blue", "green", "black", "white"]
    game = position("usa", hands={0: cards}, row=row)
    for route in game.ruleset.board.routes:
        assert payments(game, 0, route.key) == possible_payments(route, COLORS, cards), route


def test_usa_r18_a_player_needs_as_many_trains_as_the_route_has_spaces() -> None:
    game = position("usa", hands={0: {"purple": 4, "red": 3}}, trains={0: 3})
    refuses(game, 0, claim_form("denver-omaha", "purple"), "refusal-few-trains", "usa R18")
    game.play(0, claim_form("denver-salt_lake_city", "red"))
    assert game.view(None).trains == (0, 45)


def test_usa_r18_trains_are_placed_cards_discarded_and_points_scored_at_once() -> None:
    game = position("usa", hands={0: {"purple": 5, L: 2}})
    game.play(0, claim_form("denver-omaha", "purple", 1))
    view = game.view(1)
    assert view.trains == (41, 45)
    assert view.scores == (7, 0)
    assert view.owners(game.ruleset.board.route("denver-omaha").id) == [0]
    assert hand(game, 0) == {"purple": 2, L: 1}
    assert dict(zip([kind.key for kind in game.ruleset.kinds], game.deck.discards.counts, strict=True)) == {
        **dict.fromkeys(COLORS, 0),
        "purple": 3,
        L: 1,
    }
    game.audit()


def test_usa_r18_everybody_sees_what_was_claimed_and_paid() -> None:
    game = position("usa", hands={0: {"purple": 5, L: 2}})
    game.play(0, claim_form("denver-omaha", "purple", 1))
    told = {"seat": 0, "route": "denver-omaha", "cards": [["purple", 3], [L, 1]], "n": 7}
    assert heard(game, None, "event-claimed") == [told]


def test_usa_r18_there_are_no_part_claims() -> None:
    game = position("usa", hands={0: {"purple": 3}})
    assert payments(game, 0, "denver-omaha") == set()
    refuses(game, 0, claim_form("denver-omaha", "purple"), "refusal-few-cards", "usa R17")


def test_usa_r19_one_route_per_turn() -> None:
    game = position("usa", hands={0: {"purple": 8, "black": 3}})
    game.play(0, claim_form("denver-omaha", "purple"))
    with pytest.raises(fogg.NotYourTurn):
        game.play(0, claim_form("nashville-raleigh", "black"))


def test_usa_r19_a_route_need_not_touch_the_others() -> None:
    game = position("usa", hands={0: {"black": 3}}, claimed={0: ["denver-omaha"]})
    game.play(0, claim_form("nashville-raleigh", "black"))
    assert len(game.players[0].routes) == 2


@pytest.mark.parametrize("owner", [0, 1])
def test_usa_r20_no_player_may_claim_a_claimed_route(owner: int) -> None:
    game = position("usa", seats=4, hands={0: {"purple": 4}}, claimed={owner: ["denver-omaha"]})
    refuses(game, 0, claim_form("denver-omaha", "purple"), "refusal-route-taken", "usa R20")
    why = game.refusal(0, "route:denver-omaha")
    assert why is not None and why.message.params["seat"] == owner


def test_usa_r20_a_claimed_route_is_never_removed() -> None:
    game = position("usa", claimed={1: ["denver-omaha"]})
    for _ in range(6):
        take_turn(game)
    assert game.view(None).owners(game.ruleset.board.route("denver-omaha").id) == [1]


def test_usa_r20_other_routes_stay_open() -> None:
    game = position("usa", hands={0: {"purple": 4}}, claimed={1: ["nashville-raleigh"]})
    assert claim_form("denver-omaha", "purple") in forms(game, 0)


def test_usa_r24_extra_cards_may_not_be_thrown_in() -> None:
    game = position("usa", hands={0: {"purple": 6, L: 6}})
    no_such_claim(game, 0, "denver-omaha", "purple", 4, "refusal-claim-exactly", "usa R24")
    no_such_claim(game, 0, "denver-omaha", None, 5, "refusal-claim-exactly", "usa R24")
    no_such_claim(game, 0, "denver-omaha", None, 3, "refusal-claim-exactly", "usa R24")
    game.play(0, claim_form("denver-omaha", "purple", 3))
    assert hand(game, 0) == {"purple": 5, L: 3}


@pytest.mark.parametrize(
    ("route", "length", "value"),
    [
        ("dallas-houston", 1, 1),
        ("denver-santa_fe", 2, 2),
        ("nashville-raleigh", 3, 4),
        ("denver-omaha", 4, 7),
        ("atlanta-miami", 5, 10),
        ("el_paso-los_angeles", 6, 15),
    ],
)
def test_usa_r25_points_by_length(route: str, length: int, value: int) -> None:
    game = position("usa", hands={0: {L: 6}})
    assert game.ruleset.board.route(route).length == length
    action = game.ruleset.action(claim_form(route, None, length))
    assert game.view(0).immediate_points(action) == value
    assert "event-claimed" in events(game, 0, action)
    assert game.view(None).scores == (value, 0)
    game.over = True
    assert game.result is not None and points(game.result, 0, "score-route") == value


def test_usa_r26_six_is_the_longest_route_so_six_or_more_makes_no_difference() -> None:
    edition = fogg.load("usa")
    assert max(int(route.length) for route in edition.board.routes) == 6
    assert edition.get("scoring.route_points") == {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15}


def test_usa_r17_a_claim_is_not_a_draw() -> None:
    game = position("usa", hands={0: {"purple": 4}})
    game.play(0, HIDDEN)
    refuses(game, 0, claim_form("denver-omaha", "purple"), "refusal-not-now", "usa R6")
