"""Paying from hand and holder: what both together cover, how many come from the holder, and how a payment is put back.

Team_asia R13, R14, R26 and R28. How many cards of the color, then how many wild ones come from the holder is a chain of
small decisions hidden from the others; each is asked only where hand and holder leave a choice. Once they are paid,
all seats are told which cards came from the holder, as they would see at a table.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fogg.authoring import (
    FEW_CARDS,
    FEW_WILDS,
    NOT_NOW,
    Action,
    AnyStep,
    Bill,
    Form,
    GameState,
    Message,
    PaymentRules,
    Purchase,
    Refusal,
    Ruleset,
    Step,
    StepForm,
    Terms,
    back_to_hand,
    claim_gain,
    commit_cards,
    highest,
    public,
)
from fogg.modules.holders.state import HolderState, held_of
from fogg.vec import vec

WRONG_NUMBER: Final = Refusal("refusal-from-holder", "team_asia R13")
NOT_ASKED: Final[i64] = -1


class FromHolder(Action):
    """Take that many of the cards in question from the holder, the rest from the hand."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: Final = n

    def to_json(self) -> Form:
        return {"do": "from-holder", "n": self.n}

    def targets(self) -> list[str]:
        return ["payment"]

    def words(self, game: GameState, seat: int) -> Message:
        step = game.step
        assert isinstance(step, MixStep)
        key = game.ruleset.kinds[step.kind(game)].key
        from_hand = int(step.wanted()) - self.n
        cards: list[list[str | int]] = [[key, self.n]] if self.n else []
        cards_hand: list[list[str | int]] = [[key, from_hand]] if from_hand else []
        return Message("action-from-holder", {"cards": cards, "cards_hand": cards_hand})


class HolderPayment(PaymentRules):
    """A seat pays with its hand and its side's holder."""

    def __init__(self) -> None:
        self.slot: int = -1
        self.ways: list[FromHolder] = []  # by number

    def held(self, game: GameState) -> HolderState:
        """Return the state of the module."""
        return held_of(game, self.slot)

    def holder(self, game: GameState, seat: int) -> vec[i64]:
        """Return what lies in the holder of the seat's side."""
        return self.held(game).piles[game.side_of[seat]].counts

    def available_cards(self, game: GameState, seat: int) -> vec[i64]:
        both = game.players[seat].hand.counts[:]
        holder = self.holder(game, seat)
        kind: i64
        for kind in range(len(both)):
            both[kind] += holder[kind]
        return both

    def least(self, game: GameState, seat: int, kind: i64, n: i64) -> i64:
        """Return how many of `n` cards of a kind must come from the holder: what the hand lacks."""
        lacking = n - game.players[seat].hand.counts[kind]
        return lacking if lacking > 0 else 0

    def most(self, game: GameState, seat: int, kind: i64, n: i64) -> i64:
        """Return how many of `n` cards of a kind can come from the holder."""
        there = self.holder(game, seat)[kind]
        return there if there < n else n

    def covers(self, game: GameState, seat: int, bill: Bill) -> bool:
        return self.has(game, seat, game.ruleset.wild, bill.wilds) and (
            bill.color < 0 or self.has(game, seat, bill.color, bill.cards - bill.wilds)
        )

    def has(self, game: GameState, seat: int, kind: i64, n: i64) -> bool:
        """Return whether hand and holder together have that many cards of a kind."""
        return self.least(game, seat, kind, n) <= self.most(game, seat, kind, n)

    def max_price(self, game: GameState, seat: int) -> i64:
        both = self.available_cards(game, seat)
        return highest(both, game.ruleset.n_colors) + both[game.ruleset.wild]

    def add_claims(self, game: GameState, seat: int, routes: list[Terms], extra: i64, options: list[Action]) -> None:
        both = self.available_cards(game, seat)
        wilds: i64 = both[game.ruleset.wild] - extra
        if wilds >= 0:
            for terms in routes:
                terms.add_payable(both, wilds, options)

    def refusal(self, game: GameState, seat: int, bill: Bill) -> Refusal | None:
        return FEW_CARDS if self.has(game, seat, game.ruleset.wild, bill.wilds) else FEW_WILDS

    def next_payment_step(self, game: GameState, seat: int, bill: Bill, purchase: Purchase) -> AnyStep | None:
        colored: i64 = 0
        if bill.color >= 0:
            n = bill.cards - bill.wilds
            colored = self.least(game, seat, bill.color, n)
            if colored < self.most(game, seat, bill.color, n):
                return MixStep(seat, bill, purchase, self, NOT_ASKED)
        return self.wild_link(game, seat, bill, purchase, colored)

    def wild_link(self, game: GameState, seat: int, bill: Bill, purchase: Purchase, colored: i64) -> AnyStep | None:
        """Return the decision about the wild cards, with that many of the others from the holder,
        if there is a choice.
        """
        wild = game.ruleset.wild
        if self.least(game, seat, wild, bill.wilds) < self.most(game, seat, wild, bill.wilds):
            return MixStep(seat, bill, purchase, self, colored)
        return None

    def commit(self, game: GameState, seat: int, bill: Bill) -> None:
        colored: i64 = 0
        if bill.color >= 0:
            colored = self.least(game, seat, bill.color, bill.cards - bill.wilds)
        self.commit_with(game, seat, bill, colored, self.least(game, seat, game.ruleset.wild, bill.wilds))

    def commit_with(self, game: GameState, seat: int, bill: Bill, colored: i64, wilds: i64) -> None:
        """Lay out a bill with the given numbers of colored and wild cards from the holder."""
        held = self.held(game)
        if game.players[seat].committed.size == 0:
            held.forget_laid()
        commit_cards(game, seat, bill.cards - colored - wilds, bill.color, bill.wilds - wilds)
        paid: list[list[str | int]] = []
        for kind, n in ((bill.color, colored), (game.ruleset.wild, wilds)):
            if n:
                held.pay(game, seat, kind, n)
                paid.append([game.ruleset.kinds[kind].key, int(n)])
        if paid:
            game.emit(public("event-paid-from-holder", seat=seat, cards=paid))

    def give_back(self, game: GameState, seat: int) -> None:
        self.held(game).take_back(game, seat)
        back_to_hand(game, seat)


