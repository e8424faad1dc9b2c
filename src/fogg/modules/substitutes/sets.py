"""The choice of sets in place of a payment's wild cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogg.authoring import (
    NOT_NOW,
    Action,
    Bill,
    Form,
    GameState,
    LinkStep,
    Message,
    Purchase,
    Refusal,
    Ruleset,
    StepForm,
    read_bill,
    read_purchase,
)

if TYPE_CHECKING:
    from fogg.modules.substitutes.payment import SubstitutePayment

OTHER_NUMBER: Final = Refusal("refusal-substitutes", "uk R8")


class Substitutes(Action):
    """Play that many sets of cards as wild cards."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: Final = n

    def to_json(self) -> Form:
        return {"do": "substitutes", "sets": self.n}

    def targets(self) -> list[str]:
        return ["payment"]

    def words(self, game: GameState, seat: int) -> Message:
        step = game.step
        assert isinstance(step, SetsStep)
        rate = int(step.payment.rate.cards(game, seat, step.bill.terms))
        return Message("action-substitutes", {"n": self.n, "rate": rate})


class SetsStep(LinkStep[Substitutes]):
    """Choose the number of sets; asked only where the hand allows several."""

    def __init__(self, seat: int, bill: Bill, purchase: Purchase, payment: SubstitutePayment) -> None:
        super().__init__(seat, bill, purchase)
        self.payment: Final = payment

    def name(self) -> str:
        return "substitutes"

    def options(self, game: GameState, seat: int) -> list[Action]:
        return [self.payment.sets[n] for n in self.payment.ways(game, seat, self.bill)]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Substitutes):
            return NOT_NOW
        return None if action.n in self.payment.ways(game, seat, self.bill) else OTHER_NUMBER

    def do(self, game: GameState, seat: int, action: Substitutes) -> None:
        game.pop_step()
        self.payment.pay(game, seat, self.bill, self.purchase, action.n)
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        ways = self.payment.ways(game, seat, self.bill)
        return {"least": ways[0], "most": ways[-1]}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, payment: SubstitutePayment) -> SetsStep:
        return SetsStep(form["seat"], read_bill(ruleset, form), read_purchase(ruleset, form), payment)
