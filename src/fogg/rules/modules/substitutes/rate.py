"""How many cards stand in for one wild card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from fogg.board import Edition
from fogg.rules.terms import Terms

if TYPE_CHECKING:
    from fogg.rules.game import Game

FERRY: Final = "ferry"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rate:
    """The rate of exchange. A module that betters it for some seats puts its own in the place of the purse's."""

    def cards(self, game: Game, seat: int, terms: Terms | None) -> i64:
        """How many cards make a set for a route, or (None) for what is no route; 0: no set is of use there."""
        raise NotImplementedError


class PrintedRate(Rate):
    """The rate of the edition's numbers, by route."""

    def __init__(self, by_route: list[int], other: int) -> None:
        self.by_route: list[int] = by_route
        self.other: int = other

    def cards(self, game: Game, seat: int, terms: Terms | None) -> i64:
        return self.other if terms is None else self.by_route[terms.route_id]


def printed_rate(edition: Edition) -> PrintedRate:
    """What the edition prints: a rate for all payments, or one for ferries only."""
    general: int = edition.get("locomotive_substitution.cards_for_one_locomotive", 0)
    usable: list[str] = edition.get("locomotive_substitution.usable_for", [])
    ferries: int = edition.get("ferries.cards_replacing_one_locomotive", 0)
    by_route: list[int] = []
    for route in edition.board.routes:
        if "claiming_routes" in usable:
            by_route.append(general)
        else:
            by_route.append(ferries if route.kind == FERRY else 0)
    return PrintedRate(by_route, general if "buying_technology" in usable else 0)
