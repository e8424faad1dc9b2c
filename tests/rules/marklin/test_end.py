"""Märklin, end and scoring: R25, R26, R29 and the worked example X5."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, points, position
from tests.rules.marklin.helpers import DECLINE, EDITION, PASSENGER, PLUS4, station, take_tokens
from tests.rules.usa.helpers import earned, events, lines, turns_until_over

import fogg


@pytest.mark.parametrize(("left", "ends"), [(0, True), (2, True), (3, False)])
def test_marklin_r25_two_or_fewer_trains_begin_the_last_round(left: int, ends: bool) -> None:
    game = position(EDITION, hands={0: {"black": 2}}, trains={0: left + 2})
    game.play(0, claim_form("hamburg-kiel", "black"))
    assert ("event-last-round" in events(game, 0, DECLINE)) == ends


def test_marklin_r25_then_everybody_has_one_more_turn() -> None:
    game = position(EDITION, seats=3, turn=1, hands={1: {"black": 2}}, trains={1: 4})
    game.play(1, claim_form("hamburg-kiel", "black"))
    game.play(1, DECLINE)
    assert turns_until_over(game) == [2, 0, 1]


def test_marklin_r26_tickets_add_or_subtract_their_value() -> None:
    result = finish(position(EDITION, claimed={0: ["berlin-leipzig"]}, tickets={0: ["berlin-leipzig", "berlin-koln"]}))
    assert points(result, 0, "score-ticket-done") == 4
    assert points(result, 0, "score-ticket-failed") == -14


def test_marklin_r26_ten_points_for_most_completed_tickets_to_all_tied() -> None:
    claimed = {0: ["berlin-leipzig"], 1: ["chemnitz-leipzig"]}
    tickets = {0: ["berlin-leipzig"], 1: ["berlin-koln"], 2: []}
    assert earned(finish(position(EDITION, seats=3, claimed=claimed, tickets=tickets)), "score-globetrotter") == {0: 10}
    tied = {0: ["berlin-leipzig"], 1: ["frankfurt-koln"]}
    both = {0: ["berlin-leipzig"], 1: ["koln-frankfurt"]}
    assert earned(finish(position(EDITION, claimed=tied, tickets=both)), "score-globetrotter") == {0: 10, 1: 10}


def test_marklin_r26_no_bonus_for_the_longest_path() -> None:
    result = finish(position(EDITION, claimed={0: ["berlin-hannover"]}))
    assert {line.reason for line in result.of(0).lines} == {"score-route"}
    assert [bonus["id"] for bonus in fogg.load(EDITION).data["bonuses"]] == ["globetrotter"]


SHEET = [
    *("berlin-hannover", "hannover-kassel", "frankfurt-kassel", "frankfurt-mainz"),  # Berlin-Mainz, 15
    *("frankfurt-wurzburg", "nurnberg-wurzburg", "munchen-nurnberg"),  # with these Frankfurt-München, 9
    "berlin-hamburg",
]


def test_marklin_r24_r26_x5_a_score_sheet() -> None:
    tickets = {0: ["berlin-mainz", "frankfurt-munchen", "dusseldorf-konstanz"], 1: ["berlin-koln"]}
    game = position(EDITION, claimed={0: SHEET}, tickets=tickets)
    for city in ("berlin", "hamburg", "erfurt", "ulm"):
        take_tokens(game, city, 1)
    game.add_score(fogg.ScoreLine(0, "score-tokens", 7 + 4 + 2 + 2))
    result = finish(game)
    assert points(result, 0, "score-route") == 62
    assert points(result, 0, "score-ticket-done") + points(result, 0, "score-ticket-failed") == 15 + 9 - 10
    assert points(result, 0, "score-tokens") == 15
    assert points(result, 0, "score-globetrotter") == 10
    assert result.total(0) == 62 + 14 + 15 + 10 == 101


def tied(**held: int) -> fogg.Game:
    """Return two seats with equal points and as many tickets each; `first` and `second` tokens of Berlin's stack."""
    game = position(EDITION, claimed={0: ["berlin-leipzig"], 1: ["frankfurt-koln"]})
    take_tokens(game, "berlin", held.get("first", 0), seat=0)
    take_tokens(game, "hamburg", held.get("second", 0), seat=1)
    return game


def test_marklin_r29_a_tie_goes_to_the_most_completed_tickets() -> None:
    game = position(EDITION, claimed={0: ["berlin-leipzig"], 1: ["frankfurt-koln"]}, tickets={1: ["koln-frankfurt"]})
    take_tokens(game, "berlin", 4, seat=0)
    game.add_score(fogg.ScoreLine(0, "score-route", 14))
    result = finish(game)
    assert result.total(0) == result.total(1)
    assert result.winners == (1,)


def test_marklin_r29_then_to_the_highest_total_of_tokens_not_their_number() -> None:
    result = finish(tied(first=1, second=1))
    assert result.total(0) == result.total(1) == 7
    assert result.winners == (0,)  # 7 against 4
    assert finish(tied(first=1, second=3)).winners == (1,)  # 7 against 9


def test_marklin_r29_then_the_victory_is_shared() -> None:
    assert finish(tied()).winners == (0, 1)


def test_marklin_r29_read_to_the_letter_the_longest_path_comes_before_the_tokens() -> None:
    tie_breaks = fogg.load(EDITION, settings={"literal": True}).data["end_game"]["tie_breaks"]
    assert tie_breaks == ["most_completed_tickets", "longest_path_length", "most_merchandise_points"]


def test_marklin_r26_unused_passengers_and_cards_are_worth_nothing() -> None:
    game = position(EDITION, hands={0: {PASSENGER: 3, PLUS4: 2}})
    station(game, 0, "berlin")
    result = finish(game)
    assert result.total(0) == 0
    assert lines(result, 0, "score-tokens") == []
