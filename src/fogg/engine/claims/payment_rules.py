"""Payment: a replaceable part of a ruleset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from fogg.engine.claims.payment import Bill, Purchase, back_to_hand, commit_cards
from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import ALL_WILD, Action, Claim
from fogg.engine.decisions.refusal import Refusal
from fogg.engine.decisions.step import AnyStep
from fogg.engine.decisions.verb import UNCOUNTED
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState

ANY_PRICE: Final[i64] = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class PaymentRules:
    """The ways a seat can pay. By default its own hand; subclasses add substitutes, a team's holder, +4 locomotives.

    A subclass that changes `covers` is complete: claims are listed by asking `covers` of each.
    """

    def covers(self, game: GameState, seat: int, bill: Bill) -> bool:
        """Return True if the seat can pay the bill in some way."""
        hand = game.players[seat].hand.counts
        if hand[game.ruleset.wild] < bill.wilds:
            return False
        return bill.color < 0 or hand[bill.color] >= bill.cards - bill.wilds

    def max_price(self, game: GameState, seat: int) -> i64:
        """Return a number of cards above which the seat can pay for no route; dearer routes are not looked at."""
        return ANY_PRICE

    def max_wilds(self, game: GameState, seat: int) -> i64:
        """Return a number of wild cards that no payment goes beyond, where other cards come from the seat's own hand.

        Routes that the hand cannot pay with them are not looked at.
        """
        return ANY_PRICE

    def list_claims(self, game: GameState, seat: int, options: list[Action]) -> None:
        """Append every claim that the seat may make and can pay."""
        ruleset = game.ruleset
        claimable: list[Terms] = []
        if ruleset.on_terms or len(ruleset.on_forbids) > len(ruleset.on_open_routes):
            self.look_at_each(game, seat, claimable)
        elif ruleset.on_open_routes:
            self.look_at_open_ones(game, seat, claimable)
        else:
            self.look_at_tariffs(game, seat, claimable)
        self.add_claims(game, seat, claimable, 0, options)

    def look_at_tariffs(self, game: GameState, seat: int, claimable: list[Terms]) -> None:
        """Append the routes that may be payable, where no module is asked about one of them."""
        ruleset = game.ruleset
        player = game.players[seat]
        hand = player.hand.counts
        closed = game.closed
        open_counts = game.open_counts
        slot: i64 = seat * len(ruleset.tariffs)
        bit: i64 = 1 << seat
        limit = self.max_price(game, seat)
        wilds = self.max_wilds(game, seat)
        for tariff in ruleset.tariffs:
            if tariff.cards > limit:
                break
            n: int = open_counts[slot]
            slot += 1
            if n and tariff.trains <= player.trains and (wilds == ANY_PRICE or tariff.is_payable(hand, wilds)):
                for terms in tariff.routes:
                    if closed[terms.route_id] & bit == 0:
                        claimable.append(terms)

    def look_at_open_ones(self, game: GameState, seat: int, claimable: list[Terms]) -> None:
        """Append the routes that may be payable, where modules tell which ones are open."""
        ruleset = game.ruleset
        player = game.players[seat]
        hand = player.hand.counts
        closed = game.closed
        bit: i64 = 1 << seat
        limit = self.max_price(game, seat)
        wilds = self.max_wilds(game, seat)
        last: i64 = -1  # the tariff of the route before: what holds for one of its routes holds for all
        payable = False
        for terms in open_routes(game, seat):
            if terms.tariff != last:
                if terms.cards > limit:
                    break
                last = terms.tariff
                payable = terms.trains <= player.trains
                if payable and wilds != ANY_PRICE:
                    payable = ruleset.tariffs[last].is_payable(hand, wilds)
            if payable and closed[terms.route_id] & bit == 0:
                claimable.append(terms)

    def look_at_each(self, game: GameState, seat: int, claimable: list[Terms]) -> None:
        """Append the routes that the seat may claim, where modules amend terms or are asked about each route."""
        ruleset = game.ruleset
        trains = game.players[seat].trains
        closed = game.closed
        amended = len(ruleset.on_terms) > 0
        bit: i64 = 1 << seat
        limit: i64 = ANY_PRICE if amended else self.max_price(game, seat)
        for static in open_routes(game, seat):
            if static.cards > limit:
                break
            if closed[static.route_id] & bit:
                continue
            terms = game.terms_for(seat, static.route_id) if amended else static
            if terms.trains <= trains and not is_forbidden(game, seat, static.route_id):
                claimable.append(terms)

    def count_claims(self, game: GameState, seat: int) -> i64:
        """Return how many claims `list_claims` lists; UNCOUNTED where only listing them tells."""
        return UNCOUNTED

    def nth_claim(self, game: GameState, seat: int, n: i64) -> Action:
        """Return the n-th claim of `list_claims`, where they are counted."""
        raise NotImplementedError

    def add_claims(self, game: GameState, seat: int, routes: list[Terms], extra: i64, options: list[Action]) -> None:
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

    def available_cards(self, game: GameState, seat: int) -> vec[i64]:
        """Return all cards that the seat may pay with, by kind."""
        return game.players[seat].hand.counts

    def refusal(self, game: GameState, seat: int, bill: Bill) -> Refusal | None:
        """Return why a bill is not covered, where these rules have their own reason."""
        return None

    def can_afford(self, game: GameState, seat: int, n: i64) -> bool:
        """Return True if there is any way to pay `n` cards of one color and wild ones for something but a route."""
        for way in game.ruleset.pays_for(n):
            if self.covers(game, seat, Bill(n, way.color_id, way.wilds, None)):
                return True
        return False

    def in_words(self, game: GameState, seat: int, claim: Claim, cards: list[list[str | int]]) -> list[list[str | int]]:
        """Return what a claim is paid with, for its label: by default the given cards."""
        return cards

    def next_payment_step(self, game: GameState, seat: int, bill: Bill, purchase: Purchase) -> AnyStep | None:
        """Return a decision that the payment still needs; its step ends in `purchase.paid`. None: nothing is open."""
        return None

    def commit(self, game: GameState, seat: int, bill: Bill) -> None:
        """Lay out the cards of a bill that needs no decision."""
        commit_cards(game, seat, bill.cards, bill.color, bill.wilds)

    def commit_claim(self, game: GameState, seat: int, terms: Terms, claim: Claim) -> bool:
        """Lay out the cards of a claim where that never needs a decision; False if its bill must be settled."""
        return False

    def give_back(self, game: GameState, seat: int) -> None:
        """Return cards that were laid out to where they came from; all seats have seen them."""
        back_to_hand(game, seat)


def open_routes(game: GameState, seat: int) -> list[Terms]:
    """Return the routes that modules with `open_routes` leave open to the seat, by price."""
    ruleset = game.ruleset
    routes = ruleset.by_price
    for module in ruleset.on_open_routes:
        routes = module.open_routes(game, seat, routes)
    return routes


def is_forbidden(game: GameState, seat: int, route: i64) -> bool:
    """Return True if a module that has no `open_routes` forbids the seat that route."""
    ruleset = game.ruleset
    for module in ruleset.on_forbids:
        if module not in ruleset.on_open_routes and module.forbids(game, seat, route) is not None:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class LayeredPayment(PaymentRules):
    """Payment rules on top of others: what they do not change, the ones below (`inner`) answer."""

    def __init__(self, inner: PaymentRules) -> None:
        self.inner: PaymentRules = inner

    def covers(self, game: GameState, seat: int, bill: Bill) -> bool:
        return self.inner.covers(game, seat, bill)

    def available_cards(self, game: GameState, seat: int) -> vec[i64]:
        return self.inner.available_cards(game, seat)

    def refusal(self, game: GameState, seat: int, bill: Bill) -> Refusal | None:
        return self.inner.refusal(game, seat, bill)

    def in_words(self, game: GameState, seat: int, claim: Claim, cards: list[list[str | int]]) -> list[list[str | int]]:
        return self.inner.in_words(game, seat, claim, cards)

    def next_payment_step(self, game: GameState, seat: int, bill: Bill, purchase: Purchase) -> AnyStep | None:
        return self.inner.next_payment_step(game, seat, bill, purchase)

    def commit(self, game: GameState, seat: int, bill: Bill) -> None:
        self.inner.commit(game, seat, bill)

    def commit_claim(self, game: GameState, seat: int, terms: Terms, claim: Claim) -> bool:
        """Lay out the cards of a claim where that never needs a decision; False if its bill must be settled."""
        return False

    def give_back(self, game: GameState, seat: int) -> None:
        self.inner.give_back(game, seat)
