"""A process that turns one drawing into a PNG: SVG goes in, the picture comes out. Run as `python -m`.

The program that draws it does not let other work of its process go on meanwhile.
"""

from __future__ import annotations

import contextlib
import os
import sys

from fogg.draw import png
from fogg.server.bots.bot_worker import NICENESS

WIDE = 1000  # px, enough for the preview of a chat program


def main() -> None:
    """Draw the SVG on the standard input."""
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode(), width=WIDE, system_fonts=False))


if __name__ == "__main__":
    main()
