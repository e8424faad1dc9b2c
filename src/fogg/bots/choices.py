"""Options sorted by what they do, and the best way to pay among several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from fogg.engine.decisions import Claim, Decline, DrawFaceUp, DrawHidden, DrawTickets, EndTurn, Keep, Pass, Pay

if TYPE_CHECKING:
    from fogg.engine import Action

Payment = TypeVar("Payment", Claim, Pay)


class Choices:
    """The options of one decision.

    `claims` are by route id, `face_up` by kind id. `begins` are other ways to begin a draw of cards, and `special` is
    everything else that a rule module has added: a bot need not know what it is to weigh it by what it brings.
    `declining` is the one of them that does without what is offered.
    """

    def __init__(self, options: Sequence[Action]) -> None:
        self.keeps: list[Keep] = []
        self.claims: dict[int, list[Claim]] = {}
        self.face_up: dict[int, DrawFaceUp] = {}
        self.hidden: DrawHidden | None = None
        self.tickets: DrawTickets | None = None
        self.pays: list[Pay] = []
        self.ending: EndTurn | None = None
        self.begins: list[Action] = []
        self.special: list[Action] = []
        self.declining: Decline | None = None
        last = -1
        own: list[Claim] = []  # those of the route that came last
        for option in options:
            if isinstance(option, Claim):
                route = int(option.route_id)
                if route != last:
                    last = route
                    ways = self.claims.get(route)
                    if ways is None:
                        ways = []
                        self.claims[route] = ways
                    own = ways
                own.append(option)
            elif isinstance(option, DrawFaceUp):
                self.face_up[int(option.kind_id)] = option
            elif isinstance(option, DrawHidden):
                self.hidden = option
            elif isinstance(option, DrawTickets):
                self.tickets = self.tickets or option  # of several decks: as many of the first as may be
            elif isinstance(option, Keep):
                self.keeps.append(option)
            elif isinstance(option, Pay):
                self.pays.append(option)
            elif isinstance(option, EndTurn):
                self.ending = option
            elif option.begins_draw():
                self.begins.append(option)
            elif not isinstance(option, Pass):
                self.special.append(option)
                if isinstance(option, Decline):
                    self.declining = option

    @property
    def can_draw(self) -> bool:
        """Return True if a train card can be drawn."""
        return self.hidden is not None or bool(self.face_up) or bool(self.begins)


def cheapest(payments: Iterable[Payment], hand: Sequence[int], wanted: dict[int, int]) -> Payment:
    """Return the payment with the fewest wild cards;
    then of the color least wanted elsewhere, then the most plentiful.
    """
    return min(
        payments,
        key=lambda way: (
            way.wilds,
            wanted.get(way.color_id, 0),
            0 if way.color is None else -hand[way.color_id],
            way.id,
        ),
    )
