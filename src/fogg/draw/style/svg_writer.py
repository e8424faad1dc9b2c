"""Writing SVG: short numbers, relative paths, texts that fit their box. Presentation attributes only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from fogg.draw.layout.lettering import text_width

Point = tuple[float, float]

# Sofia is the face of the web table; the others are narrow or common ones, so that a drawing looks alike anywhere.
SANS = (
    "Sofia Sans Semi Condensed,Sofia Sans Semi Condensed Variable,Arial Narrow,Liberation Sans Narrow,Arial,sans-serif"
)
SERIF = "Besley,Besley Variable,Rockwell,Georgia,Liberation Serif,serif"

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def num(value: float, digits: int = 1) -> str:
    """Return a number with at most that many decimals, as short as can be."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path(points: Sequence[Point], *, close: bool = False, digits: int = 1) -> str:
    """Return a line through points, in relative steps of that many digits of a px;
    empty if nothing of it can be seen.
    """
    x, y = round(points[0][0], digits), round(points[0][1], digits)
    start = f"M{num(x)} {num(y)}l"
    steps: list[str] = []
    for px, py in points[1:]:
        dx, dy = round(px - x, digits), round(py - y, digits)
        if dx or dy:
            a, b = num(dx), num(dy)
            steps.append(("" if not steps or a[0] == "-" else " ") + a + ("" if b[0] == "-" else " ") + b)
            x, y = x + dx, y + dy
    return f"{start}{''.join(steps)}{'z' if close else ''}" if steps else ""


def paths(lines: Iterable[Sequence[Point]], *, close: bool = False) -> str:
    """Return several lines as one path."""
    return "".join(path(line, close=close) for line in lines if len(line) > 1)


def at(x: float, y: float) -> str:
    """Return the attribute that moves an element there."""
    return f'transform="translate({num(x)} {num(y)})"'


def text(x: float, y: float, words: str, size: float, *, anchor: str = "middle", more: str = "") -> str:
    """Return a line of text with its base line at `y`, exactly as wide as the board's own face would make it."""
    wide = f'textLength="{num(text_width(words, size))}" lengthAdjust="spacingAndGlyphs"'
    placed = f'x="{num(x)}" y="{num(y)}"' + (f' text-anchor="{anchor}"' if anchor else "")
    return f"<text {placed} {wide}{more}>{escape(words)}</text>"


def title(words: str) -> str:
    """Return what pointing at an element shows, and a screen reader says."""
    return f"<title>{escape(words)}</title>"


def rounded(length: float, width: float, corner: float) -> str:
    """Return a rectangle with round corners around (0, 0), along x, as path data."""
    x, y, r = length / 2, width / 2, min(corner, length / 2, width / 2)
    flat, tall = num(2 * x - 2 * r), num(2 * y - 2 * r)
    bend = num(r)
    return (
        f"M{num(r - x)} {num(-y)}h{flat}q{bend} 0 {bend} {bend}v{tall}q0 {bend}-{bend} {bend}h-{flat}"
        f"q-{bend} 0-{bend}-{bend}v-{tall}q0-{bend} {bend}-{bend}z"
    )
