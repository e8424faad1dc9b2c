"""The legend below a board: what its routes score, and what each sign on it means."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from fogg.draw.layout.lettering import text_width
from fogg.draw.style.paint import Paint
from fogg.draw.style.palette import OPEN
from fogg.draw.style.svg_writer import SERIF, num, text
from fogg.draw.svg.board_drawing import BoardDrawing
from fogg.draw.svg.city_signs import sign_of
from fogg.draw.svg.spaces import body_kind
from fogg.draw.svg.tracks import badge_sign, open_paint

ROW = 30.0  # px
SIDE = 20.0  # px left and right
CHIP = 30  # px, the length of a sample space
WORD = 13.0  # px, the size of words
GAPS = (22.0, 18.0, 14.0, 11.0)  # px between entries: the widest that does not need another row
COLUMN = 24.0  # px, a column of the points
TITLE = 24.0  # px, the size of the title
WIDER = 1.22  # how much wider its face is than that of names
PREFIX = "Ticket to Ride"

KIND_WORDS = {
    "ferry": "ferry",
    "tunnel": "tunnel",
    "mountain": "mountain",
    "trackbed": "track bed: lay track first",
}
SIGN_WORDS = {
    "large": "big city",
    "border": "border",
    "junction": "junction",
    "attraction": "attraction",
    "off_map": "off the map",
    "location": "place, no city",
}


@dataclass(frozen=True)
class LegendEntry:
    """A drawing around (0, 0), the room it takes to either side, and its words."""

    drawing: str
    half: float
    words: str

    @property
    def width(self) -> float:
        return 2 * self.half + 5 + text_width(self.words, WORD)


@dataclass(frozen=True)
class Legend:
    """The strip below the map, drawn from y = 0."""

    body: str
    height: float
    bodies: tuple[tuple[str, int], ...]


def legend_of(sheet: BoardDrawing, paint: Paint) -> Legend:
    """Return the legend of a sheet: as many rows as its entries need."""
    heading = heading_of(sheet)
    style = f'font-family="{SERIF}" font-size="{num(TITLE)}" font-weight="700"{paint(fill="ink")}'
    parts = [f'<text x="{num(SIDE)}" y="32" {style}>{escape(heading)}</text>']
    first = SIDE + text_width(heading, TITLE) * WIDER + GAPS[0]
    table, wide = points_table(sheet, paint)
    parts.append(f'<g transform="translate({num(first)} 0)">{table}</g>')
    entries = entries_of(sheet, paint)
    tries = [flowed(entries, first + wide + GAPS[0], sheet.width - SIDE, gap) for gap in GAPS]
    placed = min(tries, key=lambda places: places[-1][1])
    for entry, (x, y) in zip(entries, placed, strict=True):
        parts.append(f'<g transform="translate({num(x + entry.half)} {num(y)})">{entry.drawing}</g>')
        parts.append(word(x + 2 * entry.half + 5, y + 4.4, entry.words, "ink", paint))
    height = placed[-1][1] + ROW * 0.72
    ground = paint.rect((0, 0, sheet.width, height), fill="sheet")
    kinds = tuple((kind, CHIP) for kind in ("normal", *kinds_of(sheet)))
    return Legend(f'<g id="legend" font-weight="600">{ground}{"".join(parts)}</g>', height, kinds)


def flowed(entries: list[LegendEntry], start: float, end: float, gap: float) -> list[tuple[float, float]]:
    """Return where entries lie: from `start` in the first row, from the side in the next ones."""
    x, y = start, ROW * 0.82
    found = []
    for entry in entries:
        if x + entry.width > end and x > SIDE:
            x, y = SIDE, max(y + ROW, 2.1 * ROW)  # below the title and the points
        found.append((x, y))
        x += entry.width + gap
    return found


def word(x: float, y: float, words: str, ink: str, paint: Paint, *, anchor: str = "start") -> str:
    """Return some words of the legend."""
    return text(x, y, words, WORD, anchor=anchor, more=f' font-size="{num(WORD)}"{paint(fill=ink)}')


def heading_of(sheet: BoardDrawing) -> str:
    """Return the name of the edition without the words that all share, and its variant."""
    name = sheet.edition.name
    own = name.removeprefix(PREFIX).lstrip(": ")
    variant = sheet.edition.get(f"variants.{sheet.edition.variant}.name", "") if sheet.edition.variant else ""
    return f"{own or name}{f' · {variant}' if variant else ''}"


def points_table(sheet: BoardDrawing, paint: Paint) -> tuple[str, float]:
    """Return spaces and points in two rows, and how wide that is."""
    points = sorted((int(n), int(value)) for n, value in sheet.edition.get("scoring.route_points", {}).items())
    used = {int(route.length) for route in sheet.edition.board.routes}
    points = [(n, value) for n, value in points if n in used]
    if not points:
        return "", 0.0
    cells = word(0, 20, "Spaces", "ink-2", paint) + word(0, 37, "Points", "ink-2", paint)
    for k, (n, value) in enumerate(points):
        x = COLUMN * (k + 2.4)
        cells += word(x, 20, str(n), "ink-2", paint, anchor="middle")
        cells += word(x, 37, str(value), "ink", paint, anchor="middle")
    return cells, COLUMN * (len(points) + 1.9)


def kinds_of(sheet: BoardDrawing) -> list[str]:
    """Return the kinds of spaces that the board has, other than normal ones."""
    present = {body_kind(route) for route in sheet.edition.board.routes}
    return [kind for kind in KIND_WORDS if kind in present]


def entries_of(sheet: BoardDrawing, paint: Paint) -> list[LegendEntry]:
    """Return everything on the board that needs a word: colors, kinds of space, badges, signs of places."""
    routes = sheet.edition.board.routes
    width = sheet.layout.car
    half = CHIP / 2
    found = []
    for color in OPEN:
        if any(route.color == color for route in routes):
            sign = "" if color == "gray" else f'<use href="#sym-{color}"/>'
            sample = f'<g{open_paint(color, paint)}><use href="#normal-{CHIP}"/>{sign}</g>'
            found.append(LegendEntry(sample, half, "any one color" if color == "gray" else color))
    gray = open_paint("gray", paint)
    for kind in kinds_of(sheet):
        found.append(LegendEntry(f'<g{gray}><use href="#{kind}-{CHIP}"/></g>', half + 2, KIND_WORDS[kind]))
    if any(route.locos for route in routes):
        found.append(LegendEntry('<use href="#sym-locomotive"/>', width / 2, "needs a locomotive"))
    if any("x" in route.tags for route in routes):
        found.append(LegendEntry('<use href="#sym-extra"/>', width / 2, "takes one more train"))
    for tag, words in (("toll", "toll"), ("reveal", "cards turned up"), ("cart", "cart")):
        sample_route = next((route for route in routes if tag in route.tags), None)
        if sample_route is not None:
            found.append(LegendEntry(badge_sign(sample_route, paint), 8, words))
    if sheet.shapes.crossings:
        found.append(LegendEntry(crossing_sample(paint), 13, "crossing: one closes the other"))
    signs = {sign_of(sheet, spot) for spot in sheet.plan.spots}
    found += [
        LegendEntry(f'<use href="#sign-{sign}"/>', 8, words) for sign, words in SIGN_WORDS.items() if sign in signs
    ]
    return found


def crossing_sample(paint: Paint) -> str:
    """Return two beds that cross, one above the other."""
    under, over = "M-6-11 6 11", "M-12 5 12-5"
    dashes = 'stroke-dasharray="2.4 2.6"'
    bridge = paint.line(over, "space-line", 10) + paint.line(over, "casing", 8)
    return paint.line(under, "sleeper", 6, more=dashes) + bridge + paint.line(over, "sleeper", 6, more=dashes)
