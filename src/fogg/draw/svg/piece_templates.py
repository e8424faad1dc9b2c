"""Templates of everything that can stand or be marked on a board. They lie in `<defs>`; marks clone them.

The beginning of a template's id says where a clone goes (see `marks.py`): `along-` on every space of a route,
`piece-` next to a city or on the middle of a route, `ring-` below a city's sign, `state-` below a route. A piece of an
owner has one template for each livery. `piece-disc` stands for every kind that has no drawing of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fogg.board.folder.vocabulary import PieceForm
from fogg.draw.style.paint import Paint
from fogg.draw.style.palette import GAME, LIVERIES, OPEN, on_color, on_livery
from fogg.draw.style.svg_writer import ROUND, num
from fogg.draw.style.symbols import color_symbol, shape
from fogg.draw.svg.spaces import CLOSED
from fogg.draw.svg.tracks import open_paint
from fogg.draw.svg.trains import WIDER

DISC: Final = "disc"
Box = tuple[float, float, float, float]
Outline = tuple[str, float, Box]


@dataclass(frozen=True)
class Template:
    """A group of `<defs>`. `body`: the bodies (`<body>-<length>`) that come first on a space.

    In `inside`, a text of class `n` shows how many, one of class `label` the beginning of the kind's name; `several`
    is shown only for more than one.
    """

    id: str
    inside: str
    attributes: str = ""
    body: str = ""
    several: str = ""

    def definition(self) -> str:
        """Return the template as an element of `<defs>`."""
        body = f' data-body="{self.body}"' if self.body else ""
        return f'<g id="{self.id}"{self.attributes}{body}>{self.shown(2)}</g>'

    def shown(self, n: int) -> str:
        """Return what a clone for `n` pieces holds."""
        return self.inside + (f'<g class="several">{self.several}</g>' if self.several and n > 1 else "")


def templates(width: float, paint: Paint, pieces: Mapping[str, PieceForm]) -> dict[str, Template]:
    """Return all templates for a board whose spaces have that width, by id. `pieces`: those that modules bring."""
    found = [*along(paint), *states(width, paint), *rings(paint), *neutral(paint)]
    found += [figure(kind, form, paint) for kind, form in pieces.items() if form.paths]
    outlines = OWNED | {kind: (form.outline, form.down, DISC_BOX) for kind, form in pieces.items() if form.outline}
    for livery, color in LIVERIES.items():
        found += owned(livery, color, outlines, paint)
    return {template.id: template for template in found}


def along(paint: Paint) -> list[Template]:
    """Return what stands on every space of a route: track pieces, and the empty frames of a closed route."""
    found = [Template("along-closed", "", ' class="closed"', CLOSED)]
    for color in OPEN:
        symbol = "" if color == "gray" else f'<use href="#sym-{color}"/>'
        found.append(Template(f"along-track-{color}", symbol, open_paint(color, paint, also="piece track"), "normal"))
    return found


def states(width: float, paint: Paint) -> list[Template]:
    """Return bands along a route: strokes that are laid on the route's line, the first one lowest.

    A stroke is as wide as a car plus some px; a page that shows the board smaller or larger keeps those px.
    """
    bands = {
        "last": (Stroke("trail", 13.0, more='stroke-opacity=".5"'),),
        "lit": (Stroke("ink", 11.0), Stroke("lamp", 8.0)),
        "apart": (Stroke("ink", 11.0), Stroke("trail", 8.0)),
        "missing": (
            Stroke("ink", 11.2, more='stroke-dasharray="5 4" stroke-linecap="butt"'),
            Stroke("lamp-pale", 8.0, more='stroke-linecap="butt"'),
        ),
        "path": (Stroke("ink", 9.6), Stroke("lamp", 6.6)),
    }
    return [
        Template(f"state-{name}", "".join(stroke.drawn(WIDER * width, paint) for stroke in strokes))
        for name, strokes in bands.items()
    ]


@dataclass(frozen=True)
class Stroke:
    """A stroke along a route: a token, px beyond the width of a car, further attributes."""

    token: str
    px: float
    more: str = ""

    def drawn(self, car: float, paint: Paint) -> str:
        """Return the stroke as a path without data."""
        wide = f'stroke-width="{num(car + self.px)}" data-wide="{num(car)}" data-px="{num(self.px)}"'
        return f"<path{paint(stroke=self.token)} {wide}{' ' + self.more if self.more else ''}/>"


def rings(paint: Paint) -> list[Template]:
    """Return rings around the sign of a city."""
    tick = paint.line("M7.6-10.6 9.8-8.2 13.6-13.4", "good", 2.2, more=ROUND)
    return [
        Template(
            "ring-lit", paint.circle(17, fill="ink") + paint.circle(15, fill="lamp") + paint.circle(10, fill="ink")
        ),
        Template("ring-ticket", paint.circle(13.2, fill="ink") + paint.circle(11.8, fill="lamp")),
        Template("ring-done", paint.circle(12.6, fill="casing", stroke="good", width=2.2) + tick),
        Template("ring-last", paint.circle(13, fill="none", stroke="trail", width=6, more='stroke-opacity=".5"')),
    ]


def neutral(paint: Paint) -> list[Template]:
    """Return templates of pieces without an owner."""
    shut = paint.circle(6.6, fill="casing", stroke="shut", width=1.3)
    cross = paint.line("M-2.6-2.6 2.6 2.6M2.6-2.6-2.6 2.6", "shut", 1.9, more=ROUND)
    coin = paint.circle(9.4, fill="hair") + paint.circle(8.6, fill="#c9ae78") + paint.circle(7.2, fill="#f6e6c3")
    found = [
        Template("piece-closed", shut + cross),
        Template("piece-token", coin + number(4.1, 12, "#2b2313"), on_screen((-9.5, -9.5, 9.5, 9.5), 1.0)),
        Template("piece-disc", disc(paint, "", ""), on_screen(DISC_BOX, DISC_GROWS), several=count(paint)),
    ]
    for color, fill in GAME.items():
        figure = paint.path(FIGURE, fill=fill, stroke="dot-line", width=1.2, more=ROUND)
        sign = f'<g transform="translate(0 3.2)">{color_symbol(color, 7.4, on_color(color))}</g>'
        box = on_screen((-8.6, -11, 8.6, 9.6), 0.86)
        found.append(Template(f"piece-meeple-{color}", figure + sign, box, several=count(paint)))
    return found


# A traveler in a coat: a head and shoulders that widen to the ground. The others are a house and a shed.
FIGURE: Final = "M0-10.4A3.7 3.7 0 0 1 2.6-4.1C6-3.2 7.6.6 8 9H-8C-7.6.6-6-3.2-2.6-4.1A3.7 3.7 0 0 1 0-10.4Z"
OWNED: Final[dict[str, Outline]] = {  # outline, how far down the owner's shape stands, and the box with its edges
    "station": ("M-9 9V-2L0-9.4 9-2V9Z", 2.4, (-11.1, -11.5, 11.1, 11.1)),
    "depot": ("M-10 8V-4A10 7 0 0 1 10-4V8Z", 1.6, (-12.1, -13.1, 12.1, 10.1)),
    "passenger": (FIGURE, 2.9, (-10.1, -12.5, 10.1, 11.1)),
}
OWNED_GROW: Final = 1.24  # on a screen: at least 22 px wide at any scale
DISC_BOX: Final = (-10.0, -10.0, 10.0, 10.0)
DISC_GROWS: Final = 1.4


def on_screen(box: Box, grows: float) -> str:
    """Return the attributes that tell a page the box of a piece, and how large it is on the screen."""
    return f' data-box="{" ".join(num(part) for part in box)}" data-grow="{grows:g}"'


def figure(kind: str, form: PieceForm, paint: Paint) -> Template:
    """Return a piece that a module draws, on a disc."""
    drawn = "".join(paint.path(path, fill=fill) for path, fill in form.paths)
    return Template(f"piece-{kind}", paint.circle(10, fill="hair") + drawn, on_screen(DISC_BOX, DISC_GROWS))


def owned(livery: str, color: str, outlines: Mapping[str, Outline], paint: Paint) -> list[Template]:
    """Return the pieces of an owner: a hairline and a white edge as trains have, the livery, and its shape."""
    box = on_screen(DISC_BOX, DISC_GROWS)
    found = [Template(f"piece-disc-{livery}", disc(paint, color, livery), box, several=count(paint))]
    inked = "hair" if livery == "white" else ""
    for kind, (outer, down, around) in outlines.items():
        body = paint.path(outer, fill="hair", stroke="hair", width=4.2, more=ROUND)
        body += paint.path(outer, fill="car-line", stroke="car-line", width=2.4, more=ROUND)
        body += paint.path(outer, fill=color, stroke=inked, width=0.8 if inked else 0)
        sign = f'<g transform="translate(0 {num(down)})">{shape(livery, 8.9, on_livery(livery))}</g>'
        sized = on_screen(around, OWNED_GROW)
        found.append(Template(f"piece-{kind}-{livery}", body + sign, sized, several=count(paint)))
    return found


def disc(paint: Paint, color: str, livery: str) -> str:
    """Return a disc with the beginning of a kind's name; an owned one has a ring in its livery and a small shape."""
    ring = paint.circle(9.4, fill=color, stroke="dot-line", width=1.2) if color else ""
    sign = f'<g transform="translate(0 -9.4)">{shape(livery, 7.6, color, edge=on_livery(livery))}</g>' if livery else ""
    face = paint.circle(6.9 if color else 8.2, fill="casing", stroke="dot-line", width=1)
    style = f'y="3.1" text-anchor="middle" font-size="8.6" fill="{paint.tokens["ink"]}"'
    return f'{ring}{face}{sign}<text class="label f-ink" {style}></text>'


def count(paint: Paint) -> str:
    """Return the count of pieces there, in a small disc at the lower right."""
    small = paint.circle(5.6, fill="casing", stroke="dot-line", width=0.9, more='cx="7.4" cy="7.4"')
    return small + number(10.7, 9.2, paint.tokens["ink"], 7.4, also=" f-ink")


def number(y: float, size: float, ink: str, x: float = 0.0, *, also: str = "") -> str:
    """Return the text that a clone fills with its number."""
    style = f'x="{num(x)}" y="{num(y)}" text-anchor="middle" font-size="{num(size)}" fill="{ink}"'
    return f'<text class="n{also}" {style}></text>'
