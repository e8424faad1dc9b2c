"""Prices for overlaps of two things on paper, as the search pays them."""

from __future__ import annotations

import math

from fogg.draw.layout.search.form import Form

CLEARANCE = 2.6  # px wanted between spaces of different bundles
BED_CLEARANCE = 4.0  # px wanted between a space and the bed of another bundle
CROSSING = 60.0
CITY_CLEARANCE = 4.0  # px wanted between a space and the rim of a third spot
CURVE_CLEARANCE = 20.0  # px wanted between a curve and the middle of a third spot
NAME_CLEARANCE = 1.6  # px wanted between a name and a space


def apart(f: Form, i: int, g: Form, j: int, dx: float, dy: float) -> float:
    """Return the widest gap between two spaces over the four axes of their sides; negative is how deep they overlap."""
    ax, ay, bx, by = f.tx[i], f.ty[i], g.tx[j], g.ty[j]
    al, aw, bl, bw = f.half_l[i], f.half_w[i], g.half_l[j], g.half_w[j]
    c, s = abs(ax * bx + ay * by), abs(ax * by - ay * bx)
    gap = abs(dx * ax + dy * ay) - al - bl * c - bw * s
    gap = max(gap, abs(dy * ax - dx * ay) - aw - bl * s - bw * c)
    gap = max(gap, abs(dx * bx + dy * by) - bl - al * c - aw * s)
    return max(gap, abs(dy * bx - dx * by) - bw - al * s - aw * c)


def to_space(f: Form, i: int, x: float, y: float) -> float:
    """Return the distance from a point to a space, 0 inside."""
    dx, dy = x - f.mid_x[i], y - f.mid_y[i]
    u = abs(dx * f.tx[i] + dy * f.ty[i]) - f.half_l[i]
    v = abs(dy * f.tx[i] - dx * f.ty[i]) - f.half_w[i]
    if u <= 0.0:
        return max(0.0, v)
    return u if v <= 0.0 else math.sqrt(u * u + v * v)


def meets(f: Form, g: Form) -> bool:
    """Return whether the boxes around two bundles come close."""
    return f.x0 < g.x1 + CLEARANCE and g.x0 < f.x1 + CLEARANCE and f.y0 < g.y1 + CLEARANCE and g.y0 < f.y1 + CLEARANCE


def crossings(f: Form, g: Form) -> int:
    """Return how often two curves cross; meeting in a common end does not count."""
    n = 0
    for i in range(len(f.line_x) - 1):
        ax, ay, bx, by = f.line_x[i], f.line_y[i], f.line_x[i + 1], f.line_y[i + 1]
        ex, ey = bx - ax, by - ay
        for j in range(len(g.line_x) - 1):
            cx, cy, dx, dy = g.line_x[j], g.line_y[j], g.line_x[j + 1], g.line_y[j + 1]
            u = ex * (cy - ay) - ey * (cx - ax)
            v = ex * (dy - ay) - ey * (dx - ax)
            if u * v < 0.0:
                w = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
                z = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
                if w * z < 0.0:
                    n += 1
    return n


def bundles_clash(f: Form, g: Form, meant: bool, hard: float) -> float:
    """Return the price of two neighboring bundles; `meant` to cross, they pay little for it.

    `hard` multiplies what overlaps cost, here and below.
    """
    cost = 0.0
    if not meant:
        cost += hard * CROSSING * crossings(f, g)
    for i in range(len(f.mid_x)):
        x, y = f.mid_x[i], f.mid_y[i]
        reach = f.half_l[i] + CLEARANCE
        if x + reach < g.x0 or x - reach > g.x1 or y + reach < g.y0 or y - reach > g.y1:
            continue
        for j in range(len(g.mid_x)):
            dx, dy = g.mid_x[j] - x, g.mid_y[j] - y
            far = reach + g.half_l[j] + 4.0
            if dx < -far or dx > far or dy < -far or dy > far:
                continue
            e = CLEARANCE - apart(f, i, g, j, dx, dy)
            if e > 0.0:
                cost += 0.6 + 0.05 * e if meant else hard * (e * e + 4.0) if e > CLEARANCE else e * e + 0.5
        if not meant:
            cost += bed_clash(f, i, g)
    if not meant:
        for j in range(len(g.mid_x)):
            cost += bed_clash(g, j, f)
    return cost


