"""Means of many values without keeping them."""

from __future__ import annotations

from math import sqrt


class Moments:
    """The number of values, their sum, and the sum of their squares."""

    def __init__(self) -> None:
        self.n = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Add a value."""
        self.n += 1
        self.sum += value
        self.squares += value * value

    def about(self, center: float) -> Moments:
        """Return the moments of the same values, each less `center`."""
        moved = Moments()
        moved.n = self.n
        moved.sum = self.sum - self.n * center
        moved.squares = self.squares - 2 * center * self.sum + self.n * center * center
        return moved

    def join(self, other: Moments) -> None:
        """Add all values of another one."""
        self.n += other.n
        self.sum += other.sum
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The mean, of at least one value."""
        return self.sum / self.n

    @property
    def error(self) -> float | None:
        """The standard error of the mean of independent values; one value alone has none."""
        if self.n < 2:
            return None
        return sqrt(max(0.0, self.squares - self.sum * self.sum / self.n) / (self.n - 1) / self.n)
