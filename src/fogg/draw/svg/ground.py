"""The ground below a board: sea and land, or plain paper where an edition has no map. Made once for each theme."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from fogg.draw.geo.canvas import Canvas
from fogg.draw.geo.cut import Box, cut_line, cut_ring, grown
from fogg.draw.geo.geography import MapData, unpacked
from fogg.draw.geo.relief import hills, rose
from fogg.draw.geo.sketched import sketched
from fogg.draw.style.paint import Paint
from fogg.draw.style.svg_writer import ROUND, Point, num, path, paths
from fogg.draw.svg.board_drawing import BoardDrawing

PAST_FRAME = (60.0, 50.0, 40.0, 30.0, 20.0, 10.0)  # px that the fine map may reach past the frame on a page
FADE = 0.85  # of that, in which it passes into the coarse map
PAST_PAPER = 30.0  # px that it is cut outside the paper, so that no cut edge is seen
SHELF = ((26, "shelf1"), (16, "shelf2"), (8, "shelf3"))
STEPS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 15, 20, 30)  # degrees between lines of the graticule
LATTICE = 80  # px between the lines on plain paper


@dataclass(frozen=True)
class MapGround:
    """The ground's additions to the definitions of a drawing, and its lowest layer."""

    defs: str
    body: str


@lru_cache(maxsize=64)
def ground_of(sheet: BoardDrawing, theme: str, *, web: bool) -> MapGround:
    """Return the ground of a sheet. For the web it runs on past the frame, and has no compass."""
    paint = Paint(theme)
    box = page(sheet) if web else (0.0, 0.0, sheet.width, sheet.height)
    whole = (box[0], box[1], box[2] - box[0], box[3] - box[1])
    if sheet.sketch is not None:
        drawn = sketched(sheet.sketch, sheet.canvas, grown(box, PAST_PAPER), paint)
        return MapGround("", paint.rect(whole, fill="sea", also="sea") + drawn)
    if sheet.map is None:
        return MapGround("", paint.rect(whole, fill="plain", also="land") + lattice(box, paint))
    lines = f'<path id="meridians" d="{meridians(sheet, box)}"/>'
    sea = paint.rect(whole, fill="sea", also="sea")
    fine = world(sheet, sheet.map, paint, web=web)
    if not web:
        return MapGround(lines + fine.defs, f"{sea}{fine.body}{rose(sheet, paint)}")
    far = beyond(sheet, sheet.map, paint)
    return MapGround(lines + far.defs + fine.defs, sea + far.body + fine.body)


def page(sheet: BoardDrawing) -> Box:
    """Return the box that a page may show: a whole map further on each side."""
    return -sheet.width, -sheet.height, 2 * sheet.width, 2 * sheet.height


