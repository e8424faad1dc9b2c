"""United Kingdom, set-up: R1 to R6."""

from __future__ import annotations

import pytest
from tests.factory import position
from tests.rules.uk.helpers import ADVANCED, EDITION, NEW_YORK, STANDARD, left, owns
from tests.rules.usa.helpers import HIDDEN, TICKETS, WILD, dealt, events, face_up, hand, keep, refuses, row

import fogg
from fogg.modules.technologies.display import cards_in_play

COLORS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_uk_r1_each_of_2_to_4_players_has_35_trains(seats: int) -> None:
    assert fogg.new_game(EDITION, seats, 1).view(None).trains == (35,) * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_uk_r1_no_other_number_of_players_is_allowed(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats):
        fogg.new_game(EDITION, seats, 1)


def test_uk_r2_the_deck_has_12_cards_of_each_color_and_20_locomotives() -> None:
    kinds = {kind.key: kind.total for kind in fogg.ruleset(EDITION).kinds}
    assert kinds == dict.fromkeys(COLORS, 12) | {WILD: 20}
    assert sum(kinds.values()) == 116


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_uk_r3_every_player_gets_a_locomotive_and_four_secret_cards(seats: int) -> None:
    game = fogg.new_game(EDITION, seats, 3)
    for seat in range(seats):
        assert sum(hand(game, seat).values()) == 5
        assert hand(game, seat)[WILD] >= 1
        assert game.players[seat].known.listed() == [0] * 8 + [1]
    assert len(row(game)) == 5
    assert game.deck.stock.size == 116 - 5 * seats - 5


def test_uk_r3_the_locomotives_are_taken_out_before_the_deck_is_shuffled() -> None:
    cards = [*["red"] * 4, *["blue"] * 4, *["green"] * 5]
    game = dealt(EDITION, 2, cards)
    assert game.players[0].hand.listed() == [4, 0, 0, 0, 0, 0, 0, 0, 1]
    assert game.players[1].hand.listed() == [0, 0, 0, 0, 4, 0, 0, 0, 1]
    assert row(game) == ["green"] * 5
    # Of the 20 locomotives 18 are left to be drawn.
    assert game.deck.stock.counts[game.ruleset.wild] == 18


def test_uk_r4_five_of_57_tickets_are_dealt_and_three_must_be_kept() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    assert len(game.ruleset.board.tickets) == 57
    assert len(game.view(0).offer) == 5
    refuses(game, 0, keep(0, 1), "refusal-keep-more", "uk R4")
    game.play(0, keep(0, 2, 4))
    game.play(1, keep(0, 1, 2, 3, 4))
    assert (game.view(0).ticket_count(0), game.view(0).ticket_count(1)) == (3, 5)


def test_uk_r4_refused_tickets_of_the_deal_go_under_the_deck() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    refused = [game.players[0].offer[1], game.players[0].offer[3]]
    game.play(0, keep(0, 2, 4))
    game.play(1, keep(0, 1, 2, 3, 4))
    assert game.tickets.cards[:2] == refused[::-1]
    assert not game.box.cards


def test_uk_r4_later_three_are_drawn_and_one_must_be_kept() -> None:
    game = position(EDITION)
    game.play(0, TICKETS)
    assert len(game.view(0).offer) == 3
    refuses(game, 0, keep(), "refusal-keep-more", "uk R4")
    refused = game.players[0].offer[1:]
    game.play(0, keep(0))
    assert game.tickets.cards[:2] == refused[::-1]


def test_uk_r5_the_41_standard_technologies_lie_open_for_all() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    copies = {key: left(game, key) for key in STANDARD}
    assert copies == dict.fromkeys(STANDARD, 4) | {"right_of_way": 1}
    assert sum(copies.values()) == 41
    assert {piece.place.partition(":")[2] for piece in game.view(1).pieces if piece.kind == "technology"} == set(
        STANDARD
    )
    assert owns(game, 0) == owns(game, 1) == []


def test_uk_r5_the_advanced_variant_adds_six_cards_of_five_sorts_more() -> None:
    edition = fogg.ruleset(EDITION, settings=ADVANCED).edition
    more = {card.key: card.copies for card in cards_in_play(edition) if card.key not in STANDARD}
    assert more == {
        "thermocompressor": 1,
        "water_tenders": 2,
        "risky_contracts": 1,
        "equalising_beam": 1,
        "diesel_power": 1,
    }
    assert sum(more.values()) == 6


def test_uk_r5_without_the_variant_an_advanced_card_does_not_exist() -> None:
    game = position(EDITION, hands={0: {WILD: 5}})
    refuses(game, 0, {"do": "buy", "technology": "diesel_power"}, "refusal-unknown", "usa R6")


def test_uk_r6_three_or_more_face_up_locomotives_stay() -> None:
    game = position(EDITION, row=[WILD, WILD, "red", "blue", "green"], next_cards=[WILD, WILD])
    assert "event-flushed" not in events(game, 0, face_up("red"))
    assert "event-flushed" not in events(game, 0, face_up("blue"))
    assert row(game) == [WILD, WILD, WILD, WILD, "green"]


def test_uk_r6_a_face_up_locomotive_is_the_only_card_and_never_the_second() -> None:
    game = position(EDITION, row=[WILD, "red", "blue", "green", "black"])
    game.copy().play(0, face_up(WILD))
    alone = game.copy()
    alone.play(0, face_up(WILD))
    assert alone.current == 1
    game.play(0, HIDDEN)
    refuses(game, 0, face_up(WILD), "refusal-not-second", "usa R11")


def test_uk_q7_the_literal_setting_plays_the_general_numbers() -> None:
    literal = fogg.ruleset(EDITION, settings={"literal": True})
    assert literal.wild_kind.flush_at == 3
    assert literal.limits[3].counts[literal.board.route("leeds-manchester").group] == 1
    assert literal.terms[literal.board.route(NEW_YORK).id].points == 15
    assert len(cards_in_play(literal.edition)) == 16
