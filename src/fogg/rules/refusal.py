"""Why an action is not allowed."""

from __future__ import annotations

from typing import Final


class Refusal:
    """A reason and the rule behind it, made once; its sentence is filled in when somebody asks.

    `key` is a message of the catalogue, `rule` the home number of the rule ("usa R20").
    """

    def __init__(self, key: str, rule: str) -> None:
        self.key: Final = key
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule!r})"


NOT_NOW: Final = Refusal("refusal-not-now", "usa R6")
