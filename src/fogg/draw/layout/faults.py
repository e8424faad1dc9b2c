"""Everything that can be wrong with a layout, by exact geometry."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass

from fogg.draw.geo.canvas import FRAME, STRIP
from fogg.draw.geo.coast import Coast
from fogg.draw.geo.map_options import MapOptions
from fogg.draw.geo.polygons import depth, to_box, to_line, to_shape
from fogg.draw.layout.layout import Layout
from fogg.draw.layout.measured import Measured, SpaceOutline
from fogg.draw.layout.plan import MapPlan
from fogg.draw.layout.shape import meeting
from fogg.draw.layout.track_rows import BADGE

LEAST_LENGTH, LEAST_WIDTH = 24.0, 12.0  # px of a space on the full canvas
CURVE_FROM_SPOT = 15.0  # px
TRACKS_APART = 2.0  # px between the outlines of parallel tracks
NAME_FAR, NAME_LEAD = 26.0, 15.0  # px from the rim of the spot
SHORE = 20.0  # px: a spot whose true place is this near to the water is on the coast
ORDER = 1.0  # px: true places that differ by less in one direction may change sides there
SLACK = 0.05  # px: half the grid that places lie on


@dataclass(frozen=True, slots=True)
class DrawingFault:
    """Something on a board that should not be: `kind` in a few words, `text` a sentence that names what it is."""

    kind: str
    text: str


def faults(plan: MapPlan, layout: Layout, view: MapOptions, coast: Coast | None) -> list[DrawingFault]:
    """Return everything that is wrong with a layout; empty for one to hang up."""
    return faults_of(Measured(plan, layout, view, coast))


def faults_of(m: Measured) -> list[DrawingFault]:
    """Return everything that is wrong with a layout that was measured."""
    return [*name_faults(m), *space_faults(m), *curve_faults(m), *ground_faults(m), *edge_faults(m)]


def name_faults(m: Measured) -> Iterator[DrawingFault]:
    """Yield names on other things, names that are far from their spot or nearer to another."""
    for (one, box), (other, other_box) in itertools.combinations(m.names.items(), 2):
        if depth(box, other_box) > 0:
            yield DrawingFault("name on name", f"the name of {one} lies on that of {other}")
    for key, box in m.names.items():
        for piece in m.pieces:
            if near(box[0], piece, 200.0) and (by := depth(box, piece.drawn)) > 0:
                yield DrawingFault("name on space", f"the name of {key} lies on {piece.route} by {by:.1f} px")
        for route, badge in m.badges.items():
            if to_shape(box, *badge) < BADGE:
                yield DrawingFault("name on space", f"the name of {key} lies on the badge of {route}")
        label = m.layout.spots[key].label
        assert label is not None
        own = to_box(label.dx, label.dy, label.width / 2, label.height / 2)
        for spot in m.plan.spots:
            place = m.layout.spots[spot.key]
            distance = to_shape(box, place.x, place.y)
            if distance < spot.radius:
                yield DrawingFault("name on city", f"the name of {key} lies on {spot.key}")
            elif spot.key != key and spot.kind != "junction" and distance < own:
                yield DrawingFault("name misread", f"the name of {key} is nearer to {spot.key}")
        far = own - m.plan.spot[key].radius
        if far > NAME_FAR:
            yield DrawingFault("name far", f"the name of {key} is {far:.1f} px away")
        if far > NAME_LEAD + SLACK and not label.lead:
            yield DrawingFault("no hairline", f"the name of {key} is {far:.1f} px away, and no hairline leads to it")


def near(point: tuple[float, float], piece: SpaceOutline, limit: float) -> bool:
    """Return whether a space is anywhere near a point: all that spares exact geometry."""
    return abs(point[0] - piece.x) < limit and abs(point[1] - piece.y) < limit


def space_faults(m: Measured) -> Iterator[DrawingFault]:
    """Yield spaces on other routes' spaces or on spots, spaces too small, parallel tracks that run together."""
    for one, other in itertools.combinations(m.pieces, 2):
        if one.route == other.route or not near((one.x, one.y), other, 70.0):
            continue
        by = depth(one.drawn, other.drawn)
        if one.bundle == other.bundle:
            if by > -TRACKS_APART:
                yield DrawingFault("tracks together", f"{one.route} and {other.route} are {-by:.1f} px apart")
        elif by > 0 and frozenset((one.bundle, other.bundle)) not in m.plan.crossings:
            kind = "space on space" if depth(one.plain, other.plain) > 0 else "rim on rim"
            yield DrawingFault(kind, f"{one.route} lies on {other.route} by {by:.1f} px")
    for (route, badge), piece in itertools.product(m.badges.items(), m.pieces):
        if route != piece.route and near(badge, piece, 60.0) and to_shape(piece.plain, *badge) < BADGE:
            yield DrawingFault("badge on space", f"the badge of {route} lies on {piece.route}")
    for (route, badge), (other_route, other_badge) in itertools.combinations(m.badges.items(), 2):
        if math.dist(badge, other_badge) < 2 * BADGE:
            yield DrawingFault("badge on badge", f"the badges of {route} and {other_route} touch")
    for piece in m.pieces:
        for spot in m.plan.spots:
            place = m.layout.spots[spot.key]
            if near((place.x, place.y), piece, 60.0) and to_shape(piece.plain, place.x, place.y) < spot.radius:
                yield DrawingFault("space on city", f"{piece.route} lies on {spot.key}")
        if piece.length * m.scale < LEAST_LENGTH:
            yield DrawingFault("small space", f"a space of {piece.route} is {piece.length * m.scale:.1f} px long")
    if m.layout.car * m.scale < LEAST_WIDTH:
        yield DrawingFault("small space", f"spaces are {m.layout.car * m.scale:.1f} px wide")


