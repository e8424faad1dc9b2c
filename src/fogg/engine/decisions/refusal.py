"""Reasons why an action is not allowed."""

from __future__ import annotations

from typing import Any, Final


class Refusal:
    """A reason, the rule behind it and the parameters of its sentence: `Refusal("chaos", "volcano R1", city="denver")`.

    `key` is a message of the catalogue, `rule` the home number of the rule ("usa R20"). `lifted_by` names what the seat
    could get to be allowed the action: technologies to buy, for example.
    """

    def __init__(self, key: str, rule: str, *, lifted_by: list[str] | None = None, **params: Any) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.lifted_by: Final[list[str]] = [] if lifted_by is None else lifted_by
        self.params: Final[dict[str, Any]] = params

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule!r})"


NOT_NOW: Final = Refusal("refusal-not-now", "usa R6")


class NotYet(Refusal):
    """A refusal that can pass: a player can lift it, so planners should still count on the route."""


class OutOfReach(NotYet):
    """A refusal that passes when the seat's own routes reach an end of the route."""
