"""A list of problems for a person: many of one kind are shown as a few and a number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from fogg.errors import EditionError

SHOWN = 5  # problems of one kind, unless all are asked for
# What differs between two problems of the same kind: quoted words, numbers, names of routes, code, guesses.
PARTICULAR = re.compile(r"; did you mean .*|'[^']*'|`[^`]*`|\[[^\]]*\]|\S*[-_]\S*|-?\d+")


def kind_of(problem: EditionError) -> str:
    """Return what a problem has in common with others of its kind, in any file or line."""
    return " ".join(PARTICULAR.sub("", problem.message).split())


def lines_of(problems: Iterable[EditionError], *, every: bool) -> Iterator[str]:
    """Return the lines of a list of problems, those of one kind together; `every` leaves none out."""
    kinds: dict[str, list[EditionError]] = {}
    for problem in problems:
        kinds.setdefault(kind_of(problem), []).append(problem)
    for alike in kinds.values():
        # One more than fits is shown: a line that says "1 more" would take as much room.
        shown = alike if every or len(alike) <= SHOWN + 1 else alike[:SHOWN]
        yield from (str(problem) for problem in shown)
        if len(shown) < len(alike):
            yield f"  and {len(alike) - len(shown)} more like this (--all lists them)"
