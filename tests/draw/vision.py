"""Colors as people see them: color vision deficiencies simulated, and the difference of two colors."""

from __future__ import annotations

import math
from itertools import combinations

Color = tuple[float, float, float]

# What becomes of linear RGB without one kind of cone (Machado, Oliveira and Fernandes, 2009, severity 1), and with all.
SIGHTS: dict[str, tuple[Color, Color, Color]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
WHITE = (0.95047, 1.0, 1.08883)


def linear(color: str) -> Color:
    """Return a color such as `#a80f1e` in linear RGB."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return r, g, b


def seen(color: str, sight: str) -> Color:
    """Return a color as CIE Lab, as seen with that kind of sight."""
    rgb = linear(color)
    r, g, b = (min(1.0, max(0.0, sum(w * c for w, c in zip(row, rgb, strict=True)))) for row in SIGHTS[sight])
    xyz = (
        0.4124 * r + 0.3576 * g + 0.1805 * b,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        0.0193 * r + 0.1192 * g + 0.9505 * b,
    )
    x, y, z = (cube_root(value / white) for value, white in zip(xyz, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def cube_root(t: float) -> float:
    """Return the cube root of CIE Lab, straight near black."""
    return math.cbrt(t) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116


def ciede2000(one: Color, other: Color) -> float:
    """Return the difference of two Lab colors (Sharma, Wu and Dalal); about 1 can just be seen, 10 at a glance."""
    l1, a1, b1 = one
    l2, a2, b2 = other
    mean = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - math.sqrt(mean / (mean + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    dl, dc = l2 - l1, c2 - c1
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else h1 + turn / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.20 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rc = 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    around = (hm - 275 + 180) % 360 - 180
    rt = -rc * math.sin(math.radians(60 * math.exp(-((around / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)


def closest(colors: dict[str, str]) -> tuple[float, str]:
    """Return the smallest difference of any two colors for any sight, and which it is."""
    found = []
    for sight in SIGHTS:
        labs = {name: seen(color, sight) for name, color in colors.items()}
        for one, other in combinations(labs, 2):
            found.append((ciede2000(labs[one], labs[other]), f"{one} and {other}, {sight}"))
    return min(found)
