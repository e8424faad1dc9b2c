"""The curve of a training run as a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fogg.gpu.learning.train_config import TrainConfig
from fogg.report import Series, fact_list, html_page, line_plot, percent, prose, section

Row = dict[str, float]
METHOD = (
    "All seats of every game are the network itself, except for a share of games in which one seat is a past self. "
    "Points are of self-play: they rise with better plans, not with weaker opponents. Each dot is a mean over some "
    "iterations; the axis counts decisions in millions."
)
PAST = "How often the past self won the games it sat in; an even share is {par}. A line far below says that it learns."


def curve_page(config: TrainConfig, curve: Sequence[Row], name: str) -> str:
    """Return the page of a run."""
    rows = [row for row in curve if row["games"] > 0]
    last = (
        rows[-1] if rows else dict.fromkeys(("points", "tickets", "completed", "decisions", "seconds", "length"), 0.0)
    )
    par = 1 / config.players
    facts = (
        ("Players", config.players),
        ("Network", f"{config.width} wide, {config.blocks} residual blocks"),
        ("Decisions", f"{last['decisions'] / 1e6:,.1f} million"),
        ("Time", f"{last['seconds'] / 60:.1f} minutes"),
        ("Games side by side", f"{config.lanes:,}"),
        ("Seed", config.seed),
    )
    return html_page(
        f"{name}: a network teaches itself",
        section("What was trained", fact_list(facts)),
        section("Points of a seat", plot(rows, ("points", "tickets"), "points and points of tickets"), prose(METHOD)),
        section("Completed tickets of a seat", plot(rows, ("completed",), "completed tickets")),
        section("Decisions of a game", plot(rows, ("length",), "decisions of a game")),
        section("Entropy of the policy", plot(rows, ("entropy",), "entropy")),
        section(
            "Against past selves",
            plot(rows, ("past_wins",), "victories of past selves", mark=par, unit=percent),
            prose(PAST.format(par=percent(par))),
        ),
        lead=f"{last['points']:.1f} points a seat, {last['completed']:.2f} tickets completed.",
    )


def plot(
    rows: Sequence[Row],
    names: Sequence[str],
    words: str,
    *,
    mark: float | None = None,
    unit: Callable[[float], str] | None = None,
) -> object:
    """Return the lines of some columns of the curve."""
    series = [
        Series(name.replace("_", " "), [(row["decisions"] / 1e6, row[name]) for row in rows], color)
        for color, name in enumerate(names)
    ]
    if not rows:
        return prose("No game has ended yet.")
    if unit is None:
        return line_plot(series, words=words, mark=mark)
    return line_plot(series, words=words, mark=mark, y_unit=unit)
