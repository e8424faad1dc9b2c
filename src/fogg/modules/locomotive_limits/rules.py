"""The module: it only sets the terms of the routes, so it costs nothing at play."""

from __future__ import annotations

from fogg.authoring import Edition, Message, Module, Refusal, Ruleset

KEY = "payment.locomotive_wild_on"


class LocomotiveLimits(Module):
    """`payment.locomotive_wild_on` lists the kinds of routes on which locomotives are wild; others take none."""

    def check(self, edition: Edition) -> list[str]:
        allowed = edition.get(KEY)
        if not isinstance(allowed, list):
            return [f"`{KEY}` must list the kinds of routes that take locomotives"]
        on_board = {route.kind for route in edition.board.routes}
        return [f"`{KEY}` names {kind!r}, but no route is of that kind" for kind in allowed if kind not in on_board]

    def install(self, ruleset: Ruleset) -> None:
        allowed: list[str] = ruleset.edition.get(KEY)
        refusal = Refusal("refusal-wilds-not-here", "nordic R9")
        for terms in ruleset.terms:
            if terms.route.kind not in allowed:
                terms.max_wilds = 0
                terms.wilds_refusal = refusal

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        allowed: list[str] = edition.get(KEY)
        if any([route.kind not in allowed for route in edition.board.routes]):
            kinds = sorted(allowed)
            return [Message("rules-locomotive-limits", {"where": "-".join(kinds), "listed": ", ".join(kinds)})]
        return []
