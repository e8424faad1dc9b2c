"""Templates of everything that can stand or be marked on a board. They lie in `<defs>`; marks clone them.

The beginning of a template's id says where a clone goes (see `marks.py`): `along-` on every space of a route,
`piece-` beside a city or on the middle of a route, `ring-` below a city's sign, `state-` below a route. A piece of an
owner has one template for each livery. `piece-disc` stands for every kind that has no drawing of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fogg.draw.style.paint import Paint
from fogg.draw.style.palette import GAME, LIVERIES, on_color, on_livery
from fogg.draw.style.svg_writer import ROUND, num, rounded
from fogg.draw.style.symbols import color_symbol, shape
from fogg.draw.svg.spaces import CLOSED

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
        return f'<g id="{self.id}"{self.attributes}{body}>{self.shown(2)}</g>'

    def shown(self, n: int) -> str:
        """What a clone for `n` pieces holds."""
        return self.inside + (f'<g class="several">{self.several}</g>' if self.several and n > 1 else "")


def templates(width: float, paint: Paint) -> dict[str, Template]:
    """All templates for a board whose spaces have that width, by id."""
    found = [*along(), *states(width, paint), *rings(paint), *neutral(paint)]
    for livery, color in LIVERIES.items():
        found += owned(livery, color, paint)
    return {template.id: template for template in found}


def along() -> list[Template]:
    """What stands on every space of a route: trains, track pieces, and the empty frames of a closed route."""
    found = [Template("along-closed", "", ' class="closed"', CLOSED)]
    for livery, color in LIVERIES.items():
        emblem = f'<use href="#shape-{livery}"/>'
        found.append(Template(f"along-train-{livery}", emblem, f' class="piece train" fill="{color}"', TRAIN))
    for color, fill in GAME.items():
        symbol = f'<use href="#sym-{color}"/>'
        found.append(Template(f"along-track-{color}", symbol, f' class="piece track" fill="{fill}"', "normal"))
    return found


def train_body(length: int, width: float, paint: Paint) -> str:
    """A train on a space, around (0, 0): round ends, couplings and a white edge.

    It reaches only 1 px beyond the space on each side, so that trains on parallel tracks do not touch.
    """
    reach = num(length / 2 + 1.9)
    return (
        f'<g id="train-{length}">{paint.line(f"M-{reach} 0H{reach}", "dot-line", 3)}'
        f"{paint.path(rounded(length + 1, width + 2, width * 0.48), fill='dot-line')}"
        f"{paint.path(rounded(length - 0.4, width + 0.6, width * 0.43), fill='car-line')}"
        f'<path d="{rounded(length - 3.2, width - 2, width * 0.36)}"/></g>'
    )


def shape_defs(width: float) -> str:
    """The shapes of the players as they stand on their trains."""
    return "".join(
        f'<g id="shape-{livery}">{shape(livery, width * EMBLEM, on_livery(livery))}</g>' for livery in LIVERIES
    )


def states(width: float, paint: Paint) -> list[Template]:
    """Bands along a route: strokes that are laid on the route's line, the first one lowest."""
    bands = {
        "last": (("trail", 16.0, ".28"),),
        "lit": (("ink", 13.0, "1"), ("lamp", 10.0, "1")),
        "path": (("ink", 9.6, "1"), ("lamp", 7.2, "1")),
    }
    found = []
    for name, strokes in bands.items():
        drawn = [
            f'<path{paint(stroke=token)} stroke-width="{num(width + more)}" stroke-opacity="{opacity}"/>'
            for token, more, opacity in strokes
        ]
        found.append(Template(f"state-{name}", "".join(drawn)))
    return found


def rings(paint: Paint) -> list[Template]:
    """Rings around the sign of a city."""
    dashed = 'stroke-dasharray="4 2.2"'
    tick = paint.line("M6.6-9.6 8.8-7.2 12.6-12.4", "good", 2.2, more=ROUND)
    return [
        Template("ring-lit", paint.circle(12, fill="lamp", stroke="ink", width=1.6)),
        Template("ring-ticket", paint.circle(11, fill="lamp", stroke="ink", width=1.6, more=dashed)),
        Template("ring-done", paint.circle(11, fill="casing", stroke="good", width=2.4) + tick),
        Template("ring-last", paint.circle(12, fill="none", stroke="trail", width=5, more='stroke-opacity=".35"')),
    ]


