"""The bodies of spaces: one drawing for each kind of route and each length, filled by the route they stand on.

A kind is told by its outline alone, so that color is never needed: a ferry is a hull, a tunnel has a dashed frame, a
mountain has peaks, a track bed has sleepers and no rails. Symbols are drawn on top of a body, always upright.
"""

from __future__ import annotations

from typing import Final

from fogg.board import Route
from fogg.draw.palette import GAME, Paint, on_color
from fogg.draw.svg import num, rounded
from fogg.draw.symbols import color_symbol

CORNER: Final = 2.6
LINE: Final = 1.1  # px, the outline of a space
SYMBOL_PART: Final = 0.84  # of a space's width: the box of its symbol, which fills five sixths of that
KINDS: Final = ("normal", "ferry", "tunnel", "mountain", "trackbed")
CLOSED: Final = "closed"


def body_kind(route: Route) -> str:
    """The body that the spaces of a route have; a kind that we do not know looks normal."""
    return route.kind if route.kind in KINDS else "normal"


def space_body(kind: str, length: int, width: float, paint: Paint) -> str:
    """The body of a space around (0, 0), along x; its fill is inherited from the route."""
    outline = f'{paint(stroke="space-line")} stroke-width="{LINE}" stroke-linejoin="round"'
    car = rounded(length, width, CORNER)
    shine = f'<path d="{rounded(length - 3.4, width - 3.4, 1.6)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".8"/>'
    if kind == "ferry":
        return f'<path d="{hull(length, width)}"{outline}/>'
    if kind == "mountain":
        return f'<path d="{ridge(length, width)}"{outline}/>'
    if kind == "tunnel":
        frame = f'{paint(fill="casing", stroke="space-line")} stroke-width="2.4" stroke-dasharray="3.4 2.2"'
        return f'<path d="{rounded(length + 1.6, width + 3.2, 3.4)}"{frame}/><path d="{car}"{outline}/>{shine}'
    if kind == "trackbed":
        ballast = f'<path d="{rounded(length, width, 1.4)}"{paint(fill="ballast", stroke="sleeper-line")} stroke-width="1"/>'
        ties = f'<path d="{sleepers(length, width - 3)}" fill="none"{paint(stroke="sleeper")} stroke-width="2.4"/>'
        return ballast + ties
    if kind == CLOSED:
        shut = f'fill="none"{paint(stroke="shut")} stroke-width="1.2" stroke-dasharray="3.2 2.6"'
        return f'<path d="{rounded(length, width - 2, CORNER)}" {shut}/>'
    return f'<path d="{car}"{outline}/>{shine}'


def hull(length: float, width: float) -> str:
    """A boat seen from above: pointed at both ends."""
    x, y, bow = length / 2, width / 2, min(7.0, length / 3)
    side = num(2 * x - 2 * bow)
    near, far = num(bow * 0.4), num(bow)
    return (
        f"M{num(-x)} 0q{near} {num(-y)} {far} {num(-y)}h{side}q{num(bow * 0.6)} 0 {far} {num(y)}"
        f"q{num(-bow * 0.4)} {num(y)} {num(-bow)} {num(y)}h-{side}q{num(-bow * 0.6)} 0 {num(-bow)} {num(-y)}z"
    )


def ridge(length: float, width: float) -> str:
    """A car with three peaks on its upper side."""
    x, y, step = length / 2, width / 2, length / 6
    peaks = "".join(f"l{num(step)} -3.6 {num(step)} 3.6" for _ in range(3))
    return f"M{num(-x)} {num(0.6 - y)}{peaks}V{num(y)}H{num(-x)}z"


def sleepers(length: float, width: float) -> str:
    """The ties of a bed without rails."""
    n = max(3, round(length / 6.4))
    pitch = (length - 1.5) / n
    return "".join(f"M{num((k + 0.5 - n / 2) * pitch)} {num(-width / 2)}v{num(width)}" for k in range(n))


def symbol_def(color: str, width: float) -> str:
    """The symbol of a color, fit for a space of that width."""
    size = width * SYMBOL_PART
    return f'<g id="sym-{color}">{color_symbol(color, size, on_color(color))}</g>'


def wheel_def(width: float) -> str:
    """The sign of a space that needs a locomotive: a wheel on a dark disc."""
    disc = f'<circle r="{num(width * 0.48)}" fill="{GAME["locomotive"]}"/>'
    return f'<g id="sym-locomotive">{disc}{color_symbol("locomotive", width * 0.84, "#ffffff")}</g>'


def extra_def(width: float, paint: Paint) -> str:
    """The sign of a space that takes one more train from the supply: a cross on a small disc."""
    arm = num(width * 0.16)
    cross = f'<path d="M-{arm} -{arm} {arm} {arm}M{arm} -{arm}-{arm} {arm}" stroke="#fff" stroke-width="1.7" stroke-linecap="round"/>'
    return f'<g id="sym-extra"><circle r="{num(width * 0.34)}" fill="#1a1a1a" stroke="#fff" stroke-width=".7"/>{cross}</g>'