def world(sheet: BoardDrawing, data: MapData, paint: Paint, *, web: bool) -> MapGround:
    """Return land, water and borders of the fine map, cut at the frame or a little outside."""
    out = past_frame(sheet, data) if web else 0.0
    clip = grown((0.0, 0.0, sheet.width, sheet.height), out)
    cut = grown(clip, PAST_PAPER)
    canvas, unit = sheet.canvas, data.unit
    home = areas(data.home, unit, canvas, cut)
    size = (clip[0], clip[1], clip[2] - clip[0], clip[3] - clip[1])
    defs = (
        f'<path id="land" d="{areas(data.land, unit, canvas, cut)}"/><clipPath id="sheet">{paint.rect(size)}</clipPath>'
    )
    parts = [paint.rect(size, fill="sea")] if web else []  # its own sea hides the coarse coast below
    parts.append(paint.use("meridians", fill="none", stroke="graticule", width=0.8, also="graticule"))
    parts.append(shore("land", tone(data), paint))
    if home:
        defs += '<clipPath id="onland"><use href="#land" clip-rule="evenodd"/></clipPath>'
        parts.append(paint.path(home, fill="home", also="home", more='clip-path="url(#onland)" fill-rule="evenodd"'))
    parts.append(paint.path(hills(sheet, data), fill="hill-side", stroke="hill", width=1, also="hills", more=ROUND))
    parts.append(paint.line(strokes(data.rivers, unit, canvas, cut), "river", 1.3, also="river", more=ROUND))
    parts.append(paint.line(strokes(data.states, unit, canvas, cut), "state", 1, also="state"))
    dashes = 'stroke-dasharray="6 2.5 1.2 2.5"'
    parts.append(paint.line(strokes(data.borders, unit, canvas, cut), "border", 1.2, also="border", more=dashes))
    lakes = areas(data.lakes, unit, canvas, cut)
    parts.append(paint.path(lakes, fill="lake", stroke="lake-edge", width=0.9, also="lake", more='fill-rule="evenodd"'))
    parts.append(paint.use("land", fill="none", stroke="coast", width=1, also="coast"))
    body = f'<g clip-path="url(#sheet)" stroke-linejoin="round">{"".join(parts)}</g>'
    if web:
        return MapGround(
            defs + fades(size, FADE * out), f'<g mask="url(#fade-x)"><g mask="url(#fade-y)">{body}</g></g>'
        )
    return MapGround(defs, body)


def past_frame(sheet: BoardDrawing, data: MapData) -> float:
    """Return how far the fine map reaches past the frame on a page: as far as its data does on all sides."""
    west, south, east, north = data.bbox
    for out in PAST_FRAME:
        box = grown((0.0, 0.0, sheet.width, sheet.height), out)
        xs = [box[0] + (box[2] - box[0]) * k / 16 for k in range(17)]
        ys = [box[1] + (box[3] - box[1]) * k / 16 for k in range(17)]
        edge = [(x, y) for x in xs for y in (box[1], box[3])] + [(x, y) for x in (box[0], box[2]) for y in ys]
        if all(
            south <= lat <= north and west <= lon <= east for lat, lon in (sheet.canvas.unproject(*p) for p in edge)
        ):
            break
    return out


def fades(size: Box, wide: float) -> str:
    """Return masks that blend the fine map into the coarse one: one across, one down."""
    found = ""
    for name, far, long in (("x", 'x2="1" y2="0"', size[2]), ("y", 'x2="0" y2="1"', size[3])):
        part = wide / long
        stops = ((0.0, "#000"), (part, "#fff"), (1 - part, "#fff"), (1.0, "#000"))
        shades = "".join(f'<stop offset="{at:.3f}" stop-color="{shade}"/>' for at, shade in stops)
        box = f'x="{num(size[0])}" y="{num(size[1])}" width="{num(size[2])}" height="{num(size[3])}"'
        found += f'<linearGradient id="shade-{name}" x1="0" y1="0" {far}>{shades}</linearGradient>'
        found += (
            f'<mask id="fade-{name}" maskUnits="userSpaceOnUse" {box}><rect {box} fill="url(#shade-{name})"/></mask>'
        )
    return found


def beyond(sheet: BoardDrawing, data: MapData, paint: Paint) -> MapGround:
    """Return the coarse world past the frame, for a page."""
    box = page(sheet)
    hidden = grown((0.0, 0.0, sheet.width, sheet.height), -SHELF[0][0])
    land = areas(data.beyond_land, data.unit, sheet.canvas, grown(box, PAST_PAPER), digits=0, hidden=hidden)
    lakes = areas(data.beyond_lakes, data.unit, sheet.canvas, box, digits=0)
    parts = [
        paint.use("meridians", fill="none", stroke="graticule", width=0.8, also="graticule"),
        shore("far", tone(data), paint),
        paint.path(lakes, fill="lake", also="lake", more='fill-rule="evenodd"'),
        paint.use("far", fill="none", stroke="coast", width=0.8, also="coast"),
    ]
    return MapGround(f'<path id="far" d="{land}"/>', f'<g stroke-linejoin="round">{"".join(parts)}</g>')


