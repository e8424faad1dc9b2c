"""France, zones and ferries: R16 to R18, and the worked example X4."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, points, position
from tests.rules.france.helpers import COLORS, EDITION
from tests.rules.usa.helpers import WILD, longest, payments, refuses

import fogg

ZONES = ["belgique", "allemagne", "suisse", "italie", "espagne", "corse"]
FERRIES = {
    "brest-cherbourg": 6,
    "calais-cherbourg": 6,
    "corse_perpignan-perpignan": 5,
    "corse_marseille-marseille": 3,
    "corse_nice-nice": 2,
}
TO_LYON = ["lyon-suisse_lyon"]
TO_BESANCON = ["besancon-dijon", "besancon-suisse_besancon"]


def completed(claimed: list[str], ticket: str) -> bool:
    """Return whether an owner of these routes has completed the ticket."""
    result = finish(position(EDITION, claimed={0: claimed}, tickets={0: [ticket]}))
    return points(result, 0, "score-ticket-done") > 0


def test_france_r16_six_zones_have_nineteen_nodes_of_their_own() -> None:
    board = fogg.ruleset(EDITION).board
    nodes = [city for city in board.cities if city.kind == "border"]
    assert [city.key for city in board.cities if city.kind == "country"] == ZONES
    assert len(nodes) == 19
    for node in nodes:
        assert len({r.other_end(node.id) for r in board.routes if node.id in (r.a, r.b)}) == 1


def test_france_r16_two_routes_into_one_zone_are_not_connected_there() -> None:
    claimed = ["mulhouse-suisse_mulhouse", "lyon-suisse_lyon"]
    assert not completed(claimed, "mulhouse-lyon")
    assert longest(position(EDITION, claimed={0: claimed}), 0) == 3


@pytest.mark.parametrize("node", ["suisse_lyon", "suisse_besancon"])
def test_france_r16_a_ticket_naming_a_zone_is_completed_at_any_of_its_nodes(node: str) -> None:
    way = {
        "suisse_lyon": ["avignon-marseille", "avignon-lyon", "lyon-suisse_lyon"],
        "suisse_besancon": ["avignon-marseille", "avignon-lyon", "besancon-lyon", "besancon-suisse_besancon"],
    }[node]
    assert completed(way, "marseille-suisse")
    assert not completed(way[:-1], "marseille-suisse")


@pytest.mark.parametrize(
    ("ticket", "way"),
    [
        ("espagne-italie", ["espagne_pau-pau", "pau-toulouse", "avignon-toulouse", "avignon-nice", "italie_nice-nice"]),
        ("belgique-suisse", ["belgique_lille-lille", "lille-reims", "nancy-reims", "besancon-nancy", TO_BESANCON[1]]),
    ],
)
def test_france_r17_zone_to_zone_needs_one_network_with_a_node_of_each(ticket: str, way: list[str]) -> None:
    assert completed(way, ticket)
    for missing in way:
        assert not completed([route for route in way if route != missing], ticket)


def test_france_r17_not_by_two_networks_that_meet_in_a_third_zone() -> None:
    west = ["espagne_perpignan-perpignan", "corse_perpignan-perpignan"]
    east = ["corse_nice-nice", "italie_nice-nice"]
    assert not completed([*west, *east], "espagne-italie")


def test_france_r18_five_ferries_with_one_locomotive_each() -> None:
    board = fogg.ruleset(EDITION).board
    ferries = {route.key: (int(route.length), route.color, int(route.locos)) for route in board.routes if route.locos}
    assert ferries == {key: (length, "gray", 1) for key, length in FERRIES.items()}


@pytest.mark.parametrize(("route", "length"), FERRIES.items())
def test_france_r18_a_ferry_takes_one_locomotive_and_cards_of_any_one_color(route: str, length: int) -> None:
    game = position(EDITION, hands={0: dict.fromkeys(COLORS, length) | {WILD: 1}})
    assert payments(game, 0, route) == {(color, 1) for color in COLORS}


def test_france_r18_without_a_locomotive_it_cannot_be_claimed() -> None:
    game = position(EDITION, hands={0: {"red": 6}})
    refuses(game, 0, claim_form("brest-cherbourg", "red", 1), "refusal-few-wilds", "france R18")


def test_france_r18_more_locomotives_may_stand_in_for_other_cards() -> None:
    game = position(EDITION, hands={0: {"red": 2, WILD: 3}})
    assert payments(game, 0, "corse_marseille-marseille") == {("red", 1), ("red", 2), (None, 3)}


def test_france_r18_avignon_toulouse_is_not_a_ferry() -> None:
    game = position(EDITION, hands={0: {"red": 6, "blue": 5}})
    assert payments(game, 0, "avignon-toulouse") == {("red", 0)}
    game.play(0, claim_form("avignon-toulouse", "red"))
    assert game.view(None).scores == (15, 0)


def test_france_x4_besancon_and_lyon_are_not_connected_through_suisse() -> None:
    assert not completed([*TO_BESANCON, *TO_LYON, "dijon-paris", "le_mans-paris"], "mulhouse-lyon")
    claimed = [*TO_BESANCON, *TO_LYON, "besancon-mulhouse"]
    assert not completed(claimed, "mulhouse-lyon")
    assert completed([*claimed, "besancon-lyon"], "mulhouse-lyon")


@pytest.mark.parametrize("last", [["dijon-paris"], ["orleans-paris", "bourges-orleans", "bourges-clermont_ferrand"]])
def test_france_x4_the_ticket_is_complete_if_le_mans_reaches_either_node(last: list[str]) -> None:
    claimed = [*TO_BESANCON, *TO_LYON, "le_mans-paris"]
    assert not completed(claimed, "le_mans-suisse")
    more = [*last, "clermont_ferrand-lyon"] if len(last) > 1 else last
    assert completed([*claimed, *more], "le_mans-suisse")
