"""The position of a game as marks: a list that Python and the web table put on the static board in the same way.

docs/marks.md says how a mark is applied; `fogg.draw.svg.picture` does it for pictures.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from fogg.board import Ticket, shortest_path
from fogg.draw.style.palette import liveries_of
from fogg.draw.svg.mark import Mark
from fogg.engine.claims import FEW_TRAINS
from fogg.engine.decisions import NotYet
from fogg.engine.ruleset import Ruleset
from fogg.engine.views import View, trains_needed
from fogg.errors import UnknownName
from fogg.words import Message

ROUTE, CITY = "route:", "city:"


def marks(view: View, *, lit: Iterable[str] = (), liveries: Sequence[str] | None = None) -> list[Mark]:
    """Return the position that a view shows. `lit` names tickets (by key) that are looked at: all else is dimmed.

    In order: closed routes, what happened last, paths that score, the seat's own tickets, lit tickets, pieces.
    `liveries` are those of the seats, by default the edition's.
    """
    return [*closed_marks(view), *last_marks(view), *lasting_marks(view, lit=lit, liveries=liveries)]


def closed_marks(view: View) -> list[Mark]:
    """Return the marks that depend on the board alone."""
    return [Mark("closed", ROUTE + key) for key in closed_routes(view)]


def last_marks(view: View) -> list[Mark]:
    """Return the marks that depend on what was told last."""
    return [Mark("last", place) for place in last_places(view)]


def lasting_marks(view: View, *, lit: Iterable[str] = (), liveries: Sequence[str] | None = None) -> list[Mark]:
    """Return the marks that change only with the board or the seat's tickets."""
    return [*own_marks(view), *lit_tickets(view, list(lit)), *standing_pieces(view, liveries or seat_liveries(view))]


def own_marks(view: View) -> list[Mark]:
    """Return the marks of paths that score, and of the seat's own tickets."""
    return [*(Mark("path", ROUTE + key) for key in scored_paths(view)), *own_tickets(view)]


def seat_liveries(view: View) -> list[str]:
    """Return the livery of each seat; partners have the same one."""
    sides = view.sides
    known = liveries_of(list(view.ruleset.edition.get("player_colors", [])), len(sides))
    return [known[next(i for i, side in enumerate(sides) if seat in side)] for seat in range(len(view.names))]


def standing_pieces(view: View, liveries: Sequence[str]) -> list[Mark]:
    """Return all pieces, each with its livery and its number among those that share its place."""
    pieces = view.pieces
    places = [on_map(view, piece.place) for piece in pieces]
    # A city has room for pieces of all kinds side by side; on a route only those of one kind share the spaces.
    spots: list[str] = []
    totals: dict[str, int] = {}
    for piece, place in zip(pieces, places, strict=True):
        spot = place if place.startswith(CITY) else f"{place} {piece.kind}"
        spots.append(spot)
        totals[spot] = totals.get(spot, 0) + 1
    used: dict[str, int] = {}
    found = []
    for piece, place, spot in zip(pieces, places, spots, strict=True):
        livery = liveries[piece.seat] if piece.seat >= 0 else ""
        slot = used.get(spot, 0)
        found.append(Mark(piece.kind, place, piece.seat, livery, piece.n, slot, totals[spot]))
        used[spot] = slot + 1
    return found


def on_map(view: View, place: str) -> str:
    """Return a place as it is on the map: a country, which is not, is told at the first of its border nodes."""
    if not place.startswith(CITY):
        return place
    key = place[len(CITY) :]
    if not view.board.has_city(key):
        return place
    return CITY + view.board.cities[view.ruleset.ticket_nodes[view.board.city(key).id][0]].key


def closed_routes(view: View) -> list[str]:
    """Return the unowned routes that no seat will ever be allowed to claim."""
    seats = range(len(view.names))
    free = view.unclaimed
    for seat in seats:  # nearly every route is open to a seat with enough trains: a quick test
        if free:
            open_ = view.openable(seat)
            free = [route for route in free if not open_[route]]
    routes = view.board.routes
    return [routes[n].key for n in free if not any(is_open(view, seat, n) for seat in seats)]


