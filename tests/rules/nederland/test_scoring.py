"""Nederland, end and scoring: R20 to R25, R30, R33, X5 to X7."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, position
from tests.rules.nederland.helpers import nederland
from tests.rules.usa.helpers import earned, level, refuses

import fogg


def bonus(tokens: list[int], debts: dict[int, int] | None = None) -> dict[int, int]:
    """Return the token bonus of each seat with these tokens and loans."""
    game = nederland(dict(enumerate(tokens)), debts, seats=len(tokens))
    return earned(finish(game), "score-tolls")


def test_nederland_r20_tickets_plus_or_minus_and_loans_minus_five() -> None:
    ticket = fogg.load("nederland").board.tickets[0]
    game = nederland(debts={0: 1, 1: 1}, tickets={0: [ticket.key]})
    assert finish(game).total(0) == -int(ticket.points) - 5


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ([20, 10], {0: 35}),
        ([20, 10, 5], {0: 55, 1: 35}),
        ([20, 10, 5, 4], {0: 55, 1: 35, 2: 20}),
        ([20, 10, 5, 4, 3], {0: 55, 1: 35, 2: 20, 3: 10}),
    ],
)
def test_nederland_r21_the_bonus_by_rank_and_number_of_players(tokens: list[int], expected: dict[int, int]) -> None:
    assert bonus(tokens) == expected


def test_nederland_r21_x5_r22_r23_ties_skip_ranks_and_debtors_are_out() -> None:
    assert bonus([20, 12, 12, 7], {0: 1}) == {1: 55, 2: 55, 3: 20}
    assert bonus([9, 9, 3, 1], {2: 1}) == {0: 55, 1: 55, 3: 20}  # the leaflet's own example


def test_nederland_x5_the_debtor_loses_five() -> None:
    game = nederland({0: 20, 1: 12, 2: 12, 3: 7}, {0: 1}, seats=4)
    assert earned(finish(game), "score-loans") == {0: -5}


def test_nederland_r22_equal_tokens_share_a_rank() -> None:
    assert bonus([5, 5]) == {0: 35, 1: 35}
    assert bonus([5, 5, 5, 1, 1]) == {0: 55, 1: 55, 2: 55, 3: 10, 4: 10}


def test_nederland_r23_loan_free_players_move_up() -> None:
    assert bonus([20, 10, 5, 4, 3], {0: 1, 1: 2}) == {2: 55, 3: 35, 4: 20}


def test_nederland_x6_three_players() -> None:
    assert bonus([9, 4, 0]) == {0: 55, 1: 35}
    assert bonus([9, 4, 0], {0: 1}) == {1: 55, 2: 35}


def test_nederland_x7_with_loans_for_all_no_player_gets_a_bonus() -> None:
    assert bonus([9, 4, 0], {0: 1, 1: 1, 2: 3}) == {}


def test_nederland_r24_no_other_bonus() -> None:
    result = finish(nederland({0: 3, 1: 3}, {0: 1, 1: 1}, claimed={0: ["groningen-zwolle"]}))
    assert {line.reason for line in result.of(0).lines} == {"score-route", "score-loans"}


def test_nederland_r25_a_tie_goes_to_more_tickets_then_the_longer_path() -> None:
    game = nederland(claimed={0: ["amsterdam-utrecht"], 1: ["breda-rotterdam"]})
    assert finish(level(game, 60)).winners == (1,)
    even = nederland(claimed={0: ["breda-turnhout"], 1: ["breda-rotterdam"]})
    assert finish(level(even, 60)).winners == (0, 1)


@pytest.mark.parametrize(
    ("tokens", "debts", "certain"),
    [
        ({0: 20, 1: 10, 2: 15}, {}, 35),  # both others may be one player's: 25 against 20
        ({0: 20, 1: 5, 2: 5}, {}, 55),
        ({0: 5, 1: 20, 2: 20}, {}, 0),
        ({0: 5, 1: 20, 2: 20}, {1: 1}, 35),
        ({0: 5, 1: 20, 2: 20}, {0: 1}, 0),
    ],
)
def test_nederland_r21_while_tokens_are_secret_only_a_certain_bonus_is_told(
    tokens: dict[int, int], debts: dict[int, int], certain: int
) -> None:
    game = nederland(tokens, debts, seats=3)
    told = [line for line in game.view(0).standing() if line.reason == "score-tolls"]
    assert [(line.seat, line.points) for line in told] == ([(0, certain)] if certain else [])
    assert not [line for line in game.view(None).standing() if line.reason == "score-tolls"]


def test_nederland_r30_without_tolls_there_are_neither_tokens_nor_loans_nor_a_bonus() -> None:
    game = position("nederland", hands={0: {"yellow": 2}}, variant="no_tolls")
    game.play(0, claim_form("breda-rotterdam.2", "yellow"))
    assert game.ruleset.edition.rules == ["ticket_discards"]
    assert {line.reason for line in finish(game).of(0).lines} == {"score-route"}


@pytest.mark.parametrize("seats", [2, 3])
def test_nederland_r30_and_with_two_or_three_players_one_track_is_enough(seats: int) -> None:
    game = position(
        "nederland", seats=seats, turn=1, hands={1: {"yellow": 2}}, claimed={0: ["breda-rotterdam"]}, variant="no_tolls"
    )
    refuses(game, 1, claim_form("breda-rotterdam.2", "yellow"), "refusal-route-closed", "usa R22")


def test_nederland_r33_two_players_without_the_neutral_player() -> None:
    game = fogg.new_game("nederland", 2, 1)
    assert "neutral_player" not in game.ruleset.edition.rules
    assert bonus([2, 1]) == {0: 35}
