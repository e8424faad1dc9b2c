"""Answers to what a person asks without deciding anything: hand, map, log, scores, rules, help."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from fogg.board.rulebook import Section
from fogg.cli.rule_lookup import read_rules
from fogg.cli.terminal.option_lists import show_claimable, show_map
from fogg.cli.terminal.scores import show_standing
from fogg.cli.terminal.screen import deck_rows, hand_rows, show_labelled, show_tickets
from fogg.cli.terminal.terminal import Terminal, grid
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.cli.terminal.typed_commands import (
    ACTIONS,
    COMMANDS,
    CORE_ACTIONS,
    QUESTIONS,
    TypedCommand,
    Usage,
    numbers,
    parse,
)
from fogg.cli.terminal.typed_names import NotUnderstood, find_city
from fogg.engine.ruleset import provenance

LOG_LINES = 20


def answer(terminal: Terminal, command: TypedCommand, at: TerminalPosition) -> bool:
    """Answer a question; False if the command is none."""
    answers: dict[str, Callable[[Terminal, Sequence[str], TerminalPosition], None]] = {
        "routes": lambda terminal, words, at: show_claimable(terminal, at),
        "map": answer_map,
        "hand": answer_hand,
        "row": answer_row,
        "scores": answer_scores,
        "log": answer_log,
        "rules": answer_rules,
        "help": answer_help,
    }
    if command.verb not in answers:
        return False
    answers[command.verb](terminal, command.words, at)
    return True


def answer_map(terminal: Terminal, words: Sequence[str], at: TerminalPosition) -> None:
    """Answer `map`, `map denver`."""
    show_map(terminal, at, int(find_city(words, at.board.cities).id) if words else None)


def answer_hand(terminal: Terminal, words: Sequence[str], at: TerminalPosition) -> None:
    """Print the seat's cards and tickets."""
    show_labelled(terminal, at, hand_rows(at))
    show_tickets(terminal, at)


def answer_row(terminal: Terminal, words: Sequence[str], at: TerminalPosition) -> None:
    """Print the face-up cards and the decks."""
    show_labelled(terminal, at, deck_rows(at))


def answer_scores(terminal: Terminal, words: Sequence[str], at: TerminalPosition) -> None:
    """Print the standing as far as this seat knows it."""
    terminal.say(at.format("terminal-standing"))
    terminal.say()
    show_standing(terminal, at.view.standing(), at.wording, at.view.sides)


def answer_log(terminal: Terminal, words: Sequence[str], at: TerminalPosition) -> None:
    """Answer `log`, `log 50`: the events this seat has seen."""
    wanted = numbers(words)
    n = wanted[0] if wanted else LOG_LINES
    for message in at.view.history[-n:] if n else ():
        terminal.say(at.say(message))


def answer_rules(terminal: Terminal, words: Sequence[str], at: TerminalPosition) -> None:
    """Answer `rules`, `rules setup`, `rules R14`, `rules usa R14`."""
    edition = at.view.edition
    named, book = read_rules(list(words), edition)
    title = at.edition_name if named == edition else named
    if not words or (len(words) == 1 and words[0].lower() == named):
        chapter = book[0].title.split()[0].lower()
        terminal.say(at.format("terminal-rules-of", name=title, chapter=chapter))
        table = grid(columns="< ")
        for section in book:
            table.add_row(section.title, ", ".join(section.rules))
        terminal.say(table, indent=2)
    else:
        show_rules(terminal, book)


def show_rules(terminal: Terminal, book: Sequence[Section]) -> None:
    """Print rules in full, after their numbers."""
    for section in book:
        terminal.say(Text(section.title, style="bold"))
        table = grid(columns="< ")
        for number, text in section.rules.items():
            table.add_row(number, text)
        terminal.say(table, indent=2)


def answer_help(terminal: Terminal, words: Sequence[str], at: TerminalPosition) -> None:
    """Answer `help`, `help claim`."""
    own = {name: own_usage(name, at) for name in at.own_verbs if name not in CORE_ACTIONS}
    if words:
        name = parse(" ".join(words), list(own)).verb
        usage = {**COMMANDS, **own}.get(name)
        if usage is None:
            raise NotUnderstood(at.format("terminal-no-command", said=words[0]))
        key = "terminal-usage-short" if usage.short else "terminal-usage"
        terminal.say(at.format(key, form=usage.form, short=usage.short, about=at.format(usage.about)))
        return
    for title, usages in (
        ("terminal-help-act", ACTIONS),
        ("terminal-help-own", own),
        ("terminal-help-look", QUESTIONS),
    ):
        if usages:
            terminal.say(Text(at.format(title), style="bold"))
            table = grid(columns="<< ")
            table.columns[0].min_width, table.columns[1].min_width = 27, 1
            for usage in usages.values():
                table.add_row(usage.form, usage.short, at.format(usage.about))
            terminal.say(table, indent=2)
    terminal.say(at.format("terminal-help-more"))
    for text in provenance(at.view.ruleset.edition.labels, at.wording):
        terminal.say(Text(text, style="italic"))


def own_usage(name: str, at: TerminalPosition) -> Usage:
    """Return how a verb of a module is written."""
    action = next(action for action in at.view.ruleset.actions if action.to_json()["do"] == name)
    places = [part.upper() for part in action.to_json() if part in ("city", "route", "color", "kind")]
    color = "[COLOR]" if "ROUTE" in places else "[N]"
    form = " ".join([name.replace("-", " "), *places]).replace("COLOR", color).replace("ROUTE", "CITY CITY")
    key = f"terminal-verb-{name}"
    return Usage(form, key if at.wording.bundle.has_message(key) else "terminal-verb-unknown")
