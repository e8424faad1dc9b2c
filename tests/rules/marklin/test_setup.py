"""Märklin, set-up: R1 to R6."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.marklin.helpers import (
    EDITION,
    PASSENGER,
    PLUS4,
    Form,
    decks,
    draws_long,
    mix,
    opened,
    passengers,
    state,
    top,
)
from tests.rules.usa.helpers import HIDDEN, WILD, heard, keep, keys, no_such_claim, refuses, row

import fogg
from fogg.board import describe
from fogg.modules.passengers.state import Travelers

COLORS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_marklin_r1_each_has_45_trains_and_3_passengers(seats: int) -> None:
    game = fogg.new_game(EDITION, seats, 1)
    assert game.view(None).trains == (45,) * seats
    assert state(game, Travelers)["left"] == [3] * seats
    assert passengers(game) == {}


@pytest.mark.parametrize("seats", [1, 6])
def test_marklin_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats):
        fogg.new_game(EDITION, seats, 1)


def test_marklin_r2_the_highest_token_lies_on_top_by_the_color_of_the_city() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    assert [top(game, city) for city in ("berlin", "hamburg", "kiel", "erfurt", "danemark")] == [7, 4, 3, 2, 0]


def test_marklin_r2_there_are_74_tokens_on_35_cities() -> None:
    edition = fogg.load(EDITION)
    stacks = {key: edition.data["merchandise"][key] for key in ("black", "red", "yellow", "white")}
    assert stacks == {"black": [7, 6, 5, 4], "red": [4, 3, 2], "yellow": [3, 2, 1], "white": [2]}
    colors = [city.tags["merch"] for city in edition.board.cities if city.kind == "city"]
    assert {color: colors.count(color) for color in stacks} == {"black": 1, "red": 6, "yellow": 12, "white": 16}
    assert sum(len(stacks[color]) for color in colors) == 74
    assert all(city.tags["merch"] == "none" for city in edition.board.cities if city.kind == "country")


def test_marklin_r3_the_deck_has_118_cards_of_11_kinds() -> None:
    kinds = {kind.key: kind.total for kind in fogg.ruleset(EDITION).kinds}
    assert kinds == dict.fromkeys(COLORS, 11) | {WILD: 14, PLUS4: 6, PASSENGER: 10}
    assert sum(kinds.values()) == 118


@pytest.mark.parametrize("seats", [2, 5])
def test_marklin_r3_four_cards_each_and_five_face_up(seats: int) -> None:
    game = fogg.new_game(EDITION, seats, 1)
    view = game.view(None)
    assert [view.hand_size(seat) for seat in range(seats)] == [4] * seats
    assert None not in row(game) and len(row(game)) == 5
    assert view.deck_size + view.discards_size == 118 - 4 * seats - 5


def test_marklin_r4_two_decks_by_value() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    assert decks(game) == (55, 34)
    for ticket in game.ruleset.board.tickets:
        assert (ticket.points <= 11) == (ticket.kind == "short")
        assert ticket.points <= 22


def test_marklin_r4_the_substituted_deck_is_labelled() -> None:
    assert ("substituted", "tickets") in describe(EDITION).labels


def test_marklin_r4_an_owner_puts_in_23_and_23_and_the_label_goes(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text('base = "marklin"\nid = "mine"\nname = "My Märklin"\n', encoding="utf-8")
    rows = ["kind,a,b,points,notes"]
    board = fogg.load("germany", variant="deutschland_2012").board
    for kind in ("short", "long"):
        cards = [card for card in board.tickets if card.kind == kind and card.points >= 5][:23]
        rows += [f"{kind},{board.cities[c.a].key},{board.cities[c.b].key},{c.points}," for c in cards]
    (tmp_path / "tickets.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    assert fogg.load(tmp_path).labels == [("single_source", "cities.merch")]
    assert decks(fogg.new_game(tmp_path, 5, 1)) == (23, 23)


MIXES = [mix(4, 0), mix(3, 1), mix(2, 2), mix(1, 3), mix(0, 4)]


def test_marklin_r5_everybody_announces_a_mix_of_four_at_the_same_time() -> None:
    game = fogg.new_game(EDITION, 3, 1)
    assert game.actors == [0, 1, 2]
    for seat in range(3):
        assert [option.to_json() for option in game.options(seat)] == MIXES


@pytest.mark.parametrize("announced", [mix(3, 0), mix(0, 1)])
def test_marklin_r5_the_mix_has_four_cards(announced: Form) -> None:
    refuses(fogg.new_game(EDITION, 2, 1), 0, announced, "refusal-mix-number", "marklin R5")


def test_marklin_r5_no_mix_is_seen_before_all_are_announced() -> None:
    first, second = fogg.new_game(EDITION, 2, 1), fogg.new_game(EDITION, 2, 1)
    first.play(1, mix(4, 0))
    second.play(1, mix(0, 4))
    assert first.view(0) == second.view(0) == fogg.new_game(EDITION, 2, 1).view(0)
    assert first.options(0) == second.options(0)


def test_marklin_r5_a_mix_can_be_taken_back_while_others_think() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    game.play(0, mix(4, 0))
    game.take_back(0)
    assert game.actors == [0, 1]


def test_marklin_r5_each_draws_what_it_announced() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    game.play(1, mix(1, 3))
    game.play(0, mix(3, 1))
    kinds = [[ticket.kind for ticket in game.view(seat).offer] for seat in (0, 1)]
    assert kinds == [["short", "short", "short", "long"], ["short", "long", "long", "long"]]
    assert decks(game) == (55 - 4, 34 - 4)
    assert heard(game, None, "event-announced") == [
        {"seat": 0, "short": 3, "long": 1},
        {"seat": 1, "short": 1, "long": 3},
    ]


def test_marklin_r5_who_answers_first_does_not_matter() -> None:
    first, second = fogg.new_game(EDITION, 2, 7), fogg.new_game(EDITION, 2, 7)
    for game, order in ((first, (0, 1)), (second, (1, 0))):
        for seat in order:
            game.play(seat, MIXES[seat])
    assert first.view(0) == second.view(0) and first.view(1) == second.view(1)


@pytest.mark.parametrize("kept", [keep(0), keep(3)])
def test_marklin_r5_one_ticket_is_too_few_at_first(kept: Form) -> None:
    refuses(opened(EDITION, 2), 0, kept, "refusal-keep-more", "marklin R5")


@pytest.mark.parametrize("kept", [keep(0, 1), keep(0, 1, 2), keep(0, 1, 2, 3)])
def test_marklin_r5_two_to_four_are_kept(kept: Form) -> None:
    game = opened(EDITION, 2)
    offer = keys(game.view(0).offer)
    game.play(0, kept)
    game.play(1, keep(0, 1))
    assert keys(game.view(0).tickets) == [card for i, card in enumerate(offer) if int(kept["tickets"]) >> i & 1]


def test_marklin_r5_refused_tickets_are_shuffled_into_their_own_decks() -> None:
    game = opened(EDITION, 2)
    refused = [ticket.id for ticket in game.view(0).offer[1:3]]
    game.play(0, keep(0, 3))  # refuses a short one and a long one
    game.play(1, keep(2, 3))  # refuses two short ones
    assert decks(game) == (55 - 4 + 3, 34 - 4 + 1)
    assert refused[0] in game.tickets.cards
    assert refused[1] not in game.tickets.cards
    assert game.tickets.sizes == [54]  # one layer: the order is unknown
    assert game.tickets.makers == [-1]
    game.audit()


def test_marklin_r5_a_refused_ticket_may_be_the_next_one_drawn() -> None:
    game = opened(EDITION, 2)
    refused = game.view(0).offer[3].key
    game.play(0, keep(0, 1))
    game.play(1, keep(0, 1))
    draws_long(game, [refused])
    game.play(0, mix(3, 1))
    assert game.view(0).offer[3].key == refused


def test_marklin_r5_everybody_sees_by_the_backs_what_was_kept() -> None:
    game = opened(EDITION, 2)
    game.play(0, keep(0, 1, 2))
    game.play(1, keep(2, 3))
    assert heard(game, None, "event-backs") == [{"seat": 0, "short": 2, "long": 1}, {"seat": 1, "short": 0, "long": 2}]
    for number in range(5):
        dealt = game.view(0).determinize(fogg.Chance(number))
        assert {dealt.ruleset.board.tickets[ticket].kind for ticket in dealt.players[1].tickets} == {"long"}


def test_marklin_r6_the_table_seats_the_first_player_first() -> None:
    edition = fogg.load(EDITION)
    assert edition.text("first_player") == "best_collection_of_marklin_trains_or_youngest"
    game = opened(EDITION, 3)
    for seat in range(3):
        game.play(seat, keep(0, 1))
    assert game.actors == [0]
    game.play(0, HIDDEN)


def test_marklin_r12_no_claim_is_paid_in_passengers() -> None:
    no_such_claim(fogg.position(EDITION), 0, "hamburg-kiel", PASSENGER, 0, "refusal-other-color")
