"""Time that passes only when a test says so."""

from __future__ import annotations


class Clock:
    """Callable like `time.time`."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.at += seconds
