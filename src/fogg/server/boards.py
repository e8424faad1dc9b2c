"""Drawings of boards, by names that change whenever the drawing does."""

from __future__ import annotations

import hashlib
from xml.sax.saxutils import escape, quoteattr

from fogg.rules import Ruleset
from fogg.server.catalog import Catalog
from fogg.server.refusal import Refusal
from fogg.server.setup import Chair, TableSetup


class Boards:
    """Each board is drawn once; a name has the edition, the variant, and a hash of the drawing."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._keys: dict[Ruleset, str] = {}
        self._drawn: dict[str, bytes] = {}

    def key(self, name: str, ruleset: Ruleset) -> str:
        """The name of the drawing of a table's board; `name` is what the catalog calls its edition."""
        if ruleset not in self._keys:
            drawing = plain_drawing(ruleset).encode()
            digest = hashlib.sha256(drawing).hexdigest()[:16]
            key = f"{name}.{ruleset.edition.variant or ''}.{digest}"
            self._drawn[key] = drawing
            self._keys[ruleset] = key
        return self._keys[ruleset]

    def svg(self, key: str) -> bytes:
        """The drawing of that name; Refusal if there is none, or none any more."""
        if key not in self._drawn:
            name, _, rest = key.partition(".")
            variant = rest.partition(".")[0] or None
            if name not in self._catalog.names:
                raise Refusal("not-found")
            seats = tuple(Chair("open") for _ in range(self._catalog.players(name, variant)))
            self.key(name, self._catalog.ruleset(TableSetup(name, seats, variant)))
        if key not in self._drawn:
            raise Refusal("not-found")
        return self._drawn[key]


def plain_drawing(ruleset: Ruleset) -> str:
    """Cities and routes by their places on earth."""
    cities = ruleset.board.cities
    points = [(city.lon * 10, -city.lat * 14) for city in cities]
    left, top = min(x for x, _ in points) - 10, min(y for _, y in points) - 10
    width, height = max(x for x, _ in points) - left + 10, max(y for _, y in points) - top + 10
    box = f"{left:.1f} {top:.1f} {width:.1f} {height:.1f}"
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">']
    for route in ruleset.board.routes:
        (x1, y1), (x2, y2) = points[route.a], points[route.b]
        place = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        parts.append(f'<line id={quoteattr(f"route-{route.key}")} {place} stroke="#555"/>')
    for city, (x, y) in zip(cities, points, strict=True):
        title = f"<title>{escape(city.name)}</title>"
        parts.append(f'<circle id={quoteattr(f"city-{city.key}")} cx="{x:.1f}" cy="{y:.1f}" r="3">{title}</circle>')
    return "".join([*parts, "</svg>"])
