"""Measure the game as a decision problem: actions, options, length, hidden information.

The table stands in docs/research.md. Bots play games with fixed seeds; at every decision the options are counted, and
what the deciding seat cannot know:
in how many ways the unseen cards can make up the other hands, and the unseen tickets the other seats' tickets.
"""

from __future__ import annotations

import argparse
import math
from statistics import fmean

import fogg
from fogg.bots import GameBot, find_bot
from fogg.engine.chance import Chance
from fogg.engine.game import Game

ROW = "| {} | {} | {} | {:,} | {:.1f} | {:.0f} | {:.0f} | {:.0f} | {:.0f} | {:.1f} | {:.1f} |"
HEAD = (
    "| edition | players | play | actions | options, mean | options, 95 % below | decisions of a game | its turns "
    "| log10 of deals | hidden bits, mean | hidden bits, most |\n|---|---|---|---|---|---|---|---|---|---|---|"
)


def hands(counts: list[int], size: int) -> int:
    """Return how many different hands of a size can be made of those cards, by kind."""
    ways = [1] + [0] * size
    for count in counts:
        ways = [sum(ways[n - k] for k in range(min(count, n) + 1)) for n in range(size + 1)]
    return ways[size]


def hidden_bits(game: Game, seat: int) -> float:
    """Return the logarithm of the number of hands and tickets that the others may have, as far as a seat knows."""
    unseen = [int(a) for a in game.deck.stock.counts]
    tickets = len(game.tickets.cards)
    bits = 0.0
    sizes: list[tuple[int, int]] = []
    for other, player in enumerate(game.players):
        if other == seat:
            continue
        for kind, (held, known) in enumerate(zip(player.hand.counts, player.known.counts, strict=True)):
            unseen[kind] += int(held) - int(known)
        held_tickets = len(player.tickets) + len(player.offer)
        tickets += held_tickets
        sizes.append((int(player.hand.size - player.known.size), held_tickets))
    for cards, held_tickets in sizes:  # one after the other: an upper bound of the joint number, close to it
        bits += math.log2(max(1, hands(unseen, cards))) + math.log2(math.comb(tickets, held_tickets))
        tickets -= held_tickets
    return bits


def deals(game: Game) -> float:
    """Return the logarithm to base 10 of the number of different openings: hands, market, and opening offers."""
    cards = [kind.total for kind in game.ruleset.kinds]
    logs = sum(math.log10(hands(cards, game.ruleset.starting_hand)) for _ in game.players)
    logs += math.log10(hands(cards, game.ruleset.market_size))
    left = len(game.ruleset.board.tickets)
    for player in game.players:
        logs += math.log10(math.comb(left, len(player.offer)))
        left -= len(player.offer)
    return logs


def measured(edition: str, players: int, bot: str, games: int) -> str:
    """Return a row of the table."""
    player = find_bot(bot)
    options: list[int] = []
    bits: list[float] = []
    decisions, turns = [], []
    for seed in range(games):
        game = fogg.new_game(edition, players, seed, history=False)
        stream = Chance(seed).stream("bots")
        first = len(options)
        while not game.over:
            seat = game.actors[0]
            open_ = game.options(seat)
            options.append(len(open_))
            bits.append(hidden_bits(game, seat))
            chosen = player.act(game, seat, stream) if isinstance(player, GameBot) else None
            game.do(seat, chosen or open_[int(stream.below(len(open_)))])
        decisions.append(len(options) - first)
        turns.append(game.turns)
    fresh = fogg.new_game(edition, players, 0, history=False)
    high = sorted(options)[int(0.95 * len(options))]
    return ROW.format(
        *(edition, players, bot, len(fresh.ruleset.actions), fmean(options), high),
        *(fmean(decisions), fmean(turns), deals(fresh), fmean(bits), max(bits)),
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--editions", nargs="*", default=["usa", "new_york", "europe"])
    asked = parser.parse_args()
    print(HEAD)
    for edition in asked.editions:
        for players in (min(fogg.load(edition).players), 4):
            for bot in ("random", "planner"):
                print(measured(edition, players, bot, asked.games), flush=True)


if __name__ == "__main__":
    main()
