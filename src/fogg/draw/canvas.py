"""The paper: its size, and where a place of the world lies on it."""

from __future__ import annotations

import math

import msgspec

from fogg.draw.plan import Plan
from fogg.draw.view import View

AREA = 1600 * 1000  # px of every canvas; its aspect follows the board
FEW = 20  # spots: below that a smaller sheet, so that cars and names look as large as elsewhere
SMALL_AREA = 0.45 * AREA
ASPECTS = (0.74, 1.70)
BESIDE, ABOVE = 96.0, 58.0  # px between the outermost spots and the edge: room for names
STRIP = 50.0  # px for the legend, below the map
FRAME = 16.0  # px along the edge that stay free


class Projection(msgspec.Struct, frozen=True):
    """Lambert's conformal cone with two standard parallels, then a turn, a stretch, a scale and a shift to px."""

    lat1: float
    lat2: float
    lon0: float
    turn: float
    stretch: tuple[float, float]
    scale: float
    x: float
    y: float


class Canvas:
    """A projection ready for use: `project` from degrees to px (y downward), `unproject` back."""

    __slots__ = ("_cos", "_f", "_n", "_sin", "projection")

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

    def project(self, lat: float, lon: float) -> tuple[float, float]:
        """The point of a place on the paper."""
        p = self.projection
        rho = self._f / _half(math.radians(max(-85.0, min(85.0, lat)))) ** self._n
        theta = self._n * math.radians(lon - p.lon0)
        x, y = rho * math.sin(theta), rho * math.cos(theta)
        u, v = (self._cos * x - self._sin * y) * p.stretch[0], (self._sin * x + self._cos * y) * p.stretch[1]
        return p.x + p.scale * u, p.y + p.scale * v

    def unproject(self, x: float, y: float) -> tuple[float, float]:
        """Latitude and longitude of a point."""
        p = self.projection
        u, v = (x - p.x) / p.scale / p.stretch[0], (y - p.y) / p.scale / p.stretch[1]
        x, y = self._cos * u + self._sin * v, -self._sin * u + self._cos * v
        sign = 1.0 if self._n > 0 else -1.0
        rho, theta = sign * math.hypot(x, y), math.atan2(sign * x, sign * y)
        lat = math.degrees(2 * math.atan((self._f / rho) ** (1 / self._n)) - math.pi / 2)
        return lat, p.lon0 + math.degrees(theta / self._n)


def _half(angle: float) -> float:
    return math.tan(math.pi / 4 + angle / 2)


def canvas_of(plan: Plan, view: View) -> tuple[float, float, Projection]:
    """Width and height of the paper for a board, and the projection that puts all its spots well inside."""
    lats, lons = [spot.lat for spot in plan.spots], [spot.lon for spot in plan.spots]
    low, high = min(lats), max(lats)
    lat1, lat2 = low + (high - low) / 6, high - (high - low) / 6
    if abs(lat1 + lat2) < 0.5:
        lat2 += 0.5  # parallels as far south as north would make the cone a cylinder
    raw = Projection(lat1, lat2, (min(lons) + max(lons)) / 2, view.turn, view.stretch, 1.0, 0.0, 0.0)
    points = [Canvas(raw).project(spot.lat, spot.lon) for spot in plan.spots]
    x0, x1 = min(x for x, _ in points), max(x for x, _ in points)
    y0, y1 = min(y for _, y in points), max(y for _, y in points)
    wide, tall = max(x1 - x0, 1e-6), max(y1 - y0, 1e-6)
    aspect = max(ASPECTS[0], min(ASPECTS[1], wide / tall))
    area = AREA if len(plan.spots) >= FEW else SMALL_AREA
    width = float(round(math.sqrt(area * aspect) / 10) * 10)
    height = float(round(area / width / 10) * 10)
    scale = min((width - 2 * BESIDE) / wide, (height - STRIP - 2 * ABOVE) / tall)
    x = width / 2 - scale * (x0 + x1) / 2
    y = (height - STRIP) / 2 - scale * (y0 + y1) / 2
    kept = (round(lat1, 4), round(lat2, 4), round(raw.lon0, 4), view.turn, view.stretch)
    return width, height, Projection(*kept, round(scale, 3), round(x, 2), round(y, 2))
