"""Progress of a seat's tickets: done, open, or impossible by now."""

from __future__ import annotations

from collections.abc import Iterable

from fogg.board import Ticket, shortest_path
from fogg.engine.claims.claim_refusal import may_open
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
    costs = TrainsNeeded(view)
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


class TrainsNeeded:
    """The trains that each route would still take from the seat's side: 0 for its own, -1 where it is closed to it.

    A route is looked at when it is first asked for: most tickets stay possible by a way that is known.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._seats = own_side(view)
        self._side = sum([1 << other for other in self._seats])
        self._owners = view.data.snapshot.owners
        self._known: list[int | None] = [None] * len(self._owners)

    def of(self, route: int) -> int:
        """Return the trains for one route."""
        known = self._known[route]
        if known is None:
            known = self._look_at(route)
            self._known[route] = known
        return known

    def all(self) -> list[int]:
        """Return the trains for every route."""
        return [self.of(route) for route in range(len(self._known))]

    def _look_at(self, route: int) -> int:
        view = self._view
        owners = self._owners[route]
        if owners & self._side:
            return 0
        for seat in self._seats:
            if may_open(view.sampled_game, seat, route):
                return int(view.ruleset.terms[route].trains)
        if (view.ruleset.second_owners or not owners) and view.missing(route):
            return int(view.ruleset.terms[route].trains)
        return -1


def trains_needed(view: View) -> list[int]:
    """Return the number of trains each route would still take from the side:
    0 for its own, -1 where it is closed to it.
    """
    return TrainsNeeded(view).all()


def is_possible(view: View, ticket: Ticket, costs: TrainsNeeded, trains: int, ways: dict[str, list[int]]) -> bool:
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
        costs.all(),
    )
    if way is None or way[0] > trains:
        return False
    ways[ticket.key] = [int(route.id) for route in way[1]]
    return True


def can_go(way: list[int], costs: TrainsNeeded, trains: int) -> bool:
    """Return whether none of those routes is closed and that many trains suffice for the unowned ones."""
    total = 0
    for route in way:
        needed = costs.of(route)
        if needed < 0:
            return False
        total += needed
    return total <= trains


def own_side(view: View) -> list[int]:
    """Return the seats of the own side, this one included; none for a spectator."""
    return next((side for side in view.sides if view.seat in side), [])
