"""The analysis of a game as a page: chances and leads over the game, players, and the decisions that lost most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fogg.analysis.game_report import AnalyzedDecision, GameReport, Outlook, SeatReport
from fogg.report import (
    Column,
    Html,
    Series,
    data_table,
    fact_list,
    html_page,
    line_plot,
    percent,
    prose,
    section,
    signed,
    tag,
)

COLORS = 6
MOST_SHOWN = 5  # decisions of a player
WHOLE = (0.0, 1.0)

CHANCES = "How the game stood after each decision, told by all cards, while the cards still to be drawn were unknown."
LEADS = "The lead over the best other player that was to be expected at the end of the game, told in the same way."
PARTS = (
    "All figures but the points are of the final lead. Expected: what the deal promised. Play: what the decisions of "
    "the player gained or lost against the best option found. Others: what the only opponent gave away. Luck: all "
    "else, the cards above all{more}. Accuracy: decisions that lost nothing for sure."
)
MORE = ", and what the other players did"
METHOD = (
    "Every decision was compared with what the bot planner would do, in {playouts} games dealt from the player's view, "
    "the same deals for both. For up to ten decisions of each player, those that seemed to lose most, every sort of "
    "option was tried, the better ones in {many} games. The games were played on by planners, in every other one by "
    "racers for the opponents. A better option must stand out by two standard errors, or it is not named. ± is a range "
    "of two standard errors. How the game stood is told from other games, with all cards as they lay and planners for "
    "everybody, so it differs from the chances of a decision."
)


def analysis_page(report: GameReport) -> str:
    """Return the page of an analysis."""
    winners = [seat.name for seat in report.seats if seat.won]
    facts = (
        ("Edition", report.edition),
        *((("Variant", report.variant),) if report.variant else ()),
        ("Decisions", len(report.decisions)),
        ("Playouts", report.playouts),
    )
    method = METHOD.format(playouts=report.playouts, many=4 * report.playouts)
    return html_page(
        f"{', '.join(report.names)}: a game analyzed",
        section("The game", fact_list(facts)),
        section("Chance to win", curve(report, win_of, "The chance to win", WHOLE), prose(CHANCES)),
        section("Expected lead", curve(report, lead_of, "The expected lead"), prose(LEADS)),
        section("Play and luck", seats_table(report), prose(PARTS.format(more=MORE if len(report.names) > 2 else ""))),
        *(seat_section(report, seat) for seat in report.seats),
        section("How it was measured", prose(method)),
        lead=f"{' and '.join(winners)} won." if winners else "",
    )


def win_of(outlook: Outlook) -> float:
    """Return the chance to win."""
    return outlook.win


def lead_of(outlook: Outlook) -> float:
    """Return the expected lead."""
    return outlook.lead


def curve(
    report: GameReport, value: Callable[[Outlook], float], words: str, bounds: tuple[float, float] | None = None
) -> Html:
    """Return a line for each player over the decisions of the game."""
    stood = [(0, report.start), *((decision.number, decision.outlook) for decision in report.decisions)]
    series = [
        Series(name, [(number, value(outlook[seat])) for number, outlook in stood], seat % COLORS)
        for seat, name in enumerate(report.names)
    ]
    unit = percent if bounds == WHOLE else lambda number: signed(number, 0)
    return line_plot(series, words=f"{words} over the game", mark=None if bounds else 0.0, bounds=bounds, y_unit=unit)


def seats_table(report: GameReport) -> Html:
    """Return a row for each player."""
    columns = [Column("Player", words=True), *map(Column, ("Points", "Lead", "Expected", "Play"))]
    told = any(seat.others is not None for seat in report.seats)
    columns += [*([Column("Others")] if told else []), *map(Column, ("Luck", "Accuracy", "Mistakes", "Blunders"))]
    rows = []
    for seat in report.seats:
        parts = [seat.name, seat.points, signed(seat.margin, 0), signed(seat.expected), signed(seat.play)]
        parts += [signed(seat.others or 0.0)] if told else []
        rows.append([*parts, signed(seat.luck), percent(seat.accuracy), seat.mistakes, seat.blunders])
    return data_table(columns, rows)


def seat_section(report: GameReport, seat: SeatReport) -> Html:
    """Return the decisions of a player that lost most."""
    found = {decision.number: decision for decision in report.decisions}
    worst = [found[number] for number in seat.worst[:MOST_SHOWN]]
    title = f"What {seat.name} could have done better"
    return section(title, worst_table(worst) if worst else prose("No decision lost anything."))


def worst_table(worst: Sequence[AnalyzedDecision]) -> Html:
    """Return a row for each decision, the worst first."""
    columns = [
        Column("Turn"),
        Column("Lost", note="points of the final lead"),
        Column("Chance to win", note="with the better option, and as it was decided"),
        Column("Decision", words=True),
        Column("Better", words=True),
    ]
    rows = []
    for decision in worst:
        label = [decision.label, tag("small", f" {decision.rating}") if decision.rating else None]
        lost = f"{decision.loss:.1f} ± {2 * decision.error:.1f}"
        chance = f"{percent(decision.before.win)} → {percent(decision.after.win)}"
        rows.append([decision.turn, lost, chance, label, decision.best_label])
    return data_table(columns, rows)
