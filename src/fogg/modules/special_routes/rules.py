"""Special routes: single routes with printed points of their own (uk R13), some closed to wild cards (nordic R19).

It only sets the terms of the routes named in `[special_routes.*]`, so it costs nothing at play.
"""

from __future__ import annotations

from typing import Any

from fogg.authoring import Edition, Module, Ruleset

TAG = "special"


class SpecialRoutes(Module):
    """A route with the tag `special=<name>` has the points, and the rule about wild cards, of that entry."""

    def check(self, edition: Edition) -> list[str]:
        return [] if edition.get("special_routes") else ["there is no entry in [special_routes]"]

    def install(self, ruleset: Ruleset) -> None:
        entries: dict[str, dict[str, Any]] = ruleset.edition.get("special_routes")
        for terms in ruleset.terms:
            name = terms.route.tags.get(TAG)
            if name is not None:
                entry = entries[name]
                terms.points = entry["points"]
                if not entry.get("locomotive_wild", True):
                    terms.max_wilds = 0
