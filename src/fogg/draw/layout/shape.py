"""From a layout to shapes: the spaces, beds and curves of every route, as search, tests and pictures use them."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

from fogg.board import Route
from fogg.draw.layout.layout import Curve, LabelPlace, Layout
from fogg.draw.layout.plan import MapPlan, Spot, TrackBundle, has_badge
from fogg.draw.layout.track_rows import BADGE, CLEAR, Arc, SpaceRow, bed, rows

TRACK_GAP = 6.0  # px between the outlines of parallel tracks: trains are wider than spaces
# What a kind of route draws around its spaces, in px beyond their edge: masonry, peaks.
RIMS = {"tunnel": 3.0, "mountain": 3.0}

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Space:
    """One space: its middle, the direction of its row in degrees (clockwise from east), its length."""

    x: float
    y: float
    angle: float
    length: float


@dataclass(frozen=True, slots=True)
class Track:
    """One route on paper, from `a` to `b` of its bundle.

    `width` is that of its spaces, `rim` what may be drawn around them on each side; `beds` are the lines between the
    row and the two spots, empty where there is no room; `badge` is where a round badge stands, if it has one.
    """

    route: str
    spaces: tuple[Space, ...]
    width: float
    rim: float
    beds: tuple[tuple[Point, ...], ...]
    badge: Point | None


@dataclass(frozen=True, slots=True)
class Crossing:
    """Two bundles that cross as printed, and where: `over` is drawn after `under`."""

    over: str
    under: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Shapes:
    """Everything that is drawn of the routes: tracks by the route's key, curves by the bundle's key."""

    tracks: dict[str, Track]
    curves: dict[str, tuple[Point, ...]]
    crossings: tuple[Crossing, ...]


def rim_of(route: Route, car: float) -> float:
    """Return how far the picture of a route reaches beyond its spaces on each side."""
    badge = max(0.0, BADGE - car / 2) if has_badge(route) else 0.0
    return max(RIMS.get(route.kind, 0.0), badge)


def offsets_of(bundle: TrackBundle, car: float) -> list[float]:
    """Return the offset of each track of a bundle from the middle curve; the bundle is centered."""
    rims = [rim_of(track, car) for track in bundle.tracks]
    at = [0.0]
    for one, other in itertools.pairwise(rims):
        at.append(at[-1] + one + other + car + TRACK_GAP)
    return [offset - at[-1] / 2 for offset in at]


def shape(plan: MapPlan, layout: Layout) -> Shapes:
    """Return the shapes of a layout, which must fit the plan."""
    tracks: dict[str, Track] = {}
    curves: dict[str, tuple[Point, ...]] = {}
    for bundle in plan.bundles:
        ends = (plan.spot[bundle.a], plan.spot[bundle.b])
        places = (layout.spots[bundle.a], layout.spots[bundle.b])
        arc, found = bundle_rows(bundle, ends, places, layout.curves[bundle.key], layout)
        curves[bundle.key] = tuple(arc.points)
        radii = (ends[0].radius, ends[1].radius)
        for route, row in zip(bundle.tracks, found, strict=True):
            tracks[route.key] = track_of(route, row, arc, layout.car, radii)
    crossings = [crossing_of(plan, pair, curves) for pair in plan.crossings]
    return Shapes(tracks, curves, tuple(sorted((c for c in crossings if c), key=lambda c: (c.over, c.under))))


def bundle_rows(
    bundle: TrackBundle, ends: tuple[Spot, Spot], places: tuple[LabelPlace, LabelPlace], curve: Curve, layout: Layout
) -> tuple[Arc, list[SpaceRow]]:
    """Return the curve of a bundle and the rows of its tracks."""
    (a, b), (pa, pb) = ends, places
    arc = Arc(pa.x, pa.y, pb.x, pb.y, curve.bow)
    first, last = a.radius + CLEAR, arc.total - b.radius - CLEAR
    lengths = [int(track.length) for track in bundle.tracks]
    space = layout.space * curve.squeeze
    badges = [has_badge(track) for track in bundle.tracks]
    return arc, rows(arc, first, last, lengths, badges, offsets_of(bundle, layout.car), space, curve.shift)


def track_of(route: Route, row: SpaceRow, arc: Arc, car: float, radii: tuple[float, float]) -> Track:
    """Return a row as it is drawn, with its beds and the place of its badge."""
    spaces = tuple(Space(s.x, s.y, math.degrees(math.atan2(s.ty, s.tx)), s.length) for s in row.spaces)
    ends = ((radii[0], row.start), (row.end, arc.total - radii[1]))
    beds = tuple(tuple(bed(arc, start, end, row.offset, radii)) for start, end in ends if end - start > 1.0)
    badge = None
    if has_badge(route):
        x, y, tx, ty = arc.at(row.badge)
        badge = (x - ty * row.offset, y + tx * row.offset)
    return Track(route.key, spaces, car, rim_of(route, car), beds, badge)


def crossing_of(plan: MapPlan, pair: frozenset[str], curves: dict[str, tuple[Point, ...]]) -> Crossing | None:
    """Return where two bundles cross, the later one of the table above; None if they do not."""
    under, over = sorted(pair, key=list(curves).index)
    met = meeting(curves[under], curves[over])
    return Crossing(over, under, *met) if met else None


def meeting(line: tuple[Point, ...], other: tuple[Point, ...]) -> Point | None:
    """Return the first point where two lines cross; None if they do not. Lines that only touch do not cross."""
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        for (cx, cy), (dx, dy) in itertools.pairwise(other):
            u = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
            v = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
            w = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
            z = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
            if u * v < 0 and w * z < 0:
                t = w / (w - z)
                return ax + t * (bx - ax), ay + t * (by - ay)
    return None
