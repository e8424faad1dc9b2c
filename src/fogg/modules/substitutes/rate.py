"""The number of cards that replace one wild card."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from fogg.authoring import Edition, GameState, Route, Terms

FERRY: Final = "ferry"
SPECIAL_RATE: Final = "cards_replacing_one_card"  # of an entry of `[special_routes]` (nordic R18)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rate:
    """The rate of exchange. A module that betters it for some seats replaces it by its own."""

    def by_route(self, game: GameState, seat: int) -> list[int]:
        """Return how many cards make a set, for each route; 0 where sets are useless."""
        raise NotImplementedError

    def other(self, game: GameState, seat: int) -> int:
        """Return how many cards make a set for anything other than a route."""
        raise NotImplementedError

    def best(self, game: GameState, seat: int) -> i64:
        """Return the fewest cards that make a set for any route; 0 if none does."""
        raise NotImplementedError

    def cards(self, game: GameState, seat: int, terms: Terms | None) -> i64:
        """Return how many cards make a set for a route, or (None) for anything else."""
        return self.other(game, seat) if terms is None else self.by_route(game, seat)[terms.route_id]


class PrintedRate(Rate):
    """The same rate for all seats."""

    def __init__(self, routes: list[int], others: int) -> None:
        self.routes: Final = routes
        self.others: Final = others
        self.fewest: Final = min([n for n in routes if n] or [0])

    def by_route(self, game: GameState, seat: int) -> list[int]:
        return self.routes

    def other(self, game: GameState, seat: int) -> int:
        return self.others

    def best(self, game: GameState, seat: int) -> i64:
        return self.fewest

    def bettered(self, n: int) -> PrintedRate:
        """Return the rate if `n` cards are enough wherever sets are of use."""
        return PrintedRate([min(n, rate) for rate in self.routes], min(n, self.others))


def printed_rate(edition: Edition) -> PrintedRate:
    """Return what the edition prints: a rate for all payments, one for ferries, or one for a special route."""
    general: int = edition.get("locomotive_substitution.cards_for_one_locomotive", 0)
    usable: list[str] = edition.get("locomotive_substitution.usable_for", [])
    ferries: int = edition.get("ferries.cards_replacing_one_locomotive", 0)
    routes: list[int] = []
    for route in edition.board.routes:
        special: int = special_entry(edition, route).get(SPECIAL_RATE, 0)
        if special:
            routes.append(special)
        elif "claiming_routes" in usable:
            routes.append(general)
        else:
            routes.append(ferries if route.kind == FERRY else 0)
    return PrintedRate(routes, general if "buying_technology" in usable else 0)


def special_entry(edition: Edition, route: Route) -> dict[str, Any]:
    """Return the entry of `[special_routes]` that a route is tagged with; an empty one if it is an ordinary route."""
    name = route.tags.get("special")
    entries: dict[str, dict[str, Any]] = edition.get("special_routes", {})
    return {} if name is None else entries[name]


def sets_only(edition: Edition) -> list[bool]:
    """Return, by route, True where sets stand in for a card and locomotives do not; empty if that is nowhere so."""
    entries = [special_entry(edition, route) for route in edition.board.routes]
    found = [SPECIAL_RATE in entry and not entry.get("locomotive_wild", True) for entry in entries]
    return found if any(found) else []
