"""Hoarders, who draw as long as they can and spend as little as they must, with every audit on."""

from __future__ import annotations

from tests.sample import any_option, hoard

import fogg
from fogg.engine.chance import Chance


def hoard_game(edition: str, players: int, seed: int) -> int:
    """Play a game of hoarders and check the row after every action; return how often the discards were shuffled."""
    game = fogg.new_game(edition, players, seed)
    stream = Chance(seed).stream("hoard")
    decisions = 0
    while not game.over:
        assert decisions < 6000, f"{edition}, {players} players, seed {seed}: the game does not end"
        seat = game.actors[stream.below(len(game.actors))]
        policy = any_option if stream.below(40) == 0 else hoard
        turns, before = game.turns, short_by(game)
        drawn = game.cards_drawn()
        game.play(seat, policy(game, seat, stream))
        decisions += 1
        game.audit()
        where = f"{edition}, {players} players, seed {seed}, decision {decisions}"
        if game.turns != turns:
            assert not stands_against_r14(game), f"{where}: three of a kind stand"
        if game.cards_drawn() == drawn:
            assert short_by(game) >= before, f"{where}: a short row was filled although no card was drawn"
        else:
            # Where cards are discarded after they were drawn, as at a tunnel, they stay there (Q4).
            assert short_by(game) == 0 or game.deck.stock.size == 0, f"{where}: cards were drawn, the row is short"
    return int(game.deck.reshuffles)


def short_by(game: fogg.Game) -> int:
    """Return how many slots of the row are empty."""
    return len(game.deck.market) - int(game.deck.market_counts.size)


def stands_against_r14(game: fogg.Game) -> bool:
    """Return True if too many of a kind are shown although a better row could be made (usa R14, Q2; marklin R27)."""
    deck = game.deck
    limits = {kind.id: int(kind.flush_at) for kind in game.ruleset.kinds if kind.flush_at}
    if all(deck.market_counts.counts[kind] < limit for kind, limit in limits.items()):
        return False
    outside = {
        kind.id: deck.market_counts.counts[kind.id] + deck.stock.counts[kind.id] + deck.discards.counts[kind.id]
        for kind in game.ruleset.kinds
    }
    fit = sum(min(n, limits.get(kind, 99) - 1) for kind, n in outside.items())
    return fit >= len(deck.market)
