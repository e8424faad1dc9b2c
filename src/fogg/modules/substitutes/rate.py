"""How many cards stand in for one wild card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fogg.authoring import Edition, GameState, Terms

FERRY: Final = "ferry"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rate:
    """The rate of exchange. A module that betters it for some seats puts its own in the place of the purse's."""

    def by_route(self, game: GameState, seat: int) -> list[int]:
        """How many cards make a set, for each route; 0: no set is of use there."""
        raise NotImplementedError

    def other(self, game: GameState, seat: int) -> int:
        """How many cards make a set for what is no route."""
        raise NotImplementedError

    def best(self, game: GameState, seat: int) -> i64:
        """The fewest cards that make a set for any route; 0 if none does."""
        raise NotImplementedError

    def cards(self, game: GameState, seat: int, terms: Terms | None) -> i64:
        """How many cards make a set for a route, or (None) for what is no route."""
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
        """The rate if `n` cards are enough wherever sets are of use."""
        return PrintedRate([min(n, rate) for rate in self.routes], min(n, self.others))


def printed_rate(edition: Edition) -> PrintedRate:
    """What the edition prints: a rate for all payments, or one for ferries only."""
    general: int = edition.get("locomotive_substitution.cards_for_one_locomotive", 0)
    usable: list[str] = edition.get("locomotive_substitution.usable_for", [])
    ferries: int = edition.get("ferries.cards_replacing_one_locomotive", 0)
    routes: list[int] = []
    for route in edition.board.routes:
        if "claiming_routes" in usable:
            routes.append(general)
        else:
            routes.append(ferries if route.kind == FERRY else 0)
    return PrintedRate(routes, general if "buying_technology" in usable else 0)
