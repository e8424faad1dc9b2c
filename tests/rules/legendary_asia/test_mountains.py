"""Legendary Asia, mountain routes: R11 to R17, R19 and X1 to X4, X6."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.factory import claim_form, finish, position
from tests.rules.usa.helpers import earned, lines, longest, payments, refuses, take_turn, turns_until_over

import fogg
from fogg.modules.mountains.rules import Mountains

EDITION = "legendary_asia"
BOARD = fogg.load(EDITION).board
WALL, PASS = "irkutsk-ulan_bator", "kathmandu-rawalpindi"  # two crosses, one cross


def claims(*routes: tuple[str, str]) -> fogg.Game:
    """Seat 0 claims these routes with cards of that color (and locomotives for symbols); seat 1 draws in between."""
    cards: Counter[str] = Counter()
    for key, color in routes:
        cards[color] += int(BOARD.route(key).length) - int(BOARD.route(key).locos)
        cards["locomotive"] += int(BOARD.route(key).locos)
    game = position(EDITION, hands={0: dict(cards)})
    for key, color in routes:
        game.play(0, claim_form(key, color, int(BOARD.route(key).locos)))
        game.audit()
        take_turn(game)
    return game


def crossed(game: fogg.Game, seat: int) -> int:
    """Return the number of trains a seat has in the Mountain Crossing area."""
    (module,) = [module for module in game.ruleset.modules if isinstance(module, Mountains)]
    return module.trains_over(game, seat)


def test_legendary_asia_r11_an_x_is_of_its_own_track_only() -> None:
    gray, red = claims(("moscow-perm", "red")), claims(("moscow-perm.2", "red"))
    assert (gray.view(None).trains[0], gray.view(None).scores[0]) == (42, 4)
    assert (red.view(None).trains[0], red.view(None).scores[0]) == (41, 6)


def test_legendary_asia_r11_khabarovsk_vladivostok_has_two_gray_tracks_one_with_an_x() -> None:
    tracks = [BOARD.route(key) for key in ("khabarovsk-vladivostok", "khabarovsk-vladivostok.2")]
    assert [(track.color, track.tags.get("x", "0")) for track in tracks] == [("gray", "1"), ("gray", "0")]


def test_legendary_asia_r12_31_routes_carry_39_crosses() -> None:
    crosses = Counter(route.tags["x"] for route in BOARD.routes if "x" in route.tags)
    assert crosses == {"1": 23, "2": 8}
    assert {route.kind for route in BOARD.routes if "x" in route.tags} == {"mountain"}


@pytest.mark.parametrize("route", [route.key for route in BOARD.routes if "x" in route.tags])
def test_legendary_asia_r13_crosses_never_cost_cards(route: str) -> None:
    terms = next(terms for terms in fogg.ruleset(EDITION).terms if terms.route.key == route)
    assert terms.cards == terms.route.length
    assert terms.trains == terms.route.length + int(terms.route.tags["x"])


def test_legendary_asia_r14_a_train_for_each_cross_leaves_the_supply() -> None:
    game = claims((WALL, "yellow"))
    assert game.view(None).trains[0] == 45 - 2 - 2
    assert crossed(game, 0) == 2


def test_legendary_asia_r14_everybody_sees_them_in_the_ledger() -> None:
    game = claims((WALL, "yellow"), (PASS, "yellow"))
    (module,) = [module for module in game.ruleset.modules if isinstance(module, Mountains)]
    ledger = module.ledger(game, -1, list(game.view(None).standing()))
    assert [(entry.n, entry.points) for entry in ledger.seats] == [(3, 6), (0, 0)]


def test_legendary_asia_r15_each_scores_2_points_at_once_on_a_line_of_its_own() -> None:
    game = claims((WALL, "yellow"))
    assert [(line.reason, line.points, line.routes) for line in game.lines] == [
        ("score-route", 2, (WALL,)),
        ("score-mountains", 4, (WALL,)),
    ]
    assert game.view(None).scores == (6, 0)


def test_legendary_asia_r15_the_points_are_told_before_the_claim() -> None:
    game = position(EDITION, hands={0: {"yellow": 2}})
    (claim,) = [option for option in game.options(0) if option.to_json() == claim_form(WALL, "yellow")]
    assert game.step.immediate_points(game, 0, claim) == 6


def test_legendary_asia_r16_without_trains_for_both_the_route_cannot_be_claimed() -> None:
    short = position(EDITION, hands={0: {"yellow": 2}}, trains={0: 3})
    refuses(short, 0, claim_form(WALL, "yellow"), "refusal-few-trains", "usa R18")
    assert payments(position(EDITION, hands={0: {"yellow": 2}}, trains={0: 4}), 0, WALL) == {("yellow", 0)}


def test_legendary_asia_r17_trains_over_the_mountains_count_for_nothing_else() -> None:
    game = claims((WALL, "yellow"))
    assert longest(game, 0) == 2


def test_legendary_asia_r19_a_mountain_route_can_start_the_last_round() -> None:
    game = position(EDITION, hands={0: {"yellow": 2}}, trains={0: 6})
    game.play(0, claim_form(WALL, "yellow"))
    assert game.view(None).trains[0] == 2
    assert turns_until_over(game) == [1, 0]


def test_legendary_asia_x1_irkutsk_ulan_bator() -> None:
    game = claims((WALL, "yellow"))
    assert (game.view(None).trains[0], game.view(None).scores[0]) == (41, 6)


def test_legendary_asia_x2_rawalpindi_kathmandu() -> None:
    game = claims((PASS, "yellow"))
    assert (game.view(None).trains[0], game.view(None).scores[0]) == (41, 6)


def test_legendary_asia_x3_three_trains_are_too_few_for_mandalay_hanoi_and_enough_for_bangkok_hanoi() -> None:
    game = position(EDITION, hands={0: {"red": 2, "white": 2}}, trains={0: 3})
    refuses(game, 0, claim_form("hanoi-mandalay", "red"), "refusal-few-trains", "usa R18")
    game.play(0, claim_form("bangkok-hanoi", "white"))
    assert (game.view(None).trains[0], game.view(None).scores[0]) == (0, 4)
    assert game.final_turns == 2


def test_legendary_asia_x4_kathmandu_calcutta_over_mandalay() -> None:
    game = position(EDITION, hands={0: {"orange": 2, "red": 1}}, tickets={0: ["kathmandu-calcutta"]})
    for form in (claim_form("kathmandu-mandalay", "orange"), claim_form("calcutta-mandalay", "red")):
        game.play(0, form)
        take_turn(game)
    assert (game.view(None).trains[0], game.view(None).scores[0]) == (40, 7)
    result = finish(game)
    assert earned(result, "score-ticket-done") == {0: 5}
    assert sum(line.points for line in result.of(0).lines if line.reason != "score-explorer") == 12


def test_legendary_asia_x4_every_ticket_is_worth_the_cheapest_way_in_trains_gone() -> None:
    rules = fogg.ruleset(EDITION)
    costs = [int(terms.trains) for terms in rules.terms]
    for ticket in BOARD.tickets:
        far = fogg.board.distances(BOARD.routes, len(BOARD.cities), int(ticket.a), costs)
        assert far[int(ticket.b)] == ticket.points, ticket


def test_legendary_asia_x6_route_points_on_the_gray_and_on_the_colored_tracks() -> None:
    south = [("bangkok-saigon", "purple"), ("saigon-singapore", "black"), ("bangkok-singapore", "black")]
    colors = ["red", "white", "purple", "blue"]
    gray = ["moscow-perm", "omsk-perm", "krasnoyarsk-omsk", "irkutsk-krasnoyarsk.2"]
    colored = ["moscow-perm.2", "omsk-perm.2", "krasnoyarsk-omsk.2", "irkutsk-krasnoyarsk"]
    for tracks, points, trains in ((gray, 33, 23), (colored, 41, 27)):
        game = claims(*zip(tracks, colors, strict=True), ("dihua-omsk", "orange"), *south)
        assert (game.view(None).scores[0], 45 - game.view(None).trains[0]) == (points, trains)


def test_legendary_asia_r20_tickets_count_plus_or_minus_their_value() -> None:
    held = {0: ["kathmandu-calcutta", "moscow-ankara"]}
    game = position(EDITION, claimed={0: ["kathmandu-mandalay", "calcutta-mandalay"]}, tickets=held)
    result = finish(game)
    assert [line.points for line in lines(result, 0, "score-ticket-done")] == [5]
    assert [line.points for line in lines(result, 0, "score-ticket-failed")] == [-7]
