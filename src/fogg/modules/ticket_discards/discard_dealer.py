"""A dealer who discards refused tickets face up, and shuffles them when the deck is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.authoring import Dealer, Edition, GameState, fresh_deck

if TYPE_CHECKING:
    from fogg.modules.ticket_discards.rules import TicketDiscards

FACE_UP = "face_up_discard"


class DiscardDealer(Dealer):
    """One deck with a discard pile."""

    def __init__(self, edition: Edition, module: TicketDiscards) -> None:
        super().__init__(edition)
        self.module = module
        self.reshuffles: bool = bool(edition.get("tickets.reshuffle_discards_when_deck_empty", False))

    def places(self) -> list[str]:
        return [*super().places(), FACE_UP]

    def left(self, game: GameState) -> int:
        discarded = len(self.module.state(game).tickets) if self.reshuffles else 0
        return len(game.tickets.cards) + discarded

    def draw(self, game: GameState, seat: int) -> None:
        """Make a seat an offer; if the deck runs out on the way the discards become the deck (R8)."""
        offer = game.tickets.draw(self.later_drawn, game.ticket_stream)
        missing = self.later_drawn - len(offer)
        if missing:
            for module in game.ruleset.modules:
                module.tickets_ran_out(game)
            if self.reshuffles:
                self.reshuffle(game)
                offer += game.tickets.draw(missing, game.ticket_stream)
        game.players[seat].offer = offer

    def reshuffle(self, game: GameState) -> None:
        """Make the discards the deck."""
        state = self.module.state(game)
        if state.tickets:
            game.announce("event-tickets-reshuffled", n=len(state.tickets))
            game.tickets = fresh_deck(state.tickets)
            state.tickets = []

    def take_back(self, game: GameState, seat: int, tickets: list[int], *, opening: bool) -> None:
        place = self.initial_returned_to if opening else self.later_returned_to
        if place != FACE_UP:
            super().take_back(game, seat, tickets, opening=opening)
        elif tickets:
            self.module.state(game).tickets += tickets
            keys = [game.ruleset.board.tickets[ticket].key for ticket in tickets]
            game.announce("event-tickets-discarded", tickets=keys)
