"""Cities, borders, junctions and places off the map: their signs, names, and where pieces stand beside them."""

from __future__ import annotations

import math

from fogg.draw.layout import Label, Place
from fogg.draw.lettering import LEADING, PAD, RISE, text_width
from fogg.draw.palette import Paint
from fogg.draw.plan import Spot
from fogg.draw.sheet import Sheet
from fogg.draw.svg import SANS, at, num, text, title
from fogg.draw.telling import city_words

SLOTS = 6  # places for pieces beside a city
PIECE = 8.0  # px, half a piece


def sign_defs(paint: Paint) -> str:
    """The signs of all kinds of places, around (0, 0)."""
    ring = f'{paint(fill="dot", stroke="dot-line")} stroke-width="2.1"'
    pip = paint(fill="pip")
    bar = f'<rect x="-4.2" y="-1.5" width="8.4" height="3" rx="1"{pip}/>'
    gate = f'<path d="M-4.6-1.2 0-4.6 4.6-1.2V0H-4.6ZM-4 .8H-2.5V3.4H-4ZM-.8 .8H.8V3.4H-.8ZM2.5 .8H4V3.4H2.5ZM-4.8 3.4H4.8V4.8H-4.8Z" fill="#fff"/>'
    return (
        f'<g id="sign-city"><circle r="6.4"{ring}/><circle r="2.9"{pip}/></g>'
        f'<g id="sign-large"><circle r="8"{ring}/><circle r="5.1"{paint(fill="none", stroke="dot-line")} stroke-width="1.1"/><circle r="2.9"{pip}/></g>'
        f'<g id="sign-border"><circle r="6.4"{ring}/>{bar}</g>'
        f'<g id="sign-location"><circle r="6.4"{ring}/><path d="M-3.4 2.4 0-3.6 3.4 2.4Z"{pip}/></g>'
        f'<g id="sign-junction"><circle r="4"{paint(fill="dot", stroke="dot-line")} stroke-width="1.7"/></g>'
        f'<g id="sign-attraction"><rect x="-8" y="-8" width="16" height="16" rx="3.4"{paint(fill="enamel", stroke="dot-line")} stroke-width="1.4"/>{gate}</g>'
        f'<g id="sign-off_map"><path d="M-8.2 0-2.2-6.4H7.4V6.4H-2.2Z"{ring} stroke-linejoin="round"/><path d="M5 0H-3M-.2-2.8-3.4 0-.2 2.8"{paint(fill="none", stroke="pip")} stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></g>'
    )


def sign_of(sheet: Sheet, spot: Spot) -> str:
    """The name of the sign that a spot gets."""
    if "attraction" in sheet.edition.board.city(spot.key).tags:
        return "attraction"
    if spot.large:
        return "large"
    return spot.kind if spot.kind in ("border", "junction", "location", "off_map") else "city"


def draw_cities(sheet: Sheet) -> list[tuple[str, str, str]]:
    """Key, opening tag and inside of every city."""
    found = []
    big = set(sheet.edition.get("big_cities", []))
    for spot in sheet.plan.spots:
        place = sheet.layout.spots[spot.key]
        city = sheet.edition.board.city(spot.key)
        slots = " ".join(f"{num(x)},{num(y)}" for x, y in slots_of(sheet, spot, place))
        turned = ""
        if spot.kind == "off_map" and place.x > sheet.width / 2:
            turned = ' transform="scale(-1 1)"'
        opened = f'<g id="city-{spot.key}" class="{spot.kind}" {at(place.x, place.y)} data-slots="{slots}">'
        inside = title(city_words(city, big=spot.key in big)) + f'<use href="#sign-{sign_of(sheet, spot)}"{turned}/>'
        found.append((spot.key, opened, inside))
    return found


def slots_of(sheet: Sheet, spot: Spot, place: Place) -> list[tuple[float, float]]:
    """Where pieces stand beside a city, best place first: near it, on as little as possible, not on each other."""
    ranked = []
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
        if all(math.dist((dx, dy), other) >= 1.9 * PIECE for other in chosen):
            chosen.append((dx, dy))
        if len(chosen) == SLOTS:
            break
    return chosen


def covers(label: Label, dx: float, dy: float) -> bool:
    """Whether a piece there, relative to its city, stands on the city's name."""
    wide, tall = label.width / 2 + PIECE, label.height / 2 + PIECE
    return abs(dx - label.dx) < wide and abs(dy - label.dy) < tall


def draw_names(sheet: Sheet, paint: Paint) -> str:
    """All names, each twice: a pale halo below, for not every rasterizer knows how to draw it in one."""
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
            words.append(text(x, y, shown, place.label.size, anchor="", more=f'{paint(fill=ink)} font-size="{size}"'))
    common = f'font-family="{SANS}" font-weight="700" text-anchor="middle"'
    return (
        f'<g id="names" aria-hidden="true" {common}><path d="{"".join(leads)}"{paint(fill="none", stroke="ink-2")} stroke-width=".9"/>'
        f'<g{paint(fill="none", stroke="halo", also="halo")} stroke-width="3.4" stroke-linejoin="round" stroke-opacity=".92">{"".join(halos)}</g>'
        f"{''.join(words)}</g>"
    )


def lines_of(place: Place, label: Label) -> list[tuple[float, float, str]]:
    """Middle, base line and words of each line of a name; two lines lean toward the city they stand beside."""
    found = []
    for k, words in enumerate(label.lines):
        y = place.y + label.dy - label.height / 2 + PAD + label.size * (RISE + k * LEADING)
        x = place.x + label.dx
        if len(label.lines) > 1 and abs(label.dx) > label.width * 0.4:
            x += math.copysign((label.width - 2 * PAD - text_width(words, label.size)) / 2, -label.dx)
        found.append((x, y, words))
    return found


def hairline(spot: Spot, place: Place, label: Label) -> str:
    """A line from the rim of a spot to the nearest point of its name's box."""
    x = max(label.dx - label.width / 2, min(label.dx + label.width / 2, 0.0))
    y = max(label.dy - label.height / 2, min(label.dy + label.height / 2, 0.0))
    d = math.hypot(x, y) or 1.0
    start = (spot.radius + 1.0) / d
    return f"M{num(place.x + x * start)} {num(place.y + y * start)}L{num(place.x + x)} {num(place.y + y)}"
