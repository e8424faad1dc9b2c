"""Nederland, setup and tickets: R1 to R8, R10, R19."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, forms, position
from tests.rules.nederland.helpers import discarded, loans, nederland, tolls
from tests.rules.usa.helpers import TICKETS, WILD, earned, events, face_up, heard, keep, refuses, take_turn

import fogg
from fogg.engine.chance import Chance


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nederland_r1_forty_trains(seats: int) -> None:
    assert fogg.new_game("nederland", seats, 1).view(0).trains == (40,) * seats


def test_nederland_r2_the_base_deck_and_its_drawing() -> None:
    game = position("nederland", row=["red", "red", "red", "red", WILD])
    assert sum(kind.total for kind in game.ruleset.kinds) == 110
    game.play(0, face_up(WILD))
    assert game.actors == [1]
    view = fogg.new_game("nederland", 2, 1).view(0)
    assert (view.hand_size(0), len(view.market)) == (4, 5)


def test_nederland_r3_five_tickets_of_44_and_three_are_kept() -> None:
    game = fogg.new_game("nederland", 2, 1)
    assert len(game.ruleset.board.tickets) == 44 and len(game.view(0).offer) == 5
    refuses(game, 0, keep(0, 1), "refusal-keep-more", "nederland R3")


def test_nederland_r3_refused_tickets_lie_face_up_next_to_the_deck() -> None:
    game = fogg.new_game("nederland", 2, 1)
    refused = [ticket.key for seat in (0, 1) for ticket in game.view(seat).offer[3:]]
    for seat in (0, 1):
        game.play(seat, keep(0, 1, 2))
    assert discarded(game) == refused
    assert len(game.tickets.cards) == 44 - 10
    for onlooker in (0, 1, None):
        zone = game.view(onlooker).data.snapshot.zones
        assert any(one.contents is not None and len(one.contents) == 4 for one in zone)


def test_nederland_r4_tokens_worth_thirty() -> None:
    game = fogg.new_game("nederland", 3, 1)
    assert tolls(game).tokens == [30, 30, 30]
    assert sum(int(value) * n for value, n in fogg.load("nederland").get("tolls.start_token_set").items()) == 30


def test_nederland_r4_holdings_are_secret_until_the_end() -> None:
    game = nederland({0: 20, 1: 11}, seats=3)
    dealt = [tolls(game.view(2).determinize(Chance(seed))).tokens for seed in range(10)]
    assert {tokens[2] for tokens in dealt} == {30} and len({tuple(tokens) for tokens in dealt}) > 1
    assert all(sum(tokens) == 61 for tokens in dealt)
    assert tolls(game.view(0).determinize(Chance(1))).tokens[0] == 20
    game.over = True
    assert tolls(game.view(2).determinize(Chance(1))).tokens == [20, 11, 30]


def test_nederland_r4_a_ledger_shows_the_own_tokens_alone() -> None:
    view = nederland({0: 20, 1: 11}, seats=3).view(1)
    (ledger, _) = view.ledgers(None)
    assert [entry.n for entry in ledger.seats] == [None, 11, None]


def test_nederland_r5_loan_cards_lie_next_to_the_board() -> None:
    assert loans(fogg.new_game("nederland", 4, 1)) == [0] * 4
    assert fogg.load("nederland").number("loans.cards_in_box") == 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nederland_r6_a_staggered_start(seats: int) -> None:
    game = fogg.new_game("nederland", seats, 1)
    assert game.view(None).scores == tuple(range(seats))
    assert earned(finish(game), "score-start") == {seat: seat for seat in range(1, seats)}


def test_nederland_r6_by_the_letter_of_the_seed_all_start_at_zero() -> None:
    assert fogg.new_game("nederland", 5, 1, settings={"literal": True}).view(None).scores == (0,) * 5


def test_nederland_r7_later_four_are_drawn_one_is_kept_and_the_others_lie_face_up() -> None:
    game = position("nederland")
    game.play(0, TICKETS)
    offer = [ticket.key for ticket in game.view(0).offer]
    assert len(offer) == 4
    refuses(game, 0, keep(), "refusal-keep-more", "nederland R7")
    game.play(0, keep(1))
    assert discarded(game) == [offer[0], *offer[2:]]
    assert heard(game, 1, "event-tickets-discarded") == [{"tickets": [offer[0], *offer[2:]]}]


def test_nederland_r8_discards_become_the_deck_when_a_ticket_is_needed() -> None:
    keys = [ticket.key for ticket in fogg.load("nederland").board.tickets]
    game = position("nederland", ticket_deck=keys[:6])
    game.play(0, TICKETS)
    game.play(0, keep(0))
    assert len(discarded(game)) == 3 and len(game.tickets.cards) == 2
    before = set(discarded(game))
    assert "event-tickets-reshuffled" in events(game, 1, TICKETS)
    offer = [ticket.key for ticket in game.view(1).offer]
    assert len(offer) == 4 and set(offer[2:]) <= before
    assert discarded(game) == []


def test_nederland_r8_the_deck_is_not_made_before_it_is_needed() -> None:
    keys = [ticket.key for ticket in fogg.load("nederland").board.tickets]
    game = position("nederland", ticket_deck=keys[:4])
    game.play(0, TICKETS)
    game.play(0, keep(0))
    assert game.tickets.cards == [] and len(discarded(game)) == 3
    assert game.view(0).tickets_left == 3


def test_nederland_r8_the_tickets_just_drawn_are_not_among_them() -> None:
    keys = [ticket.key for ticket in fogg.load("nederland").board.tickets]
    game = position("nederland", ticket_deck=keys[:2])
    game.play(0, TICKETS)
    assert len(game.view(0).offer) == 2
    game.play(0, keep(0, 1))
    refuses(game, 1, TICKETS, "refusal-no-tickets", "nederland R8")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nederland_r10_both_tracks_are_usable_with_any_number_of_players(seats: int) -> None:
    game = position("nederland", seats=seats, turn=1, hands={1: {"purple": 1}}, claimed={0: ["amsterdam-utrecht"]})
    assert claim_form("amsterdam-utrecht.2", "purple") in forms(game, 1)


def test_nederland_r10_one_player_may_not_own_both() -> None:
    game = position("nederland", hands={0: {"purple": 1}}, claimed={0: ["amsterdam-utrecht"]})
    refuses(game, 0, claim_form("amsterdam-utrecht.2", "purple"), "refusal-own-track", "nederland R10")


def test_nederland_r19_the_last_round_and_the_points_as_usual() -> None:
    game = position("nederland", hands={0: {"orange": 1}}, trains={0: 3})
    game.play(0, claim_form("amsterdam-utrecht", "orange"))
    assert game.final_turns == 2
    take_turn(game)
    take_turn(game)
    assert game.over
    points = fogg.load("nederland").get("scoring.route_points")
    assert points == {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15}
