"""The purse: what a seat can pay with. A replaceable part of a ruleset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from fogg.engine.claims.payment import Bill, Purchase, back_to_hand, commit_from_hand
from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import ALL_WILD, Action, Claim
from fogg.engine.decisions.refusal import Refusal
from fogg.engine.decisions.step import AnyStep
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.engine.game.game import Game

ANY_PRICE: Final[i64] = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class PaymentRules:
    """Where more than the own hand pays: substitutes for wild cards, a team's holder, +4 locomotives.

    A ruleset without a purse lets a hand pay with its own cards. A purse that is put on top of another (`inner`) asks
    it for what it does not know itself.
    """

    def __init__(self, inner: PaymentRules | None = None) -> None:
        self.inner: PaymentRules | None = inner

    def covers(self, game: Game, seat: int, bill: Bill) -> bool:
        """Whether the seat can pay the bill in some way."""
        if self.inner is not None:
            return self.inner.covers(game, seat, bill)
        hand = game.players[seat].hand.counts
        if hand[game.ruleset.wild] < bill.wilds:
            return False
        return bill.color < 0 or hand[bill.color] >= bill.cards - bill.wilds

    def max_price(self, game: Game, seat: int) -> i64:
        """A number of cards above which no price of a route can be paid; routes that cost more are not looked at."""
        return ANY_PRICE

    def add_claims(self, game: Game, seat: int, routes: list[Terms], extra: i64, options: list[Action]) -> None:
        """Append the claims of those routes that the seat can pay, with `extra` wild cards on top of the price.

        Override where a formula is quicker than asking `covers` of every claim.
        """
        for terms in routes:
            for color in range(int(terms.first_color), int(terms.end_color)):
                for claim in terms.claims[color]:
                    if claim.wilds >= terms.cards:
                        break
                    if terms.min_wilds <= claim.wilds <= terms.max_wilds and self.covers(
                        game, seat, Bill(terms.cards + extra, color, claim.wilds + extra, terms)
                    ):
                        options.append(claim)
            every: i64 = terms.cards + extra
            if terms.all_wild is not None and self.covers(game, seat, Bill(every, ALL_WILD, every, terms)):
                options.append(terms.all_wild)

    def available_cards(self, game: Game, seat: int) -> vec[i64]:
        """All cards that the seat may pay with, by kind."""
        return game.players[seat].hand.counts if self.inner is None else self.inner.available_cards(game, seat)

    def refusal(self, game: Game, seat: int, bill: Bill) -> Refusal | None:
        """Why a bill is not covered, where the purse has a reason of its own."""
        return None if self.inner is None else self.inner.refusal(game, seat, bill)

    def in_words(self, game: Game, seat: int, claim: Claim, cards: list[list[str | int]]) -> list[list[str | int]]:
        """What a claim is paid with, for its label: the given cards, where the purse does not know better."""
        return cards if self.inner is None else self.inner.in_words(game, seat, claim, cards)

    def next_payment_step(self, game: Game, seat: int, bill: Bill, purchase: Purchase) -> AnyStep | None:
        """A decision that the payment still needs; its step ends in `purchase.paid`. None: it can be laid out."""
        return None if self.inner is None else self.inner.next_payment_step(game, seat, bill, purchase)

    def commit(self, game: Game, seat: int, bill: Bill) -> None:
        """Lay out a bill that needs no decision."""
        if self.inner is None:
            commit_from_hand(game, seat, bill)
        else:
            self.inner.commit(game, seat, bill)

    def give_back(self, game: Game, seat: int) -> None:
        """Cards laid out go back to where they came from."""
        if self.inner is None:
            back_to_hand(game, seat)
        else:
            self.inner.give_back(game, seat)
