"""Messages put into sentences, from the catalogue of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fogg.words.language import ENGLISH
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.words.bundle import Bundle

OWN_WORDS = ("train", "wild", "ticket")


class Names:
    """The names of the things of an edition and a table.

    `own_words`: the edition's words for a train, a wild card or a ticket, where it has its own. `things`: the names of
    everything else its tables list by id.
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


class UnknownWords(LookupError):
    """A message that the catalogue cannot say, as its key or a parameter is missing; only strict words raise it."""


class Wording:
    """Turns messages into sentences for one table.

    The name of a parameter up to its first underscore is its type: `city`, `route`, `kind`, `seat`, `ticket`, `cards`,
    `tickets`, `kinds`, `cities`, `thing`, `things`; anything else goes into the sentence as it is.

    `own` is the text of a catalogue that a board or a rule module brings (`words.en.ftl`): its entries come on top of
    Fogg's own. Where a language lacks an entry, English is shown; words that are missing there too are shown as their
    key, so that a game goes on; `strict` raises UnknownWords.
    """

    def __init__(self, names: Names, language: str = ENGLISH, *, own: str = "", strict: bool = False) -> None:
        self.names = names
        self.strict = strict
        self.bundle = catalogue(language, own)
        self.own_words: dict[str, str] = {}
        for thing in OWN_WORDS:
            own_word = names.own_words.get(thing)
            word = own_word or self.format(f"word-{thing}", {})
            many = f"word-{thing}-many"
            plain = own_word is None and self.bundle.has_message(many)
            self.own_words[f"own_{thing}"] = word
            self.own_words[f"own_{thing}s"] = self.format(many if plain else "word-plural", {"word": word})

    def say(self, message: Message) -> str:
        """Return the sentence of a message."""
        values = {name: self.value(name, value) for name, value in message.params.items()}
        return self.format(message.key, values)

    def format(self, key: str, values: Mapping[str, Any]) -> str:
        """Return an entry of the catalogue with its variables filled in, the edition's own words included."""
        if not self.bundle.has_message(key):
            return self.missing(f"no words for {key!r}", key)
        text, faults = self.bundle.format(key, {**self.own_words, **values})
        return self.missing(f"{key}: {faults[0]}", text) if faults else text

    def missing(self, what: str, shown: str) -> str:
        """Return what is shown instead of words that are not there; UnknownWords if the words are strict."""
        if self.strict:
            raise UnknownWords(what)
        return shown

    def name(self, names: Mapping[str, str], key: object) -> str:
        """Return the name of a thing by its key, or the key itself where nothing is called so."""
        found = names.get(str(key))
        return self.missing(f"no name for {key!r}", str(key)) if found is None else found

    def value(self, name: str, value: Any) -> Any:
        """Return a parameter as it stands in a sentence."""
        match name.partition("_")[0]:
            case "city":
                return self.name(self.names.cities, value)
            case "route":
                ends = self.names.routes.get(value)
                return self.missing(f"no route {value!r}", str(value)) if ends is None else self.join_ends(*ends)
            case "ticket":
                card = self.names.tickets.get(value)
                if card is None:
                    return self.missing(f"no ticket {value!r}", str(value))
                return self.format("name-ticket", {"a": card[0], "b": card[1], "points": card[2]})
            case "kind":
                return self.kind(value)
            case "seat":
                known = isinstance(value, int) and 0 <= value < len(self.names.seats)
                return self.names.seats[value] if known else self.missing(f"no seat {value!r}", str(value))
            case "cards":
                return self.listed([self.format("name-cards", {"n": n, "kind": self.kind(k, n)}) for k, n in value])
            case "kinds":
                return self.listed([self.kind(kind) for kind in value])
            case "tickets":
                return self.listed([self.value("ticket", ticket) for ticket in value])
            case "thing":
                return self.name(self.names.things, value)
            case "things":
                return self.listed([self.name(self.names.things, thing) for thing in value])
            case "routes":
                return self.listed([self.value("route", route) for route in value])
            case "cities":
                return self.listed([self.name(self.names.cities, city) for city in value])
            case _:
                return value

    def kind(self, key: str, n: int = 1) -> str:
        """Return the name of a kind of card; of several cards another one,
        where the catalogue has it (`kind-...-many`).
        """
        many = f"kind-{key}-many"
        return self.format(many if n != 1 and self.bundle.has_message(many) else f"kind-{key}", {})

    def join_ends(self, a: str, b: str) -> str:
        """Return a route by its two cities."""
        return self.format("name-route", {"a": a, "b": b})

    def listed(self, parts: Sequence[str]) -> str:
        """Return `a`, `a and b`, `a, b and c`; the catalog has the words between."""
        if not parts:
            return self.format("list-none", {})
        text = parts[0]
        for i, part in enumerate(parts[1:], 2):
            text = self.format("list-last" if i == len(parts) else "list-more", {"list": text, "item": part})
        return text


@lru_cache(maxsize=32)
def catalogue(language: str, own: str = "") -> Bundle:
    """Return the catalogue of a language on top of English, and the entries of a custom text on top of both."""
    from fogg.words.bundle import Bundle  # only now: many programs never say a sentence

    bundle = Bundle(language)
    if own:
        bundle.patterns |= catalogue(language).patterns
        bundle.add(own)
    else:
        for name in dict.fromkeys((ENGLISH, language)):
            bundle.add(files("fogg.words").joinpath(f"{name}.ftl").read_text(encoding="utf-8"))
    return bundle
