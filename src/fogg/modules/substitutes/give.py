"""The cards of the sets, one after the other in the order of their kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogg.authoring import (
    NOT_NOW,
    Action,
    Bill,
    Form,
    GameState,
    Kind,
    LinkStep,
    Purchase,
    Refusal,
    Ruleset,
    StepForm,
    read_bill,
    read_purchase,
)

if TYPE_CHECKING:
    from fogg.modules.substitutes.payment import SubstitutePayment

NOT_FREE: Final = Refusal("refusal-give-kind", "uk R8")
OUT_OF_ORDER: Final = Refusal("refusal-give-order", "uk R8")


class Give(Action):
    """Put a card of that kind into a set."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self.kind: Final = kind

    def to_json(self) -> Form:
        return {"do": "give", "kind": self.kind.key}

    def targets(self) -> list[str]:
        return [f"hand:{self.kind.key}"]


class GiveStep(LinkStep[Give]):
    """Choose the next card of `n` sets of together `needed` cards; `given` are the kinds so far, in rising order."""

    def __init__(
        self,
        seat: int,
        bill: Bill,
        purchase: Purchase,
        n: int,
        needed: int,
        given: list[int],
        payment: SubstitutePayment,
    ) -> None:
        super().__init__(seat, bill, purchase)
        self.n: Final = n
        self.needed: Final = needed
        self.given: Final = given
        self.payment: Final = payment

    def name(self) -> str:
        return "give"

    def price(self) -> int:
        return self.needed - len(self.given)

    def options(self, game: GameState, seat: int) -> list[Action]:
        free = self.free(game, seat)
        needed = self.price()
        first = self.first()
        rest = sum(free[first:])
        options: list[Action] = []
        for kind in range(first, len(free)):
            if rest < needed:
                break
            if free[kind]:
                options.append(self.payment.gives[kind])
                rest -= free[kind]
        return options

    def first(self) -> int:
        """Return the lowest kind that may come next."""
        return self.given[-1] if self.given else 0

    def free(self, game: GameState, seat: int) -> list[int]:
        """Return the cards by kind that can still go into a set."""
        free = self.payment.free(game, seat, self.bill, self.n)
        for kind in self.given:
            free[kind] -= 1
        return free

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Give):
            return NOT_NOW
        free = self.free(game, seat)
        kind = action.kind.id
        if not free[kind]:
            return NOT_FREE
        return OUT_OF_ORDER if kind < self.first() or sum(free[kind:]) < self.price() else None

    def do(self, game: GameState, seat: int, action: Give) -> None:
        game.pop_step()
        given = [*self.given, action.kind.id]
        free = self.free(game, seat)
        free[action.kind.id] -= 1
        if forced(free, action.kind.id, self.needed - len(given)):
            self.payment.lay_sets(game, seat, self.bill, self.n, given)
            self.purchase.paid(game, seat)
        else:
            game.push_step(GiveStep(seat, self.bill, self.purchase, self.n, self.needed, given, self.payment))
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        kind = action.kind.key if isinstance(action, Give) else game.ruleset.wild_kind.key
        return {"kind": kind, "n": self.price()}

    def to_json(self) -> StepForm:
        form = super().to_json()
        form["sets"] = self.n
        form["needed"] = self.needed
        form["given"] = self.given[:]
        return form

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, payment: SubstitutePayment) -> GiveStep:
        return GiveStep(
            form["seat"],
            read_bill(ruleset, form),
            read_purchase(ruleset, form),
            form["sets"],
            form["needed"],
            list(form["given"]),
            payment,
        )


def forced(free: list[int], first: int, left: int) -> bool:
    """Return whether no choice is left: all free cards from that kind on are needed, or they are of one kind."""
    rest = sum(free[first:])
    return left == 0 or rest == left or max(free[first:]) == rest
