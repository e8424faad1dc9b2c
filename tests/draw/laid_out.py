"""Boards with their layouts, measured once for all tests of this folder."""

from __future__ import annotations

from functools import cache

from fogg.board import describe, edition_ids, load
from fogg.draw.geo.canvas import Canvas
from fogg.draw.geo.coast import Coast, read_land
from fogg.draw.geo.map_options import read_view
from fogg.draw.layout.board_files import LAYOUT
from fogg.draw.layout.faults import DrawingFault, faults_of
from fogg.draw.layout.laid import layout_of
from fogg.draw.layout.layout import Layout
from fogg.draw.layout.measured import Measured
from fogg.draw.layout.plan import MapPlan, plan_of


def boards() -> list[str]:
    """Return the editions that have a board of their own."""
    names = [name for name in edition_ids() if describe(name).kind == "board"]
    return [name for name in names if (load(name).folder / LAYOUT).is_file()]


@cache
def planned(name: str) -> tuple[MapPlan, Layout]:
    """Return what an edition's board must place, and its saved layout."""
    edition = load(name)
    plan = plan_of(edition)
    return plan, layout_of(edition, plan)


@cache
def coast_of(name: str) -> Coast | None:
    """Return the coast under a board."""
    terrain = read_land(load(name))
    return Coast(terrain, Canvas(planned(name)[1].projection)) if terrain else None


def measured(name: str, layout: Layout | None = None, *, variant: str | None = None) -> Measured:
    """Return a board with its own layout or another one."""
    edition = load(name, variant=variant)
    return Measured(plan_of(edition), layout or planned(name)[1], read_view(edition), coast_of(name))


@cache
def found(name: str) -> tuple[DrawingFault, ...]:
    """Return all faults of a board as it is saved."""
    return tuple(faults_of(measured(name)))
