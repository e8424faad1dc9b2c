"""Trains: an owned route, unlike any open one. docs/marks.md specifies every size, for pages that draw the same.

From below: a hairline, a white edge and a band in the livery from city to city; on every space a car that is larger
than the space, with its own hairline and edge, a roof light, and the owner's shape.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from fogg.draw.style.paint import Paint
from fogg.draw.style.palette import LIVERIES, on_livery
from fogg.draw.style.svg_writer import num
from fogg.draw.style.symbols import shape
from fogg.draw.svg.mark import Mark
from fogg.draw.svg.tracks import DrawnRoute, DrawnSpace

KIND: Final = "train"
SHARED: Final = "shared"  # the template of what several owners of a route have in common
SHAPE: Final = 24.0  # px of a shape in `<defs>`
LEAST: Final = 6  # px, the length of a car where several owners share a space
WIDER: Final = 1.32  # of a space: how thick a car is
ROOM: Final = 5.2  # px that a car may be wider than its space where another track lies next to it
ROOF: Final = 8.0  # px of a body below which it has no roof light

Parts = dict[str, str]  # the attributes that paint each part of a train


def parts_of(livery: str, paint: Paint) -> Parts:
    """Return how each part of a train is painted, from below."""
    color = LIVERIES.get(livery, "bed")
    plain = livery == "white"
    found = {
        "line-hair": paint(stroke="hair"),
        "line-edge": paint(stroke="car-line"),
        "line": paint(stroke=color),
    }
    if livery == SHARED:
        return found
    return found | {
        "car-hair": paint(fill="hair"),
        "car-edge": paint(fill="car-line"),
        "body": paint(fill=color, stroke="hair" if plain else ""),
        **({} if plain else {"roof": paint(fill="#fff") + ' fill-opacity=".3"'}),
        "shape": f' href="#shape-{livery}"',
    }


def train_defs(paint: Paint) -> str:
    """Return the templates of trains, and the shapes of the players, each `SHAPE` px large around (0, 0)."""
    found = []
    for livery in (*LIVERIES, SHARED):
        parts = "".join(f'<g data-part="{part}"{painted}/>' for part, painted in parts_of(livery, paint).items())
        found.append(f'<g id="train-{livery}">{parts}</g>')
    for livery in LIVERIES:
        found.append(f'<g id="shape-{livery}" stroke="none">{shape(livery, SHAPE, on_livery(livery))}</g>')
    return "".join(found)


@dataclass(frozen=True)
class TrainSizes:
    """The measures of a train, in px of the board."""

    hair: float
    edge: float
    band: float
    thick: float
    grow: float
    line: float

    @staticmethod
    def on(width: float, livery: str, *, parallel: bool, px: float = 1.0) -> TrainSizes:
        """Return the measures on spaces of that width; `px` of the board are one px of the screen that shows it."""
        thick = max(11 * px, WIDER * width)
        return TrainSizes(
            hair=max((1.3 if livery == "white" else 0.9) * px, 1.2),
            edge=max(1.5 * px, 2.2),
            band=max(4.2 * px, 0.46 * width),
            thick=min(thick, width + ROOM) if parallel else thick,
            grow=min(1.6 * px, 2.0),
            line=0.9 * px,
        )


def shared_length(length: int, of: int) -> int:
    """Return the length of a car where `of` owners stand on one space, one behind the other."""
    return max(LEAST, math.floor((length + 1) / of) - 1) if of > 1 else length


def train(route: DrawnRoute, mark: Mark, width: float, paint: Paint) -> str:
    """Return the train of a mark on its route; of several owners only the first draws what leads from city to city."""
    sizes = TrainSizes.on(width, mark.livery, parallel=route.parallel)
    parts = parts_of(mark.livery, paint)
    lines = parts if mark.of == 1 else parts_of(SHARED, paint)
    cars = [Car.on(space, mark) for space in route.spaces]
    below = seam = ""
    if mark.slot == 0:
        edged = sizes.band + 2 * sizes.edge
        below = stroke(route, lines["line-hair"], edged + 2 * sizes.hair) + stroke(route, lines["line-edge"], edged)
        below += stroke(route, lines["line"], sizes.band)
        seam = stroke(route, lines["line"], sizes.band * 0.62)
    below += "".join(car.plate(parts["car-hair"], sizes, sizes.hair) for car in cars)
    below += "".join(car.plate(parts["car-edge"], sizes, 0.0) for car in cars)
    return f'<g class="owned">{below}{seam}{"".join(car.drawn(parts, sizes) for car in cars)}</g>'


def stroke(route: DrawnRoute, painted: str, width: float) -> str:
    """Return a stroke along the whole line of a route."""
    return f'<use href="#band-{route.key}"{painted} stroke-width="{num(width)}"/>'


def plate(long: float, thick: float, corner: float, painted: str, more: str = "") -> str:
    """Return a rectangle with round corners around (0, 0)."""
    box = f'x="{num(-long / 2)}" y="{num(-thick / 2)}" width="{num(long)}" height="{num(thick)}" rx="{num(corner)}"'
    return f"<rect {box}{painted}{more}/>"


@dataclass(frozen=True)
class Car:
    """One car: its middle, its turn in degrees, and the length of its space, or of its share of one."""

    x: float
    y: float
    turn: float
    length: int

    @staticmethod
    def on(space: DrawnSpace, mark: Mark) -> Car:
        """Return the car of a mark on a space."""
        length = shared_length(space.length, mark.of)
        by = (mark.slot - (mark.of - 1) / 2) * (length + 1) if mark.of > 1 else 0.0
        angle = math.radians(space.turn)
        return Car(space.x + by * math.cos(angle), space.y + by * math.sin(angle), space.turn, length)

    @property
    def placed(self) -> str:
        """The attribute that puts something drawn around (0, 0) along x in its place."""
        return f' transform="translate({num(self.x)} {num(self.y)})rotate({num(self.turn)})"'

    def plate(self, painted: str, sizes: TrainSizes, by: float) -> str:
        """Return what lies below the body, reaching `by` beyond the car."""
        long = self.length + sizes.grow + 2 * by
        return plate(long, sizes.thick + 2 * by, sizes.thick * 0.34 + by, painted, self.placed)

    def drawn(self, parts: Parts, sizes: TrainSizes) -> str:
        """Return the body with its roof light, and the owner's shape, which is always upright."""
        long, thick = self.length + sizes.grow - 2 * sizes.edge, sizes.thick - 2 * sizes.edge
        line = f' stroke-width="{num(sizes.line)}"' if "roof" not in parts else ""
        body = plate(long, thick, thick * 0.32, parts["body"], line)
        if "roof" in parts and long > ROOF:
            down = f' transform="translate(0 {num(thick * 0.12 + 1 - thick / 2)})"'
            body += plate(long - 4, thick * 0.24, thick * 0.12, parts["roof"], down)
        size = min(thick * 0.86, long * 0.6) / SHAPE
        sign = f'<use{parts["shape"]} transform="rotate({num(-self.turn)})scale({size:.3f})"/>'
        return f'<g class="train"{self.placed}>{body}{sign}</g>'
