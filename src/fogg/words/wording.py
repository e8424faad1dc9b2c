"""Messages put into sentences, from the catalogue of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from fogg.words.message import Message

OWN_WORDS = ("train", "wild", "ticket")


class Names:
    """What the things of an edition and a table are called.

    `own_words`: the edition's words for a train, a wild card or a ticket, where it has its own. `things`: the names of
    whatever else its tables list by id.
    """

    def __init__(
        self,
        *,
        cities: Mapping[str, str],
        routes: Mapping[str, tuple[str, str]],
        tickets: Mapping[str, tuple[str, str, str]],
        seats: Sequence[str],
        own_words: Mapping[str, str],
        things: Mapping[str, str] | None = None,
    ) -> None:
        self.cities = cities
        self.routes = routes
        self.tickets = tickets
        self.seats = seats
        self.own_words = own_words
        self.things = things or {}


class Wording:
    """Turns messages into sentences for one table.

    The name of a parameter up to its first underscore is its type: `city`, `route`, `kind`, `seat`, `ticket`, `cards`,
    `tickets`, `kinds`, `cities`, `thing`, `things`; anything else goes into the sentence as it is.
    """

    def __init__(self, names: Names, language: str = "en") -> None:
        self.names = names
        self.bundle = catalogue(language)
        self.own_words: dict[str, str] = {}
        for thing in OWN_WORDS:
            word = names.own_words.get(thing) or self.format(f"word-{thing}", {})
            self.own_words[f"own_{thing}"] = word
            self.own_words[f"own_{thing}s"] = self.format("word-plural", {"word": word})

    def say(self, message: Message) -> str:
        """The sentence of a message; KeyError if the catalogue does not have it."""
        values = {name: self.value(name, value) for name, value in message.params.items()}
        return self.format(message.key, values)

    def format(self, key: str, values: Mapping[str, Any]) -> str:
        """An entry of the catalogue with its variables filled in, the edition's own words included."""
        entry = self.bundle.get_message(key)
        if entry.value is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(entry.value, {**self.own_words, **values})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def value(self, name: str, value: Any) -> Any:
        """A parameter as it stands in a sentence."""
        match name.partition("_")[0]:
            case "city":
                return self.names.cities[value]
            case "route":
                return self.join_ends(*self.names.routes[value])
            case "ticket":
                a, b, points = self.names.tickets[value]
                return self.format("name-ticket", {"a": a, "b": b, "points": points})
            case "kind":
                return self.kind(value)
            case "seat":
                return self.names.seats[value]
            case "cards":
                return self.listed([self.format("name-cards", {"n": n, "kind": self.kind(k, n)}) for k, n in value])
            case "kinds":
                return self.listed([self.kind(kind) for kind in value])
            case "tickets":
                return self.listed([self.value("ticket", ticket) for ticket in value])
            case "thing":
                return self.names.things[value]
            case "things":
                return self.listed([self.names.things[thing] for thing in value])
            case "cities":
                return self.listed([self.names.cities[city] for city in value])
            case _:
                return value

    def kind(self, key: str, n: int = 1) -> str:
        """The name of a kind of card; of several cards another one, where the catalogue has it (`kind-...-many`)."""
        many = f"kind-{key}-many"
        return self.format(many if n != 1 and self.bundle.has_message(many) else f"kind-{key}", {})

    def join_ends(self, a: str, b: str) -> str:
        """A route by its two cities."""
        return self.format("name-route", {"a": a, "b": b})

    def listed(self, parts: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`; the catalogue has the words between."""
        if not parts:
            return self.format("list-none", {})
        text = parts[0]
        for i, part in enumerate(parts[1:], 2):
            text = self.format("list-last" if i == len(parts) else "list-more", {"list": text, "item": part})
        return text


@lru_cache(maxsize=8)
def catalogue(language: str) -> FluentBundle:
    """The catalogue of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    text = files("fogg.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
