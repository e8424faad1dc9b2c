"""What is counted while a server runs; whoever counts is told from outside."""

from __future__ import annotations


class Watch:
    """Counts nothing. The metrics of a served process are a Watch that does."""

    def committed(self, rows: int, seconds: float) -> None:
        """Rows were stored."""

    def decided(self, by: str) -> None:
        """A decision was made, by a `person` or for one of the reasons that rows give."""

    def thought(self, bot: str, seconds: float, good: bool) -> None:
        """A bot has answered, or failed to."""
