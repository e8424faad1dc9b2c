"""Small pictures as gray values, to compare what is drawn."""

from __future__ import annotations

from tools.small_png import decoded

from fogg.draw.svg.png import png

Pixels = list[list[float]]


def pixels(drawing: str, size: int) -> Pixels:
    """Return a drawing around (0, 0) in a square of `size` px, black on white, as rows of darkness from 0 to 1.

    One px of margin is added on each side, so that it can be shifted.
    """
    wide = size + 2
    box = f'viewBox="{-wide / 2} {-wide / 2} {wide} {wide}" width="{wide}" height="{wide}"'
    paper = f'<rect x="{-wide / 2}" y="{-wide / 2}" width="{wide}" height="{wide}" fill="#fff"/>'
    return darkness(png(f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{paper}{drawing}</svg>'))


def darkness(image: bytes) -> Pixels:
    """Return how dark the first channel of each pixel is, row by row."""
    return [[1 - red / 255 for red, _, _ in row] for row in decoded(image)[2]]


def difference(one: Pixels, other: Pixels) -> float:
    """Return the share of darkness that differs, for the best of all shifts by one px; empty margins do not count."""
    size = len(one)
    best = 1.0
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            total = 0.0
            for y in range(size):
                for x in range(size):
                    inside = 0 <= y + dy < size and 0 <= x + dx < size
                    total += abs(one[y][x] - (other[y + dy][x + dx] if inside else 0.0))
            best = min(best, total / (size - 2) ** 2)
    return best
