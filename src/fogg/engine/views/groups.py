# interpreted: msgspec structs, which cross processes
"""What a group of options is: one entry per route with its terms, the payments inside."""

from __future__ import annotations

import msgspec

from fogg.words.message import Message


class Payment(msgspec.Struct, frozen=True, array_like=True):
    """One way to pay: a color (none if all cards are wild), how many wild cards, and the number of the action."""

    color: str | None
    wilds: int
    id: int


class RouteTerms(msgspec.Struct, frozen=True):
    """The price of a claim, including the step's surcharge, and its points."""

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
