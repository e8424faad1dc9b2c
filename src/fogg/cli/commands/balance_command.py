"""`fogg check --balance`: a board as a designer looks at it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from fogg.board import Board, Edition
from fogg.cli.terminal.terminal import Terminal
from fogg.engine.checks import Balance, balance_of

MOST = 10  # lines of a list that only begins
VERDICTS = {"over": "pays too much", "under": "pays too little", "many": "many", "few": "few"}


def show_balance(terminal: Terminal, edition: Edition) -> None:
    """Print what may have to be evened out, as tables."""
    found = balance_of(edition)
    terminal.say(Text(f"{edition.name}: how it is balanced", style="bold"))
    for title, table in tables_of(found, edition.board):
        terminal.say()
        terminal.say(Text(title, style="bold"))
        terminal.say(table, indent=2)


def tables_of(found: Balance, board: Board) -> Iterator[tuple[str, Table]]:
    """Yield each part of the report with its title."""
    yield "Trains and spaces", supply_table(found)
    yield "Tracks of each color by length", color_table(found)
    each = f"1 space of the shortest way brings {found.points_per_space:g} points"
    yield f"Tickets ({each})", ticket_table(found, board)
    yield headline("Tickets that share their way", len(found.shared)), shared_table(found, board)
    yield headline("Bottlenecks: what many tickets need", len(found.bottlenecks)), bottleneck_table(found, board)
    yield headline("Cities, the rarest on tickets first", len(found.cities)), city_table(found, board)


def table_of(*columns: str, words: int = 1) -> Table:
    """Return a table without lines whose first columns hold words and the others numbers."""
    table = Table(box=None, header_style="dim", pad_edge=False)
    for n, column in enumerate(columns):
        table.add_column(column, justify="left" if n < words else "right")
    return table


def supply_table(found: Balance) -> Table:
    table = table_of("players", "trains", "open spaces", "trains per space", words=0)
    for supply in found.supplies:
        table.add_row(str(supply.players), str(supply.trains), str(supply.spaces), f"{supply.trains_per_space:.2f}")
    return table


def color_table(found: Balance) -> Table:
    lengths = list(found.lengths)
    table = table_of("color", *(f"{n} long" for n in lengths), "tracks", "spaces", "cards", "")
    for color in found.colors:
        counts = [str(color.by_length.get(length, "")) for length in lengths]
        sums = (str(color.tracks), str(color.spaces), str(color.cards or ""))
        table.add_row(color.color, *counts, *sums, VERDICTS.get(color.verdict, ""))
    tracks, spaces = sum(found.lengths.values()), sum(length * n for length, n in found.lengths.items())
    cards = sum(color.cards for color in found.colors)
    table.add_row("all", *map(str, found.lengths.values()), str(tracks), str(spaces), str(cards), "", style="bold")
    return table


def ticket_table(found: Balance, board: Board) -> Table:
    table = table_of("from", "to", "points", "shortest way", "routes", "fair", "", words=2)
    for ticket in found.tickets:
        ends = (board.city(ticket.a).name, board.city(ticket.b).name)
        numbers = (ticket.points, ticket.shortest, ticket.routes, ticket.fair)
        table.add_row(*ends, *map(str, numbers), VERDICTS.get(ticket.verdict, ""))
    return table


def shared_table(found: Balance, board: Board) -> Table:
    table = table_of("one", "another", "spaces", "of the shorter", words=2)
    for shared in found.shared[:MOST]:
        names = [ticket_name(key, board) for key in (shared.one, shared.other)]
        table.add_row(*names, str(shared.spaces), f"{100 * shared.share:.0f} %")
    return table


def bottleneck_table(found: Balance, board: Board) -> Table:
    table = table_of("", "where", "cuts off", "tickets", "of all", "detour", words=3)
    for one in found.bottlenecks[:MOST]:
        name = board.city(one.name).name if one.kind == "city" else ticket_name(one.name, board)
        cut_off = ", ".join(board.city(key).name for key in one.cuts_off)
        table.add_row(one.kind, name, cut_off, str(one.tickets), f"{100 * one.share:.0f} %", f"+{one.detour:g}")
    return table


def city_table(found: Balance, board: Board) -> Table:
    table = table_of("city", "tickets", "neighbors")
    for use in found.cities[:MOST]:
        table.add_row(board.city(use.city).name, str(use.tickets), str(use.neighbors))
    return table


def headline(words: str, lines: int) -> str:
    """Return a title that says if only the beginning of a list is shown."""
    return f"{words} (the first {MOST} of {lines}; --json has all)" if lines > MOST else f"{words} ({lines})"


def ticket_name(key: str, board: Board) -> str:
    """Return two places by their names, from `a-b`."""
    return "–".join(board.city(end).name for end in key.split("-"))
