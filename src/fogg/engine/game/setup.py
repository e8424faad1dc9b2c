"""Setting a game up: seats, decks, the deal (usa R1 to R3)."""

from __future__ import annotations

from mypy_extensions import i64

from fogg.engine.cards.counts import zeros
from fogg.engine.cards.deck import new_deck
from fogg.engine.chance import Chance, Stream
from fogg.engine.game.game import Game
from fogg.engine.game.player import new_player
from fogg.engine.ruleset.ruleset import Ruleset
from fogg.engine.tickets.ticket_deck import TicketDeck
from fogg.errors import WrongSeats
from fogg.words.score import ScoreLine


def empty_game(ruleset: Ruleset, names: list[str], chance: Chance, source: Stream | None = None) -> Game:
    """Return a game whose seats have their trains, with full decks and nothing dealt.

    With a `source` of randomness the decks' streams are split from it, and there are no tickets: cheaper, for a game
    that is put together from a view.
    """
    players = len(names)
    if players not in ruleset.edition.players:
        raise WrongSeats(ruleset.edition.name, players, ruleset.edition.players)
    supplies = [new_player(len(ruleset.kinds), ruleset.trains) for _ in range(players)]
    owners = zeros(len(ruleset.board.routes))
    side_of, sides = ruleset.side_of[players], ruleset.sides[players]
    game = Game(ruleset, names, chance, owners, supplies, side_of, sides, [], [], [])
    game.taken = zeros(len(ruleset.board.groups))
    game.closed = zeros(len(ruleset.board.routes))
    game.open_counts = ruleset.open_at_start[players][:]
    game.limits = ruleset.limits[players].counts
    game.ticket_stream = chance.stream("tickets") if source is None else source.split()
    cards = chance.stream("cards") if source is None else source.split()
    game.deck = new_deck(ruleset.kinds, ruleset.market_size, cards)
    game.tickets = ruleset.dealer.new_deck(game) if source is None else TicketDeck([], [], [])
    game.box = TicketDeck([], [], [])
    if source is None:
        game.supply = (ruleset.trains,) * players
    return game


def start(ruleset: Ruleset, names: list[str], chance: Chance, *, telling: bool) -> Game:
    """Return a game that is dealt and waits for the opening choice."""
    game = empty_game(ruleset, names, chance)
    if telling:
        game.listen([])
        game.history = [[] for _ in range(len(names) + 1)]
    deal_cards(game)
    give_start_scores(game)
    game.module_states = [module.new_state(game) for module in ruleset.modules]
    game.put_step(ruleset.turn_steps[0])
    game.turns = 1
    ruleset.dealer.open(game)
    for module in ruleset.on_setup:
        module.setup(game)
    game.flush_pushed()
    game.publish()
    return game


def deal_cards(game: Game) -> None:
    """Deal every seat's first cards, then the market."""
    ruleset = game.ruleset
    wild: i64 = ruleset.wild
    first_wilds = ruleset.starting_wilds
    if first_wilds:
        for player in game.players:  # they are taken out before the deck is shuffled (uk R3)
            game.deck.stock.take(wild, first_wilds)
            player.hand.add(wild, first_wilds)
            player.known.add(wild, first_wilds)
    for player in game.players:
        for _ in range(ruleset.starting_hand):
            player.hand.add(game.deck.draw(), 1)
    game.deck.fill()


def give_start_scores(game: Game) -> None:
    """Give each seat the points that make up for its place in the order of turns (nederland R6)."""
    for seat, points in enumerate(game.ruleset.start_scores[: len(game.players)]):
        if points:
            game.add_score(ScoreLine(seat, "score-start", points))