class MixStep(Step[FromHolder]):
    """The choice of how many colored cards, or once `colored` is decided wild cards, come from the holder.

    A draft: others see what they saw before it.
    """

    def __init__(self, seat: int, bill: Bill, purchase: Purchase, payment: HolderPayment, colored: i64) -> None:
        super().__init__(seat)
        self.bill: Final = bill
        self.purchase: Final = purchase
        self.payment: Final = payment
        self.colored: i64 = colored

    def name(self) -> str:
        return "from-holder"

    def price(self) -> int:
        return int(self.bill.cards)

    def kind(self, game: GameState) -> i64:
        """Return the kind in question."""
        return self.bill.color if self.colored == NOT_ASKED else game.ruleset.wild

    def wanted(self) -> i64:
        """Return the number of cards of that kind paid in all."""
        return self.bill.cards - self.bill.wilds if self.colored == NOT_ASKED else self.bill.wilds

    def least(self, game: GameState) -> i64:
        return self.payment.least(game, self.seat, self.kind(game), self.wanted())

    def most(self, game: GameState) -> i64:
        return self.payment.most(game, self.seat, self.kind(game), self.wanted())

    def options(self, game: GameState, seat: int) -> list[Action]:
        """List the fewest from the holder first: its cards serve the partner too."""
        return [self.payment.ways[n] for n in range(int(self.least(game)), int(self.most(game)) + 1)]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, FromHolder):
            return NOT_NOW
        return None if self.least(game) <= action.n <= self.most(game) else WRONG_NUMBER

    def do(self, game: GameState, seat: int, action: FromHolder) -> None:
        game.pop_step()
        n: i64 = action.n
        wild = game.ruleset.wild
        if self.colored != NOT_ASKED:
            self.payment.commit_with(game, seat, self.bill, self.colored, n)
            self.purchase.paid(game, seat)
        else:
            step = self.payment.wild_link(game, seat, self.bill, self.purchase, n)
            if step is not None:
                game.push_step(step)
            else:
                self.payment.commit_with(
                    game, seat, self.bill, n, self.payment.least(game, seat, wild, self.bill.wilds)
                )
                self.purchase.paid(game, seat)
        game.flush_pushed()

    def immediate_points(self, game: GameState, seat: int, action: Action) -> int:
        terms = self.bill.terms
        return 0 if terms is None else claim_gain(game, seat, terms)

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return {"least": int(self.least(game)), "most": int(self.most(game))}

    def seen_by(self, game: GameState, seat: int) -> AnyStep | None:
        return self if seat == self.seat else self.purchase.stand_in(self.seat)

    def to_json(self) -> StepForm:
        terms = self.bill.terms
        return {
            "seat": self.seat,
            "bill": [int(self.bill.cards), int(self.bill.color), int(self.bill.wilds)],
            "route": "" if terms is None else terms.route.key,
            "for": self.purchase.name(),
            "form": self.purchase.to_json(),
            "colored": int(self.colored),
        }

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, payment: HolderPayment) -> MixStep:
        cards, color, wilds = form["bill"]
        terms = ruleset.terms[ruleset.board.route(form["route"]).id] if form["route"] else None
        purchase = ruleset.read_purchase(form["for"], form["form"])
        return MixStep(form["seat"], Bill(cards, color, wilds, terms), purchase, payment, form["colored"])
