"""Small PNG files: a picture of many colors written with a palette of at most 256, by the standard library alone."""

from __future__ import annotations

import struct
import zlib
from collections import Counter

Color = tuple[int, int, int]
MOST = 256
CHANNELS = {2: 3, 6: 4}  # by the kind of a PNG: without and with transparency


def small_png(image: bytes) -> bytes:
    """Return an opaque PNG of 8-bit RGBA, as resvg writes it, with a palette; no dithering, so that areas stay flat."""
    width, height, rows = decoded(image)
    counted = Counter(color for row in rows for color in row)
    palette, number = reduced(counted)
    lines = b"".join(b"\0" + bytes(number[color] for color in row) for row in rows)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colors = b"".join(bytes(color) for color in palette)
    chunks = ((b"IHDR", header), (b"PLTE", colors), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return image[:8] + b"".join(chunk(kind, data) for kind, data in chunks)


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def decoded(image: bytes) -> tuple[int, int, list[list[Color]]]:
    """Return width, height and the colors of each row."""
    width, height, depth, kind = struct.unpack(">IIBB", image[16:26])
    if depth != 8 or kind not in CHANNELS:
        raise ValueError("only PNG with three or four channels of 8 bits can be read")
    wide = CHANNELS[kind]
    data, at = b"", 8
    while at < len(image):
        (length,) = struct.unpack(">I", image[at : at + 4])
        if image[at + 4 : at + 8] == b"IDAT":
            data += image[at + 8 : at + 8 + length]
        at += 12 + length
    flat, stride = zlib.decompress(data), wide * width
    above, rows = bytearray(stride), []
    for y in range(height):
        start = y * (stride + 1)
        above = unfiltered(flat[start], bytearray(flat[start + 1 : start + 1 + stride]), above, wide)
        rows.append(list(zip(above[0::wide], above[1::wide], above[2::wide], strict=True)))
    return width, height, rows


def unfiltered(kind: int, row: bytearray, above: bytearray, wide: int) -> bytearray:
    """Return one row after undoing its filter; `wide` is how many channels a px has."""
    if kind == 2:
        return bytearray((a + b) & 255 for a, b in zip(row, above, strict=True))
    for i in range(len(row) if kind else 0):
        left = row[i - wide] if i >= wide else 0
        if kind == 1:
            near = left
        elif kind == 3:
            near = (left + above[i]) // 2
        else:
            corner = above[i - wide] if i >= wide else 0
            guess = left + above[i] - corner
            choices = (
                (abs(guess - left), 0, left),
                (abs(guess - above[i]), 1, above[i]),
                (abs(guess - corner), 2, corner),
            )
            near = min(choices)[2]
        row[i] = (row[i] + near) & 255
    return row


def reduced(counted: Counter[Color]) -> tuple[list[Color], dict[Color, int]]:
    """Return a palette for some colors, and the number of each in it: by halving boxes of colors (median cut)."""
    boxes = [sorted(counted)]
    while len(boxes) < MOST:
        splittable = [box for box in boxes if len(box) > 1]
        if not splittable:
            break
        box = max(splittable, key=lambda found: spread(found) * weight(found, counted) ** 0.4)
        boxes.remove(box)
        boxes += halves(box, counted)
    # The most frequent color of a box stands for it: large flat areas keep their exact color.
    palette = [max(box, key=lambda color: (counted[color], color)) for box in boxes]
    return palette, {color: n for n, box in enumerate(boxes) for color in box}


def extents(box: list[Color]) -> list[int]:
    """Return how far the colors of a box lie apart in each channel."""
    return [max(color[i] for color in box) - min(color[i] for color in box) for i in range(3)]


def spread(box: list[Color]) -> int:
    """Return how far the colors of a box lie apart."""
    return max(extents(box))


def weight(box: list[Color], counted: Counter[Color]) -> int:
    """Return the number of px a box has."""
    return sum(counted[color] for color in box)


def halves(box: list[Color], counted: Counter[Color]) -> list[list[Color]]:
    """Return a box cut across its longest side, in the middle of that side."""
    extent = extents(box)
    axis = extent.index(max(extent))
    middle = min(color[axis] for color in box) + max(extent) / 2
    return [[c for c in box if c[axis] <= middle], [c for c in box if c[axis] > middle]]
