"""A kind of card: what the ruleset knows about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Kind:
    """One kind of train card.

    Colors come first in every ruleset, then the wild card (`locomotive`), then kinds that modules add.
    """

    def __init__(self, id: int, key: str, total: int, *, is_color: bool) -> None:
        self.id: Final = id
        self.key: Final = key
        self.total: int = total
        self.is_color: Final = is_color
        self.ends_draw: bool = False  # taken face up, it is the only card of the turn
        self.may_be_second: bool = True  # may be taken face up as a later card
        self.flush_at: i64 = 0  # that many face up replace the row; 0: never

    def __repr__(self) -> str:
        return f"Kind({self.key!r})"
