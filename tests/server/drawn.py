"""The drawings that the ready-made small pictures were made of."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

MADE = Path(__file__).parent / "thumbnails.json"
UNUSED = re.compile(r"<defs>.*?</defs>", re.DOTALL)  # forms of pieces, of which an empty board shows none


def seen_digest(svg: str) -> str:
    """Return a digest of what is seen of an empty board."""
    return hashlib.sha256(UNUSED.sub("", svg).encode()).hexdigest()[:16]
