"""A link of a payment: a small decision that a purse asks before cards are laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from fogg.engine.claims.payment import Bill, Purchase
from fogg.engine.decisions.action import A
from fogg.engine.decisions.step import AnyStep, Step, StepForm

if TYPE_CHECKING:
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class LinkStep(Step[A]):
    """A decision about a bill for a purchase. A draft: nothing has changed, and others see what they saw before."""

    def __init__(self, seat: int, bill: Bill, purchase: Purchase) -> None:
        super().__init__(seat)
        self.bill: Bill = bill
        self.purchase: Purchase = purchase

    def price(self) -> int:
        return int(self.bill.cards)

    def seen_by(self, game: Game, seat: int) -> AnyStep | None:
        return self if seat == self.seat else self.purchase.stand_in(self.seat)

    def to_json(self) -> StepForm:
        bill = self.bill
        return {
            "seat": self.seat,
            "cards": int(bill.cards),
            "color": int(bill.color),
            "wilds": int(bill.wilds),
            "route": None if bill.terms is None else bill.terms.route.key,
            "for": self.purchase.name(),
            "purchase": self.purchase.to_json(),
        }


def read_bill(ruleset: Ruleset, form: StepForm) -> Bill:
    """The bill in the form of a link."""
    key = form["route"]
    terms = None if key is None else ruleset.terms[ruleset.board.route(key).id]
    return Bill(form["cards"], form["color"], form["wilds"], terms)


def read_purchase(ruleset: Ruleset, form: StepForm) -> Purchase:
    """What is bought in the form of a link."""
    return ruleset.read_purchase(form["for"], form["purchase"])
