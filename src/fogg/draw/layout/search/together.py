"""Moves of several things at once: one at a time, neither of two curves passes the other, no curve passes a name."""

from __future__ import annotations

from fogg.draw.layout.search.clash import crossings, meets, spot_clash
from fogg.draw.layout.search.layout_state import LayoutState
from fogg.draw.layout.search.moves import BOWS, move_curve, move_name, move_names, move_spot
from fogg.draw.layout.search.name_places import NamePlacement

FEW_BOWS = (0.0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.165, -0.165, 0.22, -0.22)
BENT = 0.04  # a smaller bow is straight enough


def straighten(state: LayoutState) -> bool:
    """Try smaller bows for a bent curve while the names that it would cover make room.

    Alone it never comes back: the name has taken its place, and has no reason to leave.
    """
    changed = False
    for i in range(len(state.forms)):
        if abs(state.bow[i]) >= BENT and take_straight(state, i):
            changed = True
    return changed


def take_straight(state: LayoutState, i: int) -> bool:
    """Return the best of the smaller bows of one bundle, each judged with its neighboring names."""
    now = (state.bow[i], state.shift[i], state.squeeze[i])
    for bow in BOWS:
        if abs(bow) >= abs(now[0]):
            break
        names = list(state.name)
        state.bend(i, bow, 0.0, now[2])
        touched = [c for c in range(len(names)) if state.cover_cost(i, c) > 0.0]
        state.bend(i, *now)
        before = price_with_names(state, i, touched)
        state.bend(i, bow, 0.0, now[2])
        for c in touched:
            move_name(state, c)
        if touched and price_with_names(state, i, touched) < before - 1.0:
            return True
        state.name = names
        state.bend(i, *now)
    return False


def price_with_names(state: LayoutState, i: int, names: list[int]) -> float:
    """Return the price of a bundle, and of some names but for what they cost with it."""
    cost = state.bundle_cost(i, True)
    for c in names:
        name = state.name[c]
        if name is not None:
            cost += state.name_total(c, name, 1e18) - state.cover_cost(i, c)
    return cost


def crossed(state: LayoutState, i: int, j: int) -> bool:
    """Return whether two bundles cross that should not."""
    if i == j or (i, j) in state.meant or not meets(state.forms[i], state.forms[j]):
        return False
    return crossings(state.forms[i], state.forms[j]) > 0


def untangle(state: LayoutState, names: bool) -> bool:
    """Try the bows of two bundles that cross or touch together: one at a time, neither can pass the other."""
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


def pair_total(state: LayoutState, i: int, j: int, names: bool) -> float:
    """Return the price of two bundles against everything, counting what they do to each other once."""
    both = state.pair_cost(i, j) if meets(state.forms[i], state.forms[j]) else 0.0
    return state.bundle_cost(i, names) + state.bundle_cost(j, names) - both


def detour(state: LayoutState) -> bool:
    """Try every bow of a curve that crosses another while its neighbors and all names make room."""
    changed = False
    for i in range(len(state.forms)):
        if any(crossed(state, i, j) for j in range(len(state.forms))):
            changed = take_detour(state, i) or changed
    return changed


def take_detour(state: LayoutState, i: int) -> bool:
    """Return the best of all bows of one bundle, each judged after what it disturbs has moved."""
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

    def __init__(self, state: LayoutState) -> None:
        self.places: list[tuple[float, float]] = list(zip(state.x, state.y, strict=True))
        self.curves: list[tuple[float, float, float]] = list(zip(state.bow, state.shift, state.squeeze, strict=True))
        self.names: list[NamePlacement | None] = list(state.name)

    def restore(self, state: LayoutState) -> None:
        """Restore the former state."""
        for c, (x, y) in enumerate(self.places):
            if (state.x[c], state.y[c]) != (x, y):
                state.place(c, x, y)
        for i, (bow, shift, squeeze) in enumerate(self.curves):
            if (state.bow[i], state.shift[i], state.squeeze[i]) != (bow, shift, squeeze):
                state.bend(i, bow, shift, squeeze)
        state.name = list(self.names)
