"""One claimable track between two places."""

from __future__ import annotations

from mypy_extensions import i64


class Route:
    """One row of routes.csv; `id` is its index on the board, `key` its stable name.

    `a` and `b` are ids of cities. A key is `a-b`; the second and third track between the same places are `a-b.2` and
    `a-b.3`. Parallel tracks that form a double or triple route have the same `group`. `color` is a kind of train
    card, `gray` (any one color) or `none` (a track bed), `kind` is normal, ferry, tunnel, mountain or trackbed, and
    `locos` counts the locomotive symbols of a ferry.
    """

    __slots__ = ("a", "b", "color", "group", "id", "key", "kind", "length", "locos", "tags")

    def __init__(
        self,
        id: int,
        key: str,
        a: int,
        b: int,
        color: str,
        length: int,
        kind: str = "normal",
        locos: int = 0,
        group: int = 0,
        tags: dict[str, str] | None = None,
    ) -> None:
        self.id: i64 = id
        self.key: str = key
        self.a: i64 = a
        self.b: i64 = b
        self.color: str = color
        self.length: i64 = length
        self.kind: str = kind
        self.locos: i64 = locos
        self.group: i64 = group
        self.tags: dict[str, str] = {} if tags is None else tags

    def other_end(self, city: i64) -> i64:
        """Return the end that is not `city`, which must be one of the two."""
        return self.b if city == self.a else self.a

    def __repr__(self) -> str:
        return f"<Route {self.key} {self.color} {self.length}>"
