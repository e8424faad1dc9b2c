"""Claiming a route: who may, how it is paid, and what follows (usa R17 to R25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from fogg.engine.claims.claim_refusal import cards_refusal, payment_refusal, route_details, route_refusal
from fogg.engine.claims.payment import Bill, Purchase, settle_bill
from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import Action, Claim
from fogg.engine.decisions.refusal import Refusal
from fogg.engine.decisions.step import StepForm
from fogg.engine.decisions.verb import Verb
from fogg.engine.event import public
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.engine.ruleset.ruleset import Ruleset

EVERY_SEAT: Final[i64] = -1


@final
class ClaimVerb(Verb[Claim]):
    """Use the turn to claim a route."""

    def name(self) -> str:
        return "claim"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        made: list[Action] = []
        for terms in ruleset.terms:
            made += terms.make_claims(ruleset.kinds, ruleset.most_seats, ruleset.fewer_cards, ruleset.more_cards)
        return made

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        game.ruleset.payment_rules.list_claims(game, seat, options)

    def count(self, game: GameState, seat: int) -> i64:
        return game.ruleset.payment_rules.count_claims(game, seat)

    def nth(self, game: GameState, seat: int, n: i64) -> Action:
        return game.ruleset.payment_rules.nth_claim(game, seat, n)

    def refusal(self, game: GameState, seat: int, action: Claim) -> Refusal | None:
        why = route_refusal(game, seat, action.route_id)
        if why is not None:
            return why
        return payment_refusal(game, seat, game.terms_for(seat, action.route_id), action)

    def do(self, game: GameState, seat: int, action: Claim) -> None:
        continue_claim(game, seat, action, 0)

    def details(self, game: GameState, seat: int, action: Claim) -> dict[str, Any]:
        return route_details(game, seat, action.route_id)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        if not target.startswith("route:"):
            return None
        route: i64 = game.ruleset.board.route(target[6:]).id
        why = route_refusal(game, seat, route)
        if why is None:
            why = cards_refusal(game, seat, game.terms_for(seat, route))
        return why, route_details(game, seat, route)

    def immediate_points(self, game: GameState, seat: int, action: Claim) -> int:
        return claim_gain(game, seat, game.terms_for(seat, action.route_id))


class ClaimPurchase(Purchase):
    """The route of a claim, while payment rules ask how it is paid."""

    def __init__(self, claim: Claim) -> None:
        self.claim: Final = claim

    def name(self) -> str:
        return "claim"

    def to_json(self) -> dict[str, str | int]:
        return self.claim.to_json()

    def paid(self, game: GameState, seat: int) -> None:
        after_payment(game, seat, self.claim)

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm) -> ClaimPurchase:
        return ClaimPurchase(ruleset.claim(form))


def continue_claim(game: GameState, seat: int, claim: Claim, stage: int) -> None:
    """Run the remaining draft hooks, then pay for the claim."""
    ruleset = game.ruleset
    for i in range(stage, len(ruleset.on_draft)):
        step = ruleset.on_draft[i].draft(game, seat, claim, i + 1)
        if step is not None:
            game.push_step(step)
            return
    terms = game.terms_for(seat, claim.route_id)
    if ruleset.payment_rules.commit_claim(game, seat, terms, claim):
        after_payment(game, seat, claim)
    else:
        settle_bill(game, seat, Bill(terms.cards, claim.color_id, claim.wilds, terms), ClaimPurchase(claim))


def after_payment(game: GameState, seat: int, claim: Claim) -> None:
    """Complete a claim whose cards are laid out, unless a module takes over."""
    for module in game.ruleset.on_after_payment:
        if module.after_payment(game, seat, claim):
            return
    complete(game, seat, game.terms_for(seat, claim.route_id))


def complete(game: GameState, seat: int, terms: Terms) -> None:
    """Pay the cards laid out and give the seat the route: trains, points, and what modules add."""
    player = game.players[seat]
    game.own_board()
    if game.events is None and not game.ruleset.on_points:
        # What `claim_lines` and `add_score` come to, without the list.
        game.lines.append(terms.line(seat))
        player.score += terms.points
    else:
        score_claim(game, seat, terms)
    player.committed.pour_into(game.deck.discards)
    record_owner(game, seat, terms)
    player.routes.append(int(terms.route_id))
    player.trains -= terms.trains
    for module in game.ruleset.on_after_claim:
        module.after_claim(game, seat, terms)


def score_claim(game: GameState, seat: int, terms: Terms) -> None:
    """Score what the claim brings, and announce it."""
    player = game.players[seat]
    lines = claim_lines(game, seat, terms)
    if game.events is not None:
        cards = game.deck.cards_of(player.committed)
        points = sum([line.points for line in lines if line.seat == seat])
        game.emit(public("event-claimed", seat=seat, route=terms.route.key, cards=cards, n=points))
    for line in lines:
        game.add_score(line)


def record_owner(game: GameState, seat: int, terms: Terms) -> None:
    """Enter the seat as an owner, and close what this closes: the route to all, parallel tracks to it or to all."""
    game.own_board()
    route = terms.route_id
    first = game.owners[route] == 0
    game.owners[route] |= 1 << seat
    close_route(game, route, EVERY_SEAT)
    if not terms.grouped:
        return
    if first:
        game.taken[terms.group] += 1
    full = game.taken[terms.group] >= game.limits[terms.group]
    for other in game.ruleset.board.groups[terms.group]:
        if full:
            close_route(game, other, EVERY_SEAT)  # usa R22
    for other in terms.siblings:
        close_route(game, other, 1 << seat)  # usa R21


def close_route(game: GameState, route: i64, seats: i64) -> None:
    """Close a route to those seats, given as a bit mask, for good."""
    fresh: i64 = seats & ~game.closed[route]
    game.closed[route] |= seats
    tariffs: i64 = len(game.ruleset.tariffs)
    tariff = game.ruleset.terms[route].tariff
    seat: i64
    for seat in range(len(game.players)):
        if fresh >> seat & 1:
            game.open_counts[seat * tariffs + tariff] -= 1


def close_routes(game: GameState) -> None:
    """Compute from the owners what is closed to whom; for a constructed game, not a played one."""
    all_terms = game.ruleset.terms
    owners = game.owners
    route: i64
    for route in range(len(owners)):
        mask = owners[route]
        if mask:
            owners[route] = 0
            for seat in range(len(game.players)):
                if mask >> seat & 1:
                    record_owner(game, seat, all_terms[route])
            owners[route] = mask


def claim_lines(game: GameState, seat: int, terms: Terms) -> list[ScoreLine]:
    """Return the lines of score that the claim brings."""
    lines = [terms.line(seat)]
    for module in game.ruleset.on_points:
        lines = module.points(game, seat, terms, lines)
    return lines


def claim_gain(game: GameState, seat: int, terms: Terms) -> int:
    """Return the points that the claim brings to the seat's side."""
    points = 0
    for line in claim_lines(game, seat, terms):
        if game.side_of[line.seat] == game.side_of[seat]:
            points += line.points
    return points
