"""Team Asia, tunnels, ferries and junctions: R25 to R33, X3, X4."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms
from tests.rules.team_asia.helpers import (
    GIVE_UP,
    TUNNEL,
    asked,
    attempt,
    discards,
    extra,
    from_holder,
    held,
    holder,
    others_see,
    teams,
)
from tests.rules.usa.helpers import WILD, hand, heard, refuses

PLAIN = ["red", "blue", "white", "green", "yellow", "orange"]


def turned(cards: list[list[str | int]]) -> int:
    """Return the number of cards that were turned up, from the event."""
    return sum(int(n) for _, n in cards)


@pytest.mark.parametrize(("route", "color", "length", "n"), [
    ("kabul-kashgar", "yellow", 3, 4),
    ("kabul-rawalpindi", "white", 1, 4),
    ("kabul-sukkur", "orange", 2, 4),
    ("junction_west-rawalpindi", "purple", 2, 5),
    ("kashgar-rawalpindi", "black", 2, 6),
])  # fmt: skip
def test_team_asia_r25_the_number_turned_up_is_printed_on_the_route(
    route: str, color: str, length: int, n: int
) -> None:
    game = teams(hands={0: {color: length}})
    game.play(0, claim_form(route, color))
    assert turned(heard(game, 0, "event-tunnel")[0]["cards"]) == n


def test_team_asia_r25_all_ten_tunnels_turn_up_four_five_or_six() -> None:
    routes = [route for route in teams().ruleset.board.routes if route.kind == "tunnel"]
    assert len(routes) == 10
    assert {route.tags["reveal"] for route in routes} == {"4", "5", "6"}


def test_team_asia_r26_extra_cards_come_from_hand_or_holder() -> None:
    turned_up = ["black", WILD, *PLAIN[:4]]
    game = attempt(turned_up, "black", hands={0: {"black": 2, WILD: 1}}, holder={0: {"black": 2, WILD: 1}})
    game.play(0, from_holder(0))
    assert asked(game) == 2
    assert forms(game, 0) == [extra(0), extra(1), extra(2), GIVE_UP]
    game.play(0, extra(1))
    assert forms(game, 0) == [from_holder(0), from_holder(1)]  # the locomotive: the black one can only be the holder's
    game.play(0, from_holder(0))
    assert (hand(game, 0), holder(game, 0)) == ({}, {"black": 1, WILD: 1})
    assert game.view(None).scores[0] == 2
    game.audit()


def test_team_asia_r26_others_see_the_tunnel_while_the_mix_is_decided() -> None:
    game = attempt(["black", *PLAIN[:5]], "black", hands={0: {"black": 3}}, holder={0: {"black": 1}})
    game.play(0, from_holder(0))
    before = others_see(game, 0)
    game.play(0, extra(0))
    assert game.step.name() == "from-holder"
    assert others_see(game, 0) == before
    assert game.view(0).options() == game.options(0)
    game.play(0, from_holder(1))
    assert (hand(game, 0), holder(game, 0)) == ({"black": 1}, {})


def test_team_asia_r27_locomotives_alone_match_locomotives_alone() -> None:
    game = attempt(
        ["black", "black", WILD, *PLAIN[:3]], None, 2, hands={0: {WILD: 2, "black": 5}}, holder={0: {WILD: 1}}
    )
    game.play(0, from_holder(0))
    assert asked(game) == 1
    assert forms(game, 0) == [extra(1), GIVE_UP]
    refuses(game, 0, extra(0), "refusal-tunnel-extra", "team_asia R27")


def test_team_asia_r28_each_card_goes_back_to_where_it_came_from() -> None:
    game = attempt(
        ["black", *PLAIN[:5]], "black", 1, hands={0: {"black": 1, WILD: 1}}, holder={0: {"black": 1, WILD: 1}}
    )
    game.play(0, from_holder(1))
    game.play(0, from_holder(0))
    assert asked(game) == 1
    game.play(0, GIVE_UP)
    assert (hand(game, 0), holder(game, 0)) == ({"black": 1, WILD: 1}, {"black": 1, WILD: 1})
    assert game.current == 1
    assert game.view(None).scores[0] == 0
    game.audit()


def test_team_asia_r28_what_lay_open_stays_known() -> None:
    game = attempt(["black", *PLAIN[:5]], "black", hands={0: {"black": 1}}, holder={0: {"black": 1}})
    game.play(0, GIVE_UP)
    black = game.ruleset.kind("black").id
    assert game.players[0].known.counts[black] == 1
    assert held(game).known[0].counts[black] == 1
    assert held(game).laid.size == 0


def test_team_asia_r28_cards_of_the_holder_lie_with_the_others_and_everybody_sees_them() -> None:
    game = attempt(["black", *PLAIN[:5]], "black", hands={0: {"black": 1}}, holder={0: {"black": 1}})
    black = game.ruleset.kind("black").id
    assert game.players[0].committed.counts[black] == 2
    for seat in (1, 2, None):
        dealt = game.view(seat).sampled_game
        assert (dealt.players[0].committed.counts[black], held(dealt).laid.counts[black]) == (2, 1)


@pytest.mark.parametrize("give_up", [False, True])
def test_team_asia_r29_the_turned_up_cards_are_discarded_either_way(give_up: bool) -> None:
    game = attempt(["black", *PLAIN[:5]], "black", hands={0: {"black": 2}}, holder={0: {"black": 1}})
    game.play(0, from_holder(0))
    game.play(0, GIVE_UP if give_up else extra(0))
    expected = {"black": 1, "red": 1, "blue": 1, "white": 1, "green": 1, "yellow": 1}
    assert discards(game) == (expected if give_up else expected | {"black": 1 + 3})


def test_team_asia_r30_fewer_cards_than_printed_are_turned_up_if_there_are_no_more() -> None:
    game = teams(hands={0: {"black": 2}}, row=[], deck={"red": 2}, rest_to=3)
    game.play(0, claim_form(TUNNEL, "black"))
    assert turned(heard(game, 0, "event-tunnel")[0]["cards"]) == 2
    assert game.view(None).scores[0] == 2


def test_team_asia_r30_without_any_card_there_is_no_risk() -> None:
    game = teams(hands={0: {"black": 2}}, row=[], deck={}, rest_to=3)
    game.play(0, claim_form(TUNNEL, "black"))
    assert game.view(None).scores[0] == 2


def test_team_asia_r31_on_the_gray_tunnel_the_color_is_that_of_the_cards_played() -> None:
    gray = "junction_south-lhasa"
    game = attempt(["red", "red", "blue", "white", "green", "black"], "red", hands={0: {"red": 1}}, route=gray)
    assert asked(game) == 2
    game = attempt(["red", "red", "blue", "white", "green", "black"], "yellow", hands={0: {"yellow": 1}}, route=gray)
    assert game.view(None).scores[0] == 1


def test_team_asia_r32_there_are_no_ferries() -> None:
    ruleset = teams().ruleset
    assert {route.kind for route in ruleset.board.routes} == {"normal", "tunnel"}
    assert all(terms.min_wilds == 0 for terms in ruleset.terms)


def test_team_asia_r33_junctions_are_like_cities_but_on_no_ticket() -> None:
    board = teams().ruleset.board
    junctions = [city.id for city in board.cities if "junction" in city.key]
    assert len(junctions) == 3
    assert not any(ticket.a in junctions or ticket.b in junctions for ticket in board.tickets)
    game = teams(claimed={0: ["junction_west-lhasa"], 1: ["dihua-junction_west"]})
    assert [line.points for line in game.view(0).standing() if line.reason == "score-longest-path"] == [10]


X3_TURNED_UP = ["black", "red", WILD, "blue", "black", "white"]


def test_team_asia_x3_with_only_two_cards_available_the_claim_fails() -> None:
    game = attempt(X3_TURNED_UP, "black", hands={0: {"black": 2}}, holder={0: {"black": 1, WILD: 1}})
    game.play(0, from_holder(1))
    assert asked(game) == 3
    assert forms(game, 0) == [GIVE_UP]
    game.play(0, GIVE_UP)
    assert (hand(game, 0), holder(game, 0)) == ({"black": 2}, {"black": 1, WILD: 1})
    assert discards(game) == {"black": 2, "red": 1, WILD: 1, "blue": 1, "white": 1}
    assert game.view(None).scores == (0, 0, 0, 0)


def test_team_asia_x3_with_three_black_or_locomotives_it_is_claimed() -> None:
    game = attempt(X3_TURNED_UP, "black", hands={0: {"black": 2, WILD: 1}}, holder={0: {"black": 1, WILD: 1}})
    game.play(0, from_holder(1))
    assert forms(game, 0) == [extra(2), GIVE_UP]
    game.play(0, extra(2))
    assert (hand(game, 0), holder(game, 0)) == ({}, {})
    assert game.view(None).scores == (2, 0, 0, 0)


def test_team_asia_x4_with_two_locomotives_only_the_locomotive_matches() -> None:
    game = attempt(X3_TURNED_UP, None, 2, hands={0: {WILD: 3}})
    assert asked(game) == 1
    assert forms(game, 0) == [extra(1), GIVE_UP]
    game.play(0, extra(1))
    assert game.view(None).scores == (2, 0, 0, 0)