def is_open(view: View, seat: int, route: int) -> bool:
    """Return whether only cards, trains or something that can be had keep a seat from a route."""
    why = view.route_refusal(route, seat)
    return why is None or why is FEW_TRAINS or isinstance(why, NotYet) or bool(why.lifted_by)


def last_places(view: View) -> list[str]:
    """Return what others have done since the seat's own last decision;
    for a spectator, the last thing that happened.
    """
    seat = view.seat
    found: list[str] = []
    for message in reversed(view.history):
        if found and (seat is None or message.params.get("seat") == seat):
            break
        found += [place for said in places_of(message) if (place := on_map(view, said)) not in found]
    return found


def places_of(message: Message) -> list[str]:
    """Return the places that a message is about, by the types of its parameters."""
    params = message.params
    found = [f"{ROUTE}{params['route']}"] if "route" in params else []
    if "city" in params:
        found.append(f"{CITY}{params['city']}")
    if "cities" in params:
        found += [f"{CITY}{key}" for key in params["cities"]]
    return found


def scored_paths(view: View) -> list[str]:
    """Return the routes of every path that brought points at the end of the game, such as the longest one."""
    if not view.over:
        return []
    lines = [line for line in view.standing() if len(line.routes) > 1 and not line.tickets]
    return list(dict.fromkeys(key for line in lines for key in line.routes))


def own_tickets(view: View) -> list[Mark]:
    """Return the ends of the seat's own tickets: `ticket` where one is still open, `done` where all are."""
    if view.seat is None:
        return []
    done = {key for line in view.standing() for key in line.tickets if line.seat == view.seat and line.routes}
    state: dict[str, str] = {}
    for ticket in (*view.tickets, *view.shared):
        for place in ends_of(view, ticket):
            if state.get(place) != "ticket":
                state[place] = "done" if ticket.key in done else "ticket"
    return [Mark(kind, place, view.seat) for place, kind in state.items()]


def ends_of(view: View, ticket: Ticket) -> list[str]:
    """Return the cities on the map that serve the ends of a ticket."""
    return all_ends(view.ruleset)[ticket.id]


@lru_cache(maxsize=64)
def all_ends(ruleset: Ruleset) -> list[list[str]]:
    """Return for each ticket the cities on the map that serve its ends."""
    found = []
    for ticket in ruleset.board.tickets:
        cities = [ticket.a, *[city for city, _ in ticket.targets]] if ticket.targets else [ticket.a, ticket.b]
        nodes = [node for city in cities for node in ruleset.ticket_nodes[city]]
        found.append(list(dict.fromkeys([CITY + ruleset.board.cities[node].key for node in nodes])))
    return found


def lit_tickets(view: View, keys: list[str]) -> list[Mark]:
    """Return lights on the ends of some tickets and on the shortest way between them, owned or missing."""
    if not keys:
        return []
    found = [Mark("dim", "board")]
    for key in keys:
        if not view.board.has_ticket(key):
            raise UnknownName("ticket", key, [ticket.key for ticket in view.tickets])
        ticket = view.board.ticket(key)
        found += [Mark("lit", place) for place in ends_of(view, ticket)]
        own, missing = way_of(view, ticket)
        found += [Mark("lit", ROUTE + route) for route in own]
        found += [Mark("missing", ROUTE + route) for route in missing]
    return list(dict.fromkeys(found))


def way_of(view: View, ticket: Ticket) -> tuple[list[str], list[str]]:
    """Return the shortest way between the ends of a ticket that a seat has or could still have.

    The first list is what the seat owns of it, the second what it would have to claim; both are empty where no
    way is left. Owned routes cost nothing, others the trains they take.
    """
    if view.seat is None:
        return [], []
    costs = trains_needed(view)
    ends = view.ruleset.ticket_nodes
    goals = [city for city, _ in ticket.targets] or [int(ticket.b)]
    targets = [node for city in goals for node in ends[city]]
    way = shortest_path(view.board.routes, len(view.board.cities), ends[ticket.a], targets, costs)
    routes = [] if way is None else way[1]
    return [r.key for r in routes if not costs[r.id]], [r.key for r in routes if costs[r.id]]
