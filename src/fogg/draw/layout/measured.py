"""A layout with the exact outline of everything on it, as faults and numbers are read from."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from fogg.draw.geo.canvas import AREA, Canvas
from fogg.draw.geo.coast import Coast
from fogg.draw.geo.map_options import MapOptions
from fogg.draw.geo.polygons import Corners, rectangle
from fogg.draw.layout.layout import Layout
from fogg.draw.layout.plan import MapPlan
from fogg.draw.layout.shape import Shapes, shape


@dataclass(frozen=True, slots=True)
class SpaceOutline:
    """A space with its outlines: as printed, and with everything that is drawn around it."""

    bundle: str
    route: str
    x: float
    y: float
    length: float
    plain: Corners
    drawn: Corners


class Measured:
    """A layout, the outlines of its spaces and names, and the true place of every spot on its paper.

    `scale` brings its px to those of the full canvas: boards with few cities are drawn on a smaller sheet.
    """

    def __init__(self, plan: MapPlan, layout: Layout, view: MapOptions, coast: Coast | None) -> None:
        self.plan, self.layout, self.view, self.coast = plan, layout, view, coast
        self.shapes: Shapes = shape(plan, layout)
        self.scale: float = math.sqrt(AREA / (layout.width * layout.height))
        canvas = Canvas(layout.projection)
        self.home = {spot.key: canvas.project(spot.lat, spot.lon) for spot in plan.spots}
        self.pieces = list(pieces_of(plan, self.shapes))
        self.badges = {track.route: track.badge for track in self.shapes.tracks.values() if track.badge}
        self.names: dict[str, Corners] = {}
        for key, place in layout.spots.items():
            if place.label:
                box = place.label
                self.names[key] = rectangle(place.x + box.dx, place.y + box.dy, 0.0, box.width, box.height)


def pieces_of(plan: MapPlan, shapes: Shapes) -> Iterator[SpaceOutline]:
    """Yield all spaces of a board."""
    for bundle in plan.bundles:
        for route in bundle.tracks:
            track = shapes.tracks[route.key]
            for s in track.spaces:
                plain = rectangle(s.x, s.y, s.angle, s.length, track.width)
                drawn = rectangle(s.x, s.y, s.angle, s.length + 2 * track.rim, track.width + 2 * track.rim)
                yield SpaceOutline(bundle.key, route.key, s.x, s.y, s.length, plain, drawn)
