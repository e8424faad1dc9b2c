"""A place on the board."""

from __future__ import annotations

from mypy_extensions import i64


class City:
    """One row of cities.csv; `id` is its index on the board, `key` its stable name in files and records.

    `kind` is `city`, or a place that tickets do not count as a city: `border` (one route's end in a neighboring
    country, a dead end), `country` (a ticket end served by any of its border nodes, on no route), `junction` (no
    name, no tickets, paths run through), `location` (a named place, not a city). `group` is the country or region.
    """

    __slots__ = ("group", "id", "key", "kind", "lat", "lon", "name", "tags")

    def __init__(
        self, id: int, key: str, name: str, kind: str, group: str, lat: float, lon: float, tags: dict[str, str]
    ) -> None:
        self.id: i64 = id
        self.key: str = key
        self.name: str = name
        self.kind: str = kind
        self.group: str = group
        self.lat: float = lat
        self.lon: float = lon
        self.tags: dict[str, str] = tags

    def __repr__(self) -> str:
        return f"<City {self.key}>" if self.kind == "city" else f"<City {self.key} ({self.kind})>"
