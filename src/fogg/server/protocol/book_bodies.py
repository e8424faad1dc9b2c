"""The book of a table as it is sent: names and numbers that are printed."""

from __future__ import annotations

from typing import Any

import msgspec

from fogg.server.protocol.bodies import Answered
from fogg.words.message import Message


class BookRoute(Answered, frozen=True, array_like=True):
    """A route: its ends, color, spaces, sort, and how many of its spaces ask for a wild card."""

    a: str
    b: str
    color: str
    length: int
    kind: str = "normal"
    wilds: int = 0


class BookTicket(Answered, frozen=True, array_like=True):
    """A ticket as it is printed: two names and its value; and the cities on the map that serve each end.

    `pays` has what each city of `to` pays, if the ticket has several payoffs.
    """

    a: str
    b: str
    points: str
    from_: tuple[str, ...]
    to: tuple[str, ...]
    kind: str = ""
    pays: tuple[int, ...] = ()


class BookKind(Answered, frozen=True, array_like=True):
    """A kind of card, how many there are, and whether it is a color."""

    key: str
    total: int
    is_color: bool


class BookChapter(Answered, frozen=True):
    """A chapter of the rules for who plays."""

    title: Message
    rules: tuple[Message, ...]


class Book(Answered, frozen=True):
    """The printed facts of a table's game: everything that messages and positions name by a key.

    `gives`: by city or route (`city:brooklyn`) what it brings besides points. `risks`: by route what a claim may
    cost after it was paid for. `notes`: modules have something to say about claims before they are paid (the command
    `notes`). `pictures`: path data and a color for kinds of cards that are not in `kinds`. `words`: entries that the
    board and its rules bring on top of the catalogue, as Fluent text; mostly none.
    """

    name: str
    cities: dict[str, str]
    routes: dict[str, BookRoute]
    tickets: dict[str, BookTicket]
    kinds: tuple[BookKind, ...]
    own_words: dict[str, str]
    things: dict[str, str]
    points: tuple[tuple[int, int], ...]
    trains: int
    team_size: int
    modules: tuple[str, ...]
    icons: dict[str, str]
    about: dict[str, Any]
    provenance: tuple[str, ...]
    gives: dict[str, Message]
    risks: dict[str, Message]
    chapters: tuple[BookChapter, ...]
    words: str = ""
    notes: bool = False
    pictures: dict[str, tuple[str, str]] = msgspec.field(default_factory=dict)
