"""The moves of the search: each is kept only if what it touches becomes cheaper. Fixed order, no chance."""

from __future__ import annotations

import math

from fogg.draw.search.clash import crossings, meets, spot_clash
from fogg.draw.search.names import Choice
from fogg.draw.search.state import State

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
FEW_BOWS = (0.0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.165, -0.165, 0.22, -0.22)
SHIFTS = (0.0, 0.5, -0.5, 1.0, -1.0)
SQUEEZES = (1.0, 0.92, 0.84, 0.75, 0.66)  # shorter spaces, where nothing else helps
TROUBLE = 6.0  # a bundle that costs more tries shifts and shorter spaces as well
GAIN = 0.05  # a move must save at least this


def move_names(state: State) -> bool:
    """Every name tries all its places."""
    changed = False
    for c in range(len(state.name)):
        now = state.name[c]
        if now is None:
            continue
        best, best_cost = now, state.name_total(c, now, 1e18)
        for choice in state.choices[c]:
            if choice.price >= best_cost:
                break
            cost = state.name_total(c, choice, best_cost)
            if cost < best_cost - GAIN:
                best, best_cost = choice, cost
        if best is not now:
            state.name[c] = best
            changed = True
    return changed


def move_curve(state: State, i: int, names: bool) -> bool:
    """A bundle tries other bows; in trouble also other places for its row and shorter spaces."""
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


def move_curves(state: State, names: bool) -> bool:
    """Every bundle in turn."""
    changed = False
    for i in range(len(state.forms)):
        if move_curve(state, i, names):
            changed = True
    return changed


def move_spot(state: State, c: int, step: float, names: bool) -> bool:
    """A spot tries a step in eight directions."""
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


def move_spots(state: State, step: float, names: bool) -> bool:
    """Every spot in turn."""
    changed = False
    for c in range(len(state.x)):
        if move_spot(state, c, step, names):
            changed = True
    return changed


def crossed(state: State, i: int, j: int) -> bool:
    """Whether two bundles cross that should not."""
    if i == j or (i, j) in state.meant or not meets(state.forms[i], state.forms[j]):
        return False
    return crossings(state.forms[i], state.forms[j]) > 0


def untangle(state: State, names: bool) -> bool:
    """Two bundles that cross or touch try their bows together: one at a time, neither can pass the other."""
    changed = False
    n = len(state.forms)
    for i in range(n):
        for j in range(i + 1, n):
            if (i, j) in state.meant or not meets(state.forms[i], state.forms[j]) or state.pair_cost(i, j) < 3.0:
                continue
            now = (state.bow[i], state.shift[i], state.squeeze[i], state.bow[j], state.shift[j], state.squeeze[j])
            best = now
            best_cost = pair_total(state, i, j, names)
            for p in FEW_BOWS:
                state.bend(i, p, 0.0, now[2])
                for q in FEW_BOWS:
                    state.bend(j, q, 0.0, now[5])
                    cost = pair_total(state, i, j, names)
                    if cost < best_cost - 0.1:
                        best, best_cost = (p, 0.0, now[2], q, 0.0, now[5]), cost
            state.bend(i, best[0], best[1], best[2])
            state.bend(j, best[3], best[4], best[5])
            if best != now:
                changed = True
    return changed


def pair_total(state: State, i: int, j: int, names: bool) -> float:
    """Two bundles against everything, what they do to each other once."""
    both = state.pair_cost(i, j) if meets(state.forms[i], state.forms[j]) else 0.0
    return state.bundle_cost(i, names) + state.bundle_cost(j, names) - both


def detour(state: State) -> bool:
    """A curve that crosses another tries every bow while its neighbors and all names make room."""
    changed = False
    for i in range(len(state.forms)):
        if any(crossed(state, i, j) for j in range(len(state.forms))):
            changed = take_detour(state, i) or changed
    return changed


def take_detour(state: State, i: int) -> bool:
    """The best of all bows of one bundle, each judged after what it disturbs has moved."""
    start = Saved(state)
    best, best_cost = start, state.total()
    for bow in BOWS:
        start.restore(state)
        state.bend(i, bow, 0.0, state.squeeze[i])
        touched = [
            j
            for j in range(len(state.forms))
            if j != i and meets(state.forms[i], state.forms[j]) and state.pair_cost(i, j) > 0.0
        ]
        for _ in range(2):
            for c in range(len(state.x)):
                if c not in (state.a[i], state.b[i]) and spot_clash(
                    state.forms[i], state.x[c], state.y[c], state.radius[c]
                ):
                    for step in (14.0, 7.0):
                        move_spot(state, c, step, False)
            for j in touched:
                move_curve(state, j, False)
            move_names(state)
        cost = state.total()
        if cost < best_cost - 0.5:
            best, best_cost = Saved(state), cost
    best.restore(state)
    return best is not start


class Saved:
    """Places, curves and names as they were."""

    def __init__(self, state: State) -> None:
        self.places: list[tuple[float, float]] = list(zip(state.x, state.y, strict=True))
        self.curves: list[tuple[float, float, float]] = list(zip(state.bow, state.shift, state.squeeze, strict=True))
        self.names: list[Choice | None] = list(state.name)

    def restore(self, state: State) -> None:
        """Brings them back."""
        for c, (x, y) in enumerate(self.places):
            if (state.x[c], state.y[c]) != (x, y):
                state.place(c, x, y)
        for i, (bow, shift, squeeze) in enumerate(self.curves):
            if (state.bow[i], state.shift[i], state.squeeze[i]) != (bow, shift, squeeze):
                state.bend(i, bow, shift, squeeze)
        state.name = list(self.names)
