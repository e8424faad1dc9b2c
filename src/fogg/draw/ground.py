"""The ground below a board: sea and land, or plain paper where an edition has no map. Made once for each theme."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from fogg.draw.canvas import Canvas
from fogg.draw.geography import MapData, unpacked
from fogg.draw.palette import Paint
from fogg.draw.relief import hills, rose
from fogg.draw.sheet import Sheet
from fogg.draw.sketch import Layer, Sketch
from fogg.draw.svg import Point, num, path, paths

PAST_FRAME = 60.0  # px that the fine map reaches past the frame on a page
PAST_PAPER = 30.0  # px that it is cut outside the paper, so that no cut edge is seen
SHELF = ((26, "shelf1"), (16, "shelf2"), (8, "shelf3"))
STEPS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 15, 20, 30)  # degrees between lines of the graticule

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Ground:
    """What the ground adds to the definitions of a drawing, and what is drawn below everything else."""

    defs: str
    body: str


@lru_cache(maxsize=64)
def ground_of(sheet: Sheet, theme: str, *, web: bool) -> Ground:
    """The ground of a sheet. For the web it runs on past the frame, and has no compass."""
    paint = Paint(theme)
    width, height = sheet.width, sheet.height
    box = (-width, -height, 3 * width, 3 * height) if web else (0.0, 0.0, width, height)
    size = f'x="{num(box[0])}" y="{num(box[1])}" width="{num(box[2])}" height="{num(box[3])}"'
    if sheet.sketch is not None:
        sea = f"<rect {size}{paint(fill='sea', also='sea')}/>"
        return Ground("", sea + sketched(sheet.sketch, sheet.canvas, (box[0], box[1], box[0] + box[2], box[1] + box[3]), paint))
    if sheet.map is None:
        return Ground("", f"<rect {size}{paint(fill='plain', also='land')}/>" + lattice(sheet, paint, web=web))
    fine = world(sheet, sheet.map, paint, web=web)
    if not web:
        return Ground(fine.defs, f"<rect {size}{paint(fill='sea', also='sea')}/>{fine.body}{rose(sheet, paint)}")
    return Ground(fine.defs, f"<rect {size}{paint(fill='sea', also='sea')}/>" + fine.body)


def world(sheet: Sheet, data: MapData, paint: Paint, *, web: bool) -> Ground:
    """Land, water and borders of a map."""
    out = PAST_FRAME if web else 0.0
    clip = (-out, -out, sheet.width + out, sheet.height + out)
    cut = grown(clip, PAST_PAPER)
    canvas, unit = sheet.canvas, data.unit
    land, home = areas(data.land, unit, canvas, cut), areas(data.home, unit, canvas, cut)
    defs = f'<path id="land" d="{land}"/>'
    body = ""
    graticule = f'<path d="{meridians(sheet, web=web)}"{paint(fill="none", stroke="graticule", also="graticule")} stroke-width=".8"/>'
    tone = "land" if home else "plain"
    if web:
        far = (-sheet.width, -sheet.height, 2 * sheet.width, 2 * sheet.height)
        defs += f'<path id="far" d="{areas(data.beyond_land, unit, canvas, grown(far, PAST_PAPER))}"/>'
        body += graticule + shore("far", tone, paint)
        body += f'<path d="{areas(data.beyond_lakes, unit, canvas, far)}"{paint(fill="lake", also="lake")} fill-rule="evenodd"/>'
        body += f'<use href="#far"{paint(fill="none", stroke="coast", also="coast")} stroke-width=".8"/>'
    defs += f'<clipPath id="sheet"><rect x="{num(clip[0])}" y="{num(clip[1])}" width="{num(clip[2] - clip[0])}" height="{num(clip[3] - clip[1])}"/></clipPath>'
    body += '<g clip-path="url(#sheet)">'
    if web:
        body += f'<rect x="{num(clip[0])}" y="{num(clip[1])}" width="{num(clip[2] - clip[0])}" height="{num(clip[3] - clip[1])}"{paint(fill="sea")}/>'
    body += graticule + shore("land", tone, paint)
    if home:
        defs += '<clipPath id="onland"><use href="#land" clip-rule="evenodd"/></clipPath>'
        body += f'<path clip-path="url(#onland)" d="{home}"{paint(fill="home", also="home")} fill-rule="evenodd"/>'
    body += f'<path d="{hills(sheet, data)}"{paint(fill="hill-side", stroke="hill", also="hills")} stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>'
    for name, lines, style in (
        ("river", data.rivers, 'stroke-width="1.3" stroke-linecap="round"'),
        ("state", data.states, 'stroke-width="1"'),
        ("border", data.borders, 'stroke-width="1.2" stroke-dasharray="6 2.5 1.2 2.5"'),
    ):
        body += f'<path d="{strokes(lines, unit, canvas, cut)}"{paint(fill="none", stroke=name, also=name)} {style}/>'
    body += f'<path d="{areas(data.lakes, unit, canvas, cut)}"{paint(fill="lake", stroke="lake-edge", also="lake")} stroke-width=".9" fill-rule="evenodd"/>'
    body += f'<use href="#land"{paint(fill="none", stroke="coast", also="coast")} stroke-width="1"/></g>'
    return Ground(defs, f'<g stroke-linejoin="round">{body}</g>')


def shore(name: str, tone: str, paint: Paint) -> str:
    """Land with three bands of shallow water along its coast."""
    bands = "".join(
        f'<use href="#{name}"{paint(fill="none", stroke=token, also="shelf")} stroke-width="{width}"/>' for width, token in SHELF
    )
    return bands + f'<use href="#{name}"{paint(fill=tone, also="land")} fill-rule="evenodd"/>'


def grown(box: Box, by: float) -> Box:
    """A box with a margin around it."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def areas(parts: list[list[list[int]]], unit: float, canvas: Canvas, box: Box) -> str:
    """Areas of a map as path data, cut at a box."""
    found = []
    for area in parts:
        for flat in area:
            ring = cut_ring([canvas.project(lat, lon) for lon, lat in unpacked(flat, unit)], box)
            if len(ring) > 2:
                found.append(path(ring, close=True))
    return "".join(found)


