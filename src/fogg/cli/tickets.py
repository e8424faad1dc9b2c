"""How far a person's tickets are: done, open, or impossible by now."""

from __future__ import annotations

from fogg.board import Ticket, shortest_path
from fogg.cli.position import Position

DONE, OPEN, IMPOSSIBLE, BLOCKED = "done", "open", "impossible", "blocked"


def ticket_states(at: Position) -> list[tuple[str, Ticket]]:
    """Each own ticket with its state, those still open first.

    Impossible: no way leads over own routes and those the seat may still claim with its trains. Where the rules let a
    seat borrow or share routes of others, such a ticket is only blocked.
    """
    done = {key for line in at.view.standing() if line.reason == "score-ticket-done" for key in line.tickets}
    ruleset = at.view.ruleset
    lost = BLOCKED if ruleset.on_borrowed or ruleset.second_owners else IMPOSSIBLE
    costs = trains_needed(at)
    states = []
    for ticket in at.view.tickets:
        if ticket.key in done:
            states.append((DONE, ticket))
        else:
            states.append((OPEN if is_possible(at, ticket, costs) else lost, ticket))
    order = (OPEN, BLOCKED, IMPOSSIBLE, DONE)
    return sorted(states, key=lambda pair: order.index(pair[0]))


def trains_needed(at: Position) -> list[int]:
    """How many trains each route would still take from the seat: 0 for its own, -1 where it is closed to it."""
    view = at.view
    return [
        0
        if at.seat in view.owners(int(route.id))
        else int(view.ruleset.terms[route.id].trains)
        if view.is_open(int(route.id), later=True) or view.missing(int(route.id))
        else -1
        for route in at.board.routes
    ]


def is_possible(at: Position, ticket: Ticket, costs: list[int]) -> bool:
    """Whether the seat's trains still suffice to join the ends of the ticket."""
    ends = at.view.ruleset.ends
    goals = [city for city, _ in ticket.targets] or [int(ticket.b)]
    way = shortest_path(
        at.board.routes,
        len(at.board.cities),
        ends[ticket.a],
        [node for goal in goals for node in ends[goal]],
        costs,
    )
    return way is not None and way[0] <= at.view.trains[at.seat]
