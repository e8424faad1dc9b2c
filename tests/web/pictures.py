"""Screenshots compared: whether letters are as sharp as they could be."""

from __future__ import annotations

from statistics import correlation, fmean

from tools.small_png import decoded

Gray = list[list[float]]


def gray(image: bytes) -> Gray:
    """Return how light each px is, row by row."""
    return [[0.3 * r + 0.59 * g + 0.11 * b for r, g, b in row] for row in decoded(image)[2]]


def enlarged(picture: Gray, factor: float) -> Gray:
    """Return the picture as it looks when it was drawn smaller by a factor and is shown at its size all the same."""
    high, wide = len(picture), len(picture[0])
    rows, columns = max(2, round(high / factor)), max(2, round(wide / factor))

    def part(y: int, x: int) -> float:
        """Return the mean of what becomes one px."""
        ys = range(y * high // rows, (y + 1) * high // rows)
        xs = range(x * wide // columns, (x + 1) * wide // columns)
        return fmean(picture[i][k] for i in ys for k in xs)

    small = [[part(y, x) for x in range(columns)] for y in range(rows)]
    return [
        [between(small, (y + 0.5) * rows / high - 0.5, (x + 0.5) * columns / wide - 0.5) for x in range(wide)]
        for y in range(high)
    ]


def between(picture: Gray, y: float, x: float) -> float:
    """Return the lightness at a point, from the four px around it."""
    y, x = min(max(y, 0.0), len(picture) - 1.001), min(max(x, 0.0), len(picture[0]) - 1.001)
    i, k = int(y), int(x)
    upper = picture[i][k] * (k + 1 - x) + picture[i][k + 1] * (x - k)
    lower = picture[i + 1][k] * (k + 1 - x) + picture[i + 1][k + 1] * (x - k)
    return upper * (i + 1 - y) + lower * (y - i)


def edges(picture: Gray) -> list[float]:
    """Return how much each px differs from its left and its upper neighbor: what makes a letter sharp."""
    inner = [(y, x) for y in range(1, len(picture)) for x in range(1, len(picture[0]))]
    across = [picture[y][x] - picture[y][x - 1] for y, x in inner]
    return across + [picture[y][x] - picture[y - 1][x] for y, x in inner]


def likeness(one: Gray, other: Gray) -> float:
    """Return how much the edges of two pictures of one size agree:
    1 if they are the same, 0 if they have none in common.
    """
    return correlation(edges(one), edges(other))
