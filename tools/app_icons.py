"""Draw the icons of the installed page into `web/public/icons`, from the mark of the page (`web/src/art/favicon.svg`).

Needs the extra `png`. The maskable icon has no corners of its own and keeps the mark in the middle, where every
launcher shows it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.small_png import small_png  # noqa: E402

from fogg.draw.svg.png import png  # noqa: E402

MARK = ROOT / "web" / "src" / "art" / "favicon.svg"
ICONS = ROOT / "web" / "public" / "icons"
SIZES = {"icon-192.png": 192, "icon-512.png": 512}
WHOLE = {"maskable-512.png": 512, "apple-180.png": 180}  # filled to the edges


def full(drawing: str) -> str:
    """Return the mark on a ground without corners, small enough for any mask."""
    square = drawing.replace(' rx="10"', "")
    return re.sub(r"translate\([^)]*\) scale\([^)]*\)", "translate(9.6 9.6) scale(.6)", square)


def main() -> None:
    """Write every icon."""
    ICONS.mkdir(parents=True, exist_ok=True)
    drawing = MARK.read_text(encoding="utf-8")
    for name, width in SIZES.items():
        (ICONS / name).write_bytes(png(drawing, width=width))
    for name, width in WHOLE.items():
        (ICONS / name).write_bytes(small_png(png(full(drawing), width=width)))


if __name__ == "__main__":
    main()
