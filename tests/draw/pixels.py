"""Small pictures as gray values, to compare what is drawn."""

from __future__ import annotations

import struct
import zlib

from fogg.draw.png import png

Pixels = list[list[float]]


def pixels(drawing: str, size: int) -> Pixels:
    """A drawing around (0, 0) in a square of `size` px, black on white, as rows of darkness from 0 to 1.

    One px of margin is added on each side, so that it can be shifted.
    """
    wide = size + 2
    box = f'viewBox="{-wide / 2} {-wide / 2} {wide} {wide}" width="{wide}" height="{wide}"'
    paper = f'<rect x="{-wide / 2}" y="{-wide / 2}" width="{wide}" height="{wide}" fill="#fff"/>'
    return darkness(png(f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{paper}{drawing}</svg>'))


def darkness(image: bytes) -> Pixels:
    """The rows of a PNG with four channels of 8 bits, as written by resvg: how dark the first channel is."""
    width, height = struct.unpack(">II", image[16:24])
    data, at = b"", 8
    while at < len(image):
        (length,) = struct.unpack(">I", image[at : at + 4])
        if image[at + 4 : at + 8] == b"IDAT":
            data += image[at + 8 : at + 8 + length]
        at += 12 + length
    flat, stride = zlib.decompress(data), 4 * width
    before, rows = bytearray(stride), []
    for y in range(height):
        start = y * (stride + 1)
        before = unfiltered(flat[start], bytearray(flat[start + 1 : start + 1 + stride]), before)
        rows.append([1 - before[4 * x] / 255 for x in range(width)])
    return rows


def unfiltered(kind: int, row: bytearray, above: bytearray) -> bytearray:
    """One row of a PNG after undoing its filter."""
    for i in range(len(row)):
        left = row[i - 4] if i >= 4 else 0
        corner = above[i - 4] if i >= 4 else 0
        up = above[i]
        if kind == 4:
            guess = left + up - corner
            near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
        else:
            near = (0, left, up, (left + up) // 2)[kind]
        row[i] = (row[i] + near) & 255
    return row


def difference(one: Pixels, other: Pixels) -> float:
    """The share of darkness that differs, for the best of all shifts by one px; empty margins do not count."""
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
