"""Europe, what a seat can think about long tickets it does not see: R2 to R4 and R41 in games made from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.rules.usa.helpers import TICKETS, keep

import fogg
from fogg.engine.chance import Chance
from fogg.modules.long_tickets.rules import LongDealer

VARIANTS = [None, "europe_expanded", "mega_europe", "big_cities_europe"]
GUESSES = 6  # of each position and onlooker
SEEDS = 12


def positions(variant: str | None, seats: int, seed: int) -> Iterator[fogg.Game]:
    """Yield a game before, during and after the opening choice, and around a later draw of tickets."""
    stream = Chance(seed).stream("choices")
    game = fogg.new_game("europe", seats, seed, variant=variant)
    yield game
    for seat in range(seats):
        options = game.options(seat)
        game.play(seat, options[stream.below(len(options))])
        if seat in (0, seats - 1):
            yield game
    game.play(0, TICKETS)
    yield game
    game.play(0, keep(int(stream.below(3))))
    yield game


def long_ones(game: fogg.Game, tickets: list[int]) -> int:
    return sum(game.ruleset.board.tickets[ticket].kind == "long" for ticket in tickets)


def boxed_by(game: fogg.Game, maker: int) -> list[int]:
    """Return the tickets in the box that a seat (-1: none) put there."""
    layers = zip(game.box.layers(), game.box.makers, strict=True)
    return [ticket for layer, who in layers if who == maker for ticket in layer]


def is_plausible(game: fogg.Game) -> bool:
    """Return whether every long ticket lies where the rules can have brought it."""
    dealer = game.ruleset.dealer
    assert isinstance(dealer, LongDealer)
    for seat, player in enumerate(game.players):
        opening = not player.tickets
        held = long_ones(game, player.offer if opening else player.tickets)
        if held + long_ones(game, boxed_by(game, seat)) != dealer.dealt_long:
            return False
        if not opening and (held > dealer.most_long or long_ones(game, player.offer)):
            return False
    undealt = boxed_by(game, -1)
    return long_ones(game, game.tickets.cards) == 0 and long_ones(game, undealt) == len(undealt)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_europe_r2_r3_r4_r41_every_guess_puts_long_tickets_where_they_can_be(variant: str | None, seats: int) -> None:
    for seed in range(SEEDS):
        for game in positions(variant, seats, seed):
            assert is_plausible(game)
            for onlooker in (0, 1, None):
                view = game.view(onlooker)
                for guess in range(GUESSES):
                    twin = view.determinize(Chance(guess))
                    assert is_plausible(twin), f"seed {seed}, seat {onlooker}, guess {guess}"
                    twin.audit()
                    if onlooker is not None:
                        assert twin.view(onlooker) == view


def test_europe_r3_another_seat_may_have_kept_its_long_ticket_or_not() -> None:
    game = fogg.new_game("europe", 2, 1)
    for seat in range(2):
        game.play(seat, keep(0, 1))
    guesses = [game.view(0).determinize(Chance(guess)) for guess in range(200)]
    held = Counter(long_ones(twin, twin.players[1].tickets) for twin in guesses)
    assert set(held) == {0, 1}


def test_europe_r3_who_has_kept_all_has_kept_the_long_one() -> None:
    game = fogg.new_game("europe", 2, 1)
    game.play(0, keep(0, 1))
    game.play(1, keep(0, 1, 2, 3))
    guesses = [game.view(0).determinize(Chance(guess)) for guess in range(100)]
    assert {long_ones(twin, twin.players[1].tickets) for twin in guesses} == {1}


def test_europe_r41_who_has_kept_all_but_one_has_refused_a_long_one() -> None:
    game = fogg.new_game("europe", 2, 1, variant="mega_europe")
    game.play(0, keep(2, 3, 4))
    game.play(1, keep(0, 2, 3, 4, 5, 6))
    guesses = [game.view(0).determinize(Chance(guess)) for guess in range(100)]
    assert {long_ones(twin, boxed_by(twin, 1)) for twin in guesses} == {1}
    assert {long_ones(twin, twin.players[1].tickets) for twin in guesses} == {1}


def test_europe_r2_any_long_ticket_that_is_not_ones_own_may_be_anothers() -> None:
    game = fogg.new_game("europe", 2, 1)
    own = game.players[0].offer[0]
    guesses = {game.view(0).determinize(Chance(guess)).players[1].offer[0] for guess in range(200)}
    assert guesses == {ticket for ticket in range(6) if ticket != own}
