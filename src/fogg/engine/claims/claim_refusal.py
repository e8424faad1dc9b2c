"""Reasons why a route cannot be claimed, or not with a given payment (usa R17 to R24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from fogg.engine.claims.payment import Bill, covers
from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import ALL_WILD, Claim
from fogg.engine.decisions.refusal import NotYet, Refusal

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState

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
UNCLAIMED: Final = Refusal("refusal-route-unclaimed", "uk R16")


def route_refusal(game: GameState, seat: int, route: i64, *, sharing: bool = False) -> Refusal | None:
    """Return why the seat may not claim that route with any payment, or None if it may.

    `sharing`: as one more owner of a route that another seat has claimed (uk R16).
    """
    terms = game.terms_for(seat, route)
    if sharing:
        if game.owners[route] == 0:
            return UNCLAIMED
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


def may_open(game: GameState, seat: int, route: i64) -> bool:
    """Return whether the seat could claim that route had it the cards,
    now or when what keeps it from that has passed.
    """
    why = route_refusal(game, seat, route)
    if isinstance(why, NotYet):
        return game.terms_for(seat, route).trains <= game.players[seat].trains
    return why is None


def openable(game: GameState, seat: int) -> list[bool]:
    """Return for each route whether `may_open` holds."""
    return [may_open(game, seat, route.id) for route in game.ruleset.board.routes]


def owns_one(game: GameState, seat: int, terms: Terms) -> bool:
    """Return whether the seat owns a parallel track."""
    for other in terms.siblings:
        if game.owners[other] >> seat & 1:
            return True
    return False


def payment_refusal(game: GameState, seat: int, terms: Terms, claim: Claim, extra: i64 = 0) -> Refusal | None:
    """Return why the seat cannot pay for a route as the claim says, and `extra` wild cards on top,
    or None if it can.
    """
    wilds = claim.wilds
    color = claim.color_id
    if wilds < terms.min_wilds:
        return WILDS_DEMANDED
    if wilds > terms.max_wilds:
        return NOT_EXACT if terms.max_wilds >= terms.cards else terms.wilds_refusal or NO_WILDS
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
    why = game.ruleset.payment_rules.refusal(game, seat, bill)
    if why is not None:
        return why
    held = game.players[seat].hand.counts[game.ruleset.wild]
    if held < terms.min_wilds:
        return WILDS_DEMANDED
    return FEW_WILDS if held < wilds + extra else FEW_CARDS


def cards_refusal(game: GameState, seat: int, terms: Terms) -> Refusal:
    """Return why no payment of the seat claims a route that is open to it."""
    hand = game.available_cards(seat)
    wilds = hand[game.ruleset.wild]
    if terms.min_wilds > wilds:
        return WILDS_DEMANDED
    color: i64
    for color in range(terms.first_color, terms.end_color):
        lacking = terms.cards - hand[color]
        if lacking > wilds:
            continue
        if lacking > terms.max_wilds:
            return terms.wilds_refusal or NO_WILDS  # it has wild cards for them, but may not use them here
        why = game.ruleset.payment_rules.refusal(game, seat, Bill(terms.cards, color, lacking, terms))
        if why is not None:
            return why
    return FEW_CARDS


def route_details(game: GameState, seat: int, route: i64) -> dict[str, Any]:
    """Return parameters for the sentence of a refusal about a route.

    `kind` is the color that it takes, if it takes one only; `cards` what the seat has of it, or of its best color, and
    of wild cards.
    """
    terms = game.terms_for(seat, route)
    held = game.available_cards(seat)
    best: i64 = game.ruleset.wild
    color: i64
    for color in range(terms.first_color, terms.end_color):
        if best == game.ruleset.wild or held[color] > held[best]:
            best = color
    kinds = game.ruleset.kinds
    cards = [(kinds[kind].key, int(held[kind])) for kind in {int(best): 0, int(game.ruleset.wild): 0} if held[kind]]
    params: dict[str, Any] = {
        "route": terms.route.key,
        "price": int(terms.cards),
        "cards": cards,
        "wilds_needed": int(terms.min_wilds),
        "trains_needed": int(terms.trains),
        "trains_left": int(game.players[seat].trains),
    }
    if terms.end_color == terms.first_color + 1:
        params["kind"] = kinds[terms.first_color].key
    owner = game.owners[route]
    for other in range(len(game.players)):
        if owner >> other & 1 and params.get("seat") != seat:
            params["seat"] = other
    return params
