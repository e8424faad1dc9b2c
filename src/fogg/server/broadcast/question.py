"""The question that a seat is asked, as it is sent: put together from texts of the ruleset's claims, made once."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from fogg.engine import Action, Game, Ruleset, View
from fogg.engine.decisions import Claim
from fogg.engine.views import Group, by_target, group_of, is_printed, parts_of, plan_of
from fogg.server.protocol.frames import Question, encoder

HOLE: Any = (0.5,)  # stands for numbers and for payments in a text that is cut there
MARK = b"0.5"
MOST_GROUPS = 16384  # texts of claims that a ruleset keeps, some hundred bytes each


class QuestionParts:
    """A question: its name, its JSON, and all that may be answered."""

    def __init__(self, ask: str, text: bytes, options: list[Action]) -> None:
        self.ask = ask
        self.text = text
        self.options = options

    def offers(self, action: Action) -> bool:
        """Return True if that may be answered."""
        return action in self.options


class Texts:
    """The JSON of what groups of claims at printed terms are made of; equal to what `grouped_options` is as JSON."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.parts = parts_of(ruleset)
        self.numbers: list[bytes] = [b"%d" % action.id for action in ruleset.actions]
        self.payments: list[bytes] = [b""] * len(ruleset.actions)  # of claims, by their numbers
        for claim, payment in self.parts.payments.items():
            self.payments[claim] = encoder.encode(payment)
        self.groups: dict[bytes, bytes] = {}  # the last groups of claims, by the numbers of their actions
        self.heads: list[list[bytes]] = []  # of each route's group: before its numbers, between, after its payments
        for route, terms in zip(ruleset.board.routes, self.parts.terms, strict=True):
            label = self.parts.labels[int(route.id)]
            self.heads.append(
                encoder.encode(Group("claim", (f"route:{route.key}",), label, HOLE, terms, HOLE)).split(MARK)
            )

    def listed(self, options: list[Action]) -> bytes:
        """Return the numbers of options."""
        return b",".join([self.numbers[option.id] for option in options])

    def claims(self, route: int, claims: list[Action], numbers: bytes) -> bytes:
        """Return a group of claims of one route, which have those numbers; the same hands come again and again."""
        known = self.groups.get(numbers)
        if known is None:
            head = self.heads[route]
            payments = b",".join([self.payments[claim.id] for claim in claims])
            known = b"".join([head[0], numbers, head[1], payments, head[2]])
            if len(self.groups) >= MOST_GROUPS:
                self.groups.clear()
            self.groups[numbers] = known
        return known


@lru_cache(maxsize=64)
def texts_of(ruleset: Ruleset) -> Texts:
    """Return the texts of a ruleset."""
    return Texts(ruleset)


def question_of(game: Game, view: View) -> QuestionParts | None:
    """Return what the seat must decide now, if anything. Of the game only the options of the view's seat are asked."""
    seat = view.seat
    options = [] if seat is None else game.options(seat)
    if seat is None or not options:
        return None
    texts = texts_of(game.ruleset)
    groups: list[bytes] = []
    numbers: list[bytes] = []
    for group in by_target(texts.parts, options):
        first, own = group[0], texts.listed(group)
        numbers.append(own)
        if isinstance(first, Claim) and is_printed(game, seat, int(first.route.id)):
            groups.append(texts.claims(int(first.route.id), group, own))
        else:
            groups.append(encoder.encode(group_of(game, seat, texts.parts, group)))
    ask = ask_of(view, b",".join(numbers))
    name, form = view.steps[-1]
    listed: Any = msgspec.Raw(b"[" + b",".join(groups) + b"]")  # which is what a tuple of groups is as JSON
    text = encoder.encode(Question(ask, name, form, listed, *plan_of(game, seat)))
    return QuestionParts(ask, text, options)


def ask_of(view: View, numbers: bytes) -> str:
    """Return the name of a seat's question: another one exactly when the question is another.

    While a seat is asked nothing that it hears of can happen, so what it has heard tells one question from the next.
    """
    content = encoder.encode([view.turns, len(view.history), view.steps[-1]])
    return hashlib.blake2b(content + numbers, digest_size=9).hexdigest()
