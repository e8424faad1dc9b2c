"""Hills where a map has mountain ranges, and a compass rose: both only where nothing else is drawn."""

from __future__ import annotations

import math

from fogg.draw.geo.geography import MapData, Segment, inside, unpacked
from fogg.draw.layout.free_space import CELL
from fogg.draw.style.paint import Paint
from fogg.draw.style.svg_writer import num
from fogg.draw.svg.board_drawing import BoardDrawing

ROW, COLUMN = 23, 38  # px between hills
CLEAR = 14.0  # px from a hill to anything drawn
ROSE_ROOM = 48.0  # px that the compass needs around its middle
EDGE = 12.0  # px of the frame


def hills(sheet: BoardDrawing, data: MapData) -> str:
    """Return small hills inside the mountain ranges, as path data."""
    ranges = [edges_of(sheet, [area[0]], data.unit) for area in data.ranges]
    skip = thinned(sheet, ranges)
    found = []
    for row in range(int((sheet.height - 44) / ROW)):
        for k in range(int((sheet.width - 40) / COLUMN)):
            # a number from row and column stands in for chance: the same hills every time
            seed = (row * 7919 + k * 104729 + row * k * 31) % 997
            x = 20 + (row % 2) * 19 + k * COLUMN + seed % 13 - 6
            y = 24 + row * ROW + seed % 9 - 4
            if seed % 10 > skip and sheet.room.at(x, y - 3) > CLEAR and any(inside(edges, x, y) for edges in ranges):
                found.append(hill(x, y, 0.75 + seed % 7 * 0.1))
    return "".join(found)


def edges_of(sheet: BoardDrawing, rings: list[list[int]], unit: float) -> list[Segment]:
    """Return the edges of some rings of a map on paper."""
    found: list[Segment] = []
    for flat in rings:
        ring = [sheet.canvas.project(lat, lon) for lon, lat in unpacked(flat, unit)]
        found += [(*p, *q) for p, q in zip(ring, ring[1:] + ring[:1], strict=True)]
    return found


def hill(x: float, y: float, s: float) -> str:
    """Return one hill with its foot at (x, y)."""
    rise = f"q{num(4.5 * s)} {num(-3 * s)} {num(7 * s)} {num(-9 * s)}"
    fall = f"q{num(2.5 * s)} {num(6 * s)} {num(7 * s)} {num(9 * s)}"
    return f"M{num(x - 7 * s)} {num(y + 3)}{rise}{fall}"


def thinned(sheet: BoardDrawing, ranges: list[list[Segment]]) -> int:
    """Return how many of ten hills are left out: a range that covers most of a map would become wallpaper."""
    probes = [(sheet.width * i / 12, sheet.height * j / 12) for i in range(1, 12) for j in range(1, 12)]
    covered = sum(any(inside(edges, x, y) for edges in ranges) for x, y in probes) / len(probes)
    return 2 if covered < 0.25 else 4 if covered < 0.45 else 6


def rose(sheet: BoardDrawing, paint: Paint) -> str:
    """Return a compass rose at the emptiest place of the map, rather at sea; nothing if there is no room."""
    found = emptiest(sheet)
    if found is None:
        return ""
    x, y, room = found
    lat, lon = sheet.canvas.unproject(x, y)
    north = sheet.canvas.project(lat + 0.001, lon)
    turn = math.degrees(math.atan2(north[0] - x, y - north[1]))
    points = "".join(
        paint.path(f"M0-{long} {wide}-{wide} 0 0Z", fill="frame", more=f'transform="rotate({angle})"')
        + paint.path(f"M0-{long}-{wide}-{wide} 0 0Z", fill="casing", more=f'transform="rotate({angle})"')
        for long, wide, angles in ((30, 5, (45, 135, 225, 315)), (46, 7, (0, 90, 180, 270)))
        for angle in angles
    )
    rings = '<circle r="36"/><circle r="32.5" stroke-width="1.6" stroke-dasharray="1.6 3.5"/>'
    letter = '<path d="M-4-51V-60L4-51V-60" stroke-width="1.7"/>'
    scale = min(1.0, (room - 8) / 66)
    where = f"translate({num(x)} {num(y)})rotate({num(turn)})scale({scale:.2f})"
    return (
        f'<g transform="{where}"{paint(fill="none", stroke="frame", also="rose")} stroke-width=".8" opacity=".6">'
        f"{rings}{points}{letter}</g>"
    )


def emptiest(sheet: BoardDrawing) -> tuple[float, float, float] | None:
    """Return the middle of the largest empty place and how far it reaches, a place at sea before one on land."""
    land: list[Segment] = []
    if sheet.map is not None:
        land = edges_of(sheet, [ring for area in sheet.map.land for ring in area], sheet.map.unit)
    best = (0.0, 0.0, 0.0)
    step = 5 * CELL
    for row in range(int(sheet.height / step)):
        for column in range(int(sheet.width / step)):
            x, y = (column + 0.5) * step, (row + 0.5) * step
            edge = min(x, y, sheet.width - x, sheet.height - y) - EDGE
            room = min(sheet.room.at(x, y), edge, 90.0)
            if room > best[2] and room - 30 * inside(land, x, y) > best[2]:
                best = (x, y, room - 30 * inside(land, x, y))
    return best if best[2] >= ROSE_ROOM else None
