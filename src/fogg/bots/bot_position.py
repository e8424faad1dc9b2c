"""A view in plain numbers, as planning needs them: the hand, the routes that are open, what each of them lacks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fogg.engine.claims import route_refusal
from fogg.engine.decisions import NotYet, OutOfReach

if TYPE_CHECKING:
    from fogg.board import Ticket
    from fogg.engine import Game, View
    from fogg.engine.claims import Terms


class RouteTarget:
    """A route to be claimed: the cards that are missing for it, and the color that would pay it soonest."""

    __slots__ = ("cards", "color", "lacks_color", "missing", "points", "route", "terms")

    def __init__(self, terms: Terms, color: int, missing: int, *, lacks_color: bool) -> None:
        self.terms = terms
        self.route: int = terms.route_id
        self.cards: int = terms.cards
        self.points: int = terms.points
        self.color = color
        self.missing = missing
        self.lacks_color = lacks_color  # False: only wild cards can help, as with the locomotives of a ferry


class BotPosition:
    """A seat's holdings and the routes it can still claim; `hand` and `tickets` are with what its side has in common.

    `open` has the terms of every route that the seat could claim had it the cards, now or when what keeps it from that
    has passed, and those that it could claim had it some thing that can be bought as well: for these `blocked` says
    what is missing. `out_of_reach` are those of them that wait until its own routes get there. `own` has the ids of its
    routes.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.ruleset = view.ruleset
        self.board = view.board
        self.hand: list[int] = view.available_cards()
        self.wild: int = view.ruleset.wild
        self.trains: int = view.trains[view.viewer]
        self.fewest_trains = min(view.trains)  # of all seats: how near the end is
        side = next(side for side in view.sides if view.viewer in side)
        self.own = [route for seat in side for route in view.routes_of(seat)]
        self.tickets: list[Ticket] = [*view.tickets, *view.shared]
        self.offer: list[Ticket] = list(view.offer)
        self.open: list[Terms] = []
        self.blocked: dict[int, list[str]] = {}
        self.out_of_reach: set[int] = set()
        for route in view.unclaimed:
            why = view.route_refusal(route)
            if why is None or isinstance(why, NotYet) or why.lifted_by:
                self.open.append(view.terms(route))
            if why is not None and why.lifted_by:
                self.blocked[route] = why.lifted_by
            if isinstance(why, OutOfReach):
                self.out_of_reach.add(route)
        colors = range(view.ruleset.n_colors)
        self._most = max(colors, key=lambda color: self.hand[color])  # of equal colors the first

    def target(self, terms: Terms) -> RouteTarget:
        """Return what the hand lacks to claim a route of those terms."""
        hand = self.hand
        color: int = terms.first_color
        if terms.end_color - color > 1:
            color = self._most if color <= self._most < terms.end_color else self._best_of(terms)
        colored = terms.cards - terms.min_wilds
        paid = hand[color] if hand[color] < colored else colored
        wilds = hand[self.wild] if hand[self.wild] < terms.max_wilds else terms.max_wilds
        missing = terms.cards - paid - wilds
        return RouteTarget(terms, color, missing if missing > 0 else 0, lacks_color=paid < colored)

    @property
    def reachable(self) -> list[Terms]:
        """The terms of the open routes that need not wait for others."""
        return [terms for terms in self.open if terms.route_id not in self.out_of_reach]

    def things_for(self, routes: Iterable[int]) -> set[str]:
        """Return what is missing for those routes."""
        return {thing for route in routes for thing in self.blocked.get(route, ())}

    def _best_of(self, terms: Terms) -> int:
        return max(range(terms.first_color, terms.end_color), key=lambda color: self.hand[color])


def missing_things(game: Game, seat: int, routes: Iterable[int]) -> int:
    """Return the number of different things the seat still has to buy to be allowed all those routes."""
    missing: set[str] = set()
    for route in routes:
        why = route_refusal(game, seat, route)
        if why is not None:
            missing.update(why.lifted_by)
    return len(missing)
