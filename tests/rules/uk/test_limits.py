"""United Kingdom, what may be claimed with which technologies: R10 to R13, X1."""

from __future__ import annotations

import pytest
from tests.factory import claim_form
from tests.rules.uk.helpers import (
    BOILER,
    EDITION,
    IRELAND,
    NEEDED,
    NEW_YORK,
    PROPELLERS,
    SCOTLAND,
    STOKER,
    WALES,
    buys,
    card,
    claimable,
    discarded,
    module,
    sets,
    table,
)
from tests.rules.usa.helpers import WILD, heard, payments, refuses, take_turn

import fogg
from fogg.board import Route

L = WILD
RICH = dict.fromkeys(["red", "orange", "yellow", "green", "blue", "purple", "black", "white"], 6) | {L: 14}
CONCESSIONS = {"wales": WALES, "scotland": SCOTLAND, "ireland": IRELAND, "france": IRELAND}
STRANRAER_LONDONDERRY = "londonderry-stranraer"


def rules_say(route: Route) -> set[str]:
    """Return what R11 and R12 say that a route needs, from its ends, its length and its kind."""
    if route.key == NEW_YORK:
        return set()
    cities = fogg.ruleset(EDITION).board.cities
    groups = [cities[end].group for end in (route.a, route.b)]
    needed = {CONCESSIONS[group] for group in groups if group in CONCESSIONS}
    if route.length == 3:
        needed.add(STOKER)
    if route.length in (4, 5, 6):
        needed.add(BOILER)
    if route.kind == "ferry":
        needed.add(PROPELLERS)
    return needed


def test_uk_r10_without_technology_only_short_land_routes_in_england_are_open() -> None:
    game = table(hands={0: RICH})
    board = game.ruleset.board
    free = set()
    for route in board.routes:
        english = all(board.cities[end].group == "england" for end in (route.a, route.b))
        if english and route.length <= 2 and route.kind != "ferry":
            free.add(route.key)
    assert len(free) == 42
    assert claimable(game, 0) == free | {NEW_YORK}


@pytest.mark.parametrize(
    ("route", "color", "missing"),
    [
        ("carlisle-edinburgh", "orange", "Scotland Concession"),
        ("bristol-plymouth", "yellow", "Mechanical Stoker"),
        ("hull-norwich", "red", "Superheated Steam Boiler"),
        ("cork-limerick", "purple", "Ireland / France Concession"),
        ("birmingham-cardiff", "blue", "Wales Concession and Mechanical Stoker"),
    ],
)
def test_uk_r10_any_other_route_is_refused_and_what_it_needs_is_named(route: str, color: str, missing: str) -> None:
    game = table(hands={0: RICH})
    refuses(game, 0, claim_form(route, color), "refusal-technology-needed", "uk R11")
    why = game.refusal(0, f"route:{route}")
    assert why is not None
    assert f"need {missing} to claim" in why.sentence


def test_uk_r11_the_table_lists_for_each_route_what_the_rules_say() -> None:
    game = table()
    for route in game.ruleset.board.routes:
        listed = {c.key for c in module(game).cards if module(game).needs[route.id] & c.bit}
        assert listed == rules_say(route), route


@pytest.mark.parametrize("missing", NEEDED)
def test_uk_r11_a_route_needs_all_that_apply(missing: str) -> None:
    game = table({0: [key for key in NEEDED if key != missing]}, hands={0: RICH})
    board = game.ruleset.board
    assert claimable(game, 0) == {route.key for route in board.routes if missing not in rules_say(route)}


def test_uk_r11_with_all_six_every_route_is_open() -> None:
    game = table({0: NEEDED}, hands={0: RICH})
    assert len(claimable(game, 0)) == 125


def test_uk_r11_the_boiler_does_not_cover_length_3() -> None:
    game = table({0: [BOILER]}, hands={0: RICH})
    assert "hull-norwich" in claimable(game, 0)
    refuses(game, 0, claim_form("bristol-plymouth", "yellow"), "refusal-technology-needed", "uk R11")


def test_uk_r11_technologies_of_others_do_not_help() -> None:
    game = table({1: NEEDED}, hands={0: RICH})
    assert len(claimable(game, 0)) == 43


def test_uk_r12_a_route_inside_a_country_needs_its_concession_once() -> None:
    game = table({0: [SCOTLAND]}, hands={0: RICH})
    assert {"aberdeen-dundee", "carlisle-edinburgh"} <= claimable(game, 0)
    assert "aberystwyth-carmarthen" not in claimable(game, 0)


def test_uk_r12_a_route_between_two_countries_needs_both_concessions() -> None:
    only_one = [PROPELLERS, SCOTLAND]
    game = table({0: only_one}, hands={0: RICH})
    refuses(game, 0, claim_form("belfast-stranraer", None, 1), "refusal-technology-needed", "uk R11")
    game = table({0: [*only_one, IRELAND]}, hands={0: RICH})
    assert "belfast-stranraer" in claimable(game, 0)


def test_uk_r13_new_york_needs_no_technology_but_10_cards_of_which_3_are_locomotives() -> None:
    game = table(hands={0: {"blue": 7, L: 3}})
    assert payments(game, 0, NEW_YORK) == {("blue", 3)}
    game.play(0, claim_form(NEW_YORK, "blue", 3))
    assert discarded(game) == {"blue": 7, L: 3}
    assert game.view(None).trains == (25, 35)
    assert game.view(None).scores == (40, 0)


def test_uk_r13_new_york_asks_for_its_locomotives_and_trains() -> None:
    game = table(hands={0: {"blue": 8, L: 2}})
    refuses(game, 0, claim_form(NEW_YORK, "blue", 3), "refusal-few-wilds", "uk R21")
    game = table(hands={0: {"blue": 7, L: 3}}, trains={0: 9})
    refuses(game, 0, claim_form(NEW_YORK, "blue", 3), "refusal-few-trains", "usa R18")


def test_uk_x1_stranraer_londonderry_needs_four_cards_for_five_locomotives_and_four_turns() -> None:
    game = table(hands={0: {L: 6, "blue": 2}})
    needed = [SCOTLAND, IRELAND, STOKER, PROPELLERS]
    assert rules_say(game.ruleset.board.route(STRANRAER_LONDONDERRY)) == set(needed)
    assert sum(card(game, key).cost for key in needed) == 5
    for key in needed:
        refuses(game, 0, claim_form(STRANRAER_LONDONDERRY, "blue", 1), "refusal-technology-needed", "uk R11")
        buys(game, 0, key)
        if key != PROPELLERS:
            take_turn(game)
            take_turn(game)
    assert game.turns == 7  # the fourth turn of the first seat
    game.play(0, claim_form(STRANRAER_LONDONDERRY, "blue", 1))
    if game.step.name() == "substitutes":
        game.play(0, sets(0))
    assert heard(game, 1, "event-claimed")[0]["cards"] == [["blue", 2], [L, 1]]
    assert game.view(None).scores == (4, 0)
    assert game.view(None).trains == (32, 35)
