"""Payment with the cards of the own hand, as most editions have it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from fogg.engine.cards.counts import highest
from fogg.engine.claims.payment import commit_cards
from fogg.engine.claims.payment_rules import PaymentRules, open_routes
from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import Action, Claim
from fogg.engine.decisions.verb import UNCOUNTED

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState


@final
class HandPayment(PaymentRules):
    """The plain hand: a seat pays with its own cards."""

    def list_claims(self, game: GameState, seat: int, options: list[Action]) -> None:
        ruleset = game.ruleset
        if ruleset.on_terms or len(ruleset.on_forbids) > len(ruleset.on_open_routes):
            super().list_claims(game, seat, options)
        elif ruleset.on_open_routes:
            self.list_open_claims(game, seat, options)
        else:
            self.list_by_tariff(game, seat, options)

    def list_open_claims(self, game: GameState, seat: int, options: list[Action]) -> None:
        """Append the claims of the routes that modules leave open."""
        ruleset = game.ruleset
        player = game.players[seat]
        hand = player.hand.counts
        wilds = hand[ruleset.wild]
        limit = self.max_price(game, seat)
        closed = game.closed
        bit: i64 = 1 << seat
        last: i64 = -1  # the tariff of the route before: what holds for one of its routes holds for all
        payable = False
        for terms in open_routes(game, seat):
            if terms.tariff != last:
                if terms.cards > limit:
                    break
                last = terms.tariff
                payable = terms.trains <= player.trains and ruleset.tariffs[last].is_payable(hand, wilds)
            if payable and closed[terms.route_id] & bit == 0:
                terms.add_payable(hand, wilds, options)

    def list_by_tariff(self, game: GameState, seat: int, options: list[Action]) -> None:
        """Append the claims where no module is asked about a route: what cannot be paid is passed over in whole."""
        ruleset = game.ruleset
        player = game.players[seat]
        hand = player.hand.counts
        wilds = hand[ruleset.wild]
        limit = self.max_price(game, seat)
        closed = game.closed
        open_counts = game.open_counts
        first: i64 = seat * len(ruleset.tariffs)
        bit: i64 = 1 << seat
        for tariff in ruleset.tariffs:
            if tariff.cards > limit:
                break
            if open_counts[first + tariff.number] == 0 or tariff.trains > player.trains:
                continue
            if tariff.is_payable(hand, wilds):
                for terms in tariff.routes:
                    if closed[terms.route_id] & bit == 0:
                        terms.add_payable(hand, wilds, options)

    def count_claims(self, game: GameState, seat: int) -> i64:
        ruleset = game.ruleset
        if ruleset.on_terms or ruleset.on_forbids:
            return UNCOUNTED
        player = game.players[seat]
        hand = player.hand.counts
        wilds = hand[ruleset.wild]
        limit = self.max_price(game, seat)
        open_counts = game.open_counts
        slot: i64 = seat * len(ruleset.tariffs)
        count: i64 = 0
        for tariff in ruleset.tariffs:
            if tariff.cards > limit:
                break
            n: int = open_counts[slot]
            if n and tariff.trains <= player.trains:
                count += n * tariff.ways(hand, wilds)
            slot += 1
        return count

    def nth_claim(self, game: GameState, seat: int, n: i64) -> Action:
        ruleset = game.ruleset
        player = game.players[seat]
        hand = player.hand.counts
        wilds = hand[ruleset.wild]
        bit: i64 = 1 << seat
        slot: i64 = seat * len(ruleset.tariffs)
        for tariff in ruleset.tariffs:
            routes: int = game.open_counts[slot]
            slot += 1
            if routes == 0 or tariff.trains > player.trains:
                continue
            ways = tariff.ways(hand, wilds)
            claims: i64 = routes * ways
            if n >= claims:
                n -= claims
                continue
            for terms in tariff.routes:
                if game.closed[terms.route_id] & bit == 0:
                    if n < ways:
                        return tariff.way(terms, hand, wilds, n)
                    n -= ways
        raise IndexError("the seat has fewer claims")

    def commit_claim(self, game: GameState, seat: int, terms: Terms, claim: Claim) -> bool:
        commit_cards(game, seat, terms.cards, claim.color_id, claim.wilds)
        return True

    def can_afford(self, game: GameState, seat: int, n: i64) -> bool:
        return self.max_price(game, seat) >= n

    def max_price(self, game: GameState, seat: int) -> i64:
        hand = game.players[seat].hand.counts
        return highest(hand, game.ruleset.n_colors) + hand[game.ruleset.wild]

    def add_claims(self, game: GameState, seat: int, routes: list[Terms], extra: i64, options: list[Action]) -> None:
        hand = game.players[seat].hand.counts
        wilds: i64 = hand[game.ruleset.wild] - extra
        for terms in routes:
            terms.add_payable(hand, wilds, options)
