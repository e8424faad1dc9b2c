"""The fonts that Fogg ships, for programs that turn a drawing into a PNG or a PDF."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

SANS_FAMILY = "Sofia Sans Semi Condensed"
SERIF_FAMILY = "Besley"


def font_folder() -> Path:
    """Return the folder with the fonts and their licenses."""
    return Path(str(files("fogg.draw").joinpath("fonts")))


def font_files() -> list[str]:
    """Return the paths of all fonts."""
    return [str(file) for file in sorted(font_folder().glob("*.ttf"))]
