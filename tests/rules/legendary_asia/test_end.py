"""Legendary Asia, the bonus and the tie-break: R21 to R23, X5, X7."""

from __future__ import annotations

from tests.factory import finish, position
from tests.rules.usa.helpers import earned, level, lines

import fogg
from fogg.modules.explorer.rules import Explorer

EDITION = "legendary_asia"
NORTH = ["moscow-perm", "omsk-perm", "krasnoyarsk-omsk", "irkutsk-krasnoyarsk.2", "dihua-omsk"]
SOUTH = ["bangkok-saigon", "saigon-singapore", "bangkok-singapore"]
TWO_LOOPS = [
    "bombay-calcutta",
    "agra-calcutta",
    "agra-bombay",
    "calcutta-mandalay",
    "mandalay-rangoon",
    "calcutta-rangoon",
]
REASON = "score-explorer"


def cities(game: fogg.Game) -> list[int | None]:
    """Return the number of cities in the largest network of each seat, as the ledger tells it."""
    (module,) = [module for module in game.ruleset.modules if isinstance(module, Explorer)]
    return [entry.n for entry in module.ledger(game, -1, None).seats]


def test_legendary_asia_r21_most_cities_in_one_network_score_10() -> None:
    game = position(EDITION, claimed={0: NORTH[:2], 1: SOUTH[:1]})
    assert cities(game) == [3, 2]
    assert earned(finish(game), REASON) == {0: 10}


def test_legendary_asia_r21_separate_networks_are_not_added_up() -> None:
    game = position(EDITION, claimed={0: [NORTH[0], SOUTH[0]], 1: TWO_LOOPS[:2]})
    assert cities(game) == [2, 3]


def test_legendary_asia_r21_a_city_counts_once_and_loops_add_nothing() -> None:
    assert cities(position(EDITION, claimed={0: TWO_LOOPS[:3]})) == [3, 0]


def test_legendary_asia_r21_all_tied_players_score_but_none_without_a_route() -> None:
    tied = position(EDITION, seats=3, claimed={0: NORTH[:1], 2: SOUTH[:1]})
    assert earned(finish(tied), REASON) == {0: 10, 2: 10}
    assert earned(finish(position(EDITION)), REASON) == {}


def test_legendary_asia_r21_the_line_names_the_routes_of_the_network() -> None:
    (line,) = lines(finish(position(EDITION, claimed={0: [*NORTH, *SOUTH]})), 0, REASON)
    assert set(line.routes) == set(NORTH)


def test_legendary_asia_r22_there_is_no_other_bonus() -> None:
    assert [bonus["id"] for bonus in fogg.load(EDITION).data["bonuses"]] == ["asian_explorer"]
    reasons = {line.reason for line in finish(position(EDITION, claimed={0: NORTH})).of(0).lines}
    assert reasons == {"score-route", REASON}


def test_legendary_asia_r23_a_tie_is_decided_by_completed_tickets_first() -> None:
    routes = {0: ["kathmandu-mandalay", "calcutta-mandalay"], 1: ["hanoi-mandalay", "bangkok-hanoi"]}
    game = level(position(EDITION, claimed=routes, tickets={0: ["kathmandu-calcutta"]}), 90)
    assert finish(game).standings[0].seats == (0,)


def test_legendary_asia_r23_then_by_the_longest_path_of_seed_003() -> None:
    game = level(position(EDITION, claimed={0: ["bangkok-rangoon"], 1: ["moscow-perm"]}), 90)
    assert finish(game).standings[0].seats == (1,)
    equal = level(position(EDITION, claimed={0: ["bangkok-rangoon"], 1: ["bangkok-saigon"]}), 90)
    assert [standing.place for standing in finish(equal).standings] == [1, 1]


def test_legendary_asia_r23_the_literal_setting_asks_for_the_path_before_the_mountains() -> None:
    routes = {0: ["mandalay-rangoon"], 1: ["moscow-perm"]}
    usual = level(position(EDITION, claimed=routes), 90)
    literal = level(position(EDITION, claimed=routes, settings={"literal": True}), 90)
    assert finish(usual).standings[0].seats == (0,)
    assert finish(literal).standings[0].seats == (1,)


def test_legendary_asia_x5_six_cities_against_five() -> None:
    game = position(EDITION, claimed={0: [*NORTH, *SOUTH], 1: TWO_LOOPS})
    assert cities(game) == [6, 5]
    assert earned(finish(game), REASON) == {0: 10}


def test_legendary_asia_x7_three_mountain_routes_win_against_two_with_two_crosses_each() -> None:
    three = ["moscow-perm.2", "agra-kathmandu", "mandalay-rangoon"]
    two = ["irkutsk-ulan_bator", "hanoi-mandalay"]
    for claimed, winner in (({0: three, 1: two}, 0), ({0: two, 1: three}, 1)):
        game = level(position(EDITION, claimed=claimed), 90)
        assert finish(game).standings[0].seats == (winner,)
