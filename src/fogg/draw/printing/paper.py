# interpreted: made once, for the printer
"""Sheets of paper: how a board is cut into tiles, and how many cards fit. All sizes are in mm."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

SPACE = 25.0  # the length of most spaces of a route: a train of the game fits on it
CARD = (44.0, 67.0)  # a mini card, upright; tickets lie on their long side
TILE_MARGIN = 10.0  # around a tile of the board, with room for cut marks and its number
CARD_MARGIN = 5.0  # what most printers cannot print on


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright."""

    width: float
    height: float

    @property
    def on_its_side(self) -> Paper:
        return Paper(self.height, self.width)


PAPERS = {"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}


@dataclass(frozen=True, slots=True)
class Tile:
    """A part of the board on a sheet of its own: its row and column from 1, and what of the board it shows."""

    row: int
    column: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Tiling:
    """A board of that size over sheets of paper."""

    paper: Paper
    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        """The part of a sheet that a tile can fill."""
        return self.paper.width - 2 * TILE_MARGIN, self.paper.height - 2 * TILE_MARGIN

    @property
    def columns(self) -> int:
        return math.ceil(self.width / self.room[0])

    @property
    def rows(self) -> int:
        return math.ceil(self.height / self.room[1])

    def tiles(self) -> Iterator[Tile]:
        """Yield the tiles row by row from the top left."""
        wide, high = self.room
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = column * wide, row * high
                yield Tile(row + 1, column + 1, x, y, min(wide, self.width - x), min(high, self.height - y))


def tiling(paper: Paper, width: float, height: float) -> Tiling:
    """Return the tiling with the fewest sheets, upright or on their side."""
    both = [Tiling(paper, width, height), Tiling(paper.on_its_side, width, height)]
    return min(both, key=lambda way: way.rows * way.columns)


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards of one size on a sheet, edge to edge in the middle of it."""

    paper: Paper
    width: float
    height: float

    @property
    def columns(self) -> int:
        return int((self.paper.width - 2 * CARD_MARGIN) // self.width)

    @property
    def rows(self) -> int:
        return int((self.paper.height - 2 * CARD_MARGIN) // self.height)

    def places(self) -> list[tuple[float, float]]:
        """Return the upper left corner of each card, row by row."""
        left = (self.paper.width - self.columns * self.width) / 2
        top = (self.paper.height - self.rows * self.height) / 2
        return [
            (left + column * self.width, top + row * self.height)
            for row in range(self.rows)
            for column in range(self.columns)
        ]
