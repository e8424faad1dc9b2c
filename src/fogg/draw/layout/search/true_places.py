"""True positions of spots: their coordinates, the land under them, the compass order of those that are joined."""

from __future__ import annotations

import math

from fogg.draw.geo.canvas import Canvas
from fogg.draw.geo.coast import Coast
from fogg.draw.layout.faults import ORDER, SHORE
from fogg.draw.layout.plan import MapPlan

REACH = 48.0  # px: no spot is moved further from its true place
DRY = 4.0  # px: how far inside the land the others stay, at least


class SearchGround:
    """Demands of geography on every spot, by its index; without a coast only the true places count."""

    def __init__(self, plan: MapPlan, canvas: Canvas, coast: Coast | None) -> None:
        places = [canvas.project(spot.lat, spot.lon) for spot in plan.spots]
        self.home_x: list[float] = [round(x, 1) for x, _ in places]
        self.home_y: list[float] = [round(y, 1) for _, y in places]
        # Border nodes and junctions stand where the facts put them by eye: they may move for less.
        self.weight: list[float] = [1.0 if spot.kind in ("city", "location") else 0.35 for spot in plan.spots]
        self.coast = coast
        self.allowed: list[float] = []  # px off the land that cost nothing
        for i, spot in enumerate(plan.spots):
            if coast is None or spot.kind in ("off_map", "border"):
                self.allowed.append(1e9)
                continue
            home = coast.offshore(self.home_x[i], self.home_y[i])
            self.allowed.append(min(max(2.0, home), spot.radius - 1.5) if home > -SHORE else -DRY)

    def cost(self, c: int, x: float, y: float) -> float:
        """Return the price of a spot at a place."""
        d = math.hypot(x - self.home_x[c], y - self.home_y[c])
        cost = self.weight[c] * (0.15 * d + 0.012 * d * d)
        if d > REACH:
            cost += 1e4
        if self.coast is not None and self.allowed[c] < 1e8:
            e = self.coast.offshore(x, y) - self.allowed[c]
            if e > 0.0:
                cost += 4.0 + 1.5 * e + 0.5 * e * e
        return cost

    def compass(self, c: int, d: int, dx: float, dy: float) -> float:
        """Return the price of two joined spots that have changed sides;
        `dx`, `dy` lead from the first to the second.
        """
        cost = 0.0
        hx, hy = self.home_x[d] - self.home_x[c], self.home_y[d] - self.home_y[c]
        for home, now in ((hx, dx), (hy, dy)):
            if home < 0.0:
                home, now = -home, -now
            if home > ORDER and now < 0.5:
                cost += 10.0 + 3.0 * (0.5 - now)
        return cost
