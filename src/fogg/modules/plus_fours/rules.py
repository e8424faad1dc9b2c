"""+4 locomotives: cards that are wild on long routes only (marklin R10, R11).

They count among the wild cards of a claim. The payment rules know where they may be used, and ask how many of the wild
cards are +4 locomotives where the hand leaves a choice.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fogg.authoring import (
    NOT_NOW,
    Action,
    AnyStep,
    Bill,
    Claim,
    Edition,
    EditionError,
    Form,
    GameState,
    HandPayment,
    Message,
    Module,
    PaymentRules,
    Purchase,
    Refusal,
    Ruleset,
    Step,
    StepForm,
    Terms,
    TurnStep,
    claim_gain,
    highest,
)

KIND: Final = "locomotive_plus4"
TOO_SHORT: Final = Refusal("refusal-plus-fours-route", "marklin R11")
WRONG_NUMBER: Final = Refusal("refusal-plus-fours", "marklin R11")


class PlusFours(Action):
    """Use that many +4 locomotives among the wild cards of a payment."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: Final = n

    def to_json(self) -> Form:
        return {"do": "plus-fours", "n": self.n}

    def targets(self) -> list[str]:
        return ["payment"]

    def words(self, game: GameState, seat: int) -> Message:
        step = game.step
        assert isinstance(step, PlusFoursStep)
        return Message("action-plus-fours", {"cards": cards_of(game.ruleset, step.bill, self.n)})


class PlusFourPayment(PaymentRules):
    """Lets +4 locomotives stand among the wild cards of a long enough route."""

    def __init__(self, kind: i64, least_length: i64) -> None:
        self.kind: i64 = kind
        self.least_length: i64 = least_length
        self.ways: list[PlusFours] = []  # by number

    def most(self, game: GameState, seat: int, bill: Bill) -> i64:
        """Return how many +4 locomotives the seat could use for a bill."""
        terms = bill.terms
        if terms is None or terms.route.length < self.least_length:
            return 0
        held = game.players[seat].hand.counts[self.kind]
        return held if held < bill.wilds else bill.wilds

    def least(self, game: GameState, seat: int, bill: Bill) -> i64:
        """Return how many +4 locomotives the seat must use for a bill that it can pay: what its locomotives lack."""
        lacking = bill.wilds - game.players[seat].hand.counts[game.ruleset.wild]
        return lacking if lacking > 0 else 0

    def covers(self, game: GameState, seat: int, bill: Bill) -> bool:
        hand = game.players[seat].hand.counts
        if hand[game.ruleset.wild] < bill.wilds and self.least(game, seat, bill) > self.most(game, seat, bill):
            return False
        return bill.color < 0 or hand[bill.color] >= bill.cards - bill.wilds

    def max_price(self, game: GameState, seat: int) -> i64:
        hand = game.players[seat].hand.counts
        return highest(hand, game.ruleset.n_colors) + hand[game.ruleset.wild] + hand[self.kind]

    def max_wilds(self, game: GameState, seat: int) -> i64:
        hand = game.players[seat].hand.counts
        return hand[game.ruleset.wild] + hand[self.kind]

    def add_claims(self, game: GameState, seat: int, routes: list[Terms], extra: i64, options: list[Action]) -> None:
        hand = game.players[seat].hand.counts
        on_short: i64 = hand[game.ruleset.wild] - extra
        on_long: i64 = on_short + hand[self.kind]
        for terms in routes:
            if terms.route.length >= self.least_length:
                terms.add_payable(hand, on_long, options)
            else:
                terms.add_payable(hand, on_short, options)

    def refusal(self, game: GameState, seat: int, bill: Bill) -> Refusal | None:
        terms = bill.terms
        if terms is None or terms.route.length >= self.least_length:
            return None
        hand = game.players[seat].hand.counts
        if hand[self.kind] == 0 or hand[game.ruleset.wild] + hand[self.kind] < bill.wilds:
            return None
        payable = bill.color < 0 or hand[bill.color] >= bill.cards - bill.wilds
        return TOO_SHORT if payable else None

    def in_words(self, game: GameState, seat: int, claim: Claim, cards: list[list[str | int]]) -> list[list[str | int]]:
        terms = game.ruleset.terms[claim.route.id]
        bill = Bill(terms.cards, claim.color_id, claim.wilds, terms)
        return cards_of(game.ruleset, bill, int(self.least(game, seat, bill)))

    def next_payment_step(self, game: GameState, seat: int, bill: Bill, purchase: Purchase) -> AnyStep | None:
        if self.least(game, seat, bill) < self.most(game, seat, bill):
            return PlusFoursStep(seat, bill, purchase, self)
        return None

    def commit(self, game: GameState, seat: int, bill: Bill) -> None:
        self.lay_with(game, seat, bill, self.least(game, seat, bill))

    def lay_with(self, game: GameState, seat: int, bill: Bill, n: i64) -> None:
        """Lay out a bill with `n` +4 locomotives among its wild cards."""
        super().commit(game, seat, Bill(bill.cards - n, bill.color, bill.wilds - n, bill.terms))
        if n:
            game.players[seat].give(self.kind, n)
            game.players[seat].committed.add(self.kind, n)


