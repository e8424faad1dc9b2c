"""Amsterdam, set-up: R1 to R5, and what is said of reconstructed data (R4, R24, Q1, Q2)."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, forms, position
from tests.rules.amsterdam.helpers import EDITION, merchandise
from tests.rules.usa.helpers import (
    TICKETS,
    WILD,
    dealt,
    heard,
    keep,
    keys,
    refuses,
    row,
    take_turn,
    told,
)

import fogg
from fogg.board import describe

COLORS = ["pink", "blue", "green", "black", "red", "orange"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amsterdam_r1_two_to_four_players_begin_with_sixteen_carts_at_zero(seats: int) -> None:
    view = fogg.new_game(EDITION, seats, 1).view(None)
    assert view.trains == (16,) * seats
    assert view.scores == (0,) * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_amsterdam_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats) as caught:
        fogg.new_game(EDITION, seats, 1)
    assert caught.value.allowed == [2, 3, 4]


def test_amsterdam_r1_the_pieces_are_carts() -> None:
    game = position(EDITION, hands={0: {"red": 3}}, trains={0: 2})
    why = game.refusal(0, claim_form("begijnhof-westermarkt", "red"))
    assert why is not None and "carts" in why.sentence


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amsterdam_r2_sixteen_merchandise_cards_lie_next_to_the_board(seats: int) -> None:
    assert merchandise(fogg.new_game(EDITION, seats, 1)) == {"held": [0] * seats, "left": 16}


def test_amsterdam_r2_they_are_all_alike_only_the_number_counts() -> None:
    first = position(EDITION, seats=3, hands={0: {WILD: 4}})
    second = position(EDITION, seats=3, hands={0: {WILD: 4}})
    first.play(0, claim_form("begijnhof-munttoren", None, 2))
    second.play(0, claim_form("nieuwe_waal-noordermarkt", None, 2))
    assert merchandise(first) == merchandise(second) == {"held": [1, 0, 0], "left": 15}


def test_amsterdam_r3_the_deck_has_44_cards_six_of_each_color_and_eight_wilds() -> None:
    kinds = {kind.key: kind.total for kind in fogg.ruleset(EDITION).kinds}
    assert kinds == dict.fromkeys(COLORS, 6) | {WILD: 8}
    assert sum(kinds.values()) == 44


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amsterdam_r3_two_cards_are_dealt_to_each_and_five_turned_up(seats: int) -> None:
    game = fogg.new_game(EDITION, seats, 5)
    view = game.view(None)
    assert [view.hand_size(seat) for seat in range(seats)] == [2] * seats
    assert len(row(game)) == 5 and None not in row(game)
    assert view.deck_size + view.discards_size == 44 - 2 * seats - 5
    game.audit()


def test_amsterdam_r3_r11_three_wilds_are_replaced_at_set_up() -> None:
    fresh = ["red", "blue", "green", "black", "pink"]
    game = dealt(EDITION, 2, ["red", "red", "blue", "blue", WILD, "green", WILD, "pink", WILD, *fresh])
    assert row(game) == fresh
    assert told(game).count("event-flushed") == 1


def test_amsterdam_r4_two_of_the_24_contracts_are_dealt_and_one_or_two_kept() -> None:
    game = fogg.new_game(EDITION, 4, 1)
    assert [len(game.view(seat).offer) for seat in range(4)] == [2] * 4
    assert len(game.ruleset.board.tickets) == 24
    assert forms(game, 3) == [keep(0), keep(1), keep(0, 1)]
    refuses(game, 3, keep(), "refusal-keep-more", "amsterdam R4")


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_amsterdam_r4_refused_contracts_go_to_the_bottom_in_seat_order(order: tuple[int, ...]) -> None:
    game = fogg.new_game(EDITION, 3, 8)
    refused = [game.view(seat).offer[seat % 2].key for seat in range(3)]
    for seat in order:
        game.play(seat, keep(1 - seat % 2))
    for turn in range(9):  # the eighteen contracts above them
        game.play(turn % 3, TICKETS)
        game.play(turn % 3, keep(0, 1))
    game.play(0, TICKETS)
    assert keys(game.view(0).offer) == refused[:2]
    game.play(0, keep(0, 1))
    game.play(1, TICKETS)
    assert keys(game.view(1).offer) == refused[2:]


def test_amsterdam_r4_contracts_and_their_completion_are_secret() -> None:
    claimed = {0: ["korenmetershuisje-oude_kerk", "haringpakkerstoren-korenmetershuisje"]}
    done, failed = "haringpakkerstoren-oude_kerk", "blauwbrug-waag"
    held = [position(EDITION, claimed=claimed, tickets={0: [ticket]}) for ticket in (done, failed)]
    for onlooker in (1, None):
        assert held[0].view(onlooker) == held[1].view(onlooker)
    assert [line.reason for line in held[0].view(0).standing() if line.tickets] == ["score-ticket-done"]


def test_amsterdam_r4_until_the_end() -> None:
    game = position(EDITION, tickets={0: ["blauwbrug-waag"]})
    finish(game)
    assert [line.tickets for line in game.view(1).standing() if line.seat == 0] == [("blauwbrug-waag",)]


def test_amsterdam_r4_returned_contracts_are_not_shown_to_others() -> None:
    games = [fogg.new_game(EDITION, 2, 4), fogg.new_game(EDITION, 2, 4)]
    for game, mine in zip(games, (keep(0), keep(1)), strict=True):
        game.play(0, mine)
        game.play(1, keep(0, 1))
    assert games[0].view(1) == games[1].view(1)
    assert heard(games[0], 1, "event-kept")[0] == {"seat": 0, "n": 1, "refused": 1}


def test_amsterdam_r4_a_ticket_is_called_a_contract() -> None:
    game = position(EDITION, ticket_deck=[])
    why = game.refusal(0, TICKETS)
    assert why is not None and "contracts" in why.sentence


def test_amsterdam_r4_every_contract_says_that_it_is_reconstructed() -> None:
    board = fogg.ruleset(EDITION).board
    assert all("reconstructed" in ticket.tags for ticket in board.tickets)
    assert {row["notes"].split(";")[0] for row in fogg.load(EDITION).table("tickets")} == {"reconstructed"}


def test_amsterdam_r4_r24_the_edition_says_which_parts_are_reconstructed() -> None:
    told_to_players = [("reconstructed", "tickets"), ("reconstructed", "routes.cart"), ("unverified", "routes")]
    assert describe(EDITION).labels == told_to_players
    assert fogg.ruleset(EDITION).edition.labels == told_to_players


def test_amsterdam_r5_seat_0_begins_and_play_goes_clockwise() -> None:
    game = position(EDITION, seats=4)
    order: list[int] = []
    for _ in range(6):
        order.append(game.current)
        take_turn(game)
    assert order == [0, 1, 2, 3, 0, 1]


def test_amsterdam_r5_the_edition_says_that_the_youngest_begins() -> None:
    assert fogg.load(EDITION).get("about.who_begins") == "The youngest player begins."
