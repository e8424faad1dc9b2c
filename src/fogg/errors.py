"""Everything that Fogg raises on purpose: one small tree under `FoggError`.

Every error has a message of one line that names what was wrong, and carries the offending values as attributes.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Any

MOST_LISTED = 40


def nearest(name: str, known: Iterable[str]) -> str:
    """Return the known name that was probably meant, or an empty text.

    The two ends of a route or ticket may be swapped (`omaha-denver`), and upper case does not matter.
    """
    names = list(known)
    lower = name.lower()
    first, dash, second = lower.partition("-")
    for wanted in (lower, f"{second}{dash}{first}"):
        if wanted in names:
            return wanted
    return next(iter(difflib.get_close_matches(lower, names, n=1)), "")


class FoggError(Exception):
    """The base of all errors that a user of Fogg can cause."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Keep an error's attributes across processes; constructors take other arguments."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(cls: type[FoggError], args: tuple[Any, ...], attributes: dict[str, Any]) -> FoggError:
    error = cls.__new__(cls, *args)
    error.__dict__.update(attributes)
    return error


class EditionError(FoggError):
    """A file of an edition is missing, unreadable or says something impossible."""

    def __init__(self, message: str, *, file: str = "", line: int = 0, value: object = None) -> None:
        self.message = message
        self.file = file
        self.line = line
        self.value = value
        where = f"{file}:{line}: " if line else f"{file}: " if file else ""
        super().__init__(where + message)


class UnknownName(FoggError):
    """A name that is not among the known ones, e.g. of an edition, a variant, a setting or its value, an add-on."""

    def __init__(self, what: str, name: object, known: Iterable[object]) -> None:
        self.what = what
        self.name = str(name)
        self.known = [str(k) for k in known]
        near = nearest(self.name, self.known)
        guess = f" Did you mean {near}?" if near else ""
        listed = f"known: {', '.join(self.known)}" if self.known else "there is none"
        if len(self.known) > MOST_LISTED:
            listed = f"{len(self.known)} are known, such as {', '.join(self.known[:3])}"
        super().__init__(f"unknown {what} {self.name!r}; {listed}.{guess}")


class MissingExtra(FoggError):
    """Something was asked for that needs packages which only an extra of the distribution brings."""

    def __init__(self, what: str, extra: str, *, instead: str = "") -> None:
        self.what = what
        self.extra = extra
        way_out = f", or {instead}" if instead else ""
        super().__init__(f"{what} needs the extra `{extra}`: pip install 'fogg-rails[{extra}]'{way_out}")


class WrongSeats(FoggError):
    """An edition cannot be played with this number of seats, or the seats' names do not do."""

    def __init__(self, edition: str, seats: object, allowed: Sequence[int], reason: str = "") -> None:
        self.edition = edition
        self.seats = seats
        self.allowed = list(allowed)
        self.reason = reason
        numbers = ", ".join(str(n) for n in self.allowed)
        super().__init__(f"{edition} is for {numbers} players, not {seats}" if not reason else f"{edition}: {reason}")


class WrongArgument(FoggError, ValueError):
    """A value that an argument cannot take, such as a seed that is not a number or add-ons given as one text."""

    def __init__(self, argument: str, value: object, reason: str) -> None:
        self.argument = argument
        self.value = value
        self.reason = reason
        super().__init__(f"{argument}: {reason}, not {value!r}")


class NotPlayable(FoggError):
    """An edition is a board only as yet: rule modules that it names do not exist."""

    def __init__(self, edition: str, modules: Iterable[str]) -> None:
        self.edition = edition
        self.modules = list(modules)
        super().__init__(f"{edition} is not playable yet: it waits for {', '.join(self.modules)}")


class IllegalAction(FoggError):
    """An action that the rules do not allow now; `rule` is its number (`usa R18`), `reason` a sentence."""

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason
        super().__init__(f"{reason} ({rule})" if rule else reason)


class NotYourTurn(FoggError):
    """A seat acted that has nothing to decide now."""

    def __init__(self, seat: object, actors: Iterable[int]) -> None:
        self.seat = seat
        self.actors = list(actors)
        waiting = ", ".join(str(a) for a in self.actors)
        super().__init__(f"seat {seat} has nothing to decide now; it is up to seat {waiting}")


class GameIsOver(FoggError):
    """A decision in a game that has ended."""

    def __init__(self, message: str = "the game is over") -> None:
        super().__init__(message)


class MalformedAction(FoggError):
    """Something that cannot be read as an action in any of the three forms: object, JSON form or number.

    `reason` names the part that is wrong. An action that can be read but is against the rules, or names a route or
    city that does not exist, is an `IllegalAction` instead.
    """

    def __init__(self, action: object, reason: str) -> None:
        self.action = action
        self.reason = reason
        super().__init__(f"{action!r} is not an action: {reason}")


class RecordError(FoggError):
    """A record that is damaged, foreign or does not replay."""

    def __init__(self, message: str, *, file: str = "", line: int = 0, value: object = None) -> None:
        self.message = message
        self.file = file
        self.line = line
        self.value = value
        where = f"{file}:{line}: " if file and line else f"{file}: " if file else f"line {line}: " if line else ""
        super().__init__(where + message)


class AuditError(FoggError):
    """Something was lost or made in a game: a fault of the engine or of a module."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        super().__init__("; ".join(self.problems))
