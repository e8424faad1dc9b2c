"""Every color of the boards: the nine of the game, the liveries of the players, and the ground by day and by night.

A color that changes at night is a *token*. Elements name their tokens by class (`f-land` fills, `s-coast` strokes) and
carry the color itself as an attribute, so a drawing looks right alone and a page may recolor it by `stylesheet()`.
"""

from __future__ import annotations

from typing import Final

DAY: Final = "day"
NIGHT: Final = "night"
THEMES: Final = (DAY, NIGHT)

# The colors of cards and spaces, the same by day and night, and what is drawn on each.
GAME: Final = {
    "red": "#a80f1e",
    "orange": "#ff8c1a",
    "yellow": "#ffe14d",
    "green": "#00805a",
    "blue": "#2b6fe0",
    "purple": "#c77be0",
    "pink": "#ef8fdf",
    "black": "#1a1a1a",
    "white": "#ffffff",
    "gray": "#a9a59c",
    "locomotive": "#0d4650",
}
# The same on the board, where a space must not be taken for a train: lightened one by one, so that no color comes
# nearer to a livery or to another color. By night the dark and the pale ones change.
OPEN: Final = {
    "red": "#bd4954",
    "orange": "#ff8c1a",
    "yellow": "#ffe97a",
    "green": "#00805a",
    "blue": "#3c7be2",
    "purple": "#cd88e3",
    "pink": "#f09be2",
    "black": "#434343",
    "white": "#ffffff",
    "gray": "#bdbbb2",
}
OPEN_NIGHT: Final = {**OPEN, "black": "#2b2d2e", "white": "#eef1ee", "gray": "#7d8a8c"}
OPEN_PREFIX: Final = "open-"  # of a token: the fill of an open space
WHITE_ON: Final = ("red", "green", "blue", "black", "locomotive")
ON_DARK: Final = "#ffffff"
ON_OPEN_BLACK: Final = "#d5dcdb"
ON_LIGHT: Final = "#1a1a1a"

# The liveries of the players, each with its shape; in the order in which seats take them.
LIVERIES: Final = {
    "blue": "#1f55c8",
    "red": "#bd1c2d",
    "green": "#0f9d72",
    "yellow": "#f2b705",
    "black": "#1d2125",
    "white": "#f5f3ea",
}
INK_ON_LIVERY: Final = ("yellow", "white")

TOKENS: Final = {
    DAY: {
        "sea": "#c9dcdd",
        "shelf1": "#bfd5d7",
        "shelf2": "#b3cccf",
        "shelf3": "#a6c2c6",
        "graticule": "#b9d0d1",
        "land": "#e1e6d8",
        "plain": "#e9ece2",
        "home": "#f0f2e9",
        "coast": "#7d9a9c",
        "lake": "#c9dcdd",
        "lake-edge": "#8fabad",
        "river": "#a3c1c4",
        "border": "#93a38f",
        "state": "#c3cabb",
        "hill": "#b5bfa8",
        "hill-side": "#d9dfce",
        "park": "#cfdfc0",
        "park-edge": "#a9c295",
        "street": "#d3d8ca",
        "avenue": "#f6f7f1",
        "block": "#dde2d5",
        "bridge": "#8d9a92",
        "ink": "#13262b",
        "ink-2": "#41555a",
        "halo": "#f3f5ee",
        "casing": "#f8faf4",
        "bed": "#8c9a94",
        "sleeper": "#a3988a",
        "sleeper-line": "#6d6354",
        "ballast": "#f1ece0",
        "space-line": "#3b4c50",
        "space-line-black": "#3b4c50",
        "shut": "#7c8a86",
        "car-line": "#ffffff",
        "hair": "#13262b",
        "dot": "#ffffff",
        "dot-line": "#13262b",
        "pip": "#0d4650",
        "sheet": "#fbfcf9",
        "rule": "#c5d0cb",
        "frame": "#41555a",
        "enamel": "#0d4650",
        "lamp": "#ffc533",
        "lamp-pale": "#fbe4a3",
        "trail": "#0d4650",
        "good": "#0b6a48",
        **{OPEN_PREFIX + color: fill for color, fill in OPEN.items()},
    },
    NIGHT: {
        "sea": "#0d1f26",
        "shelf1": "#10252d",
        "shelf2": "#132b34",
        "shelf3": "#17323c",
        "graticule": "#132a33",
        "land": "#203037",
        "plain": "#24353c",
        "home": "#2a3c43",
        "coast": "#4d6a72",
        "lake": "#0f242c",
        "lake-edge": "#3a545d",
        "river": "#1c4250",
        "border": "#5b6f6c",
        "state": "#354950",
        "hill": "#43575b",
        "hill-side": "#2b3e44",
        "park": "#24403a",
        "park-edge": "#35564c",
        "street": "#384c54",
        "avenue": "#33474f",
        "block": "#203037",
        "bridge": "#6b7f84",
        "ink": "#f1f4ef",
        "ink-2": "#b8c6c6",
        "halo": "#17242a",
        "casing": "#3a4f57",
        "bed": "#62777d",
        "sleeper": "#6f7d7c",
        "sleeper-line": "#a3b0ad",
        "ballast": "#1b292f",
        "space-line": "#a9b8bb",
        "space-line-black": "#cfd9da",
        "shut": "#73868b",
        "car-line": "#f4f6f0",
        "hair": "#060b0d",
        "dot": "#f1f4ef",
        "dot-line": "#0a1114",
        "pip": "#14606c",
        "sheet": "#19262c",
        "rule": "#2d3e45",
        "frame": "#93a6a9",
        "enamel": "#14606c",
        "lamp": "#ffc533",
        "lamp-pale": "#8d8148",
        "trail": "#8fe0ea",
        "good": "#5fd3a2",
        **{OPEN_PREFIX + color: fill for color, fill in OPEN_NIGHT.items()},
    },
}


def on_color(color: str) -> str:
    """Return the ink of a symbol on a card of that color."""
    return ON_DARK if color in WHITE_ON else ON_LIGHT


def on_open(color: str) -> str:
    """Return the ink of a symbol on an open space of that color."""
    return ON_OPEN_BLACK if color == "black" else on_color(color)


def open_line(color: str) -> str:
    """Return the token of the outline of an open space of that color."""
    return "space-line-black" if color == "black" else "space-line"


def on_livery(livery: str) -> str:
    """Return what the shape of a player is drawn with on its livery."""
    return ON_LIGHT if livery in INK_ON_LIVERY else ON_DARK


def liveries_of(wished: list[str], sides: int) -> list[str]:
    """Return a livery for each side: the edition's own colors in order,
    and free ones where it has none that we know.
    """
    own = [color for color in dict.fromkeys(wished) if color in LIVERIES]
    free = [color for color in LIVERIES if color not in own]
    return (own + free)[:sides]


def stylesheet() -> str:
    """Return the rules with which a page shows any drawing by day or by night:
    put `day` or `night` on the drawing's root.
    """
    rules = []
    for theme in THEMES:
        for token, color in TOKENS[theme].items():
            rules.append(f".fogg-board.{theme} .f-{token}{{fill:{color}}}")
            rules.append(f".fogg-board.{theme} .s-{token}{{stroke:{color}}}")
    return "\n".join(rules) + "\n"
