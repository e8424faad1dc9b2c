"""Special routes: single routes with printed points of their own (uk R13), some closed to wild cards (nordic R19).

It only sets the terms of the routes named in `[special_routes.*]`, so it costs nothing at play.
"""

from __future__ import annotations

from typing import Any

from fogg.authoring import Edition, EditionError, Module, Ruleset

TAG = "special"


class SpecialRoutes(Module):
    """A route with the tag `special=<name>` has the points, and the rule about wild cards, of that entry."""

    def check(self, edition: Edition) -> list[EditionError]:
        """Check that a route tagged `special=` agrees with its entry in [special_routes]."""
        entries: dict[str, Any] = edition.get("special_routes", {})
        problems: list[EditionError] = []
        if not entries:
            problems.append(edition.key_error("special_routes", "there is no entry"))
        used: list[str] = []
        for row in edition.rows("routes"):
            name = row.tags.get(TAG)
            if name is None:
                continue
            used.append(name)
            if not fits(row.fields, entries.get(name)):
                message = (
                    f"this route is tagged `special={name}`, so [special_routes.{name}] must have its a, b, length"
                )
                problems.append(row.error(f"{message} and points", name))
        for name in entries:
            if name not in used:
                problems.append(edition.key_error(f"special_routes.{name}", "no route is tagged with it", name))
        return problems

    def install(self, ruleset: Ruleset) -> None:
        entries: dict[str, dict[str, Any]] = ruleset.edition.get("special_routes")
        for terms in ruleset.terms:
            name = terms.route.tags.get(TAG)
            if name is not None:
                entry = entries[name]
                terms.points = entry["points"]
                if not entry.get("locomotive_wild", True):
                    terms.max_wilds = 0


def fits(row: dict[str, str], entry: Any) -> bool:
    """Return True if an entry of [special_routes] is about this route and has its points."""
    if not isinstance(entry, dict) or type(entry.get("points")) is not int or entry["points"] < 1:
        return False
    ends = [entry.get("a"), entry.get("b")]
    return str(entry.get("length")) == row["length"] and ends in ([row["a"], row["b"]], [row["b"], row["a"]])
