"""The messages of one language, put into sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fogg.words.fluent import Literal, Part, Pattern, Reference, Select, Variable, read

# The plural category of a number, by language (CLDR). A new catalogue needs its rule here, and its signs in numbers.
PLURALS: dict[str, Callable[[float], str]] = {
    "en": lambda number: "one" if number == 1 else "other",
    "de": lambda number: "one" if number == 1 else "other",
}
SIGNS = {"en": str.maketrans({}), "de": str.maketrans(",.", ".,")}  # between thousands and before decimals


class Bundle:
    """The messages of one language; texts that are added later replace earlier messages of the same key."""

    def __init__(self, language: str, *texts: str) -> None:
        self.plural = PLURALS[language]
        self.signs = SIGNS[language]
        self.patterns: dict[str, Pattern] = {}
        for text in texts:
            self.add(text)

    def add(self, text: str) -> None:
        """Add all messages of a file in the Fluent format; NotFluent (a ValueError) if it cannot be read."""
        self.patterns.update(read(text))

    def has_message(self, key: str) -> bool:
        """Return True if there is a message of this key."""
        return key in self.patterns

    def written(self, value: Any) -> str:
        """Return a value as it stands in a sentence: numbers with signs between the thousands."""
        return f"{value:,}".translate(self.signs) if is_number(value) else str(value)

    def format(self, key: str, values: Mapping[str, Any]) -> tuple[str, list[str]]:
        """Return the message of a key that is there, with its variables filled in, and what was missing for that.

        What is missing stands in the text by its name.
        """
        filling = Filling(self, values)
        return filling.pattern(self.patterns[key], (key,)), filling.faults


class Filling:
    """One message being filled in."""

    def __init__(self, bundle: Bundle, values: Mapping[str, Any]) -> None:
        self.bundle = bundle
        self.values = values
        self.faults: list[str] = []

    def pattern(self, pattern: Pattern, inside: tuple[str, ...]) -> str:
        """Return the text of a pattern; `inside` are the messages that are being filled in around it."""
        return "".join(self.bundle.written(self.value(part, inside)) for part in pattern)

    def value(self, part: Part, inside: tuple[str, ...]) -> Any:
        """Return the value of a part: a number as it is, everything else as text."""
        if isinstance(part, Variable):
            return self.values[part.name] if part.name in self.values else self.missing(part.name, f"${part.name}")
        if isinstance(part, Reference):
            key = part.key
            if key in inside:
                return self.missing(key, f"{key} in itself")
            found = self.bundle.patterns.get(key)
            return self.missing(key, key) if found is None else self.pattern(found, (*inside, key))
        if isinstance(part, Select):
            return self.pattern(self.choose(part, inside), inside)
        return part.text if isinstance(part, Literal) else part

    def choose(self, select: Select, inside: tuple[str, ...]) -> Pattern:
        """Return the first variant that fits: an exact number or word, or the plural category of a number."""
        found = self.value(select.selector, inside)
        names = (found, self.bundle.plural(found)) if is_number(found) else (found,)
        for key, pattern in select.variants:
            if key in names:
                return pattern
        return select.variants[select.default][1]

    def missing(self, shown: str, what: str) -> str:
        """Note that something cannot be filled in, and return what stands there instead."""
        self.faults.append(f"there is no {what}")
        return shown


def is_number(value: Any) -> bool:
    """Return True for what a selector compares as a number."""
    return isinstance(value, int | float) and not isinstance(value, bool)
