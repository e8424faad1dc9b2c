"""Amsterdam, end and scoring: R17, R18, R22 and R23, and the worked example X11."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, position
from tests.rules.amsterdam.helpers import EDITION, with_merchandise
from tests.rules.usa.helpers import HIDDEN, earned, events, heard, level, turns_until_over

import fogg

ONE_SPACE = claim_form("oude_waal-waag", "red")
JOINED = ["korenmetershuisje-oude_kerk", "haringpakkerstoren-korenmetershuisje"]
CONTRACT = "haringpakkerstoren-oude_kerk"


def before_claim(seats: int, seat: int, trains: int) -> fogg.Game:
    """Return a game in which that seat is to move with that many carts and a red card."""
    return position(EDITION, seats=seats, turn=seat, hands={seat: {"red": 1}}, trains={seat: trains})


@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)])
def test_amsterdam_r17_every_player_takes_one_more_turn_the_one_who_triggered_it_last(seats: int, seat: int) -> None:
    game = before_claim(seats, seat, 3)
    game.play(seat, ONE_SPACE)
    assert turns_until_over(game) == [(seat + turn) % seats for turn in range(1, seats + 1)]


@pytest.mark.parametrize(("left", "ends"), [(0, True), (1, True), (2, True), (3, False)])
def test_amsterdam_r17_two_or_fewer_carts_left_begin_the_last_round(left: int, ends: bool) -> None:
    game = before_claim(2, 0, left + 1)
    assert ("event-last-round" in events(game, 0, ONE_SPACE)) == ends


def test_amsterdam_r17_the_trigger_fires_once() -> None:
    hands = {0: {"red": 1}, 1: {"blue": 3}}
    game = position(EDITION, seats=3, hands=hands, trains={0: 3, 1: 5})
    game.play(0, ONE_SPACE)
    game.play(1, claim_form("blauwbrug-munttoren", "blue"))
    assert game.view(None).trains[1] == 2
    assert turns_until_over(game) == [2, 0]
    assert len(heard(game, None, "event-last-round")) == 1


def test_amsterdam_r17_then_the_game_ends() -> None:
    game = before_claim(2, 1, 3)
    game.play(1, ONE_SPACE)
    turns_until_over(game)
    with pytest.raises(fogg.GameIsOver):
        game.play(0, HIDDEN)


def test_amsterdam_r18_a_contract_whose_locations_are_joined_adds_its_value() -> None:
    result = finish(position(EDITION, claimed={0: JOINED}, tickets={0: [CONTRACT]}))
    assert earned(result, "score-ticket-done") == {0: 2}


def test_amsterdam_r18_otherwise_its_value_is_subtracted() -> None:
    claimed = {0: JOINED[:1], 1: JOINED[1:]}
    result = finish(position(EDITION, claimed=claimed, tickets={0: [CONTRACT], 1: ["blauwbrug-waag"]}))
    assert earned(result, "score-ticket-failed") == {0: -2, 1: -3}
    assert result.total(1) == 1 - 3


def test_amsterdam_r22_most_points_wins() -> None:
    result = finish(
        position(EDITION, claimed={0: JOINED, 1: ["begijnhof-jan_roodenpoortstoren"]}, tickets={0: [CONTRACT]})
    )
    assert (result.total(0), result.total(1)) == (4, 2)
    assert result.winners == (0,)


def test_amsterdam_r22_a_tie_goes_to_most_completed_contracts() -> None:
    game = with_merchandise([0, 5], claimed={0: JOINED}, tickets={0: [CONTRACT]})
    assert finish(level(game, 30)).winners == (0,)


def test_amsterdam_r22_still_tied_they_share_despite_more_merchandise_or_a_longer_path() -> None:
    game = with_merchandise([0, 5, 1], claimed={1: ["blauwbrug-montelbaanstoren"]})
    assert finish(level(game, 30)).winners == (0, 1, 2)


def test_amsterdam_r23_there_is_no_bonus_for_the_longest_path_or_most_contracts() -> None:
    result = finish(position(EDITION, claimed={0: JOINED}, tickets={0: [CONTRACT]}))
    assert {line.reason for line in result.of(0).lines} == {"score-route", "score-ticket-done"}
    assert result.total(0) == 1 + 1 + 2


def test_amsterdam_x11_with_three_carts_a_one_space_route_gives_everyone_one_more_turn() -> None:
    game = before_claim(3, 0, 3)
    game.play(0, ONE_SPACE)
    assert game.view(None).trains[0] == 2
    assert turns_until_over(game) == [1, 2, 0]
