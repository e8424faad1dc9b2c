"""United Kingdom, the end: R25 to R27."""

from __future__ import annotations

from tests.factory import claim_form, finish, points, position
from tests.rules.uk.helpers import EDITION, HEADING, LAGGING, buy, table
from tests.rules.usa.helpers import WILD, level, longest, take_turn, turns_until_over

L = WILD
TO_CARDIFF = ["aberystwyth-llandrindod_wells", "cardiff-llandrindod_wells"]


def test_uk_r25_there_is_no_bonus_for_the_longest_path_or_the_most_tickets() -> None:
    game = position(EDITION, claimed={0: [*TO_CARDIFF, "hull-norwich"]}, tickets={0: ["aberystwyth-cardiff"]})
    result = finish(game)
    assert {line.reason for line in result.of(0).lines} == {"score-route", "score-ticket-done"}
    assert result.total(0) == 1 + 1 + 7 + 2


def test_uk_r25_the_total_is_routes_tickets_and_technologies() -> None:
    game = table({0: [HEADING]}, claimed={0: TO_CARDIFF}, tickets={0: ["aberystwyth-cardiff", "belfast-dublin"]})
    result = finish(game)
    assert result.total(0) == 2 + 2 - 4 + 2
    assert points(result, 0, "score-double-heading") == 2


def test_uk_r26_points_are_booked_when_a_route_is_claimed() -> None:
    game = table(hands={0: {"red": 1, "green": 2, L: 2}})
    game.play(0, claim_form("leeds-manchester", "red"))
    assert [(line.reason, line.points) for line in game.lines] == [("score-route", 1)]
    take_turn(game)
    game.play(0, buy(LAGGING))
    game.play(0, claim_form("barrow-leeds", "green"))
    # What was owned at the claim decides: the first route keeps its single point.
    assert [(line.reason, line.points) for line in game.lines] == [
        ("score-route", 1),
        ("score-route", 2),
        ("score-boiler-lagging", 1),
    ]
    assert finish(game).total(0) == 4


def test_uk_r27_the_end_comes_as_in_the_base_game() -> None:
    game = position(EDITION, seats=3, trains={0: 3}, hands={0: {"red": 1}})
    game.play(0, claim_form("leeds-manchester", "red"))
    assert game.final_turns == 3
    assert turns_until_over(game) == [1, 2, 0]


def test_uk_r27_a_tie_is_broken_by_completed_tickets_first() -> None:
    claimed = {0: TO_CARDIFF, 1: ["hull-norwich"]}
    game = level(position(EDITION, claimed=claimed, tickets={0: ["aberystwyth-cardiff"]}), 30)
    assert longest(game, 0) < longest(game, 1)
    assert finish(game).winners == (0,)


def test_uk_r27_then_by_the_longer_path() -> None:
    game = level(position(EDITION, claimed={0: TO_CARDIFF, 1: ["hull-norwich"]}), 30)
    assert finish(game).winners == (1,)


def test_uk_r27_then_the_victory_is_shared() -> None:
    game = level(position(EDITION, claimed={0: ["norwich-nottingham"], 1: ["hull-norwich"]}), 30)
    assert finish(game).winners == (0, 1)
