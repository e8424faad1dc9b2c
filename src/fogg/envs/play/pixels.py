"""Pixels of a PNG, for programs that want pictures as arrays and have nothing that reads PNG."""

from __future__ import annotations

import zlib

from mypy_extensions import i64, u8

from fogg.vec import vec

CHANNELS = 4  # red, green, blue, opacity: what resvg writes
SIGNATURE = 8  # bytes before the first chunk
NONE, SUB, UP, AVERAGE = 0, 1, 2, 3  # how a row is filtered; any other number is the fourth way, after Paeth


class Pixels:
    """A picture: width, height, and four numbers for each pixel, row by row."""

    def __init__(self, width: int, height: int, values: vec[u8]) -> None:
        self.width: int = width
        self.height: int = height
        self.values: vec[u8] = values


def read_png(png: bytes) -> Pixels:
    """Return the pixels of a PNG with eight bits for each of four channels, not interlaced."""
    width = int.from_bytes(png[16:20], "big")
    height = int.from_bytes(png[20:24], "big")
    if tuple(png[24:29]) != (8, 6, 0, 0, 0):
        raise ValueError("the picture must be a PNG with four channels of eight bits")
    parts: list[bytes] = []
    at = SIGNATURE
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == b"IDAT":
            parts.append(png[at + 8 : at + 8 + length])
        at += length + 12
    return Pixels(width, height, unfiltered(zlib.decompress(b"".join(parts)), width, height))


def unfiltered(data: bytes, width: int, height: int) -> vec[u8]:
    """Undo the filters of the rows; each byte was written as its difference to a guess from its neighbors."""
    none: u8 = 0
    row: i64 = width * CHANNELS
    values = vec[u8]([none] * (width * CHANNELS * height))
    y: i64
    x: i64
    for y in range(height):
        start = y * (row + 1)
        how = i64(data[start])
        at = y * row
        for x in range(row):
            left: i64 = i64(values[at + x - CHANNELS]) if x >= CHANNELS else 0
            above: i64 = i64(values[at + x - row]) if y > 0 else 0
            corner: i64 = i64(values[at + x - row - CHANNELS]) if x >= CHANNELS and y > 0 else 0
            guess: i64 = 0
            if how == SUB:
                guess = left
            elif how == UP:
                guess = above
            elif how == AVERAGE:
                guess = (left + above) // 2
            elif how != NONE:
                guess = nearest_neighbor(left, above, corner)
            values[at + x] = u8((i64(data[start + 1 + x]) + guess) & 255)
    return values


def nearest_neighbor(left: i64, above: i64, corner: i64) -> i64:
    """Return the one of three neighbors that is nearest to `left + above - corner`."""
    by_left = abs_difference(above, corner)
    by_above = abs_difference(left, corner)
    by_corner = abs_difference(left + above, 2 * corner)
    if by_left <= by_above and by_left <= by_corner:
        return left
    return above if by_above <= by_corner else corner


def abs_difference(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a
