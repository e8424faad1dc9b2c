"""Diesel Power: a claim may be paid with a card fewer (R20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from fogg.authoring import (
    ALL_WILD,
    NOT_NOW,
    Action,
    AnyStep,
    Bill,
    Form,
    GameState,
    LayeredPayment,
    LinkStep,
    Message,
    PaymentRules,
    Purchase,
    Refusal,
    Ruleset,
    StepForm,
    Terms,
    read_bill,
    read_purchase,
    settle_with,
)

if TYPE_CHECKING:
    from fogg.modules.technologies.rules import Technologies

FULL_PRICE: Final = Refusal("refusal-diesel", "uk R20")


class Diesel(Action):
    """Leave a card out of the payment, or pay in full."""

    def __init__(self, fewer: int) -> None:
        super().__init__()
        self.fewer: Final = fewer

    def to_json(self) -> Form:
        return {"do": "diesel", "fewer": self.fewer}

    def targets(self) -> list[str]:
        return ["payment"]

    def words(self, game: GameState, seat: int) -> Message:
        return Message("action-diesel", {"n": game.step.price() - self.fewer, "fewer": self.fewer})


class DieselPayment(LayeredPayment):
    """Lets the owner of the card pay for a route with one card fewer; paying in full stays possible.

    The card left out is one of the color; a payment of wild cards only leaves out one of these. Any other payment
    with a card fewer is one of these two for another claim of the route, so none is offered twice.
    """

    def __init__(self, inner: PaymentRules, technologies: Technologies, bit: i64) -> None:
        super().__init__(inner)
        self.technologies: Final = technologies
        self.bit: Final[i64] = bit
        self.ways: Final = [Diesel(0), Diesel(1)]

    def owns(self, game: GameState, seat: int) -> bool:
        """Return whether the seat has the card."""
        return self.technologies.display(game).owned[seat] & self.bit != 0

    def fewer(self, game: GameState, seat: int, bill: Bill) -> Bill | None:
        """Return the bill with a card fewer; None if the seat may not leave one out or cannot pay that either."""
        terms = bill.terms
        if terms is None or terms.cards < 2 or not self.owns(game, seat):
            return None  # never fewer than one card
        wilds = bill.wilds
        if bill.color == ALL_WILD:
            if terms.cards - 1 < terms.min_wilds:
                return None  # never a locomotive that a symbol asks for
            wilds -= 1
        elif bill.cards - bill.wilds < 2:
            return None  # without a card of the color it is the payment of wild cards only
        less = Bill(bill.cards - 1, bill.color, wilds, terms)
        return less if self.inner.covers(game, seat, less) else None

    def covers(self, game: GameState, seat: int, bill: Bill) -> bool:
        return self.inner.covers(game, seat, bill) or self.fewer(game, seat, bill) is not None

    def max_price(self, game: GameState, seat: int) -> i64:
        price = self.inner.max_price(game, seat)
        return price + 1 if self.owns(game, seat) else price

    def add_claims(self, game: GameState, seat: int, routes: list[Terms], extra: i64, options: list[Action]) -> None:
        if self.owns(game, seat):
            super().add_claims(game, seat, routes, extra, options)
        else:
            self.inner.add_claims(game, seat, routes, extra, options)

    def next_payment_step(self, game: GameState, seat: int, bill: Bill, purchase: Purchase) -> AnyStep | None:
        if self.fewer(game, seat, bill) is not None:
            return DieselStep(seat, bill, purchase, self)
        return self.inner.next_payment_step(game, seat, bill, purchase)


class DieselStep(LinkStep[Diesel]):
    """Choose whether a card is left out; asked even where the full price cannot be paid, so that it is said."""

    def __init__(self, seat: int, bill: Bill, purchase: Purchase, payment: DieselPayment) -> None:
        super().__init__(seat, bill, purchase)
        self.payment: Final = payment

    def name(self) -> str:
        return "diesel"

    def options(self, game: GameState, seat: int) -> list[Action]:
        return [way for way in self.payment.ways if self.refusal(game, seat, way) is None]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Diesel):
            return NOT_NOW
        if action.fewer or self.payment.inner.covers(game, seat, self.bill):
            return None
        return FULL_PRICE

    def do(self, game: GameState, seat: int, action: Diesel) -> None:
        bill: Bill | None = self.bill
        if action.fewer:
            bill = self.payment.fewer(game, seat, self.bill)
            assert bill is not None
        game.pop_step()
        settle_with(self.payment.inner, game, seat, bill or self.bill, self.purchase)
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return {"n": self.price()}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, payment: DieselPayment) -> DieselStep:
        return DieselStep(form["seat"], read_bill(ruleset, form), read_purchase(ruleset, form), payment)
