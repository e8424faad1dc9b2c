"""The board as a heat map: every space in the color of a figure of its route."""

from __future__ import annotations

from collections.abc import Mapping

from fogg.board import Edition
from fogg.draw import NIGHT, StaticBoard, static_board, stylesheet
from fogg.draw.style.svg_writer import SANS
from fogg.report import Html, tag

STEPS = 10
UNDER, OVER = "map-under", "map-over"
CSS = (
    ".map{display:block;width:100%;height:auto;border-radius:8px}.heat-space{stroke:var(--ink);stroke-opacity:.35}"
    ".scale{display:grid;grid-template-columns:repeat(10,1fr);margin:.6rem 0 0;max-width:30rem}"
    ".scale i{height:.8rem}.scale b{font-weight:400;font-size:.75rem;color:var(--ink-2);grid-column:span 5}"
    ".scale b:last-child{text-align:right}"
)


class HeatMaps:
    """Heat maps of one board for one page: the first one brings the drawing, the others refer to it."""

    def __init__(self, edition: Edition) -> None:
        self.board: StaticBoard = static_board(edition)
        self.drawn = False

    @property
    def style(self) -> str:
        """The CSS of the maps: the steps of the scale, and the colors of the ground by night."""
        steps = "".join(f".h{n}{{fill:var(--h{n});background:var(--h{n})}}" for n in range(STEPS))
        prefix = f".fogg-board.{NIGHT} "
        night = "".join(line.removeprefix(prefix) for line in stylesheet().splitlines() if line.startswith(prefix))
        return f"{CSS}{steps}@media (prefers-color-scheme: dark){{{night}}}"

    def map(self, values: Mapping[str, float | None], words: Mapping[str, str], *, title: str) -> Html:
        """Return the map of figures from 0 to 1 by route, with what pointing at each route says; None is pale."""
        sheet = self.board.sheet
        spaces = [self.route(key, values.get(key), words.get(key, "")) for key in self.keys()]
        under, over = (self.layer(name, drawn) for name, drawn in self.layers())
        defs = None if self.drawn else tag("defs", Html(self.board.defs))
        self.drawn = True
        box = f"0 0 {sheet.width:.0f} {sheet.height:.0f}"
        return tag(
            "svg",
            *(tag("title", title), defs, under, tag("g", spaces), over),
            viewBox=box,
            class_="map",
            role="img",
            font_family=SANS,
            font_weight="700",
        )

    def keys(self) -> list[str]:
        """Return the routes in the order in which they are drawn."""
        return [route.key for route in self.board.drawn.routes]

    def layers(self) -> tuple[tuple[str, str], tuple[str, str]]:
        """Return what lies below and above the spaces."""
        cities = "".join(f"{city.open}{city.inside}</g>" for city in self.board.cities)
        return (UNDER, self.board.ground + self.board.drawn.beds), (OVER, cities + self.board.names)

    def layer(self, name: str, drawn: str) -> Html:
        """Return a layer where it comes first, and a reference to it afterwards."""
        if self.drawn:
            return tag("use", href=f"#{name}")
        return tag("g", Html(drawn), id=name, aria_hidden="true")

    def route(self, key: str, value: float | None, words: str) -> Html:
        """Return the spaces of a route in the color of its figure."""
        route = next(route for route in self.board.drawn.routes if route.key == key)
        thick = self.board.sheet.layout.car
        spaces = [
            tag(
                "rect",
                x=round(-space.length / 2, 1),
                y=round(-thick / 2, 1),
                width=space.length,
                height=round(thick, 1),
                rx=3,
                transform=f"translate({space.x} {space.y})rotate({space.turn})",
            )
            for space in route.spaces
        ]
        return tag("g", tag("title", words), spaces, class_=f"heat-space h{step(value)}")


def step(value: float | None) -> int:
    """Return the step of the scale that a figure from 0 to 1 belongs to."""
    return 0 if value is None else min(STEPS - 1, max(0, int(value * STEPS)))


def scale(low: str, high: str) -> Html:
    """Return the colors in order, with what the ends mean."""
    colors = [tag("i", class_=f"h{n}") for n in range(STEPS)]
    return tag("div", colors, tag("b", low), tag("b", high), class_="scale")
