"""One destination ticket."""

from __future__ import annotations

from mypy_extensions import i64


class Ticket:
    """One row of a ticket table; `id` is its index in the deck, `key` its stable name.

    `a` and `b` are ids of cities or countries, and the key is `a-b` (a second card with the same ends: `a-b.2`). A
    card with several targets has `b` = -1, `points` = 0 and its payoffs in `targets` as (place, points), highest
    last as printed; its key is `a` alone (a second one: `a.2`). `kind` names the card's back or origin.
    """

    __slots__ = ("a", "b", "id", "key", "kind", "points", "tags", "targets")

    def __init__(
        self,
        id: int,
        key: str,
        kind: str,
        a: int,
        b: int,
        points: int,
        targets: list[tuple[int, int]] | None = None,
        tags: dict[str, str] | None = None,
    ) -> None:
        self.id: i64 = id
        self.key: str = key
        self.kind: str = kind
        self.a: i64 = a
        self.b: i64 = b
        self.points: i64 = points
        self.targets: list[tuple[int, int]] = [] if targets is None else targets
        self.tags: dict[str, str] = {} if tags is None else tags

    def __repr__(self) -> str:
        return f"<Ticket {self.key} {self.points}>" if self.b >= 0 else f"<Ticket {self.key} {self.targets}>"
