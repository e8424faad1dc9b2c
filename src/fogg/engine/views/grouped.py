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

Touched = tuple[str, tuple[str, ...]]  # a verb and its targets


def grouped_options(game: Game, seat: int) -> list[Group]:
    """Return the options of a seat by what they touch, in the order in which that first occurs."""
    parts = parts_of(game.ruleset)
    return [group_of(game, seat, parts, options) for options in by_target(parts, game.options(seat))]


def plan_of(game: Game, seat: int) -> tuple[tuple[str, ...], Message | None]:
    """Return the places of what a seat has planned so far in a chain of decisions, and what is said of it."""
    step = game.step
    return tuple(step.trail(game)), step.so_far(game, seat)


def by_target(parts: GroupParts, options: list[Action]) -> list[list[Action]]:
    """Return options by what they touch."""
    numbers = parts.numbers
    groups: dict[int, list[Action]] = {}
    for option in options:
        number = numbers[option.id]
        group = groups.get(number)
        if group is None:
            groups[number] = [option]
        else:
            group.append(option)
    return list(groups.values())


class GroupParts:
    """The parts of a ruleset's groups: made once, since actions, routes and printed terms never change."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.touched: list[Touched] = [touched_by(action) for action in ruleset.actions]  # by number of the action
        first: dict[Touched, int] = {}  # of the actions that touch the same, the number of the first
        self.numbers: list[int] = [first.setdefault(touched, n) for n, touched in enumerate(self.touched)]
        claims = [action for action in ruleset.actions if isinstance(action, Claim)]
        self.payments: dict[int, Payment] = {claim.id: payment_of(claim) for claim in claims}
        keys = [route.key for route in ruleset.board.routes]
        self.labels: list[Message] = [Message("action-claim-route", {"route": key}) for key in keys]
        self.terms: list[RouteTerms] = [route_terms(terms, 0) for terms in ruleset.terms]


@lru_cache(maxsize=64)
def parts_of(ruleset: Ruleset) -> GroupParts:
    """Return the parts of a ruleset's groups."""
    return GroupParts(ruleset)


def touched_by(option: Action) -> Touched:
    """Return what an option does to what: a claim to its route, any other to all its targets."""
    targets = option.targets()
    if isinstance(option, Claim):
        return "claim", (targets[0],)
    return str(option.to_json()["do"]), tuple(targets)


def payment_of(claim: Claim) -> Payment:
    """Return the payment that a claim is."""
    return Payment(claim.color.key if claim.color else None, int(claim.wilds), claim.id)


def is_printed(game: Game, seat: int, route: int) -> bool:
    """Return whether a route costs that seat now what is printed."""
    return game.terms_for(seat, route) is game.ruleset.terms[route] and not game.step.extra_wilds()


def terms_of(game: Game, seat: int, route: int) -> RouteTerms:
    """Return what a route costs that seat now."""
    return route_terms(game.terms_for(seat, route), game.step.extra_wilds())


def route_terms(terms: Terms, extra: int) -> RouteTerms:
    """Return what a route costs at those terms; `extra`: what the step puts on top of the price."""
    return RouteTerms(int(terms.cards) + extra, int(terms.trains), int(terms.min_wilds) + extra, int(terms.points))


def group_of(game: Game, seat: int, parts: GroupParts, options: list[Action]) -> Group:
    """Return the entry of options that touch the same."""
    first = options[0]
    verb, targets = parts.touched[first.id]
    numbers = tuple([option.id for option in options])
    if not isinstance(first, Claim):
        several = tuple([option.words(game, seat) for option in options]) if len(options) > 1 else ()
        return Group(verb, targets, first.words(game, seat), numbers, None, (), several)
    route = int(first.route.id)
    costs = parts.terms[route] if is_printed(game, seat, route) else terms_of(game, seat, route)
    payments = parts.payments
    paid = tuple([payments[number] for number in numbers])
    return Group(verb, targets, parts.labels[route], numbers, costs, paid, ())
