"""The dealer of two decks: offers as announced, refused tickets back into their own deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fogg.authoring import Dealer, Edition, GameState, Refusal, Stream, TicketDeck, Zone, fresh_deck, public, tell_offer
from fogg.modules.two_decks.mix import AnnounceStep, DrawMix
from fogg.modules.two_decks.unknown import deal_by_backs

if TYPE_CHECKING:
    from fogg.modules.two_decks.rules import TwoDecks

SHORT: Final = "short"
OWN_BOTTOM: Final = "own_deck_bottom"
OWN_RESHUFFLED: Final = "own_deck_reshuffled"
WRONG_NUMBER: Final = Refusal("refusal-mix-number", "marklin R8")
WRONG_NUMBER_AT_FIRST: Final = Refusal("refusal-mix-number", "marklin R5")
DECK_TOO_SMALL: Final = Refusal("refusal-mix-deck", "marklin R8")


class TwoDeckDealer(Dealer):
    """Makes offers of a mix that the seat has announced; in an offer the short tickets come first."""

    def __init__(self, edition: Edition, room: TwoDecks) -> None:
        super().__init__(edition)
        self.room: Final = room
        self.is_short: list[bool] = [ticket.kind == SHORT for ticket in edition.board.tickets]
        self.mixes_of: list[list[DrawMix]] = [[]]  # by number of tickets, those with most short ones first
        for n in range(1, self.most_offered() + 1):
            self.mixes_of.append([DrawMix(n - long, long) for long in range(n + 1)])
        self.mixes: list[DrawMix] = [mix for mixes in reversed(self.mixes_of) for mix in mixes]

    def places(self) -> list[str]:
        return [OWN_BOTTOM, OWN_RESHUFFLED]

    def new_deck(self, game: GameState) -> TicketDeck:
        return self.fresh(short=True)

    def fresh(self, *, short: bool) -> TicketDeck:
        """Return one of the two decks at the start of the game."""
        return fresh_deck([ticket for ticket in range(len(self.is_short)) if self.is_short[ticket] == short])

    def decks(self, game: GameState) -> list[TicketDeck]:
        return [game.tickets, self.room.backs(game).deck]

    def stack(self, game: GameState, tickets: list[int]) -> None:
        game.tickets = fresh_deck([ticket for ticket in tickets if self.is_short[ticket]])
        self.room.backs(game).deck = fresh_deck([ticket for ticket in tickets if not self.is_short[ticket]])

    def received(self, game: GameState, seat: int, ticket: int) -> None:
        if self.is_short[ticket]:
            self.room.backs(game).short[seat] += 1

    def open(self, game: GameState) -> None:
        game.push_step(AnnounceStep([None for _ in game.players], self))

    def left(self, game: GameState) -> int:
        return len(game.tickets.cards) + len(self.room.backs(game).deck.cards)

    def draw(self, game: GameState, seat: int) -> None:
        raise NotImplementedError("from two decks a mix is drawn")

    # ---- mixes

    def wanted(self, game: GameState, *, opening: bool) -> int:
        """Return the number of tickets a mix must have:
        those there are, if both decks together hold fewer (marklin R8).
        """
        return min(self.initial_dealt if opening else self.later_drawn, self.left(game))

    def mix_refusal(self, game: GameState, mix: DrawMix, *, opening: bool) -> Refusal | None:
        """Return why that mix may not be announced, or None if it may."""
        if mix.short + mix.long != self.wanted(game, opening=opening):
            return WRONG_NUMBER_AT_FIRST if opening else WRONG_NUMBER
        if mix.short > len(game.tickets.cards) or mix.long > len(self.room.backs(game).deck.cards):
            return DECK_TOO_SMALL
        return None

    def fitting(self, game: GameState, *, opening: bool) -> list[DrawMix]:
        """Return the mixes that may be announced."""
        n = self.wanted(game, opening=opening)
        short, long = len(game.tickets.cards), len(self.room.backs(game).deck.cards)
        mixes = self.mixes_of[n]
        if n <= short and n <= long:
            return mixes
        return [mix for mix in mixes if mix.short <= short and mix.long <= long]

    def mix_details(self, game: GameState, *, opening: bool) -> dict[str, int]:
        """Return parameters for the sentence of a refusal."""
        long = len(self.room.backs(game).deck.cards)
        return {"n": self.wanted(game, opening=opening), "short": len(game.tickets.cards), "long": long}

    def draw_mix(self, game: GameState, seat: int, mix: DrawMix) -> None:
        """Make the seat the offer that it has announced; the backs are public."""
        backs = self.room.backs(game)
        offer = game.tickets.draw(mix.short, game.ticket_stream)
        offer += backs.deck.draw(mix.long, backs.stream)
        game.players[seat].offer = offer
        backs.offered[seat] = mix.short
        game.emit(public("event-announced", seat=seat, short=mix.short, long=mix.long))
        tell_offer(game, seat)

    # ---- what goes back, and what stays hidden

    def take_back(self, game: GameState, seat: int, tickets: list[int], *, opening: bool) -> None:
        place = self.initial_returned_to if opening else self.later_returned_to
        long_deck = self.room.backs(game).deck
        for deck, short in ((game.tickets, True), (long_deck, False)):
            refused = [ticket for ticket in tickets if self.is_short[ticket] == short]
            if place == OWN_BOTTOM:
                deck.put_under(refused, seat)
            else:
                deck.shuffle_in(refused)

    def deal_unknown(self, game: GameState, seat: int, hidden: list[Zone], unknown: list[int], stream: Stream) -> None:
        short = [ticket for ticket in unknown if self.is_short[ticket]]
        long = [ticket for ticket in unknown if not self.is_short[ticket]]
        stream.shuffle(short)
        stream.shuffle(long)
        deal_by_backs(game, hidden, self.room.backs(game), short, long, self.is_short, stream)
