"""From SVG to PNG, through resvg where it is installed."""

from __future__ import annotations

from fogg.errors import FoggError


def png(svg: str, *, width: int | None = None) -> bytes:
    """The picture as PNG, as large as it says or that many px wide; FoggError if resvg is not installed."""
    try:
        import resvg_py
    except ImportError:
        raise FoggError(
            "a PNG needs the rasterizer resvg: install it with `pip install 'fogg[png]'`, or write an .svg file"
        ) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
