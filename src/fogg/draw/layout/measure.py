"""The numbers of a layout: how good it is, in px of the full canvas. They stand in docs/boards.md."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from fogg.draw.geo.polygons import to_box, to_line
from fogg.draw.layout.faults import faults_of
from fogg.draw.layout.measured import Measured


@dataclass(frozen=True, slots=True)
class Numbers:
    """One row of the table; lengths in px.

    `faults` counts by kind. `shortest` is the smallest space, `space` and `car` the usual length and width, `short` the
    share of spaces that are under 0.86 of it. `moved` is how far the spot furthest from its true place was moved,
    `name` how far the furthest name is from the rim of its spot, `hairlines` how many are over 15 px, `curve` how near
    a curve comes to a third spot, `offshore` how far a spot lies off the land.
    """

    width: float
    height: float
    faults: Counter[str]
    shortest: float
    space: float
    car: float
    short: float
    moved: float
    moved_mean: float
    name: float
    hairlines: int
    curve: float
    offshore: float


def numbers(m: Measured) -> Numbers:
    """Return the numbers of a layout that was measured."""
    layout, k = m.layout, m.scale
    moved = [math.dist((place.x, place.y), m.home[key]) for key, place in layout.spots.items()]
    names = []
    for key, place in layout.spots.items():
        if box := place.label:
            names.append(to_box(box.dx, box.dy, box.width / 2, box.height / 2) - m.plan.spot[key].radius)
    curves = [
        to_line(m.shapes.curves[bundle.key], layout.spots[spot.key].x, layout.spots[spot.key].y)
        for bundle in m.plan.bundles
        for spot in m.plan.spots
        if spot.key not in (bundle.a, bundle.b)
    ]
    ashore = [spot for spot in m.plan.spots if spot.kind not in ("border", "off_map")]
    off = [m.coast.offshore(layout.spots[s.key].x, layout.spots[s.key].y) for s in ashore] if m.coast else []
    lengths = [piece.length for piece in m.pieces]
    return Numbers(
        width=layout.width,
        height=layout.height,
        faults=Counter(fault.kind for fault in faults_of(m)),
        shortest=k * min(lengths),
        space=k * layout.space,
        car=k * layout.car,
        short=sum(length < 0.86 * layout.space for length in lengths) / len(lengths),
        moved=k * max(moved),
        moved_mean=k * sum(moved) / len(moved),
        name=max(names, default=0.0),
        hairlines=sum(bool(place.label and place.label.lead) for place in layout.spots.values()),
        curve=min(curves, default=math.inf),
        offshore=max([0.0, *off]),
    )
