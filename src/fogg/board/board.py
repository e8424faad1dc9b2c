"""The printed board: the places, the routes between them and the tickets of one deck."""

from __future__ import annotations

from fogg import notebook
from fogg.board.city import City
from fogg.board.route import Route
from fogg.board.ticket import Ticket


class Board:
    """Places, routes and tickets, each found by its id (the index in its list) or by its key.

    `groups` lists the ids of parallel tracks: a single route is a group of one, a double a group of two. `edition` is
    the edition of the board, for drawing; None for a board put together otherwise.
    """

    __slots__ = ("_cities", "_routes", "_tickets", "cities", "edition", "groups", "routes", "tickets")

    def __init__(self, cities: list[City], routes: list[Route], tickets: list[Ticket], groups: list[list[int]]) -> None:
        self.cities: list[City] = cities
        self.routes: list[Route] = routes
        self.tickets: list[Ticket] = tickets
        self.groups: list[list[int]] = groups
        self.edition: object = None
        self._cities: dict[str, City] = {c.key: c for c in cities}
        self._routes: dict[str, Route] = {r.key: r for r in routes}
        self._tickets: dict[str, Ticket] = {t.key: t for t in tickets}

    def city(self, key: str) -> City:
        """Return the place with this key; KeyError if there is none."""
        return self._cities[key]

    def route(self, key: str) -> Route:
        """Return the route with this key (`denver-omaha`, `denver-kansas_city.2`); KeyError if there is none."""
        return self._routes[key]

    def ticket(self, key: str) -> Ticket:
        """Return the ticket with this key; KeyError if there is none."""
        return self._tickets[key]

    def has_city(self, key: str) -> bool:
        """Return True if a place has this key."""
        return key in self._cities

    def has_route(self, key: str) -> bool:
        """Return True if a route has this key."""
        return key in self._routes

    def has_ticket(self, key: str) -> bool:
        """Return True if a ticket of this deck has this key."""
        return key in self._tickets

    def routes_between(self, a: str, b: str) -> list[Route]:
        """Return all tracks between two places, whichever way round, in the order of their ids."""
        ends = (int(self._cities[a].id), int(self._cities[b].id))
        return [r for r in self.routes if (r.a, r.b) == ends or (r.b, r.a) == ends]

    def _repr_svg_(self) -> str | None:
        """Return a picture of the board, for notebooks."""
        return notebook.picture(self)

    def __repr__(self) -> str:
        return f"<Board of {len(self.cities)} places, {len(self.routes)} routes, {len(self.tickets)} tickets>"
