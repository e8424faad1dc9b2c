"""From SVG to PNG, through resvg where it is installed."""

from __future__ import annotations

from fogg.draw.style.typefaces import SANS_FAMILY, SERIF_FAMILY, font_files
from fogg.errors import MissingExtra


def png(svg: str, *, width: int | None = None, system_fonts: bool = True) -> bytes:
    """Return the picture as PNG, as large as it says or that many px wide; MissingExtra if resvg is not there.

    Fonts of the system are used only for letters that ours do not have.
    """
    try:
        import resvg_py
    except ImportError:
        raise MissingExtra("a PNG", "png", instead="write an .svg file") from None
    # Without fonts of ours resvg would draw no letter at all on a machine that has none of those a drawing names.
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=not system_fonts,
            font_files=font_files(),
            sans_serif_family=SANS_FAMILY,
            serif_family=SERIF_FAMILY,
        )
    )
