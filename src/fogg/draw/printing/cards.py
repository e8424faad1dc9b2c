# interpreted: made once, for the printer
"""Train cards and tickets as small drawings, in mm."""

from __future__ import annotations

from html import escape

from fogg.board import Edition, Ticket
from fogg.draw.layout.lettering import text_width
from fogg.draw.printing.paper import CARD
from fogg.draw.style.palette import DAY, GAME, TOKENS, on_color
from fogg.draw.style.svg_writer import SERIF
from fogg.draw.style.symbols import COLOR_SYMBOLS, color_symbol, symbol_of
from fogg.draw.svg.board_drawing import BoardDrawing
from fogg.engine.ruleset import ticket_names

INK = TOKENS[DAY]["ink"]
LAND = TOKENS[DAY]["plain"]
LINE = TOKENS[DAY]["bed"]
PIP = TOKENS[DAY]["pip"]
EDGE = 3.0  # between the edge of a card and what is printed
WIDTH = 1.35  # how much wider the face of the cards is than that of names on the board, at most
ART = {"locomotive_plus4": ("locomotive", "+4")}  # kinds that share a drawing, and what is written on them


def card_svg(kind: str, name: str) -> str:
    """Return a train card: its color, its symbol large and in two corners, its name."""
    width, height = CARD
    color, sign = ART.get(kind, (kind, ""))
    if color not in COLOR_SYMBOLS:
        color = "gray"
    ground, ink = GAME[color], on_color(color)
    field = f'<rect x="{EDGE}" y="{EDGE}" width="{width - 2 * EDGE}" height="{height - 2 * EDGE}" rx="2.5"'
    middle = f'<g transform="translate({width / 2} {height / 2 - 3})">{symbol(color, 24, ink)}</g>'
    corners = [(EDGE + 5.5, EDGE + 5.5, 0), (width - EDGE - 5.5, height - EDGE - 5.5, 180)]
    small = "".join(
        f'<g transform="translate({x} {y})rotate({turn})">{symbol(color, 6, ink)}</g>' for x, y, turn in corners
    )
    words = fitted(width / 2, height - 13, f"{name} {sign}".strip(), 5.2, width - 4 * EDGE, fill=ink)
    return framed(width, height, f'{field} fill="{ground}" stroke="{INK}" stroke-width=".3"/>{middle}{small}{words}')


def symbol(color: str, size: float, ink: str) -> str:
    """Return the symbol of a color around (0, 0)."""
    return color_symbol(symbol_of(color), size, ink)


def ticket_svg(ticket: Ticket, sheet: BoardDrawing) -> str:
    """Return a ticket: both ends by name, its points, and the board in small with the ends marked."""
    height, width = CARD
    cities = sheet.edition.board.cities
    a, b, points = ticket_names(ticket, [city.name for city in cities])
    map_height = 24.5
    parts = [f'<rect x="{EDGE}" y="{EDGE}" width="{width - 2 * EDGE}" height="{map_height}" rx="1.5" fill="{LAND}"/>']
    parts.append(small_map(ticket, sheet, (EDGE + 2, EDGE + 2, width - 2 * EDGE - 4, map_height - 4)))
    room = width - 2 * EDGE - 15
    parts.append(fitted(EDGE + 1, height - 10.3, a, 5.0, room, anchor="start", fill=INK))
    parts.append(fitted(EDGE + 1, height - 4.2, b, 5.0, room, anchor="start", fill=INK))
    parts.append(f'<circle cx="{width - EDGE - 6.2}" cy="{height - 9.2}" r="6" fill="{PIP}"/>')
    parts.append(fitted(width - EDGE - 6.2, height - 7.1, points, 6.2, 10.5, fill="#fff"))
    if ticket.kind in ("long", "short"):
        parts.append(fitted(width - EDGE - 2, EDGE + 5, ticket.kind, 3.4, 20, anchor="end", fill=INK))
    return framed(width, height, "".join(parts))


def small_map(ticket: Ticket, sheet: BoardDrawing, box: tuple[float, float, float, float]) -> str:
    """Return the routes as thin lines inside a box, with the cities that serve the ticket."""
    left, top, wide, high = box
    spots = sheet.layout.spots
    xs, ys = [spot.x for spot in spots.values()], [spot.y for spot in spots.values()]
    across, down = max(max(xs) - min(xs), 1.0), max(max(ys) - min(ys), 1.0)
    scale = min(wide / across, high / down)
    x0, y0 = left + (wide - across * scale) / 2, top + (high - down * scale) / 2

    def at(key: str) -> tuple[float, float]:
        return x0 + (spots[key].x - min(xs)) * scale, y0 + (spots[key].y - min(ys)) * scale

    lines = "".join(
        f"M{ax:.2f} {ay:.2f}L{bx:.2f} {by:.2f}"
        for (ax, ay), (bx, by) in ((at(bundle.a), at(bundle.b)) for bundle in sheet.plan.bundles)
    )
    dots = "".join(f'<circle cx="{x:.2f}" cy="{y:.2f}" r=".5"/>' for x, y in map(at, spots))
    marks = "".join(
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="1.5" fill="{fill}" stroke="{INK}" stroke-width=".4"/>'
        for keys, fill in zip(ends_of(ticket, sheet.edition), (PIP, TOKENS[DAY]["lamp"]), strict=True)
        for x, y in (at(key) for key in keys if key in spots)
    )
    drawn = f'<path d="{lines}" fill="none" stroke="{LINE}" stroke-width=".45" stroke-linecap="round"/>'
    return f'{drawn}<g fill="{LINE}">{dots}</g>{marks}'


def ends_of(ticket: Ticket, edition: Edition) -> tuple[list[str], list[str]]:
    """Return the keys of the places that serve each end."""
    goals = [city for city, _ in ticket.targets] or [int(ticket.b)]
    return [city.key for city in edition.nodes(int(ticket.a))], [c.key for goal in goals for c in edition.nodes(goal)]


def fitted(x: float, y: float, words: str, size: float, room: float, *, anchor: str = "middle", fill: str) -> str:
    """Return a line of text of that size, or smaller so that it fits the room."""
    size = min(size, size * room / max(text_width(words, size) * WIDTH, 0.1))
    style = f'font-size="{size:.2f}" text-anchor="{anchor}" fill="{fill}"'
    return f'<text x="{x:.2f}" y="{y:.2f}" {style}>{escape(words)}</text>'


def framed(width: float, height: float, body: str) -> str:
    """Return a drawing of that size in mm."""
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{SERIF}" font-weight="700">{body}</svg>'
