"""Templates of everything that can stand or be marked on a board. They lie in `<defs>`; marks clone them.

The beginning of a template's id says where a clone goes (see `fogg.draw.marks`): `along-` on every space of a route,
`piece-` beside a city or on the middle of a route, `ring-` below a city's sign, `state-` below a route. A piece of an
owner has one template for each livery. `piece-disc` stands for every kind that has no drawing of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fogg.draw.palette import GAME, LIVERIES, Paint, on_color, on_livery
from fogg.draw.spaces import CLOSED
from fogg.draw.svg import num, rounded
from fogg.draw.symbols import color_symbol, shape

EMBLEM: Final = 0.72  # of a space's width: the owner's shape on a train
TRAIN: Final = "train"
DISC: Final = "disc"


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
        """The template as an element of `<defs>`."""
        body = f' data-body="{self.body}"' if self.body else ""
        several = f'<g class="several">{self.several}</g>' if self.several else ""
        return f'<g id="{self.id}"{self.attributes}{body}>{self.inside}{several}</g>'


def templates(width: float, paint: Paint) -> dict[str, Template]:
    """All templates for a board whose spaces have that width, by id."""
    found = [*along(width), *states(width, paint), *rings(paint), *neutral(width, paint)]
    for livery, color in LIVERIES.items():
        found += owned(livery, color, paint)
    return {template.id: template for template in found}


def along(width: float) -> list[Template]:
    """What stands on every space of a route: trains, track pieces, and the empty frames of a closed route."""
    found = [
        Template(f"along-train-{livery}", f'<use href="#shape-{livery}"/>', f' class="piece train" fill="{color}"', TRAIN)
        for livery, color in LIVERIES.items()
    ]
    for color, fill in GAME.items():
        symbol = f'<use href="#sym-{color}"/>'
        found.append(Template(f"along-track-{color}", symbol, f' class="piece track" fill="{fill}"', "normal"))
    found.append(Template("along-closed", "", ' class="closed"', CLOSED))
    return found


def train_body(length: int, width: float, paint: Paint) -> str:
    """A train on a space, around (0, 0): round ends, couplings, a white edge and a lit roof; never wider than 1 px a
    side beyond the space, so that trains on parallel tracks do not touch."""
    reach = num(length / 2 + 1.9)
    coupling = f'<path d="M-{reach} 0H{reach}"{paint(fill="none", stroke="dot-line")} stroke-width="3"/>'
    edge = f'<path d="{rounded(length + 1, width + 2, width * 0.48)}"{paint(fill="dot-line")}/>'
    rim = f'<path d="{rounded(length - 0.4, width + 0.6, width * 0.43)}"{paint(fill="car-line")}/>'
    livery = f'<path d="{rounded(length - 3.2, width - 2, width * 0.36)}"/>'
    return f'<g id="train-{length}">{coupling}{edge}{rim}{livery}</g>'


def shape_defs(width: float) -> str:
    """The shapes of the players as they stand on their trains."""
    return "".join(
        f'<g id="shape-{livery}">{shape(livery, width * EMBLEM, on_livery(livery))}</g>' for livery in LIVERIES
    )


def states(width: float, paint: Paint) -> list[Template]:
    """Bands along a route: its children are strokes that are laid on the route's line, the first one lowest."""

    def band(name: str, *strokes: tuple[str, float, str]) -> Template:
        lines = "".join(
            f'<path{paint(stroke=token)} stroke-width="{num(width + more)}" stroke-opacity="{opacity}"/>'
            for token, more, opacity in strokes
        )
        return Template(f"state-{name}", lines)

    return [
        band("last", ("trail", 16, ".28")),
        band("lit", ("ink", 13, "1"), ("lamp", 10, "1")),
        band("path", ("ink", 10, ".85"), ("path", 7.4, "1")),
    ]


def rings(paint: Paint) -> list[Template]:
    """Rings around the sign of a city."""
    ink = f'{paint(fill="lamp", stroke="ink")} stroke-width="1.6"'
    plain = f'{paint(fill="none", stroke="trail")} stroke-width="5" stroke-opacity=".35"'
    done = f'{paint(fill="casing", stroke="good")} stroke-width="2.4"'
    tick = f'<path d="M6.6-9.6 8.8-7.2 12.6-12.4"{paint(fill="none", stroke="good")} stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'
    return [
        Template("ring-lit", f'<circle r="12"{ink}/>'),
        Template("ring-ticket", f'<circle r="11"{ink} stroke-dasharray="4 2.2"/>'),
        Template("ring-done", f'<circle r="11"{done}/>{tick}'),
        Template("ring-last", f'<circle r="12"{plain}/>'),
    ]


