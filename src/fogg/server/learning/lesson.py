"""Lessons as they are written: a board, a known deal, what the other player wants to do, and the steps."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from fogg.engine import Action, Game, Ruleset, ruleset
from fogg.server.request_refusal import RequestRefused

HOME = Path(__file__).resolve().parents[2] / "lessons"
FILE = "lesson.toml"
LEARNER = 0  # the seat of the person who learns
KEPT = "keep"  # in a pattern: the tickets that are kept, instead of a number that says which

Pattern = Mapping[str, Any]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: a sentence, what is lit, and what ends it.

    `do` lists the decisions that end it, as parts of their JSON forms; the lesson means the first
    that is possible. Without `do` the step is only read. `lights` are targets such as `deck` or `route:paris-lyon`; by
    default those of the decision that is meant. `repeats`: it goes on until the game is over.
    """

    id: str
    do: tuple[dict[str, Any], ...] = ()
    lights: tuple[str, ...] | None = None
    repeats: bool = False


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: the seed of its deal, the bot that the other seat is called, what it wants in this order, the steps."""

    seed: str
    bot: str
    wants: tuple[dict[str, Any], ...]
    steps: tuple[LessonStep, ...]


def lesson_names() -> list[str]:
    """Return the names of all lessons, in the order in which they are taken."""
    return sorted(file.parent.name for file in HOME.glob(f"*/{FILE}"))


@cache
def read_lesson(name: str) -> Lesson:
    """Return a lesson; a refusal if there is none of that name."""
    if name not in lesson_names():
        raise RequestRefused("not-found")
    return msgspec.convert(tomllib.loads((HOME / name / FILE).read_text(encoding="utf-8")), Lesson)


@cache
def lesson_rules(name: str) -> Ruleset:
    """Return the rules of a lesson's board."""
    return ruleset(HOME / name)


def fits(game: Game, seat: int, action: Action, pattern: Pattern) -> bool:
    """Return True if a decision is what a pattern describes: it says the same wherever the pattern says something."""
    form = action.to_json()
    for key, value in pattern.items():
        if key == KEPT:
            offer = [ticket.key for ticket in game.view(seat).offer]
            mask = sum(1 << offer.index(ticket) for ticket in value) if set(value) <= set(offer) else -1
            if form.get("tickets") != mask:
                return False
        elif form.get(key) != value:
            return False
    return True


def first_fitting(game: Game, seat: int, patterns: Sequence[Pattern]) -> Action | None:
    """Return the decision that the first possible pattern describes; None if none is possible."""
    options = game.options(seat)
    for pattern in patterns:
        for action in options:
            if fits(game, seat, action, pattern):
                return action
    return None
