"""The module: what players are told, and what such cards need.

The core scores a ticket with `targets` by itself: the highest value among those reached, or the loss of the lowest.
"""

from __future__ import annotations

from fogg.authoring import Edition, Message, Module

SCORED = {
    "scoring.multi_ticket_completed": "plus_highest_reached",
    "scoring.multi_ticket_failed": "minus_lowest_printed",
}


class MultiTickets(Module):
    """Tickets that name one place and several others, each with a value of its own."""

    def check(self, edition: Edition) -> list[str]:
        problems = [f"`{key}` must be {value!r}" for key, value in SCORED.items() if edition.get(key, value) != value]
        if not any([ticket.targets for ticket in edition.board.tickets]):
            problems.append("no ticket has several payoffs")
        return problems

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [Message("rules-multi-tickets")]
