"""The layout that an edition is drawn with."""

from __future__ import annotations

from fogg.board import Edition
from fogg.draw.layout import FILE, Layout, fits, saved_layout
from fogg.draw.plan import Plan
from fogg.errors import EditionError


def layout_of(edition: Edition, plan: Plan) -> Layout:
    """The saved layout of an edition; EditionError if there is none that has all its places and routes."""
    saved = saved_layout(edition)
    if saved is None or not fits(plan, saved):
        problem = "there is no layout" if saved is None else "the layout is of other places or routes"
        raise EditionError(f"{problem}; make one with `fogg layout`", file=f"{edition.folder.name}/{FILE}")
    return saved
