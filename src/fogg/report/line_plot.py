"""Lines over a common axis: how figures change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fogg.report.markup import Html, tag
from fogg.report.scale import Scale, short

HEIGHT, TOP, FOOT = 240, 16, 24  # px of the whole plot, above the highest tick, and of the numbers below
BOX = 1000  # units of the inner drawing, which is stretched to the width
MOST_POINTS = 300


@dataclass(frozen=True)
class Series:
    """A line: its name, its points from left to right, and the number of its color."""

    label: str
    points: Sequence[tuple[float, float]]
    color: int = 0


def line_plot(
    series: Sequence[Series],
    *,
    words: str,
    mark: float | None = None,
    bounds: tuple[float, float] | None = None,
    x_unit: Callable[[float], str] = short,
    y_unit: Callable[[float], str] = short,
) -> Html:
    """Return a plot with a legend; `words` say what it shows, `mark` is a height to compare with."""
    xs = Scale([x for one in series for x, _ in one.points])
    ys = Scale([y for one in series for _, y in one.points] + ([] if mark is None else [mark]), bounds=bounds)
    inner = HEIGHT - TOP - FOOT
    rules = [horizontal("grid", TOP + inner * (1 - ys.part(tick))) for tick in ys.ticks]
    if mark is not None:
        rules.append(horizontal("mark", TOP + inner * (1 - ys.part(mark))))
    lines = [tag("polyline", class_=f"s{one.color}", points=path_of(one, xs, ys)) for one in series]
    stretched = tag(
        "svg",
        *lines,
        x=0,
        y=TOP,
        width="100%",
        height=inner,
        viewBox=f"0 0 {BOX} {BOX}",
        preserveAspectRatio="none",
        class_="lines",
    )
    labels = [tag("text", y_unit(tick), class_="level", x=0, y=level_of(ys, tick, inner) - 4) for tick in ys.ticks]
    for tick in xs.ticks:
        part = xs.part(tick)
        anchor = "start" if part < 0.03 else "end" if part > 0.97 else "middle"
        labels.append(tag("text", x_unit(tick), x=f"{100 * part:.2f}%", y=HEIGHT - 6, text_anchor=anchor))
    drawn = tag("svg", tag("title", words), rules, stretched, labels, class_="chart", role="img", height=HEIGHT)
    names = [tag("span", tag("i", class_=f"key k{one.color}"), one.label) for one in series]
    return tag("div", tag("p", names, class_="legend"), drawn)


def horizontal(kind: str, y: float) -> Html:
    """Return a horizontal line through the plot."""
    return tag("line", class_=kind, x1=0, x2="100%", y1=round(y, 1), y2=round(y, 1))


def level_of(scale: Scale, value: float, inner: float) -> float:
    """Return the height at which a value is drawn, in px from above."""
    return round(TOP + inner * (1 - scale.part(value)), 1)


def path_of(series: Series, xs: Scale, ys: Scale) -> str:
    """Return the points of a line; of many, every so-and-so-many-th and the last."""
    points = series.points
    every = -(-len(points) // MOST_POINTS)
    taken = [*points[:-1:every], points[-1]] if points else []
    return " ".join(f"{BOX * xs.part(x):.1f},{BOX * (1 - ys.part(y)):.1f}" for x, y in taken)