def neutral(paint: Paint) -> list[Template]:
    """Pieces that are nobody's."""
    shut = paint.circle(6.6, fill="casing", stroke="shut", width=1.3)
    cross = paint.line("M-2.6-2.6 2.6 2.6M2.6-2.6-2.6 2.6", "shut", 1.9, more=ROUND)
    coin = paint.circle(8.2, fill="#c9ae78", stroke="dot-line", width=1.2) + paint.circle(6.9, fill="#f6e6c3")
    found = [
        Template("piece-closed", shut + cross),
        Template("piece-token", coin + number(3.6, 10.5, "#2b2313")),
        Template("piece-disc", disc(paint, "", ""), several=count(paint)),
    ]
    for color, fill in GAME.items():
        figure = paint.path(FIGURE, fill=fill, stroke="dot-line", width=1.2, more=ROUND)
        sign = f'<g transform="translate(0 3.2)">{color_symbol(color, 7.4, on_color(color))}</g>'
        found.append(Template(f"piece-meeple-{color}", figure + sign, several=count(paint)))
    return found


# A traveler in a coat: a head and shoulders that widen to the ground. The others are a house and a shed.
FIGURE: Final = "M0-10.4A3.7 3.7 0 0 1 2.6-4.1C6-3.2 7.6.6 8 9H-8C-7.6.6-6-3.2-2.6-4.1A3.7 3.7 0 0 1 0-10.4Z"
OWNED: Final = {  # outline, line inside, how far down the owner's shape stands
    "station": ("M-9 9V-2L0-9.4 9-2V9Z", "M-7.4 7.4V-1.3L0-7.3 7.4-1.3V7.4Z", 2.6),
    "depot": ("M-10 8V-4A10 7 0 0 1 10-4V8Z", "M-8.4 6.4V-3.6A8.4 5.6 0 0 1 8.4-3.6V6.4Z", 1.6),
    "passenger": (FIGURE, "", 3.4),
}


def owned(livery: str, color: str, paint: Paint) -> list[Template]:
    """Pieces of an owner, in a livery and with its shape."""
    found = [Template(f"piece-disc-{livery}", disc(paint, color, livery), several=count(paint))]
    for kind, (outer, inner, down) in OWNED.items():
        body = paint.path(outer, fill=color, stroke="dot-line", width=1.2, more=ROUND)
        rim = paint.line(inner, "car-line", 1, more=ROUND) if inner else ""
        sign = f'<g transform="translate(0 {num(down)})">{shape(livery, 7.6, on_livery(livery))}</g>'
        found.append(Template(f"piece-{kind}-{livery}", body + rim + sign, several=count(paint)))
    return found


def disc(paint: Paint, color: str, livery: str) -> str:
    """A disc with the beginning of a kind's name; an owned one has a ring in its livery and a small shape."""
    ring = paint.circle(9.4, fill=color, stroke="dot-line", width=1.2) if color else ""
    sign = f'<g transform="translate(0 -9.4)">{shape(livery, 7.6, color, edge=on_livery(livery))}</g>' if livery else ""
    face = paint.circle(6.9 if color else 8.2, fill="casing", stroke="dot-line", width=1)
    style = f'y="3.1" text-anchor="middle" font-size="8.6" fill="{paint.tokens["ink"]}"'
    return f'{ring}{face}{sign}<text class="label f-ink" {style}></text>'


def count(paint: Paint) -> str:
    """How many stand there, in a small disc at the lower right."""
    small = paint.circle(5, fill="casing", stroke="dot-line", width=0.9, more='cx="7.4" cy="7.4"')
    return small + number(10.4, 8.4, paint.tokens["ink"], 7.4, also=" f-ink")


def number(y: float, size: float, ink: str, x: float = 0.0, *, also: str = "") -> str:
    """The text that a clone fills with its number."""
    style = f'x="{num(x)}" y="{num(y)}" text-anchor="middle" font-size="{num(size)}" fill="{ink}"'
    return f'<text class="n{also}" {style}></text>'
