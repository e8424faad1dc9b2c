"""Why an action is not allowed."""

from __future__ import annotations

from typing import Any, Final


class Refusal:
    """A reason and the rule behind it, made once; its sentence is filled in when somebody asks.

    `key` is a message of the catalogue, `rule` the home number of the rule ("usa R20"), `params` what its sentence
    says beyond the details of the step that refuses; `things` among them is what the seat could get to be allowed it.
    """

    def __init__(self, key: str, rule: str, params: dict[str, Any] | None = None) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.params: Final[dict[str, Any]] = {} if params is None else params

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule!r})"


NOT_NOW: Final = Refusal("refusal-not-now", "usa R6")


class NotYet(Refusal):
    """A refusal that can pass: somebody may do something that lifts it, so whoever plans should count on the route."""