def strokes(lines: list[list[int]], unit: float, canvas: Canvas, box: Box) -> str:
    """Lines of a map as path data, cut at a box."""
    found = []
    for flat in lines:
        found += list(cut_line([canvas.project(lat, lon) for lon, lat in unpacked(flat, unit)], box))
    return paths(found)


def cut_ring(ring: list[Point], box: Box) -> list[Point]:
    """A ring cut at a box, edge by edge (Sutherland and Hodgman)."""
    for axis, limit, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        if all(sign * (point[axis] - limit) >= 0 for point in ring):
            continue
        kept: list[Point] = []
        for p, q in zip(ring, ring[1:] + ring[:1], strict=True):
            a, b = sign * (p[axis] - limit), sign * (q[axis] - limit)
            if a >= 0:
                kept.append(p)
            if (a >= 0) != (b >= 0):
                t = a / (a - b)
                kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        ring = kept
        if not ring:
            return []
    return ring


def cut_line(line: Sequence[Point], box: Box) -> Iterator[list[Point]]:
    """The runs of a line that lie in a box, each with its first point outside."""
    run: list[Point] = []
    for p in line:
        if box[0] <= p[0] <= box[2] and box[1] <= p[1] <= box[3]:
            run.append(p)
        elif run:
            yield [*run, p]
            run = []
    if len(run) > 1:
        yield run


def meridians(sheet: Sheet, *, web: bool) -> str:
    """Lines of latitude and longitude, a round number of degrees apart."""
    width, height = sheet.width, sheet.height
    out = 1.0 if web else 0.0
    xs, ys = (-out * width, width / 2, (1 + out) * width), (-out * height, height / 2, (1 + out) * height)
    corners = [sheet.canvas.unproject(x, y) for x in xs for y in ys]
    lats, lons = [lat for lat, _ in corners], [lon for _, lon in corners]
    inner = [sheet.canvas.unproject(width / 2, y)[0] for y in (0, height)]
    step = next((s for s in STEPS if abs(inner[1] - inner[0]) / s < 8), STEPS[-1])
    south, north = max(-80.0, min(lats) - 2 * step), min(84.0, max(lats) + 2 * step)
    west, east = min(lons) - 2 * step, max(lons) + 2 * step
    box = grown((xs[0], ys[0], xs[2], ys[2]), 60)
    found = []
    for k in range(math.ceil(south / step), math.floor(north / step) + 1):
        line = [sheet.canvas.project(k * step, west + (east - west) * t / 40) for t in range(41)]
        found += list(cut_line(line, box))
    for k in range(math.ceil(west / step), math.floor(east / step) + 1):
        line = [sheet.canvas.project(south + (north - south) * t / 24, k * step) for t in range(25)]
        found += list(cut_line(line, box))
    return paths(found)


def lattice(sheet: Sheet, paint: Paint, *, web: bool) -> str:
    """Plain paper: a faint square pattern for a board without a map."""
    out = 1 if web else 0
    pitch = 80
    width, height = sheet.width, sheet.height
    x0, x1 = -out * width, (1 + out) * width
    y0, y1 = -out * height, (1 + out) * height
    lines = [f"M{num(x)} {num(y0)}V{num(y1)}" for x in range(math.ceil(x0 / pitch) * pitch, math.ceil(x1), pitch)]
    lines += [f"M{num(x0)} {num(y)}H{num(x1)}" for y in range(math.ceil(y0 / pitch) * pitch, math.ceil(y1), pitch)]
    return f'<path d="{"".join(lines)}"{paint(fill="none", stroke="state", also="graticule")} stroke-width=".8"/>'


def sketched(sketch: Sketch, canvas: Canvas, box: Box, paint: Paint) -> str:
    """The layers of a hand-drawn map."""
    return "".join(layer_of(layer, canvas, grown(box, PAST_PAPER), paint) for layer in sketch.layers)


def layer_of(layer: Layer, canvas: Canvas, box: Box, paint: Paint) -> str:
    """One layer: its areas, then its lines."""
    drawn = ""
    if layer.areas:
        rings = [cut_ring([canvas.project(*point) for point in area], box) for area in layer.areas]
        drawn += f'<path d="{paths(rings, close=True)}"{paint(fill=layer.paint, also=layer.paint)} fill-rule="evenodd"/>'
    if layer.lines:
        lines = [run for line in layer.lines for run in cut_line([canvas.project(*point) for point in line], box)]
        style = f'stroke-width="{num(layer.width)}" stroke-linecap="round" stroke-linejoin="round"'
        drawn += f'<path d="{paths(lines)}"{paint(fill="none", stroke=layer.paint, also=layer.paint)} {style}/>'
    return drawn
