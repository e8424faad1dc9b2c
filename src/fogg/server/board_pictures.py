"""Drawings of boards, by names that change whenever the drawing does."""

from __future__ import annotations

import hashlib
from pathlib import Path

from fogg.board import Edition, editions_home
from fogg.draw import DAY, NIGHT, board_svg
from fogg.engine import Ruleset
from fogg.server.offered import Catalog
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.table_setup import Chair, TableSetup

THEMES = (DAY, NIGHT)


def thumbnail_file(edition: str, theme: str) -> Path:
    """Return where the ready-made small picture of an edition lies; tools/thumbnails.py makes it."""
    return editions_home() / edition / f"thumbnail-{theme}.webp"


def list_drawing(edition: Edition, theme: str) -> str:
    """Return the board of an edition as it is shown in lists."""
    return board_svg(edition, theme=theme, web=True)


class Boards:
    """Each board is drawn once; a name has the edition, the variant, and a hash of the drawing."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._keys: dict[Ruleset, str] = {}
        self._drawn: dict[str, bytes] = {}
        self._pictures: dict[tuple[str, str], bytes] = {}
        self._thumbnails: dict[tuple[str, str], bytes | None] = {}

    def key(self, name: str, ruleset: Ruleset) -> str:
        """Return the name of the drawing of a table's board; `name` is what the catalog calls its edition."""
        if ruleset not in self._keys:
            drawing = board_svg(ruleset.edition, web=True).encode()
            digest = hashlib.sha256(drawing).hexdigest()[:16]
            key = f"{name}.{ruleset.edition.variant or ''}.{digest}"
            self._drawn[key] = drawing
            self._keys[ruleset] = key
        return self._keys[ruleset]

    def svg(self, key: str) -> bytes:
        """Return the drawing of that name; a refusal if it does not exist, or no longer."""
        if key not in self._drawn:
            name, _, rest = key.partition(".")
            variant = rest.partition(".")[0] or None
            if name not in self._catalog.names:
                raise RequestRefused("not-found")
            seats = tuple(Chair("open") for _ in range(self._catalog.players(name, variant)))
            try:
                self.key(name, self._catalog.ruleset(TableSetup(name, seats, variant)))
            except RequestRefused as error:
                raise RequestRefused("not-found") from error
        if key not in self._drawn:
            raise RequestRefused("not-found")
        return self._drawn[key]

    def picture(self, name: str, *, theme: str = DAY) -> bytes:
        """Return the board of an edition as it is shown in lists, by day or night."""
        if name not in self._catalog.names:
            raise RequestRefused("not-found")
        if (name, theme) not in self._pictures:
            seats = tuple(Chair("open") for _ in range(self._catalog.players(name, None)))
            edition = self._catalog.ruleset(TableSetup(name, seats)).edition
            self._pictures[name, theme] = list_drawing(edition, theme).encode()
        return self._pictures[name, theme]

    def thumbnail(self, name: str, *, theme: str = DAY) -> bytes | None:
        """Return the ready-made small picture of an edition as WebP; None for a board of the host's own."""
        if name not in self._catalog.names:
            raise RequestRefused("not-found")
        if (name, theme) not in self._thumbnails:
            file = thumbnail_file(name, theme)
            self._thumbnails[name, theme] = file.read_bytes() if file.is_file() else None
        return self._thumbnails[name, theme]
