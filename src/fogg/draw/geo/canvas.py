"""The paper: its size, and where a place of the world lies on it."""

from __future__ import annotations

import math

import msgspec

from fogg.draw.geo.elastic import Elastic
from fogg.draw.geo.map_options import MapOptions
from fogg.draw.layout.plan import MapPlan

AREA = 1600 * 1000  # px of every canvas; its aspect follows the board
FEW = 20  # spots: below that a smaller sheet, so that cars and names look as large as elsewhere
SMALL_AREA = 0.45 * AREA
ASPECTS = (0.74, 1.70)
MARGIN_X, MARGIN_Y = 96.0, 58.0  # px between the outermost spots and the edge: room for names
STRIP = 50.0  # px for the legend, below the map
FRAME = 16.0  # px along the edge that stay free

Box = tuple[float, float, float, float]


class Projection(msgspec.Struct, frozen=True):
    """Lambert's conformal cone with two standard parallels, a turn, a stretch, elastic bands, a scale and a shift.

    `box` is west, north, east and south of the spots before the bands; `bands` are their weights from west to east
    and from north to south. Scale and shift lead to px, y downward.
    """

    lat1: float
    lat2: float
    lon0: float
    turn: float
    stretch: tuple[float, float]
    box: Box
    bands: tuple[tuple[float, ...], tuple[float, ...]]
    scale: float
    x: float
    y: float


class Canvas:
    """A projection ready for use: `project` from degrees to px, `unproject` back."""

    __slots__ = ("_across", "_cos", "_down", "_f", "_n", "_sin", "projection")

    def __init__(self, projection: Projection) -> None:
        self.projection = projection
        p1, p2 = math.radians(projection.lat1), math.radians(projection.lat2)
        if abs(p1 - p2) < 1e-9:
            self._n = math.sin(p1)
        else:
            self._n = math.log(math.cos(p1) / math.cos(p2)) / math.log(_half(p2) / _half(p1))
        self._f = math.cos(p1) * _half(p1) ** self._n / self._n
        self._cos = math.cos(math.radians(projection.turn))
        self._sin = math.sin(math.radians(projection.turn))
        self._across, self._down = (Elastic(weights) for weights in projection.bands)

    def flat(self, lat: float, lon: float) -> tuple[float, float]:
        """Return a place on the cone, turned and stretched, before the bands."""
        p = self.projection
        rho = self._f / _half(math.radians(max(-85.0, min(85.0, lat)))) ** self._n
        theta = self._n * math.radians(lon - p.lon0)
        x, y = rho * math.sin(theta), rho * math.cos(theta)
        return (self._cos * x - self._sin * y) * p.stretch[0], (self._sin * x + self._cos * y) * p.stretch[1]

    def project(self, lat: float, lon: float) -> tuple[float, float]:
        """Return the point of a place on the paper."""
        p = self.projection
        u, v = self.flat(lat, lon)
        west, north, east, south = p.box
        u = west + self._across.stretched((u - west) / (east - west)) * (east - west)
        v = north + self._down.stretched((v - north) / (south - north)) * (south - north)
        return p.x + p.scale * u, p.y + p.scale * v

    def unproject(self, x: float, y: float) -> tuple[float, float]:
        """Return latitude and longitude of a point."""
        p = self.projection
        west, north, east, south = p.box
        u, v = (x - p.x) / p.scale, (y - p.y) / p.scale
        u = (west + self._across.relaxed((u - west) / (east - west)) * (east - west)) / p.stretch[0]
        v = (north + self._down.relaxed((v - north) / (south - north)) * (south - north)) / p.stretch[1]
        x, y = self._cos * u + self._sin * v, -self._sin * u + self._cos * v
        sign = 1.0 if self._n > 0 else -1.0
        rho, theta = sign * math.hypot(x, y), math.atan2(sign * x, sign * y)
        lat = math.degrees(2 * math.atan((self._f / rho) ** (1 / self._n)) - math.pi / 2)
        return lat, p.lon0 + math.degrees(theta / self._n)


def _half(angle: float) -> float:
    return math.tan(math.pi / 4 + angle / 2)


def canvas_of(plan: MapPlan, view: MapOptions) -> tuple[float, float, Projection]:
    """Return width and height of the paper for a board, and the projection that puts all its spots well inside."""
    lats, lons = [spot.lat for spot in plan.spots], [spot.lon for spot in plan.spots]
    low, high = min(lats), max(lats)
    lat1, lat2 = low + (high - low) / 6, high - (high - low) / 6
    if abs(lat1 + lat2) < 0.5:
        lat2 += 0.5  # parallels as far south as north would make the cone a cylinder
    cone = (round(lat1, 4), round(lat2, 4), round((min(lons) + max(lons)) / 2, 4), view.turn, view.stretch)
    flat = Canvas(Projection(*cone, (0.0, 0.0, 1.0, 1.0), view.bands, 1.0, 0.0, 0.0))
    # An end beyond the map does not need the room for names that cities have: it may lie nearer to the edge.
    inside = [spot for spot in plan.spots if spot.kind != "off_map"]
    box = box_of([flat.flat(spot.lat, spot.lon) for spot in inside])
    wide, tall = box[2] - box[0], box[3] - box[1]
    aspect = max(ASPECTS[0], min(ASPECTS[1], wide / tall))
    area = AREA if len(plan.spots) >= FEW else SMALL_AREA
    width = float(round(math.sqrt(area * aspect) / 10) * 10)
    height = float(round(area / width / 10) * 10)
    scale = min((width - 2 * MARGIN_X) / wide, (height - STRIP - 2 * MARGIN_Y) / tall)
    x = width / 2 - scale * (box[0] + box[2]) / 2
    y = (height - STRIP) / 2 - scale * (box[1] + box[3]) / 2
    return width, height, Projection(*cone, box, view.bands, round(scale, 3), round(x, 2), round(y, 2))


def box_of(points: list[tuple[float, float]]) -> Box:
    """Return west, north, east and south of some points, never without extent."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    west, north = round(min(xs), 6), round(min(ys), 6)
    return west, north, max(round(max(xs), 6), west + 1e-4), max(round(max(ys), 6), north + 1e-4)
