"""The symbols of the colors and the shapes of the players: own drawings around (0, 0), 24 units wide.

Symbols of colors are pictures, shapes of players are plain geometry: no player's shape can be taken for a color.
"""

from __future__ import annotations

from typing import Final

BOX: Final = 24  # units that a symbol is drawn in
PINK: Final = "pink"

# What is filled, and what is stroked with which width; all in a box from 0 to 24.
Drawing = tuple[str, tuple[tuple[float, str], ...]]
COLOR_SYMBOLS: Final[dict[str, Drawing]] = {
    "red": ("M12 21C4.6 15.6 2 12.2 2 8.4A5.3 5.3 0 0 1 12 5.8 5.3 5.3 0 0 1 22 8.4C22 12.2 19.4 15.6 12 21Z", ()),
    "orange": (
        "M12.6 1.5C13.4 6.6 19.6 9 19.6 15.2A7.6 7.3 0 0 1 4.4 15.2C4.4 11.6 6.6 10 7.3 6.6 9 7.9 9.7 9.2 10 10.9 "
        "11.9 8.6 13 5.2 12.6 1.5Z",
        (),
    ),
    "yellow": (
        "M12 1.6L14.8 8.8L22.5 9.2L16.5 14.1L18.5 21.5L12 17.3L5.5 21.5L7.5 14.1L1.5 9.2L9.2 8.8Z",
        (),
    ),
    "green": (
        "M21.5 2.5C23 14 17.2 20.8 8.2 19.4L5.4 22.3 2.6 19.6 5 16.6C2.6 8.6 9 2.2 21.5 2.5ZM7 17.6 16.2 8.4 15 7.2 "
        "5.9 16.3Z",
        (),
    ),
    "blue": (
        "",
        (
            (
                3.6,
                "M2.5 9.2C5 5.2 7.4 5.2 9.4 7.4S14 10.4 16 8 19.6 5.2 21.5 6.6M2.5 17.4C5 13.4 7.4 13.4 9.4 15.6S14 "
                "18.6 16 16.2 19.6 13.4 21.5 14.8",
            ),
        ),
    ),
    "purple": ("M14.6 2A10.2 10.2 0 1 0 22 16.6 8.6 8.6 0 0 1 14.6 2Z", ()),
    "black": (
        "",
        (
            (3, "M4.4 20.4 16.4 8.4M19.6 20.4 7.6 8.4"),
            (4.4, "M13.8 4.2 20.2 10.6M10.2 4.2 3.8 10.6"),
        ),
    ),
    "white": ("", ((3, "M12 2.2V21.8M3.5 7.1 20.5 16.9M20.5 7.1 3.5 16.9"),)),
    # any one color: three small dots, so that no space is without a symbol
    "gray": ("", ((4.6, "M4 12H4.1M12 12H12.1M20 12H20.1"),)),
    "locomotive": (
        "M12 9A3 3 0 1 0 12 15 3 3 0 1 0 12 9Z",
        (
            (3, "M12 3A9 9 0 1 0 12 21 9 9 0 1 0 12 3Z"),
            (2, "M12 4V20M5.1 8 18.9 16M18.9 8 5.1 16"),
        ),
    ),
}
SHAPES: Final = {
    "blue": "M12 3A9 9 0 1 0 12 21 9 9 0 1 0 12 3Z",
    "red": "M3.6 3.6H20.4V20.4H3.6Z",
    "green": "M12 2.2 22.6 20.8H1.4Z",
    "yellow": "M12 1 23 12 12 23 1 12Z",
    "black": "M6.6 2.6H17.4L22.8 12 17.4 21.4H6.6L1.2 12Z",
    "white": "M8 2H16V8H22V16H16V22H8V16H2V8H8Z",
}


def symbol_of(color: str) -> str:
    """Return the color whose symbol a space of that color carries: pink is purple's stand-in on the city boards."""
    return "purple" if color == PINK else color


def placed(size: float) -> str:
    """Return the transform that draws a 24-unit picture `size` px wide around (0, 0)."""
    return f'transform="scale({size / BOX:.3g})translate(-12 -12)"'


def color_symbol(color: str, size: float, ink: str) -> str:
    """Return the symbol of a color around (0, 0), `size` px wide, in that ink."""
    fill, strokes = COLOR_SYMBOLS[symbol_of(color)]
    parts = f'<path d="{fill}" fill-rule="evenodd"/>' if fill else ""
    if strokes:
        lines = "".join(f'<path stroke-width="{width:g}" d="{path}"/>' for width, path in strokes)
        parts += f'<g fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round">{lines}</g>'
    return f'<g fill="{ink}" {placed(size)}>{parts}</g>'


def shape(livery: str, size: float, ink: str, *, edge: str = "") -> str:
    """Return the shape of a player around (0, 0), `size` px wide, in that ink;
    `edge` is a color for a line around it.
    """
    line = f' stroke="{edge}" stroke-width="{1.1 * BOX / size:.3g}" stroke-linejoin="round"' if edge else ""
    return f'<path d="{SHAPES[livery]}" fill="{ink}"{line} {placed(size)}/>'
