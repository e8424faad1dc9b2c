"""Progress of a seat's tickets: done, open, or impossible by now."""

from __future__ import annotations

from collections.abc import Iterable

from fogg.board import Ticket, shortest_path
from fogg.engine.claims.claim_refusal import openable
from fogg.engine.views.view import View

DONE, OPEN, IMPOSSIBLE, BLOCKED = "done", "open", "impossible", "blocked"


def ticket_states(
    view: View, tickets: Iterable[Ticket] | None = None, ways: dict[str, list[int]] | None = None
) -> list[tuple[str, Ticket]]:
    """Return each of those tickets, by default the own ones, with its state, those still open first.

    Impossible: no way leads over routes of the side and those it may still claim with its trains. Where the rules let a
    seat borrow or share routes of others, such a ticket is only blocked. `ways` keeps, by ticket, the routes of a way
    that was found: while it can still be gone, none is looked for.
    """
    done = {key for line in view.standing() if line.reason == "score-ticket-done" for key in line.tickets}
    ruleset = view.ruleset
    lost = BLOCKED if ruleset.on_routes_to_borrow or ruleset.second_owners else IMPOSSIBLE
    costs = trains_needed(view)
    trains = sum([view.trains[other] for other in own_side(view)])
    known = {} if ways is None else ways
    states = []
    for ticket in view.tickets if tickets is None else tickets:
        if ticket.key in done:
            states.append((DONE, ticket))
        else:
            states.append((OPEN if is_possible(view, ticket, costs, trains, known) else lost, ticket))
    order = (OPEN, BLOCKED, IMPOSSIBLE, DONE)
    return sorted(states, key=lambda pair: order.index(pair[0]))


def trains_needed(view: View) -> list[int]:
    """Return the number of trains each route would still take from the side:
    0 for its own, -1 where it is closed to it.
    """
    seats = own_side(view)
    side = sum(1 << other for other in seats)
    game = view.sampled_game
    free = [False] * len(view.board.routes)
    for other in seats:
        open_ = openable(game, other)
        for route in range(len(free)):
            if open_[route]:
                free[route] = True
    shareable = view.ruleset.second_owners
    terms = view.ruleset.terms
    needed: list[int] = []
    for route, owners in enumerate(view.data.snapshot.owners):
        if owners & side:
            needed.append(0)
        elif free[route] or ((shareable or not owners) and view.missing(route)):
            needed.append(int(terms[route].trains))
        else:
            needed.append(-1)
    return needed


def is_possible(view: View, ticket: Ticket, costs: list[int], trains: int, ways: dict[str, list[int]]) -> bool:
    """Return whether the side's trains still suffice to join the ends of the ticket;
    a way that does is noted in `ways`.
    """
    if ticket.key in ways and can_go(ways[ticket.key], costs, trains):
        return True
    ends = view.ruleset.ticket_nodes
    goals = [city for city, _ in ticket.targets] or [int(ticket.b)]
    way = shortest_path(
        view.board.routes,
        len(view.board.cities),
        ends[ticket.a],
        [node for goal in goals for node in ends[goal]],
        costs,
    )
    if way is None or way[0] > trains:
        return False
    ways[ticket.key] = [int(route.id) for route in way[1]]
    return True


def can_go(way: list[int], costs: list[int], trains: int) -> bool:
    """Return whether none of those routes is closed and that many trains suffice for the unowned ones."""
    total = 0
    for route in way:
        if costs[route] < 0:
            return False
        total += costs[route]
    return total <= trains


def own_side(view: View) -> list[int]:
    """Return the seats of the own side, this one included; none for a spectator."""
    return next((side for side in view.sides if view.seat in side), [])
