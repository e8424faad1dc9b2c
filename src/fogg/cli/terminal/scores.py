"""Score sheets: every line of points, and totals that add up."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fogg.cli.terminal.terminal import Terminal, grid
from fogg.engine import Result
from fogg.words import Message, ScoreLine, Wording

ROUTE = "score-route"


def show_result(terminal: Terminal, result: Result, wording: Wording) -> None:
    """Print the standings of a finished game, every point explained, and who has won."""
    names = wording.names.seats
    for standing in result.standings:
        who = wording.listed([names[seat] for seat in standing.seats])
        shared = sum(other.place == standing.place for other in result.standings) > 1
        key = "terminal-place-shared" if shared else "terminal-place"
        show_sheet(terminal, wording.format(key, {"who": who, "n": standing.place}), standing.lines, wording)
    terminal.say(Text(winners_text(result, wording), style="bold"))


def winners_text(result: Result, wording: Wording) -> str:
    """Return who has won, and how a tie was broken."""
    names = [wording.names.seats[seat] for seat in result.winners]
    best = result.standings[0]
    sides = sum(standing.place == 1 for standing in result.standings)
    key = "terminal-shared-victory" if sides > 1 else "terminal-victory"
    text = wording.format(key, {"names": wording.listed(names), "people": len(names), "n": best.total})
    if sides == 1 and any(standing.total == best.total for standing in result.standings[1:]):
        text += " " + wording.format("terminal-tie-broken", {})
    return text


def show_sheet(terminal: Terminal, title: str, lines: Sequence[ScoreLine], wording: Wording) -> None:
    """Print the lines of one side with their total; routes are one paragraph."""
    table = grid(columns="<> ")
    routes = [line for line in lines if line.reason == ROUTE]
    if routes:
        label = wording.format("terminal-routes", {"n": len(routes)})
        table.add_row(label, f"{sum(line.points for line in routes)}", routes_text(routes, wording))
    for line in lines:
        if line.reason != ROUTE:
            table.add_row(wording.say(Message(line.reason, {})), f"{line.points}", line_text(line, wording))
    table.add_row(
        Text(wording.format("web-total", {}), style="bold"),
        Text(f"{sum(line.points for line in lines)}", style="bold"),
        "",
    )
    terminal.say(Text(title, style="bold"))
    terminal.say(table, indent=2)
    terminal.say()


def routes_text(lines: Sequence[ScoreLine], wording: Wording) -> str:
    """Return each claimed route with its points."""
    return ", ".join(f"{wording.value('route', line.routes[0])} {line.points}" for line in lines)


def line_text(line: ScoreLine, wording: Wording) -> str:
    """Return what a line of score is for."""
    if line.tickets:
        return str(wording.value("tickets", line.tickets))
    if line.cities:
        return str(wording.value("cities", line.cities))
    if line.things:
        return str(wording.value("things", line.things))
    return wording.format("terminal-over-routes", {"n": len(line.routes)}) if line.routes else ""


def show_standing(
    terminal: Terminal, lines: Sequence[ScoreLine], wording: Wording, sides: Sequence[Sequence[int]]
) -> None:
    """Print the lines of an unfinished game, side by side."""
    for side in sides:
        who = wording.listed([wording.names.seats[seat] for seat in side])
        show_sheet(terminal, who, [line for line in lines if line.seat in side], wording)
