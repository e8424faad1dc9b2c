"""Cities, borders, junctions and places off the map: their signs, names, and slots for pieces."""

from __future__ import annotations

import math
from dataclasses import dataclass

from fogg.draw.layout.layout import Label, LabelPlace
from fogg.draw.layout.lettering import LEADING, PAD, RISE, text_width
from fogg.draw.layout.plan import Spot
from fogg.draw.style.paint import Paint
from fogg.draw.style.svg_writer import ROUND, at, num, text, title
from fogg.draw.svg.board_drawing import BoardDrawing
from fogg.draw.svg.tooltips import city_words

SLOTS = 6  # places for pieces at a city
PIECE = 8.0  # px, half a piece


def sign_defs(paint: Paint) -> str:
    """Return the signs of all kinds of places, around (0, 0)."""
    ring = paint.circle(7, fill="dot", stroke="dot-line", width=2.2)
    pip = paint.circle(3.2, fill="pip")
    bar = paint.rect((-4.2, -1.5, 8.4, 3), corner=1, fill="pip")
    plate = paint.rect((-8, -8, 16, 16), corner=3.4, fill="enamel", stroke="dot-line", width=1.4)
    wide = paint.circle(8.6, fill="dot", stroke="dot-line", width=2.2)
    arrow = paint.path("M-8.2 0-2.2-6.4H7.4V6.4H-2.2Z", fill="dot", stroke="dot-line", width=2.1, more=ROUND)
    signs = {
        "city": ring + pip,
        "large": wide + paint.circle(5.6, fill="none", stroke="dot-line", width=1.1) + pip,
        "border": ring + bar,
        "location": ring + paint.path("M-3.4 2.4 0-3.6 3.4 2.4Z", fill="pip"),
        "junction": paint.circle(4, fill="dot", stroke="dot-line", width=1.7),
        "attraction": plate + paint.path(TEMPLE, fill="#fff"),
        "off_map": arrow + paint.line("M5 0H-3M-.2-2.8-3.4 0-.2 2.8", "pip", 1.7, more=ROUND),
    }
    return "".join(f'<g id="sign-{name}">{drawn}</g>' for name, drawn in signs.items())


TEMPLE = (
    "M-4.6-1.2 0-4.6 4.6-1.2V0H-4.6ZM-4 .8H-2.5V3.4H-4ZM-.8 .8H.8V3.4H-.8ZM2.5 .8H4V3.4H2.5ZM-4.8 3.4H4.8V4.8H-4.8Z"
)


def sign_of(sheet: BoardDrawing, spot: Spot) -> str:
    """Return the name of the sign that a spot gets."""
    if "attraction" in sheet.edition.board.city(spot.key).tags:
        return "attraction"
    if spot.large:
        return "large"
    return spot.kind if spot.kind in ("border", "junction", "location", "off_map") else "city"


@dataclass(frozen=True)
class DrawnCity:
    """A place: the tag that opens it, its title and sign, where it lies and its slots for pieces."""

    key: str
    open: str
    inside: str
    x: float
    y: float
    slots: tuple[tuple[float, float], ...]


def draw_cities(sheet: BoardDrawing) -> list[DrawnCity]:
    """Return every place of a sheet. Coordinates are rounded as they are written,
    so that others reckon with the same.
    """
    found = []
    big = set(sheet.edition.get("big_cities", []))
    for spot in sheet.plan.spots:
        place = sheet.layout.spots[spot.key]
        x, y = round(place.x, 1), round(place.y, 1)
        slots = tuple((round(dx, 1), round(dy, 1)) for dx, dy in slots_of(sheet, spot, place))
        written = " ".join(f"{num(dx)},{num(dy)}" for dx, dy in slots)
        opened = f'<g id="city-{spot.key}" role="img" class="{spot.kind}" {at(x, y)} data-slots="{written}">'
        flipped = ' transform="scale(-1 1)"' if spot.kind == "off_map" and x > sheet.width / 2 else ""
        words = city_words(sheet.edition.board.city(spot.key), sheet.edition.folder, big=spot.key in big)
        inside = f'{title(words)}<use href="#sign-{sign_of(sheet, spot)}"{flipped}/>'
        found.append(DrawnCity(spot.key, opened, inside, x, y, slots))
    return found


