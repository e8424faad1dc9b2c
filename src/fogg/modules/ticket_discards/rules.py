"""The module: brings the dealer, and remembers what is discarded."""

from __future__ import annotations

from typing import Any

from fogg.authoring import (
    EVERYBODY,
    TICKETS,
    Edition,
    GameState,
    ListZone,
    Message,
    Module,
    Ruleset,
    State,
    Zone,
)
from fogg.modules.ticket_discards.discard_dealer import FACE_UP, DiscardDealer


class DiscardedTickets(State):
    """The tickets on the discard pile, face up."""

    def __init__(self, tickets: list[int]) -> None:
        self.tickets = tickets

    def copy(self) -> State:
        return DiscardedTickets(self.tickets[:])

    def to_json(self) -> dict[str, Any]:
        return {"tickets": self.tickets[:]}


class TicketDiscards(Module):
    """A discard pile for tickets."""

    def excludes(self) -> list[str]:
        return ["long_tickets", "two_decks"]  # they bring dealers of their own

    def check(self, edition: Edition) -> list[str]:
        places = (edition.text("tickets.initial_returned_to"), edition.text("tickets.later_returned_to"))
        return [] if FACE_UP in places else [f"no ticket is returned to {FACE_UP!r}"]

    def install(self, ruleset: Ruleset) -> None:
        ruleset.dealer = DiscardDealer(ruleset.edition, self)

    def new_state(self, game: GameState) -> State:
        return DiscardedTickets([])

    def state(self, game: GameState) -> DiscardedTickets:
        """Return what is discarded in a game."""
        state = game.module_states[self.slot]
        assert isinstance(state, DiscardedTickets)
        return state

    def zones(self, game: GameState) -> list[Zone]:
        tickets = self.state(game).tickets
        return [ListZone(TICKETS, "ticket-discards", EVERYBODY, tickets, 0, len(tickets))]

    def summary(self, edition: Edition) -> list[Message]:
        return [Message("rules-ticket-discards")]
