"""Counts of a running server; the counter is injected."""

from __future__ import annotations


class Watch:
    """Counts nothing. The metrics of a served process are a Watch that does."""

    def committed(self, rows: int, seconds: float) -> None:
        """Count stored rows."""

    def decided(self, by: str) -> None:
        """Count a decision, made by a `person` or for one of the reasons that rows give."""

    def thought(self, bot: str, seconds: float, good: bool) -> None:
        """Count the answer of a bot, or its failure."""