def neutral(width: float, paint: Paint) -> list[Template]:
    """Pieces that are nobody's."""
    ink = f'{paint(stroke="dot-line")} stroke-width="1.2" stroke-linejoin="round"'
    cross = f'<circle r="6.6"{paint(fill="casing", stroke="shut")} stroke-width="1.3"/><path d="M-2.6-2.6 2.6 2.6M2.6-2.6-2.6 2.6"{paint(fill="none", stroke="shut")} stroke-width="1.9" stroke-linecap="round"/>'
    coin = f'<circle r="8.2" fill="#c9ae78"{ink}/><circle r="6.9" fill="#f6e6c3"/>'
    found = [
        Template("piece-closed", cross),
        Template("piece-token", coin + number(3.6, 10.5, "#2b2313")),
        Template("piece-disc", disc(paint, "", ""), "", "", count(paint)),
    ]
    for color, fill in GAME.items():
        figure = f'<path d="{FIGURE}" fill="{fill}"{ink}/>'
        sign = f'<g transform="translate(0 3.2)">{color_symbol(color, 7.4, on_color(color))}</g>'
        found.append(Template(f"piece-meeple-{color}", figure + sign, "", "", count(paint)))
    return found


def owned(livery: str, color: str, paint: Paint) -> list[Template]:
    """Pieces of an owner, in a livery and with its shape."""
    outline = f'fill="{color}"{paint(stroke="dot-line")} stroke-width="1.2" stroke-linejoin="round"'
    rim = f'fill="none"{paint(stroke="car-line")} stroke-width="1" stroke-linejoin="round"'
    small = shape(livery, 7.6, on_livery(livery))

    def built(kind: str, outer: str, inner: str, down: float) -> Template:
        sign = f'<g transform="translate(0 {num(down)})">{small}</g>'
        drawn = f'<path d="{outer}" {outline}/><path d="{inner}" {rim}/>{sign}'
        return Template(f"piece-{kind}-{livery}", drawn, "", "", count(paint))

    return [
        built("station", "M-9 9V-2L0-9.4 9-2V9Z", "M-7.4 7.4V-1.3L0-7.3 7.4-1.3V7.4Z", 2.6),
        built("depot", "M-10 8V-4A10 7 0 0 1 10-4V8Z", "M-8.4 6.4V-3.6A8.4 5.6 0 0 1 8.4-3.6V6.4Z", 1.6),
        built("passenger", FIGURE, "", 3.4),
        Template(f"piece-disc-{livery}", disc(paint, color, livery), "", "", count(paint)),
    ]


# A traveler in a coat: a head and shoulders that widen to the ground.
FIGURE: Final = "M0-10.4A3.7 3.7 0 0 1 2.6-4.1C6-3.2 7.6.6 8 9H-8C-7.6.6-6-3.2-2.6-4.1A3.7 3.7 0 0 1 0-10.4Z"


def disc(paint: Paint, color: str, livery: str) -> str:
    """A disc with the beginning of a kind's name; an owned one has a ring in its livery and a small shape."""
    ring = f'<circle r="9.4" fill="{color}"{paint(stroke="dot-line")} stroke-width="1.2"/>' if color else ""
    sign = f'<g transform="translate(0 -9.4)">{shape(livery, 7.6, color, edge=on_livery(livery))}</g>' if livery else ""
    face = f'<circle r="{6.9 if color else 8.2}"{paint(fill="casing", stroke="dot-line")} stroke-width="1"/>'
    words = f'<text class="label f-ink" y="3.1" text-anchor="middle" font-size="8.6" fill="{paint.tokens["ink"]}"></text>'
    return ring + face + sign + words


def count(paint: Paint) -> str:
    """How many stand there, in a small disc at the lower right."""
    small = f'<circle cx="7.4" cy="7.4" r="5"{paint(fill="casing", stroke="dot-line")} stroke-width=".9"/>'
    return small + number(10.4, 8.4, paint.tokens["ink"], 7.4)


def number(y: float, size: float, ink: str, x: float = 0.0) -> str:
    """The text that a clone fills with its number."""
    return f'<text class="n" x="{num(x)}" y="{num(y)}" text-anchor="middle" font-size="{num(size)}" fill="{ink}"></text>'
