"""Copies of a game and deals from a view share what does not change; nothing that is done to one shows in another."""

from __future__ import annotations

import pytest
from tests.sample import any_option

import fogg
from fogg.engine.chance import Chance
from fogg.engine.tickets.ticket_deck import TicketDeck


def later(game: fogg.Game, decisions: int, seed: int) -> fogg.Game:
    """Play that many random decisions, fewer if the game ends."""
    stream = Chance(seed).stream("bot")
    for _ in range(decisions):
        if game.over:
            break
        seat = game.actors[0]
        game.do(seat, any_option(game, seat, stream))
    return game


@pytest.mark.parametrize("edition", fogg.playable())
def test_a_copy_and_its_original_go_their_own_ways(edition: str) -> None:
    game = later(fogg.new_game(edition, fogg.ruleset(edition).most_seats, 3, history=False), 90, 1)
    left, right, kept = game.copy(), game.copy(), game.copy()
    before = game.view(0).text()
    later(left, 40, 2)
    later(game, 40, 3)
    assert right == kept and right.view(0).text() == before
    assert later(right, 40, 2) == left
    assert later(kept, 40, 3) == game
    for one in (left, game):
        one.audit()


@pytest.mark.parametrize("edition", fogg.playable())
def test_the_first_deal_from_a_view_equals_the_later_ones(edition: str) -> None:
    game = later(fogg.new_game(edition, fogg.ruleset(edition).most_seats, 4), 60, 1)
    for seat in (0, 1, None):
        view = game.view(seat)
        first, again, another = (view.determinize(Chance(seed)) for seed in (7, 7, 8))
        assert first == again
        later(again, 30, 5)
        assert view.determinize(Chance(7)) == first
        assert view.determinize(Chance(8)) == another
        assert another.view(seat) == view
        another.audit()


def test_a_copied_deck_of_tickets_is_drawn_from_alone() -> None:
    deck = TicketDeck([1, 2, 3, 4], [1, 3], [0, -1])
    twin = deck.copy()
    stream = Chance(1).stream("tickets")
    drawn = twin.draw(2, stream)
    twin.put_under(drawn, 1)
    assert (deck.cards, deck.sizes, deck.makers) == ([1, 2, 3, 4], [1, 3], [0, -1])
    assert sorted(twin.cards) == [1, 2, 3, 4] and twin.sizes == [1, 1, 1, 1] and twin.makers == [1, 1, 0, -1]
    deck.put_under_together([5], 0)
    assert twin.layers()[0] == [drawn[1]]


@pytest.mark.parametrize("edition", ["usa", "europe", "nordic", "old_west", "marklin"])
def test_a_tariff_is_payable_where_it_has_ways(edition: str) -> None:
    rules = fogg.ruleset(edition)
    game = fogg.new_game(edition, rules.edition.players[0], 1, history=False)
    stream = Chance(2).stream("hands")
    hand = game.players[0].hand
    seen = set()
    for _ in range(60):
        hand.become([int(stream.below(4)) for _ in rules.kinds])
        for tariff in rules.tariffs:
            wilds = stream.below(3)
            payable = tariff.is_payable(hand.counts, wilds)
            assert payable == (tariff.ways(hand.counts, wilds) > 0)
            seen.add(payable)
    assert seen == {True, False}
