# interpreted: sentences are made only where a person reads them
"""Parts of an edition that are not the printed game, said plainly."""

from __future__ import annotations

from collections.abc import Iterable

from fogg.board.catalog import AddOnInfo, VariantInfo
from fogg.board.load import find_source
from fogg.engine.ruleset.own_words import folder_words, module_words, presented
from fogg.engine.ruleset.table_wording import OWN_WORDS, own_words
from fogg.words import ENGLISH, Names, Wording
from fogg.words.fluent import read


def edition_wording(edition: str, language: str = ENGLISH) -> Wording:
    """Return words for an edition that is only listed, not played, by its name or folder."""
    source = find_source(edition)
    brought = folder_words(source, language)
    own = own_words({word: source.data.get(key) for word, key in OWN_WORDS.items()}, brought)
    return Wording(Names(cities={}, routes={}, tickets={}, seats=[], own_words=own), language, own=brought)


def provenance(labels: Iterable[tuple[str, str]], wording: Wording) -> list[str]:
    """Return a sentence for each part that is reconstructed, substituted, unverified or from a single source."""
    return [
        wording.format(f"provenance-{label}".replace("_", "-"), {"part": part_name(part, wording)})
        for label, part in labels
    ]


def part_name(part: str, wording: Wording) -> str:
    """Return a part of an edition (`tickets`, `routes.cart`) in words;
    a part unknown to the catalog is returned as it is.
    """
    key = "part-" + part.replace(".", "-").replace("_", "-")
    return wording.format(key, {}) if wording.bundle.has_message(key) else part


def sentence(key: str, wording: Wording) -> str:
    """Return what `words` of a setting or add-on says:
    an entry of the catalogue, or in a board of one's own a plain text.
    """
    return wording.format(key, {}) if wording.bundle.has_message(key) else key


def variant_name(variant: VariantInfo, wording: Wording) -> str:
    """Return the name of a variant in the language of the words, else as it is printed."""
    key = f"variant-{variant.id}"
    return wording.format(key, {}) if wording.bundle.has_message(key) else variant.name


def add_on_sentence(add_on: AddOnInfo, wording: Wording, language: str) -> str:
    """Return what an add-on is called: its modules have words for it in other languages than English."""
    found = read(module_words(add_on.rules, language)).get(f"add-on-{add_on.id}", ())
    return str(found[0]) if found else sentence(add_on.words, wording)


def presentation(edition: str, language: str) -> dict[str, str]:
    """Return how an edition is presented in a language (`name`, `tagline`, ...), where that differs from English."""
    return presented(find_source(edition).folder, language)
