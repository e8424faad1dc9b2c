"""Scales of plots: round numbers at round distances, and where a value lies between them."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor, log10

STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)


class Scale:
    """A range of values that begins and ends at round numbers, with a few ticks."""

    def __init__(self, values: Iterable[float], *, most: int = 5, bounds: tuple[float, float] | None = None) -> None:
        found = list(values)
        low, high = bounds or (min(found, default=0.0), max(found, default=1.0))
        if high <= low:
            high = low + 1.0
        step = tick_step((high - low) / most)
        self.low = low if bounds else floor(low / step + 1e-9) * step
        self.high = high if bounds else ceil(high / step - 1e-9) * step
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        self.ticks = [round(n * step, 10) for n in range(first, last + 1)]

    def part(self, value: float) -> float:
        """Return how far a value lies from the beginning to the end, from 0 to 1; values outside at the edge."""
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))

    def percent(self, value: float) -> str:
        """Return the same as an SVG length."""
        return f"{100 * self.part(value):.2f}%"


def tick_step(least: float) -> float:
    """Return the smallest round distance that is not below `least`."""
    power = 10.0 ** floor(log10(least))
    return next(step * power for step in STEPS if step * power >= least * (1 - 1e-9))


def short(value: float) -> str:
    """Return a tick's number with a real minus sign."""
    return f"{value:g}".replace("-", "−")


def signed(value: float, digits: int = 1) -> str:
    """Return a number with its sign, also a plus; zero has none."""
    text = f"{abs(value):.{digits}f}"
    return text if float(text) == 0 else f"{'+' if value > 0 else '−'}{text}"


def percent(share: float, digits: int = 0) -> str:
    """Return a share in percent, with a blank before the sign that no line breaks at."""
    return f"{100 * share:.{digits}f}\N{NO-BREAK SPACE}%"
