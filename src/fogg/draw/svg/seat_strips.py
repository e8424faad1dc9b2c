"""Strips below a picture of a position: who plays, and what lies off the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fogg.draw.layout.lettering import text_width
from fogg.draw.style.paint import Paint
from fogg.draw.style.palette import LIVERIES, on_livery
from fogg.draw.style.svg_writer import ROUND, num, text
from fogg.draw.style.symbols import shape
from fogg.draw.svg.mark import Mark
from fogg.draw.svg.marks import CITY, ROUTE
from fogg.draw.svg.static_board import StaticBoard
from fogg.engine.views import View

ROW = 34.0
SIDE = 20.0
WORD, SMALL = 15.0, 13.0
APART = 30.0
STATE_WORDS = {
    "ticket": "end of an open ticket",
    "done": "its tickets are done",
    "last": "done last",
    "path": "path that scores",
    "closed": "closed",
}


@dataclass(frozen=True)
class Strip:
    """Something below a board, drawn from y = 0."""

    body: str
    height: float


@dataclass(frozen=True)
class Item:
    """A drawing from x = 0 with its middle at y = 0, and its width."""

    drawing: str
    width: float


def badge(livery: str, paint: Paint) -> str:
    """Return the badge of a player around (0, 0): the livery with its shape."""
    plate = paint.rect((-10, -10, 20, 20), corner=3, fill=LIVERIES[livery], stroke="ink", width=0.8)
    return plate + shape(livery, 12, on_livery(livery))


def flowed(items: Sequence[Item], board: StaticBoard, name: str) -> Strip:
    """Return items in as many rows as they need, on paper."""
    paint = Paint(board.theme)
    x, y = SIDE, ROW / 2
    drawn = []
    for item in items:
        if x > SIDE and x + item.width > board.sheet.width - SIDE:
            x, y = SIDE, y + ROW
        drawn.append(f'<g transform="translate({num(x)} {num(y)})">{item.drawing}</g>')
        x += item.width + APART
    height = y + ROW / 2
    width = board.sheet.width
    paper = paint.rect((0, 0, width, height), fill="sheet") + paint.line(f"M0 0H{num(width)}", "rule", 1)
    return Strip(f'<g id="{name}">{paper}{"".join(drawn)}</g>', height)


def seat_strip(view: View, liveries: Sequence[str], found: Sequence[Mark], board: StaticBoard) -> Strip:
    """Return every seat with its livery, name, points and trains, an underline for whose turn it is;
    then what states mean.
    """
    paint = Paint(board.theme)
    items = [seat_item(view, seat, liveries[seat], paint) for seat in range(len(view.names))]
    shown = {mark.kind for mark in found}
    return flowed(items + [key_item(kind, board, paint) for kind in STATE_WORDS if kind in shown], board, "seats")


def key_item(kind: str, board: StaticBoard, paint: Paint) -> Item:
    """Return the sign of a state and what it means."""
    words = STATE_WORDS[kind]
    ring, state = board.templates.get(f"ring-{kind}"), board.templates.get(f"state-{kind}")
    if ring is not None and state is None:
        sign = f'<g transform="translate(10 0)scale(.75)">{ring.inside}<use href="#sign-city"/></g>'
    elif state is not None:
        band = state.inside.replace("<path", '<path d="M16 0H38"')
        sign = f'<g transform="scale(.45)" {ROUND}>{band}</g>'
    else:
        closed = board.templates["piece-closed"]
        sign = f'<g transform="translate(10 0)">{closed.inside}</g>'
    style = f' font-size="{num(SMALL)}"{paint(fill="ink-2")}'
    return Item(sign + text(27, SMALL * 0.34, words, SMALL, anchor="start", more=style), 27 + text_width(words, SMALL))


def seat_item(view: View, seat: int, livery: str, paint: Paint) -> Item:
    """Return one seat."""
    name, points = view.names[seat], str(points_of(view, seat))
    left = view.trains[seat]
    trains = f"{left} train{'' if left == 1 else 's'}"
    x = 18.0
    drawn = f'<g transform="translate(10 0)">{badge(livery, paint)}</g>'
    for words, size, ink in ((name, WORD, "ink"), (points, 18.0, "ink"), (trains, SMALL, "ink-2")):
        x += 8
        drawn += text(x, size * 0.34, words, size, anchor="start", more=f' font-size="{num(size)}"{paint(fill=ink)}')
        x += text_width(words, size)
    if seat == view.current and not view.over:
        line = f"M0 14H{num(x)}"
        drawn += paint.line(line, "ink", 4.4) + paint.line(line, "lamp", 3)
    return Item(drawn, x)


def points_of(view: View, seat: int) -> int:
    """Return the points of a seat: those scored so far, or when the game is over the total of its side."""
    if not view.over:
        return view.scores[seat]
    partners = next(side for side in view.sides if seat in side)
    return sum(line.points for line in view.standing() if line.seat in partners)


def aside(view: View, found: Sequence[Mark], board: StaticBoard) -> Strip | None:
    """Return the pieces that lie off the board, by their place: how many are left, and who has one."""
    places: dict[str, list[Mark]] = {}
    for mark in found:
        if not mark.place.startswith((ROUTE, CITY)) and mark.place != "board":
            places.setdefault(mark.place, []).append(mark)
    if not places:
        return None
    paint = Paint(board.theme)
    names = {row["id"]: row["name"] for row in named_rows(view)}
    items = []
    for place, here in places.items():
        key = place.partition(":")[2]
        items.append(aside_item(names.get(key, key.replace("_", " ")), here, paint))
    return flowed(items, board, "aside")


def named_rows(view: View) -> list[dict[str, str]]:
    """Return the rows of the edition's own tables that have an id and a name."""
    edition = view.ruleset.edition
    rows = [row for name in edition.get("tables", {}) for row in edition.table(name)]
    return [row for row in rows if "id" in row and "name" in row]


def aside_item(name: str, here: Sequence[Mark], paint: Paint) -> Item:
    """Return one thing off the board: its name, how many are left, the badges of its holders."""
    left = sum(mark.n for mark in here if mark.owner < 0)
    words = f"{name} ×{left}" if left else name
    ink = "ink" if left else "ink-2"
    drawn = text(0, SMALL * 0.34, words, SMALL, anchor="start", more=f' font-size="{num(SMALL)}"{paint(fill=ink)}')
    x = text_width(words, SMALL)
    for mark in here:
        if mark.owner >= 0:
            drawn += f'<g transform="translate({num(x + 13)} 0)scale(.72)">{badge(mark.livery, paint)}</g>'
            x += 19
    return Item(drawn, x)
