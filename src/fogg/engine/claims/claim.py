"""Claiming a route: who may, how it is paid, and what follows (usa R17 to R25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from fogg.engine.claims.payment import Bill, Purchase, commit_cards, covers, settle_bill
from fogg.engine.claims.payment_rules import ANY_PRICE
from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import ALL_WILD, Action, Claim
from fogg.engine.decisions.refusal import NotYet, Refusal
from fogg.engine.decisions.step import StepForm
from fogg.engine.decisions.verb import Verb
from fogg.engine.event import public
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.ruleset import Ruleset

TAKEN: Final = Refusal("refusal-route-taken", "usa R20")
OWN_TRACK: Final = Refusal("refusal-own-track", "usa R21")
CLOSED: Final = Refusal("refusal-route-closed", "usa R22")
FEW_TRAINS: Final = Refusal("refusal-few-trains", "usa R18")
FEW_CARDS: Final = Refusal("refusal-few-cards", "usa R17")
FEW_WILDS: Final = Refusal("refusal-few-wilds", "usa R17")
OTHER_COLOR: Final = Refusal("refusal-other-color", "usa R17")
NOT_EXACT: Final = Refusal("refusal-claim-exactly", "usa R24")
NO_WILDS: Final = Refusal("refusal-no-wilds", "nordic R19")
WILDS_DEMANDED: Final = Refusal("refusal-few-wilds", "europe R10")
NOBODYS: Final = Refusal("refusal-route-unclaimed", "uk R16")
EVERY_SEAT: Final[i64] = -1


class ClaimVerb(Verb[Claim]):
    """Use the turn to claim a route."""

    def name(self) -> str:
        return "claim"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        made: list[Action] = []
        for terms in ruleset.terms:
            made += terms.make_claims(ruleset.kinds, ruleset.most_seats, ruleset.fewer_cards, ruleset.more_cards)
        return made

    def add_options(self, game: Game, seat: int, options: list[Action]) -> None:
        ruleset = game.ruleset
        if ruleset.payment_rules is not None or ruleset.on_terms or ruleset.on_forbids:
            add_amended(game, seat, options)
            return
        player = game.players[seat]
        hand = player.hand.counts
        wilds = hand[ruleset.wild]
        trains = player.trains
        closed = game.closed
        bit: i64 = 1 << seat
        color: i64
        k: i64
        longest: i64 = 0
        for color in range(ruleset.n_colors):
            if hand[color] > longest:
                longest = hand[color]
        longest += wilds
        for terms in ruleset.by_price:
            cards = terms.cards
            if cards > longest:
                break
            if closed[terms.route_id] & bit or terms.trains > trains or terms.min_wilds > wilds:
                continue
            most = terms.max_wilds
            if most > wilds:
                most = wilds
            below = cards - 1 if most >= cards else most
            for color in range(terms.first_color, terms.end_color):
                least = cards - hand[color]
                if least <= below:
                    if least < terms.min_wilds:
                        least = terms.min_wilds
                    claims = terms.claims[color]
                    for k in range(least, below + 1):
                        options.append(claims[k])
            if most >= cards and terms.all_wild is not None:
                options.append(terms.all_wild)

    def refusal(self, game: Game, seat: int, action: Claim) -> Refusal | None:
        why = route_refusal(game, seat, action.route_id)
        if why is not None:
            return why
        return payment_refusal(game, seat, game.terms_for(seat, action.route_id), action)

    def do(self, game: Game, seat: int, action: Claim) -> None:
        continue_claim(game, seat, action, 0)

    def details(self, game: Game, seat: int, action: Claim) -> dict[str, Any]:
        return route_details(game, seat, action.route_id)

    def target_refusal(self, game: Game, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        if not target.startswith("route:"):
            return None
        route: i64 = game.ruleset.board.route(target[6:]).id
        why = route_refusal(game, seat, route)
        if why is None:
            wilds = game.players[seat].hand.counts[game.ruleset.wild]
            why = WILDS_DEMANDED if game.terms_for(seat, route).min_wilds > wilds else FEW_CARDS
        return why, route_details(game, seat, route)

    def immediate_points(self, game: Game, seat: int, action: Claim) -> int:
        return claim_gain(game, seat, game.terms_for(seat, action.route_id))


class ClaimPurchase(Purchase):
    """The route of a claim, while a purse asks how it is paid."""

    def __init__(self, claim: Claim) -> None:
        self.claim: Final = claim

    def name(self) -> str:
        return "claim"

    def to_json(self) -> dict[str, str | int]:
        return self.claim.to_json()

    def paid(self, game: Game, seat: int) -> None:
        after_payment(game, seat, self.claim)

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm) -> ClaimPurchase:
        return ClaimPurchase(ruleset.claim(form))


def route_refusal(game: Game, seat: int, route: i64, *, beside: bool = False) -> Refusal | None:
    """Why the seat may not claim that route whatever it pays, or None if it may.

    `beside`: as one more owner of a route that another seat has claimed (uk R16).
    """
    terms = game.terms_for(seat, route)
    if beside:
        if game.owners[route] == 0:
            return NOBODYS
        if game.owners[route] >> seat & 1:
            return TAKEN
        if owns_one(game, seat, terms):
            return OWN_TRACK
    elif game.closed[route] >> seat & 1:
        if game.owners[route]:
            return TAKEN
        return OWN_TRACK if owns_one(game, seat, terms) else CLOSED
    for module in game.ruleset.on_forbids:
        why = module.forbids(game, seat, route)
        if why is not None:
            return why
    return FEW_TRAINS if terms.trains > game.players[seat].trains else None


def may_open(game: Game, seat: int, route: i64) -> bool:
    """Whether the seat could claim that route had it the cards, now or when what keeps it from that has passed."""
    why = route_refusal(game, seat, route)
    if isinstance(why, NotYet):
        return game.terms_for(seat, route).trains <= game.players[seat].trains
    return why is None


def openable(game: Game, seat: int) -> list[bool]:
    """For each route whether `may_open` holds."""
    return [may_open(game, seat, route.id) for route in game.ruleset.board.routes]


def owns_one(game: Game, seat: int, terms: Terms) -> bool:
    """Whether the seat owns a parallel track."""
    for other in terms.siblings:
        if game.owners[other] >> seat & 1:
            return True
    return False


def payment_refusal(game: Game, seat: int, terms: Terms, claim: Claim, extra: i64 = 0) -> Refusal | None:
    """Why the seat cannot pay for a route as the claim says, and `extra` wild cards on top, or None if it can."""
    wilds = claim.wilds
    color = claim.color_id
    if wilds < terms.min_wilds:
        return WILDS_DEMANDED
    if wilds > terms.max_wilds:
        return NO_WILDS if terms.max_wilds < terms.cards else NOT_EXACT
    if color == ALL_WILD:
        if wilds != terms.cards:
            return NOT_EXACT
    elif color < terms.first_color or color >= terms.end_color:
        return OTHER_COLOR
    elif wilds >= terms.cards:
        return NOT_EXACT
    bill = Bill(terms.cards + extra, color, wilds + extra, terms)
    if covers(game, seat, bill):
        return None
    purse = game.ruleset.payment_rules
    if purse is not None:
        why = purse.refusal(game, seat, bill)
        if why is not None:
            return why
    held = game.players[seat].hand.counts[game.ruleset.wild]
    if held < terms.min_wilds:
        return WILDS_DEMANDED
    return FEW_WILDS if held < wilds + extra else FEW_CARDS


def add_amended(game: Game, seat: int, options: list[Action]) -> None:
    """Append the legal claims where modules amend prices, forbid routes or bring a purse."""
    ruleset = game.ruleset
    player = game.players[seat]
    hand = player.hand.counts
    trains = player.trains
    closed = game.closed
    purse = ruleset.payment_rules
    amended = len(ruleset.on_terms) > 0
    asked = len(ruleset.on_forbids) > len(ruleset.on_open_routes)
    bit: i64 = 1 << seat
    routes = ruleset.by_price
    for module in ruleset.on_open_routes:
        routes = module.open_routes(game, seat, routes)
    reach: i64 = ANY_PRICE if amended or purse is None else purse.max_price(game, seat)
    payable: list[Terms] = []
    for static in routes:
        route = static.route_id
        if static.cards > reach:
            break
        if closed[route] & bit:
            continue
        terms = game.terms_for(seat, route) if amended else static
        if terms.trains > trains or (asked and is_forbidden(game, seat, route)):
            continue
        if purse is None:
            terms.add_payable(hand, hand[ruleset.wild], options)
        else:
            payable.append(terms)
    if purse is not None:
        purse.add_claims(game, seat, payable, 0, options)


def is_forbidden(game: Game, seat: int, route: i64) -> bool:
    """Whether a module that does not say so by `open_routes` forbids the seat that route."""
    ruleset = game.ruleset
    for module in ruleset.on_forbids:
        if module not in ruleset.on_open_routes and module.forbids(game, seat, route) is not None:
            return True
    return False


def continue_claim(game: Game, seat: int, claim: Claim, stage: int) -> None:
    """Go on with a claim: ask what modules from that stage on want decided first, then pay."""
    ruleset = game.ruleset
    for i in range(stage, len(ruleset.on_draft)):
        step = ruleset.on_draft[i].draft(game, seat, claim, i + 1)
        if step is not None:
            game.push_step(step)
            return
    terms = game.terms_for(seat, claim.route_id)
    if ruleset.payment_rules is None:
        commit_cards(game, seat, terms.cards, claim.color_id, claim.wilds)
        after_payment(game, seat, claim)
    else:
        settle_bill(game, seat, Bill(terms.cards, claim.color_id, claim.wilds, terms), ClaimPurchase(claim))


def after_payment(game: Game, seat: int, claim: Claim) -> None:
    """The cards of a claim lie there: complete it, unless a module takes over."""
    for module in game.ruleset.on_after_payment:
        if module.after_payment(game, seat, claim):
            return
    complete(game, seat, game.terms_for(seat, claim.route_id))


def complete(game: Game, seat: int, terms: Terms) -> None:
    """The cards laid out are paid and the route is the seat's: trains, points, and what modules add."""
    player = game.players[seat]
    lines = claim_lines(game, seat, terms)
    if game.events is not None:
        cards = game.deck.cards_of(player.committed)
        points = sum([line.points for line in lines if line.seat == seat])
        game.emit(public("event-claimed", seat=seat, route=terms.route.key, cards=cards, n=points))
    player.committed.pour_into(game.deck.discards)
    record_owner(game, seat, terms)
    player.routes.append(int(terms.route_id))
    player.trains -= terms.trains
    for line in lines:
        game.add_score(line)
    for module in game.ruleset.on_after_claim:
        module.after_claim(game, seat, terms)


