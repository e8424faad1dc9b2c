"""Drawings of boards, by names that change whenever the drawing does."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

from fogg import draw
from fogg.board import Edition, editions_home
from fogg.draw import DAY, NIGHT
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
    return draw.board_svg(edition, theme=theme, web=True)


class Boards:
    """Each board is drawn once; a name has the edition, the variant, and a hash of the drawing.

    That takes up to a second, so first drawings are made in a thread, one at a time: see `prepare`, `svg`, `picture`.
    """

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._keys: dict[Ruleset, str] = {}
        self._drawn: dict[str, bytes] = {}
        self._pictures: dict[tuple[str, str], bytes] = {}
        self._thumbnails: dict[tuple[str, str], bytes | None] = {}
        self._drawing = asyncio.Lock()

    async def prepare(self, name: str, ruleset: Ruleset) -> None:
        """Draw the board of a table, so that `key` has it at hand."""
        if ruleset not in self._keys:
            async with self._drawing:
                await asyncio.to_thread(self.key, name, ruleset)

    def key(self, name: str, ruleset: Ruleset) -> str:
        """Return the name of the drawing of a table's board; `name` is what the catalog calls its edition."""
        if ruleset not in self._keys:
            drawing = draw.board_svg(ruleset.edition, web=True).encode()
            digest = hashlib.sha256(drawing).hexdigest()[:16]
            key = f"{name}.{ruleset.edition.variant or ''}.{digest}"
            self._drawn[key] = drawing
            self._keys[ruleset] = key
        return self._keys[ruleset]

    async def svg(self, key: str) -> bytes:
        """Return the drawing of that name; a refusal if it does not exist, or no longer."""
        if key not in self._drawn:
            name, _, rest = key.partition(".")
            variant = rest.partition(".")[0] or None
            if name not in self._catalog.names:
                raise RequestRefused("not-found")
            seats = tuple(Chair("open") for _ in range(self._catalog.players(name, variant)))
            try:
                await self.prepare(name, self._catalog.ruleset(TableSetup(name, seats, variant)))
            except RequestRefused as error:
                raise RequestRefused("not-found") from error
        if key not in self._drawn:
            raise RequestRefused("not-found")
        return self._drawn[key]

    async def picture(self, name: str, *, theme: str = DAY) -> bytes:
        """Return the board of an edition as it is shown in lists, by day or night."""
        if name not in self._catalog.names:
            raise RequestRefused("not-found")
        if (name, theme) not in self._pictures:
            seats = tuple(Chair("open") for _ in range(self._catalog.players(name, None)))
            edition = self._catalog.ruleset(TableSetup(name, seats)).edition
            async with self._drawing:
                if (name, theme) not in self._pictures:
                    drawn = await asyncio.to_thread(list_drawing, edition, theme)
                    self._pictures[name, theme] = drawn.encode()
        return self._pictures[name, theme]

    def thumbnail(self, name: str, *, theme: str = DAY) -> bytes | None:
        """Return the ready-made small picture of an edition as WebP; None for a board of the host's own."""
        if name not in self._catalog.names:
            raise RequestRefused("not-found")
        if (name, theme) not in self._thumbnails:
            file = thumbnail_file(name, theme)
            self._thumbnails[name, theme] = file.read_bytes() if file.is_file() else None
        return self._thumbnails[name, theme]