def curve_faults(m: Measured) -> Iterator[DrawingFault]:
    """Yield curves that pass a third spot too closely, and crossings that the facts do not name."""
    for bundle in m.plan.bundles:
        line = m.shapes.curves[bundle.key]
        for spot in m.plan.spots:
            if spot.key not in (bundle.a, bundle.b):
                place = m.layout.spots[spot.key]
                if (distance := to_line(line, place.x, place.y)) < CURVE_FROM_SPOT:
                    yield DrawingFault("curve at city", f"{bundle.key} passes {spot.key} at {distance:.1f} px")
    for one, other in itertools.combinations(m.plan.bundles, 2):
        if frozenset((one.key, other.key)) not in m.plan.crossings:
            met = meeting(m.shapes.curves[one.key], m.shapes.curves[other.key])
            if met:
                yield DrawingFault("crossing", f"{one.key} crosses {other.key} at {met[0]:.0f}, {met[1]:.0f}")


def ground_faults(m: Measured) -> Iterator[DrawingFault]:
    """Yield spots off the land, and joined spots that have changed sides."""
    for spot in m.plan.spots:
        if m.coast is None or spot.kind in ("border", "off_map") or spot.key in m.view.afloat:
            continue
        place = m.layout.spots[spot.key]
        allowed = spot.radius if m.coast.offshore(*m.home[spot.key]) > -SHORE else 0.0
        if (off := m.coast.offshore(place.x, place.y)) > allowed:
            yield DrawingFault("off the land", f"{spot.key} is {off:.1f} px off the land")
    for bundle in m.plan.bundles:
        a, b = m.layout.spots[bundle.a], m.layout.spots[bundle.b]
        (ax, ay), (bx, by) = m.home[bundle.a], m.home[bundle.b]
        for true, now, way in ((bx - ax, b.x - a.x, "east"), (by - ay, b.y - a.y, "south")):
            if abs(true) > ORDER + SLACK and true * now < 0:
                first = bundle.b if true > 0 else bundle.a
                yield DrawingFault("compass", f"{first} should be the one further {way} of {bundle.key}")


def edge_faults(m: Measured) -> Iterator[DrawingFault]:
    """Yield names, spots and spaces beyond the frame."""
    right, bottom = m.layout.width - FRAME, m.layout.height - STRIP - FRAME
    shapes = {f"the name of {key}": box for key, box in m.names.items()}
    shapes |= {f"a space of {piece.route}": piece.plain for piece in m.pieces}
    shapes |= {key: ((place.x, place.y),) for key, place in m.layout.spots.items()}
    for name, corners in shapes.items():
        if any(x < FRAME or y < FRAME or x > right or y > bottom for x, y in corners):
            yield DrawingFault("beyond the frame", f"{name} lies beyond the frame")
