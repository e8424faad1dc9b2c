"""From a plan to a layout: the rounds of the search, its beginnings and its end."""

from __future__ import annotations

from collections.abc import Callable

from fogg.draw.geo.canvas import Canvas, Projection, canvas_of
from fogg.draw.geo.coast import Coast, LandAndWater
from fogg.draw.geo.map_options import MapOptions
from fogg.draw.layout.faults import faults
from fogg.draw.layout.layout import Curve, LabelPlace, Layout, fits
from fogg.draw.layout.plan import MapPlan
from fogg.draw.layout.search.layout_state import LONGEST, SHORTEST, LayoutState
from fogg.draw.layout.search.moves import move_curve, move_curves, move_names, move_spots
from fogg.draw.layout.search.together import detour, straighten, untangle

STEPS = (22.0, 14.0, 9.0, 14.0, 6.0, 9.0, 4.0, 6.0, 3.0, 9.0, 4.0, 2.0)  # px of the spots' moves, by round
ROUGH_STEPS = (14.0, 9.0, 6.0, 3.0)
BARE = 3  # rounds before the names join in, so that they do not freeze the map too early
POLISH = (6.0, 3.0, 1.5, 0.7)
POLISHES = 30  # at most; a handful do
GENEROUS = 1.2  # how much longer than the natural length spaces are at first
SHRINK, TRIES = 0.97, 12
SHORT, SHORT_SHARE = 0.86, 0.22  # not more than this share of the bundles may have spaces this much shorter
HOPELESS = 1.4  # times that share after the rough rounds: polishing does not mend it
HARD = 4.0  # what overlaps cost more at the end than on the way

Told = Callable[[float, float], None]  # length of a space that is tried, and the part of its rounds that is done


class SolverSheet:
    """The paper of a layout: its size, its projection and the coast on it."""

    def __init__(self, size: tuple[float, float], projection: Projection, land: LandAndWater | None) -> None:
        self.size = size
        self.projection = projection
        self.canvas = Canvas(projection)
        self.coast = Coast(land, self.canvas) if land else None

    def state(self, plan: MapPlan) -> LayoutState:
        """Return a beginning: everything at its true place, all curves straight."""
        return LayoutState(plan, self.canvas, self.size, self.coast)

    def layout(self, state: LayoutState) -> Layout:
        """Return what a state decides, as data."""
        spots = {}
        for i, spot in enumerate(state.plan.spots):
            name = state.name[i]
            spots[spot.key] = LabelPlace(state.x[i], state.y[i], name.label if name else None)
        curves = {
            bundle.key: Curve(state.bow[i], state.shift[i], state.squeeze[i])
            for i, bundle in enumerate(state.plan.bundles)
        }
        return Layout(*self.size, state.space, state.car, state.font, self.projection, spots, curves)


def search(plan: MapPlan, view: MapOptions, land: LandAndWater | None, told: Told | None = None) -> Layout:
    """Return a new layout: the largest spaces that leave no fault and few short rows;
    else the one with the fewest faults.
    """
    width, height, projection = canvas_of(plan, view)
    sheet = SolverSheet((width, height), projection, land)
    space = min(LONGEST, GENEROUS * sheet.state(plan).space)
    best: tuple[int, Layout] | None = None
    for _ in range(TRIES):
        state = sheet.state(plan)
        state.resize(space)
        settle(state, STEPS, told)
        if short_share(state) > HOPELESS * SHORT_SHARE:
            space *= SHRINK
            continue
        polish(state, told)
        layout = sheet.layout(state)
        wrong = len(faults(plan, layout, view, sheet.coast))
        if best is None or wrong < best[0] or (wrong == best[0] and best[0] > 0):
            best = (wrong, layout)
        if (not wrong and short_share(state) <= SHORT_SHARE) or space <= SHORTEST + 3:
            return layout
        space *= SHRINK
    return best[1] if best else rough(plan, view, land)


def refine(plan: MapPlan, layout: Layout, land: LandAndWater | None, told: Told | None = None) -> Layout:
    """Return a layout improved by small moves; a layout refined before stays as it is."""
    sheet, state = taken_up(plan, layout, land)
    if not fits(plan, layout):
        settle(state, ROUGH_STEPS, told)
    polish(state, told)
    return sheet.layout(state)


def complete(plan: MapPlan, layout: Layout, land: LandAndWater | None) -> Layout:
    """Return a layout of similar places and routes, with what is missing put in and what is gone left out:
    quick, not fine.
    """
    sheet, state = taken_up(plan, layout, land)
    state.hard = HARD
    new = [i for i, bundle in enumerate(plan.bundles) if bundle.key not in layout.curves]
    for _ in range(2):
        for i in new:
            move_curve(state, i, True)
        move_names(state)
    return sheet.layout(state)


def rough(plan: MapPlan, view: MapOptions, land: LandAndWater | None) -> Layout:
    """Return a layout in a few seconds, for a board that has none yet: good enough to look at."""
    width, height, projection = canvas_of(plan, view)
    sheet = SolverSheet((width, height), projection, land)
    state = sheet.state(plan)
    settle(state, ROUGH_STEPS, None)
    return sheet.layout(state)


def taken_up(plan: MapPlan, layout: Layout, land: LandAndWater | None) -> tuple[SolverSheet, LayoutState]:
    """Return the state that a layout describes; spots and bundles that it does not know are at their true places,
    straight.
    """
    sheet = SolverSheet((layout.width, layout.height), layout.projection, land)
    state = sheet.state(plan)
    state.resize(layout.space)
    for c, spot in enumerate(plan.spots):
        place = layout.spots.get(spot.key)
        if place is not None:
            state.place(c, place.x, place.y)
            same = [choice for choice in state.choices[c] if choice.label == place.label]
            state.name[c] = same[0] if same else state.name[c]
    for i, bundle in enumerate(plan.bundles):
        curve = layout.curves.get(bundle.key)
        if curve is not None:
            state.bend(i, curve.bow, curve.shift, curve.squeeze)
    return sheet, state


def settle(state: LayoutState, steps: tuple[float, ...], told: Told | None) -> None:
    """Run the rough rounds: large steps first, names later."""
    for round_, step in enumerate(steps):
        names = round_ >= min(BARE, len(steps) // 2)
        if names:
            move_names(state)
        move_curves(state, names)
        if round_ % 3 == 2:
            untangle(state, names)
        if names and round_ % 4 == 1:
            detour(state)
        move_spots(state, step, names)
        if told:
            told(state.space, 0.8 * (round_ + 1) / len(steps))


def polish(state: LayoutState, told: Told | None) -> None:
    """Make small moves until nothing improves; polishing again changes nothing."""
    state.hard = HARD
    for round_ in range(POLISHES):
        changed = move_names(state)
        changed = move_curves(state, True) or changed
        changed = straighten(state) or changed
        changed = untangle(state, True) or changed
        changed = detour(state) or changed
        for step in POLISH:
            changed = move_spots(state, step, True) or changed
        if told:
            told(state.space, 0.8 + 0.2 * min(1.0, (round_ + 1) / 6))
        if not changed:
            break


def short_share(state: LayoutState) -> float:
    """Return the share of bundles whose spaces are a good deal shorter than the board's."""
    return sum(form.worst < SHORT * state.space for form in state.forms) / max(1, len(state.forms))