def tone(data: MapData) -> str:
    """Return the tone of land: a map with a country of its own shows the others darker."""
    return "land" if data.home else "plain"


def shore(name: str, land: str, paint: Paint) -> str:
    """Return land with three bands of shallow water along its coast."""
    bands = [paint.use(name, fill="none", stroke=token, width=width, also="shelf") for width, token in SHELF]
    return "".join(bands) + paint.use(name, fill=land, also="land", more='fill-rule="evenodd"')


def areas(
    parts: list[list[list[int]]], unit: float, canvas: Canvas, box: Box, *, digits: int = 1, hidden: Box | None = None
) -> str:
    """Return areas of a map as path data, cut at a box and rounded to that many digits; `hidden` may be wrong."""
    found = []
    for area in parts:
        for flat in area:
            ring = cut_ring([canvas.project(lat, lon) for lon, lat in unpacked(flat, unit)], box)
            if hidden is not None:
                ring = shortcut(ring, hidden)
            if len(ring) > 2:
                found.append(path(ring, close=True, digits=digits))
    return "".join(found)


def shortcut(ring: list[Point], hidden: Box) -> list[Point]:
    """Return a ring that goes straight where it runs inside a box that hides it: outside nothing changes."""
    inner = [hidden[0] <= x <= hidden[2] and hidden[1] <= y <= hidden[3] for x, y in ring]
    n = len(ring)
    return [ring[i] for i in range(n) if not (inner[i - 1] and inner[i] and inner[(i + 1) % n])]


def strokes(lines: list[list[int]], unit: float, canvas: Canvas, box: Box) -> str:
    """Return lines of a map as path data, cut at a box."""
    found = []
    for flat in lines:
        found += list(cut_line([canvas.project(lat, lon) for lon, lat in unpacked(flat, unit)], box))
    return paths(found)


def meridians(sheet: BoardDrawing, box: Box) -> str:
    """Return lines of latitude and longitude, a round number of degrees apart."""
    canvas = sheet.canvas
    xs, ys = (box[0], (box[0] + box[2]) / 2, box[2]), (box[1], (box[1] + box[3]) / 2, box[3])
    corners = [canvas.unproject(x, y) for x in xs for y in ys]
    lats, lons = [lat for lat, _ in corners], [lon for _, lon in corners]
    span = abs(canvas.unproject(sheet.width / 2, 0)[0] - canvas.unproject(sheet.width / 2, sheet.height)[0])
    step = next((step for step in STEPS if span / step < 8), STEPS[-1])
    south, north = max(-80.0, min(lats) - 2 * step), min(84.0, max(lats) + 2 * step)
    west, east = min(lons) - 2 * step, max(lons) + 2 * step
    cut = grown(box, 2 * PAST_PAPER)
    found: list[list[Point]] = []
    for k in range(math.ceil(south / step), math.floor(north / step) + 1):
        found += cut_line([canvas.project(k * step, west + (east - west) * t / 30) for t in range(31)], cut)
    for k in range(math.ceil(west / step), math.floor(east / step) + 1):
        found += cut_line([canvas.project(south + (north - south) * t / 12, k * step) for t in range(13)], cut)
    return paths(found)


def lattice(box: Box, paint: Paint) -> str:
    """Return plain paper: a faint square pattern for a board without a map."""
    xs = range(math.ceil(box[0] / LATTICE) * LATTICE, math.ceil(box[2]), LATTICE)
    ys = range(math.ceil(box[1] / LATTICE) * LATTICE, math.ceil(box[3]), LATTICE)
    lines = [f"M{x} {num(box[1])}V{num(box[3])}" for x in xs] + [f"M{num(box[0])} {y}H{num(box[2])}" for y in ys]
    return paint.line("".join(lines), "state", 0.8, also="graticule")
