"""The screen of a person who decides. Everything comes from the view of their seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from fogg.cli.terminal.terminal import Terminal, card, grid, joined
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.engine import View
from fogg.engine.decisions import DrawFaceUp, Keep
from fogg.engine.views import BLOCKED, DONE, IMPOSSIBLE, OPEN, ticket_states
from fogg.words import Message, Wording

STATE_STYLES = {DONE: "green", OPEN: "", IMPOSSIBLE: "red", BLOCKED: "red"}
STATE_WORDS = {
    DONE: "terminal-ticket-done",
    OPEN: "terminal-ticket-open",
    IMPOSSIBLE: "terminal-ticket-impossible",
    BLOCKED: "terminal-ticket-blocked",
}
KIND_WORDS = {"long": "terminal-ticket-long", "short": "terminal-ticket-short"}


def show_turn(terminal: Terminal, at: TerminalPosition, since: int) -> None:
    """Print the whole table at the beginning of a turn, with what has happened since the seat last looked."""
    view = at.view
    turn = at.format("terminal-opening") if is_opening(view) else at.format("terminal-turn", n=view.turns)
    terminal.say()
    terminal.heading(f"{at.edition_name} · {turn} · {at.name(at.seat)}", strong=True)
    show_events(terminal, at.view.history[since:], at.wording)
    terminal.say()
    show_table(terminal, at)
    show_seats(terminal, at)
    if view.final_turns is not None:
        terminal.say(Text(f" {at.format('terminal-last-round')} ", style="bold reverse"))


def show_step(terminal: Terminal, at: TerminalPosition, since: int) -> None:
    """Print what matters in the middle of a turn: what has happened, the market and the hand."""
    show_events(terminal, at.view.history[since:], at.wording)
    if any(isinstance(option, DrawFaceUp) for option in at.options):
        show_labelled(terminal, at, [(at.format("terminal-label-row"), row_text(at)), *hand_rows(at)])
    elif any(isinstance(option, Keep) for option in at.options):
        show_tickets(terminal, at)


def is_opening(view: View) -> bool:
    """Return True if the opening choice is still to be made."""
    if view.choosing_together:
        return True
    return not view.tickets and (bool(view.offer) or (view.turns == 1 and len(view.steps) > 1))


def show_events(terminal: Terminal, messages: Iterable[Message], wording: Wording) -> None:
    """Print what has happened, a paragraph for each seat that acted."""
    for paragraph in paragraphs(messages):
        terminal.say(" ".join(wording.say(message) for message in paragraph))


def paragraphs(messages: Iterable[Message]) -> list[list[Message]]:
    """Group messages: those about one seat, with what follows from them."""
    found: list[list[Message]] = []
    seat = None
    for message in messages:
        about = message.params.get("seat", seat)
        if not found or about != seat:
            found.append([])
        found[-1].append(message)
        seat = about
    return found


def show_labelled(terminal: Terminal, at: TerminalPosition, rows: Sequence[tuple[str, Text | str]]) -> None:
    """Print lines with a word in front, wrapped after it."""
    table = grid(columns="< ")
    table.columns[0].min_width = at.label_width
    for label, text in rows:
        table.add_row(Text(label, style="bold"), text)
    terminal.say(table)


def show_table(terminal: Terminal, at: TerminalPosition) -> None:
    """Print the market, the decks, the hand and the tickets."""
    show_labelled(terminal, at, [*deck_rows(at), *hand_rows(at)])
    show_tickets(terminal, at)


def deck_rows(at: TerminalPosition) -> list[tuple[str, Text | str]]:
    """Return the face-up cards and what is left to draw."""
    return [(at.format("terminal-label-row"), row_text(at)), (at.format("terminal-label-decks"), decks_text(at))]


def row_text(at: TerminalPosition) -> Text:
    """Return the face-up cards by their numbers."""
    cards = [
        Text(f"{n} ") + (card(kind, at.wording.kind(kind)) if kind else Text(at.format("terminal-empty"), style="dim"))
        for n, kind in enumerate(at.view.market, 1)
    ]
    return joined(cards, "   ")


def decks_text(at: TerminalPosition) -> str:
    """Return how much is left to draw."""
    view = at.view
    return at.format("terminal-decks", cards=view.deck_size, discards=view.discards_size, left=view.tickets_left)


def hand_rows(at: TerminalPosition) -> list[tuple[str, Text | str]]:
    """Return the own cards by kind, and those that a team has in common."""
    rows: list[tuple[str, Text | str]] = [(at.format("terminal-label-hand"), cards_text(at, at.view.hand))]
    if at.view.ruleset.team_size > 1:
        rows.append((at.format("terminal-label-common"), cards_text(at, at.view.common)))
    return rows


def cards_text(at: TerminalPosition, cards: dict[str, int]) -> Text:
    """Return how many cards there are, and of which kinds."""
    if not cards:
        return Text(at.format("terminal-no-cards"))
    return Text(at.format("terminal-cards", n=sum(cards.values())) + ": ") + at.cards(cards)


def show_tickets(terminal: Terminal, at: TerminalPosition) -> None:
    """Print the seat's tickets with their state, the team's, and those on offer by number."""
    title = at.wording.own_words["own_tickets"].capitalize()
    table = grid(columns="<< ")
    table.columns[0].min_width = at.label_width
    for label, tickets in ((title, at.view.tickets), (at.format("terminal-label-common"), at.view.shared)):
        for n, (state, ticket) in enumerate(ticket_states(at.view, tickets)):
            name = at.wording.value("ticket", ticket.key)
            table.add_row("" if n else label, Text(at.format(STATE_WORDS[state]), style=STATE_STYLES[state]), name)
    for n, ticket in enumerate(at.view.offer, 1):
        note = f"  {at.format(KIND_WORDS[ticket.kind])}" if ticket.kind in KIND_WORDS else ""
        label = at.format("terminal-label-offered") if n == 1 else ""
        table.add_row(label, f"{n}", at.wording.value("ticket", ticket.key) + note)
    table.columns[0].style = "bold"
    if table.row_count:
        terminal.say(table)


def show_seats(terminal: Terminal, at: TerminalPosition) -> None:
    """Print all seats' trains, cards, tickets, points, and what the edition adds."""
    view = at.view
    names = at.wording.own_words
    table = grid(columns="<<>>>>", gap=2)
    table.columns[0].min_width = at.label_width - 2
    table.columns[0].style = "bold"
    for _ in extras_of(at, 0):
        table.add_column(justify="right", no_wrap=True)
    for seat in range(len(view.names)):
        mark = "> " if seat == at.seat else "  "
        table.add_row(
            at.format("terminal-label-seats") if seat == 0 else "",
            Text(mark + at.name(seat), style="bold" if seat == at.seat else ""),
            f"{view.trains[seat]} {names['own_train' if view.trains[seat] == 1 else 'own_trains']}",
            at.format("terminal-cards", n=view.hand_size(seat)),
            at.format("terminal-tickets", n=view.ticket_count(seat)),
            at.format("terminal-points", n=view.side_score(seat)),
            *extras_of(at, seat),
        )
    terminal.say(table)
    show_labelled(terminal, at, things_of(at))


