"""Options grouped by what they touch: one entry per route with its terms, the payments inside."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from fogg.engine.decisions.action import Action, Claim
from fogg.engine.views.groups import Group, Payment, RouteTerms
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.engine.claims.terms import Terms
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.ruleset import Ruleset


def grouped_options(game: Game, seat: int) -> list[Group]:
    """Return the options of a seat by target, in the order in which the targets first occur."""
    parts = parts_of(game.ruleset)
    groups = by_target(parts, game.options(seat))
    return [group_of(game, seat, parts, target, options) for target, options in groups.items()]


def by_target(parts: GroupParts, options: list[Action]) -> dict[str, list[Action]]:
    """Return the options by what they touch."""
    targets = parts.targets
    groups: dict[str, list[Action]] = {}
    for option in options:
        target = targets[option.id]
        group = groups.get(target)
        if group is None:
            groups[target] = [option]
        else:
            group.append(option)
    return groups


class GroupParts:
    """What groups of a ruleset are made of: made once, since actions, routes and printed terms never change."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.targets: list[str] = [target_of(action) for action in ruleset.actions]  # by number of the action
        claims = [action for action in ruleset.actions if isinstance(action, Claim)]
        self.payments: dict[int, Payment] = {claim.id: payment_of(claim) for claim in claims}
        keys = [route.key for route in ruleset.board.routes]
        self.labels: list[Message] = [Message("action-claim-route", {"route": key}) for key in keys]
        self.terms: list[RouteTerms] = [route_terms(terms, 0) for terms in ruleset.terms]


@lru_cache(maxsize=64)
def parts_of(ruleset: Ruleset) -> GroupParts:
    """Return the parts of a ruleset's groups."""
    return GroupParts(ruleset)


def target_of(option: Action) -> str:
    """Return what an option touches: a claim its route, any other its sort and all its targets."""
    if isinstance(option, Claim):
        return option.targets()[0]
    return "|".join([str(option.to_json()["do"]), *option.targets()])


def payment_of(claim: Claim) -> Payment:
    """Return the payment that a claim is."""
    return Payment(claim.color.key if claim.color else None, int(claim.wilds), claim.id)


def is_printed(game: Game, seat: int, route: int) -> bool:
    """Return whether a route costs that seat now what is printed."""
    return game.terms_for(seat, route) is game.ruleset.terms[route] and not game.agenda[-1].extra_wilds()


def terms_of(game: Game, seat: int, route: int) -> RouteTerms:
    """Return what a route costs that seat now."""
    return route_terms(game.terms_for(seat, route), game.agenda[-1].extra_wilds())


def route_terms(terms: Terms, extra: int) -> RouteTerms:
    """Return what a route costs at those terms; `extra`: what the step puts on top of the price."""
    return RouteTerms(int(terms.cards) + extra, int(terms.trains), int(terms.min_wilds) + extra, int(terms.points))


def group_of(game: Game, seat: int, parts: GroupParts, target: str, options: list[Action]) -> Group:
    """Return the entry of one target."""
    first = options[0]
    numbers = tuple([option.id for option in options])
    if not isinstance(first, Claim):
        several = tuple([option.words(game, seat) for option in options]) if len(options) > 1 else ()
        return Group(target, first.words(game, seat), numbers, None, (), several)
    route = int(first.route.id)
    costs = parts.terms[route] if is_printed(game, seat, route) else terms_of(game, seat, route)
    payments = parts.payments
    return Group(target, parts.labels[route], numbers, costs, tuple([payments[number] for number in numbers]), ())
