"""New York, drawing tickets: R23 to R25, and the worked example X6."""

from __future__ import annotations

import pytest
from tests.factory import forms, position
from tests.rules.usa.helpers import TICKETS, heard, keep, keys, refuses, take_turn

import fogg

EDITION = "new_york"
FOUR = ["central_park-chelsea", "chelsea-brooklyn", "east_village-soho", "times_square-soho"]


def offered(left: list[str], first: list[str]) -> fogg.Game:
    """Seat 0 has drawn tickets from a deck of those."""
    game = position(EDITION, ticket_deck=left, next_tickets=first)
    game.play(0, TICKETS)
    return game


def test_new_york_r23_two_tickets_are_drawn_and_at_least_one_kept() -> None:
    game = offered(FOUR, FOUR[:2])
    assert keys(game.view(0).offer) == FOUR[:2]
    assert forms(game, 0) == [keep(0), keep(1), keep(0, 1)]
    refuses(game, 0, keep(), "refusal-keep-more", "new_york R23")


@pytest.mark.parametrize("place", [0, 1])
def test_new_york_r23_a_refused_one_goes_to_the_bottom(place: int) -> None:
    game = offered(FOUR[:3], FOUR[:2])
    game.play(0, keep(1 - place))
    game.play(1, TICKETS)
    assert keys(game.view(1).offer) == [FOUR[2], FOUR[place]]


def test_new_york_r23_no_other_player_sees_which() -> None:
    games = [offered(FOUR, FOUR[:2]), offered(FOUR, FOUR[:2])]
    games[0].play(0, keep(0))
    games[1].play(0, keep(1))
    for onlooker in (1, None):
        assert games[0].view(onlooker) == games[1].view(onlooker)
    assert heard(games[0], 1, "event-kept") == [{"seat": 0, "n": 1, "refused": 1}]


def test_new_york_r24_a_single_ticket_left_may_be_drawn_and_must_be_kept() -> None:
    game = offered(FOUR[:1], FOUR[:1])
    assert forms(game, 0) == [keep(0)]
    refuses(game, 0, keep(), "refusal-keep-more", "new_york R23")
    refuses(game, 0, keep(0, 1), "refusal-not-offered", "new_york R23")


def test_new_york_r24_with_none_left_it_is_not_allowed() -> None:
    refuses(position(EDITION, ticket_deck=[]), 0, TICKETS, "refusal-no-tickets", "new_york R24")


def test_new_york_r25_a_kept_ticket_can_never_be_given_back() -> None:
    game = position(EDITION, tickets={0: FOUR[:1]}, ticket_deck=FOUR[1:3])
    game.play(0, TICKETS)
    assert FOUR[0] not in keys(game.view(0).offer)
    game.play(0, keep(0))
    take_turn(game)
    refuses(game, 0, keep(0), "refusal-not-now", "new_york R6")
    assert game.undoable(0) == 0
    assert FOUR[0] in keys(game.view(0).tickets)


def test_new_york_r25_there_is_no_limit_on_tickets_held() -> None:
    everything = [ticket.key for ticket in fogg.ruleset(EDITION).board.tickets]
    game = position(EDITION, tickets={0: everything[:16]}, ticket_deck=everything[16:])
    game.play(0, TICKETS)
    game.play(0, keep(0, 1))
    assert game.view(1).ticket_count(0) == 18


def test_new_york_x6_the_last_ticket_is_kept_and_the_action_is_gone_for_everyone() -> None:
    game = offered(FOUR[:1], FOUR[:1])
    game.play(0, keep(0))
    assert keys(game.view(0).tickets) == FOUR[:1]
    refuses(game, 1, TICKETS, "refusal-no-tickets", "new_york R24")
    take_turn(game)
    refuses(game, 0, TICKETS, "refusal-no-tickets", "new_york R24")
