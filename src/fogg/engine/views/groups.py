# interpreted: msgspec structs, which cross processes
"""Groups of options: one entry per route with its terms, the payments inside."""

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
    """The options of one verb for the same targets. A claim has its terms and payments, anything else its actions.

    `verb` is the action's `do`, `targets` the places and things it touches, such as `route:denver-omaha`.
    `labels`: what each of several actions is called, where that is not told by `payments`.
    """

    verb: str
    targets: tuple[str, ...]
    label: Message
    actions: tuple[int, ...]
    terms: RouteTerms | None = None
    payments: tuple[Payment, ...] = ()
    labels: tuple[Message, ...] = ()
