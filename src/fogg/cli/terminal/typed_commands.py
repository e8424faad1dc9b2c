"""The commands of the terminal game: from a typed line to a verb and its words. Pure functions."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from fogg.cli.command_language import say
from fogg.cli.terminal.typed_names import NotUnderstood, either

NUMBER = "number"  # the verb of a line that is only numbers
# The actions of the base game have commands of their own; those that modules add are commands by their own name.
CORE_ACTIONS = ("draw", "draw-hidden", "draw-tickets", "keep", "claim", "pass")


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A verb and the words after it, as typed."""

    verb: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Usage:
    """The syntax of a command, the key of what it does, and its short form."""

    form: str
    about: str
    short: str = ""


ACTIONS = {
    "draw": Usage("draw CARD", "terminal-usage-draw", "d"),
    "claim": Usage("claim CITY CITY [COLOR] [N]", "terminal-usage-claim", "c"),
    "tickets": Usage("tickets [N ...]", "terminal-usage-tickets", "t"),
    "keep": Usage("keep N ...", "terminal-usage-keep", "k"),
    "pass": Usage("pass", "terminal-usage-pass"),
    "undo": Usage("undo", "terminal-usage-undo", "z"),
}
QUESTIONS = {
    "options": Usage("options", "terminal-usage-options", "o"),
    "routes": Usage("routes", "terminal-usage-routes", "r"),
    "map": Usage("map [CITY]", "terminal-usage-map", "m"),
    "why": Usage("why [CITY CITY]", "terminal-usage-why", "w"),
    "hand": Usage("hand", "terminal-usage-hand"),
    "row": Usage("row", "terminal-usage-row"),
    "scores": Usage("scores", "terminal-usage-scores", "s"),
    "log": Usage("log [N]", "terminal-usage-log", "l"),
    "rules": Usage("rules [R14]", "terminal-usage-rules"),
    "help": Usage("help [COMMAND]", "terminal-usage-help", "?"),
    "save": Usage("save FILE", "terminal-usage-save"),
    "quit": Usage("quit", "terminal-usage-quit", "q"),
}
COMMANDS = {**ACTIONS, **QUESTIONS}
SHORT = {usage.short: name for name, usage in COMMANDS.items() if usage.short}
OTHER_WORDS = {"u": "undo", "exit": "quit", "ticket": "tickets", "take": "draw", "score": "scores", "route": "routes"}


def parse(line: str, own: Sequence[str] = ()) -> TypedCommand:
    """Return the command of a line; `own` names the edition's own verbs. NotUnderstood if there is none.

    The beginning of a verb is enough if it is clear. `h` is `draw hidden`; numbers alone are a command of their own.
    """
    words = line.split()
    if not words:
        raise NotUnderstood(say("terminal-type-something"))
    if re.fullmatch(r"[\d\s,]+", line):
        return TypedCommand(NUMBER, tuple(re.findall(r"\d+", line)))
    first = words[0].lower()
    rest = tuple(words[1:])
    for name in own:  # an own verb of several words: `give up` is give-up
        parts = name.split("-")
        if len(parts) > 1 and [word.lower() for word in words[: len(parts)]] == parts:
            return TypedCommand(name, tuple(words[len(parts) :]))
    if first in ("h", "hidden"):
        return TypedCommand("draw", ("hidden", *rest))
    if first in COMMANDS:
        return TypedCommand(first, rest)
    if (long := SHORT.get(first) or OTHER_WORDS.get(first)) is not None:
        return TypedCommand(long, rest)
    if first in own:
        return TypedCommand(first, rest)
    return TypedCommand(completed(first, own), rest)


def completed(first: str, own: Sequence[str]) -> str:
    """Return the verb that a word begins, if only one does."""
    known = [*COMMANDS, *own]
    begun = [name for name in known if name.startswith(first)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise NotUnderstood(say("terminal-may-be", said=first, names=either(begun)))
    near = difflib.get_close_matches(first, known, n=1)
    if near:
        raise NotUnderstood(say("terminal-unknown-command-guess", said=first, guess=near[0]))
    raise NotUnderstood(say("terminal-unknown-command", said=first))


def numbers(words: Sequence[str]) -> list[int]:
    """Parse whole numbers separated by spaces, commas or `and`; NotUnderstood for any other word."""
    found = []
    for word in (part for text in words for part in text.split(",")):
        if word.isdecimal():
            found.append(int(word))
        elif word and word.lower() != "and":
            raise NotUnderstood(say("terminal-not-a-number", said=word))
    return found


def chosen_tickets(words: Sequence[str], offered: int) -> list[int]:
    """Return which of the offered tickets are kept, from 0 up; NotUnderstood if a number is none of them."""
    if [word.lower() for word in words] == ["all"]:
        return list(range(offered))
    wanted = numbers(words)
    if not wanted:
        raise NotUnderstood(say("terminal-which-ones", n=offered))
    for n in wanted:
        if not 1 <= n <= offered:
            raise NotUnderstood(say("terminal-no-such-ticket", n=n, offered=offered))
    return sorted({n - 1 for n in wanted})