def record_owner(game: Game, seat: int, terms: Terms) -> None:
    """Enter the seat as an owner, and close what this closes: the route to all, parallel tracks to it or to all."""
    route = terms.route_id
    first = game.owners[route] == 0
    game.owners[route] |= 1 << seat
    game.closed[route] = EVERY_SEAT
    if not terms.grouped:
        return
    if first:
        game.taken[terms.group] += 1
    full = game.taken[terms.group] >= game.limits[terms.group]
    for other in game.ruleset.board.groups[terms.group]:
        if full:
            game.closed[other] = EVERY_SEAT  # usa R22
    for other in terms.siblings:
        game.closed[other] |= 1 << seat  # usa R21


def close_routes(game: Game) -> None:
    """Compute from the owners what is closed to whom; for a game that is put together, not played."""
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


def claim_lines(game: Game, seat: int, terms: Terms) -> list[ScoreLine]:
    """The lines of score that the claim brings."""
    lines = [terms.line(seat)]
    for module in game.ruleset.on_points:
        lines = module.points(game, seat, terms, lines)
    return lines


def claim_gain(game: Game, seat: int, terms: Terms) -> int:
    """The points that the claim brings to the seat's side."""
    points = 0
    for line in claim_lines(game, seat, terms):
        if game.side_of[line.seat] == game.side_of[seat]:
            points += line.points
    return points


def route_details(game: Game, seat: int, route: i64) -> dict[str, Any]:
    """Parameters for the sentence of a refusal about a route."""
    terms = game.terms_for(seat, route)
    params: dict[str, Any] = {
        "route": terms.route.key,
        "price": int(terms.cards),
        "wilds_needed": int(terms.min_wilds),
        "trains_needed": int(terms.trains),
        "trains_left": int(game.players[seat].trains),
    }
    owner = game.owners[route]
    for other in range(len(game.players)):
        if owner >> other & 1 and params.get("seat") != seat:
            params["seat"] = other
    return params
