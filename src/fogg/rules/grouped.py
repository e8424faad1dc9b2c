# interpreted: msgspec structs, which cross processes
"""Options grouped by what they touch: one entry per route with its terms, the payments inside."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from fogg.rules.action import Action, Claim
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.rules.game import Game
    from fogg.rules.ruleset import Ruleset
    from fogg.rules.terms import Terms


class Payment(msgspec.Struct, frozen=True, array_like=True):
    """One way to pay: a color (none if all cards are wild), how many wild cards, and the number of the action."""

    color: str | None
    wilds: int
    id: int


class RouteTerms(msgspec.Struct, frozen=True):
    """What a claim of the route costs, with whatever the step puts on top of the price, and what it brings."""

    cards: int
    trains: int
    wilds: int
    points: int


class Group(msgspec.Struct, frozen=True):
    """What can be done to one target. A route has its terms and payments, anything else the numbers of its actions.

    `labels`: what each of several actions is called, where that is not told by `payments`.
    """

    target: str
    label: Message
    actions: tuple[int, ...]
    terms: RouteTerms | None = None
    payments: tuple[Payment, ...] = ()
    labels: tuple[Message, ...] = ()


def grouped_options(game: Game, seat: int) -> list[Group]:
    """The options of a seat by target, in the order in which the targets first occur."""
    targets = targets_of(game.ruleset)
    by_target: dict[str, list[Action]] = {}
    for option in game.options(seat):
        by_target.setdefault(targets[option.id], []).append(option)
    return [group_of(game, seat, target, options) for target, options in by_target.items()]


@lru_cache(maxsize=64)
def targets_of(ruleset: Ruleset) -> list[str]:
    """What each action of a ruleset touches, by its number."""
    return [target_of(action) for action in ruleset.actions]


def target_of(option: Action) -> str:
    """What an option touches: a claim its route, any other its sort and all its targets."""
    if isinstance(option, Claim):
        return option.targets()[0]
    return "|".join([str(option.form()["do"]), *option.targets()])


@lru_cache(maxsize=1 << 16)
def payment_of(claim: Action) -> Payment:
    """The payment that a claim is; actions are made once per ruleset, so are these."""
    assert isinstance(claim, Claim)
    return Payment(claim.color.key if claim.color else None, int(claim.wilds), claim.id)


def group_of(game: Game, seat: int, target: str, options: list[Action]) -> Group:
    """The entry of one target."""
    first = options[0]
    if not isinstance(first, Claim):
        numbers = tuple([option.id for option in options])
        several = tuple(option.words(game, seat) for option in options) if len(options) > 1 else ()
        return Group(target, first.words(game, seat), numbers, labels=several)
    terms = game.terms_for(seat, first.route.id)
    make = printed_group if terms is game.ruleset.terms[first.route.id] else route_group
    return make(target, terms, game.agenda[-1].surcharge(), tuple(options))


def route_group(target: str, terms: Terms, extra: int, claims: tuple[Action, ...]) -> Group:
    """The entry of a route at those terms; `extra`: what the step puts on top of the price."""
    numbers = tuple([claim.id for claim in claims])
    label = Message("action-claim-route", {"route": target.removeprefix("route:")})
    costs = RouteTerms(int(terms.cards) + extra, int(terms.trains), int(terms.min_wilds) + extra, int(terms.points))
    return Group(target, label, numbers, costs, tuple(map(payment_of, claims)))


printed_group = lru_cache(maxsize=1 << 13)(route_group)  # at printed terms hands pay in the same ways again and again
