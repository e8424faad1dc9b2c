"""The commands of the terminal game: from a typed line to a verb and its words. Pure functions."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from fogg.cli.terminal.typed_names import NotUnderstood

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
    """The syntax of a command, its effect, and its short form."""

    form: str
    about: str
    short: str = ""


ACTIONS = {
    "draw": Usage("draw CARD", "a face-up card by number or color, or `hidden`", "d"),
    "claim": Usage("claim CITY CITY [COLOR] [N]", "a route; with COLOR and N locomotives", "c"),
    "tickets": Usage("tickets [N ...]", "draw tickets; with several decks this many of each", "t"),
    "keep": Usage("keep N ...", "tickets on offer, or `keep all`", "k"),
    "pass": Usage("pass", "only when nothing else is possible"),
    "undo": Usage("undo", "take your last decision back, while you may", "z"),
}
QUESTIONS = {
    "options": Usage("options", "all you can do now, numbered", "o"),
    "routes": Usage("routes", "the routes you can claim now", "r"),
    "map": Usage("map [CITY]", "the routes of the board, or of a city", "m"),
    "why": Usage("why [CITY CITY]", "why not? Alone: about the last refusal", "w"),
    "hand": Usage("hand", "your cards and tickets"),
    "row": Usage("row", "the face-up cards and the decks"),
    "scores": Usage("scores", "the points, if the game ended now", "s"),
    "log": Usage("log [N]", "the last N things that happened", "l"),
    "rules": Usage("rules [R14]", "the rules, or one by number (`rules usa R14`)"),
    "help": Usage("help [COMMAND]", "this list", "?"),
    "save": Usage("save FILE", "write the game so far into a file"),
    "quit": Usage("quit", "save the game and leave", "q"),
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
        raise NotUnderstood("Type what you want to do; `help` lists the commands.")
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
        raise NotUnderstood(f"{first!r} may be {' or '.join(begun)}.")
    near = difflib.get_close_matches(first, known, n=1)
    guess = f" Did you mean `{near[0]}`?" if near else ""
    raise NotUnderstood(f"There is no command {first!r}.{guess} `help` lists them all.")


def numbers(words: Sequence[str]) -> list[int]:
    """Parse whole numbers separated by spaces, commas or `and`; NotUnderstood for any other word."""
    found = []
    for word in (part for text in words for part in text.split(",")):
        if word.isdecimal():
            found.append(int(word))
        elif word and word.lower() != "and":
            raise NotUnderstood(f"{word!r} is not a number.")
    return found


def chosen_tickets(words: Sequence[str], offered: int) -> list[int]:
    """Return which of the offered tickets are kept, from 0 up; NotUnderstood if a number is none of them."""
    if [word.lower() for word in words] == ["all"]:
        return list(range(offered))
    wanted = numbers(words)
    if not wanted:
        raise NotUnderstood(f"Which ones? For example `keep 1 {offered}`, or `keep all`.")
    for n in wanted:
        if not 1 <= n <= offered:
            raise NotUnderstood(f"There is no ticket {n} among the {offered} on offer.")
    return sorted({n - 1 for n in wanted})
