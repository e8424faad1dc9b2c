"""The static board of an edition: everything that is printed, with ids, and templates for what marks put there.

Ids: `city-<key>`, `route-<key>`, `space-<route>-<n>` (from 1, from the first end to the second), `band-<route>` (the
line of a route, in `<defs>`); layers `bands`, `routes`, `rings`, `cities`, `pieces`. docs/marks.md says how a position
is put on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape

from fogg.board import Edition
from fogg.board.folder.vocabulary import vocabulary_for
from fogg.draw.style.paint import Paint
from fogg.draw.style.palette import DAY, OPEN, THEMES
from fogg.draw.style.svg_writer import SANS, num
from fogg.draw.svg.board_drawing import BoardDrawing, sheet_of
from fogg.draw.svg.city_signs import DrawnCity, draw_cities, draw_names, sign_defs
from fogg.draw.svg.ground import ground_of
from fogg.draw.svg.legend import Legend, legend_of
from fogg.draw.svg.piece_templates import Template, templates
from fogg.draw.svg.spaces import CLOSED, extra_def, space_body, symbol_def, wheel_def
from fogg.draw.svg.tracks import DrawnRoutes, draw_routes
from fogg.draw.svg.trains import train_defs
from fogg.errors import UnknownName


@dataclass(frozen=True)
class StaticBoard:
    """A board as parts, so that marks can be put between them; `applied(board, ())` is it as printed.

    `defs` are all definitions, `signs` those of them that the legend needs.
    """

    sheet: BoardDrawing
    theme: str
    web: bool
    defs: str
    signs: str
    ground: str
    drawn: DrawnRoutes
    cities: list[DrawnCity]
    names: str
    legend: Legend | None
    templates: dict[str, Template]

    @cached_property
    def height(self) -> float:
        """The height of the whole drawing."""
        return self.sheet.height + (self.legend.height if self.legend else 0.0)

    @cached_property
    def frame(self) -> str:
        """The frame of the map and the legend below it; nothing on the web, where the map goes on."""
        if self.legend is None:
            return ""
        return framed(self.sheet.width, self.sheet.height, Paint(self.theme)) + (
            f'<g transform="translate(0 {num(self.sheet.height)})">{self.legend.body}</g>'
        )

    def head(self, height: float, words: str) -> str:
        """Return the opening tag of a drawing of that height."""
        size = f"{num(self.sheet.width)} {num(height)}"
        more = ' overflow="visible"' if self.web else f' width="{num(self.sheet.width)}" height="{num(height)}"'
        layout = self.sheet.layout
        rest = f' data-rest="{layout.rest}"' if layout.rest else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="fogg-board {self.theme}" viewBox="0 0 {size}"{more} '
            f'data-car="{num(layout.car, 2)}"{rest} role="group" font-family="{SANS}" font-weight="700">'
            f"<title>{escape(words)}</title>"
        )


def static_board(edition: Edition, *, theme: str = DAY, web: bool = False) -> StaticBoard:
    """Return the static board of an edition as chosen; the same one again while its files are the same."""
    if theme not in THEMES:
        raise UnknownName("theme", theme, THEMES)
    return _static(sheet_of(edition), theme, web=web)


@lru_cache(maxsize=64)
def _static(sheet: BoardDrawing, theme: str, *, web: bool) -> StaticBoard:
    paint = Paint(theme)
    ground = ground_of(sheet, theme, web=web)
    drawn = draw_routes(sheet, paint)
    legend = None if web else legend_of(sheet, paint)
    bodies = drawn.bodies | set(legend.bodies if legend else ())
    known = templates(sheet.layout.car, paint, vocabulary_for(sheet.edition.folder).pieces)
    signs = body_defs(bodies, sheet, paint) + sign_defs(paint)
    defs = ground.defs + signs
    defs += "".join(f'<path id="band-{key}" d="{line}" fill="none"/>' for key, line in drawn.bands.items())
    defs += "".join(template.definition() for template in known.values())
    return StaticBoard(
        sheet, theme, web, defs, signs, ground.body, drawn, draw_cities(sheet), draw_names(sheet, paint), legend, known
    )


def body_defs(bodies: set[tuple[str, int]], sheet: BoardDrawing, paint: Paint) -> str:
    """Return the bodies of spaces and trains in every length that the board has, and the symbols that go on them."""
    width = sheet.layout.car
    lengths = sorted({length for _, length in bodies})
    # any route may be closed; a track bed may get a track piece
    wanted = set(bodies) | {(CLOSED, length) for length in lengths}
    wanted |= {("normal", length) for kind, length in bodies if kind == "trackbed"}
    defs = "".join(
        f'<g id="{kind}-{length}">{space_body(kind, length, width, paint)}</g>' for kind, length in sorted(wanted)
    )
    defs += "".join(symbol_def(color, width) for color in OPEN if color != "gray")
    return defs + wheel_def(width, paint) + extra_def(width, paint) + train_defs(paint)


def framed(width: float, height: float, paint: Paint) -> str:
    """Return a map's frame: two thin lines with bars between them, on a pale edge."""
    found = ""
    for inset, ink, thick, more in (
        (4.0, "sheet", 8.0, ""),
        (5.5, "frame", 3.2, 'stroke-dasharray="38 38"'),
        (3.5, "frame", 0.9, ""),
        (7.8, "frame", 0.9, ""),
    ):
        box = (inset, inset, width - 2 * inset, height - 2 * inset)
        found += paint.rect(box, fill="none", stroke=ink, width=thick, more=more)
    return f'<g id="frame">{found}</g>'
