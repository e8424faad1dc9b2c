"""Tickets: their deck, how they are dealt, and the choice of which to keep."""

from fogg.engine.tickets.dealer import Dealer
from fogg.engine.tickets.offer import NO_TICKETS, KeepStep, OpeningStep, TicketsVerb, tell_offer
from fogg.engine.tickets.ticket_deck import NO_SEAT, TicketDeck, fresh_deck

__all__ = [
    "NO_SEAT",
    "NO_TICKETS",
    "Dealer",
    "KeepStep",
    "OpeningStep",
    "TicketDeck",
    "TicketsVerb",
    "fresh_deck",
    "tell_offer",
]
