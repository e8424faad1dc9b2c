"""The moves of the search, one thing at a time: kept only if what it touches becomes cheaper. No chance."""

from __future__ import annotations

import math

from fogg.draw.layout.search.layout_state import LayoutState

BOWS = (
    0.0,
    0.02,
    -0.02,
    0.04,
    -0.04,
    0.07,
    -0.07,
    0.1,
    -0.1,
    0.13,
    -0.13,
    0.165,
    -0.165,
    0.205,
    -0.205,
    0.25,
    -0.25,
    0.3,
    -0.3,
)
SHIFTS = (0.0, 0.5, -0.5, 1.0, -1.0)
SQUEEZES = (1.0, 0.92, 0.84, 0.75, 0.66)  # shorter spaces, where nothing else helps
TROUBLE = 6.0  # a bundle that costs more tries shifts and shorter spaces as well
GAIN = 0.05  # a move must save at least this


def move_name(state: LayoutState, c: int) -> bool:
    """Try all places of a name."""
    now = state.name[c]
    if now is None:
        return False
    best, best_cost = now, state.name_total(c, now, 1e18)
    for choice in state.choices[c]:
        if choice.price >= best_cost:
            break
        cost = state.name_total(c, choice, best_cost)
        if cost < best_cost - GAIN:
            best, best_cost = choice, cost
    state.name[c] = best
    return best is not now


def move_names(state: LayoutState) -> bool:
    """Try every name in turn."""
    changed = False
    for c in range(len(state.name)):
        if move_name(state, c):
            changed = True
    return changed


def move_curve(state: LayoutState, i: int, names: bool) -> bool:
    """Try other bows for a bundle; in trouble also other places for its row and shorter spaces."""
    now = (state.bow[i], state.shift[i], state.squeeze[i])
    best, best_cost = now, state.bundle_cost(i, names)
    if best_cost < 0.3:
        return False
    shifts = SHIFTS if best_cost > TROUBLE else (0.0,)
    for bow in BOWS:
        for shift in shifts:
            if (bow, shift) != now[:2]:
                state.bend(i, bow, shift, now[2])
                cost = state.bundle_cost(i, names)
                if cost < best_cost - GAIN:
                    best, best_cost = (bow, shift, now[2]), cost
    if best_cost > TROUBLE or now[2] < 1.0:
        for squeeze in SQUEEZES:
            if squeeze != now[2]:
                state.bend(i, best[0], best[1], squeeze)
                cost = state.bundle_cost(i, names)
                if cost < best_cost - GAIN:
                    best, best_cost = (best[0], best[1], squeeze), cost
    state.bend(i, *best)
    return best != now


def move_curves(state: LayoutState, names: bool) -> bool:
    """Try every bundle in turn."""
    changed = False
    for i in range(len(state.forms)):
        if move_curve(state, i, names):
            changed = True
    return changed


def move_spot(state: LayoutState, c: int, step: float, names: bool) -> bool:
    """Try a step of a spot in eight directions."""
    x, y = state.x[c], state.y[c]
    best_x, best_y = x, y
    start = best_cost = state.around(c, names)
    if start < 1.0:
        return False
    for k in range(8):
        u = round(x + step * math.cos(k * math.pi / 4), 1)
        v = round(y + step * math.sin(k * math.pi / 4), 1)
        if state.ground.cost(c, u, v) > start:
            continue
        state.place(c, u, v)
        cost = state.around(c, names)
        if cost < best_cost - GAIN:
            best_x, best_y, best_cost = u, v, cost
    state.place(c, best_x, best_y)
    return best_x != x or best_y != y


def move_spots(state: LayoutState, step: float, names: bool) -> bool:
    """Try every spot in turn."""
    changed = False
    for c in range(len(state.x)):
        if move_spot(state, c, step, names):
            changed = True
    return changed