def slots_of(sheet: BoardDrawing, spot: Spot, place: LabelPlace) -> list[tuple[float, float]]:
    """Return where pieces stand at a city, best place first:
    near it, on as little as possible, not on each other.
    """
    ranked: list[tuple[float, int, float, float]] = []
    own = place.label
    for ring, reach in enumerate((spot.radius + 6, spot.radius + 12)):
        for k in range(16):
            angle = math.radians(22.5 * k - 67.5)
            dx, dy = reach * math.cos(angle), reach * math.sin(angle)
            cost = PIECE - min(sheet.room_for_pieces.at(place.x + dx, place.y + dy), PIECE) + 3.0 * ring
            if own is not None and covers(own, dx, dy):
                cost += 2 * PIECE  # a name must stay readable
            ranked.append((cost, len(ranked), dx, dy))
    chosen: list[tuple[float, float]] = []
    for _, _, dx, dy in sorted(ranked):
        if all(math.dist((dx, dy), other) >= 2.15 * PIECE for other in chosen):
            chosen.append((dx, dy))
        if len(chosen) == SLOTS:
            break
    return chosen


def covers(label: Label, dx: float, dy: float) -> bool:
    """Return whether a piece there, relative to its city, stands on the city's name."""
    wide, tall = label.width / 2 + PIECE, label.height / 2 + PIECE
    return abs(dx - label.dx) < wide and abs(dy - label.dy) < tall


def draw_names(sheet: BoardDrawing, paint: Paint) -> str:
    """Return all names, each twice: a pale halo below, for not every rasterizer knows how to draw it in one."""
    leads, halos, words = [], [], []
    for spot in sheet.plan.spots:
        place = sheet.layout.spots[spot.key]
        if place.label is None:
            continue
        if place.label.lead:
            leads.append(hairline(spot, place, place.label))
        ink = "ink" if spot.kind == "city" else "ink-2"
        for line in lines_of(place, place.label):
            x, y, shown = line
            size = num(place.label.size)
            halos.append(text(x, y, shown, place.label.size, anchor="", more=f' font-size="{size}"'))
            style = f'{paint(fill=ink)} font-size="{size}" data-of="{spot.key}"'
            words.append(text(x, y, shown, place.label.size, anchor="", more=style))
    halo = f'stroke-width="3.4" {ROUND} stroke-opacity=".92"'
    return (
        f'<g id="names" aria-hidden="true" text-anchor="middle">{paint.line("".join(leads), "ink-2", 0.9)}'
        f"<g{paint(fill='none', stroke='halo', also='halo')} {halo}>{''.join(halos)}</g>{''.join(words)}</g>"
    )


def lines_of(place: LabelPlace, label: Label) -> list[tuple[float, float, str]]:
    """Return middle, base line and words of each line of a name; two lines lean toward their city."""
    found = []
    for k, words in enumerate(label.lines):
        y = place.y + label.dy - label.height / 2 + PAD + label.size * (RISE + k * LEADING)
        x = place.x + label.dx
        if len(label.lines) > 1 and abs(label.dx) > label.width * 0.4:
            x += math.copysign((label.width - 2 * PAD - text_width(words, label.size)) / 2, -label.dx)
        found.append((x, y, words))
    return found


def hairline(spot: Spot, place: LabelPlace, label: Label) -> str:
    """Return a line from the rim of a spot to the nearest point of its name's box."""
    x = max(label.dx - label.width / 2, min(label.dx + label.width / 2, 0.0))
    y = max(label.dy - label.height / 2, min(label.dy + label.height / 2, 0.0))
    d = math.hypot(x, y) or 1.0
    start = (spot.radius + 1.0) / d
    return f"M{num(place.x + x * start)} {num(place.y + y * start)}L{num(place.x + x)} {num(place.y + y)}"
