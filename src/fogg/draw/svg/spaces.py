"""The bodies of spaces: one drawing for each kind of route and each length, filled by the route they stand on.

A kind is told by its outline alone, so that color is never needed: a ferry is a hull, a tunnel has a dashed frame, a
mountain has peaks, a track bed has sleepers and no rails. Symbols are drawn on top of a body, always upright.
"""

from __future__ import annotations

from typing import Final

from fogg.board import Route
from fogg.draw.style.paint import Paint
from fogg.draw.style.palette import GAME, on_color, on_open
from fogg.draw.style.svg_writer import ROUND, num, rounded
from fogg.draw.style.symbols import color_symbol

CORNER: Final = 2.6
LINE: Final = 1.0  # px, the outline of a space
SYMBOL_PART: Final = 0.74  # of a space's width: the box of its symbol
KINDS: Final = ("normal", "ferry", "tunnel", "mountain", "trackbed")
CLOSED: Final = "closed"


def body_kind(route: Route) -> str:
    """Return the body that the spaces of a route have; a kind that we do not know looks normal."""
    return route.kind if route.kind in KINDS else "normal"


def space_body(kind: str, length: int, width: float, paint: Paint) -> str:
    """Return the body of a space around (0, 0), along x; the route gives it its fill and the color of its outline."""
    car = rounded(length, width, CORNER)
    if kind == "ferry":
        return outlined(hull(length, width))
    if kind == "mountain":
        return outlined(ridge(length, width))
    if kind == "tunnel":
        frame = rounded(length + 2, width + 3.8, 3.6)
        masonry = paint.path(frame, fill="casing", stroke="frame", width=2, more='stroke-dasharray="3.4 2.2"')
        return masonry + outlined(car)
    if kind == "trackbed":
        ballast = paint.path(rounded(length, width, 1.4), fill="ballast", stroke="sleeper-line", width=1)
        return ballast + paint.line(sleepers(length, width - 3), "sleeper", 2.4)
    if kind == CLOSED:
        return paint.line(rounded(length, width - 2, CORNER), "shut", 1.2, more='stroke-dasharray="3.2 2.6"')
    return outlined(car)


def outlined(shape: str) -> str:
    """Return a shape with the outline of spaces: flat, so that nothing of it looks like a train."""
    return f'<path class="space" d="{shape}" stroke-width="{num(LINE)}" stroke-linejoin="round"/>'


def hull(length: float, width: float) -> str:
    """Return a boat seen from above: pointed at both ends."""
    x, y, bow = length / 2, width / 2, min(7.0, length / 3)
    side = num(2 * x - 2 * bow)
    near, far = num(bow * 0.4), num(bow)
    return (
        f"M{num(-x)} 0q{near} {num(-y)} {far} {num(-y)}h{side}q{num(bow * 0.6)} 0 {far} {num(y)}"
        f"q{num(-bow * 0.4)} {num(y)} {num(-bow)} {num(y)}h-{side}q{num(-bow * 0.6)} 0 {num(-bow)} {num(-y)}z"
    )


def ridge(length: float, width: float) -> str:
    """Return a car with three peaks on its upper side."""
    x, y, step = length / 2, width / 2, length / 6
    peaks = "".join(f"l{num(step)} -3.6 {num(step)} 3.6" for _ in range(3))
    return f"M{num(-x)} {num(0.6 - y)}{peaks}V{num(y)}H{num(-x)}z"


def sleepers(length: float, width: float) -> str:
    """Return the ties of a bed without rails."""
    n = max(3, round(length / 6.4))
    pitch = (length - 1.5) / n
    return "".join(f"M{num((k + 0.5 - n / 2) * pitch)} {num(-width / 2)}v{num(width)}" for k in range(n))


def symbol_def(color: str, width: float) -> str:
    """Return the symbol of a color, fit for a space of that width."""
    size = width * SYMBOL_PART
    return f'<g id="sym-{color}" stroke="none">{color_symbol(color, size, on_open(color))}</g>'


def wheel_def(width: float, paint: Paint) -> str:
    """Return the sign of a space that needs a locomotive: a wheel on a dark disc."""
    wheel = color_symbol("locomotive", width * 0.84, on_color("locomotive"))
    return f'<g id="sym-locomotive" stroke="none">{paint.circle(width * 0.48, fill=GAME["locomotive"])}{wheel}</g>'


def extra_def(width: float, paint: Paint) -> str:
    """Return the sign of a space that takes one more train from the supply: a cross on a small disc."""
    arm = num(width * 0.16)
    cross = f"M-{arm} -{arm} {arm} {arm}M{arm} -{arm}-{arm} {arm}"
    disc = paint.circle(width * 0.34, fill="#1a1a1a", stroke="#fff", width=0.7)
    return f'<g id="sym-extra" stroke="none">{disc}{paint.line(cross, "#fff", 1.7, more=ROUND)}</g>'