def things_of(at: TerminalPosition) -> list[tuple[str, Text | str]]:
    """Return a line for each seat that owns things which the edition's tables name, such as technologies."""
    rows: list[tuple[str, Text | str]] = []
    for seat in range(len(at.view.names)):
        owned = [piece.place.partition(":")[2] for piece in at.view.pieces if piece.seat == seat]
        things = [thing for thing in owned if thing in at.wording.names.things]
        if things:
            rows.append(
                (
                    at.format("terminal-label-owned") if not rows else "",
                    f"{at.name(seat)}: {at.wording.value('things', things)}",
                )
            )
    return rows


def extras_of(at: TerminalPosition, seat: int) -> list[str]:
    """Return what modules count for each seat, where the catalogue has words for it (`extra-stations-left`)."""
    texts = []
    for name, state in at.view.module_states.items():
        for field, numbers in state.items() if isinstance(state, dict) else ():
            key = f"extra-{name}-{field}".replace("_", "-")
            if isinstance(numbers, list) and at.wording.bundle.has_message(key):
                texts.append(at.format(key, n=numbers[seat]))
    return texts


def hint(at: TerminalPosition) -> str:
    """Return what is to be decided, in a line above the prompt."""
    options = at.options
    if any(isinstance(option, Keep) for option in options):
        least = min(bin(option.mask).count("1") for option in options if isinstance(option, Keep))
        return at.format("terminal-choose-tickets", n=least, offered=len(at.view.offer))
    step = at.view.step_name
    if step == "next-card":
        return at.format("terminal-second-card")
    if step == "turn":
        return at.format("terminal-your-turn", name=at.name(at.seat))
    return at.format("terminal-your-choice", name=at.name(at.seat))
