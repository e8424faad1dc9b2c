"""Positions for places without coordinates: a custom board may leave latitude and longitude empty."""

from __future__ import annotations

import math
from collections.abc import Sequence

from fogg.board import Board, City

ROUNDS = 300
SIDE = 20.0  # degrees from edge to edge


def places_of(board: Board, cities: Sequence[City]) -> list[tuple[float, float]]:
    """Return latitude and longitude of every city: as its row says, or spread where over half share one point."""
    given = [(float(city.lat), float(city.lon)) for city in cities]
    if not given or 2 * max(given.count(place) for place in set(given)) <= len(given) or len(given) == 1:
        return given
    return spread(board, cities)


def spread(board: Board, cities: Sequence[City]) -> list[tuple[float, float]]:
    """Return places on a plain: springs as long as the routes, pushing apart what is not joined.
    The same every time.
    """
    index = {int(city.id): i for i, city in enumerate(cities)}
    joined = {(index[int(r.a)], index[int(r.b)]): float(r.length) + 1 for r in board.routes}
    n = len(cities)
    x = [math.sqrt(n) * math.cos(2.4 * i) * math.sqrt(i + 0.5) for i in range(n)]
    y = [math.sqrt(n) * math.sin(2.4 * i) * math.sqrt(i + 0.5) for i in range(n)]
    for round_ in range(ROUNDS):
        heat = 1.0 - round_ / ROUNDS
        fx, fy = [0.0] * n, [0.0] * n
        for i in range(n):
            for j in range(i):
                dx, dy = x[i] - x[j], y[i] - y[j]
                push = 4.0 / (dx * dx + dy * dy + 0.01)
                fx[i], fy[i] = fx[i] + dx * push, fy[i] + dy * push
                fx[j], fy[j] = fx[j] - dx * push, fy[j] - dy * push
        for (i, j), length in joined.items():
            dx, dy = x[i] - x[j], y[i] - y[j]
            d = math.hypot(dx, dy) or 1.0
            pull = 0.3 * (d - length) / d
            fx[i], fy[i] = fx[i] - dx * pull, fy[i] - dy * pull
            fx[j], fy[j] = fx[j] + dx * pull, fy[j] + dy * pull
        for i in range(n):
            force = math.hypot(fx[i], fy[i]) or 1.0
            step = min(force, 2.0 * heat) / force
            x[i], y[i] = x[i] + fx[i] * step, y[i] + fy[i] * step
    unit = SIDE / max(max(x) - min(x), max(y) - min(y), 1e-9)
    return [(round(-v * unit, 3), round(u * unit, 3)) for u, v in zip(x, y, strict=True)]