class PlusFoursStep(Step[PlusFours]):
    """The choice of +4 locomotives among the wild cards. A draft: others see the turn as if nothing had been chosen."""

    def __init__(self, seat: int, bill: Bill, purchase: Purchase, payment: PlusFourPayment) -> None:
        super().__init__(seat)
        self.bill: Final = bill
        self.purchase: Final = purchase
        self.payment: Final = payment

    def name(self) -> str:
        return "plus-fours"

    def price(self) -> int:
        return int(self.bill.cards)

    def options(self, game: GameState, seat: int) -> list[Action]:
        """List most +4 locomotives first: they are less useful than the others."""
        least = int(self.payment.least(game, seat, self.bill))
        most = int(self.payment.most(game, seat, self.bill))
        return [self.payment.ways[n] for n in range(most, least - 1, -1)]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlusFours):
            return NOT_NOW
        least = self.payment.least(game, seat, self.bill)
        return None if least <= action.n <= self.payment.most(game, seat, self.bill) else WRONG_NUMBER

    def do(self, game: GameState, seat: int, action: PlusFours) -> None:
        game.pop_step()
        self.payment.lay_with(game, seat, self.bill, action.n)
        self.purchase.paid(game, seat)
        game.flush_pushed()

    def immediate_points(self, game: GameState, seat: int, action: Action) -> int:
        terms = self.bill.terms
        return 0 if terms is None else claim_gain(game, seat, terms)

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        least = int(self.payment.least(game, seat, self.bill))
        return {"least": least, "most": int(self.payment.most(game, seat, self.bill))}

    def seen_by(self, game: GameState, seat: int) -> AnyStep | None:
        return self if seat == self.seat else TurnStep(self.seat)

    def to_json(self) -> StepForm:
        terms = self.bill.terms
        assert terms is not None
        bill = [int(self.bill.cards), int(self.bill.color), int(self.bill.wilds)]
        what = self.purchase.name()
        return {"seat": self.seat, "bill": bill, "route": terms.route.key, "for": what, "form": self.purchase.to_json()}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, payment: PlusFourPayment) -> PlusFoursStep:
        cards, color, wilds = form["bill"]
        bill = Bill(cards, color, wilds, ruleset.terms[ruleset.board.route(form["route"]).id])
        return PlusFoursStep(form["seat"], bill, ruleset.read_purchase(form["for"], form["form"]), payment)


def cards_of(ruleset: Ruleset, bill: Bill, n: int) -> list[list[str | int]]:
    """Return what a bill with `n` +4 locomotives consists of, for a message."""
    cards: list[list[str | int]] = []
    if bill.color >= 0 and bill.cards > bill.wilds:
        cards.append([ruleset.kinds[bill.color].key, int(bill.cards - bill.wilds)])
    if bill.wilds > n:
        cards.append([ruleset.wild_kind.key, int(bill.wilds) - n])
    if n:
        cards.append([KIND, n])
    return cards


class PlusFourLocomotives(Module):
    """Brings the payment rules."""

    payment: PlusFourPayment

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        if edition.get(f"train_cards.{KIND}", 0) == 0:
            problems.append(f"`train_cards` has no {KIND}")
        if edition.get("payment.plus4_min_route_length", 0) < 1:
            problems.append("`payment.plus4_min_route_length` must be 1 or more")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        kind = ruleset.kind(KIND)
        kind.ends_draw = edition.get("drawing.face_up_plus4_ends_draw", False)
        kind.may_be_second = edition.get("drawing.face_up_plus4_allowed_as_second", True)
        if not isinstance(ruleset.payment_rules, HandPayment):
            raise EditionError("plus_fours cannot follow another module that changes how cards are paid", value=KIND)
        self.payment = PlusFourPayment(kind.id, edition.number("payment.plus4_min_route_length"))
        ruleset.payment_rules = self.payment
        ruleset.add_step("plus-fours", lambda rules, form: PlusFoursStep.from_json(rules, form, self.payment))

    def actions(self, ruleset: Ruleset) -> list[Action]:
        longest = max([int(terms.cards) for terms in ruleset.terms])
        self.payment.ways = [PlusFours(n) for n in range(min(longest, ruleset.kind(KIND).total) + 1)]
        return [*self.payment.ways]

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-plus-fours", {"n": edition.get("payment.plus4_min_route_length", 0)}),
        ]
