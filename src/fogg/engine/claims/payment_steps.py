"""Steps of a payment: how something other than a route is paid, and the small decisions that payment rules ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from fogg.engine.claims.payment import Bill, Purchase, covers, settle_bill
from fogg.engine.decisions.action import ALL_WILD, A, Action, Pay
from fogg.engine.decisions.refusal import NOT_NOW, Refusal
from fogg.engine.decisions.step import AnyStep, Step, StepForm
from fogg.engine.decisions.turn import TurnStep

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.engine.ruleset.ruleset import Ruleset

PAY_EXACTLY: Final = Refusal("refusal-pay-exactly", "europe R23")
PAY_MORE: Final = Refusal("refusal-cannot-pay", "europe R23")


@mypyc_attr(allow_interpreted_subclasses=True)
class PayStep(Step[Pay]):
    """Pay `n` cards of one color and wild ones for something that was chosen in the step before.

    A draft: until it is paid others see the turn as if nothing had been chosen. Subclasses say what is bought, and
    override `seen_by` where it does not stand in for a turn.
    """

    def __init__(self, seat: int, n: i64) -> None:
        super().__init__(seat)
        self.n: i64 = n

    def purchase(self) -> Purchase:
        """Return what is bought."""
        raise NotImplementedError

    def price(self) -> int:
        return int(self.n)

    def options(self, game: GameState, seat: int) -> list[Action]:
        return [way for way in game.ruleset.pays_for(self.n) if covers(game, seat, self.bill(way))]

    def bill(self, way: Pay) -> Bill:
        """Return the bill of that way of paying."""
        return Bill(self.n, way.color_id, way.wilds, None)

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return NOT_NOW
        fits = action.wilds == self.n if action.color_id == ALL_WILD else action.wilds < self.n
        if not fits:
            return PAY_EXACTLY
        return None if covers(game, seat, self.bill(action)) else PAY_MORE

    def do(self, game: GameState, seat: int, action: Pay) -> None:
        game.pop_step()
        settle_bill(game, seat, self.bill(action), self.purchase())
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return {"n": int(self.n)}

    def seen_by(self, game: GameState, seat: int) -> AnyStep | None:
        return self if seat == self.seat else TurnStep(self.seat)


def can_afford(game: GameState, seat: int, n: i64) -> bool:
    """Return whether there is any way to pay `n` cards of one color and wild ones."""
    return game.ruleset.payment_rules.can_afford(game, seat, n)


@mypyc_attr(allow_interpreted_subclasses=True)
class LinkStep(Step[A]):
    """A decision about a bill for a purchase. A draft: nothing has changed, and others see what they saw before."""

    def __init__(self, seat: int, bill: Bill, purchase: Purchase) -> None:
        super().__init__(seat)
        self.bill: Bill = bill
        self.purchase: Purchase = purchase

    def price(self) -> int:
        return int(self.bill.cards)

    def seen_by(self, game: GameState, seat: int) -> AnyStep | None:
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
    """Return the bill in the form of a link."""
    key = form["route"]
    terms = None if key is None else ruleset.terms[ruleset.board.route(key).id]
    return Bill(form["cards"], form["color"], form["wilds"], terms)


def read_purchase(ruleset: Ruleset, form: StepForm) -> Purchase:
    """Return what is bought in the form of a link."""
    return ruleset.read_purchase(form["for"], form["purchase"])
