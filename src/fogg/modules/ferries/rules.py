"""Ferries: routes some of whose spaces must be paid with locomotives (europe R10).

It only sets the terms of the routes, so it costs nothing at play.
"""

from __future__ import annotations

from fogg.authoring import Edition, Message, Module, Ruleset

FERRY = "ferry"


class Ferries(Module):
    """Each locomotive symbol asks for a wild card; more may stand in for the other spaces."""

    def check(self, edition: Edition) -> list[str]:
        return [] if any([route.kind == FERRY for route in edition.board.routes]) else ["no route is a ferry"]

    def install(self, ruleset: Ruleset) -> None:
        for terms in ruleset.terms:
            if terms.route.kind == FERRY:
                terms.min_wilds = terms.route.locos

    def tensors(self, ruleset: Ruleset) -> dict[str, list[int]] | None:
        return {}  # the terms say it all

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-ferries"),
        ]
