"""A layout in the making: places, curves and names as numbers, and what everything costs."""

from __future__ import annotations

import math

from fogg.draw.geo.canvas import FRAME, STRIP, Canvas
from fogg.draw.geo.coast import Coast
from fogg.draw.layout.plan import MapPlan, has_badge
from fogg.draw.layout.search.clash import bundles_clash, end_clash, meets, name_clash, spot_clash
from fogg.draw.layout.search.form import Form
from fogg.draw.layout.search.name_places import NamePlacement, choices_of
from fogg.draw.layout.search.true_places import SearchGround
from fogg.draw.layout.shape import offsets_of, rim_of
from fogg.draw.layout.track_rows import CLEAR, GAP, Arc

SHORTEST, LONGEST = 25.0, 42.0  # px, of a space
NARROW, WIDE = 12.2, 15.0  # px, of the width of a space
BETWEEN = 9.0  # px, more than the least, that names on one line keep from each other
SHARP = 0.3  # radians between two neighbors of a row: more looks broken
SMALL_FONT, LARGE_FONT = 14.0, 16.5


class LayoutState:
    """All that a layout decides, in lists by the index of spot or bundle, and the price of each part.

    `place` and `bend` change one thing and keep the forms up to date. Places lie on a grid of 0.1 px, so
    that a layout that was written and read again is the same.
    """

    def __init__(self, plan: MapPlan, canvas: Canvas, size: tuple[float, float], coast: Coast | None) -> None:
        self.plan = plan
        self.width: float = size[0]
        self.height: float = size[1] - STRIP
        self.ground = SearchGround(plan, canvas, coast)
        index = {spot.key: i for i, spot in enumerate(plan.spots)}
        number = {bundle.key: i for i, bundle in enumerate(plan.bundles)}
        self.x: list[float] = list(self.ground.home_x)
        self.y: list[float] = list(self.ground.home_y)
        self.radius: list[float] = [spot.radius for spot in plan.spots]
        self.silent: list[bool] = [spot.kind == "junction" for spot in plan.spots]
        self.a: list[int] = [index[bundle.a] for bundle in plan.bundles]
        self.b: list[int] = [index[bundle.b] for bundle in plan.bundles]
        self.lengths: list[list[int]] = [[int(t.length) for t in bundle.tracks] for bundle in plan.bundles]
        self.badges: list[list[bool]] = [[has_badge(t) for t in bundle.tracks] for bundle in plan.bundles]
        self.meant: set[tuple[int, int]] = set()
        for pair in plan.crossings:
            i, j = (number[key] for key in pair)
            self.meant |= {(i, j), (j, i)}
        self.incident: list[list[int]] = [[] for _ in plan.spots]
        for i in range(len(plan.bundles)):
            self.incident[self.a[i]].append(i)
            self.incident[self.b[i]].append(i)
        self.hard: float = 1.0
        n = len(plan.bundles)
        self.bow: list[float] = [0.0] * n
        self.shift: list[float] = [0.0] * n
        self.squeeze: list[float] = [1.0] * n
        self.forms: list[Form] = []
        self.choices: list[list[NamePlacement]] = []
        self.name: list[NamePlacement | None] = []
        self.resize(self.natural_space())

    def natural_space(self) -> float:
        """Return the length of a space that four of five bundles have room for."""
        room = []
        for i in range(len(self.a)):
            a, b, n = self.a[i], self.b[i], max(self.lengths[i])
            d = math.hypot(self.x[a] - self.x[b], self.y[a] - self.y[b]) - self.radius[a] - self.radius[b] - 2 * CLEAR
            room.append((d - (n - 1) * GAP) / n)
        room.sort()
        return max(SHORTEST + 3, min(LONGEST, room[len(room) // 5])) if room else LONGEST

    def resize(self, space: float) -> None:
        """Set the length of a space and all that follows from it; every name goes to its cheapest place."""
        self.space: float = round(max(SHORTEST + 2, space), 2)
        self.car: float = round(max(NARROW, min(WIDE, 0.36 * self.space)), 2)
        self.font: float = round(max(SMALL_FONT, min(LARGE_FONT, 9.5 + 0.17 * self.space)), 2)
        bundles = self.plan.bundles
        self.offsets: list[list[float]] = [offsets_of(bundle, self.car) for bundle in bundles]
        self.rims: list[list[float]] = [[rim_of(t, self.car) for t in bundle.tracks] for bundle in bundles]
        self.forms = [self.formed(i) for i in range(len(bundles))]
        self.choices = [choices_of(spot, self.font) for spot in self.plan.spots]
        self.name = [found[0] if found else None for found in self.choices]

    def formed(self, i: int) -> Form:
        """Return the form of a bundle as it lies now."""
        a, b = self.a[i], self.b[i]
        arc = Arc(self.x[a], self.y[a], self.x[b], self.y[b], self.bow[i])
        radii = (self.radius[a], self.radius[b])
        space, counts, badges = self.space * self.squeeze[i], self.lengths[i], self.badges[i]
        return Form(arc, radii, counts, badges, self.offsets[i], self.rims[i], self.car, space, self.shift[i])

    def place(self, c: int, x: float, y: float) -> None:
        """Move a spot and all bundles that end there."""
        self.x[c], self.y[c] = x, y
        for i in self.incident[c]:
            self.forms[i] = self.formed(i)

    def bend(self, i: int, bow: float, shift: float, squeeze: float) -> None:
        """Change the curve of a bundle."""
        self.bow[i], self.shift[i], self.squeeze[i] = bow, shift, squeeze
        self.forms[i] = self.formed(i)

    def curve_cost(self, i: int) -> float:
        """Return the price of a bundle by itself: straight, centered, with spaces of full length, inside the frame."""
        f = self.forms[i]
        bow = abs(self.bow[i])
        cost = 0.25 * f.sag + 0.006 * f.sag * f.sag + 100.0 * max(0.0, bow - 0.15) + 4.0 * abs(self.shift[i])
        if f.turn > SHARP:
            cost += (50.0 + 25.0 * len(self.lengths[i])) * (f.turn - SHARP)
        if f.worst < self.space:
            cost += 0.4 * (self.space - f.worst)
        if f.worst < SHORTEST:
            cost += 4.0 * (SHORTEST - f.worst) ** 2 + 20.0
        out = max(0.0, FRAME - f.x0) + max(0.0, FRAME - f.y0)
        out += max(0.0, f.x1 - self.width + FRAME) + max(0.0, f.y1 - self.height + FRAME)
        return cost + 8.0 * out

    def bundle_cost(self, i: int, names: bool) -> float:
        """Return the price of a bundle by itself and against all other bundles, all spots and, if asked, all names."""
        f = self.forms[i]
        a, b = self.a[i], self.b[i]
        cost = self.curve_cost(i)
        for j in range(len(self.forms)):
            g = self.forms[j]
            if j != i and meets(f, g):
                cost += self.pair_cost(i, j)
        for c in range(len(self.x)):
            if c in (a, b):
                cost += end_clash(f, self.x[c], self.y[c], self.radius[c])
            else:
                cost += spot_clash(f, self.x[c], self.y[c], self.radius[c])
        if names:
            for c in range(len(self.x)):
                cost += self.cover_cost(i, c)
        return cost

    def pair_cost(self, i: int, j: int) -> float:
        """Return the price of two neighboring bundles."""
        return bundles_clash(self.forms[i], self.forms[j], (i, j) in self.meant, self.hard)

    def name_cost(self, c: int, name: NamePlacement) -> float:
        """Return the price of a name by itself and against the frame, spots and other names, not bundles."""
        x, y = self.x[c] + name.dx, self.y[c] + name.dy
        half_w, half_h = name.half_w, name.half_h
        edge = FRAME + 2.0
        out = max(0.0, edge - x + half_w) + max(0.0, edge - y + half_h)
        out += max(0.0, x + half_w - self.width + edge) + max(0.0, y + half_h - self.height + edge)
        cost = name.price + 6.0 * out
        for d in range(len(self.x)):
            if d == c:
                continue
            px, py = self.x[d], self.y[d]
            if abs(px - x) > half_w + 160.0 or abs(py - y) > half_h + 60.0:
                continue
            ex, ey = max(0.0, abs(px - x) - half_w), max(0.0, abs(py - y) - half_h)
            e = math.sqrt(ex * ex + ey * ey)
            r = self.radius[d] + 3.0
            if e < r:
                cost += self.hard * (30.0 + 5.0 * (r - e))
            elif e < name.own + 5.0 and not self.silent[d]:
                cost += 2.5 * (name.own + 5.0 - e)  # it would read as the other spot's name
            other = self.name[d]
            if other is not None:
                ex = half_w + other.half_w + 4.0 - abs(px + other.dx - x)
                ey = half_h + other.half_h + 2.5 - abs(py + other.dy - y)
                if -BETWEEN < ex <= 0.0 and ey > 0.0:
                    cost += 8.0  # side by side they would read as one name
                elif ex > 0.0 and ey > 0.0:
                    cost += self.hard * (30.0 + 3.0 * min(ex, ey))
        return cost

    def name_total(self, c: int, name: NamePlacement, limit: float) -> float:
        """Return the whole price of a name; cut short once it is above the limit."""
        cost = self.name_cost(c, name)
        x, y = self.x[c] + name.dx, self.y[c] + name.dy
        for f in self.forms:
            if cost > limit:
                return cost
            cost += name_clash(f, x, y, name.half_w, name.half_h, self.hard)
        return cost

    def cover_cost(self, i: int, c: int) -> float:
        """Return the price of a name on a bundle."""
        name = self.name[c]
        if name is None:
            return 0.0
        return name_clash(self.forms[i], self.x[c] + name.dx, self.y[c] + name.dy, name.half_w, name.half_h, self.hard)

    def spot_cost(self, c: int) -> float:
        """Return the price of a spot: near its true place, on land, in compass order, not crowded by others."""
        x, y = self.x[c], self.y[c]
        cost = self.ground.cost(c, x, y)
        for i in self.incident[c]:
            d = self.b[i] if self.a[i] == c else self.a[i]
            cost += self.ground.compass(c, d, self.x[d] - x, self.y[d] - y)
        for d in range(len(self.x)):
            dx, dy = self.x[d] - x, self.y[d] - y
            if d != c and -44.0 < dx < 44.0 and -44.0 < dy < 44.0:
                e = 44.0 - math.sqrt(dx * dx + dy * dy)
                if e > 0.0:
                    cost += 0.3 * e * e
        return cost

    def around(self, c: int, names: bool) -> float:
        """Return the price of everything that changes when a spot moves."""
        x, y = self.x[c], self.y[c]
        mine = self.incident[c]
        cost = self.spot_cost(c)
        for i in mine:
            cost += self.bundle_cost(i, names)
        name = self.name[c] if names else None
        if name is not None:
            cost += self.name_cost(c, name)
        for i in range(len(self.forms)):
            if i not in mine:
                f = self.forms[i]
                cost += spot_clash(f, x, y, self.radius[c])
                if name is not None:
                    cost += name_clash(f, x + name.dx, y + name.dy, name.half_w, name.half_h, self.hard)
        return cost

    def total(self) -> float:
        """Return the price of the whole layout, each part once."""
        n = len(self.forms)
        cost = 0.0
        for i in range(n):
            cost += self.curve_cost(i)
            for j in range(i):
                if meets(self.forms[i], self.forms[j]):
                    cost += self.pair_cost(i, j)
        for c in range(len(self.x)):
            cost += self.spot_cost(c)
            name = self.name[c]
            if name is not None:
                cost += self.name_total(c, name, 1e18)
            for i in range(n):
                if c != self.a[i] and c != self.b[i]:
                    cost += spot_clash(self.forms[i], self.x[c], self.y[c], self.radius[c])
        return cost
