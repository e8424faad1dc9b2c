"""Columns side by side: how often each number occurred."""

from __future__ import annotations

from collections.abc import Sequence

from fogg.report.markup import Html, tag
from fogg.report.scale import Scale, short

HEIGHT, TOP, FOOT = 200, 14, 22  # px of the whole plot, above the highest tick, and of the numbers below
MOST_LABELS = 9


def column_plot(columns: Sequence[tuple[str, float]], *, words: str, unit: str = "") -> Html:
    """Return a column for each pair of a name and a number of zero or more; `words` say what the plot shows."""
    scale = Scale([0.0, *(value for _, value in columns)], most=4)
    wide = 100 / max(1, len(columns))
    every = -(-len(columns) // MOST_LABELS)
    parts: list[Html] = []
    for tick in scale.ticks:
        y = level(scale, tick)
        parts.append(tag("line", class_="grid", x1=0, x2="100%", y1=y, y2=y))
    for n, (name, value) in enumerate(columns):
        y = level(scale, value)
        at = n * wide
        said = tag("title", f"{name}: {short(value)}{unit}")
        box = {"x": f"{at + 0.1 * wide:.2f}%", "width": f"{0.8 * wide:.2f}%", "y": y, "height": HEIGHT - FOOT - y}
        parts.append(tag("rect", said, class_="c0", **box))
        if n % every == 0:
            middle = f"{at + wide / 2:.2f}%"
            parts.append(tag("text", name, x=middle, y=HEIGHT - 6, text_anchor="middle"))
    for tick in scale.ticks[1:]:
        parts.append(tag("text", f"{short(tick)}{unit}", class_="level", x=0, y=level(scale, tick) - 3))
    return tag("svg", tag("title", words), parts, class_="chart", role="img", height=HEIGHT)


def level(scale: Scale, value: float) -> float:
    """Return the height at which a value is drawn, in px from above."""
    return round(TOP + (HEIGHT - FOOT - TOP) * (1 - scale.part(value)), 1)
