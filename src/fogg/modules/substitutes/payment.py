"""The payment rules that count sets of cards as wild cards: what it covers is a formula, never a search."""

from __future__ import annotations

from mypy_extensions import i64

from fogg.authoring import (
    ALL_WILD,
    Action,
    AnyStep,
    Bill,
    Claim,
    GameState,
    HandPayment,
    LayeredPayment,
    PaymentRules,
    Purchase,
    Refusal,
    Ruleset,
    Terms,
    commit_cards,
    highest,
    settle_with,
)
from fogg.modules.substitutes.give import Give, GiveStep, forced
from fogg.modules.substitutes.rate import Rate
from fogg.modules.substitutes.sets import SetsStep, Substitutes


class SubstitutePayment(LayeredPayment):
    """A hand that may replace wild cards by sets.

    A bill of c cards with w wild ones takes c - w cards of its color; of the others n sets of r cards and w - n wild
    cards are played, so the hand must have (r - 1) * n cards more than c. Where `sets_only` says so, locomotives are
    not wild: every wild card of the bill is a set, which may hold locomotives.
    """

    def __init__(self, inner: PaymentRules, rate: Rate) -> None:
        super().__init__(inner)
        self.plain: bool = isinstance(inner, HandPayment)  # sets then come out of the one hand that pays
        self.rate: Rate = rate
        self.sets_only: list[bool] = []  # by route: locomotives are not wild there (nordic R19); empty: nowhere
        self.most: int = 0  # the most wild cards that one payment can have; modules that add to prices raise it
        self.sets: list[Substitutes] = []
        self.gives: list[Give] = []

    def covers(self, game: GameState, seat: int, bill: Bill) -> bool:
        if not self.plain and self.inner.covers(game, seat, bill):
            return True
        lacking = bill.wilds - self.wild_cards(game, seat, bill.terms)
        if lacking > 0:
            return self.most_sets(game, seat, bill) >= lacking
        return bill.color == ALL_WILD or game.players[seat].hand.counts[bill.color] >= bill.cards - bill.wilds

    def takes_sets_only(self, terms: Terms | None) -> bool:
        """Return True for the terms of a route on which locomotives are not wild."""
        return terms is not None and len(self.sets_only) > 0 and self.sets_only[terms.route_id]

    def wild_cards(self, game: GameState, seat: int, terms: Terms | None) -> i64:
        """Return how many cards of the hand are wild by themselves for those terms."""
        if self.sets_only and self.takes_sets_only(terms):
            return 0
        return game.players[seat].hand.counts[game.ruleset.wild]

    def most_sets(self, game: GameState, seat: int, bill: Bill) -> i64:
        """Return how many of the wild cards the hand can replace by sets; -1 if it lacks the other cards."""
        hand = game.players[seat].hand
        if bill.color != ALL_WILD and hand.counts[bill.color] < bill.cards - bill.wilds:
            return -1
        spare: i64 = hand.size - bill.cards
        if spare < 0:
            return -1
        rate = self.rate.cards(game, seat, bill.terms)
        if rate == 0:
            return 0
        most: i64 = spare // (rate - 1)
        return most if most < bill.wilds else bill.wilds

    def ways(self, game: GameState, seat: int, bill: Bill) -> list[int]:
        """Return the numbers of sets with which the seat can pay the bill, in rising order."""
        ways: list[int] = []
        least: i64 = bill.wilds - self.wild_cards(game, seat, bill.terms)
        if not self.plain:
            if self.inner.covers(game, seat, bill):
                ways.append(0)
            if least < 1:
                least = 1  # without sets it is the inner rules that pays
        for n in range(int(least) if least > 0 else 0, int(self.most_sets(game, seat, bill)) + 1):
            ways.append(n)
        return ways

    def max_price(self, game: GameState, seat: int) -> i64:
        if not self.plain:
            return super().max_price(game, seat)
        hand = game.players[seat].hand
        longest = highest(hand.counts, game.ruleset.n_colors) + hand.counts[game.ruleset.wild]
        rate = self.rate.best(game, seat)
        return longest if rate == 0 else (hand.size + (rate - 1) * longest) // rate

    def max_wilds(self, game: GameState, seat: int) -> i64:
        if not self.plain:
            return super().max_wilds(game, seat)
        hand = game.players[seat].hand
        wilds: i64 = hand.counts[game.ruleset.wild]
        rate = self.rate.best(game, seat)
        if rate:
            wilds += (hand.size - 1) // (rate - 1)  # no route costs less than a card
        return wilds

    def add_claims(self, game: GameState, seat: int, routes: list[Terms], extra: i64, options: list[Action]) -> None:
        if not self.plain:
            super().add_claims(game, seat, routes, extra, options)
            return
        hand = game.players[seat].hand
        counts = hand.counts
        size: i64 = hand.size - extra
        wilds: i64 = counts[game.ruleset.wild] - extra
        rates = self.rate.by_route(game, seat)
        sets_only = self.sets_only
        limited = len(sets_only) > 0
        most: i64
        for terms in routes:
            spare: i64 = size - terms.cards
            if spare < 0:
                continue
            most = wilds
            if limited and sets_only[terms.route_id]:
                most = 0
            if most < terms.max_wilds:
                rate: i64 = rates[terms.route_id]
                if rate:
                    most += spare // (rate - 1)
            terms.add_payable(counts, most, options)

    def refusal(self, game: GameState, seat: int, bill: Bill) -> Refusal | None:
        terms = bill.terms
        if terms is None or not self.takes_sets_only(terms):
            return super().refusal(game, seat, bill)
        return terms.wilds_refusal if game.players[seat].hand.counts[game.ruleset.wild] else None

    def in_words(self, game: GameState, seat: int, claim: Claim, cards: list[list[str | int]]) -> list[list[str | int]]:
        terms = game.ruleset.terms[claim.route_id]
        if not self.takes_sets_only(terms) or not claim.wilds:
            return super().in_words(game, seat, claim, cards)
        any_cards: list[str | int] = ["any", int(self.rate.cards(game, seat, terms) * claim.wilds)]
        return [*[entry for entry in cards if entry[0] != game.ruleset.wild_kind.key], any_cards]

    def next_payment_step(self, game: GameState, seat: int, bill: Bill, purchase: Purchase) -> AnyStep | None:
        ways = self.ways(game, seat, bill)
        if len(ways) > 1:
            return SetsStep(seat, bill, purchase, self)
        if ways[0] == 0:
            return super().next_payment_step(game, seat, bill, purchase)
        return self.first_give(game, seat, bill, purchase, ways[0])

    def first_give(self, game: GameState, seat: int, bill: Bill, purchase: Purchase, n: int) -> GiveStep | None:
        """Return the question for the first card of `n` sets; None if the hand leaves no choice."""
        needed = int(self.rate.cards(game, seat, bill.terms)) * n
        if forced(self.free(game, seat, bill, n), 0, needed):
            return None
        return GiveStep(seat, bill, purchase, n, needed, [], self)

    def free(self, game: GameState, seat: int, bill: Bill, n: int) -> list[int]:
        """Return the cards by kind that are left for `n` sets after the rest of the bill."""
        free = game.players[seat].hand.listed()
        if bill.color != ALL_WILD:
            free[bill.color] -= int(bill.cards - bill.wilds)
        free[game.ruleset.wild] -= int(bill.wilds) - n
        return free

    def pay(self, game: GameState, seat: int, bill: Bill, purchase: Purchase, n: int) -> None:
        """Ask for the cards of the chosen sets, or lay them all out and continue."""
        if n == 0:
            settle_with(self.inner, game, seat, bill, purchase)
            return
        step = self.first_give(game, seat, bill, purchase, n)
        if step is not None:
            game.push_step(step)
            return
        self.lay_sets(game, seat, bill, n, [])
        purchase.paid(game, seat)

    def commit(self, game: GameState, seat: int, bill: Bill) -> None:
        n = self.ways(game, seat, bill)[0]
        if n == 0:
            super().commit(game, seat, bill)
        else:
            self.lay_sets(game, seat, bill, n, [])

    def lay_sets(self, game: GameState, seat: int, bill: Bill, n: int, given: list[int]) -> None:
        """Lay out a bill with `n` sets of the given kinds; what they lack has no choice left."""
        player = game.players[seat]
        free = self.free(game, seat, bill, n)
        cards = [0] * len(free)
        for kind in given:
            cards[kind] += 1
            free[kind] -= 1
        left = int(self.rate.cards(game, seat, bill.terms)) * n - len(given)
        for kind in range(given[-1] if given else 0, len(free)):
            more = free[kind] if free[kind] < left else left
            cards[kind] += more
            left -= more
        commit_cards(game, seat, bill.cards - n, bill.color, bill.wilds - n)
        for kind in range(len(cards)):
            if cards[kind]:
                player.give(kind, cards[kind])
                player.committed.add(kind, cards[kind])


def substitutes_of(ruleset: Ruleset) -> SubstitutePayment | None:
    """Return the payment rules with sets, wherever among the payment rules of a ruleset it is."""
    rules = ruleset.payment_rules
    while isinstance(rules, LayeredPayment):
        if isinstance(rules, SubstitutePayment):
            return rules
        rules = rules.inner
    return None