def bed_clash(f: Form, i: int, g: Form) -> float:
    """Return the price of a space of one bundle on the beds of another."""
    cost = 0.0
    x, y = f.mid_x[i], f.mid_y[i]
    far = f.half_l[i] + BED_CLEARANCE
    if x + far < g.x0 or x - far > g.x1 or y + far < g.y0 or y - far > g.y1:
        return 0.0
    for j in range(len(g.bed_x)):
        dx, dy = g.bed_x[j] - x, g.bed_y[j] - y
        if -far < dx < far and -far < dy < far:
            e = BED_CLEARANCE - to_space(f, i, g.bed_x[j], g.bed_y[j])
            if e > 0.0:
                cost += 0.5 * e
    return cost


def spot_clash(f: Form, x: float, y: float, radius: float) -> float:
    """Return the price of a bundle that passes a third spot."""
    near = radius + CITY_CLEARANCE
    margin = max(near, CURVE_CLEARANCE)
    if x + margin < f.x0 or x - margin > f.x1 or y + margin < f.y0 or y - margin > f.y1:
        return 0.0
    cost = 0.0
    for i in range(len(f.mid_x)):
        e = near - to_space(f, i, x, y)
        if e > 0.0:
            cost += 3.0 * e * e + 10.0
    closest = 1e9
    for i in range(len(f.line_x) - 1):
        ax, ay = f.line_x[i], f.line_y[i]
        dx, dy = f.line_x[i + 1] - ax, f.line_y[i + 1] - ay
        t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-9)
        t = 0.0 if t < 0.0 else 1.0 if t > 1.0 else t
        ex, ey = x - ax - t * dx, y - ay - t * dy
        closest = min(closest, ex * ex + ey * ey)
    e = CURVE_CLEARANCE - math.sqrt(closest)
    if e > 0.0:
        cost += 1.5 * e * e + 12.0
    return cost


def end_clash(f: Form, x: float, y: float, radius: float) -> float:
    """Return the price of a bundle whose own first spaces come too close to its end."""
    cost = 0.0
    for i in range(len(f.mid_x)):
        e = radius + 1.5 - to_space(f, i, x, y)
        if e > 0.0:
            cost += 4.0 + 4.0 * e
    return cost


def name_clash(f: Form, x: float, y: float, half_w: float, half_h: float, hard: float) -> float:
    """Return the price of a name, a box around a middle, on the spaces and beds of a bundle."""
    if x + half_w + 2.0 < f.x0 or x - half_w - 2.0 > f.x1 or y + half_h + 2.0 < f.y0 or y - half_h - 2.0 > f.y1:
        return 0.0
    cost = 0.0
    for i in range(len(f.mid_x)):
        dx, dy = x - f.mid_x[i], y - f.mid_y[i]
        ax, ay, al, aw = f.tx[i], f.ty[i], f.half_l[i], f.half_w[i]
        c, s = abs(ax), abs(ay)
        gap = abs(dx) - half_w - al * c - aw * s
        gap = max(gap, abs(dy) - half_h - al * s - aw * c)
        if gap > NAME_CLEARANCE:
            continue
        gap = max(gap, abs(dx * ax + dy * ay) - al - half_w * c - half_h * s)
        gap = max(gap, abs(dy * ax - dx * ay) - aw - half_w * s - half_h * c)
        e = NAME_CLEARANCE - gap
        if e > 0.0:
            cost += hard * (10.0 + 4.0 * e) if e > NAME_CLEARANCE else 4.0 * e
    for i in range(len(f.bed_x)):
        if abs(f.bed_x[i] - x) < half_w + 1.5 and abs(f.bed_y[i] - y) < half_h + 1.5:
            cost += 2.5
    return cost
