"""Plots of a row for each thing: its name, a bar or a dot with its interval, and the figure in words.

Positions are percentages of the width, so that a plot fits a phone and a desk with letters of the same size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fogg.report.markup import Html, tag
from fogg.report.scale import Scale, short

HEIGHT = 26  # px of a row


@dataclass(frozen=True)
class PlotRow:
    """One row: a bar from zero to `value`, or where there are bounds, a dot with a line between them."""

    label: str
    value: float
    words: str
    low: float | None = None
    high: float | None = None
    color: int = 0
    note: str = ""


def row_plot(
    rows: Sequence[PlotRow],
    *,
    bars: bool = False,
    mark: float | None = None,
    bounds: tuple[float, float] | None = None,
    unit: Callable[[float], str] = short,
) -> Html:
    """Return a plot; `mark` is a value to compare with, drawn as a dashed line through all rows."""
    values = [bound for row in rows for bound in (row.value, row.low, row.high) if bound is not None]
    if bars:
        values.append(0.0)
    if mark is not None:
        values.append(mark)
    scale = Scale(values, bounds=bounds)
    parts = []
    for row in rows:
        drawn = bar(row, scale) if bars else dot(row, scale)
        grid = tuple(rule(scale, tick, "grid") for tick in scale.ticks)
        dashed = rule(scale, mark, "mark") if mark is not None else None
        name = tag("span", row.label, tag("small", row.note) if row.note else None, class_="label")
        words = f"{row.label}: {row.words}"
        plot = tag("svg", tag("title", words), grid, dashed, drawn, class_="row", role="img", height=HEIGHT)
        parts += [name, plot, tag("span", row.words, class_="figure")]
    return tag("div", parts, tag("span"), axis(scale, unit), tag("span"), class_="rows")


def rule(scale: Scale, value: float, kind: str) -> Html:
    """Return a vertical line through a row."""
    at = scale.percent(value)
    return tag("line", class_=kind, x1=at, x2=at, y1=0, y2="100%")


def dot(row: PlotRow, scale: Scale) -> Html:
    """Return a dot at the value, on a line from bound to bound."""
    middle = HEIGHT / 2
    line = None
    if row.low is not None and row.high is not None:
        ends = {"x1": scale.percent(row.low), "x2": scale.percent(row.high)}
        line = tag("line", class_=f"whisker s{row.color}", **ends, y1=middle, y2=middle)
    return tag("g", line, tag("circle", class_=f"dot c{row.color}", cx=scale.percent(row.value), cy=middle, r=5.5))


def bar(row: PlotRow, scale: Scale) -> Html:
    """Return a bar from zero to the value."""
    start, end = sorted((scale.part(0.0), scale.part(row.value)))
    wide = f"{max(0.3, 100 * (end - start)):.2f}%"
    return tag("rect", class_=f"c{row.color}", x=f"{100 * start:.2f}%", width=wide, y=6, height=HEIGHT - 12, rx=2)


def axis(scale: Scale, unit: Callable[[float], str]) -> Html:
    """Return the numbers below a plot."""
    texts = []
    for tick in scale.ticks:
        part = scale.part(tick)
        anchor = "start" if part < 0.03 else "end" if part > 0.97 else "middle"
        texts.append(tag("text", unit(tick), x=f"{100 * part:.2f}%", y=14, text_anchor=anchor))
    return tag("svg", texts, class_="axis", height=18, aria_hidden="true")
