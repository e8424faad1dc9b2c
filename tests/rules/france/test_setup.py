"""France, set-up: R1 to R3."""

from __future__ import annotations

import pytest
from tests.factory import forms
from tests.rules.france.helpers import COLORS, EDITION, module, supply
from tests.rules.usa.helpers import TICKETS, WILD, keep, keys, refuses, row

import fogg


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_france_r1_two_to_five_players_begin_with_forty_trains_and_eight_cards(seats: int) -> None:
    game = fogg.new_game(EDITION, seats, 1)
    view = game.view(None)
    assert view.trains == (40,) * seats
    assert [view.hand_size(seat) for seat in range(seats)] == [8] * seats
    assert len(row(game)) == 5 and None not in row(game)
    assert view.deck_size + view.discards_size == 110 - 8 * seats - 5
    game.audit()


@pytest.mark.parametrize("seats", [1, 6])
def test_france_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats) as caught:
        fogg.new_game(EDITION, seats, 1)
    assert caught.value.allowed == [2, 3, 4, 5]


def test_france_r1_the_deck_is_that_of_the_base_game() -> None:
    kinds = {kind.key: kind.total for kind in fogg.ruleset(EDITION).kinds}
    assert kinds == dict.fromkeys(COLORS, 12) | {WILD: 14}
    assert sum(kinds.values()) == 110


def test_france_r1_the_literal_reading_has_45_trains() -> None:
    game = fogg.new_game(EDITION, 2, 1, settings={"literal": True})
    assert game.view(None).trains == (45, 45)


def test_france_r2_five_of_58_tickets_are_dealt_and_three_or_more_kept() -> None:
    game = fogg.new_game(EDITION, 5, 3)
    assert len(game.ruleset.board.tickets) == 58
    offers = [keys(game.view(seat).offer) for seat in range(5)]
    assert [len(offer) for offer in offers] == [5] * 5
    assert len({ticket for offer in offers for ticket in offer}) == 25
    assert len(forms(game, 0)) == 10 + 5 + 1
    refuses(game, 0, keep(0, 4), "refusal-keep-more", "france R2")


def opened(seed: int) -> tuple[fogg.Game, list[str]]:
    """Return a game where all three seats have kept three tickets, and the six rejected ones in seat order."""
    game = fogg.new_game(EDITION, 3, seed)
    rejected = [ticket for seat in range(3) for ticket in keys(game.view(seat).offer)[3:]]
    for seat in range(3):
        game.play(seat, keep(0, 1, 2))
    return game, rejected


def test_france_r2_the_rejected_ones_lie_under_the_deck() -> None:
    game, rejected = opened(1)
    names = game.ruleset.board.tickets
    bottom, rest = game.tickets.layers()
    assert sorted(names[ticket].key for ticket in bottom) == sorted(rejected)
    assert len(rest) == 58 - 15
    assert not set(bottom) & set(rest)


def test_france_r2_the_rejected_ones_of_all_players_are_shuffled_together() -> None:
    first = set()
    for seed in range(40):
        game, rejected = opened(seed)
        top = game.tickets.draw(43, game.ticket_stream)
        assert not {game.ruleset.board.tickets[ticket].key for ticket in top} & set(rejected)
        (lowest,) = game.tickets.draw(1, game.ticket_stream)
        first.add(rejected.index(game.ruleset.board.tickets[lowest].key))
    assert first == {0, 1, 2, 3, 4, 5}


def test_france_r2_no_player_sees_what_another_has_rejected() -> None:
    games = [fogg.new_game(EDITION, 2, 4), fogg.new_game(EDITION, 2, 4)]
    for game, mine in zip(games, (keep(0, 1, 2), keep(2, 3, 4)), strict=True):
        game.play(0, mine)
        game.play(1, keep(0, 1, 2, 3, 4))
    assert games[0].view(1) == games[1].view(1)


def test_france_r2_later_four_are_drawn_and_one_or_more_kept() -> None:
    game, _ = opened(1)
    game.play(0, TICKETS)
    offer = keys(game.view(0).offer)
    assert len(offer) == 4
    assert len(forms(game, 0)) == 15
    refuses(game, 0, keep(), "refusal-keep-more", "france R2")
    game.play(0, keep(1))
    names = game.ruleset.board.tickets
    under = [names[ticket].key for ticket in game.tickets.cards[:3]]
    assert under == [offer[3], offer[2], offer[0]]  # the last one lies lowest
    assert game.actors == [1]


def test_france_r3_each_of_eight_colors_has_three_twos_three_threes_a_four_and_a_five() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    for color in COLORS:
        assert [supply(game, color, length) for length in range(1, 7)] == [0, 3, 3, 1, 1, 0]
    assert sum(map(sum, module(game).pieces_of)) == 64


def test_france_r3_the_numbers_of_the_edition_are_those_of_its_table() -> None:
    edition = fogg.load(EDITION)
    for line in edition.table("track_pieces"):
        assert int(line["copies"]) == edition.number(f"track_pieces.length_{line['length']}")


def test_france_r3_everybody_sees_the_supply() -> None:
    game = fogg.new_game(EDITION, 3, 1)
    slot = module(game).slot
    seen = [game.view(seat).data.snapshot.module_states[slot] for seat in (0, 1, 2, None)]
    assert seen == [seen[0]] * 4


def test_france_r3_a_lost_piece_is_noticed() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    module(game).tracks(game).supply[0][5] = 0
    with pytest.raises(fogg.FoggError, match="track pieces"):
        game.audit()
