"""The layout that an edition is drawn with."""

from __future__ import annotations

from fogg.board import Edition
from fogg.draw.geo.coast import read_land
from fogg.draw.geo.map_options import read_view
from fogg.draw.layout.layout import Layout, fits, saved_layout
from fogg.draw.layout.plan import MapPlan
from fogg.draw.layout.search.solve import complete, rough


def layout_of(edition: Edition, plan: MapPlan) -> Layout:
    """Return the saved layout of an edition or of the one it builds on.

    A layout of other places or routes is completed; without any, a rough one is made: that takes
    seconds, and `fogg layout` makes a better layout that stays.
    """
    saved = saved_layout(edition)
    if saved is None:
        return rough(plan, read_view(edition), read_land(edition))
    return saved if fits(plan, saved) else complete(plan, saved, read_land(edition))
