"""A layout: where every spot, curve and name of a board lies. Data, kept as `layout.json` in the edition's folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from fogg.board import Edition
from fogg.draw.geo.canvas import Projection
from fogg.draw.layout.board_files import LAYOUT, map_file
from fogg.draw.layout.plan import MapPlan
from fogg.errors import EditionError


class Label(msgspec.Struct, frozen=True):
    """The box of a name: its middle relative to its spot, its size, the lines and their size; all in px.

    `lead` says that a hairline leads from the spot to the box, which is far off.
    """

    dx: float
    dy: float
    width: float
    height: float
    lines: tuple[str, ...]
    size: float
    lead: bool = False


class LabelPlace(msgspec.Struct, frozen=True):
    """The position of a spot, and the box of its name if it shows one."""

    x: float
    y: float
    label: Label | None = None


class Curve(msgspec.Struct, frozen=True):
    """The curve of a bundle from `a` to `b`.

    `bow` is its height over the straight line as a part of the distance, positive to the right of who goes from `a`
    to `b`; `shift` moves the row of spaces toward `b` by this part of the room there is, `squeeze` shortens spaces.
    """

    bow: float = 0.0
    shift: float = 0.0
    squeeze: float = 1.0


class Layout(msgspec.Struct, frozen=True):
    """A whole board on paper: `space` and `car` are the length and width of a space, `font` the size of names.

    `rest` is the least scale at which a page can show every name and space; without it a page works that out itself.
    `web/tests/rest.test.ts` says which it is.
    """

    width: float
    height: float
    space: float
    car: float
    font: float
    projection: Projection
    spots: dict[str, LabelPlace]
    curves: dict[str, Curve]
    rest: float | None = None


def read_layout(path: Path) -> Layout:
    """Return the layout of a file; EditionError if it holds anything else."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Layout)
    except msgspec.DecodeError as error:
        raise EditionError(str(error), file=f"{path.parent.name}/{path.name}") from None


def written(layout: Layout) -> str:
    """Return the text of a layout's file: one line for each spot and curve, the same for the same layout."""
    data: dict[str, Any] = msgspec.to_builtins(layout)
    spots, curves = data.pop("spots"), data.pop("curves")
    head = json.dumps({key: value for key, value in data.items() if value is not None})[1:-1]
    return f'{{{head},\n"spots": {{\n{_lines(spots)}\n}},\n"curves": {{\n{_lines(curves)}\n}}}}\n'


def _lines(rows: dict[str, Any]) -> str:
    return ",\n".join(f"{json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}" for key, row in rows.items())


def fits(plan: MapPlan, layout: Layout) -> bool:
    """Return whether a layout places exactly what the board has."""
    return layout.spots.keys() == plan.spot.keys() and layout.curves.keys() == plan.bundle.keys()


def layout_file(edition: Edition) -> Path | None:
    """Return the file of the nearest layout in the edition's folder or the one it builds on:
    of its variant, else of all.
    """
    if edition.variant is not None:
        own = map_file(edition, f"layout.{edition.variant}.json")
        if own is not None:
            return own
    return map_file(edition, LAYOUT)


def saved_layout(edition: Edition) -> Layout | None:
    """Return the nearest layout of an edition; None if there is none yet."""
    path = layout_file(edition)
    return None if path is None else read_layout(path)
